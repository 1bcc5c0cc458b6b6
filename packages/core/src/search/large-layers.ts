import type { SearchOptions } from '../contract/search.js';
import type { Layers, Space, Successors } from '../contract/space.js';
import { listBytes, newSuccessors } from './counts.js';
import type { KeySet } from './key-set.js';
import { KeyTable } from './key-table.js';
import { grown } from './state-index.js';
import { StateQueue } from './state-queue.js';
import { WordSet } from './word-set.js';

/**
 * The layers of a large space: one list of successors at a time, since a state may have many lists. Keys are long there and neighbours
 * many, so that to look for the way back among them would take longer than the search: the way to each state is kept.
 */
export class LargeLayers implements Layers {
  generated = 0;
  peakWaiting = 0;
  solved = -1;
  private readonly known: KeySet;
  private readonly queue: StateQueue;
  private readonly out: Successors;
  private readonly fresh: Int32Array;
  /** For each state the one that it was reached from, and the edge. */
  private ways: Int32Array;
  /** How far the states that are being entered lie from the start. */
  private distance = 1;
  private expanded = 0;

  constructor(
    private readonly space: Space,
    private readonly options: Pick<SearchOptions, 'memoryLimit' | 'trace'>,
    private readonly wanted: 'goal' | 'everything',
  ) {
    const { keyWords, stateWords, maxSuccessors } = space;
    this.known = keyWords === 1 ? new WordSet() : new KeyTable(keyWords);
    this.queue = new StateQueue(stateWords + 1);
    this.out = newSuccessors(space);
    this.fresh = new Int32Array(maxSuccessors);
    this.ways = new Int32Array(4 * maxSuccessors);
    const { tail, tailAt } = this.queue;
    space.start(tail, tailAt);
    tail[tailAt + stateWords] = -1;
    this.queue.push();
    const key = new Int32Array(keyWords);
    space.save(tail, tailAt, key, 0);
    this.known.reserve(1, Number.POSITIVE_INFINITY);
    this.known.addAll(key, 1, this.fresh);
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
    return this.known.bytes + this.queue.bytes + listBytes(this.space) + 4 * this.ways.length;
  }

  /** The last state has further successors: `goOn` enters some more of them. */
  get unfinished(): boolean {
    return this.out.next !== 0 && this.solved < 0;
  }

  read(index: number, into: Int32Array, at: number): void {
    this.known.read(index, into, at);
  }

  startLayer(forgotten: number): void {
    this.distance++;
    this.known.forget(forgotten);
  }

  /** Begins to expand one state. */
  expand(): number {
    this.out.next = 0;
    return this.goOn() ? 1 : 0;
  }

  /** Enters the next list of successors of the state that is being expanded; false if the memory limit forbids it. */
  goOn(): boolean {
    const { space, queue, out } = this;
    if (!this.reserve(space.maxSuccessors)) return false;
    const { head, headAt } = queue;
    if (out.next === 0) this.begin();
    space.expand(head, headAt, head[headAt + space.stateWords], out, out.next);
    this.enter(this.expanded - 1, head, headAt);
    if (!this.unfinished) queue.shift();
    if (queue.length > this.peakWaiting) this.peakWaiting = queue.length;
    return true;
  }

  /** The edges from the start to a state. */
  wayTo(index: number): readonly number[] {
    const { ways } = this;
    const edges: number[] = [];
    for (let at = index; at > 0; at = ways[2 * at]) edges.push(ways[2 * at + 1]);
    return edges.reverse();
  }

  private begin(): void {
    this.options.trace?.expand(this.expanded);
    this.expanded++;
  }

  private enter(node: number, state: Int32Array, at: number): void {
    const { space, known, queue, fresh, ways } = this;
    const { keys, edges, count } = this.out;
    const { trace } = this.options;
    this.generated += count;
    let number = known.size;
    const added = known.addAll(keys, count, fresh);
    for (let i = 0; i < added && this.solved < 0; i++, number++) {
      const edge = edges[fresh[i]];
      const { tail, tailAt } = queue;
      space.child(state, at, edge, tail, tailAt);
      tail[tailAt + space.stateWords] = edge;
      queue.push();
      ways[2 * number] = node;
      ways[2 * number + 1] = edge;
      trace?.enter(number, node, edge, this.distance, 0);
      this.lookAt(tail, tailAt, number);
    }
  }

  private reserve(arrivals: number): boolean {
    const { known, queue, ways } = this;
    const full = 2 * (known.size + arrivals) > ways.length;
    let others = queue.bytesWith(arrivals) + listBytes(this.space) + 4 * ways.length;
    // While the ways grow, the old ones and the new ones exist together.
    if (full) others += 8 * ways.length;
    if (!known.reserve(arrivals, this.options.memoryLimit - others)) return false;
    if (full) this.ways = grown(ways, 2 * ways.length);
    return true;
  }

  private lookAt(state: Int32Array, at: number, number: number): void {
    if (this.wanted === 'everything' || !this.space.isGoal(state, at)) return;
    this.options.trace?.goal?.(number);
    this.solved = number;
  }
}
