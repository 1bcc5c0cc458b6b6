import type { SearchOptions, Trace } from '../contract/engine/search.js';
import type { Space, Successors } from '../contract/engine/space.js';
import { newWords } from '../out-of-memory.js';
import type { KeySet } from './tables/key-set.js';
import { KeyTable } from './tables/key-table.js';
import { StateQueue } from './tables/state-queue.js';
import { WordSet } from './tables/word-set.js';

/** What layers have in common that are made of a set of keys and a queue of states: they begin with the start alone. */
export abstract class StoredLayers {
  generated = 0;
  peakWaiting = 0;
  solved = -1;
  protected readonly known: KeySet;
  protected readonly queue: StateQueue;
  /** For each state its parent, and the edge from it, where paths are found by them. */
  protected parents: Int32Array | undefined;
  /** The distance of the states that are being generated from the start. */
  protected distance = 1;
  private expanded = 0;
  /** Which of a list of successors are no duplicates. */
  private readonly fresh: Int32Array;

  constructor(
    protected readonly space: Space,
    protected readonly options: Pick<SearchOptions, 'memoryLimit' | 'trace'>,
    private readonly wanted: 'goal' | 'everything',
    recordsAChunk?: number,
  ) {
    const { keyWords, stateWords } = space;
    this.fresh = newWords(space.maxSuccessors);
    this.known = keyWords === 1 ? new WordSet() : new KeyTable(keyWords);
    this.queue = new StateQueue(stateWords + 1, recordsAChunk);
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

  get isGrowing(): boolean {
    return this.known.isGrowing;
  }

  grow(): void {
    this.known.grow();
  }

  read(index: number, into: Int32Array, at: number): void {
    this.known.read(index, into, at);
  }

  /** Begins to expand the next state, and returns its number. */
  protected begin(): number {
    this.options.trace?.expand(this.expanded);
    return this.expanded++;
  }

  /** Inserts the successors of a state that are no duplicates. */
  protected enter({ keys, edges, count }: Successors, node: number, state: Int32Array, at: number): void {
    const { space, known, queue, fresh, parents } = this;
    const { stateWords } = space;
    const { trace } = this.options;
    this.generated += count;
    let number = known.size;
    const added = known.addAll(keys, count, fresh);
    for (let i = 0; i < added && this.solved < 0; i++, number++) {
      const edge = edges[fresh[i]];
      const { tail, tailAt } = queue;
      space.child(state, at, edge, tail, tailAt);
      tail[tailAt + stateWords] = edge;
      queue.push();
      if (parents !== undefined) {
        parents[2 * number] = node;
        parents[2 * number + 1] = edge;
      }
      trace?.enter(number, node, edge, this.distance, 0);
      this.testGoal(tail, tailAt, number);
    }
  }

  private testGoal(state: Int32Array, at: number, number: number): void {
    if (this.wanted === 'everything' || !this.space.isGoal(state, at)) return;
    this.options.trace?.goal?.(number);
    this.solved = number;
  }
}

/** Puts the start into an empty queue, and into the table. States are followed by the edge that led to them. */
function enterStart(space: Space, queue: StateQueue, known: KeySet, trace: Trace | undefined): void {
  const { tail, tailAt } = queue;
  space.start(tail, tailAt);
  tail[tailAt + space.stateWords] = -1;
  queue.push();
  const key = new Int32Array(space.keyWords);
  space.save(tail, tailAt, key, 0);
  known.reserve(1, Number.POSITIVE_INFINITY);
  known.addAll(key, 1, new Int32Array(1));
  trace?.enter(0, -1, -1, 0, 0);
}
