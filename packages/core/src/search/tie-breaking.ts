import type { Outcome, Search, SearchOptions } from '../contract/engine/search.js';
import type { Space } from '../contract/engine/space.js';
import { edgesTo, listBytes, newSuccessors, newTally } from './counts.js';
import { grown, StateIndex } from './tables/state-index.js';

/** Bytes for a state besides its key: its cost, parent and edge. */
const NODE_BYTES = 12;

/** Successors that are inserted in one step on large boards, where computing the cost of one may take a millisecond. */
const BATCH = 16;

/**
 * Breadth-first search with a secondary cost: among the shortest paths it finds one that is cheapest in a finer
 * metric (lexicographic optimisation). It keeps the least secondary cost of each state over all shortest paths. That
 * is final once the layer before is expanded, so the cheapest goal of the first layer with goals is optimal.
 */
export class TieBreaking implements Search<readonly number[]> {
  readonly counts = newTally();
  /** The distance of the states that are generated. */
  lowerBound = 1;
  private readonly index: StateIndex;
  private readonly out;
  private readonly state: Int32Array;
  private cost = new Int32Array(128);
  private parent = new Int32Array(128);
  private edge = new Int32Array(128);
  private read = 0;
  /** The solved states of the next layer. */
  private readonly solved: number[] = [];
  private readonly successor: Int32Array;
  /** How many of the successors in `out` have been inserted. */
  private entered = 0;
  private layerEnd = 1;
  private outcome: Outcome<readonly number[]> | undefined;

  constructor(
    private readonly space: Space,
    private readonly options: SearchOptions,
    private readonly metric: string,
  ) {
    this.index = new StateIndex(space.keyWords);
    this.out = newSuccessors(space);
    this.state = new Int32Array(space.stateWords);
    this.successor = new Int32Array(space.stateWords);
    space.start(this.state, 0);
    const key = new Int32Array(space.keyWords);
    space.save(this.state, 0, key, 0);
    this.index.insert(key, 0);
    this.parent[0] = -1;
    options.trace?.enter(0, -1, -1, 0, 0);
    if (space.isGoal(this.state, 0)) {
      options.trace?.goal?.(0);
      this.outcome = { status: 'solved', path: [], optimal: true };
      this.lowerBound = 0;
    }
    this.count();
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    for (let left = expansions; left > 0 && this.outcome === undefined; left--) {
      if (this.index.isGrowing) this.index.grow();
      else if (this.isListing) this.enterSome();
      else if (this.read === this.layerEnd) this.finishLayer();
      else if (!this.mustGrow()) this.expandNext();
      // With a trace, a step is a whole expansion.
      while (this.options.trace !== undefined && this.isListing && this.outcome === undefined) this.enterSome();
    }
    this.count();
    return this.outcome;
  }

  private finishLayer(): void {
    const { index, cost } = this;
    let [best = -1] = this.solved;
    for (const node of this.solved) if (cost[node] < cost[best]) best = node;
    if (best >= 0) {
      this.options.trace?.goal?.(best);
      this.outcome = { status: 'solved', path: edgesTo(best, this.parent, this.edge), optimal: true };
    } else if (this.layerEnd === index.size) this.outcome = { status: 'unsolvable' };
    else {
      this.layerEnd = index.size;
      this.lowerBound++;
    }
  }

  /** Whether the table has begun to grow, which it does step by step. */
  private mustGrow(): boolean {
    const { index, options, space } = this;
    // With a trace, a step is a whole expansion.
    if (options.trace !== undefined) return false;
    return index.begin(space.maxSuccessors, options.memoryLimit - listBytes(space), NODE_BYTES) && index.isGrowing;
  }

  private expandNext(): void {
    const { space, index, state, counts } = this;
    const node = this.read++;
    this.options.trace?.expand(node);
    space.load(index.keys, node * space.keyWords, state, 0);
    counts.expanded++;
    this.list(0);
    this.enterSome();
  }

  /** Not all successors of the state that is being expanded have been inserted. */
  private get isListing(): boolean {
    return this.entered < this.out.count || this.out.next !== 0;
  }

  private list(from: number): void {
    const { space, out, counts } = this;
    if (this.reserve(space.maxSuccessors)) {
      space.expand(this.state, 0, -1, out, from);
      counts.generated += out.count;
      this.entered = 0;
    } else this.outcome = { status: 'stopped', reason: 'memory' };
  }

  /** Inserts the next batch of successors of the state that is being expanded. */
  private enterSome(): void {
    const { space, index, out, state, counts } = this;
    const { keyWords } = space;
    if (this.entered === out.count && out.next !== 0) this.list(out.next);
    if (this.outcome !== undefined) return;
    const node = this.read - 1;
    const end = Math.min(out.count, this.entered + (space.isLarge ? BATCH : out.count));
    for (let i = this.entered; i < end; i++) {
      const found = index.insert(out.keys, i * keyWords);
      const next = found < 0 ? ~found : found;
      if (found >= 0) counts.duplicates++;
      else {
        space.child(state, 0, out.edges[i], this.successor, 0);
        if (space.isGoal(this.successor, 0)) this.solved.push(next);
      }
      // Only a state of the next layer continues a shortest path.
      if (next < this.layerEnd) continue;
      const cost = this.cost[node] + space.finerCost!(state, 0, out.edges[i], this.metric);
      if (found >= 0 && cost >= this.cost[next]) continue;
      this.cost[next] = cost;
      this.parent[next] = node;
      this.edge[next] = out.edges[i];
      this.options.trace?.enter(next, node, out.edges[i], this.lowerBound, 0);
    }
    this.entered = end;
    const open = index.size - this.read;
    if (open > counts.peakOpen) counts.peakOpen = open;
  }

  private reserve(more: number): boolean {
    const { index } = this;
    if (!index.reserve(more, this.options.memoryLimit - listBytes(this.space), NODE_BYTES)) return false;
    if (this.cost.length < index.capacity) {
      this.cost = grown(this.cost, index.capacity);
      this.parent = grown(this.parent, index.capacity);
      this.edge = grown(this.edge, index.capacity);
    }
    return true;
  }

  private count(): void {
    this.counts.stored = this.index.size;
    this.counts.bytes = this.index.bytes + NODE_BYTES * this.cost.length + listBytes(this.space);
  }
}
