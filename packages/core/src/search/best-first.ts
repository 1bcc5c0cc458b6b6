import type { Outcome, Search, SearchOptions } from '../contract/search.js';
import type { Space, Successors } from '../contract/space.js';
import { listBytes, newSuccessors, newTally } from './counts.js';
import { OPEN_BYTES, OpenList } from './open-list.js';
import { grown, StateIndex } from './state-index.js';

/** How a search ranks a node: by `gWeight` × g + `hWeight` × h. */
export interface Ranking {
  readonly gWeight: number;
  readonly hWeight: number;
}

/** What makes one best-first search differ from another. */
export interface Discipline {
  readonly ranking: Ranking;
  /**
   * Which of the nodes that rank alike comes first: the one with the smaller h, then the board that reads first; or the one that
   * was entered first (first in, first out; successors of one node are entered in the order in which their boards read).
   */
  readonly ties: 'board' | 'arrival';
  /** Whose longer way a shorter one replaces: every known state's, only those that still wait, or none. */
  readonly replaces: 'all' | 'open' | 'none';
}

/** Bytes for a node beside its key: g, h, parent and edge, and where ties need it the time of its arrival. */
const NODE_BYTES = 16;
const ARRIVAL_BYTES = 4;

/** Successors that are judged and entered in one go: on large boards each may take long. */
const PIECE = 256;

/** Up to so many successors are put in order one by one, which is fastest for few. */
const FEW = 64;

/**
 * A*, weighted A* and greedy search, and the A* of some textbooks: one algorithm with different disciplines. If a shorter way
 * replaces the longer one whether a state waits or is finished, then with an admissible heuristic and A*'s ranking the first
 * solution is shortest. If finished states stay finished, that needs a consistent heuristic; if a state is closed as soon as it is
 * generated, so that nothing is ever replaced, no heuristic helps.
 */
export class BestFirst implements Search<readonly number[]> {
  readonly counts = newTally();
  lowerBound = 0;
  private readonly index: StateIndex;
  private readonly open: OpenList;
  private readonly out;
  private readonly estimate: (state: Int32Array, at: number) => number;
  private readonly state: Int32Array;
  private readonly successor: Int32Array;
  private g = new Int32Array(128);
  private h = new Int32Array(128);
  private parent = new Int32Array(128);
  private edge = new Int32Array(128);
  /** When a node was entered, or last reached by a shorter way; empty where no tie is broken by it. */
  private arrival = new Int32Array(0);
  private arrivals = 0;
  private readonly order: Int32Array | undefined;
  private readonly nodeBytes: number;
  /** What the best rank proves, and the first solution: that no solution is shorter. */
  private readonly proves: boolean;
  /** The node that is being expanded, or -1; and how many of the successors listed last have been entered. */
  private node = -1;
  private entered = 0;
  /** A trace is told whole expansions, one a step. */
  private readonly piece: number;
  private outcome: Outcome<readonly number[]> | undefined;

  constructor(
    private readonly space: Space,
    private readonly options: SearchOptions,
    private readonly discipline: Discipline,
  ) {
    const { ties, replaces } = discipline;
    const { admissible, consistent } = options.heuristic;
    this.proves = admissible && (replaces === 'all' || (replaces === 'open' && consistent));
    this.nodeBytes = NODE_BYTES + (ties === 'arrival' ? ARRIVAL_BYTES : 0);
    if (ties === 'arrival') {
      this.arrival = new Int32Array(128);
      this.order = new Int32Array(space.maxSuccessors);
    }
    const { keyWords, stateWords } = space;
    this.index = new StateIndex(keyWords);
    this.out = newSuccessors(space);
    this.estimate = space.heuristic(options.heuristic.id);
    this.state = new Int32Array(stateWords);
    this.successor = new Int32Array(stateWords);
    this.open = new OpenList((a, b) => this.before(a, b));
    this.open.reserve(this.index.capacity);
    this.piece = options.trace === undefined ? PIECE : Number.POSITIVE_INFINITY;

    space.start(this.state, 0);
    const key = new Int32Array(keyWords);
    space.save(this.state, 0, key, 0);
    this.index.insert(key, 0);
    this.parent[0] = -1;
    this.edge[0] = -1;
    this.h[0] = this.estimate(this.state, 0);
    this.open.push(0);
    options.trace?.enter(0, -1, -1, 0, this.h[0]);
    this.count();
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    for (let left = expansions; left > 0 && this.outcome === undefined; left--) {
      if (this.node < 0) this.takeBest();
      if (this.node >= 0) this.enterSome();
    }
    this.count();
    return this.outcome;
  }

  /** Takes the best node from the open list and begins to expand it, unless that ends the search. */
  private takeBest(): void {
    const { space, index, open, counts, state } = this;
    // 1. Nothing waits: everything that can be reached has been seen.
    if (open.length === 0) {
      this.outcome = { status: 'unsolvable' };
      return;
    }
    if (!this.reserve(space.maxSuccessors)) {
      this.outcome = { status: 'stopped', reason: 'memory' };
      return;
    }
    // 2. Take the best node; it alone decides whether the search is over.
    this.raiseLowerBound(open.first);
    const node = open.pop();
    space.load(index.keys, node * space.keyWords, state, 0);
    if (space.isGoal(state, 0)) {
      this.options.trace?.goal?.(node);
      const { gWeight, hWeight } = this.discipline.ranking;
      const optimal = this.proves && gWeight === hWeight;
      this.outcome = { status: 'solved', path: this.pathTo(node), optimal };
      return;
    }
    // 3. List its successors.
    counts.expanded++;
    this.options.trace?.expand(node);
    this.node = node;
    this.list(0);
  }

