import { newBytes } from '../../out-of-memory.js';
import { cellDistance } from '../heuristics/measures.js';
import { PatternLayout } from './pattern-layout.js';
import { findRegions, type Regions, regionsOf } from './regions.js';

/** Some of the tiles of a board, named by their goal cells. */
export interface Pattern {
  readonly width: number;
  readonly height: number;
  readonly blankGoal: number;
  /** In ascending order. */
  readonly goals: readonly number[];
}

const UNKNOWN = 255;
/** The work between two yields, in entries visited. */
const SLICE = 400_000;
/** Bytes that are filled between two yields: the first write to new memory is slow, and the thread cannot be stopped meanwhile. */
const FILLED_AT_ONCE = 1 << 24;

/**
 * Builds a pattern database (Culberson and Schaeffer 1996) that is additive (Korf and Felner 2002): for every placement of the
 * pattern's tiles and every region of the blank, the least number of moves of these tiles alone that brings them home; moves of
 * other tiles are free, so values of disjoint patterns add up. What is stored is the excess over the Manhattan distance, halved
 * (it is even), in four bits; more than 15 is stored as 15, which is still a lower bound.
 */
export function* buildPattern(pattern: Pattern): Generator<number, Uint8Array> {
  const layout = PatternLayout.for(pattern.width, pattern.height, pattern.goals.length);
  for (const _ of findRegions(layout)) yield 0;
  const regions = regionsOf(layout);
  const distances = yield* spread(pattern, layout, regions);
  return yield* pack(pattern, layout, regions, distances);
}

/** Breadth-first search from the goal over regions and orders, layer by layer; the orders of a region are expanded together. */
function* spread(
  { goals, blankGoal }: Pattern,
  layout: PatternLayout,
  { count, regionOf, firstMove, target, passing }: Regions,
): Generator<number, Uint8Array> {
  const { orders, orderAfter, cells } = layout;
  const distances = newBytes(count * orders);
  for (let at = 0; at < distances.length; at += FILLED_AT_ONCE) {
    distances.fill(UNKNOWN, at, at + FILLED_AT_ONCE);
    yield 0;
  }
  const home = goals.reduce((set, cell) => set | (1 << cell), 0);
  const start = regionOf[layout.setRank(home) * cells + blankGoal];
  distances[start * orders] = 0;
  let active = newBytes(count);
  let activeNext = newBytes(count);
  active[start] = 1;
  const layer = new Uint16Array(orders);
  let reached = 1;
  let work = 0;
  for (let distance = 0, more = true; more; distance++) {
    more = false;
    for (let region = 0; region < count; region++) {
      if (active[region] === 0) continue;
      active[region] = 0;
      const base = region * orders;
      let size = 0;
      for (let order = 0; order < orders; order++) if (distances[base + order] === distance) layer[size++] = order;
      for (let move = firstMove[region]; move < firstMove[region + 1]; move++) {
        const into = target[move] * orders;
        const change = passing[move];
        let fresh = 0;
        for (let i = 0; i < size; i++) {
          const at = into + (change < 0 ? layer[i] : orderAfter[change + layer[i]]);
          if (distances[at] !== UNKNOWN) continue;
          distances[at] = distance + 1;
          fresh++;
        }
        if (fresh === 0) continue;
        activeNext[target[move]] = 1;
        reached += fresh;
        more = true;
      }
      work += orders + size * 4;
      if (work > SLICE) {
        work = 0;
        yield (0.9 * reached) / distances.length;
      }
    }
    [active, activeNext] = [activeNext, active];
  }
  return distances;
}

