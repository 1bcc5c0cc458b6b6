// Where things stand in the memory of a block, in bytes.

/** Where words stand at fixed addresses. */
export const AT = {
  /** How much of what was counted last is of plain boards. */
  plain: 0,
  /** The fills of a column that are not full. */
  notFull: 4,
  /** For each column from the second on, the fills of the cells that are chosen. */
  chosen: 8,
  /** `NOT_PLAIN` if that is known from the rows, or 0. */
  rows: 28,
  /** For each row, the fills of a column that cover its cell. */
  covering: 32,
  ranks: 64,
} as const;

/** A placement of the rows, in bytes from its address. */
export const PLACEMENT = {
  /** The address of its first cell; 0 if columns have no fills that fit. */
  base: 0,
  /** The fills of the first column that fit. */
  fitting: 4,
  /** For each column from the second on, the address of its ranks, and how many bytes a rank adds to the address of a cell. */
  columns: 8,
  /** The addresses of the slides of rows. */
  moves: 48,
  steps: 52,
  /** Where the slides of the first column start, in bytes from the first. */
  firstSlides: 56,
  /** How many cells it has. */
  size: 60,
} as const;
export const PLACEMENT_BYTES = 64;
export const COLUMN_BYTES = 8;

/** A cell has two words: the positions that were reached, and those that wait. */
export const CELL_BYTES = 8;

/** A record of positions of one cell. */
export const RECORD = { cell: 0, placement: 4, fills: 8, bits: 12 } as const;
export const RECORD_BYTES = 16;

/** A slide of a row: the address of the placement that it leads to, then a code of these bits. */
export const ROW_SLIDE_BYTES = 8;
export const SLIDE_CODE = {
  /** How far the fill of the column that is newly covered is shifted, if it is not the first. */
  shift: 31,
  /** It is the first column. */
  first: 32,
  /** The row, in bytes. */
  rowAt: 6,
  row: 31,
  /** How many bytes of slides of the same vehicle in the same direction follow. */
  followingAt: 11,
} as const;