  private list(from: number): void {
    const { out } = this;
    this.space.expand(this.state, 0, -1, out, from);
    this.counts.generated += out.count;
    this.entered = 0;
    if (this.order !== undefined) this.putInOrder(out, this.order);
  }

  /** Enters successors of the node that is being expanded: all of them, or as many as there are in a piece. */
  private enterSome(): void {
    const { space, index, open, out, counts, state, node, order } = this;
    const { keyWords } = space;
    const end = Math.min(out.count, this.entered + this.piece);
    const g = this.g[node] + 1;
    for (let turn = this.entered; turn < end; turn++) {
      const i = order === undefined ? turn : order[turn];
      const found = index.insert(out.keys, i * keyWords);
      if (found < 0) {
        // 4. A new state.
        const fresh = ~found;
        space.child(state, 0, out.edges[i], this.successor, 0);
        this.h[fresh] = this.estimate(this.successor, 0);
        this.reach(fresh, node, out.edges[i], g);
        open.push(fresh);
      } else if (g < this.g[found]) {
        // 5. A shorter way to a known state: it moves forward in the open list, or comes back into it.
        if (this.replace(found, node, out.edges[i], g)) counts.reopened++;
        else counts.duplicates++;
      } else counts.duplicates++;
    }
    this.entered = end;
    if (end === out.count) this.finishList();
    if (open.length > counts.peakOpen) counts.peakOpen = open.length;
  }

  /** Goes on to the next list of successors of the node, if there is one. */
  private finishList(): void {
    const { space, out } = this;
    if (out.next === 0) this.node = -1;
    else if (this.reserve(space.maxSuccessors)) {
      this.list(out.next);
      if (this.options.trace !== undefined) this.enterSome();
    } else this.outcome = { status: 'stopped', reason: 'memory' };
  }

  /** The order in which to enter successors, where it matters: the order of a space's own list is a matter of its packing. */
  private putInOrder({ count, keys }: Successors, order: Int32Array): void {
    const { space } = this;
    const { keyWords } = space;
    if (count > FEW) {
      for (let i = 0; i < count; i++) order[i] = i;
      order.subarray(0, count).sort((a, b) => space.compare(keys, a * keyWords, b * keyWords));
      return;
    }
    for (let i = 0; i < count; i++) {
      let at = i;
      for (; at > 0 && space.compare(keys, order[at - 1] * keyWords, i * keyWords) > 0; at--) {
        order[at] = order[at - 1];
      }
      order[at] = i;
    }
  }

  /** Takes a shorter way to a known state, if the discipline allows it; true if that brings back a finished one. */
  private replace(node: number, parent: number, edge: number, g: number): boolean {
    const { open, discipline } = this;
    if (discipline.replaces === 'none') return false;
    if (open.has(node)) {
      this.reach(node, parent, edge, g);
      open.improve(node);
      return false;
    }
    if (discipline.replaces === 'open') return false;
    this.reach(node, parent, edge, g);
    open.push(node);
    return true;
  }

  private reach(node: number, parent: number, edge: number, g: number): void {
    if (this.discipline.ties === 'arrival') this.arrival[node] = ++this.arrivals;
    this.g[node] = g;
    this.parent[node] = parent;
    this.edge[node] = edge;
    this.options.trace?.enter(node, parent, edge, g, this.h[node]);
  }

  private before(a: number, b: number): boolean {
    const { ranking, ties } = this.discipline;
    const difference = ranking.gWeight * (this.g[a] - this.g[b]) + ranking.hWeight * (this.h[a] - this.h[b]);
    if (difference !== 0) return difference < 0;
    if (ties === 'arrival') return this.arrival[a] < this.arrival[b];
    if (this.h[a] !== this.h[b]) return this.h[a] < this.h[b];
    const { keyWords } = this.space;
    return this.space.compare(this.index.keys, a * keyWords, b * keyWords) < 0;
  }

  /** If it proves anything, some waiting node lies on a shortest way, reached by it, and none ranks before the best one. */
  private raiseLowerBound(best: number): void {
    const { gWeight, hWeight } = this.discipline.ranking;
    if (!this.proves || gWeight === 0) return;
    const rank = gWeight * this.g[best] + hWeight * this.h[best];
    const bound = Math.ceil(rank / Math.max(gWeight, hWeight) - 1e-9);
    if (bound > this.lowerBound) this.lowerBound = bound;
  }

  private reserve(more: number): boolean {
    const { index, nodeBytes } = this;
    if (!index.reserve(more, this.options.memoryLimit - listBytes(this.space), nodeBytes + OPEN_BYTES)) return false;
    if (this.g.length < index.capacity) {
      this.g = grown(this.g, index.capacity);
      this.h = grown(this.h, index.capacity);
      this.parent = grown(this.parent, index.capacity);
      this.edge = grown(this.edge, index.capacity);
      if (this.discipline.ties === 'arrival') this.arrival = grown(this.arrival, index.capacity);
      this.open.reserve(index.capacity);
    }
    return true;
  }

  private count(): void {
    const { counts, index, open } = this;
    counts.stored = index.size;
    counts.bytes = index.bytes + open.bytes + this.nodeBytes * this.g.length + listBytes(this.space);
  }

  private pathTo(goal: number): readonly number[] {
    const edges: number[] = [];
    for (let node = goal; this.parent[node] >= 0; node = this.parent[node]) edges.push(this.edge[node]);
    return edges.reverse();
  }
}
