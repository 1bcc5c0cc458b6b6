/** Boards with more cells have sets with too many positions to enumerate. */
export const MOST_CELLS = 20;

/** What describes a class, as it is given. */
export interface ClassValues {
  readonly size?: string;
  readonly shapes?: string;
  readonly metric?: string;
  readonly each?: string;
  readonly diameters?: string;
}
