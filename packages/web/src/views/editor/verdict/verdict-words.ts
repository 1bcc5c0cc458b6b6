import type { Metric } from '@slidewise/core/contract';
import type { Problem } from '@slidewise/core/result';
import { showAmount, showCount } from '@slidewise/core/text';
import { sentence } from '../../../design/sentence.js';
import type { Effort, Finding, Reach } from './verdict.js';

/** A verdict in words: the result, and its grounds. */
export interface VerdictWords {
  readonly tone: 'bad' | 'busy' | 'good' | 'open';
  readonly title: string;
  readonly details: readonly string[];
}

/** Limits of the search, as they were set. */
export interface SearchLimits {
  readonly seconds: Readonly<Record<Effort, number>>;
  readonly mebibytes: number;
}

export function verdictWords(
  problem: Problem | undefined,
  finding: Finding,
  reach: Reach | undefined,
  { unit }: Metric,
  limits: SearchLimits,
): VerdictWords {
  if (problem !== undefined) {
    const { line, column } = problem;
    const place = line === undefined || column === undefined ? [] : [`Look at row ${line}, column ${column}.`];
    return { tone: 'bad', title: 'Not valid yet', details: [sentence(problem.message), ...place] };
  }
  if (finding.kind === 'failed') return { tone: 'open', title: 'Valid', details: [sentence(finding.reason)] };
  if (finding.kind !== 'found') {
    return {
      tone: 'busy',
      title: 'Valid, solving …',
      details: finding.kind === 'searching' ? newsWords(finding.news) : [],
    };
  }
  const { solution, effort } = finding;
  const reached = reach === undefined ? [] : [reachWords(reach)];
  const { length, lowerBound, optimal } = solution;
  if (solution.status === 'unsolvable') {
    return { tone: 'bad', title: 'Proved unsolvable', details: [sentence(solution.reason?.message ?? ''), ...reached] };
  }
  const limit = limitWords(solution.stopReason, limits.seconds[effort], limits);
  if (length === undefined) {
    return {
      tone: 'open',
      title: 'Valid; not known whether it is solvable',
      details: [
        `The search ${limit}.`,
        `If there is a solution, it has at least ${showAmount(lowerBound, unit)}.`,
        ...reached,
      ],
    };
  }
  if (length === 0)
    return { tone: 'good', title: 'Solved already', details: ['The goal is reached as it stands.', ...reached] };
  if (optimal) {
    return {
      tone: 'good',
      title: `Solvable in ${showAmount(length, unit)}`,
      details: ['Proved: there is no shorter solution.', ...reached],
    };
  }
  return {
    tone: 'open',
    title: `Solvable in ${showAmount(length, unit)} or fewer`,
    details: [`The search ${limit}; the shortest solution has at least ${showAmount(lowerBound, unit)}.`, ...reached],
  };
}

function newsWords({ activity, counts, lowerBound }: Extract<Finding, { kind: 'searching' }>['news']): string[] {
  if (activity !== undefined) return [sentence(activity.message)];
  if (counts === undefined) return [];
  return [`${showAmount(counts.expanded, 'position')} searched, at least ${lowerBound} to go.`];
}

function limitWords(reason: string | undefined, seconds: number, { mebibytes }: SearchLimits): string {
  if (reason === 'time') return `gave up after ${seconds} seconds`;
  if (reason === 'memory') return `gave up at ${mebibytes} MiB of memory`;
  if (reason === 'cancelled') return 'was stopped by you';
  return 'was for any solution, not for the shortest';
}

function reachWords({ count, complete, counting }: Reach): string {
  if (counting) return `Counting positions: ${showCount(count)} …`;
  const positions = showAmount(count, 'position');
  return complete ? `${positions} can be reached.` : `More than ${roundDown(count)} positions can be reached.`;
}

/** The bound is hit somewhere behind a round number. */
function roundDown(count: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)));
  return showCount(Math.floor(count / unit) * unit);
}
