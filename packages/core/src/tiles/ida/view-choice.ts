import { excessAt, placementOf } from '../patterns/pattern-estimate.js';
import { byPartition, type PatternTable } from '../patterns/pattern-set.js';
import { type Frame, neighbourTable } from '../space/frame.js';
import { DEEPEST } from './deepest.js';
import { fartherTable, manhattanOf } from './manhattan-ida.js';
import { PatternViews, placesOn, viewsOfPartition } from './pattern-views.js';

/** The most views that a search looks up; by measurement, more cost more than they prune. */
const MOST_VIEWS = 4;

/** The sample ends with the iteration after which there were so many nodes, or where there are many more. */
const ENOUGH_NODES = 1000;
const MOST_NODES = 20 * ENOUGH_NODES;

/** Nodes of the sample between two yields. */
const SLICE = 200;

/** How many views a search by some patterns looks up, and the most patterns that these have. */
export function viewCounts(frame: Frame, patterns: readonly PatternTable[]): { views: number; patterns: number } {
  const partitions = byPartition(patterns);
  const views = Math.min(MOST_VIEWS, viewsOfPartition(frame) * partitions.length);
  return { views, patterns: views * Math.max(...partitions.map(({ length }) => length)) };
}

/** The views that a search looks up: see `chooseViews`, which has been here before if there are several partitions. */
export function viewsOf(frame: Frame, patterns: readonly PatternTable[]): PatternViews {
  for (const _ of chooseViews(frame, patterns));
  return new PatternViews(frame, patterns, chosen.get(frame)?.get(nameOf(patterns)));
}

/** By board and patterns: the numbers of the views. */
const chosen = new WeakMap<Frame, Map<string, number[]>>();

function nameOf(patterns: readonly PatternTable[]): string {
  return patterns.map(({ goals }) => goals.join()).join(' ');
}

/**
 * Chooses among the views of several partitions, in slices. A small search with all views notes which of them cut off
 * each move. Each time, the view is taken that cuts off the most moves that no view before it does.
 */
export function* chooseViews(frame: Frame, patterns: readonly PatternTable[]): Generator<void, void> {
  const partitions = byPartition(patterns).length;
  const known = chosen.get(frame) ?? new Map<string, number[]>();
  const name = nameOf(patterns);
  if (partitions === 1 || known.has(name)) return;
  const numbers = Array.from({ length: partitions * viewsOfPartition(frame) }, (_, number) => number);
  const cuts = yield* sample(frame, new PatternViews(frame, patterns, numbers));
  known.set(name, greedily(cuts, numbers));
  chosen.set(frame, known);
}

/** Counts by set of views. */
type Cuts = ReadonlyMap<number, number>;

function greedily(cuts: Cuts, numbers: readonly number[]): number[] {
  const taken: number[] = [];
  const left = new Map(cuts);
  while (taken.length < Math.min(MOST_VIEWS, numbers.length)) {
    const gains = numbers.map((number) => {
      if (taken.includes(number)) return -1;
      let gain = 0;
      for (const [set, count] of left) if ((set >>> number) & 1) gain += count;
      return gain;
    });
    const best = gains.indexOf(Math.max(...gains));
    taken.push(best);
    for (const set of left.keys()) if ((set >>> best) & 1) left.delete(set);
  }
  return taken;
}

/** How often each set of views cuts off a move, in the first iteration of IDA* that is large enough. */
function* sample(frame: Frame, views: PatternViews): Generator<void, Cuts> {
  const search = new Sample(frame, views);
  let room = Math.max(...views.sums);
  for (let bound = manhattanOf(frame) + 2 * room; bound < DEEPEST && !search.isOver; bound += 2, room++) {
    search.bound = bound;
    yield* search.visit(frame.board.indexOf(frame.blankGoal), -1, room, 0);
  }
  return search.cuts;
}

/** IDA* that asks all views about each move. */
class Sample {
  bound = 0;
  readonly cuts = new Map<number, number>();
  private nodes = 0;
  private isSolved = false;
  private readonly neighbours: Int32Array;
  private readonly farther: Uint8Array;
  private readonly board: Int32Array;
  private readonly places: readonly Int32Array[];
  private readonly excess: Int32Array;
  private readonly sums: Int32Array;

  constructor(
    private readonly frame: Frame,
    private readonly views: PatternViews,
  ) {
    this.neighbours = neighbourTable(frame.width, frame.height);
    this.farther = fartherTable(frame);
    this.board = frame.board.slice();
    this.places = views.viewCells.map((seen) => placesOn(frame.board, seen, frame.cells));
    this.excess = views.excess.slice();
    this.sums = views.sums.slice();
  }

  /** Whether the iterations so far are enough. */
  get isOver(): boolean {
    return this.isSolved || this.nodes >= ENOUGH_NODES;
  }

  /** Visits a node and its descendants within the bound, until there are many more than enough. */
  *visit(blank: number, came: number, room: number, depth: number): Generator<void, void> {
    if (++this.nodes % SLICE === 0) yield;
    if (this.bound === depth + 2 * room) this.isSolved = true;
    const { board, neighbours, farther, frame } = this;
    for (let direction = 0; direction < 4 && !this.isSolved && this.nodes < MOST_NODES; direction++) {
      const from = neighbours[4 * blank + direction]!;
      if (from < 0 || from === came) continue;
      const tile = board[from]!;
      const roomAfter = room - farther[4 * (tile * frame.cells + blank) + direction]!;
      this.move(tile, from, blank);
      const [excess, sums] = [this.excess.slice(), this.sums.slice()];
      const cut = this.lookUp(tile, from, roomAfter);
      if (cut === 0) yield* this.visit(from, blank, roomAfter, depth + 1);
      else this.cuts.set(cut, (this.cuts.get(cut) ?? 0) + 1);
      this.excess.set(excess);
      this.sums.set(sums);
      this.move(tile, blank, from);
    }
  }

  private move(tile: number, from: number, to: number): void {
    this.board[from] = this.board[to]!;
    this.board[to] = tile;
    for (const [view, seen] of this.views.viewCells.entries()) {
      this.places[view]![seen[tile]!] = seen[to]!;
      this.places[view]![seen[this.frame.blankGoal]!] = seen[from]!;
    }
  }

  /** Brings the sums up to date after a move; returns the set of views that cut it off. */
  private lookUp(tile: number, blank: number, room: number): number {
    const { views, excess, sums, places, frame } = this;
    let cut = 0;
    for (let view = 0; view < views.views; view++) {
      const p = views.patternOf[view * frame.cells + tile]!;
      const pattern = views.patterns[p]!;
      const { set, order } = placementOf(pattern, places[view]!);
      const value = excessAt(pattern, set, order, views.viewCells[view]![blank]!);
      sums[view] += value - excess[p]!;
      excess[p] = value;
      if (sums[view]! > room) cut |= 1 << view;
    }
    return cut;
  }
}
