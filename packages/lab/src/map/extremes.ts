import type { Family, Space } from '@slidewise/core/contract';
import type { StateIndex } from '@slidewise/core/internals';

/**
 * The states with the largest distances, the largest first; among equals in the given order. Those at a distance of -1, from which there
 * is no way, do not count.
 */
export function largest(distances: Int32Array, count: number, order: (a: number, b: number) => number): number[] {
  const kept: number[] = [];
  const compare = (a: number, b: number): number => distances[b]! - distances[a]! || order(a, b);
  for (let at = 0; at < distances.length && count > 0; at++) {
    if (distances[at]! < 0 || (kept.length === count && distances[at]! < distances[kept.at(-1)!]!)) continue;
    if (kept.length === count && compare(at, kept.at(-1)!) >= 0) continue;
    let place = kept.length;
    while (place > 0 && compare(at, kept[place - 1]!) < 0) place--;
    kept.splice(place, 0, at);
    if (kept.length > count) kept.pop();
  }
  return kept;
}

/** The order of boards. */
export function boardOrder(space: Space, { keys }: StateIndex): (a: number, b: number) => number {
  const { keyWords } = space;
  return (a, b) => space.compare(keys, a * keyWords, b * keyWords);
}

/** The order of equally hard boards: as in published lists, where there are some. */
export function hardestOrder<P>(
  { compareHardest }: Pick<Family<P>, 'compareHardest'>,
  space: Space<unknown, P>,
  states: StateIndex,
): (a: number, b: number) => number {
  if (compareHardest === undefined) return boardOrder(space, states);
  const at = (state: number): P => space.positionAt(states.keys, state * space.keyWords);
  return (a, b) => compareHardest(at(a), at(b));
}
