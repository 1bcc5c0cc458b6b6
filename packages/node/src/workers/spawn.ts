import { fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';

/** A thread or process that was started here, and takes messages. */
export interface Spawned<Sent> {
  /** Sends a message to it. */
  send(message: Sent): void;
  /** Ends it now, whatever it is doing. */
  end(): Promise<unknown>;
}

interface SpawnOptions<Received> {
  /** Megabytes of memory for its objects; by default those of Node. */
  readonly heapMegabytes?: number;
  onMessage(message: Received): void;
  /** Called once, when it has ended, with the reason. */
  onEnd?(reason: string): void;
}

export interface ThreadOptions<Received> extends SpawnOptions<Received> {
  /** What `parent.data` gives it. */
  readonly data?: unknown;
  /** The part of the memory for objects that live briefly. */
  readonly youngMegabytes?: number;
  /** Whether the program may end before the thread has. */
  readonly background?: boolean;
  onError?(error: Error): void;
}

/** Starts a thread. If its memory is limited, it ends before the process does. */
export function spawnThread<Sent, Received>(script: URL, options: ThreadOptions<Received>): Spawned<Sent> {
  const { data, heapMegabytes, youngMegabytes, background, onMessage, onEnd, onError } = options;
  const resourceLimits = {
    ...(heapMegabytes === undefined ? {} : { maxOldGenerationSizeMb: heapMegabytes }),
    ...(youngMegabytes === undefined ? {} : { maxYoungGenerationSizeMb: youngMegabytes }),
  };
  const worker = new Worker(script, { workerData: data, resourceLimits });
  let reason = 'it has ended';
  worker.on('message', onMessage);
  worker.on('error', (error: NodeJS.ErrnoException) => {
    reason = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'the memory was used up' : error.message;
    onError?.(error);
  });
  worker.on('exit', () => onEnd?.(reason));
  // After the listeners: adding one for messages refers to the thread again.
  if (background) worker.unref();
  return { send: (message) => worker.postMessage(message), end: () => worker.terminate() };
}

/** Starts a process, for what may end more than a thread. It shares no memory with this one. */
export function spawnProcess<Sent extends object, Received>(
  script: URL,
  { heapMegabytes, onMessage, onEnd }: SpawnOptions<Received>,
): Spawned<Sent> {
  const child = fork(script, [], {
    serialization: 'advanced',
    ...(heapMegabytes === undefined ? {} : { execArgv: [`--max-old-space-size=${heapMegabytes}`] }),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise<string>((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('exit', (code, signal) =>
      resolve(signal === null ? `its process has ended with ${code}` : `its process was ended by ${signal}`),
    );
  });
  child.on('message', (message) => onMessage(message as Received));
  void ended.then(onEnd);
  return {
    // A process that has ended takes nothing; its end is reported anyway.
    send: (message) => void child.send(message, () => {}),
    end: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
