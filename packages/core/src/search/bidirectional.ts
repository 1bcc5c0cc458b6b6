import type { Outcome, Search, SearchOptions } from '../contract/engine/search.js';
import type { Space } from '../contract/engine/space.js';
import { everyPositionSeen, everySolvableListed } from '../messages/en/solving.js';
import { edgeBetween, newSuccessors, newTally } from './counts.js';
import { grown, StateIndex } from './tables/state-index.js';

/** Breadth-first search from one end; states are numbered in order of generation, so the numbers are the queue. */
class Side {
  readonly index: StateIndex;
  parent = new Int32Array(128);
  /** The first state of the layer that is expanded next, and the first of the one after it. */
  layer = 0;
  nextLayer = 0;
  depth = 0;
  read = 0;

  constructor(keyWords: number) {
    this.index = new StateIndex(keyWords);
  }

  get bytes(): number {
    return this.index.bytes + 4 * this.parent.length;
  }

  get width(): number {
    return this.nextLayer - this.layer;
  }

  reserve(more: number, limit: number): boolean {
    if (!this.index.reserve(more, limit, 4)) return false;
    if (this.parent.length < this.index.capacity) this.parent = grown(this.parent, this.index.capacity);
    return true;
  }

  key(state: number): Int32Array {
    const { keys, keyWords } = this.index;
    return keys.slice(state * keyWords, (state + 1) * keyWords);
  }

  /** The keys from a state back to this side's end. */
  chain(state: number): Int32Array[] {
    const chain: Int32Array[] = [];
    for (let at = state; at >= 0; at = this.parent[at]) chain.push(this.key(at));
    return chain;
  }
}

/**
 * Bidirectional breadth-first search, from the start and from all goals. It expands whole layers, each time on the side with the
 * smaller frontier (the cardinality criterion of Pohl 1971). The path through the first state that both sides have generated is
 * shortest: the frontiers would have met in an earlier layer on a shorter one.
 */
export class Bidirectional implements Search<readonly number[]> {
  readonly counts = newTally();
  private readonly front: Side;
  private readonly back: Side;
  private active: Side;
  private readonly out;
  private readonly state: Int32Array;
  private outcome: Outcome<readonly number[]> | undefined;

  constructor(
    private readonly space: Space,
    private readonly options: SearchOptions,
  ) {
    const { keyWords, stateWords } = space;
    this.out = newSuccessors(space);
    this.state = new Int32Array(stateWords);
    this.front = new Side(keyWords);
    this.back = new Side(keyWords);
    this.active = this.front;
    const start = new Int32Array(keyWords);
    space.start(this.state, 0);
    space.save(this.state, 0, start, 0);
    this.seed(this.front, start);
    const goals = space.goals!();
    this.seed(this.back, goals);
    const meeting = this.back.index.find(start, 0);
    if (meeting >= 0) this.outcome = { status: 'solved', path: [], optimal: true };
    else if (goals.length === 0) this.outcome = this.unsolvable(this.back);
    this.count();
  }

  get lowerBound(): number {
    if (this.outcome?.status === 'solved') return this.outcome.path.length;
    return this.front.depth + this.back.depth + 1;
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    for (let left = expansions; left > 0 && this.outcome === undefined; left--) {
      const { index } = this.active;
      if (index.isGrowing) index.grow();
      else if (!this.mustGrow(index)) this.expandNext();
    }
    this.count();
    return this.outcome;
  }

  private seed(side: Side, keys: Int32Array): void {
    const { keyWords } = this.space;
    const states = keys.length / keyWords;
    side.reserve(states, Number.POSITIVE_INFINITY);
    for (let i = 0; i < states; i++) side.index.insert(keys, i * keyWords);
    side.parent.fill(-1, 0, side.index.size);
    side.nextLayer = side.index.size;
  }

  /** Whether the table of a side has begun to grow, which it does step by step. */
  private mustGrow(index: StateIndex): boolean {
    return index.begin(this.space.maxSuccessors, this.options.memoryLimit / 2, 4) && index.isGrowing;
  }

  private expandNext(): void {
    const { space, out, counts, state } = this;
    const side = this.active;
    const parent = side.read++;
    space.load(side.index.keys, parent * space.keyWords, state, 0);
    counts.expanded++;
    out.next = 0;
    do this.enterList(side, parent, out.next);
    while (out.next !== 0 && this.outcome === undefined);
    if (side.read === side.nextLayer && this.outcome === undefined) this.finishLayer(side);
  }

  private enterList(side: Side, parent: number, from: number): void {
    const { space, out, counts, state } = this;
    const other = side === this.front ? this.back : this.front;
    // Half of the memory for each side: they grow at the same rate.
    if (!side.reserve(space.maxSuccessors, this.options.memoryLimit / 2)) {
      this.outcome = { status: 'stopped', reason: 'memory' };
      return;
    }
    space.expand(state, 0, -1, out, from);
    counts.generated += out.count;
    for (let i = 0; i < out.count; i++) {
      const found = side.index.insert(out.keys, i * space.keyWords);
      if (found >= 0) {
        counts.duplicates++;
        continue;
      }
      side.parent[~found] = parent;
      const meeting = other.index.find(out.keys, i * space.keyWords);
      if (meeting >= 0) {
        this.outcome = { status: 'solved', path: this.join(side, ~found, meeting), optimal: true };
        return;
      }
    }
  }

  private finishLayer(side: Side): void {
    side.layer = side.nextLayer;
    side.nextLayer = side.index.size;
    side.depth++;
    const open = this.front.width + this.back.width;
    if (open > this.counts.peakOpen) this.counts.peakOpen = open;
    if (side.width === 0) this.outcome = this.unsolvable(side);
    this.active = this.front.width <= this.back.width ? this.front : this.back;
  }

  /** One side has exhausted its component without meeting the other. */
  private unsolvable(side: Side): Outcome<readonly number[]> {
    const seen = { positions: side.index.size };
    const reason = side === this.front ? everyPositionSeen(seen) : everySolvableListed(seen);
    return { status: 'unsolvable', reason };
  }

  private join(side: Side, here: number, there: number): readonly number[] {
    const own = side.chain(here);
    const others = (side === this.front ? this.back : this.front).chain(there);
    const [front, back] = side === this.front ? [own, others] : [others, own];
    const keys = [...front.reverse(), ...back.slice(1)];
    const state = new Int32Array(this.space.stateWords);
    return keys.slice(1).map((key, i) => edgeBetween(this.space, keys[i], key, this.out, state));
  }

  private count(): void {
    const { counts, front, back } = this;
    counts.stored = front.index.size + back.index.size;
    counts.bytes = front.bytes + back.bytes;
  }
}
