import { isPlanned, type Method } from '@slidewise/lab/analysis';
import { clock } from '@slidewise/node/clock';
import type { DiskTableCache } from '@slidewise/node/tables';
import { type InputBoard, type OneBoard, readBoards } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { fileOrBoard, writeOutput } from '../../output/output.js';
import { allOwnHeuristics, withOwn } from '../../solving/own-heuristic-flag.js';
import { withTables } from '../../storage/with-tables.js';
import { colors } from '../../terminal/colors.js';
import { complain, complainAbout } from '../../terminal/complain.js';
import { endedAt, Interruption } from '../../terminal/interruption.js';
import { statusLine } from '../../terminal/status-line.js';
import { fitted } from '../../terminal/wrap.js';
import type { Count } from './counts.js';
import { csvHead, csvRow, refutedRow } from './csv.js';
import { groupedByFamily, methodName } from './facts.js';
import { jsonLine, refutedLine } from './json.js';
import type { CompareFlags } from './options.js';
import { tableReport, totalsReport } from './report.js';
import { type Comparison, methodsAsked, type Run, refutationOf, runMethod } from './runs.js';
import { summaryReport } from './summary-report.js';

/** With more boards, one summary says more than a table for each. */
const MOST_TABLES = 4;

/** Compares all methods on some boards, and returns the exit code. */
export async function run(given: readonly string[], asked: CompareFlags): Promise<number> {
  const own = await allOwnHeuristics(asked.heuristic);
  const flags: CompareFlags = { ...asked, ...own.flags };
  const sorted = fileOrBoard('--html', '.html', flags.html, given);
  if ('error' in sorted) return complain(sorted.error);
  const { file: html, boards: paths } = sorted;
  if (paths.length === 0) return complain('no board was given (slidewise compare --help says more)');
  if (flags.ties === 'any') return (await import('./bands.js')).runBands(paths, flags, own);
  if (flags.orders !== undefined) return complain('--orders is for --ties any');
  const interruption = new Interruption();
  const comparisons: Comparison[] = [];
  // What was left out is mostly the same for all boards, and said once.
  const said = new Set<string>();
  const { count = 'expanded' } = flags;
  const forPeople = !flags.json && !flags.csv && html === undefined;
  let [bad, tables] = [false, true];
  await withTables(async (cache) => {
    const boards = withOwn(readBoards(paths, flags.family, readOptions(flags)), own);
    const { few, all } = await lookAhead(boards, MOST_TABLES);
    tables = few || flags.each === true;
    if (flags.csv) process.stdout.write(csvHead());
    for await (const { label, family, reading, error, cause, hushed } of all) {
      if (family === undefined || reading === undefined) {
        complainAbout(label, { error: error!, ...(cause && { cause }) }, flags.json, hushed);
        bad = true;
        continue;
      }
      const board = { label, family, reading };
      const methods = methodsAsked(family, flags);
      if ('error' in methods) {
        complainAbout(label, { error: `${label}: ${methods.error}` }, flags.json);
        bad = true;
        continue;
      }
      const comparison = await interruption.during((signal) => compare(board, methods, flags, signal, cache));
      if (forPeople && tables) {
        process.stdout.write(`${comparisons.length === 0 ? '' : '\n'}${tableReport(comparison, count, said)}`);
      }
      comparisons.push(comparison);
      if (interruption.signal.aborted) break;
    }
  });
  let code = bad ? 2 : comparisons.every(isSolved) ? 0 : 1;
  if (html !== undefined && comparisons.length > 0) {
    const { comparePage } = await import('./page.js');
    code = Math.max(code, await writeOutput(comparePage(comparisons, count), html));
  } else if (forPeople) process.stdout.write(ending(comparisons, count, tables, said));
  return interruption.signal.aborted ? endedAt(comparisons.at(-1)?.board.label, paths, 'compared') : code;
}

/** The boards as they come, and whether they are at most so many. */
async function lookAhead(
  boards: AsyncGenerator<InputBoard>,
  most: number,
): Promise<{ readonly few: boolean; readonly all: AsyncGenerator<InputBoard> }> {
  const first: InputBoard[] = [];
  let readable = 0;
  while (readable <= most) {
    const { value, done } = await boards.next();
    if (done) break;
    first.push(value);
    if (value.reading !== undefined) readable++;
  }
  async function* all(): AsyncGenerator<InputBoard> {
    yield* first;
    yield* boards;
  }
  return { few: readable <= most, all: all() };
}

/** The summary of all boards. Without a table for each, boards of a class of their own come first. */
function ending(comparisons: readonly Comparison[], count: Count, tables: boolean, said: Set<string>): string {
  const alone = groupedByFamily(comparisons).flatMap(([, group]) => (group.length === 1 ? group : []));
  const first = tables ? [] : alone.map((comparison) => tableReport(comparison, count, said));
  const together = [summaryReport(comparisons, count, said), totalsReport(comparisons)].filter((text) => text !== '');
  if (tables) return together.map((text) => `\n${text}`).join('');
  const note = `${colors.dim(fitted('--each prints a table for each board, too', process.stdout))}\n`;
  return [...first, ...together, note].join('\n');
}

function isSolved({ runs }: Comparison): boolean {
  return runs.some(({ solution }) => solution?.status === 'solved');
}

async function compare(
  board: OneBoard,
  methods: readonly Method[],
  flags: CompareFlags,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<Comparison> {
  const { label, family, reading } = board;
  const { id: metric, unit } = family.metrics.find(({ id }) => id === flags.metric) ?? family.metrics[0]!;
  const refutation = await refutationOf(board, flags, signal);
  if (refutation !== undefined) {
    if (flags.json) process.stdout.write(refutedLine(board, metric, refutation));
    if (flags.csv) process.stdout.write(refutedRow(board, metric));
    return { board, metric, unit, runs: [], refutation };
  }
  const runs: Run[] = [];
  const startedAt = clock.now();
  for (const [i, method] of methods.entries()) {
    const name = methodName(method);
    const progress = `${label}, ${i + 1} of ${methods.length}, ${name}`;
    statusLine.show(progress, startedAt);
    const planned = isPlanned(family, reading.position, metric, method, tables);
    const result = { ...method, planned, ...(await runMethod(progress, board, method, flags, signal, tables)) };
    statusLine.clear();
    runs.push(result);
    if (flags.json) process.stdout.write(jsonLine(board, metric, result));
    if (flags.csv) process.stdout.write(csvRow(board, metric, result));
    if (signal.aborted) break;
  }
  return { board, metric, unit, runs };
}
