import { setImmediate } from 'node:timers/promises';
import { clock } from './clock.js';

/** About how long work goes on before signals and messages are handled again, in milliseconds. */
const TURN = 20;

/** For work in a loop: waits until signals were handled, if it is time for that. Ctrl-C is answered then. */
export function turns(): () => Promise<void> {
  let turnAt = clock.now();
  return async () => {
    if (clock.now() - turnAt < TURN) return;
    await setImmediate();
    turnAt = clock.now();
  };
}
