/** How far a piece goes in a part of a move: its number, rows down, columns to the right. */
export type Shift = readonly [piece: number, rows: number, columns: number];

/** What the page of `animate` plays. A move has parts, which are straight; a part has shifts, which happen together. */
export interface PlayedMotion {
  /** The width of a cell in the picture. */
  readonly cell: number;
  readonly secondsPerMove: number;
  readonly moves: readonly (readonly (readonly Shift[])[])[];
  readonly texts: readonly string[];
}
