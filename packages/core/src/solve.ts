import type {
  Counts,
  Family,
  Heuristic,
  Outcome,
  Plan,
  Search,
  Space,
  Strategy,
  TableRequest,
  TableShelf,
  Trace,
} from './family.js';
import { ok, problem, type Result } from './result.js';
import { type Algorithm, algorithms } from './search/algorithms.js';
import { MemoryShelf } from './tables.js';

export interface SolveOptions {
  readonly metric?: string;
  /** A generic algorithm or one of the family's own strategies; by default what the family plans for the position. */
  readonly algorithm?: string;
  readonly heuristic?: string;
  /** For weighted A*; 1.5 by default. */
  readonly weight?: number;
  readonly limits?: Limits;
  /** Where large tables are looked for and left; by default one shelf in memory for all solving. */
  readonly tables?: TableShelf;
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
  /** The length of the best solution so far, if there is one already. */
  readonly length?: number;
  /** What is being done, where that is not searching. */
  readonly activity?: string;
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
  /** Where unsolvable: the proof in a sentence. Where a limit ended it, with or without a solution: which one. */
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

/** Expansions between two looks at the clock, the signal and the progress callback. */
const SLICE = 4096;

/** Solves a position in one go. The problem, if any, is with the options. */
export function solve<P, M>(family: Family<P, M>, position: P, options: SolveOptions = {}): Result<Solution<M>> {
  const solving = startSolving(family, position, options);
  if (!solving.ok) return solving;
  for (;;) {
    const solution = solving.value.step(SLICE);
    if (solution !== undefined) return ok(solution);
  }
}

/** Prepares to solve a position step by step. The problem, if any, is with the options. */
export function startSolving<P, M>(
  family: Family<P, M>,
  position: P,
  options: SolveOptions = {},
): Result<Solving<P, M>> {
  const chosen = choose(family, position, options);
  if (!chosen.ok) return chosen;
  const { metric, strategy, algorithm, heuristic } = chosen.value;
  const id = (strategy ?? algorithm!).id;
  const weight = options.weight ?? 1.5;
  if (!(weight >= 1 && weight <= 1000)) return problem(`the weight must be a number from 1 to 1000, not ${weight}`);
  if (options.weight !== undefined && !algorithm?.weighted) return problem(`"${id}" takes no weight`);

  const space = strategy === undefined ? family.space(position, metric, options.tables ?? sharedShelf) : undefined;
  if (algorithm?.backwards && space?.goals === undefined) {
    return problem(`"${id}" needs a list of all solved positions, which ${family.title} does not have`);
  }
  const { limits } = options;
  const searchOptions = {
    heuristic,
    weight,
    memoryLimit: limits?.memory ?? Number.POSITIVE_INFINITY,
    tables: options.tables ?? sharedShelf,
    untilLimit: limits?.time !== undefined || limits?.expansions !== undefined,
    ...(options.trace === undefined ? {} : { trace: options.trace }),
  };
  const start = (): Search<readonly M[]> =>
    strategy?.start(position, metric, searchOptions) ?? movesOf(space!, algorithm!.start(space!, searchOptions));
  return ok(new Solving(family, position, { metric, algorithm: id, heuristic, options, start }));
}

/** The large tables that solving with these options would use: to be fetched or built beforehand, if that can be done better. */
export function tablesFor<P, M>(
  family: Family<P, M>,
  position: P,
  options: SolveOptions = {},
): readonly TableRequest[] {
  const chosen = choose(family, position, options);
  if (!chosen.ok || family.refute(position) !== undefined) return [];
  const { metric, strategy, algorithm, heuristic } = chosen.value;
  if (strategy === undefined && !algorithm?.informed) return [];
  return family.tables?.(position, metric, { algorithm: (strategy ?? algorithm!).id, heuristic: heuristic.id }) ?? [];
}

/** The tables of all solving that is given no shelf of its own. */
const sharedShelf = new MemoryShelf();

interface Choice<P, M> {
  readonly metric: string;
  /** One of the two. */
  readonly strategy: Strategy<P, M> | undefined;
  readonly algorithm: Algorithm | undefined;
  readonly heuristic: Heuristic;
}

/** What the options ask for, and the family's plan where they are silent. */
function choose<P, M>(family: Family<P, M>, position: P, options: SolveOptions): Result<Choice<P, M>> {
  const metric = options.metric ?? family.metrics[0]!.id;
  if (!family.metrics.some(({ id }) => id === metric)) return unknown('metric', metric, family.metrics);
  const plan = family.plan(position, metric, options.tables ?? sharedShelf);
  const algorithmId = options.algorithm ?? algorithmFor(family, plan, options.heuristic);
  const strategy = family.strategies.find(({ id }) => id === algorithmId);
  const algorithm = strategy === undefined ? algorithms.find(({ id }) => id === algorithmId) : undefined;
  if (strategy === undefined && algorithm === undefined) {
    return unknown('algorithm', algorithmId, [...family.strategies, ...algorithms]);
  }
  const heuristicId = options.heuristic ?? defaultHeuristic(family, metric, plan, strategy ?? algorithm!);
  const heuristic = family.heuristics.find(({ id }) => id === heuristicId);
  if (heuristic === undefined) return unknown('heuristic', heuristicId, family.heuristics);
  if (!heuristic.metrics.includes(metric)) return problem(`the heuristic "${heuristicId}" does not count ${metric}`);
  const usable = strategy?.heuristics ?? [];
  if (options.heuristic !== undefined && usable.length > 0 && !usable.includes(heuristicId)) {
    return problem(`"${algorithmId}" cannot use the heuristic "${heuristicId}": expected ${usable.join(', ')}`);
  }
  const trouble = strategy?.unfit?.(position, metric) ?? heuristic.unfit?.(position);
  return trouble === undefined ? ok({ metric, strategy, algorithm, heuristic }) : problem(trouble);
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
    if (refutation === undefined) this.search = task.start();
    else this.solution = this.report({ status: 'unsolvable', reason: refutation, optimal: false, moves: [] });
  }

