/**
 * A perfect hash function for the placements of k tiles: the rank of the set of cells (a combination), and the rank
 * of their order in it (a permutation). A sideways move changes only the set. An upward or downward move also changes
 * the order, which a small table holds. The rank of a set is the sum of two look-ups, for the upper and the lower
 * half of the cells.
 */
export class PatternLayout {
  readonly cells: number;
  /** k!, the number of orders. */
  readonly orders: number;
  /** The number of sets of cells. */
  readonly sets: number;
  /** Cells in the lower half of a set's bits. */
  readonly lowBits: number;
  /** The rank of a set is highRank[set >>> lowBits] + lowRank[set & lowMask]. */
  readonly highRank: Int32Array;
  readonly lowRank: Int32Array;
  /** The most tiles that one can pass. */
  readonly mostPassed: number;
  /** For each way to pass others (see `passing`), what each order becomes. */
  readonly orderAfter: Uint16Array;

  private constructor(
    readonly width: number,
    readonly height: number,
    readonly tiles: number,
  ) {
    this.cells = width * height;
    this.orders = factorial(tiles);
    this.lowBits = this.cells >> 1;
    const highCells = this.cells - this.lowBits;
    this.lowRank = ranksAmongEqualCounts(this.lowBits);
    this.highRank = new Int32Array(1 << highCells).fill(-1);
    let sets = 0;
    for (let high = 0; high < 1 << highCells; high++) {
      const below = tiles - bitCount(high);
      if (below < 0 || below > this.lowBits) continue;
      this.highRank[high] = sets;
      sets += choose(this.lowBits, below);
    }
    this.sets = sets;
    this.mostPassed = Math.min(width, tiles) - 1;
    this.orderAfter = new Uint16Array(2 * tiles * this.mostPassed * this.orders);
  }

  /** Layouts are made once for each size. */
  static for(width: number, height: number, tiles: number): PatternLayout {
    const making = PatternLayout.inSlices(width, height, tiles);
    for (;;) {
      const step = making.next();
      if (step.done) return step.value;
    }
  }

  /** The same in slices: for eight tiles it takes a tenth of a second. */
  static *inSlices(width: number, height: number, tiles: number): Generator<void, PatternLayout> {
    const name = `${width}x${height} ${tiles}`;
    let layout = layouts.get(name);
    if (layout === undefined) {
      layout = new PatternLayout(width, height, tiles);
      yield* layout.fillOrderAfter();
      layouts.set(name, layout);
    }
    return layout;
  }

  setRank(set: number): number {
    return this.highRank[set >>> this.lowBits] + this.lowRank[set & ((1 << this.lowBits) - 1)];
  }

  /** All sets, by rank. */
  allSets(): Int32Array {
    const sets = new Int32Array(this.sets);
    const end = 2 ** this.cells;
    for (let set = (1 << this.tiles) - 1; set < end; ) {
      sets[this.setRank(set)] = set;
      // The next larger number with as many bits set (Gosper's hack, HAKMEM 1972).
      const lowest = set & -set;
      const ripple = set + lowest;
      set = ripple | (((set ^ ripple) >>> 2) / lowest);
    }
    return sets;
  }

  /**
   * Where `orderAfter` has the orders after tile `place` of a set moves `passed` places back (towards the first cell)
   * or forth. For `passed` 0 nothing changes, and there is no entry.
   */
  passing(place: number, passed: number, forth: boolean): number {
    return (((forth ? 1 : 0) * this.tiles + place) * this.mostPassed + passed - 1) * this.orders;
  }

  /** All orders in lexicographic order: the tiles (0 to k - 1) from the first cell to the last. */
  allOrders(): Uint8Array {
    const making = this.listOrders();
    for (;;) {
      const step = making.next();
      if (step.done) return step.value;
    }
  }

  private *listOrders(): Generator<void, Uint8Array> {
    const { tiles, orders } = this;
    const all = new Uint8Array(orders * tiles);
    for (let order = 0; order < orders; order++) {
      if (order % SLICE === SLICE - 1) yield;
      const left = Array.from({ length: tiles }, (_, tile) => tile);
      let rest = order;
      for (let place = 0; place < tiles; place++) {
        const block = factorial(tiles - 1 - place);
        all[order * tiles + place] = left.splice(Math.floor(rest / block), 1)[0];
        rest %= block;
      }
    }
    return all;
  }

  /** The lexicographic rank of an order of tiles, from its Lehmer code. */
  orderOf(array: ArrayLike<number>): number {
    let order = 0;
    for (let place = 0; place < this.tiles; place++) {
      let smallerAfter = 0;
      for (let later = place + 1; later < this.tiles; later++) if (array[later] < array[place]) smallerAfter++;
      order = order * (this.tiles - place) + smallerAfter;
    }
    return order;
  }

  /** Passing one tile is computed directly; passing more is passing one, and then the rest. */
  private *fillOrderAfter(): Generator<void, void> {
    const { tiles, orders, mostPassed, orderAfter: after } = this;
    const all = yield* this.listOrders();
    for (let passed = 1; passed <= mostPassed; passed++) {
      for (let place = 0; place < tiles; place++) {
        for (const forth of [false, true]) {
          const to = forth ? place + passed : place - passed;
          if (to < 0 || to >= tiles) continue;
          const at = this.passing(place, passed, forth);
          if (passed === 1) {
            for (let order = 0; order < orders; order++) {
              if (order % SLICE === SLICE - 1) yield;
              const moved = all.slice(order * tiles, (order + 1) * tiles);
              moved[place] = all[order * tiles + to];
              moved[to] = all[order * tiles + place];
              after[at + order] = this.orderOf(moved);
            }
          } else {
            const one = this.passing(place, 1, forth);
            const rest = this.passing(forth ? place + 1 : place - 1, passed - 1, forth);
            for (let order = 0; order < orders; order++) after[at + order] = after[rest + after[one + order]];
            if (orders > SLICE) yield;
          }
        }
      }
    }
  }
}

/** Orders between two yields. */
const SLICE = 5000;

const layouts = new Map<string, PatternLayout>();

/** The rank of each set among the sets with as many members. */
function ranksAmongEqualCounts(bits: number): Int32Array {
  const next = new Int32Array(bits + 1);
  return Int32Array.from({ length: 1 << bits }, (_, set) => next[bitCount(set)]++);
}

export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

export function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return result;
}
