import {
  aBoolean,
  aCount,
  aFamily,
  aNumber,
  anIdOf,
  assertArguments,
  aTableCache,
  aText,
  listOf,
  objectWith,
  optional,
  positionOf,
} from '@slidewise/core/checking';
import type { Family, Ids, Space, TableCache } from '@slidewise/core/contract';
import { newWords, StateIndex } from '@slidewise/core/internals';
import { english } from '@slidewise/core/messages';
import { newSuccessors } from '@slidewise/core/search';
import { MemoryTableCache } from '@slidewise/core/solving';

/** A position where a heuristic promises too much. */
export interface TooHigh<P = unknown> {
  /** The position. */
  readonly position: P;
  /** What the heuristic says of it. */
  readonly estimate: number;
  /** The length of a shortest solution. */
  readonly distance: number;
}

/** A move along which a heuristic falls by more than 1. */
export interface TooSteep<P = unknown> {
  /** The position before the move. */
  readonly position: P;
  /** What the heuristic says of it. */
  readonly estimate: number;
  /** The position after the move. */
  readonly after: P;
  /** What the heuristic says of that. */
  readonly estimateAfter: number;
  /** The length of a shortest solution of the position, where it has one. */
  readonly distance?: number;
}

/** What a heuristic says of all positions of one distance from the goals. */
export interface SpreadRow {
  /** The length of their shortest solutions. */
  readonly distance: number;
  /** How many there are. */
  readonly positions: number;
  /** The mean of the heuristic over them. */
  readonly mean: number;
  /** Its least value. */
  readonly least: number;
  /** Its largest value. */
  readonly most: number;
  /** For how many of them it says the distance itself. */
  readonly exact: number;
}

/** All positions of one distance of which a heuristic says the same. */
export interface EstimatePoint<P = unknown> {
  /** The length of their shortest solutions. */
  readonly distance: number;
  /** What the heuristic says of them. */
  readonly estimate: number;
  /** How many there are. */
  readonly positions: number;
  /** One of them: the start if it is among them. */
  readonly position: P;
}

/** What a heuristic is over all positions that can be reached from one. */
export interface HeuristicReport<P = unknown> {
  /** The id of the heuristic. */
  readonly heuristic: string;
  /** The counterexample nearest to a goal; left out if it never overestimates. Of several, the one whose board reads first. */
  readonly tooHigh?: TooHigh<P>;
  /** The same of moves; left out if it is consistent. */
  readonly tooSteep?: TooSteep<P>;
  /** What it says at each distance, from 0 on; positions without a solution are left out. */
  readonly spread: readonly SpreadRow[];
  /** The same value by value, with boards, if they were asked for; the first has the start, if that has a solution. */
  readonly points?: readonly EstimatePoint<P>[];
}

/** Options for `checkHeuristics`. */
export interface CheckOptions<Metric extends string = string, Heuristic extends string = string> {
  /** The first of the family by default. */
  readonly metric?: Metric;
  /** By default all that estimate the metric on this board. */
  readonly heuristics?: readonly Heuristic[];
  /** Larger spaces are not checked; 1,000,000 by default. */
  readonly positions?: number;
  /** Nor are those whose positions take more bytes; no limit by default. */
  readonly memory?: number;
  /** Heuristics whose tables are not on it are left out by default. */
  readonly tables?: TableCache;
  /** Reports have points, too. */
  readonly points?: boolean;
}

/** What came of checking some heuristics. */
export interface HeuristicCheck<P = unknown> {
  /** The positions that were checked. */
  readonly positions: number;
  /** Left out where a limit was hit. */
  readonly reports?: readonly HeuristicReport<P>[];
  /** Which limit was hit, if any. */
  readonly limit?: 'positions' | 'memory';
}

const MOST_POSITIONS = 1_000_000;
/** So many words of positions are looked at between two pauses: on large boards a few of thousands of successors. */
const SLICE = 1 << 12;

const someOptions = objectWith({
  heuristics: optional(listOf(aText)),
  positions: optional(aCount),
  memory: optional(aNumber),
  tables: optional(aTableCache),
  points: optional(aBoolean),
});

