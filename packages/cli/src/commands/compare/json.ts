import type { Message } from '@slidewise/core/messages';
import { aboutBoard, reasonFields } from '@slidewise/server/answers';
import type { OneBoard } from '../../input/boards.js';
import type { Run } from './runs.js';

/** For programs: a run on a line. Every key is always there, but for `reason`. */
export function jsonLine(board: OneBoard, metric: string, run: Run): string {
  const { algorithm, heuristic, planned, solution, leftOut } = run;
  const { counts } = solution ?? {};
  const reason = leftOut ?? solution?.reason;
  return line({
    ...about(board, metric),
    algorithm,
    heuristic: heuristic ?? null,
    planned,
    status: solution?.status ?? 'skipped',
    optimal: solution?.optimal ?? false,
    length: solution?.length ?? null,
    lowerBound: solution === undefined || solution.status === 'unsolvable' ? null : solution.lowerBound,
    stats: counts === undefined ? null : { ...counts, ms: Math.round(run.milliseconds! * 1000) / 1000 },
    ...reasonFields(reason),
  });
}

/** A board that is known to be unsolvable before any run. */
export function refutedLine(board: OneBoard, metric: string, reason: Message): string {
  const nothing = { algorithm: null, heuristic: null, planned: false, status: 'unsolvable', optimal: false };
  return line({
    ...about(board, metric),
    ...nothing,
    length: null,
    lowerBound: null,
    stats: null,
    ...reasonFields(reason),
  });
}

function about(board: OneBoard, metric: string): object {
  return { ...aboutBoard(board), metric };
}

function line(object: object): string {
  return `${JSON.stringify(object)}\n`;
}
