import { once } from 'node:events';
import type { Result } from '@slidewise/core/result';
import { prepareWithTables, type Solution } from '@slidewise/core/solving';
import { compareLog, type LogEvent, type LogVerdict, logLine, readLog, SearchLog } from '@slidewise/lab/analysis';
import { clock } from '@slidewise/node/clock';
import { type DiskTableCache, tableFetcher } from '@slidewise/node/tables';
import { aboutBoard, defined, type Failure, failure, positionFields, reasonFields } from '@slidewise/server/answers';
import { type OneBoard, readOneBoard } from '../../input/boards.js';
import { settingsOf } from '../../input/flags.js';
import { readSources } from '../../input/input.js';
import { guarded } from '../../solving/guard.js';
import { ownHeuristics } from '../../solving/own-heuristic-flag.js';
import { usualMemory } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complainAbout } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { ProgressLine } from '../../terminal/progress.js';
import { Turns } from '../../terminal/turns.js';
import { metricUnit, showAmount } from '../../terminal/units.js';
import type { TraceFlags } from './options.js';

type Log = SearchLog<unknown, unknown>;

/** Prints what a search does, or compares a log with it, and returns the exit code. */
export async function run(path: string, asked: TraceFlags): Promise<number> {
  const own = await ownHeuristics(asked.heuristic);
  const flags: TraceFlags = { ...asked, ...own.flags };
  const refuse = (error: Failure): number => complainAbout(path, error, flags.json);
  const found = await readOneBoard(path, flags);
  if ('error' in found) return refuse(found);
  const board = own.board(found);
  const theirs = flags.against === undefined ? undefined : await readText(flags.against);
  if (theirs !== undefined && 'error' in theirs) return refuse(theirs);
  const signal = onInterrupt();
  return withTables(async (tables) => {
    const log = await begin(board, flags, tables, signal);
    if (!log.ok) return refuse(failure(board.label, log.problem));
    if (theirs === undefined) return print(board, log.value, flags, signal);
    const lines = readLog(theirs.text);
    if (lines.length === 0) {
      return refuse({ error: `${flags.against}: no line begins with an event: take, new, known or better` });
    }
    const comparison = compareLog(log.value, lines);
    const turns = new Turns();
    for (;;) {
      const { done, value } = guarded(() => comparison.next());
      if (done) return report(board, flags, value);
      if (turns.due) await turns.next();
      if (signal.aborted) return EXIT_INTERRUPTED;
    }
  });
}

async function readText(path: string): Promise<{ readonly text: string } | Failure> {
  for await (const source of readSources([path])) {
    if ('text' in source) return source;
    if ('error' in source) return { error: `${path}: ${source.error}` };
  }
  return { error: `${path}: this is no log` };
}

async function begin(
  { label, family, reading }: OneBoard,
  flags: TraceFlags,
  tables: DiskTableCache,
  signal: AbortSignal,
): Promise<Result<Log>> {
  const { metric, algorithm, heuristic, weight } = flags;
  const proveFirst = flags.searchAnyway ? false : undefined;
  const options = defined({ metric, algorithm, heuristic, weight, settings: settingsOf(flags), tables, proveFirst });
  const progress = new ProgressLine(label, '', clock.now(), process.stderr.isTTY === true);
  const memory = usualMemory();
  const fetch = tableFetcher(tables, { memoryLimit: memory, signal, onActivity: (activity) => progress.say(activity) });
  // What is wrong with the options, the log says.
  await prepareWithTables(family, reading.position, options, fetch);
  progress.clear();
  return guarded(() => SearchLog.start(family, reading.position, reading.format, { ...options, memory }));
}

async function print(board: OneBoard, log: Log, flags: TraceFlags, signal: AbortSignal): Promise<number> {
  const turns = new Turns();
  const wanted = flags.events;
  let taken = 0;
  if (!flags.json) process.stdout.write(`# ${headline(board, log)}\n`);
  const next = () => guarded(() => log.next());
  for (let events = next(); events !== undefined; events = next()) {
    if (events[0]?.event === 'take' && taken++ === flags.expansions) return 0;
    const shown = events.filter(({ event }) => wanted === undefined || wanted.includes(event));
    const text = shown.map((event) => `${flags.json ? jsonOf(board, event) : logLine(event)}\n`).join('');
    if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
    if (signal.aborted) return EXIT_INTERRUPTED;
    if (turns.due) await turns.next();
  }
  const solution = log.solution!;
  process.stdout.write(flags.json ? `${endJson(board, solution)}\n` : `# ${ending(board, solution)}\n`);
  return solution.status === 'solved' ? 0 : 1;
}

function headline({ label }: OneBoard, { search }: Log): string {
  const { algorithm, heuristic, metric } = search;
  return `${label}, in ${metric}: ${algorithm}${heuristic === undefined ? '' : ` with ${heuristic}`}`;
}

function ending({ family }: OneBoard, { status, length, metric, reason, optimal }: Solution): string {
  if (status !== 'solved') return `${status}: ${reason?.message}`;
  const unit = metricUnit(family, metric);
  return `solved: ${showAmount(length!, unit)}, ${optimal ? 'proved shortest' : 'not proved shortest'}`;
}

function jsonOf({ family, reading }: OneBoard, { event, position, board: _, ...more }: LogEvent): string {
  return JSON.stringify({ event, ...positionFields(family, position, reading.format), ...more });
}

function endJson(board: OneBoard, { status, length, optimal, reason }: Solution): string {
  return JSON.stringify({
    ...aboutBoard(board),
    event: 'end',
    status,
    length: length ?? null,
    optimal,
    ...reasonFields(reason),
  });
}

/** Whether a log is as expected, or where it first differs. */
function report(board: OneBoard, { against, json }: TraceFlags, verdict: LogVerdict): number {
  const { status, lines, taken } = verdict;
  const { found, expected } = verdict.status === 'different' ? verdict : {};
  if (json) {
    const shown = expected === undefined ? null : logLine(expected);
    const object = {
      ...aboutBoard(board),
      status,
      lines,
      taken,
      line: found?.line ?? null,
      found: found?.text ?? null,
    };
    process.stdout.write(`${JSON.stringify({ ...object, expected: shown })}\n`);
  } else if (status === 'same') {
    process.stdout.write(`${against}: all ${showAmount(lines, 'line')} of events are as expected\n`);
  } else {
    const where = found === undefined ? `${against}: the log ends here` : `${against}:${found.line}: ${found.text}`;
    const wanted = expected === undefined ? 'nothing: the search has ended' : logLine(expected);
    const before = `before: ${showAmount(lines, 'line')} as expected, ${showAmount(taken, 'board')} taken`;
    process.stdout.write(`${where}\nexpected: ${wanted}\n${before}\n`);
  }
  return status === 'same' ? 0 : 1;
}
