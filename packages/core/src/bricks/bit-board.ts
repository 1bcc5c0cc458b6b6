import type { Layout } from './layout.js';

/** The cells of a board are the bits of one word. */
export const MOST_CELLS = 32;

/**
 * What bricks can do on a board of up to 32 cells, in sets of cells that are one word each. A brick can take a step if all
 * cells that it enters are free; the bricks of a class are tried all at once.
 */
export class BitBoard {
  private readonly width: number;
  /** By class × 32 + cell: the cells that a brick covers there. */
  readonly covers: Int32Array;
  /** By (class × 32 + cell) × 4 + direction: the cells that a step enters; none where a wall is in the way. */
  readonly fronts: Int32Array;
  readonly deltas: Int32Array;
  /** By class × 4 + direction: the cells from which a step is clear of walls. */
  private readonly canStep: Int32Array;
  /** How far the free cells must be shifted so that each cell that a step enters comes to stand on the brick's first cell. */
  private readonly frontStarts: Int32Array;
  private readonly shiftsLeft: Int32Array;
  private readonly shiftsRight: Int32Array;
  /** By class: all its places, and the same shifts for the cells that a brick covers. */
  private readonly places: Int32Array;
  private readonly shapeStarts: Int32Array;
  private readonly shapeLeft: Int32Array;
  private readonly shapeRight: Int32Array;

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
    const offsets = classes.flatMap((brickClass) => brickClass.fronts);
    this.frontStarts = startsOf(offsets.map((front) => front.length));
    this.shiftsLeft = Int32Array.from(
      offsets.flatMap((front) => [...front]),
      (offset) => Math.max(0, -offset),
    );
    this.shiftsRight = Int32Array.from(
      offsets.flatMap((front) => [...front]),
      (offset) => Math.max(0, offset),
    );
    this.places = Int32Array.from(classes, ({ places }) => places.reduce((mask, cell) => mask | (1 << cell), 0));
    this.shapeStarts = startsOf(classes.map((brickClass) => brickClass.offsets.length));
    const covered = classes.flatMap((brickClass) => [...brickClass.offsets]);
    this.shapeLeft = Int32Array.from(covered, (offset) => Math.max(0, -offset));
    this.shapeRight = Int32Array.from(covered, (offset) => Math.max(0, offset));
  }

  /** The bricks of a class, as a set of cells, that can take a step in a direction; `step` is class × 4 + direction. */
  able(bricks: number, free: number, step: number): number {
    const { frontStarts, shiftsLeft, shiftsRight } = this;
    let able = bricks & this.canStep[step];
    // No way out of the loop before its end: it takes the same turns every time, which processors foresee.
    const end = frontStarts[step + 1];
    for (let i = frontStarts[step]; i < end; i++) able &= (free << shiftsLeft[i]) >>> shiftsRight[i];
    return able;
  }

  /** All places that a brick can get to if some cells, and its own, are free; the one where it stands too. */
  flood(brickClass: number, from: number, free: number): number {
    const fits = this.fitting(brickClass, from, free);
    let reached = 1 << from;
    for (let before = 0; before !== reached; ) {
      before = reached;
      reached |= this.spread(brickClass, reached) & fits;
    }
    return reached;
  }

  /** The length of the shortest way of a brick to a place that it can get to. */
  stepsBetween(brickClass: number, from: number, to: number, free: number): number {
    const fits = this.fitting(brickClass, from, free);
    let steps = 0;
    for (let reached = 1 << from; ((reached >>> to) & 1) === 0; steps++)
      reached |= this.spread(brickClass, reached) & fits;
    return steps;
  }

  /** The places where a brick would stand on free cells, or on those where it stands now. */
  private fitting(brickClass: number, from: number, free: number): number {
    const { shapeStarts, shapeLeft, shapeRight } = this;
    const open = free | this.covers[MOST_CELLS * brickClass + from];
    let fits = this.places[brickClass];
    const end = shapeStarts[brickClass + 1];
    for (let i = shapeStarts[brickClass]; i < end; i++) fits &= (open << shapeLeft[i]) >>> shapeRight[i];
    return fits;
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

/** Where each of several runs starts if they stand one after another; the end of the last one too. */
export function startsOf(lengths: readonly number[]): Int32Array {
  const starts = new Int32Array(lengths.length + 1);
  for (const [i, length] of lengths.entries()) starts[i + 1] = starts[i] + length;
  return starts;
}
