/** The positions of a solution, for a slider. */
export interface SolutionSteps {
  /** The width of a cell in the picture. */
  readonly cell: number;
  /** For each position, how far each piece is from its start: rows and columns. */
  readonly offsets: readonly (readonly (readonly number[])[])[];
  readonly texts: readonly string[];
}
