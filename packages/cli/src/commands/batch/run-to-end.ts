import { constants } from 'node:os';
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
        backend: inThreads(flags.threads ?? usualThreads(), fetchTableFrom(tables)),
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
      return ending.code;
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

/** A signal that Ctrl-C and SIGTERM abort, and the exit code that belongs to it. A second Ctrl-C ends the program at once. */
function onSignals(): { readonly signal: AbortSignal; readonly code: number | undefined; forget(): void } {
  const controller = new AbortController();
  let code: number | undefined;
  const names = ['SIGINT', 'SIGTERM'] as const;
  const listeners = names.map((name) => () => {
    code = 128 + constants.signals[name];
    controller.abort();
  });
  for (const [i, name] of names.entries()) process.once(name, listeners[i]!);
  return {
    signal: controller.signal,
    get code() {
      return code;
    },
    forget: () => {
      for (const [i, name] of names.entries()) process.off(name, listeners[i]!);
    },
  };
}
