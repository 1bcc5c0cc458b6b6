import type { Message } from '@slidewise/core/messages';
import { effectiveBranching, type Method } from '@slidewise/lab/analysis';
import { showAmount, showCount } from '../../terminal/units.js';
import type { Count } from './counts.js';
import type { Comparison, Finished, Run } from './runs.js';

// What terminal and page both print of comparisons.

export function finished({ runs }: Comparison): Finished[] {
  return runs.filter((run): run is Finished => run.solution !== undefined);
}

/** The effective branching factor of a run that found a solution of some moves. */
export function branchingOf({ length, counts }: Finished['solution']): number | undefined {
  return length === undefined ? undefined : effectiveBranching(counts.generated, length);
}

/** The same in three decimals; nothing where there is none. */
export function branchingText(solution: Finished['solution']): string {
  return branchingOf(solution)?.toFixed(3) ?? '';
}

/** What all runs together say of a board: the shortest length, and whether that is proved. */
export function verdict(comparison: Comparison): string {
  const { unit, refutation } = comparison;
  if (refutation !== undefined) return `unsolvable: ${refutation.message}`;
  const solutions = finished(comparison).map(({ solution }) => solution);
  const unsolvable = solutions.find(({ status }) => status === 'unsolvable');
  if (unsolvable !== undefined) return `unsolvable: ${unsolvable.reason?.message}`;
  if (solutions.length === 0) return 'nothing was tried';
  const bound = Math.max(...solutions.map(({ lowerBound }) => lowerBound));
  const shortest = shortestLength(comparison);
  if (shortest === undefined) return `not solved: a solution has at least ${showAmount(bound, unit)}`;
  return `${showAmount(shortest, unit)}, ${shortest === bound ? 'proved shortest' : `not proved shortest (at least ${showCount(bound)})`}`;
}

/** The shortest length that is known of a board. */
export function shortestLength(comparison: Comparison): number | undefined {
  const lengths = finished(comparison).flatMap(({ solution: { length } }) => (length === undefined ? [] : [length]));
  return lengths.length === 0 ? undefined : Math.min(...lengths);
}

/** `23`, `none`, `≥ 40` (a bound only), `40–52` (not proved shortest), `–` (nothing known). */
export function knownLength(comparison: Comparison): string {
  const solutions = finished(comparison).map(({ solution }) => solution);
  if (comparison.refutation !== undefined || solutions.some(({ status }) => status === 'unsolvable')) return 'none';
  if (solutions.length === 0) return '–';
  const bound = Math.max(...solutions.map(({ lowerBound }) => lowerBound));
  const shortest = shortestLength(comparison);
  if (shortest === undefined) return `≥ ${showCount(bound)}`;
  return shortest === bound ? showCount(shortest) : `${showCount(bound)}–${showCount(shortest)}`;
}

/** The run with a proof that counted the fewest positions. */
export function bestRun(comparison: Comparison, count: Count): Finished | undefined {
  const proofs = finished(comparison).filter(({ solution }) => solution.optimal || solution.status === 'unsolvable');
  return proofs.reduce<Finished | undefined>(
    (best, run) => (best === undefined || run.solution.counts[count] < best.solution.counts[count] ? run : best),
    undefined,
  );
}

/** Why a run ended without an answer, or without the proof that it wanted. */
export function stoppedBy({ solution }: Finished): string {
  const words = {
    time: 'time',
    memory: 'memory',
    expansions: 'expansions',
    cancelled: 'Ctrl-C',
    depth: 'depth',
    stuck: 'stuck',
  };
  return solution.stopReason === undefined ? '' : words[solution.stopReason];
}

/** What was not tried and why: each reason once, with the runs that it kept from being tried. */
export function leftOut({ runs }: Pick<Comparison, 'runs'>): { readonly runs: string; readonly reason: string }[] {
  const byReason = new Map<string, Untried[]>();
  for (const run of runs) {
    if (run.leftOut === undefined) continue;
    const reason = reasonForSeveral(run);
    // The same way may have been tried on many boards.
    const known = byReason.get(reason)?.some((method) => methodName(method) === methodName(run));
    if (!known) pushTo(byReason, reason, run);
  }
  return [...byReason].map(([reason, untried]) => {
    const [first, ...others] = untried as [Untried, ...Untried[]];
    const isSame = others.every((other) => other.leftOut.message === first.leftOut.message);
    return { reason: isSame ? first.leftOut.message : reason, runs: together(untried) };
  });
}

