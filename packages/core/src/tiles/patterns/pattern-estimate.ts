import type { TableCache } from '../../contract/engine/tables.js';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { cellDistance } from '../heuristics/measures.js';
import type { TilesPosition } from '../position.js';
import { Frame } from '../space/frame.js';
import { byPartition, loadPatterns, type PatternTable } from './pattern-set.js';
import { regionsOf } from './regions.js';

/** The cache of callers that pass none. */
const ownCache = new MemoryTableCache();

/** The heuristic of additive pattern databases for states of the space; the maximum with the reflected board where there is one. */
export function patternEstimate(
  kind: string,
  position: TilesPosition,
  cache: TableCache = ownCache,
): (state: Int32Array, at: number) => number {
  const frame = new Frame(position);
  const { placeOf, numberOf, cells } = frame;
  const sums = new PatternSums(frame, loaded(frame, kind, cache));
  const places = new Int32Array(cells);
  return (state, at) => {
    for (let cell = 0; cell < cells; cell++) places[numberOf[state[at + cell]]] = placeOf[cell];
    return sums.estimate(places);
  };
}

/** A pattern's part of the heuristic. */
export interface PatternShare {
  readonly tiles: readonly number[];
  readonly moves: number;
}

/** What each pattern adds to the heuristic. */
export function patternShares(kind: string, position: TilesPosition, cache: TableCache = ownCache): PatternShare[] {
  const frame = new Frame(position);
  const tileOf = new Int32Array(frame.cells);
  for (const [tile, number] of frame.numberOf.entries()) tileOf[number] = tile;
  const places = new Int32Array(frame.cells);
  for (const [cell, number] of frame.board.entries()) places[number] = cell;
  return new PatternSums(frame, loaded(frame, kind, cache)).shares(places).map(({ tiles, moves }) => ({
    tiles: tiles.map((number) => tileOf[number]!).sort((a, b) => a - b),
    moves,
  }));
}

function loaded(frame: Frame, kind: string, cache: TableCache): readonly PatternTable[] {
  const loading = loadPatterns(frame, kind, cache);
  let step = loading.next();
  while (!step.done) step = loading.next();
  return step.value;
}

/** The heuristic for boards given as the cell of each tile of a frame. */
class PatternSums {
  private readonly mirror: Int32Array | undefined;
  private readonly mirroredPlaces: Int32Array;
  private readonly partitions: readonly (readonly PatternTable[])[];

  constructor(
    private readonly frame: Frame,
    patterns: readonly PatternTable[],
  ) {
    this.partitions = byPartition(patterns);
    this.mirror = mirrorOf(frame);
    this.mirroredPlaces = new Int32Array(frame.cells);
  }

  estimate(places: Int32Array): number {
    const { mirror, mirroredPlaces } = this;
    const { width, cells, blankGoal } = this.frame;
    let manhattan = 0;
    for (let tile = 0; tile < cells; tile++) {
      if (tile !== blankGoal) manhattan += cellDistance(places[tile], tile, width);
    }
    let excess = this.excess(places);
    if (mirror !== undefined) {
      for (let tile = 0; tile < cells; tile++) mirroredPlaces[mirror[tile]] = mirror[places[tile]];
      excess = Math.max(excess, this.excess(mirroredPlaces));
    }
    return manhattan + 2 * excess;
  }

  /** The patterns of a partition, of the board itself or of its reflection: those that have most to say. */
  shares(places: Int32Array): PatternShare[] {
    const { mirror } = this;
    const mirrored = mirror && places.map((_, tile) => mirror[places[mirror[tile]]]);
    const reflects = mirrored !== undefined && this.excess(mirrored) > this.excess(places);
    return this.largest(reflects ? mirrored : places).map((pattern) => {
      const tiles = pattern.goals.map((goal) => (reflects ? mirror![goal] : goal));
      const distance = tiles.reduce((sum, tile) => sum + cellDistance(places[tile], tile, this.frame.width), 0);
      return { tiles, moves: distance + 2 * this.excessOf(pattern, reflects ? mirrored : places) };
    });
  }

  private excess(places: Int32Array): number {
    let most = 0;
    for (const patterns of this.partitions) most = Math.max(most, this.sumOf(patterns, places));
    return most;
  }

  private largest(places: Int32Array): readonly PatternTable[] {
    const most = this.excess(places);
    return this.partitions.find((patterns) => this.sumOf(patterns, places) === most)!;
  }

  private sumOf(patterns: readonly PatternTable[], places: Int32Array): number {
    let sum = 0;
    for (const pattern of patterns) sum += this.excessOf(pattern, places);
    return sum;
  }

  private excessOf(pattern: PatternTable, places: Int32Array): number {
    const { set, order } = placementOf(pattern, places);
    return excessAt(pattern, set, order, places[this.frame.blankGoal]);
  }
}

/** The reflection of the cells about the main diagonal, if it is a symmetry of the goal. */
export function mirrorOf({ width, height, cells, blankGoal }: Frame): Int32Array | undefined {
  const mirror = Int32Array.from({ length: cells }, (_, cell) => (cell % width) * width + Math.floor(cell / width));
  return width === height && mirror[blankGoal] === blankGoal ? mirror : undefined;
}

/** The set of cells that a pattern's tiles occupy, and their order in it, as its table has them, given the cell of every tile. */
export function placementOf({ goals, layout, turn }: PatternTable, places: Int32Array): { set: number; order: number } {
  const seen = (cell: number): number => turn?.[cell] ?? cell;
  const cells = [...goals].sort((a, b) => seen(a) - seen(b)).map((goal) => seen(places[goal]));
  const order = cells.map((_, tile) => tile).sort((a, b) => cells[a] - cells[b]);
  return { set: cells.reduce((set, cell) => set | (1 << cell), 0), order: layout.orderOf(order) };
}

export function excessAt({ layout, table, turn }: PatternTable, set: number, order: number, blank: number): number {
  const cell = turn?.[blank] ?? blank;
  const { columnOf, columns } = regionsOf(layout);
  const entry = order * columns + columnOf[layout.setRank(set) * layout.cells + cell];
  return (table[entry >> 1] >> ((entry & 1) << 2)) & 15;
}
