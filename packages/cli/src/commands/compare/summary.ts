import type { Method } from '@slidewise/lab/analysis';
import type { Count } from './counts.js';
import { finished, groupedByFamily } from './facts.js';
import type { Comparison, Finished } from './runs.js';

// What all runs on the boards of a family say together, method by method.

/** All boards of a family, and what each method took on each of them. */
export interface Summary {
  readonly title: string;
  readonly unit: string;
  readonly comparisons: readonly Comparison[];
  readonly methods: readonly MethodOnAll[];
}

/** A method, with its run on each board: undefined where it was not tried. */
export interface MethodOnAll extends Method {
  readonly runs: readonly (Finished | undefined)[];
}

/** The families of which there is more than one board. */
export function summaries(comparisons: readonly Comparison[]): Summary[] {
  return groupedByFamily(comparisons).flatMap(([title, group]) => {
    if (group.length < 2) return [];
    const [{ unit }] = group as [Comparison];
    const methods = new Map<string, Method>();
    for (const run of group.flatMap(finished)) methods.set(keyOf(run), run);
    const onAll = [...methods].map(([key, { algorithm, heuristic }]): MethodOnAll => {
      const runs = group.map((comparison) => finished(comparison).find((run) => keyOf(run) === key));
      return { algorithm, ...(heuristic === undefined ? {} : { heuristic }), runs };
    });
    return [{ title, unit, comparisons: group, methods: onAll }];
  });
}

function keyOf({ algorithm, heuristic = '' }: Method): string {
  return `${algorithm} ${heuristic}`;
}

/** A sum or a median: `least` where a run was stopped, so that it would be this or more. */
export interface Amount {
  readonly value: number;
  readonly least: boolean;
}

/** The sum over the boards on which it was tried. */
export function totalOf(runs: MethodOnAll['runs'], count: Count): Amount | undefined {
  return amountOf(runs, count, (values) => values.reduce((sum, value) => sum + value, 0));
}

/** The median over the boards on which it was tried: of an even number, the mean of the two in the middle. */
export function medianOf(runs: MethodOnAll['runs'], count: Count): Amount | undefined {
  return amountOf(runs, count, (values) => {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = sorted.length / 2;
    return Math.round((sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2);
  });
}

function amountOf(
  runs: MethodOnAll['runs'],
  count: Count,
  of: (values: readonly number[]) => number,
): Amount | undefined {
  const tried = runs.filter((run) => run !== undefined);
  if (tried.length === 0) return undefined;
  const value = of(tried.map(({ solution }) => solution.counts[count]));
  return { value, least: tried.some(({ solution }) => solution.status === 'stopped') };
}
