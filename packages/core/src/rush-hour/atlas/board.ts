import type { Grid } from './grid.js';
import type { LineKind } from './line-kinds.js';

/** A set of vehicles and walls, without their places along the lines. The lines are numbered, rows first. */
export interface Board {
  readonly kinds: LineKind[];
  /** The table of slides of each line, 0 for those without vehicles. */
  readonly tables: Int32Array;
  /** The walls along each line: bit i is cell i. */
  readonly walls: Int32Array;
  /** The arrangement that solves it, of the target's row, in its place among the arrangements of rows. */
  goal: number;
}

export function newBoard({ lines }: Grid): Board {
  return {
    kinds: new Array<LineKind>(lines),
    tables: new Int32Array(lines),
    walls: new Int32Array(lines),
    goal: 0,
  };
}
