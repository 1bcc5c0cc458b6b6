import type { Message } from '../messages/message.js';
import type { Titled } from './ids.js';

/** The id of the zero heuristic, which every family has. */
export const ZERO_HEURISTIC = 'none';

/** All of it but the metrics. */
export const zeroHeuristic = {
  id: ZERO_HEURISTIC,
  title: 'No estimate',
  summary: 'always 0',
  admissible: true,
  consistent: true,
} as const;

/** An estimate of the distance from the nearest goal. */
export interface Heuristic<Id extends string = string, MetricId extends string = string> extends Titled<Id> {
  /** It never exceeds the distance from the nearest goal, in any of its metrics. */
  readonly admissible: boolean;
  /** It never decreases by more than the cost of a move, in any of its metrics. */
  readonly consistent: boolean;
  /** The metrics that it estimates. */
  readonly metrics: readonly MetricId[];
  /** Why it cannot be used for a position; undefined if it can. */
  unfit?(position: unknown): Message | undefined;
}

/** A term of a heuristic's value: all of them add up to it. */
export interface EstimatePart {
  /** How much it adds. */
  readonly count: number;
  /** What is so: a sentence without its full stop. */
  readonly why: Message;
  /** The numbers of the pieces in the scene that it speaks of, the one that it is about first. */
  readonly pieces: readonly number[];
}

/** A heuristic's lower bound, explained. */
export interface Explanation {
  /** The id of the heuristic. */
  readonly heuristic: string;
  /** Its estimate: no solution is shorter, in the metric. */
  readonly bound: number;
  /** The terms of the bound; if it is 0, facts about the solution. */
  readonly reasons: readonly Reason[];
}

/** A term of a lower bound, explained. */
export interface Reason {
  /** What is so: a sentence without its full stop. */
  readonly why: Message;
  /** What is so once it no longer holds, the same for all reasons about it: `7 is in its place`. */
  readonly done: Message;
  /** The numbers of the pieces in the scene that it speaks of. */
  readonly pieces: readonly number[];
}
