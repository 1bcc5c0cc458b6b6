import { aBoolean, aFunction, anObject, argumentError, aText, type Check, filledListOf, objectWith } from '../check.js';
import type { Basics } from '../contract/basics.js';
import { aFamilyToSolve } from '../contract/checking/family-checks.js';
import type { Helpers } from '../contract/engine/search.js';
import type { TableCache, TableRequest } from '../contract/engine/tables.js';
import type { Ids } from '../contract/ids.js';
import { MemoryTableCache } from '../memory-table-cache.js';
import * as say from '../messages/en/solving.js';
import { ok, problem, type Result } from '../result.js';
import { type Algorithm, type AlgorithmId, algorithms } from '../search/algorithms.js';
import { type Choice, choose } from './choice.js';
import { type Limits, putInForce } from './limits.js';
import { type PrepareOptions, type StartOptions, somePrepareOptions, someStartOptions } from './options.js';
import { Solving } from './solving.js';
import type { SolvingTask } from './stages.js';

const anAlgorithm = objectWith({
  id: aText,
  informed: aBoolean,
  weighted: aBoolean,
  backwards: aBoolean,
  shortestIf: aText,
  start: aFunction,
} satisfies Partial<Record<keyof Algorithm, Check>>);

const someAlgorithms = filledListOf(anAlgorithm);

/** The tables of all solving that is given no cache of its own. */
const sharedCache = new MemoryTableCache();

/** Decides how to solve a position, and does nothing yet. The problem, if any, is with the options. */
export function prepare<P, M, I extends Ids = Ids>(
  family: Basics<P, M, I>,
  position: P,
  options: PrepareOptions<I> = {},
): Result<Preparation<P, M, I>> {
  return prepareWith(algorithms, family, position, options);
}

/** The same by some algorithms alone, beside the strategies of the family: a program carries no others. Where the family plans another one, the first is taken. */
export function prepareWith<P, M, I extends Ids = Ids>(
  some: readonly Algorithm[],
  family: Basics<P, M, I>,
  position: P,
  options: PrepareOptions<I> = {},
): Result<Preparation<P, M, I>> {
  const error = argumentError(
    ['algorithms', some, someAlgorithms],
    ['family', family, aFamilyToSolve],
    ['options', options, somePrepareOptions],
  );
  if (error !== undefined) return problem(error);
  const start = family.check(position);
  return start.ok ? decide(some, family, start.value, options) : start;
}

function decide<P, M, I extends Ids>(
  some: readonly Algorithm[],
  family: Basics<P, M, I>,
  position: P,
  options: PrepareOptions<I>,
): Result<Preparation<P, M, I>> {
  const { tables = sharedCache, proveFirst = true, helpers, resume, limits = {} } = options;
  const known = putInForce(limits);
  if (!known.ok) return known;
  // Checkpoints are those of searches with tables: other tables, or none, are no way out then.
  const memory = resume === undefined ? known.value.memory : Number.POSITIVE_INFINITY;
  const chosen = choose<P, M>(some, family, position, options, tables, memory);
  if (!chosen.ok) return chosen;
  const { id, strategy, heuristic } = chosen.value;
  const able = strategy?.resumable;
  if (resume !== undefined && !able?.includes(heuristic.id)) {
    if (able === undefined) return problem(say.noCheckpoints({ algorithm: id }));
    return problem(say.noCheckpointsWith({ algorithm: id, heuristic: heuristic.id, able }));
  }
  const again = () => decide(some, family, position, options);
  return ok(
    new Preparation<P, M, I>(family, position, chosen.value, tables, proveFirst, helpers, limits, resume, again),
  );
}

/** How a position is going to be solved: everything that is decided before anything is searched. */
export class Preparation<P, M, I extends Ids = Ids> implements SolvingTask<P, M> {
  constructor(
    /** The family. */
    readonly family: Basics<P, M>,
    /** The position to solve. */
    readonly position: P,
    /** What was chosen, for solving itself. */
    readonly choice: Choice<P, M>,
    /** The store of large tables. */
    readonly cache: TableCache,
    /** True if a proof without search comes first. */
    readonly proveFirst: boolean,
    /** Other threads that can take part; undefined if there are none. */
    readonly helpers: Helpers | undefined,
    /** The limits for which it was planned. */
    readonly limits: Limits,
    /** What an earlier solving has left, to go on from. */
    readonly resume: unknown,
    /** Decides once more by the same options, after tables have been fetched or built: which are in the cache may change the plan. */
    readonly again: () => Result<Preparation<P, M, I>>,
  ) {}

  /** The metric in which it will be solved. */
  get metric(): I['metric'] {
    return this.choice.metric;
  }

  /** The id of the algorithm or strategy. */
  get algorithm(): AlgorithmId | I['strategy'] {
    return this.choice.id;
  }

  /** Undefined where the algorithm uses none. */
  get heuristic(): I['heuristic'] | undefined {
    return this.choice.informed ? this.choice.heuristic.id : undefined;
  }

  /** Undefined where the algorithm takes none. */
  get weight(): number | undefined {
    return this.choice.algorithm?.weighted ? this.choice.weight : undefined;
  }

  /** The large tables that solving would use, for callers that fetch or build them beforehand; empty if it needs none. */
  get tables(): readonly TableRequest[] {
    const { family, position, choice } = this;
    if (family.tables === undefined || !(choice.strategy !== undefined || choice.informed)) return [];
    if (this.proveFirst && family.refute(position) !== undefined) return [];
    return family.tables.needed(position, choice.metric, { algorithm: choice.id, heuristic: choice.heuristic.id });
  }

  /** Whether a trace hears of every node: not where the search has no single tree. */
  get isTraceable(): boolean {
    const { strategy, algorithm } = this.choice;
    return strategy === undefined ? algorithm?.ranking !== undefined : strategy.traceable === true;
  }

  /** Makes ready to solve, on some options. The problem, if any, is with them. */
  start(options: StartOptions = {}): Result<Solving<P, M, I>> {
    const error = argumentError(['options', options, anObject], ['options', options, someStartOptions]);
    if (error !== undefined) return problem(error);
    if (options.trace !== undefined && !this.isTraceable) return problem(say.noTrace({ algorithm: this.algorithm }));
    const limits = putInForce(options.limits ?? this.limits);
    return limits.ok ? ok(new Solving<P, M, I>(this, options, limits.value)) : limits;
  }
}
