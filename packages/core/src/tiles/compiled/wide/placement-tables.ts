import type { TableCache, TableRequest } from '../../../contract/engine/tables.js';
import { newBytes } from '../../../out-of-memory.js';
import { hasWebAssembly, type WasmInstance, WasmModule } from '../../../wasm/module.js';
import { cellDistance } from '../../heuristics/measures.js';
import { neighbourlyOrder, type Shape } from '../../patterns/partitions.js';
import { type TableUse, tableUses } from '../../patterns/table-sharing.js';
import { neighbourTable } from '../../space/frame.js';
import { wholeLongs } from '../memory.js';
import { PLACEMENT_BITS, type PlacementPlaces, UNREACHED, writeSpread } from './placement-code.js';

/** Changes whenever the content of the tables does. */
const VERSION = 'v1';

/** Tiles in a group: tables of larger groups do not fit the near caches. */
const IN_A_GROUP = 4;

/** For a blank in the last cell: four images of three groups, around the centre, so that most share a table. */
const CLOSE: Readonly<Record<string, readonly (readonly number[])[]>> = {
  '7×7': [
    [0, 7, 14, 15],
    [1, 2, 8, 9],
    [3, 10, 16, 17],
    [4, 5, 6, 11],
    [12, 13, 19, 20],
    [18, 25, 26, 27],
    [24, 33, 34, 41],
    [39, 40, 46, 47],
    [31, 32, 38, 45],
    [37, 42, 43, 44],
    [28, 29, 35, 36],
    [21, 22, 23, 30],
  ],
};

/** A line of more cells has too many codes of linear conflicts. */
const LONGEST_LINE = 7;

/** Entries of the queue that are expanded between two yields. */
const SLICE = 20_000;

/**
 * A small additive pattern database whose index is a number with a digit for each tile: the cell where it stands. A move adds a constant to
 * the index. Entries are half of the excess over Manhattan distance, two in a byte, the even one in the low half.
 */
export interface PlacementTable extends TableUse {
  readonly table: Uint8Array;
}

/** Whether boards of a shape have such tables here. */
export function hasPlacementTables({ width, height }: Shape): boolean {
  return Math.min(width, height) > 3 && Math.max(width, height) <= LONGEST_LINE && hasWebAssembly();
}

/** The groups of tiles; groups that are images of one another share a table. */
function usesOf(shape: Shape): readonly TableUse[] {
  const close =
    shape.blankGoal === shape.width * shape.height - 1 ? CLOSE[`${shape.width}×${shape.height}`] : undefined;
  if (close !== undefined) return tableUses(shape, close, 1);
  const order = neighbourlyOrder(shape.width, shape.height).filter((cell) => cell !== shape.blankGoal);
  const groups = Array.from({ length: Math.ceil(order.length / IN_A_GROUP) }, (_, i) =>
    order.slice(IN_A_GROUP * i, IN_A_GROUP * (i + 1)).sort((a, b) => a - b),
  );
  return tableUses(shape, groups, 1);
}

function idOf({ width, height, blankGoal }: Shape, tiles: readonly number[]): string {
  return `tiles-placements-${VERSION}-${width}x${height}-${blankGoal}-${tiles.join('.')}`;
}

/** The tables that boards of a shape need. */
export function placementRequests(shape: Shape): TableRequest[] {
  const cells = shape.width * shape.height;
  return usesOf(shape)
    .filter(({ turn }) => turn === undefined)
    .map(({ tableGoals }) => ({
      id: idOf(shape, tableGoals),
      bytes: tableBytes(cells, tableGoals.length),
      buildBytes: tableBytes(cells, tableGoals.length) + placesOf(cells, tableGoals.length).bytes,
    }));
}

function tableBytes(cells: number, tiles: number): number {
  return Math.ceil(cells ** tiles / 2);
}

