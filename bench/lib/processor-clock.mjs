// Loaded into a measured process (`node --import`): its time is the processor time of its main thread, so other work
// on the machine does not count. Without Linux the clock stays as it is.
import { openSync, readSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.platform === 'linux') {
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`);
  const text = Buffer.alloc(64);
  process.hrtime = () => {
    const nanoseconds = Number.parseInt(text.toString('latin1', 0, readSync(file, text, 0, 64, 0)), 10);
    return [Math.floor(nanoseconds / 1e9), nanoseconds % 1e9];
  };
}
