import { choose, type Wishes } from './choice.js';
import type { Counts, Family, Outcome, Search, Space, TableRequest, TableShelf, Trace } from './family.js';
import { ok, problem, type Result } from './result.js';
import { inMoves } from './search/in-moves.js';
import { TieBreaking } from './search/tie-breaking.js';
import { MemoryShelf } from './tables.js';

export interface SolveOptions extends Wishes {
  /** For weighted A*; 1.5 by default. */
  readonly weight?: number;
  readonly limits?: Limits;
  /** Look for a plain proof that there is no solution before searching; true by default. Without it, every board is searched and counted. */
  readonly proveFirst?: boolean;
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
  /** The part of the bound that the search has proved itself: admissible heuristics may know more of the start. */
  readonly ownBound: number;
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
  /** Left out where the algorithm asks none. */
  readonly heuristic?: string;
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

/** A step of `solve` works about this long, in milliseconds, before it looks at the clock and the signal. */
const SLICE = 20;

/** Solves a position in one go. The problem, if any, is with the options. */
export function solve<P, M>(family: Family<P, M>, position: P, options: SolveOptions = {}): Result<Solution<M>> {
  const solving = startSolving(family, position, options);
  if (!solving.ok) return solving;
  const now = options.limits?.time?.now;
  for (let expansions = 1; ; ) {
    const startedAt = now?.() ?? 0;
    const solution = solving.value.step(expansions);
    if (solution !== undefined) return ok(solution);
    expansions = nextSlice(expansions, now === undefined ? 0 : now() - startedAt, SLICE);
  }
}

/** How many expansions to do next, if some took so long (in milliseconds) and so long is wanted. */
export function nextSlice(expansions: number, took: number, wanted: number): number {
  const fitting = Math.round((expansions * wanted) / Math.max(took, wanted / 100));
  return Math.max(1, Math.min(4 * expansions, fitting, 100_000));
}

/** Prepares to solve a position step by step. The problem, if any, is with the options. */
export function startSolving<P, M>(
  family: Family<P, M>,
  position: P,
  options: SolveOptions = {},
): Result<Solving<P, M>> {
  const { limits, tieBreak, tables = sharedShelf } = options;
  const limitTrouble = troubleWithLimits(limits);
  if (limitTrouble !== undefined) return problem(limitTrouble);
  const chosen = choose(family, position, options, tables);
  if (!chosen.ok) return chosen;
  const { metric, strategy, algorithm, id, heuristic, informed } = chosen.value;
  const weight = options.weight ?? 1.5;
  const weightTrouble = troubleWithWeight(weight);
  if (weightTrouble !== undefined) return problem(weightTrouble);
  if (options.weight !== undefined && !algorithm?.weighted) return problem(`"${id}" takes no weight`);

  const space = strategy === undefined ? family.space(position, metric, tables) : undefined;
  if (algorithm?.backwards && space?.goals === undefined) {
    return problem(`"${id}" needs a list of all solved positions, which ${family.title} does not have`);
  }
  if (tieBreak !== undefined) {
    if (id !== 'bfs') return problem(`ties can be broken with the algorithm "bfs" only, not "${id}"`);
    if (!space!.finerMetrics?.includes(tieBreak)) {
      return problem(`${family.title} cannot break ties between solutions in ${metric} by "${tieBreak}"`);
    }
  }
  const memoryLimit = limits?.memory ?? Number.POSITIVE_INFINITY;
  const searchOptions = {
    heuristic,
    weight,
    memoryLimit,
    tables,
    untilLimit: limits?.time !== undefined || limits?.expansions !== undefined,
    ...(options.trace === undefined ? {} : { trace: options.trace }),
  };
  const start = (): Search<readonly M[]> => {
    if (strategy !== undefined) return strategy.start(position, metric, searchOptions);
    if (tieBreak !== undefined) return inMoves(space!, new TieBreaking(space!, searchOptions, tieBreak));
    return inMoves(space!, algorithm!.start(space!, searchOptions));
  };
  const leastLength = (): number => (space === undefined ? 0 : boundAtStart(family, position, space, metric));
  const asked = informed ? { heuristic: heuristic.id } : {};
  return ok(
    new Solving(family, position, { metric, algorithm: id, ...asked, memoryLimit, leastLength, options, start }),
  );
}

/** The large tables that solving with these options would use: to be fetched or built beforehand, if that can be done better. */
export function tablesFor<P, M>(
  family: Family<P, M>,
  position: P,
  options: SolveOptions = {},
): readonly TableRequest[] {
  const chosen = choose(family, position, options, options.tables ?? sharedShelf);
  if (!chosen.ok || refutationOf(family, position, options) !== undefined) return [];
  const { metric, id, heuristic, strategy, informed } = chosen.value;
  if (strategy === undefined && !informed) return [];
  return family.tables?.(position, metric, { algorithm: id, heuristic: heuristic.id }) ?? [];
}

/** The tables of all solving that is given no shelf of its own. */
const sharedShelf = new MemoryShelf();

interface Task<M> {
  readonly metric: string;
  readonly algorithm: string;
  readonly heuristic?: string;
  readonly memoryLimit: number;
  readonly options: SolveOptions;
  /** What is known before the search begins: no solution is shorter. */
  leastLength(): number;
  start(): Search<readonly M[]>;
}

/** A position that is being solved, a few steps at a time. */
export class Solving<P, M> {
  private readonly search: Search<readonly M[]> | undefined;
  private readonly startedAt: number;
  private readonly leastLength: number;
  private solution: Solution<M> | undefined;

