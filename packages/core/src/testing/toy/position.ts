/** A frog jumps onto the free stone from at most so many stones away. */
export const REACH = 2;

/** The sign of the free stone, which comes after all letters. */
export const FREE = '_';

export interface FrogsPosition {
  /** A letter for each frog, and the sign of the free stone. */
  readonly row: string;
  readonly goal: string;
}

/** The stone that a frog leaves for the free one. */
export interface Jump {
  readonly from: number;
}
