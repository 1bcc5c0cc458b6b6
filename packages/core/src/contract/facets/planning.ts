import type { Cell, Size } from '../scene.js';

/** A facet of a family: its positions can be told to a planner, which knows single steps of single pieces. */
export interface Planning<P> {
  /** By the id of a metric: what the steps of one move have in common. With nothing in common, each step is a move. */
  readonly joins: Readonly<Record<string, readonly ('piece' | 'direction')[]>>;
  /** The position as facts. */
  task(position: P): PlanningTask;
}

/** A position as facts for a planner. */
export interface PlanningTask extends Size {
  /** Cells that no piece can enter. */
  readonly walls: readonly Cell[];
  /** The pieces, as they stand. */
  readonly pieces: readonly PlannedPiece[];
  /** All of them must hold at the end; each does if all facts of one of its alternatives do. */
  readonly goals: readonly (readonly (readonly PlannedFact[])[])[];
}

/** A piece that slides as a whole, a cell at a time. */
export interface PlannedPiece {
  /** Its name on the board. */
  readonly label: string;
  /** The cells that it covers, in reading order. */
  readonly cells: readonly Cell[];
  /** The only directions in which it may move, if its neighbours are not the only limit. */
  readonly ways?: 'horizontal' | 'vertical' | 'none';
  /** Cells, besides the walls, that it may not enter. */
  readonly barred?: readonly Cell[];
}

/** A cell that has to be clear; or, with a piece, the cell that has to be its first in reading order. */
export interface PlannedFact extends Cell {
  /** The number of the piece. */
  readonly piece?: number;
}
