/** Some of the tiles of a board, named by their goal cells. */
export interface Pattern {
  readonly width: number;
  readonly height: number;
  readonly blankGoal: number;
  /** In ascending order. */
  readonly goals: readonly number[];
}

/** The distance of an entry that was not reached yet. */
export const UNKNOWN = 255;
/** The work between two yields, in entries visited. */
export const SLICE = 400_000;
/** Bytes that are filled between two yields: the first write to new memory is slow, and the thread cannot be stopped meanwhile. */
export const FILLED_AT_ONCE = 1 << 22;
