import type { Space } from '../family.js';
import { newSuccessors } from './counts.js';
import { StateIndex } from './state-index.js';

/** Every state that can be reached from the start, numbered in order of distance. */
export interface Exploration {
  readonly states: StateIndex;
  /** All reachable states are in `states`; otherwise there were more than the limit. */
  readonly complete: boolean;
  /** The distance of each state from the start. */
  readonly depths: Int32Array;
}

export function explore(space: Space, limit = 1 << 24): Exploration {
  const { keyWords, stateWords, maxSuccessors } = space;
  const states = new StateIndex(keyWords);
  const depths: number[] = [0];
  const out = newSuccessors(space);
  const state = new Int32Array(stateWords);
  const key = new Int32Array(keyWords);
  space.start(state, 0);
  space.save(state, 0, key, 0);
  states.insert(key, 0);
  for (let at = 0; at < states.size; at++) {
    if (states.size > limit) return { states, complete: false, depths: Int32Array.from(depths) };
    states.reserve(maxSuccessors, Number.POSITIVE_INFINITY);
    space.load(states.keys, at * keyWords, state, 0);
    space.expand(state, 0, -1, out);
    for (let i = 0; i < out.count; i++) {
      if (states.insert(out.keys, i * keyWords) < 0) depths.push(depths[at]! + 1);
    }
  }
  return { states, complete: true, depths: Int32Array.from(depths) };
}

/** The distance of every state of a complete exploration from its nearest goal; -1 where no goal can be reached. */
export function goalDistances(space: Space, { states }: Exploration): Int32Array {
  const { keyWords, stateWords } = space;
  const distances = new Int32Array(states.size).fill(-1);
  const queue = new Int32Array(states.size);
  const out = newSuccessors(space);
  const state = new Int32Array(stateWords);
  let end = 0;
  for (let at = 0; at < states.size; at++) {
    space.load(states.keys, at * keyWords, state, 0);
    if (!space.isGoal(state, 0)) continue;
    distances[at] = 0;
    queue[end++] = at;
  }
  for (let read = 0; read < end; read++) {
    const at = queue[read];
    space.load(states.keys, at * keyWords, state, 0);
    space.expand(state, 0, -1, out);
    for (let i = 0; i < out.count; i++) {
      const next = states.find(out.keys, i * keyWords);
      if (distances[next] >= 0) continue;
      distances[next] = distances[at] + 1;
      queue[end++] = next;
    }
  }
  return distances;
}
