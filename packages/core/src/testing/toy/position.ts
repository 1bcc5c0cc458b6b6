/** A frog jumps onto the free stone from at most so many stones away. */
export const REACH = 2;

export interface FrogsPosition {
  /** A letter for each frog, `_` for the free stone. */
  readonly row: string;
  readonly goal: string;
}

/** The stone that a frog leaves for the free one. */
export interface Jump {
  readonly from: number;
}
