import { startsOf } from './bit-board.js';
import type { Layout } from './layout.js';

/** The most words of the memo table: it has to fit the processor's cache. */
const MOST_WORDS = 1 << 18;

/**
 * Finds the bricks whose front cells are all free, for all bricks of a class at once, by shifting and intersecting the set of free cells.
 * Caches the result by that set, because boards have few free cells.
 */
export class StepFinder {
  /** The result of `find`: groups of steps, and for each the bricks that can take one. */
  readonly groups: Int32Array;
  readonly bricks: Int32Array;
  private readonly width: number;
  private readonly rowShift: number;
  /** The set of free cells that each row belongs to, and the places for every group. */
  private readonly rowSets: Int32Array;
  private readonly rows: Int32Array;
  /** The shifts of the free cells that map each cell that a step enters to the brick's first cell. */
  private readonly starts: Int32Array;
  private readonly shiftsLeft: Int32Array;
  private readonly shiftsRight: Int32Array;

  /** `groupBits`: 0 if steps are grouped by class and direction (class × 4 + direction), 2 if by class alone. */
  constructor(
    { classes, blocked }: Layout,
    free: number,
    private readonly canStep: Int32Array,
    private readonly groupBits: 0 | 2,
  ) {
    const offsets = classes.flatMap(({ fronts }) => fronts.map((front) => [...front]));
    this.starts = startsOf(offsets.map((front) => front.length));
    this.shiftsLeft = Int32Array.from(offsets.flat(), (offset) => Math.max(0, -offset));
    this.shiftsRight = Int32Array.from(offsets.flat(), (offset) => Math.max(0, offset));
    this.width = (4 * classes.length) >> groupBits;
    this.groups = new Int32Array(this.width + 1);
    this.bricks = new Int32Array(this.width + 1);
    const open = blocked.reduce((count, each) => count + 1 - each, 0);
    const rowBits = Math.floor(Math.log2(Math.min(4 * choose(open, free), MOST_WORDS / this.width)));
    this.rowShift = 31 - rowBits;
    this.rowSets = new Int32Array(1 << rowBits);
    this.rows = new Int32Array(this.width << rowBits);
  }

  /**
   * Finds the groups of steps that some bricks can take; `at` is where the bricks of the first class stand in a state. Returns
   * how many there are.
   */
  find(state: Int32Array, at: number, free: number): number {
    const { rows, rowSets, groups, bricks, width } = this;
    const classBits = 2 - this.groupBits;
    const row = (Math.imul(free ^ (free >>> 15), 0x9e3779b1) >>> 1) >>> this.rowShift;
    if (rowSets[row] !== free) this.remember(row, free);
    const base = row * width;
    // Branch-free: every group is written, and counted only if it is not empty, since the branch would be mispredicted often.
    let count = 0;
    for (let group = 0; group < width; group++) {
      const able = state[at + (group >> classBits)] & rows[base + group];
      groups[count] = group;
      bricks[count] = able;
      count += (able | -able) >>> 31;
    }
    return count;
  }

  /** The empty set needs no entry: new memory is zero, and a row of zeros is its result. */
  private remember(row: number, free: number): void {
    const { rows, rowSets, width, groupBits, canStep, starts, shiftsLeft, shiftsRight } = this;
    rowSets[row] = free;
    rows.fill(0, row * width, (row + 1) * width);
    for (let step = 0; step < width << groupBits; step++) {
      let places = canStep[step];
      for (let i = starts[step]; i < starts[step + 1]; i++) places &= (free << shiftsLeft[i]) >>> shiftsRight[i];
      rows[row * width + (step >> groupBits)] |= places;
    }
  }
}

/** The binomial coefficient, approximately if it is large. */
function choose(of: number, some: number): number {
  let ways = 1;
  for (let i = 0; i < some; i++) ways = (ways * (of - i)) / (i + 1);
  return Math.max(1, Math.round(ways));
}
