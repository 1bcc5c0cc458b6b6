import type { Family } from '@slidewise/core/contract';
import type { Solution } from '@slidewise/core/solving';
import { bandOf, type Method, settingsFor, tieOrders } from '@slidewise/lab/analysis';
import { clock } from '@slidewise/node/clock';
import type { DiskTableCache } from '@slidewise/node/tables';
import { type OneBoard, readBoards } from '../../input/boards.js';
import { readOptions, settingsOf } from '../../input/flags.js';
import { type OwnHeuristicFlag, withOwn } from '../../solving/own-heuristic-flag.js';
import { withTables } from '../../storage/with-tables.js';
import { complain, complainAbout } from '../../terminal/complain.js';
import { endedAt, Interruption } from '../../terminal/interruption.js';
import { statusLine } from '../../terminal/status-line.js';
import {
  type BoardBands,
  bandsCsvHead,
  bandsCsvRow,
  bandsJson,
  bandsTable,
  type MethodBands,
  refutedBandsJson,
  refutedBandsRow,
} from './bands-report.js';
import { methodName } from './facts.js';
import type { CompareFlags } from './options.js';
import { methodsAsked, refutationOf, runMethod } from './runs.js';

const USUAL_SHUFFLES = 10;

/** Says in which bands a count may lie: compares all methods over many orders, and returns the exit code. */
export async function runBands(
  paths: readonly string[],
  flags: CompareFlags,
  own: OwnHeuristicFlag<unknown>,
): Promise<number> {
  const useless = (['order', 'html', 'each', 'count'] as const).find((name) => flags[name] !== undefined);
  if (useless !== undefined) return complain(`--ties any tries many orders: leave out --${useless}`);
  const interruption = new Interruption();
  let [bad, solved, last] = [false, true, undefined as string | undefined];
  await withTables(async (tables) => {
    if (flags.csv) process.stdout.write(bandsCsvHead());
    const boards = withOwn(readBoards(paths, flags.family, readOptions(flags)), own);
    for await (const { label, family, reading, error, cause, hushed } of boards) {
      const methods = family === undefined || reading === undefined ? undefined : methodsWithOrders(family, flags);
      if (methods === undefined || 'error' in methods) {
        const known = { error: error ?? `${label}: ${methods?.error}`, ...(cause && { cause }) };
        complainAbout(label, known, flags.json, hushed);
        bad = true;
        continue;
      }
      const board = { label, family: family!, reading: reading! };
      const found = await interruption.during((signal) => bandsOf(board, methods, flags, signal, tables));
      if (!flags.json && !flags.csv) process.stdout.write(`${last === undefined ? '' : '\n'}${bandsTable(found)}`);
      solved &&= found.bands.some((each) => each.solved > 0);
      last = label;
      if (interruption.signal.aborted) break;
    }
  });
  if (interruption.signal.aborted) return endedAt(last, paths, 'compared');
  return bad ? 2 : solved ? 0 : 1;
}

/** The methods that the flags select; a problem if each of them runs in one order only. */
function methodsWithOrders(family: Family, { ties: _, ...flags }: CompareFlags): ReturnType<typeof methodsAsked> {
  const methods = methodsAsked(family, flags);
  if ('error' in methods || methods.some((method) => tieOrders(method, 0).length > 1)) return methods;
  return { error: 'none of these algorithms takes --ties or --order' };
}

async function bandsOf(
  board: OneBoard,
  methods: readonly Method[],
  flags: CompareFlags,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<BoardBands> {
  const { family } = board;
  const { id: metric, unit } = family.metrics.find(({ id }) => id === flags.metric) ?? family.metrics[0]!;
  const shuffles = flags.orders ?? USUAL_SHUFFLES;
  const refutation = await refutationOf(board, flags, signal);
  if (refutation !== undefined) {
    if (flags.json) process.stdout.write(refutedBandsJson(board, metric, refutation));
    if (flags.csv) process.stdout.write(refutedBandsRow(board, metric));
    return { board, metric, unit, shuffles, bands: [], refutation };
  }
  const bands: MethodBands[] = [];
  for (const method of methods) {
    const found = await bandsOfMethod(board, method, shuffles, flags, signal, tables);
    if (signal.aborted) break;
    bands.push(found);
    if (flags.json) process.stdout.write(bandsJson(board, metric, found));
    if (flags.csv) process.stdout.write(bandsCsvRow(board, metric, found));
  }
  return { board, metric, unit, shuffles, bands };
}

async function bandsOfMethod(
  board: OneBoard,
  method: Method,
  shuffles: number,
  flags: CompareFlags,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<MethodBands> {
  const { ties: _, seed, ...others } = settingsOf(flags) ?? {};
  const fixed = settingsFor(method, others);
  const orders = tieOrders(method, shuffles, seed);
  const solutions: Solution[] = [];
  const startedAt = clock.now();
  const name = methodName(method);
  for (const [i, order] of orders.entries()) {
    const progress = `${board.label}, ${name}, order ${i + 1} of ${orders.length}`;
    statusLine.show(progress, startedAt);
    const settings = { ...fixed, ...order };
    const run = await runMethod(progress, board, method, flags, signal, tables, { settings, repeats: 0 });
    statusLine.clear();
    if ('leftOut' in run) return { ...method, ...summary(solutions), leftOut: run.leftOut };
    if (signal.aborted) break;
    solutions.push(run.solution);
  }
  return { ...method, ...summary(solutions) };
}

function summary(solutions: readonly Solution[]): Omit<MethodBands, keyof Method> {
  const ended = solutions.filter(({ status }) => status !== 'stopped');
  const countOf = (wanted: Solution['status']): number => solutions.filter(({ status }) => status === wanted).length;
  return {
    runs: solutions.length,
    solved: countOf('solved'),
    unsolvable: countOf('unsolvable'),
    stopped: countOf('stopped'),
    expanded: bandOf(ended.map(({ counts }) => counts.expanded)),
    generated: bandOf(ended.map(({ counts }) => counts.generated)),
    stored: bandOf(ended.map(({ counts }) => counts.stored)),
    length: bandOf(ended.flatMap(({ length }) => (length === undefined ? [] : [length]))),
  };
}
