import type { Frame } from '../../space/frame.js';
import { wholeLongs } from '../memory.js';
import type { PlacementTable } from './placement-tables.js';

/** The words at the beginning of the memory of a beam. */
export const WIDE = {
  /** The boards of the layer, and those of the next one. */
  layer: 0,
  next: 4,
  /** By parent: a long with 16 bits for each direction, the change of the value + `DELTA_ZERO`, or 0. */
  deltas: 8,
  /** The hash table of the boards that were kept, and the mask for its slots. */
  seen: 12,
  mask: 16,
  /** Successors with smaller values are kept; of those with this value, as many of 256 as `ties` says. */
  threshold: 20,
  ties: 24,
  /** 4 × the parent + the direction of a goal, or -1. */
  goal: 28,
  /** The boards that there is room for in a layer. */
  room: 32,
};
const HEADER_BYTES = 40;

/** What stands for a change of 0, so that no change is 0. */
export const DELTA_ZERO = 2 ** 15;

/**
 * What a tile counts at a distance from home, and what two moves that the distance leaves out count. By measurement, a tile that is far from
 * home costs more than several that are near.
 */
export const DISTANCE_VALUES = Array.from({ length: 24 }, (_, distance) => Math.round(3 * distance ** 1.4));
export const EXCESS_VALUE = 10;

/** A board of the beam. */
export const BOARD = {
  hash: 0,
  /** The sum of the values of distances, and of linear conflicts and the excesses of all groups. */
  value: 4,
  /** A byte each: the cell of the blank, and the direction that leads back. */
  blank: 8,
  back: 9,
  /** The codes of the columns and rows, then a word that never matters; then of each group its index, and its excess above; then the tiles. */
  lines: 12,
};

/** The excess of a group stands above the index of its placement. */
export const EXCESS_AT = 28;

/** A move of a tile, for 4 × the cell of the blank + the direction. */
export const WAY = {
  /** By how much the value of the tile's distance from home changes. */
  distance: 0,
  /** The line across the move that the tile leaves or enters, if its goal is there: the place of its code on a board, the change, the table of tiles to lift. */
  line: 4,
  change: 8,
  lift: 12,
  /** The same of the line along which it moves; the tiles to lift stay the same. */
  along: 16,
  alongChange: 20,
  /** The group of the tile: the place of its index on a board, the change, and its table. */
  group: 24,
  step: 28,
  table: 32,
};
export const WAY_BYTES = 40;

/** What threads share in their work on a layer: words from `WidePlan.work` on. */
export const WORK = {
  /** Changes when the search is over. */
  session: 0,
  /** Changes when a phase begins; what is to be done in it. */
  phase: 1,
  kind: 2,
  /** Chunks that no thread has taken yet, all chunks of the phase, and those that are done. */
  left: 3,
  chunks: 4,
  done: 5,
  /** Boards of the next layer whose room was given to threads, and the ranges of parents that were worked on. */
  given: 6,
  records: 7,
  /** By thread: where its next board will be, the end of its room, and the parent that it has come to. */
  out: 8,
};
/** Words of a thread in `WORK.out`. */
export const OUT = { next: 0, end: 1, reached: 2 };
export const OUT_WORDS = 3;
/** A thread gets room for so many boards at a time. */
export const BLOCK = 4096;
export const MOST_CHUNKS = 4096;
/** A chunk of a layer: its first parent, its end, and the address of its history. */
export const CHUNK_WORDS = 3;
/** A range of parents: as a chunk; then the first of the boards that were made of it, and their end. */
export const RECORD_WORDS = 5;
const MOST_RECORDS = 2 * MOST_CHUNKS;
/** By thread: how many successors have each value. */
export const MOST_VALUE = 8192;

/** The constants of the code. */
export interface WideCode {
  readonly cells: number;
  readonly blankGoal: number;
  readonly boardBytes: number;
  readonly tilesAt: number;
  readonly neighbours: number;
  readonly legal: number;
  readonly zobrist: number;
  readonly ways: number;
  readonly work: number;
  readonly chunks: number;
  readonly records: number;
  readonly histograms: number;
}

/** Where everything stands that is the same for all beams on boards of one kind. */
export class WidePlan implements WideCode {
  readonly cells: number;
  readonly blankGoal: number;
  readonly groupsAt: number;
  readonly tilesAt: number;
  readonly boardBytes: number;
  readonly neighbours: number;
  readonly legal: number;
  readonly zobrist: number;
  readonly work: number;
  readonly chunks: number;
  readonly records: number;
  readonly histograms: number;
  readonly columnLifts: number;
  readonly rowLifts: number;
  readonly ways: number;
  readonly tables: readonly number[];
  /** Where the arrays of a beam begin. */
  readonly end: number;

  constructor(
    readonly frame: Pick<Frame, 'width' | 'height' | 'cells' | 'blankGoal'>,
    groups: readonly PlacementTable[],
    readonly threads: number,
  ) {
    const { width, height, cells } = frame;
    this.cells = cells;
    this.blankGoal = frame.blankGoal;
    this.groupsAt = BOARD.lines + 4 * (width + height + 1);
    this.tilesAt = this.groupsAt + 4 * groups.length;
    this.boardBytes = wholeLongs(this.tilesAt + cells);
    let end = HEADER_BYTES;
    const take = (bytes: number): number => {
      const at = end;
      end = wholeLongs(end + bytes);
      return at;
    };
    this.work = take(4 * (WORK.out + OUT_WORDS * threads));
    this.chunks = take(4 * CHUNK_WORDS * MOST_CHUNKS);
    this.records = take(4 * RECORD_WORDS * MOST_RECORDS);
    this.histograms = take(4 * MOST_VALUE * threads);
    this.neighbours = take(4 * cells);
    this.legal = take(cells);
    this.zobrist = take(4 * cells * cells);
    this.ways = take(WAY_BYTES * 4 * cells * cells);
    this.columnLifts = take((height + 1) ** height);
    this.rowLifts = width === height ? this.columnLifts : take((width + 1) ** width);
    const shared = new Map<Uint8Array, number>();
    this.tables = groups.map(({ table }) => {
      const at = shared.get(table) ?? take(table.length);
      shared.set(table, at);
      return at;
    });
    this.end = end;
  }

  /** The constants of the code alone, which can be handed to other threads. */
  get code(): WideCode {
    const { cells, blankGoal, boardBytes, tilesAt, neighbours, legal, zobrist, ways } = this;
    const { work, chunks, records, histograms } = this;
    return {
      cells,
      blankGoal,
      boardBytes,
      tilesAt,
      neighbours,
      legal,
      zobrist,
      ways,
      work,
      chunks,
      records,
      histograms,
    };
  }
}
