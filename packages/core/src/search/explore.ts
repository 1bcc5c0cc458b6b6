import { aBoolean, aCount, assertArguments, instanceOf, objectWith, placeIn } from '../check.js';
import { aSpace } from '../contract/checking/family-checks.js';
import type { Space } from '../contract/engine/space.js';
import { exploredStates } from '../messages/en/solving.js';
import { newWords } from '../out-of-memory.js';
import { edgeBetween, newSuccessors } from './counts.js';
import { StateIndex } from './tables/state-index.js';
import { StateQueue } from './tables/state-queue.js';

/** Every state that can be reached from the start, found by breadth-first search and numbered in order of distance. */
export interface Exploration {
  /** The states, numbered in the order in which they were found. */
  readonly states: StateIndex;
  /** All reachable states are in `states`; otherwise there were more than the limit. */
  readonly complete: boolean;
  /** The distance of each state from the start. */
  readonly depths: Int32Array;
}

const anExploration = objectWith({
  states: instanceOf(StateIndex, exploredStates),
  complete: aBoolean,
  depths: instanceOf(Int32Array),
});

/** Every state that can be reached, with its distance from the start; up to a limit. */
export function explore(space: Space, limit = 1 << 24): Exploration {
  assertArguments(['space', space, aSpace], ['limit', limit, aCount]);
  const { keyWords, stateWords, maxSuccessors } = space;
  const states = new StateIndex(keyWords);
  const queue = new StateQueue(stateWords + 1);
  const out = newSuccessors(space);
  const key = new Int32Array(keyWords);
  const layerStarts = [0];
  space.start(queue.tail, 0);
  queue.tail[stateWords] = -1;
  space.save(queue.tail, 0, key, 0);
  queue.push();
  states.insert(key, 0);
  for (let at = 0; at < states.size && states.size <= limit; at++) {
    if (at === layerStarts.at(-1)) layerStarts.push(states.size);
    const { head, headAt } = queue;
    out.next = 0;
    do {
      states.reserve(maxSuccessors, Number.POSITIVE_INFINITY);
      space.expand(head, headAt, head[headAt + stateWords], out, out.next);
      for (let i = 0; i < out.count; i++) {
        if (states.insert(out.keys, i * keyWords) >= 0) continue;
        space.child(head, headAt, out.edges[i], queue.tail, queue.tailAt);
        queue.tail[queue.tailAt + stateWords] = out.edges[i];
        queue.push();
      }
    } while (out.next !== 0);
    queue.shift();
  }
  const depths = newWords(states.size);
  for (const [depth, start] of layerStarts.entries()) depths.fill(depth, start, layerStarts[depth + 1]);
  return { states, complete: states.size <= limit, depths };
}

/** The distance of every state of a complete exploration from its nearest goal, by multi-source breadth-first search; -1 where no goal can be reached. */
export function goalDistances(space: Space, exploration: Exploration): Int32Array {
  assertArguments(['space', space, aSpace], ['exploration', exploration, anExploration]);
  const { states } = exploration;
  const { keyWords, stateWords } = space;
  const distances = newWords(states.size).fill(-1);
  const queue = newWords(states.size);
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
    out.next = 0;
    do {
      space.expand(state, 0, -1, out, out.next);
      for (let i = 0; i < out.count; i++) {
        const next = states.find(out.keys, i * keyWords);
        if (distances[next] >= 0) continue;
        distances[next] = distances[at] + 1;
        queue[end++] = next;
      }
    } while (out.next !== 0);
  }
  return distances;
}

/** The edges of a shortest path from the start to a state of an exploration. */
export function pathTo(space: Space, exploration: Exploration, index: number): number[] {
  assertArguments(['space', space, aSpace], ['exploration', exploration, anExploration]);
  const { states, depths } = exploration;
  assertArguments(['index', index, placeIn(states.size, 'states')]);
  const { keyWords, stateWords } = space;
  const out = newSuccessors(space);
  const state = new Int32Array(stateWords);
  const edges: number[] = [];
  let at = index;
  while (depths[at] > 0) {
    space.load(states.keys, at * keyWords, state, 0);
    let before = -1;
    out.next = 0;
    do {
      space.expand(state, 0, -1, out, out.next);
      for (let i = 0; i < out.count && before < 0; i++) {
        const neighbour = states.find(out.keys, i * keyWords);
        if (neighbour >= 0 && depths[neighbour] === depths[at] - 1) before = neighbour;
      }
    } while (out.next !== 0 && before < 0);
    const from = states.keys.slice(before * keyWords, (before + 1) * keyWords);
    const to = states.keys.slice(at * keyWords, (at + 1) * keyWords);
    edges.push(edgeBetween(space, from, to, out, state));
    at = before;
  }
  return edges.reverse();
}
