/** What a reader may say about a text that the text does not say itself; a family explains which values it takes. */
export interface ReadOptions<Format extends string = string> {
  readonly format?: Format;
  readonly target?: string;
  readonly goal?: string;
  readonly size?: string;
}

export interface BoardText {
  readonly text: string;
  /** The line of the whole text, from 1, on which this board starts. */
  readonly line: number;
}

export interface Reading<P, Format extends string = string> {
  readonly position: P;
  readonly format: Format;
  /** The goal in the words of the family's `goal` option. */
  readonly goal: string;
}

/** How moves are written. */
export interface MoveStyle<Format extends string = string, MetricId extends string = string> {
  /** The format of the board. */
  readonly format: Format;
  /** What is counted, where a format has a notation for each metric; by default the family's first. */
  readonly metric?: MetricId | undefined;
  /** A convention for letters, where the family has several; by default the first. */
  readonly letters?: string | undefined;
}