/**
 * Checks heuristics against exact distances: admissible ones never exceed the shortest solution, consistent ones fall
 * by at most 1 along every move. Works in slices: each yields the positions found so far.
 */
export function checkHeuristics<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  options: CheckOptions<I['metric'], I['heuristic']> = {},
): Generator<number, HeuristicCheck<P>> {
  assertArguments(['family', family, aFamily], ['options', options, someOptions]);
  assertArguments(['options.metric', options.metric, optional(anIdOf(english.unknownMetric, family.metrics))]);
  for (const id of options.heuristics ?? []) {
    assertArguments(['options.heuristics', id, anIdOf(english.unknownHeuristic, family.heuristics)]);
  }
  const { metric = family.metrics[0]!.id, tables = new MemoryTableCache() } = options;
  const board = positionOf(family, position);
  const ids =
    options.heuristics ??
    family.heuristics.flatMap(({ id, metrics, unfit }) => {
      if (!metrics.includes(metric) || unfit?.(board) !== undefined) return [];
      const needed = family.tables?.needed(board, metric, { heuristic: id }) ?? [];
      return needed.every((table) => tables.has(table.id)) ? [id] : [];
    });
  const space = family.space(board, metric, tables);
  const { positions = MOST_POSITIONS, memory = Number.POSITIVE_INFINITY } = options;
  return new Checking(space, positions, memory, options.points === true).run(ids);
}

class Checking<P> {
  private readonly states: StateIndex;
  private readonly out;
  private readonly state: Int32Array;
  /** Words since the last pause. */
  private words = 0;

  constructor(
    private readonly space: Space<unknown, P>,
    private readonly most: number,
    private readonly memory: number,
    private readonly withPoints: boolean,
  ) {
    this.states = new StateIndex(space.keyWords);
    this.out = newSuccessors(space);
    this.state = newWords(space.stateWords);
  }

  *run(heuristics: readonly string[]): Generator<number, HeuristicCheck<P>> {
    const limit = yield* this.explore();
    const positions = this.states.size;
    if (limit !== undefined) return { positions, limit };
    const distances = yield* this.distances();
    const reports: HeuristicReport<P>[] = [];
    for (const id of heuristics) reports.push(yield* this.check(id, distances));
    return { positions, reports };
  }

  /** Whether a pause is due, once so many further positions were looked at. */
  private isDue(positions = 1): boolean {
    this.words += positions * this.space.keyWords;
    if (this.words < SLICE) return false;
    this.words = 0;
    return true;
  }

  /** Finds all states, by breadth-first search; or which limit forbids it. */
  private *explore(): Generator<number, HeuristicCheck['limit']> {
    const { space, states, out, most, memory } = this;
    const key = newWords(space.keyWords);
    space.start(this.state, 0);
    space.save(this.state, 0, key, 0);
    states.insert(key, 0);
    for (let at = 0; at < states.size; at++) {
      for (const _ of this.lists(at)) {
        if (!states.begin(out.count, memory)) return 'memory';
        for (; states.isGrowing; states.grow()) yield states.size;
        for (let i = 0; i < out.count; i++) states.insert(out.keys, i * space.keyWords);
        if (states.size > most) return 'positions';
        if (this.isDue(out.count)) yield states.size;
      }
    }
    return undefined;
  }

  /** Lists the successors of a state, a part at a time where there are very many. */
  private *lists(at: number): Generator<void> {
    const { space, out, state } = this;
    space.load(this.states.keys, at * space.keyWords, state, 0);
    out.next = 0;
    do {
      space.expand(state, 0, -1, out, out.next);
      yield;
    } while (out.next !== 0);
  }

  /** The successors of a state, as edges and numbers of states. */
  private *successors(at: number): Generator<readonly [edge: number, state: number]> {
    const { space, states, out } = this;
    for (const _ of this.lists(at)) {
      for (let i = 0; i < out.count; i++) yield [out.edges[i]!, states.find(out.keys, i * space.keyWords)];
    }
  }

