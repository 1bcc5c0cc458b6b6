import type { Family, Named } from '@slidewise/core/contract';
import { problem, type Result } from '@slidewise/core/result';
import { type Algorithm, algorithms } from '@slidewise/core/search';
import { weightError } from '@slidewise/core/solving';
import {
  heuristicsFor as heuristicsForPosition,
  type Method,
  methodsFor,
  type TreeSearch,
  takesWeight,
  treeSearch,
} from '@slidewise/lab/analysis';

export type { Method };

/** A board to search, and what is counted. */
export interface StudiedBoard {
  readonly family: Family;
  readonly position: unknown;
  readonly metric: string;
}

/** The weights that are offered. */
export const WEIGHTS = [1.5, 2, 3, 5] as const;
/** The default weight. */
const USUAL_WEIGHT = WEIGHTS[0];

type Titles = Pick<Family, 'heuristics' | 'strategies'>;

/** The title of an algorithm, or of a family's own strategy. */
function algorithmTitle({ strategies }: Titles, id: string): string {
  return [...algorithms, ...strategies].find((algorithm) => algorithm.id === id)?.title ?? id;
}

export function heuristicTitle({ heuristics }: Titles, id: string): string {
  return heuristics.find((heuristic) => heuristic.id === id)?.title ?? id;
}

/** `A* (Manhattan distance)`, `Weighted A* × 2 (Manhattan distance)`, `Breadth first`. */
export function methodTitle(family: Titles, { algorithm, heuristic, weight }: Method): string {
  const weighted = weight === undefined ? '' : ` × ${weight}`;
  const guided = heuristic === undefined ? '' : ` (${heuristicTitle(family, heuristic)})`;
  return `${algorithmTitle(family, algorithm)}${weighted}${guided}`;
}

/** The algorithms with a search tree to watch. */
export const treeAlgorithms: readonly Algorithm[] = algorithms.filter(({ ranking }) => ranking !== undefined);

/** The heuristics that can evaluate a board. */
export function heuristicsFor({ family, position, metric }: StudiedBoard): Family['heuristics'] {
  return heuristicsForPosition(family, position, metric);
}

/** Every way to solve a board that fits it, with the weights that are taken. */
export function offeredMethods({ family, position, metric }: StudiedBoard): readonly Method[] {
  return methodsFor(family, position, metric).map((way) => (takesWeight(way) ? { ...way, weight: USUAL_WEIGHT } : way));
}

/** The configuration with its defaults filled in. The problem, if any, is with the configuration. */
export function completeMethod(
  board: StudiedBoard,
  way: Method,
): Result<{ readonly way: Method; readonly search: TreeSearch }> {
  const algorithm = algorithms.find(({ id }) => id === way.algorithm);
  const weight = algorithm?.weighted ? (way.weight ?? USUAL_WEIGHT) : undefined;
  const wrong = weight === undefined ? undefined : weightError(weight);
  if (wrong !== undefined) return problem(wrong);
  // A heuristic that the algorithm does not use is not an error: it is kept for a change of the algorithm.
  const heuristic = algorithm?.informed === false ? undefined : way.heuristic;
  const search = treeSearch(board.family, board.position, {
    metric: board.metric,
    algorithm: way.algorithm,
    ...(heuristic === undefined ? {} : { heuristic }),
    ...(weight === undefined ? {} : { weight }),
  });
  if (!search.ok) return search;
  const { algorithm: id, heuristic: asked } = search.value;
  const whole = {
    algorithm: id,
    ...(asked === undefined ? {} : { heuristic: asked }),
    ...(weight === undefined ? {} : { weight }),
  };
  return { ok: true, value: { way: whole, search: search.value } };
}

/** `astar:manhattan`, `weighted-astar:manhattan:2`, `bfs`. */
export function writeMethod({ algorithm, heuristic, weight }: Method): string {
  return [algorithm, heuristic, weight].filter((part) => part !== undefined).join(':');
}

export function readMethod(text: string): Method {
  const [algorithm = '', heuristic, weight] = text.split(':');
  return {
    algorithm,
    ...(heuristic === undefined || heuristic === '' ? {} : { heuristic }),
    ...(weight === undefined ? {} : { weight: Number(weight) }),
  };
}

/** What a named thing is, in a sentence of its own. */
export function sentence({ summary }: Named): string {
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}
