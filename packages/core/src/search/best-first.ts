import type { Outcome, Search, SearchOptions, Ties } from '../contract/engine/search.js';
import type { Space } from '../contract/engine/space.js';
import { edgesTo, listBytes, newSuccessors, newTally } from './counts.js';
import { SuccessorOrder } from './successor-order.js';
import { OPEN_BYTES, OpenList } from './tables/open-list.js';
import { grown, StateIndex } from './tables/state-index.js';

/** The evaluation function of a best-first search: f = `gWeight` × g + `hWeight` × h. */
export interface Ranking {
  /** The weight of the cost g so far. */
  readonly gWeight: number;
  /** The weight of the estimate h. */
  readonly hWeight: number;
}

/** What makes one best-first search differ from another. */
export interface Discipline {
  readonly ranking: Ranking;
  /**
   * Tie-breaking among nodes of equal f. `board` and `shuffled` prefer the smaller h, then an order of boards; `fifo`
   * and `lifo` go by time of arrival.
   */
  readonly ties: Ties;
  /** The nodes whose path is replaced by a cheaper one: all (closed nodes are reopened), only open nodes, or none. */
  readonly replaces: 'all' | 'open' | 'none';
}

/** Bytes for a node besides its key: g, h, parent and edge; and, for FIFO tie-breaking, the time of its arrival. */
const NODE_BYTES = 16;
const ARRIVAL_BYTES = 4;

/** Successors that are evaluated and inserted between two checks of the limits: on large boards each may take long. */
const BATCH = 32;

