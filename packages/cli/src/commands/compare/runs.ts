import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Family, Named, SearchSettings } from '@slidewise/core/contract';
import { english, type Message } from '@slidewise/core/messages';
import { algorithms } from '@slidewise/core/search';
import {
  algorithmId,
  drive,
  heuristicId,
  prepareWithTables,
  Refuting,
  type Solution,
  unknownAlgorithm,
  weightError,
} from '@slidewise/core/solving';
import { suggestion } from '@slidewise/core/text';
import { allMethods, type Method, settingsFor, takesWeight } from '@slidewise/lab/analysis';
import { english as study } from '@slidewise/lab/messages';
import { clock } from '@slidewise/node/clock';
import { type DiskTableCache, tableFetcher } from '@slidewise/node/tables';
import { defined, sentenceOf } from '@slidewise/server/answers';
import type { OneBoard } from '../../input/boards.js';
import { settingsOf } from '../../input/flags.js';
import { solveInSlices, usualMemory } from '../../solving/solve-in-slices.js';
import { withTablesOption } from '../../terminal/messages.js';
import { ProgressLine } from '../../terminal/progress.js';
import { metricUnit } from '../../terminal/units.js';
import type { CompareFlags } from './options.js';

/** The result of one method on a board; `leftOut` says why it was not tried. */
export type Run = Method & { readonly planned: boolean } & (
    | { readonly solution: Solution; readonly milliseconds: number; readonly leftOut?: undefined }
    | { readonly solution?: undefined; readonly milliseconds?: undefined; readonly leftOut: Message }
  );

export type Finished = Extract<Run, { solution: Solution }>;

/** A board, and everything that was tried on it. */
export interface Comparison {
  readonly board: OneBoard;
  readonly metric: string;
  /** What the metric counts, in the singular. */
  readonly unit: string;
  readonly runs: readonly Run[];
  /** Why it cannot be solved, where that needs no search: then nothing was tried. */
  readonly refutation?: Message;
}

/** A run that is over sooner is repeated, and the shortest time counts: the first times, code is not fast yet. */
const SHORT = 200;
const REPEATS = 2;
const DEFAULT_TIME_LIMIT = 5000;

/** A proof without search that a board has no solution, unless the flags do without. On large boards this takes seconds. */
export async function refutationOf(
  { family, reading }: OneBoard,
  { searchAnyway }: CompareFlags,
  signal: AbortSignal,
): Promise<Message | undefined> {
  if (searchAnyway) return undefined;
  return (await drive(new Refuting(family, reading.position), { yield: nextTurn, signal })).reason;
}

/** The runs that the flags select, or a problem if the family lacks one of them. */
export function methodsAsked(family: Family, flags: CompareFlags): readonly Method[] | { readonly error: string } {
  const methods = allMethods(family, 'all');
  const rivals = new Set(allMethods(family).map(({ algorithm }) => algorithm));
  const asked = flags.heuristic?.map(heuristicId);
  const algorithms = flags.algorithm?.map((name) => algorithmId(family, name));
  const ids = (named: readonly Named[]): string[] => named.map(({ id }) => id);
  const error =
    noAlgorithm(algorithms, [...new Set(methods.map(({ algorithm }) => algorithm))]) ??
    unknown('heuristic', asked, ids(family.heuristics)) ??
    unknown('metric', flags.metric === undefined ? [] : [flags.metric], ids(family.metrics));
  if (error !== undefined) return { error };
  const chosen = methods.filter(({ algorithm, heuristic }) => {
    if (!(algorithms?.includes(algorithm) ?? rivals.has(algorithm))) return false;
    // A heuristic without an algorithm selects the informed algorithms only.
    if (heuristic === undefined) return asked === undefined || algorithms !== undefined;
    return asked === undefined || asked.includes(heuristic);
  });
  const useless = uselessWeight(chosen, flags.weight) ?? uselessSettings(chosen, flags);
  return useless === undefined ? chosen : { error: useless };
}

function uselessWeight(methods: readonly Method[], weight: number | undefined): string | undefined {
  if (weight === undefined) return undefined;
  return methods.some(takesWeight) ? weightError(weight)?.message : 'none of these algorithms takes a weight';
}

