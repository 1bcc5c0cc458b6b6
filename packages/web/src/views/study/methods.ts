import type { Family, SearchSettings } from '@slidewise/core/contract';
import { ok, problem, type Result } from '@slidewise/core/result';
import { type Algorithm, algorithms } from '@slidewise/core/search';
import { weightError } from '@slidewise/core/solving';
import {
  heuristicsFor as heuristicsForPosition,
  type Method,
  methodsFor,
  settingsFor,
  type TreeSearch,
  takesWeight,
  treeSearch,
} from '@slidewise/lab/analysis';
import { nameOf } from '../../texts/names.js';

/** How a board is searched: algorithm, heuristic and weight, with what else the algorithm takes. */
export interface StudyMethod extends Method {
  readonly settings?: SearchSettings;
}

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

type Titles = Pick<Family, 'id' | 'heuristics' | 'strategies'>;

/** The title of an algorithm, or of a family's own strategy. */
export function algorithmTitle({ strategies }: Pick<Titles, 'strategies'>, id: string): string {
  return nameOf('algorithms', id, [...algorithms, ...strategies].find((algorithm) => algorithm.id === id) ?? {}).title;
}

export function heuristicTitle({ id: family, heuristics }: Omit<Titles, 'strategies'>, id: string): string {
  return nameOf('heuristics', `${family}/${id}`, heuristics.find((heuristic) => heuristic.id === id) ?? { title: id })
    .title;
}

/** `A* (Manhattan distance)`, `Weighted A* × 2 (Manhattan distance)`, `Breadth first`. */
export function methodTitle(family: Titles, { algorithm, heuristic, weight, settings }: StudyMethod): string {
  const weighted = weight === undefined ? '' : ` × ${weight}`;
  const guided = heuristic === undefined ? '' : ` (${heuristicTitle(family, heuristic)})`;
  const set = settings === undefined ? '' : `, ${pairs(settings, ' ').join(', ')}`;
  return `${algorithmTitle(family, algorithm)}${weighted}${guided}${set}`;
}

/** The algorithms with a search tree to watch. */
export const treeAlgorithms: readonly Algorithm[] = algorithms.filter(({ ranking }) => ranking !== undefined);

/** The heuristics that can evaluate a board. */
export function heuristicsFor({ family, position, metric }: StudiedBoard): Family['heuristics'] {
  return heuristicsForPosition(family, position, metric);
}

/** Every method to solve a board that fits it, with the weights that are taken. */
export function offeredMethods({ family, position, metric }: StudiedBoard): readonly StudyMethod[] {
  return methodsFor(family, position, metric).map((method) =>
    takesWeight(method) ? { ...method, weight: USUAL_WEIGHT } : method,
  );
}

/** The configuration with its defaults filled in. The problem, if any, is with the configuration. */
export function completeMethod(
  board: StudiedBoard,
  method: StudyMethod,
): Result<{ readonly method: StudyMethod; readonly search: TreeSearch }> {
  const algorithm = algorithms.find(({ id }) => id === method.algorithm);
  const weight = algorithm?.weighted ? (method.weight ?? USUAL_WEIGHT) : undefined;
  const wrong = weight === undefined ? undefined : weightError(weight);
  if (wrong !== undefined) return problem(wrong);
  // A heuristic that the algorithm does not use is not an error: it is kept for a change of the algorithm.
  const heuristic = algorithm?.informed === false ? undefined : method.heuristic;
  const settings = takenSettings(method);
  const search = treeSearch(board.family, board.position, {
    metric: board.metric,
    algorithm: method.algorithm,
    ...(heuristic === undefined ? {} : { heuristic }),
    ...(weight === undefined ? {} : { weight }),
    ...settings,
  });
  if (!search.ok) return search;
  const { algorithm: id, heuristic: asked } = search.value;
  const whole = {
    algorithm: id,
    ...(asked === undefined ? {} : { heuristic: asked }),
    ...(weight === undefined ? {} : { weight }),
    ...settings,
  };
  return ok({ method: whole, search: search.value });
}

/** Those of the settings that the algorithm takes, if there are any. */
function takenSettings(method: StudyMethod): Pick<StudyMethod, 'settings'> {
  const given = Object.entries(settingsFor(method, method.settings ?? {})).filter(([, value]) => value !== undefined);
  return given.length === 0 ? {} : { settings: Object.fromEntries(given) };
}

/** `depth=20`: settings as texts. */
function pairs(settings: SearchSettings, sign: string): string[] {
  return Object.entries(settings).map(([name, value]) => `${name}${sign}${value}`);
}

/** `astar:manhattan`, `weighted-astar:manhattan:2`, `bfs`, `dfs:::depth=20,order=DULR`. */
export function writeMethod({ algorithm, heuristic, weight, settings }: StudyMethod): string {
  if (settings === undefined) return [algorithm, heuristic, weight].filter((part) => part !== undefined).join(':');
  return [algorithm, heuristic ?? '', weight ?? '', pairs(settings, '=').join(',')].join(':');
}

export function readMethod(text: string): StudyMethod {
  const [algorithm = '', heuristic, weight, settings] = text.split(':');
  return {
    algorithm,
    ...(heuristic === undefined || heuristic === '' ? {} : { heuristic }),
    ...(weight === undefined || weight === '' ? {} : { weight: Number(weight) }),
    ...(settings === undefined || settings === '' ? {} : { settings: readSettings(settings) }),
  };
}

/** Settings as an address says them; numbers are numbers, and what is wrong is said where they are used. */
function readSettings(text: string): SearchSettings {
  const given = text.split(',').map((part) => part.split('=') as [string, string?]);
  return Object.fromEntries(given.map(([name, value = '']) => [name, /^-?\d+$/.test(value) ? Number(value) : value]));
}
