import {
  aCount,
  aFunction,
  aList,
  aNumber,
  anObject,
  aText,
  aTruth,
  demand,
  type Kind,
  objectWith,
  optional,
  troubleWith,
} from '../check.js';
import type { Family } from '../contract/family.js';
import { aFamily, aShelf, aSignal, aTrace, positionOf } from '../contract/family-kinds.js';
import type { Ids } from '../contract/ids.js';
import type { Counts, Outcome, Search, Trace } from '../contract/search.js';
import type { Space } from '../contract/space.js';
import type { TableRequest, TableShelf } from '../contract/tables.js';
import { ok, problem, type Result } from '../result.js';
import type { AlgorithmId } from '../search/algorithms.js';
import { inMoves } from '../search/in-moves.js';
import { TieBreaking } from '../search/tie-breaking.js';
import { MemoryShelf } from '../tables.js';
import { showCount } from '../text/amounts.js';
import { type Choice, choose, type Wishes } from './choice.js';
import { type Limits, type LimitsInForce, platformClock, putInForce } from './limits.js';

export interface SolveOptions<I extends Ids = Ids> extends Wishes<I> {
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

const someOptions = objectWith({
  metric: optional(aText),
  algorithm: optional(aText),
  heuristic: optional(aText),
  tieBreak: optional(aText),
  weight: (weight) => (weight === undefined ? undefined : troubleWithWeight(weight as number)),
  limits: optional(anObject),
  proveFirst: optional(aTruth),
  tables: optional(aShelf),
  signal: optional(aSignal),
  trace: optional(aTrace),
  onProgress: optional(aFunction),
} satisfies Record<keyof SolveOptions, Kind>);

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

/** What is known at the end: its `status` says which of the three it is. */
export type Solution<M = unknown, I extends Ids = Ids> = Solved<M, I> | Unsolvable<M, I> | Stopped<M, I>;

/** Moves that solve the position; they have been replayed by the family's rules. */
export interface Solved<M = unknown, I extends Ids = Ids> extends Account<I> {
  readonly status: 'solved';
  readonly moves: readonly M[];
  /** What the moves count in the metric. */
  readonly length: number;
  /** The length is proved to be the shortest. */
  readonly optimal: boolean;
  /** Where a limit ended a search that would have looked for a better solution: which one. */
  readonly reason?: string;
  readonly stopReason?: StopReason;
}

/** There is no solution, and that is proved. */
export interface Unsolvable<M = unknown, I extends Ids = Ids> extends Unsolved<M>, Account<I> {
  readonly status: 'unsolvable';
  /** The proof in a sentence. */
  readonly reason: string;
  readonly stopReason?: never;
}

/** A limit was hit before anything was known. */
export interface Stopped<M = unknown, I extends Ids = Ids> extends Unsolved<M>, Account<I> {
  readonly status: 'stopped';
  /** Which limit it was, in words and as an id. */
  readonly reason: string;
  readonly stopReason: StopReason;
}

interface Unsolved<M> {
  /** None. */
  readonly moves: readonly M[];
  readonly length?: never;
  readonly optimal: false;
}

/** How it was searched, and what that has cost. */
interface Account<I extends Ids> {
  readonly metric: I['metric'];
  readonly algorithm: AlgorithmId | I['strategy'];
  /** Left out where the algorithm asks none. */
  readonly heuristic?: I['heuristic'];
  /** No solution is shorter than this. */
  readonly lowerBound: number;
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

/** Solves a position in one go. The problem, if any, is with the options. */
export function solve<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  options: SolveOptions<I> = {},
): Result<Solution<M, I>> {
  const solving = startSolving(family, position, options);
  if (!solving.ok) return solving;
  for (;;) {
    const solution = solving.value.work();
    if (solution !== undefined) return ok(solution);
  }
}

/** How many expansions to do next, if some took so long (in milliseconds) and so long is wanted. */
export function nextSlice(expansions: number, took: number, wanted: number): number {
  // A clock may tell NaN, which must not become a number of expansions.
  demand(['expansions', expansions, aNumber], ['wanted', wanted, aNumber]);
  const fitting = Math.round((expansions * wanted) / Math.max(took || 0, wanted / 100));
  return Math.max(1, Math.min(4 * expansions, fitting, 100_000));
}

/** Prepares to solve a position step by step. The problem, if any, is with the options. */
export function startSolving<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  options: SolveOptions<I> = {},
): Result<Solving<P, M, I>> {
  const trouble = troubleWith(['family', family, aFamily], ['options', options, someOptions]);
  if (trouble !== undefined) return problem(trouble);
  const start = family.check(position);
  if (!start.ok) return start;
  const { tieBreak, tables = sharedShelf } = options;
  const limits = putInForce(options.limits);
  if (!limits.ok) return limits;
  const chosen = choose(family, start.value, options, tables);
  if (!chosen.ok) return chosen;
  const { metric, algorithm, id } = chosen.value;
  const weight = options.weight ?? 1.5;
  if (options.weight !== undefined && !algorithm?.weighted) return problem(`"${id}" takes no weight`);
  if (algorithm?.backwards && !family.backwards) {
    return problem(`"${id}" needs a list of all solved positions, which ${family.title} does not have`);
  }
  if (tieBreak !== undefined) {
    if (id !== 'bfs') return problem(`only the algorithm "bfs" can break ties, not "${id}"`);
    if (!family.metrics.find(({ id }) => id === metric)!.tieBreaks?.includes(tieBreak)) {
      return problem(`${family.title} cannot break ties between solutions in ${metric} by "${tieBreak}"`);
    }
  }
  return ok(new Solving<P, M, I>(family, start.value, chosen.value, options, limits.value, { weight, tables }));
}

