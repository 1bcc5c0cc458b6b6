import type { Trace } from '../contract/engine/search.js';
import type { Space } from '../contract/engine/space.js';
import type { KeySet } from './tables/key-set.js';
import type { StateQueue } from './tables/state-queue.js';

/** Puts the start into an empty queue, and into the table. States are followed by the edge that led to them. */
export function enterStart(space: Space, queue: StateQueue, known: KeySet, trace: Trace | undefined): void {
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
