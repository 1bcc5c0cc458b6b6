import {
  aCount,
  aFamily,
  aNumber,
  anIdOf,
  anObject,
  aSignal,
  assertArguments,
  aTableCache,
  objectWith,
  optional,
  positionOf,
} from '@slidewise/core/checking';
import type { Family, Ids, Space, TableCache } from '@slidewise/core/contract';
import {
  GraphBuilding,
  type LimitsInForce,
  OutOfMemory,
  Pace,
  PartBuilding,
  type PartialGraph,
  putInForce,
  SLICE,
  shortestPaths,
  usualClock,
} from '@slidewise/core/internals';
import { english, type Message } from '@slidewise/core/messages';
import { finish, prepare, type Solving, type TimeLimit, type Work } from '@slidewise/core/solving';
import { boardOrder, hardestOrder, largest } from './extremes.js';
import { countFacts } from './facts.js';
import { keysAlong } from './solution-keys.js';
import { type MapLimit, StateMap } from './state-map.js';

/** Options for `mapPositions` and `Mapping`. */
export interface MapOptions<I extends Ids = Ids> {
  /** What a move is; by default the family's first metric. */
  readonly metric?: I['metric'];
  /** How many of the positions farthest from the goals are wanted; 1 by default. */
  readonly hardest?: number;
  /** How many of the positions farthest from the start; 1 by default. */
  readonly farthest?: number;
  /** Beyond these, the map is a part. */
  readonly limits?: MapLimits;
  /** Where the large tables of heuristics are, which finding a solution of a space beyond the limits may take. */
  readonly tables?: TableCache;
  /** The work ends soon after `aborted` has become true, with what is known. */
  readonly signal?: { readonly aborted: boolean };
}

/** Beyond these, a map is a part. */
export interface MapLimits {
  /** 1,000,000 by default. */
  readonly positions?: number;
  /** Milliseconds, or a time limit with a clock of its own; none by default. */
  readonly time?: number | TimeLimit;
  /** Bytes of the tables; none by default. */
  readonly memory?: number;
}

/** What is being done. */
export type MapStage = 'exploring' | 'solving' | 'collecting' | 'counting';

const MOST_POSITIONS = 1_000_000;

/** The parts of the time in which to explore, and by the end of which to have solved, and to have collected a part. */
const EXPLORING = 0.3;
const SOLVING = 0.5;
const COLLECTING = 0.65;

/** What finding a solution may expand: so many positions, or so many times those of the map. */
const LEAST_EXPANSIONS = 2_000_000;
const EXPANSIONS_A_POSITION = 4;

const someOptions = objectWith({
  hardest: optional(aCount),
  farthest: optional(aCount),
  limits: optional(anObject),
  tables: optional(aTableCache),
  signal: optional(aSignal),
});

type Piece = 'expansions' | 'aside';

/** Maps all positions that can be reached from one, a few steps at a time. */
export class Mapping<P, M, I extends Ids = Ids> implements Work<StateMap<P, I>> {
  /** The metric of the moves. */
  readonly metric: I['metric'];
  private readonly start: P;
  private readonly space: Space<M, P>;
  private readonly most: number;
  private readonly pace = new Pace();
  private readonly pieces: Generator<Piece, StateMap<P, I>, number>;
  private readonly clocks: readonly LimitsInForce[];
  private doing: MapStage = 'exploring';
  private building: GraphBuilding | undefined;
  private solving: Solving<P, M, I> | undefined;
  private found = 1;
  private result: StateMap<P, I> | undefined;

  constructor(
    private readonly family: Family<P, M, I>,
    position: P,
    private readonly options: MapOptions<I> = {},
  ) {
    assertArguments(['family', family, aFamily], ['options', options, someOptions]);
    assertArguments(['options.metric', options.metric, optional(anIdOf(english.unknownMetric, family.metrics))]);
    this.start = positionOf(family, position);
    this.metric = options.metric ?? family.metrics[0]!.id;
    const { positions = MOST_POSITIONS, time, memory } = options.limits ?? {};
    assertArguments(['options.limits.positions', positions, aCount]);
    this.most = Math.max(1, positions);
    this.clocks = [EXPLORING, SOLVING, COLLECTING].map((share) => partOf(time, memory, share));
    this.space = family.space(this.start, this.metric, options.tables);
    this.pieces = this.run();
  }

