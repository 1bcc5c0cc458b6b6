import type { Grid } from './grid.js';
import type { LineKind } from './line-kinds.js';

/** A set of vehicles and walls, without their places along the lines. The lines are numbered, rows first. */
export interface LineBoard {
  readonly kinds: LineKind[];
  /** The walls along each line: bit i is cell i. */
  readonly walls: Int32Array;
}

export function newBoard({ lines }: Grid): LineBoard {
  return { kinds: new Array<LineKind>(lines), walls: new Int32Array(lines) };
}

/** The arrangement of the target's row that solves a board: the target, which is alone there, touches the right edge. */
export function goalOf({ kinds }: LineBoard, targetRow: number): number {
  return kinds[targetRow].arrangements.length - 1;
}
