import type { Board } from '../boards/board.js';

/** Searches one board after another. States are numbered as they are found; what was searched before is forgotten. */
export interface ComponentSearch {
  /** Explores the component of a state; false as soon as it has one whose arrangements make a smaller number. */
  explore(board: Board, start: Int32Array): boolean;
  /** How many states were found. */
  readonly size: number;
  /** Measures a component that was explored: how many of its states there are at each distance from the goals; none if it has no goal. */
  measure(): readonly number[];
  /** The states that are farthest from the goals, by what was measured. */
  readonly farthest: Int32Array;
  rowsOf(state: number): number;
  columnsOf(state: number): number;
  /** A neighbour that is nearer to a goal by one, of a state that is no goal. */
  nearer(state: number): number;
  /** Whether a goal can be reached within so many moves. */
  reaches(board: Board, start: Int32Array, moves: number): boolean;
}
