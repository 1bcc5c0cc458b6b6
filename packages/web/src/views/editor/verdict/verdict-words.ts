import type { Metric } from '@slidewise/core/contract';
import type { Problem } from '@slidewise/core/result';
import { sentence } from '../../../design/sentence.js';
import { amount, t, tell } from '../../../texts/index.js';
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
    const place =
      line === undefined || column === undefined
        ? []
        : [t('Look at row {row}, column {column}.', { row: line, column })];
    return { tone: 'bad', title: t('Not valid yet'), details: [sentence(tell(problem)), ...place] };
  }
  if (finding.kind === 'failed') return { tone: 'open', title: t('Valid'), details: [sentence(finding.reason)] };
  if (finding.kind !== 'found') {
    return {
      tone: 'busy',
      title: t('Valid, solving …'),
      details: finding.kind === 'searching' ? newsWords(finding.news) : [],
    };
  }
  const { solution, effort } = finding;
  const reached = reach === undefined ? [] : [reachWords(reach)];
  const { length, lowerBound, optimal } = solution;
  if (solution.status === 'unsolvable') {
    const why = solution.reason === undefined ? [] : [sentence(tell(solution.reason))];
    return { tone: 'bad', title: t('Proved unsolvable'), details: [...why, ...reached] };
  }
  const limit = limitWords(solution.stopReason, limits.seconds[effort], limits);
  if (length === undefined) {
    return {
      tone: 'open',
      title: t('Valid; not known whether it is solvable'),
      details: [
        `${limit}.`,
        t('If there is a solution, it has at least {moves}.', { moves: amount(lowerBound, unit) }),
        ...reached,
      ],
    };
  }
  if (length === 0)
    return { tone: 'good', title: t('Solved already'), details: [t('The goal is reached as it stands.'), ...reached] };
  if (optimal) {
    return {
      tone: 'good',
      title: t('Solvable in {moves}', { moves: amount(length, unit) }),
      details: [t('Proved: there is no shorter solution.'), ...reached],
    };
  }
  return {
    tone: 'open',
    title: t('Solvable in {moves} or fewer', { moves: amount(length, unit) }),
    details: [
      t('{search}; the shortest solution has at least {moves}.', { search: limit, moves: amount(lowerBound, unit) }),
      ...reached,
    ],
  };
}

function newsWords({ activity, counts, lowerBound }: Extract<Finding, { kind: 'searching' }>['news']): string[] {
  if (activity !== undefined) return [sentence(tell(activity))];
  if (counts === undefined) return [];
  return [
    t('{n} {n:position|positions} searched, at least {least} to go.', { n: counts.expanded, least: lowerBound ?? 0 }),
  ];
}

function limitWords(reason: string | undefined, seconds: number, { mebibytes }: SearchLimits): string {
  if (reason === 'time') return t('The search gave up after {n} seconds', { n: seconds });
  if (reason === 'memory') return t('The search gave up at {n} MiB of memory', { n: mebibytes });
  if (reason === 'cancelled') return t('The search was stopped by you');
  return t('The search was for any solution, not for the shortest');
}

function reachWords({ count, complete, counting }: Reach): string {
  if (counting) return t('Counting positions: {n} …', { n: count });
  return complete
    ? t('{n} {n:position|positions} can be reached.', { n: count })
    : t('More than {n} positions can be reached.', { n: roundDown(count) });
}

/** The bound is hit somewhere behind a round number. */
function roundDown(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)));
  return Math.floor(count / unit) * unit;
}
