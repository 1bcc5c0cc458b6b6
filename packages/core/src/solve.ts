import type { Counts, Family, Heuristic, Outcome, Search, Trace } from './family.js';
import { ok, problem, type Result } from './result.js';
import { type Algorithm, algorithms } from './search/algorithms.js';
import { inMoves } from './search/in-moves.js';
import { TieBreaking } from './search/tie-breaking.js';

export interface SolveOptions {
  readonly metric?: string;
  /** A generic algorithm or one of the family's own strategies; by default what the family plans for the position. */
  readonly algorithm?: string;
  readonly heuristic?: string;
  /** Another metric: of all shortest solutions, one that counts least in it, too. */
  readonly tieBreak?: string;
  /** For weighted A*; 1.5 by default. */
  readonly weight?: number;
  readonly limits?: Limits;
  /** The solving stops soon after `aborted` has become true: an AbortSignal fits. */
  readonly signal?: { readonly aborted: boolean };
  readonly trace?: Trace;
  /** Called after every step that leaves something to do. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface Limits {
  /** Milliseconds, measured by `now`: core has no clock of its own. */
  readonly time?: { readonly milliseconds: number; readonly now: () => number };
  /** Bytes of the search's tables. */
  readonly memory?: number;
  readonly expansions?: number;
}

export interface Progress {
  readonly counts: Counts;
  readonly lowerBound: number;
}

export type StopReason = 'time' | 'memory' | 'expansions' | 'cancelled';

/** What is known at the end. Every solution in it has been replayed by the family's rules. */
export interface Solution<M = unknown> {
  readonly status: 'solved' | 'unsolvable' | 'stopped';
  readonly metric: string;
  readonly algorithm: string;
  readonly heuristic: string;
  /** The length is proved to be the shortest. */
  readonly optimal: boolean;
  /** The length in the metric, where solved. */
  readonly length?: number;
  /** No solution is shorter than this. */
  readonly lowerBound: number;
  readonly moves: readonly M[];
  /** Where unsolvable: the proof in a sentence. Where stopped: which limit was hit. */
  readonly reason?: string;
  readonly stopReason?: StopReason;
  readonly counts: Counts;
}

const NOTHING_COUNTED: Counts = {
  expanded: 0,
  generated: 0,
  reopened: 0,
  duplicates: 0,
  peakOpen: 0,
  stored: 0,
  bytes: 0,
};

/** The most expansions between two looks at the clock, the signal and the progress callback, and how long they should take. */
const SLICE = 4096;
const SLICE_MILLISECONDS = 20;

/** Solves a position in one go. The problem, if any, is with the options. */
export function solve<P, M>(family: Family<P, M>, position: P, options: SolveOptions = {}): Result<Solution<M>> {
  const solving = startSolving(family, position, options);
  if (!solving.ok) return solving;
  const now = options.limits?.time?.now;
  // A few at first: on boards where a state has very many successors, even those take their time.
  for (let slice = 16; ; ) {
    const before = now?.() ?? 0;
    const solution = solving.value.step(slice);
    if (solution !== undefined) return ok(solution);
    const slow = now !== undefined && now() - before > SLICE_MILLISECONDS;
    slice = slow ? Math.max(1, slice >> 1) : Math.min(SLICE, 2 * slice);
  }
}

/** Prepares to solve a position step by step. The problem, if any, is with the options. */
export function startSolving<P, M>(
  family: Family<P, M>,
  position: P,
  options: SolveOptions = {},
): Result<Solving<P, M>> {
  const metric = options.metric ?? family.metrics[0]!.id;
  if (!family.metrics.some(({ id }) => id === metric)) return unknown('metric', metric, family.metrics);
  const plan = family.plan(position, metric);
  const algorithmId = options.algorithm ?? (options.tieBreak === undefined ? plan.algorithm : 'bfs');
  const strategy = family.strategies.find(({ id }) => id === algorithmId);
  const algorithm = algorithms.find(({ id }) => id === algorithmId);
  if (strategy === undefined && algorithm === undefined) {
    return unknown('algorithm', algorithmId, [...family.strategies, ...algorithms]);
  }
  const fallback =
    algorithmId === plan.algorithm ? plan.heuristic : defaultHeuristic(family, metric, plan.heuristic, algorithm);
  const heuristicId = options.heuristic ?? fallback;
  const heuristic = family.heuristics.find(({ id }) => id === heuristicId);
  if (heuristic === undefined) return unknown('heuristic', heuristicId, family.heuristics);
  if (!heuristic.metrics.includes(metric)) return problem(`the heuristic "${heuristicId}" does not count ${metric}`);
  const weight = options.weight ?? 1.5;
  if (!(weight >= 1 && weight <= 1000)) return problem(`the weight must be a number from 1 to 1000, not ${weight}`);
  if (options.weight !== undefined && !algorithm?.weighted) return problem(`"${algorithmId}" takes no weight`);

  const space = strategy === undefined ? family.space(position, metric) : undefined;
  if (algorithm?.backwards && space?.goals === undefined) {
    return problem(`"${algorithmId}" needs a list of all solved positions, which ${family.title} does not have`);
  }
  const { tieBreak } = options;
  if (tieBreak !== undefined) {
    if (algorithmId !== 'bfs') return problem(`ties can be broken with the algorithm "bfs" only, not "${algorithmId}"`);
    if (!space!.finerMetrics?.includes(tieBreak)) {
      return problem(`${family.title} cannot break ties between solutions in ${metric} by "${tieBreak}"`);
    }
  }
  const searchOptions = {
    heuristic,
    weight,
    memoryLimit: options.limits?.memory ?? Number.POSITIVE_INFINITY,
    ...(options.trace === undefined ? {} : { trace: options.trace }),
  };
  const start = (): Search<readonly M[]> => {
    if (strategy !== undefined) return strategy.start(position, metric, searchOptions);
    if (tieBreak !== undefined) return inMoves(space!, new TieBreaking(space!, searchOptions, tieBreak));
    return inMoves(space!, algorithm!.start(space!, searchOptions));
  };
  return ok(new Solving(family, position, { metric, algorithm: algorithmId, heuristic, options, start }));
}