/** The large tables that solving with these options would use: to be fetched or built beforehand, if that can be done better. */
export function tablesFor<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  options: SolveOptions<I> = {},
): readonly TableRequest[] {
  demand(['family', family, aFamily], ['options', options, someOptions]);
  const start = positionOf(family, position);
  if (family.tables === undefined) return [];
  const chosen = choose(family, start, options, options.tables ?? sharedShelf);
  if (!chosen.ok || refutationOf(family, start, options) !== undefined) return [];
  const { metric, id, heuristic, strategy, informed } = chosen.value;
  if (strategy === undefined && !informed) return [];
  return family.tables.needed(start, metric, { algorithm: id, heuristic: heuristic.id });
}

/** What was done: states were expanded as wanted, or something else that is no part of the search proper. */
type Piece = 'search' | 'aside';

/** The tables of all solving that is given no shelf of its own. */
const sharedShelf = new MemoryShelf();

const STOPPED: Record<StopReason, string> = {
  time: 'the time limit was hit',
  memory: 'the memory limit was hit',
  expansions: 'the limit on expansions was hit',
  cancelled: 'it was cancelled',
};

/** How long `work` goes on, and how long it works before it looks at the clock and the signal again, in milliseconds. */
const SLICE = 20;
const PIECE = 2;

/** The clock of platforms that have none: `work` then goes on to the end. */
const STANDING = (): number => 0;

export type { Solving };

/** A position that is being solved, a few steps at a time. */
class Solving<P, M, I extends Ids = Ids> {
  private search: Search<readonly M[]> | undefined;
  /** What is known without the search: no solution is shorter. */
  private leastLength: number;
  /** What is kept with the position, where that is much. */
  private preparedBytes = 0;
  /** What is being done before the search. */
  private activity: string | undefined;
  private solution: Solution<M, I> | undefined;
  /** All that there is to do, in pieces; it is told how many states to expand next, and says whether it has done so. */
  private readonly course: Generator<Piece, Solution<M, I>, number>;
  private begun = false;
  /** What `work` expands at a time. */
  private expansions = 1;

  constructor(
    private readonly family: Family<P, M>,
    private readonly position: P,
    private readonly choice: Choice<P, M>,
    private readonly options: SolveOptions,
    private readonly limits: LimitsInForce,
    private readonly means: { readonly weight: number; readonly tables: TableShelf },
  ) {
    this.leastLength = family.isSolved(position) ? 0 : 1;
    this.course = this.solve();
  }

