import { showAmount } from '../units.js';
import type { Comparison, Finished, Way } from './compare-runs.js';

// What terminal and page both tell of comparisons.

export function finished({ runs }: Comparison): Finished[] {
  return runs.filter((run): run is Finished => run.solution !== undefined);
}

/** What all runs together say of a board: the shortest length, and whether that is proved. */
export function verdict(comparison: Comparison): string {
  const { unit, refutation } = comparison;
  if (refutation !== undefined) return `unsolvable: ${refutation}`;
  const solutions = finished(comparison).map(({ solution }) => solution);
  const unsolvable = solutions.find(({ status }) => status === 'unsolvable');
  if (unsolvable !== undefined) return `unsolvable: ${unsolvable.reason}`;
  if (solutions.length === 0) return 'nothing was tried';
  const bound = Math.max(...solutions.map(({ lowerBound }) => lowerBound));
  const lengths = solutions.flatMap(({ length }) => (length === undefined ? [] : [length]));
  if (lengths.length === 0) return `not solved: a solution has at least ${showAmount(bound, unit)}`;
  const shortest = Math.min(...lengths);
  return `${showAmount(shortest, unit)}, ${shortest === bound ? 'proved shortest' : `not proved shortest (at least ${bound})`}`;
}

/** The run with a proof that expanded the fewest positions. */
export function bestRun(comparison: Comparison): Finished | undefined {
  const proofs = finished(comparison).filter(({ solution }) => solution.optimal || solution.status === 'unsolvable');
  return proofs.reduce<Finished | undefined>(
    (best, run) => (best === undefined || run.solution.counts.expanded < best.solution.counts.expanded ? run : best),
    undefined,
  );
}

/** Why a run ended without an answer, or without the proof that it wanted. */
export function stoppedBy({ solution }: Finished): string {
  const words = { time: 'time', memory: 'memory', expansions: 'expansions', cancelled: 'Ctrl-C' };
  return solution.stopReason === undefined ? '' : words[solution.stopReason];
}

/** What was not tried and why: each reason once, with the runs that it kept from being tried. */
export function leftOut({ runs }: Comparison): { readonly runs: string; readonly reason: string }[] {
  const byReason = new Map<string, Way[]>();
  for (const run of runs) {
    if (run.leftOut !== undefined) pushTo(byReason, run.leftOut, run);
  }
  return [...byReason].map(([reason, ways]) => ({ reason, runs: together(ways) }));
}

/** `astar, greedy with lines, pdb-663`: heuristics that the same algorithms cannot use stand together. */
function together(ways: readonly Way[]): string {
  const algorithms = new Map<string, string[]>();
  for (const { algorithm, heuristic = '' } of ways) pushTo(algorithms, heuristic, algorithm);
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

/** One way to solve, summed up over the boards of a family that it was tried on. */
export interface Total extends Way {
  readonly boards: number;
  readonly solved: number;
  readonly proved: number;
  readonly expanded: number;
  readonly generated: number;
  readonly stored: number;
  readonly milliseconds: number;
}

/** The sums for each family of which there is more than one board. */
export function totals(comparisons: readonly Comparison[]): { title: string; boards: number; totals: Total[] }[] {
  const families = new Map<string, Comparison[]>();
  for (const comparison of comparisons) {
    if (comparison.refutation === undefined) pushTo(families, comparison.board.family.title, comparison);
  }
  return [...families].flatMap(([title, group]) => {
    if (group.length < 2) return [];
    const ways = new Map<string, Finished[]>();
    for (const run of group.flatMap(finished)) pushTo(ways, `${run.algorithm} ${run.heuristic}`, run);
    return [{ title, boards: group.length, totals: [...ways.values()].map(sumUp) }];
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
  if (count < 1e5) return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
  const [value, unit] = count < 1e6 ? [count / 1e3, 'k'] : count < 1e9 ? [count / 1e6, 'M'] : [count / 1e9, 'G'];
  return `${value < 100 ? value.toFixed(1) : Math.round(value)}${unit}`;
}

/** The name of a way to solve, in one piece. */
export function wayName({ algorithm, heuristic }: Way): string {
  return heuristic === undefined ? algorithm : `${algorithm} with ${heuristic}`;
}
