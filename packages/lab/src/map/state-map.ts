import { anIdOf, assertArguments, optional, placeIn } from '@slidewise/core/checking';
import type { Family, Ids, Space } from '@slidewise/core/contract';
import { type PartialGraph, positionIds, type ShortestPaths } from '@slidewise/core/internals';
import { english } from '@slidewise/core/messages';
import { unwrap } from '@slidewise/core/result';
import type { MapFacts } from './facts.js';

/** Why a map is a part: which limit ended the exploration. */
export type MapLimit = 'positions' | 'time' | 'memory' | 'cancelled';

/** What a map is made from. */
export interface MapParts<P> {
  /** The positions and the moves between them. */
  readonly graph: PartialGraph;
  /** What was counted. */
  readonly facts: MapFacts;
  /** All shortest ways from the start to solved positions, inside the map. */
  readonly shortest: ShortestPaths | undefined;
  /** No solution is shorter than `shortest`; or, if there is none, no solution exists. */
  readonly proved: boolean;
  /** Which limit ended the exploration; undefined if the map is whole. */
  readonly limit: MapLimit | undefined;
  /** The space that was explored. */
  readonly space: Space<unknown, P>;
  /** The positions farthest from the start, by number. */
  readonly farthest: readonly number[];
  /** The positions farthest from the goals, by number. */
  readonly hardest: readonly number[];
}

/**
 * All positions that can be reached from a start, as a graph; or the part of it that a limit allows: near the start, the goals and the
 * shortest ways. Positions are numbered from 0, the start, in order of their distance from it.
 */
export class StateMap<P, I extends Ids = Ids> implements MapParts<P> {
  /** The positions and the moves between them. */
  readonly graph: PartialGraph;
  /** What was counted. */
  readonly facts: MapFacts;
  readonly shortest: ShortestPaths | undefined;
  readonly proved: boolean;
  /** Which limit ended the exploration; undefined if the map is whole. */
  readonly limit: MapLimit | undefined;
  /** The space that was explored. */
  readonly space: Space<unknown, P>;
  readonly farthest: readonly number[];
  /** The positions farthest from the goals, by number. */
  readonly hardest: readonly number[];
  /** What writes ids, by format. */
  private readonly writers = new Map<string | undefined, (position: P) => string>();

  constructor(
    /** The family. */
    readonly family: Family<P, unknown, I>,
    /** The position from which it was made. */
    readonly start: P,
    /** The metric of the moves. */
    readonly metric: I['metric'],
    parts: MapParts<P>,
  ) {
    this.graph = parts.graph;
    this.facts = parts.facts;
    this.shortest = parts.shortest;
    this.proved = parts.proved;
    this.limit = parts.limit;
    this.space = parts.space;
    this.farthest = parts.farthest;
    this.hardest = parts.hardest;
  }

  /** How many positions are on the map. */
  get size(): number {
    return this.graph.fromStart.length;
  }

  /** Nothing is missing. Otherwise the whole space has at least these counts, and at most these distances. */
  get isComplete(): boolean {
    return this.limit === undefined;
  }

  /** Where the positions of a part are, in words. */
  get nearWhat(): string {
    return this.shortest === undefined ? 'near the start' : 'near the start, the goals and the shortest ways';
  }

  /** A position by its number; where pieces are identical, the one that is most like another position, by default like the start. */
  position(number: number, beside: P = this.start): P {
    this.assertNumber(number);
    const { states } = this.graph;
    return unwrap(this.family.check(this.space.positionAt(states.keys, number * states.keyWords, beside)));
  }

  /** The id of a position, which every command takes; in a format, if that can express it. */
  id(number: number, format?: I['format']): string {
    return this.idOf(this.position(number), format);
  }

  /** The id of one of the positions that are the same but for identical pieces. */
  idOf(position: P, format?: I['format']): string {
    assertArguments(['format', format, optional(anIdOf(english.unknownFormat, this.family.formats))]);
    const known = this.writers.get(format) ?? positionIds(this.family, format);
    this.writers.set(format, known);
    return known(position);
  }

  /** The numbers of the neighbours of a position. */
  neighbours(number: number): Int32Array {
    this.assertNumber(number);
    const { offsets, neighbours } = this.graph;
    return neighbours.subarray(offsets[number], offsets[number + 1]);
  }

  /** A shortest way from a position to the nearest solved one, by their numbers; empty if there is none. */
  pathFrom(number: number): number[] {
    this.assertNumber(number);
    const { toGoal } = this.graph;
    const path: number[] = [];
    for (let at = toGoal[number]! < 0 ? undefined : number; at !== undefined; ) {
      path.push(at);
      const distance: number = toGoal[at]!;
      at = distance === 0 ? undefined : this.neighbours(at).find((next) => toGoal[next] === distance - 1);
    }
    return path;
  }

  private assertNumber(number: number): void {
    assertArguments(['number', number, placeIn(this.size, 'positions')]);
  }
}