  get progress(): Progress {
    const { counts, lowerBound, incumbent, activity } = this.search ?? {
      counts: NOTHING_COUNTED,
      lowerBound: 0,
      activity: this.activity,
    };
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

  /** Does all that comes before the first expansion, as far as the limits allow. */
  prepare(): this {
    while (this.search === undefined && this.solution === undefined) this.advance(0);
    return this;
  }

  /** Expands up to `expansions` further states; the solution once everything is known or a limit is hit. */
  step(expansions: number): Solution<M, I> | undefined {
    demand(['expansions', expansions, aCount]);
    while (this.advance(expansions) === 'aside');
    return this.solution;
  }

  /** Works for about so many milliseconds, by the platform's clock or another; the solution if that was enough. */
  work(milliseconds = SLICE, now = platformClock() ?? STANDING): Solution<M, I> | undefined {
    demand(['milliseconds', milliseconds, aNumber], ['now', now, aFunction]);
    const until = now() + milliseconds;
    for (let at = now(); this.solution === undefined; ) {
      const piece = this.advance(this.expansions);
      const startedAt = at;
      at = now();
      if (piece === 'search') this.expansions = nextSlice(this.expansions, at - startedAt, PIECE);
      if (!(at < until)) break;
    }
    return this.solution;
  }

  /** Ends the solving now, with what is known so far. */
  cancel(): Solution<M, I> {
    return this.solution ?? this.stop('cancelled');
  }

  /** Does one more piece of what there is to do, unless a limit forbids it. */
  private advance(expansions: number): Piece | undefined {
    if (this.solution !== undefined) return undefined;
    const hit = this.limitHit();
    if (hit !== undefined) {
      this.stop(hit);
      return undefined;
    }
    this.begun = true;
    const left = this.limits.expansions - (this.search?.counts.expanded ?? 0);
    const next = unlessMemoryRunsOut(() => this.course.next(Math.min(expansions, left)));
    if (next === undefined) this.stop('memory');
    else if (next.done) this.solution = next.value;
    else {
      if (next.value === 'search') this.options.onProgress?.(this.progress);
      return next.value;
    }
    return undefined;
  }

  private limitHit(): StopReason | undefined {
    if (this.options.signal?.aborted) return 'cancelled';
    if (this.search !== undefined && this.search.counts.expanded >= this.limits.expansions) return 'expansions';
    // The first piece is done in any case: on most boards it is enough to know a lower bound.
    return this.begun && this.limits.time?.isOver ? 'time' : undefined;
  }

  /** From a proof that there is no solution, or the search for one, to the check by the rules. */
  private *solve(): Generator<Piece, Solution<M, I>, number> {
    for (const bytes of this.family.prepare?.(this.position) ?? []) {
      this.preparedBytes = bytes;
      if (bytes > this.limits.memory) return this.stop('memory');
      yield 'aside';
    }
    const refutation = refutationOf(this.family, this.position, this.options);
    if (refutation !== undefined) return this.unsolvable(refutation);
    const search = yield* this.begin();
    this.search = search;
    const left = this.limits.memory - this.preparedBytes;
    if (search === undefined || search.counts.bytes > left) return this.stop('memory');
    let outcome: Outcome<readonly M[]> | undefined;
    for (let expansions = yield 'aside'; outcome === undefined; ) {
      outcome = search.step(expansions);
      if (outcome === undefined) expansions = yield 'search';
    }
    if (outcome.status === 'stopped') return this.stop(outcome.reason);
    if (outcome.status === 'solved') {
      yield* replayInSteps(this.family, this.position, outcome.path);
      return this.solved(outcome.path, outcome.optimal);
    }
    const seen = `all ${showCount(search.counts.stored)} positions that can be reached were seen, and none is solved`;
    return this.unsolvable(outcome.reason ?? seen);
  }

  /**
   * Builds the large tables of a heuristic that are not on the shelf, if the memory limit allows it; strategies do so themselves. Returns
   * the bytes that the tables take, or would take at the worst moment.
   */
  private *makeTables(): Generator<Piece, number, number> {
    const { family, position, means } = this;
    const { metric, id, heuristic, informed } = this.choice;
    if (!informed) return 0;
    const requests = family.tables?.needed(position, metric, { algorithm: id, heuristic: heuristic.id }) ?? [];
    const missing = requests.filter((request) => means.tables.get(request.id) === undefined);
    const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
    const most = bytes + Math.max(0, ...missing.map((request) => request.buildBytes - request.bytes));
    if (most > this.limits.memory) return most;
    for (const request of missing) {
      const building = family.tables!.build(request.id)!;
      let step = building.next();
      for (; !step.done; step = building.next()) {
        this.activity = `building tables, ${Math.floor(100 * step.value)} %`;
        yield 'aside';
      }
      means.tables.put(request.id, step.value);
    }
    this.activity = undefined;
    return bytes;
  }

  /** The search, if the memory suffices; before it starts, what is known of the start by admissible heuristics. */
  private *begin(): Generator<Piece, Search<readonly M[]> | undefined, number> {
    const { family, position, means } = this;
    const { metric, strategy, algorithm, heuristic } = this.choice;
    const { trace, tieBreak } = this.options;
    const { memory, time, expansions } = this.limits;
    const untilLimit = time !== undefined || expansions < Number.POSITIVE_INFINITY;
    const wishes = { ...means, heuristic, untilLimit, ...(trace === undefined ? {} : { trace }) };
    const left = memory - this.preparedBytes;
    if (strategy !== undefined) return strategy.start(position, metric, { ...wishes, memoryLimit: left });
    const space = family.space(position, metric, means.tables);
    for (const bound of boundsAtStart(family, position, space, metric)) {
      this.leastLength = Math.max(this.leastLength, bound);
      yield 'aside';
    }
    const tableBytes = yield* this.makeTables();
    if (tableBytes > left) return undefined;
    const options = { ...wishes, memoryLimit: left - tableBytes };
    const search =
      tieBreak === undefined ? algorithm!.start(space, options) : new TieBreaking(space, options, tieBreak);
    return inMoves(space, search);
  }

  private stop(stopReason: StopReason): Solution<M, I> {
    const why = { stopReason, reason: STOPPED[stopReason] };
    const incumbent = this.search?.incumbent;
    this.solution =
      incumbent === undefined
        ? { ...this.account(), status: 'stopped', ...why, optimal: false, moves: [] }
        : { ...this.checked(incumbent.path), ...why };
    return this.solution;
  }

  private unsolvable(reason: string): Solution<M, I> {
    return { ...this.account(), status: 'unsolvable', reason, optimal: false, moves: [] };
  }

  private checked(path: readonly M[]): Solved<M, I> {
    replay(this.family, this.position, path, this.choice.metric);
    return this.solved(path, false);
  }

  private solved(path: readonly M[], proved: boolean): Solved<M, I> {
    const length = lengthOf(this.family, path, this.choice.metric);
    const lowerBound = proved ? length : Math.min(length, this.progress.lowerBound);
    return { ...this.account(), status: 'solved', optimal: lowerBound === length, moves: path, length, lowerBound };
  }

  private account(): Account<I> {
    const { metric, id: algorithm, heuristic, informed } = this.choice;
    const { counts, lowerBound } = this.progress;
    return { metric, algorithm, ...(informed ? { heuristic: heuristic.id } : {}), counts, lowerBound };
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
export function replay<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  start: P,
  moves: readonly M[],
  metric: I['metric'] = family.metrics[0]!.id,
): number {
  demand(['family', family, aFamily], ['moves', moves, aList]);
  for (const _ of replayInSteps(family, positionOf(family, start), moves));
  return lengthOf(family, moves, metric);
}

function* replayInSteps<P, M>(family: Family<P, M>, start: P, moves: readonly M[]): Generator<'aside', void> {
  let position = start;
  if (family.playAll !== undefined) {
    const played = family.playAll(start, moves);
    if (!played.ok) throw new Error(`The solution is not legal: ${played.problem.message}.`);
    position = played.value;
  } else {
    for (const [i, move] of moves.entries()) {
      const played = family.play(position, move);
      if (!played.ok) throw new Error(`Move ${i + 1} of the solution is not legal: ${played.problem.message}.`);
      position = played.value;
      yield 'aside';
    }
  }
  if (!family.isSolved(position)) throw new Error('The solution does not solve the puzzle.');
}

function lengthOf<P, M>(family: Family<P, M>, moves: readonly M[], metric: string): number {
  // Solutions of millions of moves hold few different ones, and each is checked before it is counted.
  const costs = new Map<M, number>();
  let length = 0;
  for (const move of moves) {
    let cost = costs.get(move);
    if (cost === undefined) {
      cost = family.cost(move, metric);
      costs.set(move, cost);
    }
    length += cost;
  }
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

/** Lower bounds for the start: what the admissible heuristics say that need no large tables, the metric's own first. */
function* boundsAtStart<P, M>(family: Family<P, M>, position: P, space: Space<M>, metric: string): Generator<number> {
  const state = new Int32Array(space.stateWords);
  space.start(state, 0);
  const { defaultHeuristic } = family.metrics.find(({ id }) => id === metric)!;
  const [own, others] = [true, false].map((first) =>
    family.heuristics.filter(({ id }) => (id === defaultHeuristic) === first),
  );
  for (const { id, admissible, metrics, unfit } of [...own!, ...others!]) {
    if (!admissible || !metrics.includes(metric) || unfit?.(position) !== undefined) continue;
    const tables = family.tables?.needed(position, metric, { algorithm: 'astar', heuristic: id }) ?? [];
    if (tables.length === 0) yield space.heuristic(id)(state, 0);
  }
}

/** Why a weight cannot be used, if it cannot. */
export function troubleWithWeight(weight: number): string | undefined {
  return typeof weight === 'number' && weight >= 1 && weight <= 1000
    ? undefined
    : `the weight must be a number from 1 to 1000, not ${String(weight)}`;
}
