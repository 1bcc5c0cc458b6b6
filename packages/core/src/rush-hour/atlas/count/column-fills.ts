import { type LineKind, LineKinds } from '../boards/line-kinds.js';
import { type SlideMetric, slidesOf } from './slides.js';

/** The bits that the number of a fill takes. There are up to 32 fills, so the bits of a word are a set of fills. */
export const FILL_BITS = 5;
const STRIDE = 1 << FILL_BITS;
/** Among the fills of columns: the board is not plain. */
export const NOT_PLAIN = 1 << 30;
/** The bits of a list of slides that say how many it has; the others are its address. */
export const SLIDE_COUNT_BITS = 4;

/** Slides of columns. */
export interface ColumnSlides {
  /** For each mask of blocked cells and fill, the fills that one slide leads to, as bits. */
  readonly reached: Int32Array;
  /** How a slide changes the rank, shifted by `FILL_BITS`, and the bits of the fill's number that change. */
  readonly slides: Int32Array;
  /** For each rank, the address of its slides if the first stands at some address, and how many they are. */
  lists(slidesAt: number): Int32Array;
}

/**
 * All ways to put vehicles into a column. A set holds the fills of one kind, the last set all fills: no slide leaves a set. `blocked` are cells under
 * vehicles of rows. Tables are read at `STRIDE * (set * masks + blocked) + fill`.
 */
export class ColumnFills {
  /** The cells that each fill covers. */
  readonly masks: readonly number[];
  /** The fills of each set. */
  readonly sets: readonly (readonly number[])[];
  /** The fills that leave a cell free, as bits. */
  readonly notFull: number;
  /** For each mask of blocked cells, the fills that fit, as bits. */
  readonly fitting: Int32Array;
  /** For each row, the fills that cover its cell, as bits. */
  readonly covering: Int32Array;
  /** For each set and mask, how many fills fit, and how many of these leave a cell free. */
  readonly counts: Int32Array;
  readonly notFullCounts: Int32Array;
  /** For each set, mask and fill, its place among those of the set that fit; -1 if it does not. */
  readonly ranks: Int8Array;
  readonly slides: Readonly<Record<SlideMetric, ColumnSlides>>;
  private readonly bits: Int32Array;
  private readonly blockedMasks: number;

  constructor(height: number, lengths: readonly number[]) {
    const placements = new LineKinds(height).placements(0, lengths);
    const masks = placements.map(({ mask }) => mask);
    const fills = masks.map((_, fill) => fill);
    const kinds = [...new Set(placements.map(({ kind }) => kind))];
    const full = 2 ** height - 1;
    this.masks = masks;
    this.sets = [...kinds.map((kind) => fills.filter((fill) => placements[fill].kind === kind)), fills];
    this.blockedMasks = 1 << height;
    this.notFull = bitsOf(fills.filter((fill) => masks[fill] !== full));
    this.covering = Int32Array.from({ length: height }, (_, row) =>
      bitsOf(fills.filter((fill) => ((masks[fill] >> row) & 1) !== 0)),
    );
    const lists = this.sets.flatMap((set) =>
      Array.from({ length: this.blockedMasks }, (_, blocked) => set.filter((fill) => (masks[fill] & blocked) === 0)),
    );
    this.bits = Int32Array.from(lists, bitsOf);
    this.fitting = Int32Array.from(lists.slice(-this.blockedMasks), bitsOf);
    this.counts = Int32Array.from(lists, (list) => list.length);
    this.notFullCounts = Int32Array.from(lists, (list) => list.filter((fill) => masks[fill] !== full).length);
    this.ranks = new Int8Array(lists.length * STRIDE).fill(-1);
    for (const [i, list] of lists.entries()) {
      for (const [rank, fill] of list.entries()) this.ranks[i * STRIDE + fill] = rank;
    }
    const fillOf = (kind: LineKind, arrangement: number): number =>
      placements.findIndex((other) => other.kind === kind && other.arrangement === arrangement);
    const slidesIn = (metric: SlideMetric): ColumnSlides => {
      const lists = placements.map(({ kind, arrangement }) =>
        slidesOf(kind, metric)
          .filter(({ from }) => from === arrangement)
          .map(({ to, span }) => ({ to: fillOf(kind, to), span })),
      );
      return this.slideTables(lists);
    };
    this.slides = { moves: slidesIn('moves'), steps: slidesIn('steps') };
  }

  /** The set of all fills. */
  get all(): number {
    return this.sets.length - 1;
  }

  /** The row of `counts` for a set and blocked cells. */
  rowOf(set: number, blocked: number): number {
    return set * this.blockedMasks + blocked;
  }

  /** For each set and mask, the fills that fit and cover the cell of a row, but do not after some slide, as bits. */
  leaving(row: number, metric: SlideMetric): Int32Array {
    const { reached } = this.slides[metric];
    const staying = this.covering[row];
    return this.bits.map((bits, at) => {
      const slidesAt = STRIDE * (at % this.blockedMasks);
      let leaving = 0;
      for (let fill = 0; fill < this.masks.length; fill++) {
        if (((bits & staying) >>> fill) & 1 && (reached[slidesAt + fill] & ~staying) !== 0) leaving |= 1 << fill;
      }
      return leaving;
    });
  }

  /** How many fills fit, and how many of these leave a cell free. */
  countOf(blocked: number): number {
    return this.counts[this.rowOf(this.all, blocked)];
  }

  notFullCountOf(blocked: number): number {
    return this.notFullCounts[this.rowOf(this.all, blocked)];
  }

  /** The fills of a set that fit, as bits. */
  bitsOf(set: number, blocked: number): number {
    return this.bits[this.rowOf(set, blocked)];
  }

  private slideTables(slides: readonly (readonly { to: number; span: number }[])[]): ColumnSlides {
    const { ranks, sets, blockedMasks } = this;
    const reached = new Int32Array(blockedMasks * STRIDE);
    const starts = new Int32Array(ranks.length + 1);
    const changes: number[] = [];
    for (let at = 0; at < ranks.length; at++) {
      starts[at] = changes.length;
      if (ranks[at] < 0) continue;
      const fill = at % STRIDE;
      const row = (at - fill) / STRIDE;
      const blocked = row % blockedMasks;
      for (const { to, span } of slides[fill]) {
        if ((span & blocked) !== 0) continue;
        changes.push(((ranks[row * STRIDE + to] - ranks[at]) << FILL_BITS) | (fill ^ to));
        if (row >= (sets.length - 1) * blockedMasks) reached[blocked * STRIDE + fill] |= 1 << to;
      }
    }
    starts[ranks.length] = changes.length;
    return {
      reached,
      slides: Int32Array.from(changes),
      lists: (slidesAt) =>
        starts.subarray(1).map((end, at) => ((slidesAt + 4 * starts[at]) << SLIDE_COUNT_BITS) | (end - starts[at])),
    };
  }
}

function bitsOf(fills: readonly number[]): number {
  return fills.reduce((bits, fill) => bits | (1 << fill), 0);
}
