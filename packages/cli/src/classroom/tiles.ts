import { printMoves } from '@slidewise/core/contract';
import { solveInSlices } from '../solving/solve-in-slices.js';
import { withTables } from '../storage/with-tables.js';
import { complain } from '../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../terminal/interruption.js';
import { sentenceOf } from '../terminal/sentence-of.js';
import { showAmount, showCount } from '../terminal/units.js';
import { readSquare } from './square.js';

/** The course's tile puzzle: the shortest string of L, R, U and D for the board on standard input; returns the exit code. */
export async function run({ letters }: { readonly letters: string }): Promise<number> {
  const board = await readSquare();
  if ('trouble' in board) return complain(board.trouble);
  const { family, reading } = board;
  const { position, format } = reading;
  const signal = onInterrupt();
  const solving = await withTables((tables) => solveInSlices('-', family, position, { metric: 'stm' }, signal, tables));
  if (!solving.ok) return complain(`-: ${sentenceOf(solving.problem)}`);
  const { status, moves, length, lowerBound, optimal, reason } = solving.value;
  if (status === 'solved') {
    process.stdout.write(`${printMoves(family, position, moves, { format, letters }).join('')}\n`);
  }
  if (optimal) return 0;
  if (status === 'unsolvable') complain(`-: the board cannot be solved: ${reason?.message}`);
  else if (status === 'stopped') complain(`-: no solution was found: ${reason?.message}`);
  else
    complain(
      `-: ${showAmount(length!, 'move')} are not proved to be the fewest; at least ${showCount(lowerBound)} are needed`,
    );
  return signal.aborted ? EXIT_INTERRUPTED : 1;
}