function uselessSettings(methods: readonly Method[], flags: CompareFlags): string | undefined {
  const asked = settingsOf(flags) ?? {};
  const foreign = Object.entries(asked).find(([name, value]) =>
    methods.every((method) => Object.keys(settingsFor(method, { [name]: value })).length === 0),
  );
  return foreign === undefined ? undefined : `none of these algorithms takes --${foreign[0]}`;
}

function noAlgorithm(asked: readonly string[] | undefined, known: readonly string[]): string | undefined {
  const id = asked?.find((wanted) => !known.includes(wanted));
  return id === undefined
    ? undefined
    : sentenceOf(
        unknownAlgorithm(
          id,
          known.map((each) => algorithms.find((algorithm) => algorithm.id === each) ?? { id: each }),
        ),
      );
}

function unknown(what: string, asked: readonly string[] | undefined, known: readonly string[]): string | undefined {
  const id = asked?.find((wanted) => !known.includes(wanted));
  if (id === undefined) return undefined;
  return `there is no ${what} "${id}": expected ${known.join(', ')}${suggestion(id, known)}`;
}

interface HowToRun {
  /** By default those of the flags that the algorithm takes. */
  readonly settings?: SearchSettings;
  /** How often a short run is repeated, so that its time is known better. */
  readonly repeats?: number;
}

/** Solves a board by one method. */
export async function runMethod(
  label: string,
  board: OneBoard,
  method: Method,
  flags: CompareFlags,
  signal: AbortSignal,
  tables: DiskTableCache,
  { settings = settingsFor(method, settingsOf(flags) ?? {}), repeats: most = REPEATS }: HowToRun = {},
): Promise<{ readonly solution: Solution; readonly milliseconds: number } | { readonly leftOut: Message }> {
  const { family, reading } = board;
  const { metric, memoryLimit, searchAnyway, timeLimit = DEFAULT_TIME_LIMIT } = flags;
  const weight = takesWeight(method) ? flags.weight : undefined;
  const options = { ...method, ...defined({ metric, weight, memoryLimit, searchAnyway }), ...settings, timeLimit };
  const missing = await fetchTables(label, board, { ...options, tables }, flags.tables === true, signal);
  if (missing !== undefined) return { leftOut: missing };
  // Where the tables were being built, there is nothing to show yet.
  if (signal.aborted) return { leftOut: english.cancelled() };
  const unit = metricUnit(family, metric);
  let shortest = Number.POSITIVE_INFINITY;
  for (let repeats = 0; ; repeats++) {
    const startedAt = clock.now();
    const progress = new ProgressLine(label, unit, startedAt, true, true);
    const solving = await solveInSlices(label, family, reading.position, options, signal, tables, progress);
    if (!solving.ok) return { leftOut: solving.problem };
    shortest = Math.min(shortest, clock.now() - startedAt);
    if (shortest > SHORT || repeats === most || signal.aborted) {
      return { solution: solving.value, milliseconds: shortest };
    }
  }
}

/** Brings the tables of a run into the cache, so that its time does not count them; says so if they must be built first. */
async function fetchTables(
  label: string,
  { family, reading }: OneBoard,
  options: Method & { readonly tables: DiskTableCache; readonly memoryLimit?: number },
  build: boolean,
  signal: AbortSignal,
): Promise<Message | undefined> {
  const { tables, memoryLimit = usualMemory() } = options;
  const progress = new ProgressLine(label, '', clock.now(), process.stderr.isTTY === true, true);
  const fetch = tableFetcher(tables, { memoryLimit, signal, onActivity: (activity) => progress.say(activity) });
  let missing = false;
  await prepareWithTables(family, reading.position, options, async (id, wanted) => {
    const needed = () => wanted().filter(({ optional }) => !optional);
    missing = !build && needed().some((request) => !tables.has(request.id));
    return !missing && fetch(id, needed);
  });
  progress.clear();
  return missing ? withTablesOption({ why: study.tablesNotBuilt() }) : undefined;
}
