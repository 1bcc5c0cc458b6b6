/** A class of boards whose positions are counted. */
export interface CountClass {
  readonly width: number;
  readonly height: number;
  /** The row of the target, from 0. */
  readonly row: number;
  /** The lengths of vehicles other than the target, in ascending order. */
  readonly lengths: readonly number[];
}
