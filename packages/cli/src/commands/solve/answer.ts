import { type Family, printMoves } from '@slidewise/core/contract';
import type { Solution } from '@slidewise/core/solving';
import type { InputBoard } from '../../input/boards.js';

/** A board and its solution; no solution if the board could not be read. */
export interface Answer {
  readonly board: InputBoard;
  readonly solution: Solution | undefined;
  readonly milliseconds: number;
}

export function moveTexts(
  family: Family,
  position: unknown,
  { moves, metric }: Solution,
  format: string,
  letters: string | undefined,
): readonly string[] {
  return printMoves(family, position, moves, { format, metric, letters });
}
