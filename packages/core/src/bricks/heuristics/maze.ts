import type { BrickClass, Layout } from '../space/layout.js';

/**
 * The relaxation without other movable bricks: for each place of a class, the cost to the nearest goal place; 0 without a goal or a path.
 * Breadth-first search from the goal computes it.
 */
export function mazeDistances(layout: Layout, index: number, goal: Uint8Array | undefined, metric: string): Int32Array {
  const { places, steps } = layout.classes[index];
  const distances = new Int32Array(places.length).fill(-1);
  const queue = new Int32Array(places.length);
  let end = 0;
  const reach = (place: number, distance: number): void => {
    distances[place] = distance;
    queue[end++] = place;
  };
  if (goal !== undefined) for (const [place, reached] of goal.entries()) if (reached === 1) reach(place, 0);
  for (let read = 0; read < end; read++) {
    const distance = distances[queue[read]] + 1;
    for (let d = 0; d < 4; d++) {
      let place = steps[4 * queue[read] + d];
      if (metric === 'slides') {
        // To the end of the line: places that were reached before do not stop the slide.
        for (; place >= 0; place = steps[4 * place + d]) if (distances[place] < 0) reach(place, distance);
      } else if (place >= 0 && distances[place] < 0) reach(place, metric === 'moves' ? 1 : distance);
    }
  }
  return distances.map((distance) => Math.max(0, distance));
}

/** Bytes of the cache for one goal brick. */
const MOST_KEPT = 1 << 22;

/** A goal brick with so few places is soon searched for, and all that there is to know is soon known. */
const FEW_PLACES = 500;

/** The most paths that are kept. */
const MOST_PATHS = 8;

/** Which bricks cut a goal brick off from its goal: every path of it, with nothing but walls in its way, leads through such a brick. */
export class CutOffs {
  /** How many searches of all places there were. */
  searches = 0;
  private readonly master: BrickClass;
  private readonly cells: number;
  /** For a brick of another class on a cell, the places that it cuts off; computed on demand. */
  private known = new Map<number, Uint8Array>();
  /** The cells that the goal brick covers on some paths from a place: a brick beside one of them does not cut it off, and needs no search. */
  private paths: Uint8Array[] = [];
  private from = -1;
  /** For each place that the last search has reached, the next one on the way to the goal. */
  private readonly ahead: Int32Array;
  private readonly waiting: Int32Array;

  constructor(
    private readonly layout: Layout,
    index: number,
    private readonly goal: Uint8Array | undefined,
  ) {
    this.master = layout.classes[index];
    this.cells = layout.width * layout.height;
    this.ahead = new Int32Array(this.master.places.length);
    this.waiting = new Int32Array(this.master.places.length);
  }

  /** Whether a brick of a class on a cell cuts the goal brick off, which stands on a place that has a path. */
  has(brickClass: number, cell: number, place: number): boolean {
    const at = brickClass * this.cells + cell;
    const known = this.known.get(at);
    if (known !== undefined) return known[place] !== 0;
    const other = this.layout.classes[brickClass];
    const isLarge = this.master.places.length > FEW_PLACES;
    if (isLarge && this.isPassed(other, cell, place)) return false;
    const cut = this.search(other, cell);
    // The cache is bounded: large boards have too many entries.
    if (this.known.size * cut.length > MOST_KEPT) this.known = new Map();
    this.known.set(at, cut);
    if (cut[place] !== 0) return true;
    if (isLarge && this.paths.length < MOST_PATHS) this.paths.push(this.pathFrom(place));
    return false;
  }

  /** Whether one of the paths from a place does not touch a brick. */
  private isPassed({ offsets }: BrickClass, cell: number, place: number): boolean {
    if (place !== this.from) {
      this.search(undefined, 0);
      this.from = place;
      this.paths = [this.pathFrom(place)];
    }
    return this.paths.some((path) => offsets.every((offset) => path[cell + offset] === 0));
  }

  /** The cells covered on the path that the last search has found from a place. */
  private pathFrom(place: number): Uint8Array {
    const { places, offsets } = this.master;
    const covered = new Uint8Array(this.cells);
    for (let at = place; at >= 0; at = this.ahead[at]) for (const offset of offsets) covered[places[at] + offset] = 1;
    return covered;
  }

  /**
   * Searches from the goal, without the places where the goal brick overlaps a brick on the given cell. Returns 0 for reached places, 1
   * for the others, and 2 for overlapping ones, which count as cut off.
   */
  private search(other: BrickClass | undefined, cell: number): Uint8Array {
    const { master, goal, ahead, waiting } = this;
    const { places, placeAt, steps, offsets } = master;
    this.searches++;
    const cut = new Uint8Array(places.length).fill(1);
    for (const taken of other?.offsets ?? []) {
      for (const offset of offsets) {
        const place = placeAt[cell + taken - offset];
        if (place !== undefined && place >= 0) cut[place] = 2;
      }
    }
    let end = 0;
    const reach = (place: number, next: number): void => {
      cut[place] = 0;
      ahead[place] = next;
      waiting[end++] = place;
    };
    if (goal !== undefined) {
      for (let place = 0; place < goal.length; place++) if (goal[place] === 1 && cut[place] === 1) reach(place, -1);
    }
    for (let read = 0; read < end; read++) {
      for (let d = 0; d < 4; d++) {
        const place = steps[4 * waiting[read] + d];
        if (place >= 0 && cut[place] === 1) reach(place, waiting[read]);
      }
    }
    return cut;
  }
}
