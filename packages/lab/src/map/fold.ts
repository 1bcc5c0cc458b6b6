import { assertArguments, instanceOf } from '@slidewise/core/checking';
import { aMap } from '../messages/en/studying.js';
import { StateMap } from './state-map.js';

/** A map whose mirror images are one position each. */
export interface FoldedMap {
  /** The number on the folded map of each position of the map. */
  readonly classOf: Int32Array;
  /** For each position of the folded map, the first of those that it stands for. */
  readonly members: Int32Array;
}

/** Folds rotations and reflections that map the space to itself; undefined where there are none, or the map is a part. */
export function foldSymmetries(map: StateMap<unknown>): FoldedMap | undefined {
  assertArguments(['map', map, instanceOf(StateMap, aMap)]);
  const { graph, space, isComplete, size } = map;
  const symmetries = map.facts.symmetries.summaries.length === 0 ? [] : (space.symmetries?.() ?? []);
  if (!isComplete || symmetries.length === 0) return undefined;
  const { keyWords } = space;
  const { keys } = graph.states;
  const image = new Int32Array(keyWords);
  const classOf = new Int32Array(size).fill(-1);
  const members: number[] = [];
  for (let at = 0; at < size; at++) {
    if (classOf[at]! >= 0) continue;
    classOf[at] = members.length;
    for (const symmetry of symmetries) {
      symmetry.image(keys, at * keyWords, image, 0);
      const other = graph.states.find(image, 0);
      if (other >= 0) classOf[other] = members.length;
    }
    members.push(at);
  }
  return { classOf, members: Int32Array.from(members) };
}