  /** What it is doing. */
  get stage(): MapStage {
    return this.doing;
  }

  /** The activity, unless it is counting: `building pattern databases, 40 %`. */
  get activity(): Message | undefined {
    return this.doing === 'solving' ? this.solving?.progress.activity : undefined;
  }

  /** Positions found so far. */
  get positions(): number {
    return this.found;
  }

  /** Expands up to so many further positions; the map once it is done. */
  step(expansions: number): StateMap<P, I> | undefined {
    assertArguments(['expansions', expansions, aCount]);
    while (this.advance(expansions) === 'aside');
    return this.result;
  }

  /** Works for about so many milliseconds; the map once it is done. */
  work(milliseconds = SLICE): StateMap<P, I> | undefined {
    assertArguments(['milliseconds', milliseconds, aNumber]);
    this.pace.keep(milliseconds, usualClock(), (expansions) => this.advance(expansions) ?? 'over');
    return this.result;
  }

  /** Ends it now: with the part around the start that is explored. */
  cancel(): StateMap<P, I> {
    this.result ??= this.cancelled();
    return this.result;
  }

  private advance(expansions: number): Piece | undefined {
    if (this.result !== undefined) return undefined;
    if (this.options.signal?.aborted) {
      this.cancel();
      return undefined;
    }
    const next = this.pieces.next(expansions);
    if (!next.done) return next.value;
    this.result = next.value;
    return undefined;
  }

  private *run(): Generator<Piece, StateMap<P, I>, number> {
    for (const _ of this.family.prepare?.(this.start) ?? []) yield 'aside';
    const building = new GraphBuilding(this.space, this.most);
    this.building = building;
    const limit = yield* this.explore(building);
    if (typeof limit === 'object') {
      return yield* this.finish({ ...limit, cut: new Uint8Array(limit.fromStart.length) }, undefined, true);
    }
    const { seeds, proved } = yield* this.shortestWays(building);
    this.doing = 'collecting';
    this.building = undefined;
    const part = new PartBuilding(this.space, seeds, Math.min(this.most, Math.max(building.size, 1)));
    for (let graph: PartialGraph | undefined; ; ) {
      const clock = this.clocks[2]!;
      if (clock.time?.isOver || part.bytes > clock.memory) part.close();
      graph = part.step(yield 'expansions');
      this.found = part.size;
      if (graph !== undefined) return yield* this.finish(graph, limit, proved);
    }
  }

  /** The whole graph, or which limit forbids it. */
  private *explore(building: GraphBuilding): Generator<Piece, Omit<PartialGraph, 'cut'> | MapLimit, number> {
    const { time, memory } = this.clocks[0]!;
    try {
      for (;;) {
        const graph = building.step(yield 'expansions');
        this.found = Math.min(building.size, this.most);
        if (graph !== undefined) return graph;
        if (building.isTooLarge) return 'positions';
        if (time?.isOver) return 'time';
        if (building.bytes > memory) return 'memory';
      }
    } catch (error) {
      if (error instanceof OutOfMemory) return 'memory';
      throw error;
    }
  }

