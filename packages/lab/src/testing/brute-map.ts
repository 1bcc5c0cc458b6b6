import type { Family } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';

/** All positions that can be reached, by the rules alone, each by the key of its state. */
export interface BruteMap {
  readonly positions: ReadonlyMap<string, unknown>;
  readonly neighbours: ReadonlyMap<string, ReadonlySet<string>>;
  readonly fromStart: ReadonlyMap<string, number>;
  /** Empty where no solved position can be reached. */
  readonly toGoal: ReadonlyMap<string, number>;
  readonly start: string;
}

/** The key of the state of a position, as text. */
export function stateKey(family: Family, position: unknown, metric: string): string {
  const space = family.space(position, metric);
  const [state, key] = [new Int32Array(space.stateWords), new Int32Array(space.keyWords)];
  space.start(state, 0);
  space.save(state, 0, key, 0);
  return key.join();
}

/** Undefined if there are more positions than that. */
export function bruteMap(family: Family, position: unknown, metric: string, most: number): BruteMap | undefined {
  const start = stateKey(family, position, metric);
  const positions = new Map([[start, position]]);
  const neighbours = new Map<string, Set<string>>();
  for (const [key, at] of positions) {
    const beside = new Set<string>();
    for (const move of family.moves(at, metric)) {
      const next = unwrap(family.play(at, move));
      const nextKey = stateKey(family, next, metric);
      beside.add(nextKey);
      if (!positions.has(nextKey)) positions.set(nextKey, next);
    }
    neighbours.set(key, beside);
    if (positions.size > most) return undefined;
  }
  const goals = [...positions].filter(([, each]) => family.isSolved(each)).map(([key]) => key);
  return {
    positions,
    neighbours,
    start,
    fromStart: distances([start], neighbours),
    toGoal: distances(goals, neighbours),
  };
}

function distances(sources: readonly string[], neighbours: BruteMap['neighbours']): Map<string, number> {
  const found = new Map(sources.map((key) => [key, 0]));
  for (const [key, distance] of found) {
    for (const next of neighbours.get(key)!) if (!found.has(next)) found.set(next, distance + 1);
  }
  return found;
}
