import type { Outcome, Search, SearchOptions, Space, Successors } from '../family.js';
import { edgeBetween, newSuccessors, newTally, sameKey } from './counts.js';
import { hashKey } from './hash.js';
import type { KeySet } from './key-set.js';
import { KeyTable } from './key-table.js';
import { StateQueue } from './state-queue.js';
import { WordSet } from './word-set.js';

/** States that are expanded together, where the table is too large for the processor's cache. */
const BATCH = 16;

/**
 * Breadth-first search, layer by layer. It keeps no parents: the graph is undirected, so the way back is found at the end,
 * by looking for a neighbour in each earlier layer. That leaves the keys as all that is stored for a state.
 */
export class BreadthFirst implements Search<readonly number[]> {
  readonly counts = newTally();
  private readonly known: KeySet;
  private readonly queue: StateQueue;
  private readonly outs;
  private readonly fresh: Int32Array;
  /** Where each layer starts in the order of arrival. */
  private readonly layerStarts = [0, 1];
  private leftInLayer = 1;
  /** By the first ten bits of a hash; for the way back. */
  private readonly isNeighbour = new Uint8Array(1024);
  private outcome: Outcome<readonly number[]> | undefined;

  /** `everything`: it goes on after solved states until all that can be reached has been seen. */
  constructor(
    private readonly space: Space,
    private readonly options: SearchOptions,
    private readonly wanted: 'goal' | 'everything' = 'goal',
  ) {
    const { keyWords, stateWords } = space;
    this.known = keyWords === 1 ? new WordSet() : new KeyTable(keyWords);
    const batch = keyWords > 1 && space.maxSuccessors < 1000 ? BATCH : 1;
    this.queue = new StateQueue(stateWords + 1, batch > 1 ? 16 * BATCH : undefined);
    this.outs = Array.from({ length: batch }, () => newSuccessors(space));
    this.fresh = new Int32Array(space.maxSuccessors);
    const { tail, tailAt } = this.queue;
    space.start(tail, tailAt);
    tail[tailAt + stateWords] = -1;
    this.queue.push();
    const key = new Int32Array(keyWords);
    space.save(tail, tailAt, key, 0);
    this.known.reserve(1, Number.POSITIVE_INFINITY);
    this.known.addAll(key, 1, this.fresh);
    options.trace?.enter(0, -1, -1, 0, 0);
    if (this.isWanted(tail, tailAt)) {
      options.trace?.goal?.(0);
      this.outcome = { status: 'solved', path: [], optimal: true };
    }
    this.count();
  }

  /** How many states lie at each distance from the start, as far as it has come. */
  get layerSizes(): number[] {
    const { layerStarts } = this;
    return layerStarts.slice(1).map((end, layer) => end - layerStarts[layer]!);
  }

  /** The edges from the start to a state of the last complete layer, by its number within the layer. */
  pathInLastLayer(number: number): readonly number[] {
    const key = new Int32Array(this.space.keyWords);
    this.known.read(this.layerStarts.at(-2)! + number, key, 0);
    return this.pathTo(key, this.layerStarts.length - 2);
  }

  /** Nothing in the finished layers is solved, nor in the layer that is being read. */
  get lowerBound(): number {
    return this.outcome?.status === 'solved' ? this.outcome.path.length : this.layerStarts.length - 1;
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    for (let left = expansions; left > 0 && this.outcome === undefined; ) {
      if (this.leftInLayer === 0 && !this.startLayer()) break;
      left -= this.expandBatch(Math.min(left, this.leftInLayer));
    }
    this.count();
    return this.outcome;
  }

  /** Goes on to the next layer, if there is one. */
  private startLayer(): boolean {
    const { known, queue, layerStarts } = this;
    if (queue.length === 0) {
      this.outcome = { status: 'unsolvable' };
      return false;
    }
    this.leftInLayer = queue.length;
    layerStarts.push(known.size);
    // The graph is undirected: a neighbour lies in this layer, in the one before it or in the next one.
    known.forget(layerStarts.at(-3)!);
    return true;
  }