function* pack(
  pattern: Pattern,
  layout: PatternLayout,
  { setOf, byRegion, entries }: Regions,
  distances: Uint8Array,
): Generator<number, Uint8Array> {
  const { orders } = layout;
  const table = newBytes((entries + 1) >> 1);
  const manhattan = new ManhattanByOrder(pattern, layout);
  const allSets = layout.allSets();
  const least = new Uint8Array(orders);
  let nearest = new Uint8Array(0);
  let work = 0;
  for (let region = 0; region < setOf.length; ) {
    const first = region;
    const set = setOf[region];
    least.set(distances.subarray(region * orders, (region + 1) * orders));
    for (region++; !byRegion && setOf[region] === set; region++) {
      const base = region * orders;
      for (let order = 0; order < orders; order++) {
        if (distances[base + order] < least[order]) least[order] = distances[base + order];
      }
    }
    if (first === 0 || setOf[first - 1] !== set) nearest = manhattan.of(allSets[set]);
    for (let order = 0, at = (byRegion ? first : set) * orders; order < orders; order++, at++) {
      const excess = (least[order] - nearest[order]) >> 1;
      table[at >> 1] |= Math.min(excess, 15) << ((at & 1) << 2);
    }
    work += (region - first) * orders;
    if (work > SLICE) {
      work = 0;
      yield 0.9 + (0.1 * region) / setOf.length;
    }
  }
  return table;
}

/** The Manhattan distances of all orders of a set at once: the first and the second half of the tiles are summed apart. */
class ManhattanByOrder {
  private readonly sums: Uint8Array<ArrayBuffer>;
  private readonly distance: Uint8Array;
  private readonly halves: readonly Half[];
  private readonly places: Int32Array;

  constructor(pattern: Pattern, layout: PatternLayout) {
    const { tiles, orders, cells, width } = layout;
    this.sums = new Uint8Array(orders);
    this.places = new Int32Array(tiles);
    this.distance = new Uint8Array(tiles * cells);
    for (const [tile, goal] of pattern.goals.entries()) {
      for (let cell = 0; cell < cells; cell++) this.distance[tile * cells + cell] = cellDistance(cell, goal, width);
    }
    const middle = tiles >> 1;
    this.halves = [halfOf(layout, 0, middle), halfOf(layout, middle, tiles)];
  }

  /** For each order, the sum of the distances of the tiles from home; the array is used again by the next call. */
  of(set: number): Uint8Array<ArrayBuffer> {
    const { sums, places } = this;
    let count = 0;
    for (let bits = set; bits !== 0; bits &= bits - 1) places[count++] = 31 - Math.clz32(bits & -bits);
    const [first, second] = this.halves as [Half, Half];
    this.sumUp(first);
    this.sumUp(second);
    for (let order = 0; order < sums.length; order++) {
      sums[order] = first.sums[first.partOf[order]] + second.sums[second.partOf[order]];
    }
    return sums;
  }

  private sumUp({ from, to, parts, sums }: Half): void {
    const { distance, places } = this;
    const cells = distance.length / places.length;
    for (let part = 0, at = 0; part < sums.length; part++) {
      let sum = 0;
      for (let place = from; place < to; place++) sum += distance[parts[at++] * cells + places[place]];
      sums[part] = sum;
    }
  }
}

/** Some places of the orders, and the different partial orders that occur there. */
interface Half {
  readonly from: number;
  readonly to: number;
  /** The tiles of each part, one part after another. */
  readonly parts: Uint8Array;
  /** Which part each order has. */
  readonly partOf: Uint16Array;
  /** A sum for each part. */
  readonly sums: Uint8Array;
}

function halfOf(layout: PatternLayout, from: number, to: number): Half {
  const { tiles, orders } = layout;
  const all = layout.allOrders();
  const numbers = new Map<number, number>();
  const parts: number[] = [];
  const partOf = Uint16Array.from({ length: orders }, (_, order) => {
    const part = all.subarray(order * tiles + from, order * tiles + to);
    const name = part.reduce((digits, tile) => digits * tiles + tile, 0);
    let number = numbers.get(name);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(name, number);
      parts.push(...part);
    }
    return number;
  });
  return { from, to, parts: Uint8Array.from(parts), partOf, sums: new Uint8Array(numbers.size) };
}
