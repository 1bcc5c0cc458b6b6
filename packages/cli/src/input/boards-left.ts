import { setTimeout as after } from 'node:timers/promises';
import { say } from '../terminal/complain.js';
import { showAmount } from '../terminal/units.js';
import type { Board } from './boards.js';

/** After Ctrl-C nobody waits for long, in milliseconds. */
const PATIENCE = 2000;

/** The same boards; a loop that ends early does not end them, so that another can go on. */
export function lasting(boards: AsyncIterator<Board>): AsyncIterable<Board> {
  return { [Symbol.asyncIterator]: () => ({ next: () => boards.next() }) };
}

/**
 * Says after Ctrl-C how many boards nothing was done with: they are read to be counted, for as long as that is short. Not if they would have to be
 * typed first. Returns whether all were read: else something may still be open, and keep the program from ending.
 */
export async function sayWhatIsLeft(
  boards: AsyncIterator<Board>,
  paths: readonly string[],
  done: string,
): Promise<boolean> {
  const { count, isAll } = await countBoards(boards, mustBeTyped(paths) ? 0 : PATIENCE);
  if (count === 0 && isAll) return true;
  const amount = count === 0 ? 'the others' : `${isAll ? '' : 'at least '}${showAmount(count, 'board')}`;
  say(`it was interrupted: ${amount} ${count === 1 ? 'was' : 'were'} not ${done}`);
  return isAll;
}

async function countBoards(
  boards: AsyncIterator<Board>,
  patience: number,
): Promise<{ readonly count: number; readonly isAll: boolean }> {
  let count = 0;
  if (patience === 0) return { count, isAll: false };
  const ending = new AbortController();
  // Who writes into a pipe may never go on: then reading never ends either.
  const tooLate = after(patience, 'too late' as const, { signal: ending.signal }).catch(() => 'too late' as const);
  try {
    for (;;) {
      const next = await Promise.race([boards.next(), tooLate]);
      if (next === 'too late') return { count, isAll: false };
      if (next.done) return { count, isAll: true };
      if (next.value.reading !== undefined) count++;
    }
  } finally {
    ending.abort();
  }
}

function mustBeTyped(paths: readonly string[]): boolean {
  return paths.includes('-') && process.stdin.isTTY && !process.stdin.readableEnded;
}
