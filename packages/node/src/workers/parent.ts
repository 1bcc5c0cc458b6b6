import { parentPort, workerData } from 'node:worker_threads';

/** Whoever started this thread or process. */
export const parent = {
  /** What the thread was started with. */
  data: workerData as unknown,

  /** Sends a message; the memory of what is transferred goes with it. */
  send(message: unknown, transferred: readonly ArrayBuffer[] = []): void {
    if (parentPort !== null) parentPort.postMessage(message, transferred);
    else process.send!(message);
  },

  onMessage<Received>(listener: (message: Received) => void): void {
    (parentPort ?? process).on('message', listener);
    // A process whose parent is gone has no one to work for.
    if (parentPort === null) process.on('disconnect', () => process.exit());
  },
};