  constructor(
    private readonly family: Family<P, M>,
    private readonly position: P,
    private readonly task: Task<M>,
  ) {
    this.startedAt = task.options.limits?.time?.now() ?? 0;
    const refutation = refutationOf(family, position, task.options);
    if (refutation === undefined) {
      this.leastLength = task.leastLength();
      this.search = unlessMemoryRunsOut(task.start);
      if (this.search === undefined || this.search.counts.bytes > task.memoryLimit) this.stop('memory');
    } else {
      this.leastLength = 0;
      this.solution = this.report({ status: 'unsolvable', reason: refutation, optimal: false, moves: [] });
    }
  }

  get progress(): Progress {
    const { counts, lowerBound, incumbent, activity } = this.search ?? { counts: NOTHING_COUNTED, lowerBound: 0 };
    return {
      counts,
      lowerBound: Math.max(lowerBound, this.leastLength),
      ownBound: lowerBound,
      ...(incumbent === undefined ? {} : { length: incumbent.length }),
      ...(activity === undefined ? {} : { activity }),
    };
  }

  /** The moves of the best solution so far, if there is one already; the rules have not been asked about them yet. */
  get bestMoves(): readonly M[] | undefined {
    return this.search?.incumbent?.path;
  }

  /** Expands up to `expansions` further states; the solution once everything is known or a limit is hit. */
  step(expansions: number): Solution<M> | undefined {
    if (this.solution !== undefined || this.search === undefined) return this.solution;
    const { limits, signal, onProgress } = this.task.options;
    if (signal?.aborted) return this.stop('cancelled');
    const left = (limits?.expansions ?? Number.POSITIVE_INFINITY) - this.search.counts.expanded;
    if (left <= 0) return this.stop('expansions');
    const { search } = this;
    const stopped = { status: 'stopped', reason: 'memory' } as const;
    let outcome: Outcome<readonly M[]> | undefined = stopped;
    unlessMemoryRunsOut(() => {
      outcome = search.step(Math.min(expansions, left));
    });
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
      const seen = `all ${grouped(stored)} positions that can be reached were seen, and none is solved`;
      const reason = outcome.reason ?? seen;
      this.solution = this.report({ status: 'unsolvable', reason, optimal: false, moves: [] });
      return this.solution;
    }
    this.solution = this.solved(outcome.path, outcome.optimal);
    return this.solution;
  }

  private solved(path: readonly M[], proved: boolean): Solution<M> {
    const length = replay(this.family, this.position, path, this.task.metric);
    const lowerBound = proved ? length : Math.min(length, this.progress.lowerBound);
    return { ...this.report({ status: 'solved', optimal: lowerBound === length, moves: path }), length, lowerBound };
  }

  private report(known: Pick<Solution<M>, 'status' | 'optimal' | 'moves' | 'reason' | 'stopReason'>): Solution<M> {
    const { metric, algorithm, heuristic } = this.task;
    const { counts, lowerBound } = this.progress;
    return { ...known, metric, algorithm, ...(heuristic === undefined ? {} : { heuristic }), counts, lowerBound };
  }
}

/** The plain proof that there is no solution, if one is wanted and there is one. */
function refutationOf<P, M>(
  family: Family<P, M>,
  position: P,
  { proveFirst = true }: SolveOptions,
): string | undefined {
  return proveFirst ? family.refute(position) : undefined;
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

/** What an action returns; undefined if the machine refuses the memory that it wants. */
function unlessMemoryRunsOut<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof RangeError && /allocation failed|array length/i.test(error.message)) return undefined;
    throw error;
  }
}

/** The best lower bound for the start that admissible heuristics give without large tables. */
function boundAtStart<P, M>(family: Family<P, M>, position: P, space: Space<M>, metric: string): number {
  const state = new Int32Array(space.stateWords);
  space.start(state, 0);
  const bounds = family.heuristics.map(({ id, admissible, metrics, unfit }) => {
    const cheap = (family.tables?.(position, metric, { algorithm: 'astar', heuristic: id }) ?? []).length === 0;
    const usable = admissible && cheap && metrics.includes(metric) && unfit?.(position) === undefined;
    return usable ? space.heuristic(id)(state, 0) : 0;
  });
  return Math.max(0, ...bounds);
}

/** Why a weight cannot be used, if it cannot. */
export function troubleWithWeight(weight: number): string | undefined {
  return weight >= 1 && weight <= 1000 ? undefined : `the weight must be a number from 1 to 1000, not ${weight}`;
}

function troubleWithLimits(limits: Limits | undefined): string | undefined {
  const given = { time: limits?.time?.milliseconds, memory: limits?.memory, expansions: limits?.expansions };
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !(value >= 0)) return `the limit on ${name} must be a number from 0 up, not ${value}`;
  }
  return undefined;
}

/** 1234 as 1,234. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
