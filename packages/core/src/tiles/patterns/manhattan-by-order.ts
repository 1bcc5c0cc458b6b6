import { cellDistance } from '../heuristics/measures.js';
import type { Pattern } from './pattern.js';
import type { PatternLayout } from './pattern-layout.js';

/** The Manhattan distances of all orders of a set at once: the first and the second half of the tiles are summed apart. */
export class ManhattanByOrder {
  private readonly distance: Uint8Array;
  private readonly halves: readonly Half[];
  private readonly places: Int32Array;

  /** `sums` gets a sum for each order. */
  constructor(
    { goals }: Pick<Pattern, 'goals'>,
    layout: PatternLayout,
    readonly sums: Uint8Array,
  ) {
    const { tiles, cells, width } = layout;
    this.places = new Int32Array(tiles);
    this.distance = new Uint8Array(tiles * cells);
    for (const [tile, goal] of goals.entries()) {
      for (let cell = 0; cell < cells; cell++) this.distance[tile * cells + cell] = cellDistance(cell, goal, width);
    }
    const middle = tiles >> 1;
    this.halves = [halfOf(layout, 0, middle), halfOf(layout, middle, tiles)];
  }

  /** Computes for each order the sum of the distances of the tiles from home. */
  sumUpFor(set: number): void {
    const { sums, places } = this;
    let count = 0;
    for (let bits = set; bits !== 0; bits &= bits - 1) places[count++] = 31 - Math.clz32(bits & -bits);
    const [first, second] = this.halves as [Half, Half];
    this.sumUp(first);
    this.sumUp(second);
    for (let order = 0; order < sums.length; order++) {
      sums[order] = first.sums[first.partOf[order]] + second.sums[second.partOf[order]];
    }
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
