import type { TableCache, TableRequest } from '../../contract/engine/tables.js';
import { patternsTooLarge } from '../../messages/en/tiles.js';
import type { Message } from '../../messages/message.js';
import { SET_BYTES } from '../compiled/memory.js';
import type { Frame } from '../space/frame.js';
import { partitions, type Shape } from './partitions.js';
import type { Pattern } from './pattern.js';
import { buildPattern } from './pattern-build.js';
import { choose, factorial, PatternLayout } from './pattern-layout.js';
import { movesOfSets } from './region-graph.js';
import { findRegions, MOST_REGION_ENTRIES, regionsOf } from './regions.js';
import { type TableUse, tableUses } from './table-sharing.js';

/** Changes whenever the content of the tables does, so that outdated files are not used. */
const VERSION = 'v2';

/** Larger tables than this are not built. */
const MOST_ENTRIES = 6e8;

/** A set of cells is a bit board in one word, and arithmetic on such words must not overflow. */
const MOST_CELLS = 28;

type Size = Pick<Shape, 'width' | 'height'>;

/** One pattern with its table. */
export interface PatternTable {
  readonly goals: readonly number[];
  /** For each cell, the cell as the table has it; left out if that is the same. */
  readonly turn?: Int32Array;
  readonly layout: PatternLayout;
  /** See `Regions`. Two entries in a byte, the even one in the low half. */
  readonly table: Uint8Array;
}

/** The ids of the tables of a kind of partition. */
export function patternRequests(shape: Shape, kind: string): TableRequest[] {
  const { width, height } = shape;
  const owners = tablesOf(shape, kind).filter(({ turn }) => turn === undefined);
  return owners.map(({ id, goals }) => {
    const placements = entries(width * height, goals.length);
    // Two entries in a byte: for each region, unless these are too many; and a column more where their number is odd.
    const regions = mostRegions(shape, goals.length);
    const most = Math.max(placements, Math.min(regions * placements, MOST_REGION_ENTRIES));
    const bytes = Math.ceil((most + factorial(goals.length)) / 2);
    return {
      id,
      bytes,
      buildBytes:
        bytes + Math.ceil(regions * placements) + layoutBytes(shape, goals.length) + graphBytes(shape, goals.length),
    };
  });
}

/** The groups of a kind, partition by partition, with the ids of their tables; some share one. */
function tablesOf(shape: Shape, kind: string): (TableUse & { readonly id: string })[] {
  const { width, height, blankGoal } = shape;
  return tableUses(shape, partitions(shape, kind).flat()).map((use) => ({
    ...use,
    id: `tiles-patterns-${VERSION}-${width}x${height}-${blankGoal}-${use.tableGoals.join('.')}`,
  }));
}

/** By measurement, no fewer than the regions of the blank for a set of cells, on average: 3.14 for eight tiles on 2×8, 1.50 for six on 4×6. */
function mostRegions({ width, height }: Size, tiles: number): number {
  return Math.min(width, height) >= 4 && width * height >= 24 && tiles <= 6 ? 1.52 : 3.2;
}

/** At most what the look-up tables of a layout take: changes of order, regions, and what is passed of them to compiled code. */
function layoutBytes(size: Size, tiles: number): number {
  const { width, height } = size;
  const cells = width * height;
  const regionsOfSet = mostRegions(size, tiles);
  const [sets, orders] = [choose(cells, tiles), factorial(tiles)];
  const changes = 4 * tiles * (Math.min(width, tiles) - 1) * orders;
  const isByRegion = regionsOfSet * sets * orders <= MOST_REGION_ENTRIES;
  // Lists of regions double, and are then cut to their length.
  const regions = Math.ceil(4 * sets * ((isByRegion ? 1 : 2) * cells + 1 + 4 * regionsOfSet));
  return changes + 8 * 2 ** Math.ceil(cells / 2) + regions + SET_BYTES * sets;
}

/** At most what the moves between the regions of a layout take, which building a table needs, twice: compiled code has its own. */
function graphBytes(size: Size, tiles: number): number {
  const { width, height } = size;
  const regions = mostRegions(size, tiles) * choose(width * height, tiles);
  return 2 * Math.ceil(4 * regions + 8 * movesOfSets(width, height, tiles));
}

