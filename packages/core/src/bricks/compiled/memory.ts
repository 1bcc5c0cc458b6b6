import { MOST_CELLS } from '../space/bit-board.js';

/** Successors that are generated before any is looked up, so that their slots are prefetched together. */
export const BATCH = 256;

/** The addresses of the words that the code shares with its caller. */
export const SHARED = { tableEnd: 0, slots: 4, entered: 8, listed: 12, peak: 16, solved: 20, fetched: 24 };
/** Keys stand at multiples of eight. */
const AFTER_SHARED = 32;

/** The memory layout of a compiled search, in bytes. */
export class MemoryPlan {
  readonly keyBytes: number;
  /** An open state: its key, those of its images, the free cells, the edge by which it was reached, the cells of each class. */
  readonly recordBytes: number;
  readonly imagesAt: number;
  readonly freeAt: number;
  readonly cameAt: number;
  readonly cellsAt: number;
  /** A successor that is to be looked up: its key, its edge, the number of its parent, and its home slot. */
  readonly candidateBytes: number;
  readonly edgeAt: number;
  readonly parentAt: number;
  readonly slotAt: number;
  /** What a brick adds to the key, by class × 32 + cell; then, for each symmetry, to the key of the image. */
  readonly terms = AFTER_SHARED;
  readonly termsBytes: number;
  /** By class × 32 + cell: which cells a brick covers. */
  readonly covers: number;
  /** Scratch space: a set of cells for each step of a path. */
  readonly rings: number;
  /** For each symmetry, by class × 32 + cell: those of the image, in the same form. */
  readonly images: number;
  readonly imagesBytes: number;
  readonly candidates: number;
  /** The most states that a batch inserts. */
  readonly mostInBatch: number;
  /** A block is this many records; so many are read from `head`, and written to `tail`. */
  readonly blockRecords: number;
  readonly head: number;
  readonly tail: number;
  /** The keys of the states that a call has inserted: at most a block of them. */
  readonly arrivals: number;
  /** The hash table, up to the end. */
  readonly table: number;

  constructor(
    classes: number,
    keyWords: number,
    maxSuccessors: number,
    readonly symmetries: number,
  ) {
    const places = MOST_CELLS * classes;
    this.keyBytes = 8 * Math.ceil(keyWords / 2);
    this.imagesAt = this.keyBytes;
    this.freeAt = this.imagesAt + symmetries * this.keyBytes;
    this.cameAt = this.freeAt + 4;
    this.cellsAt = this.freeAt + 8;
    this.recordBytes = 8 * Math.ceil((this.cellsAt + 4 * classes) / 8);
    this.edgeAt = this.keyBytes;
    this.parentAt = this.keyBytes + 4;
    this.slotAt = this.keyBytes + 8;
    this.candidateBytes = this.keyBytes + 16;
    this.mostInBatch = BATCH + maxSuccessors;
    this.blockRecords = Math.max(512, 2 * this.mostInBatch);
    this.termsBytes = places * this.keyBytes;
    this.imagesBytes = 4 * places;
    this.covers = this.terms + (1 + symmetries) * this.termsBytes;
    this.rings = this.covers + 4 * places;
    this.images = this.rings + 4 * MOST_CELLS;
    this.candidates = this.images + symmetries * this.imagesBytes;
    this.head = this.candidates + this.mostInBatch * this.candidateBytes;
    this.tail = this.head + this.blockBytes;
    this.arrivals = this.tail + this.blockBytes;
    this.table = this.arrivals + this.blockRecords * this.keyBytes;
  }

  get blockBytes(): number {
    return this.blockRecords * this.recordBytes;
  }
}
