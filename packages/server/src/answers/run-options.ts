import type { Family, ReadOptions, SearchSettings } from '@slidewise/core/contract';
import { families, familyById } from '@slidewise/core/families';
import { english, type Message } from '@slidewise/core/messages';
import { algorithms } from '@slidewise/core/search';
import { algorithmId, heuristicId, unknownAlgorithm, weightError } from '@slidewise/core/solving';
import { defined } from './defined.js';
import { valuesError } from './run-values.js';
import { sentenceOf } from './sentence-of.js';

/** The memory of a board unless its user says otherwise: the same on all machines, since results may depend on it. */
const USUAL_MEMORY = 2 ** 30;

/** How the boards of a run are to be read and searched. */
export interface GivenRunOptions extends ReadOptions {
  readonly family?: string;
  readonly metric?: string;
  readonly algorithm?: string;
  readonly heuristic?: string;
  readonly tieBreak?: string;
  readonly weight?: number;
  readonly letters?: string;
  readonly searchAnyway?: boolean;
  readonly settings?: SearchSettings;
  readonly timeLimit?: number;
  readonly memoryLimit?: number;
}

/** How all kinds of runs read boards and search, as it is written into their manifests. */
export interface RunOptions {
  readonly family?: string;
  readonly read: ReadOptions;
  readonly search: Omit<GivenRunOptions, keyof ReadOptions | 'family' | 'letters' | 'searchAnyway'> & {
    readonly memoryLimit: number;
    readonly proveFirst?: boolean;
  };
}

/** The options of a run; what means nothing is an error before anything is begun. */
export function runOptions(given: GivenRunOptions): RunOptions | { readonly error: string } {
  const { family, format, target, goal, size, metric, algorithm, heuristic, tieBreak, weight, letters } = given;
  const { settings, timeLimit, memoryLimit = USUAL_MEMORY } = given;
  if (family !== undefined && familyById(family) === undefined) {
    return { error: sentenceOf(english.unknownFamily(family, families)) };
  }
  const read = defined({ format, target, goal, size });
  const known = family === undefined ? families : [familyById(family)!];
  const error = idsError(known, given) ?? valuesError(known, defined({ ...read, letters }));
  if (error !== undefined) return { error };
  const proveFirst = given.searchAnyway ? false : undefined;
  const search = { metric, algorithm, heuristic, tieBreak, weight, settings, proveFirst, timeLimit };
  return { ...defined({ family }), read, search: { ...defined(search), memoryLimit } };
}

/** The message for an unknown id. */
type Unknown = (id: string, known: readonly { readonly id: string }[]) => Message;

/** What is wrong with an id that no family knows: it would be wrong with every board. */
function idsError(
  known: readonly Family[],
  { format, metric, algorithm, heuristic, tieBreak, weight }: GivenRunOptions,
): string | undefined {
  const metrics = known.flatMap((family) => family.metrics);
  const ways = [...known.flatMap(({ strategies }) => strategies), ...algorithms];
  const ids: [Unknown, string | undefined, readonly { readonly id: string }[]][] = [
    [english.unknownFormat, format, known.flatMap(({ formats }) => formats)],
    [english.unknownMetric, metric, metrics],
    [english.unknownMetric, tieBreak, metrics],
    [unknownAlgorithm, algorithm && known.reduce((id, family) => algorithmId(family, id), algorithm), ways],
    [english.unknownHeuristic, heuristic && heuristicId(heuristic), known.flatMap(({ heuristics }) => heuristics)],
  ];
  for (const [unknown, id, all] of ids) {
    const each = [...new Map(all.map((one) => [one.id, one])).values()];
    if (id === undefined || each.some((one) => one.id === id)) continue;
    return sentenceOf(unknown(id, each));
  }
  return weight === undefined ? undefined : weightError(weight)?.message;
}
