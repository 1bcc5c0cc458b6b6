import { type OneBoard, readOneBoard } from '../boards.js';

/** The board on standard input, of a family. Somebody at a terminal is told that it is being waited for. */
export async function readStdinBoard(family: string): Promise<OneBoard | { readonly trouble: string }> {
  if (process.stdin.isTTY) process.stderr.write('slidewise: note: write the board, then end it with Ctrl-D\n');
  return readOneBoard('-', { family });
}
