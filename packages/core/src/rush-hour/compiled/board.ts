/** What is the same of all rows and columns with the same vehicles and walls. */
export interface LineShape {
  readonly length: number;
  /** For each arrangement, the cells that its vehicles take: bit i is cell i. */
  readonly masks: ArrayLike<number>;
  /** In order of `from`. */
  readonly moves: readonly { readonly from: number; readonly to: number; readonly span: number }[];
  /** Whether a second move in a row can lead where one alone does not. */
  readonly repeats: boolean;
}

/** A board as the compiled search takes it. */
export interface EngineBoard {
  /** The lines that have vehicles, rows from 0 and columns from `FIRST_COLUMN`. */
  readonly shapes: readonly (LineShape | undefined)[];
  readonly targetRow: number;
  /** For each arrangement of the target's line: the cells that must be free for it to be solved, or -1. */
  readonly goals: ArrayLike<number>;
  /** The arrangements of rows and of columns at the start, four bits a line. */
  readonly rows: number;
  readonly columns: number;
}
