import type { Outcome, Search, SearchOptions, Space } from '../family.js';
import { newSuccessors, newTally } from './counts.js';
import { doubled, OpenList } from './open-list.js';
import { StateIndex } from './state-index.js';

/** How a search ranks a node: by `gWeight` × g + `hWeight` × h. */
export interface Ranking {
  readonly gWeight: number;
  readonly hWeight: number;
}

/** Bytes for a node beside its key: g, h, parent and edge. */
const NODE_BYTES = 16;

/**
 * A*, weighted A* and greedy search: one algorithm with different rankings. Ties go to the smaller h, then to the board
 * that reads first. A state is finished only when it is taken from the open list, and a shorter way to a state, waiting or
 * finished, always replaces the longer one; with an admissible heuristic and A*'s ranking the first solution is shortest.
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
  private outcome: Outcome<readonly number[]> | undefined;

  constructor(
    private readonly space: Space,
    private readonly options: SearchOptions,
    private readonly ranking: Ranking,
  ) {
    const { keyWords, stateWords } = space;
    this.index = new StateIndex(keyWords);
    this.out = newSuccessors(space);
    this.estimate = space.heuristic(options.heuristic.id);
    this.state = new Int32Array(stateWords);
    this.successor = new Int32Array(stateWords);
    this.open = new OpenList((a, b) => this.before(a, b));

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
    for (let left = expansions; left > 0 && this.outcome === undefined; left--) this.expandBest();
    this.count();
    return this.outcome;
  }

  private expandBest(): void {
    const { space, index, open, out, counts, state } = this;
    const { keyWords, maxSuccessors } = space;
    // 1. Nothing waits: everything that can be reached has been seen.
    if (open.length === 0) {
      this.outcome = { status: 'unsolvable' };
      return;
    }
    if (!this.reserve(maxSuccessors)) {
      this.outcome = { status: 'stopped', reason: 'memory' };
      return;
    }
    // 2. Take the best node; it alone decides whether the search is over.
    this.raiseLowerBound(open.first);
    const node = open.pop();
    space.load(index.keys, node * keyWords, state, 0);
    if (space.isGoal(state, 0)) {
      this.options.trace?.goal?.(node);
      const optimal = this.options.heuristic.admissible && this.ranking.gWeight === this.ranking.hWeight;
      this.outcome = { status: 'solved', path: this.pathTo(node), optimal };
      return;
    }
    // 3. List its successors.
    counts.expanded++;
    this.options.trace?.expand(node);
    space.expand(state, 0, -1, out);
    counts.generated += out.count;
    const g = this.g[node] + 1;
    for (let i = 0; i < out.count; i++) {
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
        this.reach(found, node, out.edges[i], g);
        if (open.has(found)) {
          open.improve(found);
          counts.duplicates++;
        } else {
          open.push(found);
          counts.reopened++;
        }
      } else counts.duplicates++;
    }
    if (open.length > counts.peakOpen) counts.peakOpen = open.length;
  }

  private reach(node: number, parent: number, edge: number, g: number): void {
    this.g[node] = g;
    this.parent[node] = parent;
    this.edge[node] = edge;
    this.options.trace?.enter(node, parent, edge, g, this.h[node]);
  }

  private before(a: number, b: number): boolean {
    const { gWeight, hWeight } = this.ranking;
    const difference = gWeight * (this.g[a] - this.g[b]) + hWeight * (this.h[a] - this.h[b]);
    if (difference !== 0) return difference < 0;
    if (this.h[a] !== this.h[b]) return this.h[a] < this.h[b];
    const { keyWords } = this.space;
    return this.space.compare(this.index.keys, a * keyWords, b * keyWords) < 0;
  }

  /** With an admissible h, some waiting node lies on a shortest way, and none ranks before the best one. */
  private raiseLowerBound(best: number): void {
    const { gWeight, hWeight } = this.ranking;
    if (!this.options.heuristic.admissible || gWeight === 0) return;
    const rank = gWeight * this.g[best] + hWeight * this.h[best];
    const bound = Math.ceil(rank / Math.max(gWeight, hWeight) - 1e-9);
    if (bound > this.lowerBound) this.lowerBound = bound;
  }

  private reserve(more: number): boolean {
    const others = this.open.bytes + NODE_BYTES * this.g.length;
    // The node arrays and the open list may each double with the index.
    if (!this.index.reserve(more, this.options.memoryLimit - 2 * others)) return false;
    while (this.index.size + more > this.g.length) {
      this.g = doubled(this.g);
      this.h = doubled(this.h);
      this.parent = doubled(this.parent);
      this.edge = doubled(this.edge);
    }
    return true;
  }

  private count(): void {
    const { counts, index, open } = this;
    counts.stored = index.size;
    counts.bytes = index.bytes + open.bytes + NODE_BYTES * this.g.length;
  }

  private pathTo(goal: number): readonly number[] {
    const edges: number[] = [];
    for (let node = goal; this.parent[node] >= 0; node = this.parent[node]) edges.push(this.edge[node]);
    return edges.reverse();
  }
}
