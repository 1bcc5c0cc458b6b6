import type { PatternLayout } from '../patterns/pattern-layout.js';
import type { PatternTable } from '../patterns/pattern-set.js';
import { regionsOf } from '../patterns/regions.js';
import { DESCRIPTOR, MOVE, REGION_BITS, regionsInALong, SET, SET_BYTES } from './memory.js';

// Pattern databases and their look-up tables in the memory of compiled code.

/** Bytes of a table that are copied between two yields. */
const COPIED_AT_ONCE = 1 << 23;

/** Sets that are described between two yields. */
const SETS_AT_ONCE = 2000;

/** Where the look-up tables of a layout stand. */
export interface LayoutPlaces {
  readonly sets: number;
  readonly lowRanks: number;
  readonly highRanks: number;
  readonly orderAfter: number;
}

/** Where layouts and tables stand. */
interface PatternPlaces {
  readonly layouts: ReadonlyMap<PatternLayout, LayoutPlaces>;
  readonly tables: readonly number[];
}

/** Gives away so many bytes of the memory: returns where they begin. */
type Take = (bytes: number) => number;

export function placeLayouts(patterns: readonly PatternTable[], take: Take): PatternPlaces['layouts'] {
  const layouts = new Map<PatternLayout, LayoutPlaces>();
  for (const { layout } of patterns) {
    if (layouts.has(layout)) continue;
    layouts.set(layout, {
      lowRanks: take(4 * layout.lowRank.length),
      highRanks: take(4 * layout.highRank.length),
      sets: take(SET_BYTES * layout.sets),
      // Where nothing is passed, code loads what stands before, and does not use it.
      orderAfter: take(2 * (layout.orders + layout.orderAfter.length)) + 2 * layout.orders,
    });
  }
  return layouts;
}

/** Patterns may share a table. */
export function placeTables(patterns: readonly PatternTable[], take: Take): PatternPlaces['tables'] {
  const shared = new Map<Uint8Array, number>();
  return patterns.map(({ table }) => {
    const at = shared.get(table) ?? take(table.length);
    shared.set(table, at);
    return at;
  });
}

const described = new WeakMap<PatternLayout, Int32Array | 'too many regions'>();

/** Describes the sets of all patterns, in slices; whether that was possible. */
export function* canDescribe(patterns: readonly PatternTable[]): Generator<void, boolean> {
  for (const { layout } of patterns) {
    const known = described.get(layout) ?? (yield* setsOf(layout)) ?? 'too many regions';
    described.set(layout, known);
    if (known === 'too many regions') return false;
  }
  return true;
}

/** Copies the look-up tables of the layouts, whose sets were described, and the tables, in slices. */
export function* copyPatterns(
  words: Int32Array,
  patterns: readonly PatternTable[],
  places: PatternPlaces,
): Generator<void, void> {
  for (const [layout, at] of places.layouts) {
    words.set(described.get(layout) as Int32Array, at.sets / 4);
    words.set(
      layout.lowRank.map((rank) => SET_BYTES * rank),
      at.lowRanks / 4,
    );
    words.set(
      layout.highRank.map((rank) => at.sets + SET_BYTES * rank),
      at.highRanks / 4,
    );
    new Uint16Array(words.buffer).set(layout.orderAfter, at.orderAfter / 2);
    yield;
  }
  const bytes = new Uint8Array(words.buffer);
  const addresses = new Map(patterns.map(({ table }, i) => [table, places.tables[i]]));
  for (const [table, at] of addresses) {
    for (let from = 0; from < table.length; from += COPIED_AT_ONCE) {
      bytes.set(table.subarray(from, from + COPIED_AT_ONCE), at + from);
      yield;
    }
  }
}

/** Writes what is constant of a descriptor, but for the address of its moves. */
export function describe(
  words: Int32Array,
  at: number,
  layout: PatternLayout,
  places: LayoutPlaces,
  table: number,
): void {
  const { orders, mostPassed } = layout;
  words[at + DESCRIPTOR.lowRanks / 4] = places.lowRanks;
  words[at + DESCRIPTOR.highRanks / 4] = places.highRanks;
  words[at + DESCRIPTOR.table / 4] = table;
  words[at + DESCRIPTOR.columns / 4] = regionsOf(layout).columns;
  words[at + DESCRIPTOR.placeBytes / 4] = 2 * orders * mostPassed;
  words[at + DESCRIPTOR.orderBytes / 4] = 2 * orders;
}

/** Writes a move of a tile between two cells as a pattern has them. */
export function describeMove(
  words: Int32Array,
  at: number,
  layout: PatternLayout,
  places: LayoutPlaces,
  from: number,
  to: number,
): void {
  words[at + MOVE.change / 4] = (1 << from) | (1 << to);
  words[at + MOVE.between / 4] = ((1 << Math.max(from, to)) - 1) & ~((2 << Math.min(from, to)) - 1);
  words[at + MOVE.orders / 4] = places.orderAfter + 2 * (layout.passing(0, 1, to > from) - layout.orders);
  words[at + MOVE.cell / 4] = regionsInALong(layout.cells) ? REGION_BITS * from : from;
  words[at + MOVE.below / 4] = (1 << from) - 1;
}

/** The regions and the first column of each set, by rank; undefined if a set has too many regions. */
function* setsOf(layout: PatternLayout): Generator<void, Int32Array | undefined> {
  const { cells, sets } = layout;
  const { columnOf } = regionsOf(layout);
  const inALong = regionsInALong(cells);
  const words = new Int32Array((SET_BYTES / 4) * sets);
  for (let rank = 0; rank < sets; rank++) {
    if (rank % SETS_AT_ONCE === 0) yield;
    const at = (SET_BYTES / 4) * rank;
    let first = -1;
    for (let cell = 0; cell < cells; cell++) {
      const column = columnOf[rank * cells + cell];
      if (column < 0) continue;
      // Regions are numbered in the order of their first cells.
      if (first < 0) first = column;
      const region = column - first;
      if (region >> REGION_BITS !== 0) return undefined;
      for (let place = 0; place < REGION_BITS; place++) {
        const bit = inALong ? REGION_BITS * cell + place : 32 * place + cell;
        words[at + SET.regions / 4 + (bit >> 5)] |= ((region >> place) & 1) << (bit & 31);
      }
    }
    words[at + SET.firstColumn / 4] = first;
  }
  return words;
}
