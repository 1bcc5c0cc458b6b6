import type { Tally } from '../../search/counts.js';
import { BeamHistory } from './beam-history.js';

/** The boards of a beam at one depth, and their successors: in TypeScript or compiled, with the same results. */
export interface BeamLayers {
  /** The value of the start; 0 at the goal. */
  readonly first: number;
  /** Of each successor: 4 × its parent + the direction, and its value. */
  readonly parents: Int32Array;
  readonly values: Int32Array;
  /** The successors in the order in which boards are made of them. */
  readonly order: Int32Array;
  /** The best successor that is a goal, or -1. */
  readonly goal: number;
  /** How many moves the last call of `list` generated. */
  readonly generated: number;
  /**
   * Generates and evaluates successors of some boards of the layer, without duplicates, behind those that were listed; returns how many there are. Those
   * whose lower bound is `room` or more are left out.
   */
  list(from: number, end: number, listed: number, room: number): number;
  /** Makes some boards of the next layer, of the successors in order. */
  make(from: number, end: number): void;
  /** The boards that were made become the layer. */
  turn(): void;
}

/** Boards of a layer that are worked on between two yields. */
const PIECE = 1000;

/**
 * Breadth-first beam search (Lowerre 1976): of each layer only the `width` best boards are expanded. It is incomplete and proves
 * nothing; wider beams find shorter solutions. Boards that cannot lead to a solution shorter than the incumbent are pruned.
 */
export class BeamSearch {
  /** The directions of a solution, once one is found. */
  path: number[] | undefined;
  /** The value of the best board of the layer. */
  best: number;
  private size = 1;
  /** Where each layer begins in the history. */
  private readonly starts: number[] = [];

  constructor(
    private readonly layers: BeamLayers,
    readonly width: number,
    /** A solution must be shorter than this. */
    private readonly shorterThan: number,
    /** It ends if this has no room left. */
    private readonly history = new BeamHistory(),
    mostHistory = Number.POSITIVE_INFINITY,
  ) {
    this.best = layers.first;
    history.clear(mostHistory);
  }

  /** Expands one layer and adds to the counts; false once the search has ended. */
  advance(counts: Pick<Tally, 'expanded' | 'generated'>): boolean {
    const layer = this.expandLayer(counts);
    for (;;) {
      const step = layer.next();
      if (step.done) return step.value;
    }
  }

  /** The same in pieces, so that wide layers can be left; each yields its work, and those of a layer as much as its width in all. */
  *expandLayer(counts: Pick<Tally, 'expanded' | 'generated'>): Generator<number, boolean> {
    const room = this.shorterThan - this.starts.length - 1;
    if (room <= 0) return false;
    const { layers, width, size, history } = this;
    // Half of the work is listing successors, and half making the next layer of them.
    let left = width;
    let count = 0;
    for (let from = 0; from < size; from += PIECE) {
      const end = Math.min(from + PIECE, size);
      count = layers.list(from, end, count, room);
      counts.expanded += end - from;
      counts.generated += layers.generated;
      if (size <= PIECE) break;
      const part = Math.min(left, PIECE >> 1);
      left -= part;
      yield part;
    }
    if (count === 0) return false;
    this.sortSuccessors(count);
    const kept = Math.min(count, width);
    if (!history.hasRoomFor(kept)) return false;
    const start = history.length;
    this.starts.push(start);
    for (let i = 0; i < kept; i++) history.push(layers.parents[layers.order[i]]);
    this.best = layers.values[layers.order[0]];
    for (let from = 0; from < kept; from += PIECE) {
      layers.make(from, Math.min(from + PIECE, kept));
      if (kept <= PIECE) break;
      const part = Math.min(left, PIECE >> 1);
      left -= part;
      yield part;
    }
    this.size = kept;
    if (layers.goal >= 0) {
      // A goal goes first and ends the search.
      history.set(start, layers.parents[layers.goal]);
      this.best = layers.values[layers.goal];
      this.path = this.pathToBest();
      return false;
    }
    layers.turn();
    yield left;
    return true;
  }

  /** The best successors first, by a counting sort; ties keep the order of generation. */
  private sortSuccessors(count: number): void {
    const { values, order } = this.layers;
    let most = 0;
    for (let i = 0; i < count; i++) most = Math.max(most, values[i]);
    const starts = new Int32Array(most + 2);
    for (let i = 0; i < count; i++) starts[values[i] + 1]++;
    for (let value = 0; value <= most; value++) starts[value + 1] += starts[value];
    for (let i = 0; i < count; i++) order[starts[values[i]]++] = i;
  }

  /** The path to the best board of the layer, or of an earlier one. */
  pathToBest(layer = this.starts.length): number[] {
    const path: number[] = [];
    let at = 0;
    for (let depth = layer - 1; depth >= 0; depth--) {
      const move = this.history.at(this.starts[depth] + at);
      path.push(move & 3);
      at = move >> 2;
    }
    return path.reverse();
  }
}

/** How many boards a beam remembers at most, unless a layer has more. */
const MOST_REMEMBERED = 2 ** 20;

/**
 * The slots of a beam's hash table: two for each board that may be generated, within a limit of bytes, but at least
 * enough for a layer.
 */
export function slotsFor(width: number, longest: number, mostBytes = Number.POSITIVE_INFINITY): number {
  const inLayer = Math.max(512, 3 * width);
  const least = slotsOf(inLayer);
  let slots = slotsOf(Math.max(inLayer, Math.min(MOST_REMEMBERED, width * longest)));
  while (4 * slots > mostBytes && slots > least) slots /= 2;
  return slots;
}

function slotsOf(boards: number): number {
  return 2 ** Math.ceil(Math.log2(2 * boards));
}
