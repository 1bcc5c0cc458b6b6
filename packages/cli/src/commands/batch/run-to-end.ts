import {
  type BoardRunOptions,
  inThreads,
  kindById,
  type RunEnd,
  RunTrouble,
  runBoards,
  usualThreads,
} from '@slidewise/batch';
import { explain } from '../../input/input.js';
import { withTables } from '../../storage/tables/with-tables.js';
import { complain, say } from '../../terminal/complain.js';
import { statusLine } from '../../terminal/status-line.js';
import { showAmount, showCount, showMilliseconds } from '../../terminal/units.js';
import { fetchTableFrom } from './fetch-table.js';
import { findInputs } from './inputs.js';
import type { RunFlags } from './options.js';
import { progressText, showRate, showTally } from './progress-text.js';
import { redisPlace } from './redis-place.js';
import { endSoon, onSignals } from './signals.js';

/** How often the progress line is written. */
const PERIOD = 200;

/** Does a run, or what is left of it, and returns the exit code. */
export async function runToEnd(
  paths: readonly string[],
  flags: RunFlags,
  task: { readonly version: string; readonly kind: string; readonly options: BoardRunOptions['command']['options'] },
): Promise<number> {
  const inputs = await findInputs(paths);
  if ('trouble' in inputs) return complain(inputs.trouble);
  const elsewhere = await onCluster(flags);
  if (typeof elsewhere === 'number') return elsewhere;
  const ending = onSignals();
  const kind = kindById(task.kind)!;
  const count = { bytes: 0 };
  let [total, progress] = [undefined as number | undefined, undefined as RunEnd | undefined];
  void inputs.bytes().then((bytes) => {
    total = bytes;
  });
  const startedAt = performance.now();
  const show = (): void => {
    if (progress === undefined || flags.quiet) return;
    const share = total === undefined || total === 0 ? undefined : Math.min(1, count.bytes / total);
    statusLine.show(progressText(progress, share, performance.now() - startedAt, kind), startedAt);
  };
  const timer = setInterval(show, PERIOD);
  try {
    const end = await withTables((tables) =>
      runBoards({
        out: flags.out,
        command: {
          ...task,
          inputs: paths,
          unique: flags.unique === true,
          ...(flags.chunk === undefined ? {} : { chunk: flags.chunk }),
        },
        files: inputs.files,
        count,
        backend: elsewhere ?? inThreads(flags.threads ?? usualThreads(), fetchTableFrom(tables)),
        signal: ending.signal,
        onProgress: (news) => {
          progress = { ...news, complete: false };
        },
      }),
    );
    statusLine.clear();
    const milliseconds = performance.now() - startedAt;
    const tell = flags.json ? jsonSummary(end, flags.out, task.kind, milliseconds) : `${summary(end, milliseconds)}\n`;
    if (!flags.quiet) process.stdout.write(tell);
    if (ending.code !== undefined && !end.complete) {
      // Nobody reads what is still to come.
      if (paths.includes('-')) process.stdin.destroy();
      say(`the run was ended; what is done stays in ${flags.out}, and the same command goes on with it`);
      return elsewhere === undefined ? ending.code : endSoon(ending.code);
    }
    if (!flags.quiet && !flags.json) process.stdout.write(`slidewise batch merge ${flags.out} writes the results\n`);
    return kind.statuses.every(({ id, good }) => good || (end.tally[id] ?? 0) === 0) ? 0 : 1;
  } catch (error) {
    if (error instanceof RunTrouble) return complain(error.message);
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const reason = explain(error as NodeJS.ErrnoException, 'written');
    return complain(`${flags.out}: ${reason}; what is done stays, and the same command goes on with it`);
  } finally {
    clearInterval(timer);
    statusLine.clear();
    ending.forget();
  }

  function summary({ items, before, tally }: RunEnd, milliseconds: number): string {
    const now = items - before;
    const earlier = before === 0 ? '' : `, ${now === 0 ? 'all' : showCount(before)} of them done before`;
    const rate = showRate((now / Math.max(1, milliseconds)) * 1000);
    const speed = now === 0 ? '' : ` · ${showMilliseconds(milliseconds)}, ${rate} ${kind.unit}s a second`;
    return `${showAmount(items, kind.unit)}${earlier}: ${showTally(tally, kind)}${speed}`;
  }
}

function jsonSummary(
  { items, before, chunks, tally, complete }: RunEnd,
  run: string,
  kind: string,
  ms: number,
): string {
  const { rows = 0, ...statuses } = tally;
  const time = Math.round(ms * 1000) / 1000;
  return `${JSON.stringify({ run, kind, complete, items, before, chunks, rows, ...statuses, ms: time })}\n`;
}

/** Workers on other machines, if they are asked for and Redis can be used; says what is wrong, and returns the exit code, if it cannot. */
async function onCluster({
  redis,
  prefix,
  threads,
}: RunFlags): Promise<BoardRunOptions['backend'] | number | undefined> {
  if (redis === undefined) return undefined;
  if (threads !== undefined) return complain('--threads is for this machine; with --redis, workers have their own');
  const place = await redisPlace({ redis, prefix });
  if ('trouble' in place) return complain(place.trouble);
  // Loaded only where it is needed: it is larger than all the rest.
  const { checkRedis, RedisBackend } = await import('@slidewise/batch/redis');
  try {
    for (const note of await checkRedis(place)) say(`note: ${note}`);
  } catch (error) {
    if (error instanceof RunTrouble) return complain(error.message);
    throw error;
  }
  return (manifest) => RedisBackend.open(manifest, place, say);
}
