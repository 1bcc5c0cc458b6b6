import type { TableRequest, TableShelf } from '../../contract/tables.js';
import type { Frame } from '../space/frame.js';
import { partition, type Shape } from './partitions.js';
import type { Pattern } from './pattern.js';
import { buildPattern } from './pattern-build.js';
import { choose, factorial, PatternLayout } from './pattern-layout.js';
import { findRegions, MOST_REGION_ENTRIES, regionsOf } from './regions.js';

/** Changes whenever the content of the tables does, so that outdated files are not used. */
const VERSION = 'v1';

/** Larger tables than this are not built. */
const MOST_ENTRIES = 6e8;

/** A set of cells is a bit board in one word, and arithmetic on such words must not overflow. */
const MOST_CELLS = 28;

/** One pattern with its table. */
export interface PatternTable {
  readonly goals: readonly number[];
  readonly layout: PatternLayout;
  /** Two entries in a byte, the even one in the low half. */
  readonly table: Uint8Array;
}

/** The ids of the tables of a kind of partition. */
export function patternRequests(shape: Shape, kind: string): TableRequest[] {
  const { width, height, blankGoal } = shape;
  return partition(shape, kind).map((goals) => {
    const placements = entries(width * height, goals.length);
    // Two entries in a byte: for each region, unless these are too many.
    const bytes = Math.ceil(Math.max(placements, Math.min(MOST_REGIONS * placements, MOST_REGION_ENTRIES)) / 2);
    return {
      id: `tiles-patterns-${VERSION}-${width}x${height}-${blankGoal}-${goals.join('.')}`,
      bytes,
      buildBytes: bytes + MOST_REGIONS * placements,
    };
  });
}

/** By measurement, the most regions of the blank for a set of cells, on average. */
const MOST_REGIONS = 3;

/** The most memory of the tables of a kind of partition, including that for building the missing ones. */
export function patternBytes(shape: Shape, kind: string, shelf: TableShelf): number {
  const requests = patternRequests(shape, kind);
  const total = requests.reduce((sum, { bytes }) => sum + bytes, 0);
  const extra = requests.map(({ id, bytes, buildBytes }) => (shelf.get(id) === undefined ? buildBytes - bytes : 0));
  return total + Math.max(0, ...extra);
}

/** Why a board is too large for a kind of partition; undefined if it is not. */
export function patternTrouble(shape: Shape, kind: string): string | undefined {
  const { width, height } = shape;
  const cells = width * height;
  const most =
    cells > MOST_CELLS ? 0 : Math.max(...partition(shape, kind).map((goals) => entries(cells, goals.length)));
  if (cells <= MOST_CELLS && most <= MOST_ENTRIES) return undefined;
  return `the pattern databases of "${kind}" would be too large for a ${width}×${height} board`;
}

function entries(cells: number, tiles: number): number {
  return choose(cells, tiles) * factorial(tiles);
}

/** Builds a table by its id; undefined if the id is not of this version. */
export function buildPatternTable(id: string): Generator<number, Uint8Array> | undefined {
  const pattern = patternOf(id);
  return pattern === undefined ? undefined : buildPattern(pattern);
}

function patternOf(id: string): Pattern | undefined {
  const match = /^tiles-patterns-(v\d+)-(\d+)x(\d+)-(\d+)-([\d.]+)$/.exec(id);
  if (match === null || match[1] !== VERSION) return undefined;
  const [width, height, blankGoal] = match.slice(2, 5).map(Number) as [number, number, number];
  return { width, height, blankGoal, goals: match[5].split('.').map(Number) };
}

/** The patterns of a kind of partition; builds tables that are not on the shelf. Yields the fraction that is done. */
export function* loadPatterns(frame: Frame, kind: string, shelf: TableShelf): Generator<number, PatternTable[]> {
  const requests = patternRequests(frame, kind);
  const loaded: PatternTable[] = [];
  for (const { id } of requests) {
    const { goals } = patternOf(id)!;
    const layout = PatternLayout.for(frame.width, frame.height, goals.length);
    for (const _ of findRegions(layout)) yield loaded.length / requests.length;
    let table = shelf.get(id);
    // A table of another length is not this one.
    if (table?.length !== (regionsOf(layout).entries + 1) >> 1) {
      const building = buildPatternTable(id)!;
      let step = building.next();
      for (; !step.done; step = building.next()) yield (loaded.length + step.value) / requests.length;
      table = step.value;
      shelf.put(id, table);
    }
    loaded.push(patternTable(goals, layout, table));
  }
  return loaded;
}

/** Puts a pattern's table on the shelf in place of an equal one. */
export function keepTable(shelf: TableShelf, id: string, pattern: PatternTable): void {
  known.set(pattern.table, pattern);
  shelf.put(id, pattern.table);
}

/** One object for each table, so that derived data can be cached by it. */
const known = new WeakMap<Uint8Array, PatternTable>();

function patternTable(goals: readonly number[], layout: PatternLayout, table: Uint8Array): PatternTable {
  const pattern = known.get(table) ?? { goals, layout, table };
  known.set(table, pattern);
  return pattern;
}