  /** The distance of each state from the nearest goal, by breadth-first search from all goals; -1 where there is none. */
  private *distances(): Generator<number, Int32Array> {
    const { space, states } = this;
    const distances = newWords(states.size).fill(-1);
    const queue = newWords(states.size);
    let end = 0;
    for (let at = 0; at < states.size; at++) {
      if (this.isDue()) yield states.size;
      space.load(states.keys, at * space.keyWords, this.state, 0);
      if (!space.isGoal(this.state, 0)) continue;
      distances[at] = 0;
      queue[end++] = at;
    }
    for (let read = 0; read < end; read++) {
      const at = queue[read]!;
      for (const [, next] of this.successors(at)) {
        if (this.isDue()) yield states.size;
        if (distances[next]! >= 0) continue;
        distances[next] = distances[at]! + 1;
        queue[end++] = next;
      }
    }
    return distances;
  }

  private *check(id: string, distances: Int32Array): Generator<number, HeuristicReport<P>> {
    const { space, states } = this;
    for (const _ of space.prepareHeuristic?.(id) ?? []) yield states.size;
    const estimate = space.heuristic(id);
    const estimates = newWords(states.size);
    const far = (at: number): number => (distances[at]! < 0 ? Number.POSITIVE_INFINITY : distances[at]!);
    const isNearer = (at: number, best: number): boolean =>
      best < 0 ||
      far(at) < far(best) ||
      (far(at) === far(best) && space.compare(states.keys, at * space.keyWords, best * space.keyWords) < 0);
    let tooHigh = -1;
    for (let at = 0; at < states.size; at++) {
      if (this.isDue()) yield states.size;
      space.load(states.keys, at * space.keyWords, this.state, 0);
      estimates[at] = estimate(this.state, 0);
      if (estimates[at]! > far(at) && isNearer(at, tooHigh)) tooHigh = at;
    }
    let [steep, foot] = [-1, -1];
    for (let at = 0; at < states.size; at++) {
      for (const [, next] of this.successors(at)) {
        if (this.isDue()) yield states.size;
        if (estimates[at]! <= estimates[next]! + 1 || !isNearer(at, steep)) continue;
        steep = at;
        foot = next;
      }
    }
    const at = (state: number, beside?: P): P => space.positionAt(states.keys, state * space.keyWords, beside);
    return {
      heuristic: id,
      spread: spreadOf(distances, estimates),
      ...(this.withPoints && {
        points: pointsOf(distances, estimates).map(({ state, ...point }) => ({ ...point, position: at(state) })),
      }),
      ...(tooHigh >= 0 && {
        tooHigh: { position: at(tooHigh), estimate: estimates[tooHigh]!, distance: distances[tooHigh]! },
      }),
      ...(steep >= 0 && {
        tooSteep: {
          position: at(steep),
          estimate: estimates[steep]!,
          after: at(foot, at(steep)),
          estimateAfter: estimates[foot]!,
          ...(distances[steep]! >= 0 && { distance: distances[steep]! }),
        },
      }),
    };
  }
}

/** By distance and estimate, in the order in which they are first met. */
function pointsOf(distances: Int32Array, estimates: Int32Array) {
  const points = new Map<string, { distance: number; estimate: number; positions: number; state: number }>();
  for (const [state, distance] of distances.entries()) {
    if (distance < 0) continue;
    const estimate = estimates[state]!;
    const key = `${distance} ${estimate}`;
    const known = points.get(key);
    if (known === undefined) points.set(key, { distance, estimate, positions: 1, state });
    else known.positions++;
  }
  return [...points.values()];
}

function spreadOf(distances: Int32Array, estimates: Int32Array): SpreadRow[] {
  const rows: { -readonly [Key in keyof SpreadRow]: SpreadRow[Key] }[] = [];
  for (const [at, distance] of distances.entries()) {
    if (distance < 0) continue;
    while (rows.length <= distance) {
      rows.push({ distance: rows.length, positions: 0, mean: 0, least: Number.POSITIVE_INFINITY, most: 0, exact: 0 });
    }
    const row = rows[distance]!;
    const estimate = estimates[at]!;
    row.positions++;
    row.mean += (estimate - row.mean) / row.positions;
    row.least = Math.min(row.least, estimate);
    row.most = Math.max(row.most, estimate);
    if (estimate === distance) row.exact++;
  }
  return rows;
}
