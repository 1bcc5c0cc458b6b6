import type { Family, ReadOptions, SearchSettings } from '@slidewise/core/contract';
import { families, familyById } from '@slidewise/core/families';
import { english, type Message } from '@slidewise/core/messages';
import { algorithms } from '@slidewise/core/search';
import { algorithmId, heuristicId, unknownAlgorithm, weightError } from '@slidewise/core/solving';
import { defined, sentenceOf } from '@slidewise/server/answers';
import { unknownFamily } from '../../input/boards.js';
import { type LimitFlags, type ReadFlags, readOptions, type SettingFlags, settingsOf } from '../../input/flags.js';
import { readValue } from '../../input/input.js';
import { USUAL_MEMORY } from './options.js';
import { valuesError } from './values.js';

interface Flags extends ReadFlags, LimitFlags, SettingFlags {
  readonly metric?: string;
  readonly algorithm?: string;
  readonly heuristic?: string;
  readonly tieBreak?: string;
  readonly weight?: number;
  readonly letters?: string;
  readonly searchAnyway?: boolean;
}

/** How all kinds of runs read boards and search, as it is written into their manifests. */
interface CommonOptions {
  readonly family?: string;
  readonly read: ReadOptions;
  readonly search: Omit<Flags, keyof ReadFlags | keyof SettingFlags | 'letters' | 'searchAnyway'> & {
    readonly settings?: SearchSettings;
    readonly memoryLimit: number;
    readonly proveFirst?: boolean;
  };
}

/** The options by the flags; what means nothing is an error before anything is begun. */
export async function commonOptions(flags: Flags): Promise<CommonOptions | { readonly error: string }> {
  const { family, metric, algorithm, heuristic, tieBreak, weight, timeLimit, letters } = flags;
  if (family !== undefined && familyById(family) === undefined) return { error: unknownFamily(family) };
  const goal = await readValue(flags.goal);
  if (goal !== undefined && 'error' in goal) return { error: `${goal.name}: ${goal.error}` };
  const { memoryLimit = USUAL_MEMORY } = flags;
  const read = { ...readOptions(flags), ...(goal === undefined ? {} : { goal: goal.text }) };
  const known = family === undefined ? families : [familyById(family)!];
  const error = idsError(known, flags) ?? valuesError(known, defined({ ...read, letters }));
  if (error !== undefined) return { error };
  const settings = settingsOf(flags);
  const proveFirst = flags.searchAnyway ? false : undefined;
  const search = defined({
    metric,
    algorithm,
    heuristic,
    tieBreak,
    weight,
    settings,
    proveFirst,
    timeLimit,
    memoryLimit,
  });
  return defined({ family, read, search });
}

/** The message for an unknown id. */
type Unknown = (id: string, known: readonly { readonly id: string }[]) => Message;

/** What is wrong with an id that no family knows: it would be wrong with every board. */
function idsError(
  known: readonly Family[],
  { format, metric, algorithm, heuristic, tieBreak, weight }: Flags,
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
