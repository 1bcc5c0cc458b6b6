import type { Outcome, Search, SearchOptions } from '../contract/engine/search.js';
import type { Space, Successors } from '../contract/engine/space.js';
import { everyPathFollowed } from '../messages/en/solving.js';
import { newWords } from '../out-of-memory.js';
import { listBytes, newSuccessors, newTally, sameKey } from './counts.js';
import { SuccessorOrder } from './successor-order.js';
import { hashKey } from './tables/hash.js';

/** One state on the current path, with its successors and what is known of them. */
interface Frame {
  readonly state: Int32Array;
  readonly key: Int32Array;
  hash: number;
  /** The best that the successors may cost before the search goes elsewhere. */
  bound: number;
  edge: number;
  node: number;
  /** The successors that are not on the path, in their order. */
  keys: Int32Array;
  edges: Int32Array;
  /** The backed-up value F of each: no solution through it costs less, if the heuristic is admissible. */
  values: Float64Array;
  count: number;
  /** The successor that is being searched. */
  best: number;
}

/**
 * Recursive best-first search (Korf 1993): expands states in best-first order in memory that grows with the depth. It follows the best
 * successor as long as its backed-up value is within the best alternative, and keeps that value when it goes back.
 */
export class RecursiveBestFirst implements Search<readonly number[]> {
  readonly counts = newTally();
  lowerBound = 0;
  private readonly estimate: (state: Int32Array, at: number) => number;
  private readonly order: SuccessorOrder;
  private readonly out: Successors;
  private readonly child: Int32Array;
  private readonly frames: Frame[] = [];
  private bytes = 0;
  private depth = -1;
  private nodes = 0;
  private longest = 1;
  /** The deepest state, while not all of its successors are listed: where that goes on, its backed-up value, and its own f. */
  private listing: { readonly from: number; readonly value: number; readonly ownValue: number } | undefined;
  private readonly isWhole: boolean;
  private readonly startValue: number;
  private outcome: Outcome<readonly number[]> | undefined;

  constructor(
    private readonly space: Space,
    private readonly options: SearchOptions,
  ) {
    this.estimate = space.heuristic(options.heuristic.id);
    this.isWhole = options.trace !== undefined && options.trace.inParts !== true;
    this.order = new SuccessorOrder(space, options);
    this.out = newSuccessors(space);
    this.child = newWords(space.stateWords);
    const root = this.frame(0);
    space.start(root.state, 0);
    space.save(root.state, 0, root.key, 0);
    root.hash = hashKey(root.key, 0, space.keyWords);
    root.bound = Number.POSITIVE_INFINITY;
    this.startValue = this.estimate(root.state, 0);
    if (options.heuristic.admissible) this.lowerBound = this.startValue;
    this.enter(root, -1, 0, this.startValue);
    this.count();
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    for (let left = expansions; left > 0 && this.outcome === undefined; left--) {
      if (this.listing !== undefined) this.list();
      else if (this.depth < 0) this.visit(0, this.startValue);
      else this.advance();
    }
    this.count();
    return this.outcome;
  }

  /** Goes back as far as the best successor is beyond the bound, then visits it. */
  private advance(): void {
    for (;;) {
      const frame = this.frames[this.depth];
      const best = leastOf(frame, -1);
      const value = best < 0 ? Number.POSITIVE_INFINITY : frame.values[best];
      if (this.depth === 0 && this.options.heuristic.admissible && value < Number.POSITIVE_INFINITY) {
        this.lowerBound = Math.max(this.lowerBound, value);
      }
      if (value === Number.POSITIVE_INFINITY || value > frame.bound) {
        if (this.depth === 0) {
          this.outcome = { status: 'unsolvable', reason: everyPathFollowed() };
          return;
        }
        this.depth--;
        const before = this.frames[this.depth];
        before.values[before.best] = value;
        continue;
      }
      const alternative = leastOf(frame, best);
      const bound = alternative < 0 ? Number.POSITIVE_INFINITY : frame.values[alternative];
      this.descend(frame, best, Math.min(frame.bound, bound));
      return;
    }
  }

  private descend(frame: Frame, successor: number, bound: number): void {
    const { space, frames } = this;
    const g = this.depth + 1;
    if (frames[g] === undefined && this.bytes + this.frameBytes() > this.options.memoryLimit) {
      this.outcome = { status: 'stopped', reason: 'memory' };
      return;
    }
    frame.best = successor;
    const child = this.frame(g);
    child.edge = frame.edges[successor];
    space.child(frame.state, 0, child.edge, child.state, 0);
    const { keyWords } = space;
    for (let word = 0; word < keyWords; word++) child.key[word] = frame.keys[successor * keyWords + word];
    child.hash = hashKey(child.key, 0, keyWords);
    child.bound = bound;
    this.enter(child, frame.node, g, this.estimate(child.state, 0));
    this.visit(g, frame.values[successor]);
  }

