import { solveAnswer } from '@slidewise/server/answers';
import type { OneBoard } from '../../input/boards.js';
import { errorLine } from '../../terminal/complain.js';
import type { Answer } from './answer.js';
import type { SolveFlags } from './options.js';

/** For programs: one object on a line. */
export function jsonReport({ board, solution, milliseconds }: Answer, { letters }: SolveFlags): string {
  const { label, family, reading, error, cause } = board;
  if (family === undefined || reading === undefined || solution === undefined) return errorLine(label, error!, cause);
  return `${JSON.stringify(solveAnswer(board as OneBoard, solution, { milliseconds, letters }))}\n`;
}
