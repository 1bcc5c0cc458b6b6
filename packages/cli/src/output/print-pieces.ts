import { once } from 'node:events';
import { Turns } from '../terminal/turns.js';

/** Writes pieces to standard output, as fast as the reader takes them; Ctrl-C is answered between them. Returns whether there were any. */
export async function printPieces(pieces: Iterable<string>): Promise<boolean> {
  const turns = new Turns();
  let any = false;
  for (const piece of pieces) {
    any = true;
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
    if (turns.due) await turns.next();
  }
  return any;
}
