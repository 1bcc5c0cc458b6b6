import { setImmediate as nextTurn } from 'node:timers/promises';
import { drive } from '@slidewise/core/solving';
import { Improver } from '@slidewise/lab/analysis';
import { clock } from '@slidewise/node/clock';
import { defined, type Failure, failure } from '@slidewise/server/answers';
import { readPlayedGame } from '../../input/played-game.js';
import { complainAbout } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { ProgressLine } from '../../terminal/progress.js';
import { metricUnit, showAmount } from '../../terminal/units.js';
import type { ImproveFlags } from './options.js';
import { humanReport, jsonLine, movesText } from './report.js';

const USUAL_TIME = 10_000;

/** Makes moves shorter, and returns the exit code. */
export async function run(words: readonly string[], flags: ImproveFlags): Promise<number> {
  const [given = '', ...rest] = words;
  const refuse = (error: Failure): number => complainAbout(given, error, flags.json);
  const game = await readPlayedGame(given, rest, flags);
  if ('error' in game) return refuse(game);
  // Not before everything is read: while input is awaited, Ctrl-C ends the program.
  const signal = onInterrupt();
  const { label, family, reading, moves } = game;
  const { timeLimit = USUAL_TIME, memoryLimit: memory, window } = flags;
  const metric = flags.metric ?? game.metric ?? family.metrics[0]!.id;
  const options = { metric, ...defined({ memory, window }) };
  const improver = Improver.start(family, reading.position, moves, options);
  if (!improver.ok) return refuse(failure(label, improver.problem));
  const unit = metricUnit(family, metric);
  const startedAt = clock.now();
  const progress = new ProgressLine(label, '', startedAt, flags.quiet !== true, true);
  const over = {
    get aborted() {
      return signal.aborted || clock.now() - startedAt >= timeLimit;
    },
  };
  const improvement = await drive(improver.value, {
    yield: nextTurn,
    signal: over,
    onProgress: () => {
      const { length, before, proved } = improver.value.progress;
      progress.say(`${showAmount(length, unit)}, ${before - length} fewer · windows of ${proved} proved`);
    },
  });
  progress.clear();
  const improved = { game, improvement, unit };
  process.stdout.write(flags.json ? jsonLine(improved) : flags.quiet ? movesText(improved) : humanReport(improved));
  if (signal.aborted) return EXIT_INTERRUPTED;
  return improvement.complete || improvement.length < improvement.before ? 0 : 1;
}
