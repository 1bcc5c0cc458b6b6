import type { Space } from '../contract/engine/space.js';
import { grown, StateIndex } from './tables/state-index.js';

/** Bytes for a state besides its key: the iteration that generated it last, and the depth of its expansion. */
const STATE_BYTES = 8;

/**
 * A generated state is: new in this iteration; generated only; expanded deeper; expanded at no greater depth, and so
 * done; or not stored, as the table is full.
 */
export type Visit = 'new' | 'generated' | 'expanded deeper' | 'done' | 'full';

/**
 * The transposition table of IDA* (Reinefeld and Marsland 1994): every state that was generated, with the smallest g at which this iteration
 * has expanded it. A duplicate with no smaller g is pruned. If an iteration has expanded every state that it generated, no more can be reached.
 */
export class TranspositionTable {
  private readonly seen: StateIndex;
  /** The smallest g at which each state was expanded in this iteration; -1 while it has only been generated. */
  private expandedAt = new Int32Array(128);
  private generatedIn = new Int32Array(128);
  private generatedStates = 0;
  private expandedStates = 0;
  private iteration = 0;

  constructor(space: Space) {
    this.seen = new StateIndex(space.keyWords);
  }

  get size(): number {
    return this.seen.size;
  }

  get bytes(): number {
    return this.seen.bytes + STATE_BYTES * this.expandedAt.length;
  }

  /** Every state that this iteration has generated was expanded. */
  get isClosed(): boolean {
    return this.generatedStates === this.expandedStates;
  }

  startIteration(): void {
    this.iteration++;
    this.generatedStates = 0;
    this.expandedStates = 0;
  }

  /** Records a state that was generated at depth g, and that is expanded next unless the threshold cuts it off; within so many bytes. */
  visit(keys: Int32Array, at: number, g: number, isCut: boolean, limit: number): Visit {
    let state = this.seen.find(keys, at);
    if (state < 0) {
      if (!this.reserve(limit)) return 'full';
      state = ~this.seen.insert(keys, at);
    }
    let visit: Visit = 'generated';
    if (this.generatedIn[state] !== this.iteration) {
      this.generatedIn[state] = this.iteration;
      this.expandedAt[state] = -1;
      this.generatedStates++;
      visit = 'new';
    }
    if (isCut) return visit;
    const before = this.expandedAt[state];
    if (before >= 0 && before <= g) return 'done';
    if (before < 0) this.expandedStates++;
    else visit = 'expanded deeper';
    this.expandedAt[state] = g;
    return visit;
  }

  private reserve(limit: number): boolean {
    const { seen } = this;
    if (!seen.reserve(1, limit, STATE_BYTES)) return false;
    if (this.expandedAt.length < seen.capacity) {
      this.expandedAt = grown(this.expandedAt, seen.capacity);
      this.generatedIn = grown(this.generatedIn, seen.capacity);
    }
    return true;
  }
}
