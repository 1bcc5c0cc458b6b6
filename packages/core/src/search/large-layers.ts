import type { SearchOptions } from '../contract/engine/search.js';
import type { Layers, Space, Successors } from '../contract/engine/space.js';
import { newWords } from '../out-of-memory.js';
import { listBytes, newSuccessors } from './counts.js';
import { StoredLayers } from './stored-layers.js';
import { grown } from './tables/state-index.js';

/**
 * The layers of a large space: one list of successors at a time, since a state may have many lists. Keys are long there and neighbours
 * many, so that reconstructing the path without parents would take longer than the search: the parent of each state is stored.
 */
export class LargeLayers extends StoredLayers implements Layers {
  private readonly out: Successors;
  /** The number of the state that is being expanded. */
  private node = 0;
  protected override parents: Int32Array;

  constructor(space: Space, options: Pick<SearchOptions, 'memoryLimit' | 'trace'>, wanted: 'goal' | 'everything') {
    super(space, options, wanted);
    this.out = newSuccessors(space);
    this.parents = newWords(4 * space.maxSuccessors);
  }

  get bytes(): number {
    return this.known.bytes + this.queue.bytes + listBytes(this.space) + 4 * this.parents.length;
  }

  /** The last state has further successors: `goOn` generates the next list of them. */
  get unfinished(): boolean {
    return this.out.next !== 0 && this.solved < 0;
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

  /** Generates the next list of successors of the state that is being expanded; false if the memory limit forbids it, or while `isGrowing`. */
  goOn(): boolean {
    const { space, queue, out } = this;
    if (!this.reserve(space.maxSuccessors)) return false;
    const { head, headAt } = queue;
    if (out.next === 0) this.node = this.begin();
    space.expand(head, headAt, head[headAt + space.stateWords], out, out.next);
    this.enter(out, this.node, head, headAt);
    if (!this.unfinished) queue.shift();
    if (queue.length > this.peakWaiting) this.peakWaiting = queue.length;
    return true;
  }

  /** The edges from the start to a state. */
  pathTo(index: number): readonly number[] {
    const { parents } = this;
    const edges: number[] = [];
    for (let at = index; at > 0; at = parents[2 * at]) edges.push(parents[2 * at + 1]);
    return edges.reverse();
  }

  private reserve(arrivals: number): boolean {
    const { known, queue, parents } = this;
    const full = 2 * (known.size + arrivals) > parents.length;
    let others = queue.bytesWith(arrivals) + listBytes(this.space) + 4 * parents.length;
    // While the array of parents grows, the old and the new one exist together.
    if (full) others += 8 * parents.length;
    if (!known.reserve(arrivals, this.options.memoryLimit - others)) return false;
    if (full) this.parents = grown(parents, 2 * parents.length);
    return !known.isGrowing;
  }
}