/** At most the memory of what is looked up beside the tables of a kind of partition. */
export function lookUpBytes(shape: Shape, kind: string): number {
  const sizes = new Set(
    partitions(shape, kind)
      .flat()
      .map(({ length }) => length),
  );
  const bytes = [...sizes].reduce((sum, tiles) => sum + layoutBytes(shape, tiles), 0);
  // A plain search has those of several layouts in one array.
  return sizes.size === 1 ? bytes : 2 * bytes;
}

/** The memory of the tables of some patterns, which may share some. */
export function bytesOf(patterns: readonly PatternTable[]): number {
  return [...new Set(patterns.map(({ table }) => table))].reduce((sum, { length }) => sum + length, 0);
}

/** The most memory of the tables of a kind of partition, including what is looked up beside them, and that for building the missing ones. */
export function patternBytes(shape: Shape, kind: string, cache: TableCache): number {
  return bytesFor(shape, kind, ({ id }) => cache.get(id)?.length);
}

/** The same before any table is loaded, where all of them are there or all have to be built: it takes no more. */
export function mostPatternBytes(shape: Shape, kind: string, areThere: boolean): number {
  return bytesFor(shape, kind, ({ bytes }) => (areThere ? bytes : undefined));
}

/** `lengthOf` is the length of a table that is there. */
function bytesFor(shape: Shape, kind: string, lengthOf: (request: TableRequest) => number | undefined): number {
  const requests = patternRequests(shape, kind);
  const total = requests.reduce((sum, request) => sum + (lengthOf(request) ?? request.bytes), 0);
  const extra = requests.map((request) => (lengthOf(request) === undefined ? request.buildBytes - request.bytes : 0));
  return total + lookUpBytes(shape, kind) + Math.max(0, ...extra);
}

/** Patterns, partition by partition. */
export function byPartition(patterns: readonly PatternTable[]): PatternTable[][] {
  const all: PatternTable[][] = [];
  for (const pattern of patterns) {
    const last = all.at(-1);
    // One that has all tiles already is complete.
    if (last === undefined || last.some(({ goals }) => goals.includes(pattern.goals[0]))) all.push([pattern]);
    else last.push(pattern);
  }
  return all;
}

/** Why a board is too large for a kind of partition; undefined if it is not. */
export function patternError(shape: Shape, kind: string): Message | undefined {
  const { width, height } = shape;
  const cells = width * height;
  const most =
    cells > MOST_CELLS
      ? 0
      : Math.max(
          ...partitions(shape, kind)
            .flat()
            .map((goals) => entries(cells, goals.length)),
        );
  if (cells <= MOST_CELLS && most <= MOST_ENTRIES) return undefined;
  return patternsTooLarge({ kind, width, height });
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

/** The patterns of a kind, partition by partition; builds tables that are not in the cache. Yields the fraction that is done. */
export function* loadPatterns(frame: Frame, kind: string, cache: TableCache): Generator<number, PatternTable[]> {
  const groups = tablesOf(frame, kind);
  const loaded: PatternTable[] = [];
  for (const { id, goals, turn } of groups) {
    const laying = PatternLayout.inSlices(frame.width, frame.height, goals.length);
    let laid = laying.next();
    for (; !laid.done; laid = laying.next()) yield loaded.length / groups.length;
    const layout = laid.value;
    for (const _ of findRegions(layout)) yield loaded.length / groups.length;
    let table = cache.get(id);
    // A table of another length is not this one.
    if (table?.length !== (regionsOf(layout).columns * layout.orders) / 2) {
      const building = buildPatternTable(id)!;
      let step = building.next();
      for (; !step.done; step = building.next()) yield (loaded.length + step.value) / groups.length;
      table = step.value;
      cache.put(id, table);
    }
    loaded.push(known.of({ goals, layout, table, ...(turn === undefined ? {} : { turn }) }));
  }
  return loaded;
}

/** Puts the tables of patterns of a kind in the cache, in place of equal ones. */
export function keepTables(frame: Frame, kind: string, cache: TableCache, patterns: readonly PatternTable[]): void {
  for (const [i, { id }] of tablesOf(frame, kind).entries()) cache.put(id, known.of(patterns[i]).table);
}

/** One object for each pattern and table, so that derived data can be cached by it. */
class KnownPatterns {
  private readonly patterns = new WeakMap<Uint8Array, PatternTable[]>();

  of(pattern: PatternTable): PatternTable {
    const all = this.patterns.get(pattern.table) ?? [];
    const same = all.find(({ goals }) => goals.join() === pattern.goals.join());
    if (same === undefined) this.patterns.set(pattern.table, [...all, pattern]);
    return same ?? pattern;
  }
}

const known = new KnownPatterns();