interface Task<M> {
  readonly metric: string;
  readonly algorithm: string;
  readonly heuristic: Heuristic;
  readonly options: SolveOptions;
  start(): Search<readonly M[]>;
}

/** A position that is being solved, a few steps at a time. */
export class Solving<P, M> {
  private readonly search: Search<readonly M[]> | undefined;
  private readonly startedAt: number;
  private solution: Solution<M> | undefined;

  constructor(
    private readonly family: Family<P, M>,
    private readonly position: P,
    private readonly task: Task<M>,
  ) {
    this.startedAt = task.options.limits?.time?.now() ?? 0;
    const refutation = family.refute(position);
    if (refutation !== undefined) {
      this.solution = this.report({ status: 'unsolvable', reason: refutation, optimal: false, moves: [] });
      return;
    }
    try {
      this.search = task.start();
    } catch (error) {
      // A board so large that not even the successors of one state can be listed.
      if (!(error instanceof RangeError)) throw error;
      this.stop('memory');
    }
  }

  get progress(): Progress {
    return { counts: this.search?.counts ?? NOTHING_COUNTED, lowerBound: this.search?.lowerBound ?? 0 };
  }

  /** Expands up to `expansions` further states; the solution once everything is known or a limit is hit. */
  step(expansions: number): Solution<M> | undefined {
    if (this.solution !== undefined || this.search === undefined) return this.solution;
    const { limits, signal, onProgress } = this.task.options;
    if (signal?.aborted) return this.stop('cancelled');
    const left = (limits?.expansions ?? Number.POSITIVE_INFINITY) - this.search.counts.expanded;
    if (left <= 0) return this.stop('expansions');
    const outcome = stepOrRunOut(this.search, Math.min(expansions, left));
    if (outcome !== undefined) return this.finish(outcome);
    onProgress?.(this.progress);
    if (limits?.time !== undefined && limits.time.now() - this.startedAt > limits.time.milliseconds)
      return this.stop('time');
    return undefined;
  }

  /** Ends the solving now, with what is known so far. */
  cancel(): Solution<M> {
    return this.solution ?? this.stop('cancelled');
  }

  private stop(stopReason: StopReason): Solution<M> {
    const reasons: Record<StopReason, string> = {
      time: 'the time limit was hit',
      memory: 'the memory limit was hit',
      expansions: 'the limit on expansions was hit',
      cancelled: 'it was cancelled',
    };
    this.solution = this.report({
      status: 'stopped',
      stopReason,
      reason: reasons[stopReason],
      optimal: false,
      moves: [],
    });
    return this.solution;
  }

  private finish(outcome: Outcome<readonly M[]>): Solution<M> {
    if (outcome.status === 'stopped') return this.stop(outcome.reason);
    if (outcome.status === 'unsolvable') {
      const { stored } = this.search!.counts;
      const reason = outcome.reason ?? `all ${stored} positions that can be reached were seen, and none is solved`;
      this.solution = this.report({ status: 'unsolvable', reason, optimal: false, moves: [] });
      return this.solution;
    }
    const length = replay(this.family, this.position, outcome.path, this.task.metric);
    const lowerBound = outcome.optimal ? length : Math.min(length, this.search!.lowerBound);
    const optimal = outcome.optimal || lowerBound === length;
    this.solution = { ...this.report({ status: 'solved', optimal, moves: outcome.path }), length, lowerBound };
    return this.solution;
  }

  private report(known: Pick<Solution<M>, 'status' | 'optimal' | 'moves' | 'reason' | 'stopReason'>): Solution<M> {
    const { metric, algorithm, heuristic } = this.task;
    return { ...known, metric, algorithm, heuristic: heuristic.id, ...this.progress };
  }
}

/** The length of a solution after playing it by the rules. Throws if the search was wrong: that is a bug in a space. */
export function replay<P, M>(family: Family<P, M>, start: P, moves: readonly M[], metric: string): number {
  let position = start;
  let length = 0;
  for (const [i, move] of moves.entries()) {
    const played = family.play(position, move);
    if (!played.ok) throw new Error(`Move ${i + 1} of the solution is not legal: ${played.problem.message}.`);
    position = played.value;
    length += family.cost(move, metric);
  }
  if (!family.isSolved(position)) throw new Error('The solution does not solve the puzzle.');
  return length;
}

/** A step; where the machine refuses the memory that the limit would allow, the search is stopped just the same. */
function stepOrRunOut<Path>(search: Search<Path>, expansions: number): Outcome<Path> | undefined {
  try {
    return search.step(expansions);
  } catch (error) {
    if (error instanceof RangeError) return { status: 'stopped', reason: 'memory' };
    throw error;
  }
}

/** The planned heuristic, or the family's last admissible one where the plan needs none but the algorithm does. */
function defaultHeuristic<P, M>(
  family: Family<P, M>,
  metric: string,
  planned: string,
  algorithm: Algorithm | undefined,
): string {
  if (!algorithm?.informed) return planned;
  const usable = family.heuristics.filter((heuristic) => heuristic.admissible && heuristic.metrics.includes(metric));
  return usable.at(-1)?.id ?? planned;
}

function unknown(what: string, id: string, known: readonly { readonly id: string }[]): Result<never> {
  return problem(`there is no ${what} "${id}": expected ${known.map((item) => item.id).join(', ')}`);
}
