import type { SearchOptions } from '../contract/engine/search.js';
import type { Layers, Space, Successors } from '../contract/engine/space.js';
import { newSuccessors } from './counts.js';
import { StoredLayers } from './stored-layers.js';

/** States that are expanded together, so that their slots can be prefetched. */
const BATCH = 16;

/** States whose successors have more words are expanded one at a time: that takes long enough. */
const MOST_WORDS = 100_000;

/** The layers of any space, from its successors and working states alone. */
export class PlainLayers extends StoredLayers implements Layers {
  private readonly outs: readonly Successors[];
  /** The states of the layer that have not been expanded, and how many of them there is room for. */
  private leftInLayer = 1;
  private roomFor = 0;

  constructor(space: Space, options: Pick<SearchOptions, 'memoryLimit' | 'trace'>, wanted: 'goal' | 'everything') {
    const { keyWords, stateWords, maxSuccessors } = space;
    const batch = keyWords > 1 && maxSuccessors < 1000 && maxSuccessors * stateWords < MOST_WORDS ? BATCH : 1;
    super(space, options, wanted, batch > 1 ? 16 * BATCH : undefined);
    this.outs = Array.from({ length: batch }, () => newSuccessors(space));
  }

  get bytes(): number {
    return this.known.bytes + this.queue.bytes;
  }

  startLayer(forgotten: number): void {
    this.distance++;
    this.leftInLayer = this.queue.length;
    // Three-layer duplicate detection: a neighbour lies in this layer, in the one before it or in the next one.
    this.known.forget(forgotten);
  }

  /**
   * Successors are generated in batches, so that their slots in the hash table are prefetched together and cause
   * fewer cache misses.
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
    for (; done < batch && this.solved < 0; done++) {
      this.enter(outs[done], this.begin(), head, headAt + done * recordWords);
      queue.shift();
      if (queue.length > this.peakWaiting) this.peakWaiting = queue.length;
    }
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
    if (known.isGrowing) return false;
    this.roomFor = states;
    return true;
  }
}