  /** The keys of the states of shortest ways as far as they can be found, the start first; and whether they are proved to be shortest. */
  private *shortestWays(building: GraphBuilding): Generator<Piece, { seeds: Int32Array; proved: boolean }, number> {
    const ball = building.known();
    const paths = shortestPaths(ball);
    const { keyWords } = this.space;
    const only = { seeds: ball.states.keys.slice(0, keyWords), proved: false };
    if (paths !== undefined) {
      const numbers = paths.layers.flatMap((layer) => [...layer]);
      const fitting = numbers.length <= this.most ? numbers : wayIn(ball);
      const seeds = new Int32Array(fitting.length * keyWords);
      for (const [i, number] of fitting.entries()) {
        seeds.set(ball.states.keys.subarray(number * keyWords, (number + 1) * keyWords), i * keyWords);
      }
      return { seeds, proved: true };
    }
    this.doing = 'solving';
    const { time, memory } = this.clocks[1]!;
    const { tables } = this.options;
    const expansions = Math.max(LEAST_EXPANSIONS, EXPANSIONS_A_POSITION * this.most);
    const limits = { memory, expansions };
    const prepared = prepare(this.family, this.start, { metric: this.metric, limits, ...(tables && { tables }) });
    const solving = prepared.ok ? prepared.value.start() : undefined;
    if (solving === undefined || !solving.ok) return only;
    this.solving = solving.value;
    for (;;) {
      // Tables that have to be built first take no expansions, but time.
      const solution = solving.value.work() ?? (time?.isOver ? solving.value.cancel() : undefined);
      yield 'expansions';
      if (solution === undefined) continue;
      if (solution.status === 'unsolvable') return { ...only, proved: true };
      if (solution.status !== 'solved') return only;
      const seeds = keysAlong(this.family, this.start, this.metric, solution.moves, this.space);
      return { seeds, proved: solution.optimal };
    }
  }

  private *finish(
    graph: PartialGraph,
    limit: MapLimit | undefined,
    proved: boolean,
  ): Generator<Piece, StateMap<P, I>, number> {
    this.doing = 'counting';
    this.found = graph.fromStart.length;
    const { space, options } = this;
    const counting = countFacts(space, graph, limit === undefined);
    let counted = counting.next();
    for (; !counted.done; counted = counting.next()) yield 'aside';
    const { hardest = 1, farthest = 1 } = options;
    // After a cancellation nobody waits until boards are compared, of which there may be very many.
    const byNumber = (a: number, b: number): number => a - b;
    const isCancelled = limit === 'cancelled';
    return new StateMap<P, I>(this.family, this.start, this.metric, {
      graph,
      facts: counted.value,
      shortest: shortestPaths(graph),
      proved,
      limit,
      space,
      farthest: largest(graph.fromStart, farthest, isCancelled ? byNumber : boardOrder(space, graph.states)),
      hardest: largest(graph.toGoal, hardest, isCancelled ? byNumber : hardestOrder(this.family, space, graph.states)),
    });
  }

  private cancelled(): StateMap<P, I> {
    const graph = (this.building ?? new GraphBuilding(this.space)).known();
    const finishing = this.finish(graph, 'cancelled', false);
    for (;;) {
      const next = finishing.next(0);
      if (next.done) return next.value;
    }
  }
}

/** Maps all positions that can be reached from one, in one go. */
export function mapPositions<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  options: MapOptions<I> = {},
): StateMap<P, I> {
  return finish(new Mapping<P, M, I>(family, position, options));
}

/** Limits that end after a part of the time; throws a TypeError if they make no sense. */
function partOf(time: number | TimeLimit | undefined, memory: number | undefined, share: number): LimitsInForce {
  const asked = typeof time === 'number' ? { milliseconds: time } : time;
  const limits = putInForce({
    ...(asked && { time: { ...asked, milliseconds: share * asked.milliseconds } }),
    // What is collected after the exploration takes as much again.
    ...(memory !== undefined && { memory: memory / 2 }),
  });
  if (limits.ok) return limits.value;
  throw new TypeError(`options.limits: ${limits.problem.message}`);
}

/** One shortest way. */
function wayIn({ offsets, neighbours, toGoal }: PartialGraph): number[] {
  const path = [0];
  while (toGoal[path.at(-1)!]! > 0) {
    const at = path.at(-1)!;
    const next = neighbours.subarray(offsets[at], offsets[at + 1]).find((each) => toGoal[each] === toGoal[at]! - 1);
    path.push(next!);
  }
  return path;
}
