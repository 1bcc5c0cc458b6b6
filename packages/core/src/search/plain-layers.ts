import type { SearchOptions } from '../contract/search.js';
import type { Layers, Space, Successors } from '../contract/space.js';
import { newSuccessors } from './counts.js';
import { enterStart } from './enter-start.js';
import type { KeySet } from './key-set.js';
import { KeyTable } from './key-table.js';
import { StateQueue } from './state-queue.js';
import { WordSet } from './word-set.js';

/** States that are expanded together, so that their slots can be prefetched. */
const BATCH = 16;

/** States whose successors have more words are expanded one at a time: that takes long enough. */
const MOST_WORDS = 100_000;

/** The layers of any space, from its successors and working states alone. */
export class PlainLayers implements Layers {
  generated = 0;
  peakWaiting = 0;
  solved = -1;
  private readonly known: KeySet;
  private readonly queue: StateQueue;
  private readonly outs: readonly Successors[];
  private readonly fresh: Int32Array;
  /** The distance of the states that are being generated from the start. */
  private distance = 1;
  private expanded = 0;
  /** The states of the layer that have not been expanded, and how many of them there is room for. */
  private leftInLayer = 1;
  private roomFor = 0;

  constructor(
    private readonly space: Space,
    private readonly options: Pick<SearchOptions, 'memoryLimit' | 'trace'>,
    private readonly wanted: 'goal' | 'everything',
  ) {
    const { keyWords, stateWords, maxSuccessors } = space;
    this.known = keyWords === 1 ? new WordSet() : new KeyTable(keyWords);
    const batch = keyWords > 1 && maxSuccessors < 1000 && maxSuccessors * stateWords < MOST_WORDS ? BATCH : 1;
    this.queue = new StateQueue(stateWords + 1, batch > 1 ? 16 * BATCH : undefined);
    this.outs = Array.from({ length: batch }, () => newSuccessors(space));
    this.fresh = new Int32Array(maxSuccessors);
    const { tail, tailAt } = this.queue;
    enterStart(space, this.queue, this.known, options.trace);
    this.testGoal(tail, tailAt, 0);
  }

  get size(): number {
    return this.known.size;
  }

  get waiting(): number {
    return this.queue.length;
  }

  get bytes(): number {
    return this.known.bytes + this.queue.bytes;
  }

  read(index: number, into: Int32Array, at: number): void {
    this.known.read(index, into, at);
  }

  startLayer(forgotten: number): void {
    this.distance++;
    this.leftInLayer = this.queue.length;
    // Three-layer duplicate detection: a neighbour lies in this layer, in the one before it or in the next one.
    this.known.forget(forgotten);
  }

  /**
   * All successors of a batch of states are generated before any is looked up, so that their slots in the hash table are
   * prefetched together instead of causing a cache miss each.
   */
  expand(most: number): number {
    const { space, known, queue, outs } = this;
    const { stateWords } = space;
    if (this.roomFor === 0 && !this.makeRoom()) return 0;
    const batch = Math.min(most, this.roomFor);
    const { head, headAt, recordWords } = queue;
    for (let j = 0; j < batch; j++) {
      const at = headAt + j * recordWords;
      space.expand(head, at, head[at + stateWords], outs[j]);
    }
    known.prefetch(outs, batch);
    let done = 0;
    while (done < batch && this.solved < 0) this.enter(outs[done], head, headAt + done++ * recordWords);
    this.roomFor -= done;
    this.leftInLayer -= done;
    return done;
  }

  /**
   * Reserves memory for the successors of the next batch of states: always a whole batch, so that the memory does not depend on where
   * a search pauses.
   */
  private makeRoom(): boolean {
    const { known, queue } = this;
    const states = Math.min(this.outs.length, this.leftInLayer, queue.inHead);
    const arrivals = states * this.space.maxSuccessors;
    if (!known.reserve(arrivals, this.options.memoryLimit - queue.bytesWith(arrivals))) return false;
    this.roomFor = states;
    return true;
  }

  /** Inserts the successors of a state that are no duplicates. */
  private enter({ keys, edges, count }: Successors, state: Int32Array, at: number): void {
    const { space, known, queue, fresh } = this;
    const { stateWords } = space;
    const { trace } = this.options;
    const node = this.expanded++;
    trace?.expand(node);
    this.generated += count;
    let number = known.size;
    const added = known.addAll(keys, count, fresh);
    for (let i = 0; i < added && this.solved < 0; i++, number++) {
      const edge = edges[fresh[i]];
      const { tail, tailAt } = queue;
      space.child(state, at, edge, tail, tailAt);
      tail[tailAt + stateWords] = edge;
      queue.push();
      trace?.enter(number, node, edge, this.distance, 0);
      this.testGoal(tail, tailAt, number);
    }
    queue.shift();
    if (queue.length > this.peakWaiting) this.peakWaiting = queue.length;
  }

  private testGoal(state: Int32Array, at: number, number: number): void {
    if (this.wanted === 'everything' || !this.space.isGoal(state, at)) return;
    this.options.trace?.goal?.(number);
    this.solved = number;
  }
}
