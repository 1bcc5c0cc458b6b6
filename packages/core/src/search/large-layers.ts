import type { SearchOptions } from '../contract/search.js';
import type { Layers, Space, Successors } from '../contract/space.js';
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
  private readonly fresh: Int32Array;
  /** For each state its parent, and the edge from it. */
  private parents: Int32Array;

  constructor(space: Space, options: Pick<SearchOptions, 'memoryLimit' | 'trace'>, wanted: 'goal' | 'everything') {
    super(space, options, wanted);
    const { maxSuccessors } = space;
    this.out = newSuccessors(space);
    this.fresh = newWords(maxSuccessors);
    this.parents = newWords(4 * maxSuccessors);
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

  /** Generates the next list of successors of the state that is being expanded; false if the memory limit forbids it. */
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
  pathTo(index: number): readonly number[] {
    const { parents } = this;
    const edges: number[] = [];
    for (let at = index; at > 0; at = parents[2 * at]) edges.push(parents[2 * at + 1]);
    return edges.reverse();
  }

  private begin(): void {
    this.options.trace?.expand(this.expanded);
    this.expanded++;
  }

  private enter(node: number, state: Int32Array, at: number): void {
    const { space, known, queue, fresh, parents } = this;
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
      parents[2 * number] = node;
      parents[2 * number + 1] = edge;
      trace?.enter(number, node, edge, this.distance, 0);
      this.testGoal(tail, tailAt, number);
    }
  }

  private reserve(arrivals: number): boolean {
    const { known, queue, parents } = this;
    const full = 2 * (known.size + arrivals) > parents.length;
    let others = queue.bytesWith(arrivals) + listBytes(this.space) + 4 * parents.length;
    // While the array of parents grows, the old and the new one exist together.
    if (full) others += 8 * parents.length;
    if (!known.reserve(arrivals, this.options.memoryLimit - others)) return false;
    if (full) this.parents = grown(parents, 2 * parents.length);
    return true;
  }
}
