import type { Outcome, Search, SearchOptions } from '../contract/engine/search.js';
import type { Space, Successors } from '../contract/engine/space.js';
import { newWords } from '../out-of-memory.js';
import { edgesTo, listBytes, newSuccessors, newTally } from './counts.js';
import { SuccessorOrder } from './successor-order.js';
import { grown, StateIndex } from './tables/state-index.js';

/** Bytes for a kept state besides its key: h, parent and edge. */
const NODE_BYTES = 12;

/** Bytes for a candidate of the next layer: parent and edge. */
const CANDIDATE_BYTES = 8;

/**
 * Beam search (Lowerre 1976): breadth first, but of each layer only the `width` states of the smallest h are kept, those first whose boards
 * read first. States that were kept before are left out. If nothing was dropped, it is breadth-first search, and its solution is shortest.
 */
export class Beam implements Search<readonly number[]> {
  readonly counts = newTally();
  private readonly width: number;
  private readonly estimate: (state: Int32Array, at: number) => number;
  private readonly order: SuccessorOrder;
  private readonly out: Successors;
  private readonly state: Int32Array;
  private readonly child: Int32Array;
  private readonly index: StateIndex;
  private h = newWords(128);
  private parent = newWords(128);
  private edge = newWords(128);
  /** The layer that is being expanded: its first state, the next one to expand, and its end. */
  private first = 0;
  private next = 0;
  private end = 1;
  private depth = 0;
  /** Distinct successors of the layer: their keys, values, parents and edges. */
  private candidates: StateIndex;
  private candidateH = newWords(128);
  private candidateParent = newWords(128);
  private candidateEdge = newWords(128);
  private hasDropped = false;
  /** Where the list of successors of the last state goes on; 0 if it is whole. */
  private from = 0;
  private readonly isWhole: boolean;
  private outcome: Outcome<readonly number[]> | undefined;

  constructor(
    private readonly space: Space,
    private readonly options: SearchOptions,
    usualWidth: number,
  ) {
    this.width = options.width ?? usualWidth;
    const { keyWords, stateWords } = space;
    this.estimate = space.heuristic(options.heuristic.id);
    this.isWhole = options.trace !== undefined && options.trace.inParts !== true;
    this.order = new SuccessorOrder(space, options);
    this.out = newSuccessors(space);
    this.state = newWords(stateWords);
    this.child = newWords(stateWords);
    this.index = new StateIndex(keyWords);
    this.candidates = new StateIndex(keyWords);
    const key = newWords(keyWords);
    space.start(this.state, 0);
    space.save(this.state, 0, key, 0);
    this.index.insert(key, 0);
    this.h[0] = this.estimate(this.state, 0);
    this.parent[0] = -1;
    this.edge[0] = -1;
    options.trace?.enter(0, -1, -1, 0, this.h[0]);
    this.count();
  }

  get lowerBound(): number {
    return this.hasDropped ? 0 : this.depth;
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    for (let left = expansions; left > 0 && this.outcome === undefined; left--) {
      if (this.from !== 0) {
        this.list();
        continue;
      }
      if (this.next === this.end) this.startLayer();
      if (this.outcome === undefined) this.expandNext();
    }
    this.count();
    return this.outcome;
  }

  private expandNext(): void {
    const { space, index, state, counts, options } = this;
    const node = this.next++;
    space.load(index.keys, node * space.keyWords, state, 0);
    if (space.isGoal(state, 0)) {
      options.trace?.goal?.(node);
      this.outcome = { status: 'solved', path: edgesTo(node, this.parent, this.edge), optimal: !this.hasDropped };
      return;
    }
    counts.expanded++;
    options.trace?.expand(node);
    do this.list();
    while (this.from !== 0 && this.isWhole);
  }

  /** Lists successors of the last state: all, or a part of very many. */
  private list(): void {
    const { space, state, out, counts } = this;
    space.expand(state, 0, -1, out, this.from);
    counts.generated += out.count;
    const hasRoom = this.collect(this.next - 1);
    this.from = hasRoom ? out.next : 0;
    if (!hasRoom) this.outcome = { status: 'stopped', reason: 'memory' };
  }

  /** Adds the new ones of the listed successors to the candidates; false if memory is full. */
  private collect(node: number): boolean {
    const { space, index, candidates, out, counts } = this;
    if (!candidates.reserve(out.count, this.room - this.nodeBytes, CANDIDATE_BYTES + 4)) return false;
    if (this.candidateH.length < candidates.capacity) {
      this.candidateH = grown(this.candidateH, candidates.capacity);
      this.candidateParent = grown(this.candidateParent, candidates.capacity);
      this.candidateEdge = grown(this.candidateEdge, candidates.capacity);
    }
    const order = this.order.of(out);
    for (let turn = 0; turn < out.count; turn++) {
      const i = order[turn];
      const at = i * space.keyWords;
      const found = index.find(out.keys, at) >= 0 ? 0 : candidates.insert(out.keys, at);
      if (found >= 0) {
        counts.duplicates++;
        continue;
      }
      const fresh = ~found;
      space.child(this.state, 0, out.edges[i], this.child, 0);
      this.candidateH[fresh] = this.estimate(this.child, 0);
      this.candidateParent[fresh] = node;
      this.candidateEdge[fresh] = out.edges[i];
    }
    return true;
  }

  /** The best candidates become the next layer. */
  private startLayer(): void {
    const { space, index, candidates, candidateH, options, counts } = this;
    if (candidates.size === 0) {
      this.outcome = this.hasDropped ? { status: 'stopped', reason: 'stuck' } : { status: 'unsolvable' };
      return;
    }
    const { keyWords } = space;
    const best = Array.from({ length: candidates.size }, (_, i) => i).sort(
      (a, b) => candidateH[a] - candidateH[b] || space.compare(candidates.keys, a * keyWords, b * keyWords),
    );
    const kept = Math.min(best.length, this.width);
    if (best.length > kept) this.hasDropped = true;
    if (!index.reserve(kept, this.room - this.candidateBytes, NODE_BYTES)) {
      this.outcome = { status: 'stopped', reason: 'memory' };
      return;
    }
    if (this.h.length < index.capacity) {
      this.h = grown(this.h, index.capacity);
      this.parent = grown(this.parent, index.capacity);
      this.edge = grown(this.edge, index.capacity);
    }
    this.depth++;
    for (let turn = 0; turn < kept; turn++) {
      const candidate = best[turn];
      const node = ~index.insert(candidates.keys, candidate * keyWords);
      this.h[node] = candidateH[candidate];
      this.parent[node] = this.candidateParent[candidate];
      this.edge[node] = this.candidateEdge[candidate];
      options.trace?.enter(node, this.parent[node], this.edge[node], this.depth, this.h[node]);
    }
    this.first = this.end;
    this.next = this.first;
    this.end = index.size;
    if (kept > counts.peakOpen) counts.peakOpen = kept;
    this.candidates = new StateIndex(keyWords);
  }

  private get room(): number {
    return this.options.memoryLimit - listBytes(this.space);
  }

  private get nodeBytes(): number {
    return this.index.bytes + NODE_BYTES * this.h.length;
  }

  private get candidateBytes(): number {
    return this.candidates.bytes + (CANDIDATE_BYTES + 4) * this.candidateH.length;
  }

  private count(): void {
    this.counts.stored = this.index.size;
    this.counts.bytes = this.nodeBytes + this.candidateBytes + listBytes(this.space);
  }
}
