import { setFlagsFromString } from 'node:v8';

/**
 * Lets each thread collect its own garbage. V8's helper threads finish sooner if a core is idle. With a solving
 * thread on every core they only take its time (decision 171). These three are looked up at each collection, so that
 * they may change while the program runs; the flag for all of them, `--single-threaded-gc`, may not.
 */
export function collectWithoutHelpers(): void {
  setFlagsFromString('--no-parallel-scavenge');
  setFlagsFromString('--no-concurrent-sweeping');
  setFlagsFromString('--no-concurrent-array-buffer-sweeping');
}
