import type { Layers, SearchOptions, Space, Successors } from '../family.js';
import { listBytes, newSuccessors } from './counts.js';
import type { KeySet } from './key-set.js';
import { KeyTable } from './key-table.js';
import { grown } from './state-index.js';
import { StateQueue } from './state-queue.js';
import { WordSet } from './word-set.js';

/** States that are expanded together, where the table is too large for the processor's cache. */
const BATCH = 16;

/** The layers of any space, from its successors and working states alone. */
export class PlainLayers implements Layers {
  generated = 0;
  peakWaiting = 0;
  solved = -1;
  private readonly known: KeySet;
  private readonly queue: StateQueue;
  private readonly outs: readonly Successors[];
  private readonly fresh: Int32Array;
  /** How far the states that are being entered lie from the start. */
  private distance = 1;
  private expanded = 0;
  /** On large boards: for each state the one that it was reached from, and the edge. */
  private ways: Int32Array | undefined;

  constructor(
    private readonly space: Space,
    private readonly options: Pick<SearchOptions, 'memoryLimit' | 'trace'>,
    private readonly wanted: 'goal' | 'everything',
  ) {
    const { keyWords, stateWords, maxSuccessors } = space;
    this.known = keyWords === 1 ? new WordSet() : new KeyTable(keyWords);
    const batch = keyWords > 1 && maxSuccessors < 1000 && !space.isLarge ? BATCH : 1;
    this.queue = new StateQueue(stateWords + 1, batch > 1 ? 16 * BATCH : undefined);
    this.outs = Array.from({ length: batch }, () => newSuccessors(space));
    this.fresh = new Int32Array(maxSuccessors);
    const { tail, tailAt } = this.queue;
    space.start(tail, tailAt);
    tail[tailAt + stateWords] = -1;
    this.queue.push();
    const key = new Int32Array(keyWords);
    space.save(tail, tailAt, key, 0);
    this.known.reserve(1, Number.POSITIVE_INFINITY);
    this.known.addAll(key, 1, this.fresh);
    if (space.isLarge) this.ways = new Int32Array(4 * maxSuccessors);
    options.trace?.enter(0, -1, -1, 0, 0);
    this.lookAt(tail, tailAt, 0);
  }

  get size(): number {
    return this.known.size;
  }

  get waiting(): number {
    return this.queue.length;
  }

  get bytes(): number {
    return this.known.bytes + this.queue.bytes + this.ownBytes;
  }

  read(index: number, into: Int32Array, at: number): void {
    this.known.read(index, into, at);
  }

  startLayer(forgotten: number): void {
    this.distance++;
    // The graph is undirected: a neighbour lies in this layer, in the one before it or in the next one.
    this.known.forget(forgotten);
  }

  /**
   * All successors of a few states are listed before any is looked up, so that the table's memory is fetched for many at once
   * instead of being waited for each time.
   */
  expand(most: number): number {
    const { space, known, queue, outs } = this;
    const { stateWords } = space;
    const batch = Math.min(most, outs.length, queue.inHead);
    if (!this.reserve(batch)) return 0;
    const { head, headAt, recordWords } = queue;
    for (let j = 0; j < batch; j++) {
      const at = headAt + j * recordWords;
      space.expand(head, at, head[at + stateWords], outs[j]!);
    }
    known.fetch(outs, batch);
    let done = 0;
    while (done < batch && this.solved < 0) this.enter(outs[done]!, head, headAt + done++ * recordWords);
    return done;
  }

  get unfinished(): boolean {
    return this.outs[0]!.next !== 0 && this.solved < 0;
  }

  goOn(): boolean {
    const { space, queue } = this;
    const [out] = this.outs as [Successors];
    if (!this.reserve(1)) return false;
    const { head, headAt } = queue;
    space.expand(head, headAt, head[headAt + space.stateWords], out, out.next);
    this.enterList(out, head, headAt);
    return true;
  }

  /** Makes room for the lists of so many states. */
  private reserve(states: number): boolean {
    const { space, known, queue } = this;
    const arrivals = states * space.maxSuccessors;
    let others = queue.bytesWith(arrivals) + this.ownBytes;
    const { ways } = this;
    const full = ways !== undefined && 2 * (known.size + arrivals) > ways.length;
    // While it grows, the old one and the new one exist together.
    if (full) others += 8 * ways.length;
    if (!known.reserve(arrivals, this.options.memoryLimit - others)) return false;
    if (full) this.ways = grown(ways, 2 * ways.length);
    return true;
  }

  /** What it takes beside the keys and the queue. */
  private get ownBytes(): number {
    return listBytes(this.space) + 4 * (this.ways?.length ?? 0);
  }

  wayTo(index: number): readonly number[] | undefined {
    const { ways } = this;
    if (ways === undefined) return undefined;
    const edges: number[] = [];
    for (let at = index; at > 0; at = ways[2 * at]!) edges.push(ways[2 * at + 1]!);
    return edges.reverse();
  }

  /** Enters the new ones of a state's successors. */
  private enter(out: Successors, state: Int32Array, at: number): void {
    this.options.trace?.expand(this.expanded);
    this.expanded++;
    this.enterList(out, state, at);
  }

  private enterList({ keys, edges, count, next }: Successors, state: Int32Array, at: number): void {
    const { space, known, queue, fresh } = this;
    const { stateWords } = space;
    const { trace } = this.options;
    const node = this.expanded - 1;
    this.generated += count;
    const { ways } = this;
    let number = known.size;
    const added = known.addAll(keys, count, fresh);
    for (let i = 0; i < added && this.solved < 0; i++, number++) {
      const edge = edges[fresh[i]];
      const { tail, tailAt } = queue;
      space.child(state, at, edge, tail, tailAt);
      tail[tailAt + stateWords] = edge;
      queue.push();
      if (ways !== undefined) {
        ways[2 * number] = node;
        ways[2 * number + 1] = edge;
      }
      trace?.enter(number, node, edge, this.distance, 0);
      this.lookAt(tail, tailAt, number);
    }
    if (next === 0 || this.solved >= 0) queue.shift();
    if (queue.length > this.peakWaiting) this.peakWaiting = queue.length;
  }

  private lookAt(state: Int32Array, at: number, number: number): void {
    if (this.wanted === 'everything' || !this.space.isGoal(state, at)) return;
    this.options.trace?.goal?.(number);
    this.solved = number;
  }
}