  /** Expands the state at depth g, whose value is known, unless it is solved. */
  private visit(g: number, value: number): void {
    const { space, counts, options } = this;
    const frame = this.frames[g];
    this.depth = g;
    if (g >= this.longest) this.longest = g + 1;
    if (space.isGoal(frame.state, 0)) {
      options.trace?.goal?.(frame.node);
      const path = this.frames.slice(1, g + 1).map(({ edge }) => edge);
      this.outcome = { status: 'solved', path, optimal: options.heuristic.admissible };
      return;
    }
    counts.expanded++;
    options.trace?.expand(frame.node);
    frame.count = 0;
    this.listing = { from: 0, value, ownValue: g + this.estimate(frame.state, 0) };
    if (g > counts.peakOpen) counts.peakOpen = g;
    do this.list();
    while (this.listing !== undefined && this.isWhole);
  }

  /** Lists successors of the deepest state: all, or a part of very many. */
  private list(): void {
    const { space, counts, depth, out } = this;
    const { from, value, ownValue } = this.listing!;
    const frame = this.frames[depth];
    space.expand(frame.state, 0, -1, out, from);
    counts.generated += out.count;
    this.keep(frame, depth + 1, value, ownValue);
    this.listing = out.next === 0 || this.outcome !== undefined ? undefined : { from: out.next, value, ownValue };
  }

  /** Keeps the successors that are not on the path. A state that was searched before hands its value down. */
  private keep(frame: Frame, g: number, value: number, ownValue: number): void {
    const { space, out, child, counts } = this;
    const { keyWords } = space;
    const order = this.order.of(out);
    if (!this.hasRoomFor(frame, frame.count + out.count)) {
      this.outcome = { status: 'stopped', reason: 'memory' };
      return;
    }
    for (let turn = 0; turn < out.count; turn++) {
      const i = order[turn];
      if (this.isOnPath(out.keys, i * keyWords)) {
        counts.duplicates++;
        continue;
      }
      space.child(frame.state, 0, out.edges[i], child, 0);
      const f = g + this.estimate(child, 0);
      frame.values[frame.count] = ownValue < value ? Math.max(f, value) : f;
      frame.edges[frame.count] = out.edges[i];
      for (let word = 0; word < keyWords; word++) {
        frame.keys[frame.count * keyWords + word] = out.keys[i * keyWords + word];
      }
      frame.count++;
    }
  }

  private isOnPath(keys: Int32Array, at: number): boolean {
    const { keyWords } = this.space;
    const hash = hashKey(keys, at, keyWords);
    for (let depth = this.depth; depth >= 0; depth--) {
      const frame = this.frames[depth];
      if (frame.hash === hash && sameKey(frame.key, 0, keys, at, keyWords)) return true;
    }
    return false;
  }

  /** Whether the successors fit, after their lists have grown. */
  private hasRoomFor(frame: Frame, count: number): boolean {
    const before = frame.edges.length;
    if (count <= before) return true;
    const length = Math.max(count, 2 * before);
    const { keyWords } = this.space;
    const more = (length - before) * (4 * keyWords + 12);
    if (this.bytes + more > this.options.memoryLimit) return false;
    this.bytes += more;
    const [keys, edges, values] = [newWords(length * keyWords), newWords(length), new Float64Array(length)];
    keys.set(frame.keys);
    edges.set(frame.edges);
    values.set(frame.values);
    Object.assign(frame, { keys, edges, values });
    return true;
  }

  private frame(depth: number): Frame {
    const { stateWords, keyWords } = this.space;
    if (this.frames[depth] === undefined) {
      this.bytes += this.frameBytes();
      this.frames[depth] = {
        state: newWords(stateWords),
        key: newWords(keyWords),
        hash: 0,
        bound: 0,
        edge: -1,
        node: -1,
        keys: newWords(0),
        edges: newWords(0),
        values: new Float64Array(0),
        count: 0,
        best: -1,
      };
    }
    return this.frames[depth];
  }

  private frameBytes(): number {
    return 4 * (this.space.stateWords + this.space.keyWords + 6);
  }

  private enter(frame: Frame, parent: number, g: number, h: number): void {
    frame.node = this.nodes++;
    this.options.trace?.enter(frame.node, parent, frame.edge, g, h);
  }

  private count(): void {
    this.counts.stored = this.longest;
    this.counts.bytes = this.bytes + listBytes(this.space);
  }
}

/** The first successor of the least value, but for one of them; -1 if there is none. */
function leastOf({ values, count }: Frame, except: number): number {
  let least = -1;
  for (let i = 0; i < count; i++) {
    if (i !== except && (least < 0 || values[i] < values[least])) least = i;
  }
  return least;
}
