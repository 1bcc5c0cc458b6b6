import type { Solution } from '@slidewise/core/solving';
import type { InputBoard } from '../../input/boards.js';

/** A board and its solution; no solution if the board could not be read. */
export interface Answer {
  readonly board: InputBoard;
  readonly solution: Solution | undefined;
  readonly milliseconds: number;
}