/** The tables of a shape; builds those that are not in the cache. Yields the fraction that is done. */
export function* loadPlacementTables(shape: Shape, cache: TableCache): Generator<number, PlacementTable[]> {
  const loaded: PlacementTable[] = [];
  const uses = usesOf(shape);
  for (const use of uses) {
    const id = idOf(shape, use.tableGoals);
    let table = cache.get(id);
    // A table of another length is not this one.
    if (table?.length !== tableBytes(shape.width * shape.height, use.goals.length)) {
      const building = buildPlacementTable(id)!;
      let step = building.next();
      for (; !step.done; step = building.next()) yield (loaded.length + step.value) / uses.length;
      table = step.value;
      cache.put(id, table);
    }
    loaded.push({ ...use, table });
  }
  return loaded;
}

/** Builds a table by its id; undefined if the id is not of this version, or the platform cannot. */
export function buildPlacementTable(id: string): Generator<number, Uint8Array> | undefined {
  const match = /^tiles-placements-(v\d+)-(\d+)x(\d+)-(\d+)-([\d.]+)$/.exec(id);
  if (match === null || match[1] !== VERSION) return undefined;
  const [width, height, blankGoal] = match.slice(2, 5).map(Number) as [number, number, number];
  const goals = match[5].split('.').map(Number);
  const module = new WasmModule();
  const { bytes, ...places } = placesOf(width * height, goals.length);
  const spread = writeSpread(module, { width, height, tiles: goals.length }, places);
  const instance = module.start(bytes);
  return instance && build({ width, height, blankGoal }, goals, places, instance, instance.find(spread));
}

function placesOf(cells: number, tiles: number): PlacementPlaces & { readonly bytes: number } {
  const placements = cells ** tiles;
  let bytes = 8;
  const take = (size: number): number => {
    const at = bytes;
    bytes = wholeLongs(bytes + size);
    return at;
  };
  const places = {
    end: 0,
    distances: take(64 * tiles),
    around: take(8 * cells),
    nearest: take(placements),
    reached: take(8 * placements),
    // By measurement, regions are a few in a hundred more than placements of different cells.
    queue: take(4 * (placements + 64)),
  };
  return { ...places, bytes };
}

function* build(
  { width, height, blankGoal }: Shape,
  goals: readonly number[],
  places: PlacementPlaces,
  { words }: WasmInstance,
  spread: (first: number, until: number, distance: number) => number,
): Generator<number, Uint8Array> {
  const cells = width * height;
  const bytes = new Uint8Array(words.buffer);
  const neighbours = neighbourTable(width, height);
  for (let cell = 0; cell < cells; cell++) {
    for (const [tile, goal] of goals.entries())
      bytes[places.distances + 64 * tile + cell] = cellDistance(cell, goal, width);
    for (const to of neighbours.subarray(4 * cell, 4 * cell + 4)) {
      if (to >= 0) bytes[places.around + 8 * cell + (to >> 3)] |= 1 << (to & 7);
    }
  }
  const placements = cells ** goals.length;
  bytes.fill(UNREACHED, places.nearest, places.nearest + placements);
  yield 0;
  words[places.queue / 4] = indexOf(goals, cells) | (blankGoal << PLACEMENT_BITS);
  words[places.end / 4] = 1;
  let first = 0;
  for (let distance = 0, end = 1; first < end; distance++, end = words[places.end / 4]) {
    while (first < end) {
      const until = Math.min(first + SLICE, end);
      spread(first, until, distance);
      first = until;
      yield Math.min(1, first / placements);
    }
  }
  const table = newBytes(Math.ceil(placements / 2));
  for (let i = 0; i < placements; i++) {
    const excess = bytes[places.nearest + i];
    if (excess !== UNREACHED) table[i >> 1] |= Math.min(15, excess) << (4 * (i & 1));
  }
  return table;
}

/** The index of a placement: where each tile stands. */
export function indexOf(places: readonly number[], cells: number): number {
  return places.reduceRight((index, place) => index * cells + place, 0);
}
