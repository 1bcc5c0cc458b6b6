import { setImmediate as nextTurn } from 'node:timers/promises';
import { english } from '@slidewise/core/messages';
import { byNumber } from '@slidewise/core/reading';
import { ok, problem, type Result } from '@slidewise/core/result';
import { drive, prepareWithTables } from '@slidewise/core/solving';
import { Rater, type Rating } from '@slidewise/lab/rating';
import { abortedAfter } from '@slidewise/node/abort';
import { clock } from '@slidewise/node/clock';
import { type DiskTableCache, tableFetcher } from '@slidewise/node/tables';
import { defined, failure, rateAnswer } from '@slidewise/server/answers';
import { type OneBoard, readBoards } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { fileOrBoard, writeOutput } from '../../output/output.js';
import { usualMemory } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complain, complainAbout } from '../../terminal/complain.js';
import { endedAt, Interruption } from '../../terminal/interruption.js';
import { ProgressLine } from '../../terminal/progress.js';
import { statusLine } from '../../terminal/status-line.js';
import type { RateFlags } from './options.js';
import type { Rated } from './rated.js';
import { boardReport, tableReport } from './report.js';

const USUAL_TIME = 60_000;

/** Rates all boards, and returns the exit code. */
export async function run(given: readonly string[], flags: RateFlags): Promise<number> {
  const sorted = fileOrBoard('--html', '.html', flags.html, given);
  if ('error' in sorted) return complain(sorted.error);
  const { file: html, boards: paths } = sorted;
  if (paths.length === 0) return complain('no board was given (slidewise rate --help says more)');
  const interruption = new Interruption();
  const all: Rated[] = [];
  let bad = false;
  await withTables(async (tables) => {
    for await (const { label, family, reading, error, cause, hushed } of readBoards(
      paths,
      flags.family,
      readOptions(flags),
    )) {
      if (family === undefined || reading === undefined) {
        complainAbout(label, { error: error!, ...(cause && { cause }) }, flags.json, hushed);
        bad = true;
        continue;
      }
      const board = { label, family, reading };
      const rating = await interruption.during((signal) => rateBoard(board, flags, signal, tables));
      if (!rating.ok) {
        complainAbout(label, failure(label, rating.problem), flags.json);
        bad = true;
        continue;
      }
      const rated = { ...board, rating: rating.value };
      // What is to be sorted is printed when all is known.
      if (flags.sort === undefined) printOne(rated, flags, all.length === 0);
      all.push(rated);
      if (interruption.signal.aborted) break;
    }
  });
  if (flags.sort !== undefined) {
    sortRated(all, flags.sort);
    for (const [i, rated] of all.entries()) printOne(rated, flags, i === 0);
  }
  let code = bad ? 2 : all.every(({ rating }) => rating.score !== null) ? 0 : 1;
  if (html !== undefined && all.length > 0) {
    const { ratePage } = await import('./page.js');
    code = Math.max(code, await writeOutput(ratePage(all), html));
  } else if (!flags.json && !flags.each && all.length > 0) {
    statusLine.clear();
    process.stdout.write(all.length === 1 ? boardReport(all[0]!) : tableReport(all));
  }
  return interruption.signal.aborted ? endedAt(all.at(-1)?.label, paths, 'rated') : code;
}

/** Prints a board that is not part of a table or page. */
function printOne(rated: Rated, { json, each }: RateFlags, first: boolean): void {
  if (json) process.stdout.write(jsonLine(rated));
  else if (each) process.stdout.write(`${first ? '' : '\n'}${boardReport(rated)}`);
}

async function rateBoard(
  { label, family, reading: { position } }: OneBoard,
  flags: RateFlags,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<Result<Rating>> {
  const { metric, timeLimit = USUAL_TIME, memoryLimit: memory = usualMemory(), positions } = flags;
  if (metric !== undefined && !family.metrics.some(({ id }) => id === metric)) {
    return problem(english.unknownMetric(metric, family.metrics));
  }
  const since = clock.now();
  const progress = new ProgressLine(label, '', since, true);
  const fetchTables = tableFetcher(tables, {
    memoryLimit: memory,
    signal: abortedAfter(timeLimit, signal),
    onActivity: (activity) => progress.say(activity),
  });
  // It is solved in every metric.
  for (const { id } of family.metrics) {
    await prepareWithTables(family, position, { metric: id, tables, limits: { memory } }, fetchTables);
  }
  const time = { milliseconds: timeLimit, now: clock.now, since };
  const limits = defined({ time, memory, positions });
  const rater = Rater.start(family, position, { ...defined({ metric }), limits, tables });
  if (!rater.ok) return rater;
  const rating = await drive(rater.value, {
    yield: nextTurn,
    signal,
    onProgress: () => progress.say(rater.value.activity.message),
  });
  progress.clear();
  return ok(rating);
}

/** Puts boards in order, the easiest first; those of which it is not known how hard they are come last. */
function sortRated(all: Rated[], by: 'score' | 'length' | 'name'): void {
  const names = byNumber();
  const value = ({ rating: { score, optimum, features } }: Rated): number =>
    (by === 'score' ? score : optimum[features.metric]) ?? Number.POSITIVE_INFINITY;
  all.sort((a, b) => {
    const [one, other] = by === 'name' ? [0, 0] : [value(a), value(b)];
    return one === other ? names(a.label, b.label) : one - other;
  });
}

/** For programs: a board on a line. */
function jsonLine(rated: Rated): string {
  return `${JSON.stringify(rateAnswer(rated, rated.rating))}\n`;
}
