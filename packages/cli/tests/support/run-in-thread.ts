import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';

interface Answer {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
  /** The thread has ended with this run. */
  readonly gone: boolean;
}

/** A thread that runs a program whenever it is asked, while whoever asks waits. */
interface ProgramThread {
  readonly worker: Worker;
  readonly port: MessagePort;
  /** Becomes 1 with every answer. */
  readonly signal: Int32Array;
}

let thread: ProgramThread | undefined;

/** Runs the built program in a thread of this process; a program that does not end within the time has no exit code. */
export function runInThread(bundle: string, args: readonly string[], input: string, milliseconds: number): Answer {
  thread ??= start(bundle);
  const { worker, port, signal } = thread;
  const late = receiveMessageOnPort(port)?.message as Answer | undefined;
  if (late !== undefined) throw new Error(`The program crashed after its end: ${late.stderr}`);
  Atomics.store(signal, 0, 0);
  port.postMessage({ args, input, env: { ...process.env } });
  // What wakes it may be the answer before this one, which was there before anybody slept.
  while (Atomics.load(signal, 0) === 0 && Atomics.wait(signal, 0, 0, milliseconds) !== 'timed-out');
  const answer = receiveMessageOnPort(port)?.message as Answer | undefined;
  if (answer !== undefined && !answer.gone) return answer;
  thread = undefined;
  void worker.terminate();
  return answer ?? { stdout: '', stderr: '', code: null, gone: true };
}

function start(bundle: string): ProgramThread {
  const { port1: port, port2: other } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(fileURLToPath(new URL('./program-thread.mjs', import.meta.url)), {
    workerData: { bundle, port: other, signal },
    transferList: [other],
    // Its own streams would be read here, while the thread has put others in their place.
    stdout: true,
    stderr: true,
  });
  worker.unref();
  return { worker, port, signal };
}
