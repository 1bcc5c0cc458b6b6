import { printMoves } from '@slidewise/core/contract';
import { showAmount, showCount } from '@slidewise/core/text';
import type { Host } from './host.js';
import { readSquare } from './square.js';

/** The course's tile puzzle: the shortest string of L, R, U and D for the board on standard input; returns the exit code. */
export async function run(host: Host, { letters }: { readonly letters: string }): Promise<number> {
  const board = await readSquare(host);
  if ('trouble' in board) return host.complain(board.trouble);
  const { family, reading } = board;
  const { position, format } = reading;
  const signal = host.onInterrupt();
  const solving = await host.withSolver((solve) => solve('-', family, position, { metric: 'stm' }, signal));
  if (!solving.ok) return host.complain(`-: ${solving.problem.message}`);
  const { status, moves, length, lowerBound, optimal, reason } = solving.value;
  if (status === 'solved') {
    host.write(`${printMoves(family, position, moves, { format, letters }).join('')}\n`);
  }
  if (optimal) return 0;
  if (status === 'unsolvable') host.complain(`-: the board cannot be solved: ${reason}`);
  else if (status === 'stopped') host.complain(`-: no solution was found: ${reason}`);
  else
    host.complain(
      `-: ${showAmount(length!, 'move')} are not proved to be the fewest; at least ${showCount(lowerBound)} are needed`,
    );
  return signal.aborted ? host.exitInterrupted : 1;
}
