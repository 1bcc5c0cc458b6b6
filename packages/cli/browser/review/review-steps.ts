/** An arrow: the front of a piece, where it turns and where it ends, in cells: columns, then rows. */
export type Arrow = readonly (readonly [number, number])[];

/** The positions of a game, for its page. */
export interface ReviewSteps {
  /** The width of a cell in the picture. */
  readonly cell: number;
  /** Where the first point of the curve stands, and the last. */
  readonly across: readonly [number, number];
  readonly points: readonly ReviewStep[];
}

/** A position of the game. */
export interface ReviewStep {
  /** How far each piece is from its start: rows and columns. */
  readonly offsets: readonly (readonly [number, number])[];
  /** The moves that begin a shortest solution. */
  readonly best: readonly Arrow[];
  /** The move that was played, if it does not. */
  readonly played: readonly Arrow[];
  /** Its height on the curve. */
  readonly height: number | null;
  /** What is said of it: how it came about and how far it is from a goal, the moves that were as good, and how to go on best. */
  readonly texts: readonly [head: string, best: string, onward: string];
}
