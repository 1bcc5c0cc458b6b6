/** The longest side: the arrangements of seven rows fit into a word, and the cells of the board into two. */
export const LONGEST_SIDE = 7;

/** The longest side of boards whose positions are counted: the fills of a column are the bits of a word. */
export const LONGEST_COUNTED = 6;

/** What describes a class, as it is given. */
export interface ClassValues {
  readonly size?: string;
  readonly lengths?: string;
  readonly walls?: string;
  readonly row?: string;
}
