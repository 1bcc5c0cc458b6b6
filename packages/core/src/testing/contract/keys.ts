import type { Space } from '../../contract/engine/space.js';
import type { Family } from '../../contract/family.js';

// Keys of states as texts, to be compared and looked up.

export function startKey(family: Family, position: unknown, metric: string): string {
  const space = family.space(position, metric);
  const state = new Int32Array(space.stateWords);
  const key = new Int32Array(space.keyWords);
  space.start(state, 0);
  space.save(state, 0, key, 0);
  return key.join();
}

export function keysOf(space: Space, out: { count: number; keys: Int32Array }): string[] {
  return Array.from({ length: out.count }, (_, i) =>
    out.keys.subarray(i * space.keyWords, (i + 1) * space.keyWords).join(),
  );
}