  /**
   * Expands a few states of the layer, at most as many as asked for. All their successors are listed before any is looked up,
   * so that the table's memory is fetched for many at once instead of being waited for each time.
   */
  private expandBatch(most: number): number {
    const { space, known, queue, outs } = this;
    const { stateWords, maxSuccessors } = space;
    const { memoryLimit } = this.options;
    const batch = Math.min(most, outs.length, queue.inHead);
    const arrivals = batch * maxSuccessors;
    if (!known.reserve(arrivals, memoryLimit - queue.bytesWith(arrivals))) {
      this.outcome = { status: 'stopped', reason: 'memory' };
      return batch;
    }
    const { head, headAt, recordWords } = queue;
    for (let j = 0; j < batch; j++) {
      const out = outs[j]!;
      const at = headAt + j * recordWords;
      space.expand(head, at, head[at + stateWords], out);
      if (batch > 1) known.fetch(out.keys, out.count);
    }
    for (let j = 0; j < batch && this.outcome === undefined; j++) this.enter(outs[j]!, head, headAt + j * recordWords);
    return batch;
  }

  /** Enters the new ones of a state's successors. */
  private enter({ keys, edges, count }: Successors, state: Int32Array, at: number): void {
    const { space, known, queue, fresh, counts } = this;
    const { keyWords, stateWords } = space;
    const { trace } = this.options;
    const node = counts.expanded++;
    trace?.expand(node);
    counts.generated += count;
    let number = known.size;
    const added = known.addAll(keys, count, fresh);
    for (let i = 0; i < added; i++) {
      const edge = edges[fresh[i]];
      const { tail, tailAt } = queue;
      space.child(state, at, edge, tail, tailAt);
      tail[tailAt + stateWords] = edge;
      queue.push();
      trace?.enter(number, node, edge, this.layerStarts.length - 1, 0);
      if (this.isWanted(tail, tailAt)) {
        trace?.goal?.(number);
        const key = keys.slice(fresh[i] * keyWords, (fresh[i] + 1) * keyWords);
        this.outcome = { status: 'solved', path: this.pathTo(key, this.layerStarts.length - 1), optimal: true };
        break;
      }
      number++;
    }
    queue.shift();
    this.leftInLayer--;
    if (queue.length > counts.peakOpen) counts.peakOpen = queue.length;
  }

  private count(): void {
    const { counts, known, queue } = this;
    counts.stored = known.size;
    counts.duplicates = counts.generated - (known.size - 1);
    counts.bytes = known.bytes + queue.bytes;
  }

  private isWanted(state: Int32Array, at: number): boolean {
    return this.wanted === 'goal' && this.space.isGoal(state, at);
  }

  /** The edges from the start to a state that many edges away. */
  private pathTo(goal: Int32Array, distance: number): readonly number[] {
    const { space, layerStarts } = this;
    const edges: number[] = [];
    const key = goal.slice();
    const out = newSuccessors(space);
    const before = new Int32Array(space.keyWords);
    for (let layer = distance - 1; layer >= 0; layer--) {
      this.findNeighbour(layerStarts[layer]!, layerStarts[layer + 1]!, key, before, out);
      edges.push(edgeBetween(space, before, key, out));
      key.set(before);
    }
    return edges.reverse();
  }

  /** Finds the first of the states from number `from` up to `to` that is a neighbour of a state. */
  private findNeighbour(from: number, to: number, key: Int32Array, found: Int32Array, out: Successors): void {
    const { space, known, isNeighbour } = this;
    const { keyWords } = space;
    const state = new Int32Array(space.stateWords);
    space.load(key, 0, state, 0);
    space.expand(state, 0, -1, out);
    // Most states are no neighbour: a small table of hashes turns them away without comparing keys.
    isNeighbour.fill(0);
    for (let i = 0; i < out.count; i++) isNeighbour[hashKey(out.keys, i * keyWords, keyWords) >>> 22] = 1;
    for (let index = from; index < to; index++) {
      known.read(index, found, 0);
      if (isNeighbour[hashKey(found, 0, keyWords) >>> 22] === 0) continue;
      for (let i = 0; i < out.count; i++) {
        if (sameKey(out.keys, i * keyWords, found, 0, keyWords)) return;
      }
    }
    throw new Error('A state has no neighbour in the layer before it: the space is not undirected.');
  }
}
