import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { clock } from '../terminal/clock.js';

/** About how long pieces are made before signals are handled again, in milliseconds. */
const TURN = 20;

/** Writes pieces to standard output, as fast as somebody takes them; Ctrl-C is answered between them. Returns whether there were any. */
export async function printPieces(pieces: Iterable<string>): Promise<boolean> {
  let any = false;
  let turnAt = clock.now();
  for (const piece of pieces) {
    any = true;
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
    if (clock.now() - turnAt < TURN) continue;
    await setImmediate();
    turnAt = clock.now();
  }
  return any;
}
