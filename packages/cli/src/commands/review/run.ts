import { setImmediate as nextTurn } from 'node:timers/promises';
import { english } from '@slidewise/core/messages';
import { ok, problem, type Result } from '@slidewise/core/result';
import { drive, prepareWithTables } from '@slidewise/core/solving';
import { type Review, Reviewer } from '@slidewise/lab/review';
import { abortedAfter } from '@slidewise/node/abort';
import { clock } from '@slidewise/node/clock';
import { type DiskTableCache, tableFetcher } from '@slidewise/node/tables';
import { type Failure, failure, reviewAnswer } from '@slidewise/server/answers';
import { type NamedGame, readPlayedGame } from '../../input/played-game.js';
import { fileOrBoard, writeOutput } from '../../output/output.js';
import { usualMemory } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complain, complainAbout } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { ProgressLine } from '../../terminal/progress.js';
import type { ReviewFlags } from './options.js';
import type { Reviewed } from './reviewed.js';

const USUAL_TIME = 60_000;

/** Reviews a game, and returns the exit code. */
export async function run(words: readonly string[], flags: ReviewFlags): Promise<number> {
  const sorted = fileOrBoard('--html', '.html', flags.html, words);
  if ('error' in sorted) return complain(sorted.error);
  const [given, ...rest] = sorted.boards;
  if (given === undefined) return complain('no game was given (slidewise review --help says more)');
  const refuse = (error: Failure): number => complainAbout(given, error, flags.json);
  const game = await readPlayedGame(given, rest, flags);
  if ('error' in game) return refuse(game);
  // Not before everything is read: while input is awaited, Ctrl-C ends the program.
  const signal = onInterrupt();
  const review = await withTables((tables) => reviewGame(game, flags, signal, tables));
  if (!review.ok) return refuse(failure(game.label, review.problem));
  const reviewed = { game, review: review.value };
  const code = await print(reviewed, flags, sorted.file);
  if (signal.aborted) return EXIT_INTERRUPTED;
  return Math.max(code, review.value.status === 'reviewed' ? 0 : 1);
}

async function print(reviewed: Reviewed, { json }: ReviewFlags, html: string | true | undefined): Promise<number> {
  if (html !== undefined) {
    const { reviewPage } = await import('./page.js');
    return writeOutput(reviewPage(reviewed), html);
  }
  if (json) {
    process.stdout.write(`${JSON.stringify(reviewAnswer(reviewed.game, reviewed.review))}\n`);
    return 0;
  }
  const { humanReport } = await import('./report.js');
  process.stdout.write(humanReport(reviewed));
  return 0;
}

async function reviewGame(
  { label, family, reading: { position }, moves, metric: own }: NamedGame,
  flags: ReviewFlags,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<Result<Review>> {
  const { metric = own ?? family.metrics[0]!.id, timeLimit = USUAL_TIME, memoryLimit: memory = usualMemory() } = flags;
  if (!family.metrics.some(({ id }) => id === metric)) return problem(english.unknownMetric(metric, family.metrics));
  const since = clock.now();
  const progress = new ProgressLine(label, '', since, true);
  const fetchTables = tableFetcher(tables, {
    memoryLimit: memory,
    signal: abortedAfter(timeLimit, signal),
    onActivity: (activity) => progress.say(activity),
  });
  // Every position of a game has the same tables.
  await prepareWithTables(family, position, { metric, tables, limits: { memory } }, fetchTables);
  const limits = { time: { milliseconds: timeLimit, now: clock.now, since }, memory };
  const reviewer = Reviewer.start(family, position, moves, { metric, limits, tables });
  if (!reviewer.ok) return reviewer;
  const review = await drive(reviewer.value, {
    yield: nextTurn,
    signal,
    onProgress: () => progress.say(reviewer.value.activity.message),
  });
  progress.clear();
  return ok(review);
}
