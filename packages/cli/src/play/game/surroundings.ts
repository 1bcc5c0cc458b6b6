import type { Solver } from '@slidewise/core/session';
import type { SolverState } from './solver-thread.js';

/** What the player wants after a game. */
export type GameEnd = 'quit' | 'next' | 'other' | 'anew';

/** What a game needs from around it. */
export interface Surroundings {
  readonly solver: Solver<unknown, unknown>;
  /** How far the solver is; undefined if it is not at work. */
  solverState(): SolverState | undefined;
  now(): number;
  /** Whether there is another puzzle after this one. */
  hasNext(): boolean;
  /** Keeps the game for later; if it cannot be, says why, to go on after "Your game". */
  keep(): string | undefined;
  /** Notes that the puzzle is solved; if that cannot be, says why, to go on after "The result". */
  noteResult(): string | undefined;
}

/** What is to be said when a game begins. */
export interface Opening {
  /** Whether it goes on where it was left. */
  readonly resumed?: boolean;
  readonly error?: string;
}
