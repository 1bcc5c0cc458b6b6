import type { Family, Space } from '@slidewise/core/contract';
import { StateIndex } from '@slidewise/core/internals';
import { unwrap } from '@slidewise/core/result';
import { newSuccessors } from '@slidewise/core/search';

/** The keys of all states of a space that a solution passes, one after another: a move may take several edges. */
export function keysAlong<P, M>(
  family: Family<P, M>,
  start: P,
  metric: string,
  moves: readonly M[],
  space: Space<M, P>,
): Int32Array {
  const { keyWords } = space;
  const keys = [startKey(space)];
  let position = start;
  for (const move of moves) {
    position = unwrap(family.play(position, move));
    const next = startKey(family.space(position, metric));
    keys.push(...keysBetween(space, keys.at(-1)!, next));
  }
  const all = new Int32Array(keys.length * keyWords);
  for (const [i, key] of keys.entries()) all.set(key, i * keyWords);
  return all;
}

function startKey(space: Space): Int32Array {
  const state = new Int32Array(space.stateWords);
  const key = new Int32Array(space.keyWords);
  space.start(state, 0);
  space.save(state, 0, key, 0);
  return key;
}

/** The states after one up to another that is near, by breadth-first search. */
function keysBetween(space: Space, from: Int32Array, to: Int32Array): Int32Array[] {
  const { keyWords, maxSuccessors } = space;
  const states = new StateIndex(keyWords);
  const parents = [-1];
  const out = newSuccessors(space);
  const state = new Int32Array(space.stateWords);
  states.insert(from, 0);
  for (let at = 0; at < states.size; at++) {
    if (states.find(to, 0) >= 0) break;
    space.load(states.keys, at * keyWords, state, 0);
    out.next = 0;
    do {
      states.reserve(maxSuccessors, Number.POSITIVE_INFINITY);
      space.expand(state, 0, -1, out, out.next);
      for (let i = 0; i < out.count; i++) if (states.insert(out.keys, i * keyWords) < 0) parents.push(at);
    } while (out.next !== 0);
  }
  const path: Int32Array[] = [];
  for (let at = states.find(to, 0); at > 0; at = parents[at]!) {
    path.push(states.keys.slice(at * keyWords, (at + 1) * keyWords));
  }
  return path.reverse();
}
