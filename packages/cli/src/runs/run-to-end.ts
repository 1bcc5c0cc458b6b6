import {
  type FetchTable,
  inThreads,
  isBegun,
  kindById,
  type RunEnd,
  RunError,
  type RunOptions,
  type RunProgress,
  runWithFile,
  usualThreads,
} from '@slidewise/batch';
import { clock } from '@slidewise/node/clock';
import { folderNameError } from '../output/file-format.js';
import { complain, say } from '../terminal/complain.js';
import { statusLine } from '../terminal/status-line.js';
import { fitted } from '../terminal/wrap.js';
import { type ClusterFlags, onCluster } from './cluster.js';
import { commandLine, shellCommand } from './command-line.js';
import { describeRunError } from './describe-error.js';
import { optimizeLater } from './optimize-later.js';
import { ProgressPace } from './progress-pace.js';
import { jsonSummary, partDone, progressText, summary } from './progress-text.js';
import { RunLog } from './run-log.js';
import { endSoon, onSignals } from './signals.js';
import { collectWithoutHelpers } from './without-helpers.js';

/** How often the progress line is written. */
const PERIOD = 200;

/** The flags that say where and how a run is done. */
interface RunFlags extends ClusterFlags {
  readonly out: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly unique?: boolean;
  readonly log?: string;
}

/** What is done. */
export interface RunToEnd {
  readonly kind: string;
  readonly fetchTable: FetchTable;
  /** Does it, or what is left of it. */
  work(options: Pick<RunOptions, 'out' | 'backend' | 'signal' | 'onProgress' | 'report'>): Promise<RunEnd>;
  /** The share of the input read so far, if known. */
  share(): number | undefined;
  /** The progress line, unless it is that of boards. */
  progress?(): string | undefined;
}

/** Does a run, or what is left of it, with progress and a summary, and returns the exit code. */
export async function runToEnd(flags: RunFlags, task: RunToEnd): Promise<number> {
  const slip = folderNameError('--out', flags.out);
  if (slip !== undefined) return complain(slip);
  if (flags.log === undefined) return runWithLog(flags, task, undefined);
  const owner = runWithFile(flags.log);
  if (owner !== undefined) return complain(`${flags.log}: this file belongs to the run in ${owner}; name another one`);
  const log = RunLog.open(flags.log);
  if ('error' in log) return complain(log.error);
  try {
    log.add(`begins: ${shellCommand(commandLine())}`);
    return await runWithLog(flags, task, log);
  } finally {
    log.close();
  }
}

async function runWithLog(flags: RunFlags, task: RunToEnd, log: RunLog | undefined): Promise<number> {
  const { out, quiet, json, unique = false } = flags;
  const note = (text: string): void => {
    say(text);
    log?.add(text);
  };
  const fail = (error: string): number => {
    log?.add(error);
    return complain(error);
  };
  const elsewhere = await onCluster(flags, note);
  if (typeof elsewhere === 'number') return elsewhere;
  if (elsewhere === undefined) {
    collectWithoutHelpers();
    optimizeLater();
  }
  const ending = onSignals();
  const kind = kindById(task.kind)!;
  let progress: RunProgress | undefined;
  const startedAt = clock.now();
  const pace = new ProgressPace(startedAt);
  const show = (): void => {
    if (progress === undefined) return;
    const now = clock.now();
    const share = task.share();
    const textOf = (bar: boolean) => task.progress?.() ?? progressText(progress!, share, now - startedAt, kind, bar);
    if (!quiet) statusLine.show(textOf(true), startedAt);
    if (!pace.isDue(now, partDone(progress, share))) return;
    if (!quiet && !process.stderr.isTTY) say(textOf(false));
    log?.add(textOf(false));
  };
  const timer = setInterval(show, PERIOD);
  const print = (text: string): void => {
    if (!quiet) process.stdout.write(fitted(text, process.stdout));
  };
  try {
    const end = await task.work({
      out,
      backend: elsewhere ?? inThreads(flags.threads ?? usualThreads(), task.fetchTable),
      signal: ending.signal,
      report: (text) => note(`note: ${text}`),
      onProgress: (news) => {
        progress = news;
      },
    });
    statusLine.clear();
    const milliseconds = clock.now() - startedAt;
    log?.add(summary(end, kind, milliseconds, unique));
    if (json) process.stdout.write(quiet ? '' : `${jsonSummary(end, out, kind, milliseconds, unique)}\n`);
    else print(`${summary(end, kind, milliseconds, unique)}\n`);
    if (ending.code !== undefined && !end.complete) {
      note(`the run was ended; what is done stays in ${out}, and the same command goes on with it`);
      return elsewhere === undefined ? ending.code : endSoon(ending.code);
    }
    if (!json) print(`slidewise batch merge ${out} writes the results\n`);
    const code = kind.statuses.every(({ id, good }) => good || (end.tally[id] ?? 0) === 0) ? 0 : 1;
    return elsewhere === undefined ? code : endSoon(code);
  } catch (error) {
    if (error instanceof RunError) {
      return elsewhere === undefined ? fail(error.message) : endSoon(fail(error.message));
    }
    const message = describeRunError(error, out);
    if (message === undefined) throw error;
    const rest = isBegun(out) ? '; what is done stays, and the same command goes on with it' : '';
    return fail(`${message}${rest}`);
  } finally {
    clearInterval(timer);
    statusLine.clear();
    ending.forget();
  }
}
