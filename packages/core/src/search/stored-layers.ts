import type { SearchOptions } from '../contract/search.js';
import type { Space } from '../contract/space.js';
import { enterStart } from './enter-start.js';
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
  /** The distance of the states that are being generated from the start. */
  protected distance = 1;
  protected expanded = 0;

  constructor(
    protected readonly space: Space,
    protected readonly options: Pick<SearchOptions, 'memoryLimit' | 'trace'>,
    private readonly wanted: 'goal' | 'everything',
    recordsAChunk?: number,
  ) {
    const { keyWords, stateWords } = space;
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

  read(index: number, into: Int32Array, at: number): void {
    this.known.read(index, into, at);
  }

  protected testGoal(state: Int32Array, at: number, number: number): void {
    if (this.wanted === 'everything' || !this.space.isGoal(state, at)) return;
    this.options.trace?.goal?.(number);
    this.solved = number;
  }
}
