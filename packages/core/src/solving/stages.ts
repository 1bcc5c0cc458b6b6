import type { Basics } from '../contract/basics.js';
import type { Helpers, LimitsLeft, Outcome, Search, Trace } from '../contract/engine/search.js';
import type { Space } from '../contract/engine/space.js';
import type { TableCache } from '../contract/engine/tables.js';
import { buildingTables } from '../messages/en/solving.js';
import type { Message } from '../messages/message.js';
import { inMoves } from '../search/in-moves.js';
import type { Choice } from './choice.js';
import type { LimitsInForce } from './limits.js';
import { replayInSteps } from './replay.js';

/** A position to solve, and how. */
export interface SolvingTask<P, M> {
  readonly family: Basics<P, M>;
  readonly position: P;
  readonly choice: Choice<P, M>;
  readonly cache: TableCache;
  readonly proveFirst: boolean;
  readonly helpers: Helpers | undefined;
  readonly resume: unknown;
}

/** What was done: states were expanded as wanted, or something that is not part of the search proper. */
export type WorkKind = 'search' | 'aside';

const OUT_OF_MEMORY = { status: 'stopped', reason: 'memory' } as const;

/** All the work from a position to an outcome, in slices. */
export class Stages<P, M> {
  search: Search<readonly M[]> | undefined;
  /** A lower bound that is known without the search. */
  leastLength: number;
  /** What is being done before the search. */
  activity: Message | undefined;
  /** The memory of the tables that are cached with the position. */
  private preparedBytes = 0;

  constructor(
    private readonly task: SolvingTask<P, M>,
    private readonly limits: LimitsInForce,
    private readonly trace: Trace | undefined,
  ) {
    this.leastLength = task.family.isSolved(task.position) ? 0 : 1;
  }

  /**
   * From a proof that there is no solution, or the search for one, to the check by the rules. Each slice receives the number of states to
   * expand, and yields whether it expanded them.
   */
  *run(): Generator<WorkKind, Outcome<readonly M[]>, number> {
    const { family, position, proveFirst } = this.task;
    for (const bytes of family.prepare?.(position) ?? []) {
      this.preparedBytes = bytes;
      if (bytes > this.limits.memory) return OUT_OF_MEMORY;
      yield 'aside';
    }
    const reason = proveFirst ? family.refute(position) : undefined;
    if (reason !== undefined) return { status: 'unsolvable', reason };
    const search = yield* this.begin();
    this.search = search;
    if (search === undefined || search.counts.bytes > this.memoryLeft) return OUT_OF_MEMORY;
    let outcome: Outcome<readonly M[]> | undefined;
    for (let expansions = yield 'aside'; outcome === undefined; ) {
      outcome = search.step(expansions);
      if (outcome === undefined) expansions = yield 'search';
    }
    if (outcome.status === 'solved') yield* replayInSteps(family, position, outcome.path);
    return outcome;
  }

  private get memoryLeft(): number {
    return this.limits.memory - this.preparedBytes;
  }

  /** The search, if the memory suffices; before it starts, what is known of the start by admissible heuristics. */
  private *begin(): Generator<WorkKind, Search<readonly M[]> | undefined, number> {
    const { family, position, choice, cache } = this.task;
    const { metric, strategy, algorithm, heuristic, weight, settings, tieBreak } = choice;
    const { time, expansions } = this.limits;
    const untilLimit = time !== undefined || expansions < Number.POSITIVE_INFINITY;
    const basic = { heuristic, weight, ...(this.trace === undefined ? {} : { trace: this.trace }) };
    if (strategy !== undefined) {
      const { helpers, resume } = this.task;
      const means = { tables: cache, helpers, resume, memoryLimit: this.memoryLeft };
      const left = (): LimitsLeft => ({
        milliseconds: time?.left ?? Number.POSITIVE_INFINITY,
        expansions: expansions - (this.search?.counts.expanded ?? 0),
      });
      return strategy.start(position, metric, { ...basic, ...means, untilLimit, left });
    }
    const space = family.space(position, metric, cache);
    for (const bound of boundsAtStart(family, position, space, metric, this.memoryLeft)) {
      this.leastLength = Math.max(this.leastLength, bound);
      yield 'aside';
    }
    const tableBytes = yield* this.makeTables();
    if (tableBytes > this.memoryLeft) return undefined;
    let lookedUp = 0;
    for (const bytes of (choice.informed && space.prepareHeuristic?.(heuristic.id)) || []) {
      lookedUp = bytes;
      if (tableBytes + bytes > this.memoryLeft) return undefined;
      yield 'aside';
    }
    const options = { ...basic, ...settings, memoryLimit: this.memoryLeft - tableBytes - lookedUp };
    const search =
      tieBreak === undefined ? algorithm!.start(space, options) : algorithm!.breakTies!(space, options, tieBreak);
    return inMoves(space, search);
  }

  /**
   * Builds the large tables of a heuristic that are not in the cache, if the memory limit allows it; strategies do so themselves. Returns
   * the bytes that the tables take, or would take at the worst moment.
   */
  private *makeTables(): Generator<WorkKind, number, number> {
    const { family, position, choice, cache } = this.task;
    const { metric, id, heuristic, informed } = choice;
    if (!informed) return 0;
    const requests = family.tables?.needed(position, metric, { algorithm: id, heuristic: heuristic.id }) ?? [];
    const missing = requests.filter((request) => cache.get(request.id) === undefined);
    const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
    const most = bytes + Math.max(0, ...missing.map((request) => request.buildBytes - request.bytes));
    if (most > this.memoryLeft) return most;
    for (const request of missing) {
      const building = family.tables!.build(request.id)!;
      let step = building.next();
      for (; !step.done; step = building.next()) {
        this.activity = buildingTables({ percent: Math.floor(100 * step.value) });
        yield 'aside';
      }
      cache.put(request.id, step.value);
    }
    this.activity = undefined;
    return bytes;
  }
}

/**
 * Lower bounds for the start by admissible heuristics without large tables, as far as memory suffices; the metric's
 * own heuristic comes first. Yields 0 for preparation.
 */
function* boundsAtStart<P, M>(
  family: Basics<P, M>,
  position: P,
  space: Space<M>,
  metric: string,
  memory: number,
): Generator<number> {
  const state = new Int32Array(space.stateWords);
  space.start(state, 0);
  const { defaultHeuristic } = family.metrics.find(({ id }) => id === metric)!;
  const [own, others] = [true, false].map((first) =>
    family.heuristics.filter(({ id }) => (id === defaultHeuristic) === first),
  );
  for (const { id, admissible, metrics, unfit } of [...own!, ...others!]) {
    if (!admissible || !metrics.includes(metric) || unfit?.(position) !== undefined) continue;
    const tables = family.tables?.needed(position, metric, { heuristic: id }) ?? [];
    if (tables.length > 0) continue;
    let isWithin = true;
    for (const bytes of space.prepareHeuristic?.(id) ?? []) {
      isWithin = bytes <= memory;
      if (!isWithin) break;
      yield 0;
    }
    if (isWithin) yield space.heuristic(id)(state, 0);
  }
}
