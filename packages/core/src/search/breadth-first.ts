import type { Outcome, Search, SearchOptions, Space } from '../family.js';
import { edgeBetween, newSuccessors, newTally, sameKey } from './counts.js';
import { hashKey } from './hash.js';
import type { KeySet } from './key-set.js';
import { StateIndex } from './state-index.js';
import { StateQueue } from './state-queue.js';
import { WordSet } from './word-set.js';

/**
 * Breadth-first search, layer by layer. It keeps no parents: the graph is undirected, so the way back is found at the end,
 * by looking for a neighbour in each earlier layer. That leaves the keys as all that is stored for a state.
 */
export class BreadthFirst implements Search<readonly number[]> {
  readonly counts = newTally();
  private readonly known: KeySet;
  private readonly queue: StateQueue;
  private readonly out;
  private readonly fresh: Int32Array;
  /** Where each layer starts in the order of arrival. */
  private readonly layerStarts = [0, 1];
  private leftInLayer = 1;
  /** By the first ten bits of a hash; for the way back. */
  private readonly isNeighbour = new Uint8Array(1024);
  private outcome: Outcome<readonly number[]> | undefined;

  constructor(
    private readonly space: Space,
    private readonly options: SearchOptions,
  ) {
    const { keyWords, stateWords } = space;
    this.known = keyWords === 1 ? new WordSet() : new StateIndex(keyWords);
    this.queue = new StateQueue(stateWords + 1);
    this.out = newSuccessors(space);
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
    if (space.isGoal(tail, tailAt)) this.outcome = { status: 'solved', path: [], optimal: true };
    this.count();
  }

  /** Nothing in the finished layers is solved, nor in the layer that is being read. */
  get lowerBound(): number {
    return this.outcome?.status === 'solved' ? this.outcome.path.length : this.layerStarts.length - 1;
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    const { space, known, queue, counts } = this;
    const { maxSuccessors } = space;
    const { memoryLimit } = this.options;
    for (let left = expansions; left > 0 && this.outcome === undefined; left--) {
      if (this.leftInLayer === 0) {
        if (queue.length === 0) {
          this.outcome = { status: 'unsolvable' };
          break;
        }
        this.leftInLayer = queue.length;
        this.layerStarts.push(known.size);
      }
      if (!known.reserve(maxSuccessors, memoryLimit - queue.bytes)) {
        this.outcome = { status: 'stopped', reason: 'memory' };
        break;
      }
      this.expandNext();
      this.leftInLayer--;
      if (queue.length > counts.peakOpen) counts.peakOpen = queue.length;
    }
    this.count();
    return this.outcome;
  }

  private expandNext(): void {
    const { space, known, queue, out, fresh, counts } = this;
    const { keyWords, stateWords } = space;
    const { trace } = this.options;
    const { head, headAt } = queue;
    const node = counts.expanded++;
    trace?.expand(node);
    space.expand(head, headAt, head[headAt + stateWords], out);
    counts.generated += out.count;
    let number = known.size;
    const added = known.addAll(out.keys, out.count, fresh);
    for (let i = 0; i < added; i++) {
      const edge = out.edges[fresh[i]];
      const { tail, tailAt } = queue;
      space.child(head, headAt, edge, tail, tailAt);
      tail[tailAt + stateWords] = edge;
      queue.push();
      trace?.enter(number++, node, edge, this.layerStarts.length - 1, 0);
      if (space.isGoal(tail, tailAt)) {
        const at = fresh[i] * keyWords;
        this.outcome = { status: 'solved', path: this.pathTo(out.keys.slice(at, at + keyWords)), optimal: true };
        break;
      }
    }
    queue.shift();
  }

  private count(): void {
    const { counts, known, queue } = this;
    counts.stored = known.size;
    counts.duplicates = counts.generated - (known.size - 1);
    counts.bytes = known.bytes + queue.bytes;
  }

  /** The edges from the start to a state of the newest layer. */
  private pathTo(goal: Int32Array): readonly number[] {
    const { space, layerStarts } = this;
    const edges: number[] = [];
    const key = goal.slice();
    const before = new Int32Array(space.keyWords);
    for (let layer = layerStarts.length - 2; layer >= 0; layer--) {
      this.findNeighbour(layerStarts[layer]!, layerStarts[layer + 1]!, key, before);
      edges.push(edgeBetween(space, before, key, this.out));
      key.set(before);
    }
    return edges.reverse();
  }

  /** Finds the first of the states from number `from` up to `to` that is a neighbour of a state. */
  private findNeighbour(from: number, to: number, key: Int32Array, found: Int32Array): void {
    const { space, known, out, isNeighbour } = this;
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
