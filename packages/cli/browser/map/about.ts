/** What a page of `map` knows of its graph beside the packed data. Distances are listed as counts: how many positions lie at each. */
export interface About {
  /** What is counted, in the singular. */
  readonly unit: string;
  /** The width of a cell in the picture of the board. */
  readonly cell: number;
  /** The width of the board, in cells. */
  readonly width: number;
  /** Bytes of a place of a piece: 1 on boards of up to 256 cells. */
  readonly placeBytes: 1 | 2;
  /** The pieces with packed places: those that ever move. */
  readonly pieces: readonly number[];
  /** The first cell of each piece at the start. */
  readonly home: readonly number[];
  readonly labels: readonly string[];
  readonly hasIds: boolean;
  /** The box around the layout: left, right, top, bottom. */
  readonly extent: readonly number[];
  /** False if the graph is a part of the space. */
  readonly complete: boolean;
  readonly unsolvable: boolean;
  readonly farthest: readonly number[];
  readonly hardest: readonly number[];
  readonly fromStart: readonly number[];
  readonly toGoal: readonly number[];
}

/** The distance of a position from which no goal is known. */
export const NONE = 0xffff;