  get progress(): Progress {
    const { counts, lowerBound, incumbent, activity } = this.search ?? { counts: NOTHING_COUNTED, lowerBound: 0 };
    return {
      counts,
      lowerBound,
      ...(incumbent === undefined ? {} : { length: incumbent.length }),
      ...(activity === undefined ? {} : { activity }),
    };
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
    const why = { stopReason, reason: reasons[stopReason] };
    const incumbent = this.search?.incumbent;
    this.solution =
      incumbent === undefined
        ? this.report({ status: 'stopped', ...why, optimal: false, moves: [] })
        : { ...this.solved(incumbent.path, false), ...why };
    return this.solution;
  }

  private finish(outcome: Outcome<readonly M[]>): Solution<M> {
    if (outcome.status === 'stopped') return this.stop(outcome.reason);
    if (outcome.status === 'unsolvable') {
      const { stored } = this.search!.counts;
      const reason = `all ${stored} positions that can be reached were seen, and none is solved`;
      this.solution = this.report({ status: 'unsolvable', reason, optimal: false, moves: [] });
      return this.solution;
    }
    this.solution = this.solved(outcome.path, outcome.optimal);
    return this.solution;
  }

  private solved(path: readonly M[], proved: boolean): Solution<M> {
    const length = replay(this.family, this.position, path, this.task.metric);
    const lowerBound = proved ? length : Math.min(length, this.search!.lowerBound);
    return { ...this.report({ status: 'solved', optimal: lowerBound === length, moves: path }), length, lowerBound };
  }

  private report(known: Pick<Solution<M>, 'status' | 'optimal' | 'moves' | 'reason' | 'stopReason'>): Solution<M> {
    const { metric, algorithm, heuristic } = this.task;
    const { counts, lowerBound } = this.progress;
    return { ...known, metric, algorithm, heuristic: heuristic.id, counts, lowerBound };
  }
}

/** The length of a solution after playing it by the rules. Throws if the search was wrong: that is a bug in a space. */
export function replay<P, M>(family: Family<P, M>, start: P, moves: readonly M[], metric: string): number {
  const length = moves.reduce((sum, move) => sum + family.cost(move, metric), 0);
  if (family.playAll !== undefined) {
    const played = family.playAll(start, moves);
    if (!played.ok) throw new Error(`The solution is not legal: ${played.problem.message}.`);
    if (!family.isSolved(played.value)) throw new Error('The solution does not solve the puzzle.');
    return length;
  }
  let position = start;
  for (const [i, move] of moves.entries()) {
    const played = family.play(position, move);
    if (!played.ok) throw new Error(`Move ${i + 1} of the solution is not legal: ${played.problem.message}.`);
    position = played.value;
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

/** Search on packed states, told in the family's moves. */
function movesOf<M>(space: Space<M>, search: Search<readonly number[]>): Search<readonly M[]> {
  return {
    step(expansions) {
      const outcome = search.step(expansions);
      return outcome?.status === 'solved' ? { ...outcome, path: space.moves(outcome.path) } : outcome;
    },
    get counts() {
      return search.counts;
    },
    get lowerBound() {
      return search.lowerBound;
    },
  };
}

/** The planned algorithm, unless it is a strategy that cannot use the heuristic asked for. */
function algorithmFor<P, M>(family: Family<P, M>, plan: Plan, heuristic: string | undefined): string {
  const planned = family.strategies.find(({ id }) => id === plan.algorithm);
  if (planned === undefined || heuristic === undefined || planned.heuristics.includes(heuristic)) return plan.algorithm;
  return family.strategies.find(({ heuristics }) => heuristics.includes(heuristic))?.id ?? 'astar';
}

/** The planned heuristic, or the family's last admissible one where the plan needs none but the algorithm does. */
function defaultHeuristic<P, M>(
  family: Family<P, M>,
  metric: string,
  plan: Plan,
  chosen: Algorithm | Strategy<P, M>,
): string {
  if (chosen.id === plan.algorithm) return plan.heuristic;
  const wanted = 'heuristics' in chosen ? chosen.heuristics : family.heuristics.map(({ id }) => id);
  if (wanted.includes(plan.heuristic) && !('informed' in chosen && chosen.informed)) return plan.heuristic;
  const usable = family.heuristics.filter(
    ({ id, admissible, metrics }) => wanted.includes(id) && admissible && metrics.includes(metric),
  );
  return usable.at(-1)?.id ?? plan.heuristic;
}

function unknown(what: string, id: string, known: readonly { readonly id: string }[]): Result<never> {
  return problem(`there is no ${what} "${id}": expected ${known.map((item) => item.id).join(', ')}`);
}
