// Where everything stands in the memory of the compiled search, in bytes. In this order: words shared with
// JavaScript, tables of the board, tables of lines that several boards share, states. `engine.ts` sets the offsets.

/** Words of a search. */
export const AT = {
  /** How many states are stored and expanded, and how many successors were generated. */
  size: 0,
  expanded: 4,
  generated: 8,
  /** The most states that waited at one time. */
  peak: 12,
  /** The number of the first goal, or -1. */
  solved: 16,
  /** The search ends when there are more states than `limit`, and pauses when there is no room for further ones. */
  limit: 20,
  capacity: 24,
  /** Arrays of the states: digits, lines that are not pruned, slots of the hash table; distances, queue, starts of layers. */
  digits: 28,
  lines: 32,
  slots: 36,
  slotsEnd: 40,
  slotCount: 44,
  distances: 48,
  queue: 52,
  layers: 56,
  layerCount: 60,
  /** The board: its lines as a mask, the shift of the target's digit and of its row among the cells. */
  boardLines: 64,
  goalDigit: 68,
  goalCells: 72,
  /** The search ends at a state whose digits, a number of 64 bits, are below these. */
  floor: 80,
} as const;

/**
 * For each arrangement of the target's line, the cells that must be free for a goal, or -1: one list for the search,
 * one for the board.
 */
export const ENDS_AT = 128;
export const GOALS_AT = 192;
/** For each set of eight lines, a mask that has eight bits for each of them, the last line lowest. */
export const SPREAD_AT = 256;
/** No arrangement of a line has more slides, and no state more successors. */
export const MOST_SLIDES = 8;
export const MOST_SUCCESSORS = 16 * MOST_SLIDES;
/** So many states are expanded together. */
export const BATCH = 16;
/**
 * A list of their legal slides: two entries for a state (columns and rows), and room for one spare entry at either
 * end.
 */
export const LIST_AT = SPREAD_AT + 256 * 8;
export const LISTED_BYTES = 32;
/** An entry: its slides as bits, the digits of the state; the half of them that changes, the table of slides; the number of the state. */
export const LISTED_AT = { slides: 0, digits: 8, own: 16, table: 20, state: 24 } as const;
/** The successors by these slides: digits, lines that are not pruned, the number of the state that they come from. */
export const SUCCESSORS_AT = LIST_AT + (2 * BATCH + 2) * LISTED_BYTES;
export const SUCCESSOR_BYTES = 16;
export const SUCCESSOR_AT = { digits: 0, linesAfter: 8, from: 12 } as const;
/** Those among them that are new: the same without the digits. */
export const NEWS_AT = SUCCESSORS_AT + BATCH * MOST_SUCCESSORS * SUCCESSOR_BYTES;
export const NEW_BYTES = 8;
export const NEW_AT = { linesAfter: 0, from: 4 } as const;
/**
 * For each two lines, the cells that they take, as the lines across see them: eight bytes for each two arrangements. Four pairs of rows come first, then four of
 * columns.
 */
export const PAIRS_AT = NEWS_AT + BATCH * MOST_SUCCESSORS * NEW_BYTES;
export const PAIR_BYTES = 256 * 8;
/** The tables of the board's lines, rows from 0 and columns from 8. */
const LINES_AT = PAIRS_AT + 8 * PAIR_BYTES;
export const FIRST_COLUMN = 8;

// The table of a line has the cells of each arrangement as the lines across see them (eight bytes each), and its slides.
// A byte of legal slides follows for each set of blocked cells and arrangement.
export const CELLS_BYTES = 128;
export const SLIDE_BYTES = 16;
export const ARRANGEMENT_BYTES = MOST_SLIDES * SLIDE_BYTES;
const LISTS_OFFSET = CELLS_BYTES + 16 * ARRANGEMENT_BYTES;
/**
 * A slide: its change of the digits (two words), the lines not pruned after it, the cells that it takes or passes.
 */
export const SLIDE_AT = { change: 0, linesAfter: 8, span: 12 } as const;

/** The size of the boards that a module is written for. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/** Where the tables of a line stand, in memory for boards of a size. */
export class LineMemory {
  /** Not a power of two, for what is read at the same place of several tables would then contend for the same lines of the cache. */
  readonly tableBytes: number;
  /** A table of zeros, for lines without vehicles. */
  readonly noTable: number;
  /** Where the tables start that no line of the present board need have. */
  readonly lineTables: number;

  constructor({ width, height }: BoardSize) {
    this.tableBytes = LISTS_OFFSET + (16 << Math.max(width, height)) + 64;
    this.noTable = this.tableOf(2 * FIRST_COLUMN);
    this.lineTables = this.noTable + this.tableBytes;
  }

  tableOf(line: number): number {
    return LINES_AT + line * this.tableBytes;
  }

  slidesOf(line: number): number {
    return this.tableOf(line) + CELLS_BYTES;
  }

  listsOf(line: number): number {
    return this.tableOf(line) + LISTS_OFFSET;
  }
}
