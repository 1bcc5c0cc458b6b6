import type { Layout } from './layout.js';

/** A set of cells is a bit board in one word. */
export const MOST_CELLS = 32;

/** Move generation with bit boards, for boards of up to 32 cells: a set of cells is one word. Tests all bricks of a class at once. */
export class BitBoard {
  private readonly width: number;
  /** By class × 32 + cell: the cells that a brick covers there. */
  readonly covers: Int32Array;
  /** By (class × 32 + cell) × 4 + direction: the cells that a step enters; none where a wall is in the way. */
  readonly fronts: Int32Array;
  readonly deltas: Int32Array;
  /** By class × 4 + direction: the cells from which a step is clear of walls. */
  readonly canStep: Int32Array;
  /** By class: all its places, and how far the free cells must be shifted so that each cell that a brick covers comes to stand on its first. */
  readonly places: Int32Array;
  private readonly shapeStarts: Int32Array;
  private readonly shapeLeft: Int32Array;
  private readonly shapeRight: Int32Array;
  private readonly rings = new Int32Array(MOST_CELLS);

  constructor(layout: Layout) {
    const { classes } = layout;
    this.width = layout.width;
    this.deltas = Int32Array.from(layout.deltas);
    this.covers = new Int32Array(MOST_CELLS * classes.length);
    this.canStep = new Int32Array(4 * classes.length);
    this.fronts = new Int32Array(4 * MOST_CELLS * classes.length);
    for (const [i, { places, offsets, steps, fronts }] of classes.entries()) {
      for (const [place, cell] of places.entries()) {
        const at = MOST_CELLS * i + cell;
        for (const offset of offsets) this.covers[at] |= 1 << (cell + offset);
        for (const [d, front] of fronts.entries()) {
          if (steps[4 * place + d] < 0) continue;
          for (const offset of front) this.fronts[4 * at + d] |= 1 << (cell + offset);
          this.canStep[4 * i + d] |= 1 << cell;
        }
      }
    }
    this.places = Int32Array.from(classes, ({ places }) => places.reduce((mask, cell) => mask | (1 << cell), 0));
    this.shapeStarts = startsOf(classes.map((brickClass) => brickClass.offsets.length));
    const covered = classes.flatMap((brickClass) => [...brickClass.offsets]);
    this.shapeLeft = Int32Array.from(covered, (offset) => Math.max(0, -offset));
    this.shapeRight = Int32Array.from(covered, (offset) => Math.max(0, offset));
  }

  /** Along which line an edge leads: class × 2, and 1 more for columns. */
  lineOf(edge: number): number {
    const distance = (edge & 31) - ((edge >>> 5) & 31);
    return ((edge >>> 10) << 1) | (Math.abs(distance) < this.width ? 0 : 1);
  }

  /** All cells that a brick stands on while it slides in a line. */
  sweptInLine(edge: number): number {
    const row = (edge >>> 5) & ~31;
    const to = edge & 31;
    let cell = (edge >>> 5) & 31;
    const line = Math.abs(to - cell) < this.width ? 1 : this.width;
    const delta = to > cell ? line : -line;
    let swept = this.covers[row | cell];
    while (cell !== to) {
      cell += delta;
      swept |= this.covers[row | cell];
    }
    return swept;
  }

  /** All cells that a brick stood on if it moved by shortest paths; `free` are the cells that are free afterwards. */
  sweptOnWay(edge: number, free: number): number {
    const { covers, rings } = this;
    const row = (edge >>> 5) & ~31;
    const from = (edge >>> 5) & 31;
    const to = edge & 31;
    const fits = this.fitting(row | to, free | covers[row | from]);
    // Breadth-first search on bit boards: the places after each number of steps, up to the target; then back from there.
    let [ring, steps] = [1 << from, 0];
    for (let reached = ring; ((ring >>> to) & 1) === 0; reached |= ring) {
      rings[steps++] = ring;
      ring = this.spread(row >> 5, ring) & fits & ~reached;
    }
    let swept = covers[row | to];
    for (let at = 1 << to; steps > 0; ) {
      at = this.spread(row >> 5, at) & rings[--steps];
      at &= -at;
      swept |= covers[row | (31 - Math.clz32(at))];
    }
    return swept;
  }

  /** Flood fill: all other places that a brick can reach if some cells, and its own, are free. */
  flood(brick: number, free: number): number {
    return this.floodIn(brick, this.fitting(brick, free)) ^ (1 << brick);
  }

  /** Those of them that it can reach only over some of the free cells. */
  floodOnlyBy(brick: number, free: number, cells: number): number {
    const fits = this.fitting(brick, free);
    const others = this.fitting(brick, free & ~cells);
    if (fits === others) return 0;
    return this.floodIn(brick, fits) ^ this.floodIn(brick, others);
  }

  /** The length of a shortest path of a brick to a place that it can reach. */
  stepsBetween(brick: number, to: number, free: number): number {
    const fits = this.fitting(brick, free);
    let steps = 0;
    for (let reached = 1 << brick; ((reached >>> to) & 1) === 0; steps++)
      reached |= this.spread(brick >> 5, reached) & fits;
    return steps;
  }

  /** The places where every cell of the brick is free or its own. */
  private fitting(brick: number, free: number): number {
    const { shapeStarts, shapeLeft, shapeRight } = this;
    const brickClass = brick >> 5;
    const open = free | this.covers[brick];
    let fits = this.places[brickClass];
    const end = shapeStarts[brickClass + 1];
    for (let i = shapeStarts[brickClass]; i < end; i++) fits &= (open << shapeLeft[i]) >>> shapeRight[i];
    return fits;
  }

  private floodIn(brick: number, fits: number): number {
    let reached = 1 << brick;
    // Usually all places that fit are reached after a step or two.
    for (let before = 0; reached !== fits && reached !== before; ) {
      before = reached;
      reached |= this.spread(brick >> 5, reached) & fits;
    }
    return reached;
  }

  /** The places one step from some places, as far as walls allow. */
  private spread(brickClass: number, places: number): number {
    const { canStep } = this;
    const { width } = this;
    const row = 4 * brickClass;
    const sideways = ((places & canStep[row]) >>> 1) | ((places & canStep[row + 1]) << 1);
    return sideways | ((places & canStep[row + 2]) >>> width) | ((places & canStep[row + 3]) << width);
  }
}

/** Prefix sums: the starts of consecutive runs, and the end of the last one. */
export function startsOf(lengths: readonly number[]): Int32Array {
  const starts = new Int32Array(lengths.length + 1);
  for (const [i, length] of lengths.entries()) starts[i + 1] = starts[i] + length;
  return starts;
}
