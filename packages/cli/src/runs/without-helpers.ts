import { setFlagsFromString } from 'node:v8';

/**
 * Lets each thread collect its own garbage. V8 hands parts of that to helper threads, which finish sooner where a core is idle; where every
 * core has a thread that solves, they only take its time (decision 171). These three are looked up at each collection, so that
 * they may change while the program runs; the flag for all of them, `--single-threaded-gc`, may not.
 */
export function collectWithoutHelpers(): void {
  setFlagsFromString('--no-parallel-scavenge');
  setFlagsFromString('--no-concurrent-sweeping');
  setFlagsFromString('--no-concurrent-array-buffer-sweeping');
}