type Untried = Extract<Run, { readonly leftOut: Message }>;

/** A reason that names the heuristic, as it is for several: their names stand before it. */
function reasonForSeveral({ leftOut, heuristic }: Untried): string {
  const one = `the heuristic "${heuristic}"`;
  return leftOut.message.replace(`${one} does not`, 'these heuristics do not').replace(one, 'these heuristics');
}

/** `astar, greedy with lines, pdb-663`: heuristics that the same algorithms cannot use stand together. */
function together(methods: readonly Method[]): string {
  const algorithms = new Map<string, string[]>();
  for (const { algorithm, heuristic = '' } of methods) pushTo(algorithms, heuristic, algorithm);
  const heuristics = new Map<string, string[]>();
  for (const [heuristic, names] of algorithms) pushTo(heuristics, names.join(', '), heuristic);
  return [...heuristics]
    .map(([names, [...ids]]) => (ids[0] === '' ? names : `${names} with ${ids.join(', ')}`))
    .join('; ');
}

function pushTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** One method, summed up over the boards of a family that it was tried on. */
interface Total extends Method {
  readonly boards: number;
  readonly solved: number;
  readonly proved: number;
  readonly expanded: number;
  readonly generated: number;
  readonly stored: number;
  readonly milliseconds: number;
}

export interface FamilyTotals {
  readonly title: string;
  readonly unit: string;
  readonly boards: number;
  readonly totals: readonly Total[];
}

/** The boards of each family, by its title. */
export function groupedByFamily(comparisons: readonly Comparison[]): [string, Comparison[]][] {
  const families = new Map<string, Comparison[]>();
  for (const comparison of comparisons) pushTo(families, comparison.board.family.title, comparison);
  return [...families];
}

/** The sums for each family of which there is more than one board. */
export function totals(comparisons: readonly Comparison[]): FamilyTotals[] {
  return groupedByFamily(comparisons).flatMap(([title, group]) => {
    if (group.length < 2) return [];
    const [{ unit }] = group as [Comparison];
    const methods = new Map<string, Finished[]>();
    for (const run of group.flatMap(finished)) pushTo(methods, `${run.algorithm} ${run.heuristic}`, run);
    return [{ title, unit, boards: group.length, totals: [...methods.values()].map(sumUp) }];
  });
}

function sumUp(runs: readonly Finished[]): Total {
  const [{ algorithm, heuristic }] = runs as [Finished];
  const sum = (amount: (run: Finished) => number): number => runs.reduce((total, run) => total + amount(run), 0);
  return {
    algorithm,
    ...(heuristic === undefined ? {} : { heuristic }),
    boards: runs.length,
    solved: sum(({ solution }) => Number(solution.status === 'solved')),
    proved: sum(({ solution }) => Number(isProved({ solution }))),
    expanded: sum(({ solution }) => solution.counts.expanded),
    generated: sum(({ solution }) => solution.counts.generated),
    stored: sum(({ solution }) => solution.counts.stored),
    milliseconds: sum(({ milliseconds }) => milliseconds),
  };
}

/** It found the shortest solution, or that there is none, and proved it. */
export function isProved({ solution }: Pick<Finished, 'solution'>): boolean {
  return solution.optimal || solution.status === 'unsolvable';
}

/** `4,122`, `123k`, `12.3M`: a column of numbers stays narrow. */
export function shortCount(count: number): string {
  if (count < 1e5) return showCount(count);
  const [value, unit] = count < 1e6 ? [count / 1e3, 'k'] : count < 1e9 ? [count / 1e6, 'M'] : [count / 1e9, 'G'];
  return `${value < 100 ? value.toFixed(1) : Math.round(value)}${unit}`;
}

/** The name of a method, in one piece. */
export function methodName({ algorithm, heuristic }: Method): string {
  return heuristic === undefined ? algorithm : `${algorithm} with ${heuristic}`;
}
