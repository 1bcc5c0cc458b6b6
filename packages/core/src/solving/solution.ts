import type { Counts } from '../contract/engine/search.js';
import type { Ids } from '../contract/ids.js';
import type { Message } from '../messages/message.js';
import type { AlgorithmId } from '../search/algorithms.js';

/** How far solving has come. */
export interface Progress {
  /** What the search has counted so far. */
  readonly counts: Counts;
  /** No solution is shorter, as far as is proved. */
  readonly lowerBound: number;
  /** The bound that the search has proved itself: admissible heuristics may give a larger one for the start. */
  readonly ownBound: number;
  /** The length of the best solution so far, if there is one already. */
  readonly length?: number;
  /** The activity, unless it is searching. */
  readonly activity?: Message;
}

/** Why solving stopped before its end. */
export type StopReason = 'time' | 'memory' | 'expansions' | 'cancelled' | 'depth' | 'stuck';

/** What is known at the end: its `status` says which of the three it is. */
export type Solution<M = unknown, I extends Ids = Ids> = Solved<M, I> | Unsolvable<M, I> | Stopped<M, I>;

/** Moves that solve the position; they have been replayed by the family's rules. */
export interface Solved<M = unknown, I extends Ids = Ids> extends Account<I> {
  readonly status: 'solved';
  /** The moves from the start, replayed by the rules. */
  readonly moves: readonly M[];
  /** The length of the moves in the metric. */
  readonly length: number;
  /** The length is proved to be the shortest. */
  readonly optimal: boolean;
  /** The limit that ended the search for a better solution, if one did. */
  readonly reason?: Message;
  /** Which limit that was, as an id. */
  readonly stopReason?: StopReason;
}

/** There is no solution, and that is proved. */
export interface Unsolvable<M = unknown, I extends Ids = Ids> extends Unsolved<M>, Account<I> {
  readonly status: 'unsolvable';
  /** The proof. */
  readonly reason: Message;
  /** Nothing was cut short. */
  readonly stopReason?: never;
}

/** A limit was hit before anything was known. */
export interface Stopped<M = unknown, I extends Ids = Ids> extends Unsolved<M>, Account<I> {
  readonly status: 'stopped';
  /** Why it stopped, as a message. */
  readonly reason: Message;
  /** Which limit was hit, as an id. */
  readonly stopReason: StopReason;
}

interface Unsolved<M> {
  /** None. */
  readonly moves: readonly M[];
  readonly length?: never;
  readonly optimal: false;
}

/** How it was searched, and what that has cost. */
export interface Account<I extends Ids> {
  readonly metric: I['metric'];
  readonly algorithm: AlgorithmId | I['strategy'];
  /** Left out where the algorithm uses none. */
  readonly heuristic?: I['heuristic'];
  /** No solution is shorter than this. */
  readonly lowerBound: number;
  readonly counts: Counts;
}