/**
 * Best-first search with several disciplines: A* (Hart, Nilsson and Raphael 1968), weighted A* (Pohl 1970), greedy
 * (Doran and Michie 1966), A* of textbooks. If a cheaper path replaces a costlier one to open and closed nodes alike,
 * A* with an admissible heuristic is optimal. Without reopening, the heuristic must be consistent. With nodes closed
 * as soon as they are generated, no heuristic makes it optimal.
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
  /** When a node was inserted, or its g last decreased; empty unless ties are broken by it. */
  private arrival = new Int32Array(0);
  private arrivals = 0;
  private readonly order: SuccessorOrder | undefined;
  /** The order of the listed successors; undefined if they are entered as they are listed. */
  private turns: Int32Array | undefined;
  private readonly nodeBytes: number;
  private readonly byArrival: boolean;
  /** Whether the smallest f on the open list is a lower bound, and the first solution optimal. */
  private readonly proves: boolean;
  /** The node that is being expanded, or -1; and how many of its successors in `out` have been inserted. */
  private node = -1;
  private entered = 0;
  /** Whether a trace wants whole expansions in each step. */
  private readonly isWhole: boolean;
  /** Successors inserted in one step. */
  private readonly batch: number;
  private outcome: Outcome<readonly number[]> | undefined;

  constructor(
    private readonly space: Space,
    private readonly options: SearchOptions,
    private readonly discipline: Discipline,
  ) {
    const { ties, replaces } = discipline;
    const { admissible, consistent } = options.heuristic;
    this.proves = admissible && (replaces === 'all' || (replaces === 'open' && consistent));
    this.byArrival = ties === 'fifo' || ties === 'lifo';
    this.nodeBytes = NODE_BYTES + (this.byArrival ? ARRIVAL_BYTES : 0);
    if (this.byArrival) {
      this.arrival = new Int32Array(128);
      this.order = new SuccessorOrder(space, options);
    }
    const { keyWords, stateWords } = space;
    this.index = new StateIndex(keyWords);
    this.out = newSuccessors(space);
    this.estimate = discipline.ranking.hWeight === 0 ? () => 0 : space.heuristic(options.heuristic.id);
    this.state = new Int32Array(stateWords);
    this.successor = new Int32Array(stateWords);
    this.open = new OpenList((a, b) => this.before(a, b));
    this.open.reserve(this.index.capacity);
    this.isWhole = options.trace !== undefined && options.trace.inParts !== true;
    this.batch = this.isWhole ? Number.POSITIVE_INFINITY : BATCH;

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
      if (this.isGrowing) this.grow();
      if (this.isGrowing) continue;
      if (this.node < 0) this.takeBest();
      if (this.node >= 0) this.enterSome();
    }
    this.count();
    return this.outcome;
  }

  /** Takes the best node from the open list and begins to expand it, unless that ends the search. */
  private takeBest(): void {
    const { space, index, open, counts, state } = this;
    // 1. The open list is empty: all reachable states are closed.
    if (open.length === 0) {
      this.outcome = { status: 'unsolvable' };
      return;
    }
    if (!this.reserve(space.maxSuccessors)) {
      this.outcome = { status: 'stopped', reason: 'memory' };
      return;
    }
    if (this.isGrowing) return;
    // 2. Take the best node. The goal test comes here, not at generation, as optimality requires.
    this.raiseLowerBound(open.first);
    const node = open.pop();
    space.load(index.keys, node * space.keyWords, state, 0);
    if (space.isGoal(state, 0)) {
      this.options.trace?.goal?.(node);
      const { gWeight, hWeight } = this.discipline.ranking;
      const optimal = this.proves && gWeight >= hWeight;
      this.outcome = { status: 'solved', path: edgesTo(node, this.parent, this.edge), optimal };
      return;
    }
    // 3. Generate its successors.
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
    this.turns = this.order?.of(out);
  }

  /** Inserts the next batch of successors of the node that is being expanded. */
  private enterSome(): void {
    const { space, index, open, out, counts, state, node, turns } = this;
    const { keyWords } = space;
    const end = Math.min(out.count, this.entered + this.batch);
    const g = this.g[node] + 1;
    for (let turn = this.entered; turn < end; turn++) {
      const i = turns === undefined ? turn : turns[turn];
      const found = index.insert(out.keys, i * keyWords);
      if (found < 0) {
        // 4. A new state.
        const fresh = ~found;
        space.child(state, 0, out.edges[i], this.successor, 0);
        this.h[fresh] = this.estimate(this.successor, 0);
        this.reach(fresh, node, out.edges[i], g);
        open.push(fresh);
      } else if (g < this.g[found]) {
        // 5. A cheaper path to a known state: decrease its key in the open list, or reopen it.
        if (this.replace(found, node, out.edges[i], g)) counts.reopened++;
        else counts.duplicates++;
      } else counts.duplicates++;
    }
    this.entered = end;
    if (end === out.count) this.finishList();
    if (open.length > counts.peakOpen) counts.peakOpen = open.length;
  }

  /** Generates the next list of successors of the node, if there is one. */
  private finishList(): void {
    const { space, out } = this;
    if (out.next === 0) this.node = -1;
    else if (this.reserve(space.maxSuccessors)) {
      // Otherwise the next step comes here again.
      if (this.isGrowing) return;
      this.list(out.next);
      if (this.isWhole) this.enterSome();
    } else this.outcome = { status: 'stopped', reason: 'memory' };
  }

  /** Replaces the path to a known state by a cheaper one, if the discipline allows it; true if that reopens a closed node. */
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
    if (this.byArrival) this.arrival[node] = ++this.arrivals;
    this.g[node] = g;
    this.parent[node] = parent;
    this.edge[node] = edge;
    this.options.trace?.enter(node, parent, edge, g, this.h[node]);
  }

  private before(a: number, b: number): boolean {
    const { ranking, ties } = this.discipline;
    const difference = ranking.gWeight * (this.g[a] - this.g[b]) + ranking.hWeight * (this.h[a] - this.h[b]);
    if (difference !== 0) return difference < 0;
    if (ties === 'fifo') return this.arrival[a] < this.arrival[b];
    if (ties === 'lifo') return this.arrival[a] > this.arrival[b];
    if (this.h[a] !== this.h[b]) return this.h[a] < this.h[b];
    if (ties === 'shuffled') {
      const difference = this.shuffled(a) - this.shuffled(b);
      if (difference !== 0) return difference < 0;
    }
    const { keyWords } = this.space;
    return this.space.compare(this.index.keys, a * keyWords, b * keyWords) < 0;
  }

  /** The place of a node's board in an order that the seed makes: any order of boards is as legal as ours. */
  private shuffled(node: number): number {
    const { keyWords } = this.space;
    const { keys } = this.index;
    let hash = Math.imul(this.options.seed ?? 1, 0x9e3779b1);
    for (let word = node * keyWords; word < (node + 1) * keyWords; word++) {
      hash = Math.imul(hash ^ keys[word], 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return hash ^ (hash >>> 16);
  }

  /** Some open node lies on an optimal path with its optimal g, so the smallest f on the open list is a lower bound. */
  private raiseLowerBound(best: number): void {
    const { gWeight, hWeight } = this.discipline.ranking;
    if (!this.proves || gWeight === 0) return;
    const rank = gWeight * this.g[best] + hWeight * this.h[best];
    const bound = Math.ceil(rank / Math.max(gWeight, hWeight) - 1e-9);
    if (bound > this.lowerBound) this.lowerBound = bound;
  }

  private reserve(more: number): boolean {
    const { index, nodeBytes } = this;
    if (!index.begin(more, this.options.memoryLimit - listBytes(this.space), nodeBytes + OPEN_BYTES)) return false;
    // With a trace, a step is a whole expansion.
    while (this.isGrowing && (this.options.trace !== undefined || !index.isGrowing)) this.grow();
    return true;
  }

  private get isGrowing(): boolean {
    return this.index.isGrowing || this.g.length < this.index.capacity;
  }

  /** Goes on making room: first for the keys, then for what is known of each node. */
  private grow(): void {
    const { index } = this;
    if (index.isGrowing) index.grow();
    else {
      this.g = grown(this.g, index.capacity);
      this.h = grown(this.h, index.capacity);
      this.parent = grown(this.parent, index.capacity);
      this.edge = grown(this.edge, index.capacity);
      if (this.byArrival) this.arrival = grown(this.arrival, index.capacity);
      this.open.reserve(index.capacity);
    }
  }

  private count(): void {
    const { counts, index, open } = this;
    counts.stored = index.size;
    counts.bytes = index.bytes + open.bytes + this.nodeBytes * this.g.length + listBytes(this.space);
  }
}
