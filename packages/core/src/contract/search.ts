import type { Ids, Named, Plan } from './ids.js';
import type { Space } from './space.js';
import type { TableShelf } from './tables.js';

/** What a family knows for searches: its packed spaces, heuristics, own algorithms, and which of them to use. */
export interface Searching<P, M, I extends Ids = Ids> {
  /** The first is the one that says nothing (`zeroHeuristic`). */
  readonly heuristics: readonly Heuristic<I['heuristic'], I['metric']>[];
  /** Ways to solve that only this family has, beside the generic algorithms. */
  readonly strategies: readonly Strategy<P, M, I['strategy'], I['heuristic']>[];
  /**
   * Works out, in steps, what the members below and `refute` need to know of a position, so that they answer soon on large boards, too. It
   * is kept with the position; each step yields the bytes that it takes so far.
   */
  prepare?(position: P): Generator<number, void>;
  /**
   * The packed state space that search runs on: an optimisation of the rules, never a second opinion. Positions that can be
   * reached from one another have spaces with the same keys. Heuristics that use large tables look for them on the shelf.
   */
  space(position: P, metric?: I['metric'], tables?: TableShelf): Space<M>;
  /** Its spaces list their goals, so that a search can run backwards. */
  readonly backwards?: boolean;
  /** The algorithm and heuristic that answer fastest with a proof, for this position; tables that are at hand may matter. */
  plan(position: P, metric: I['metric'], tables: TableShelf): Plan;
  /** What still has to happen, by the account of one of the family's admissible heuristics; no reasons where it is solved. */
  explain(position: P, metric?: I['metric']): Explanation;
}

/** The id of the heuristic that says nothing: every family has it. */
export const ZERO_HEURISTIC = 'none';

/** All of it but the metrics. */
export const zeroHeuristic = { id: ZERO_HEURISTIC, summary: 'always 0', admissible: true, consistent: true } as const;

export interface Heuristic<Id extends string = string, MetricId extends string = string> extends Named<Id> {
  /** It never exceeds the true distance, in any of its metrics. */
  readonly admissible: boolean;
  /** It never falls by more than 1 along a move, in any of its metrics. */
  readonly consistent: boolean;
  readonly metrics: readonly MetricId[];
  /** Why it cannot be used for a position, in one sentence; undefined if it can. */
  unfit?(position: unknown): string | undefined;
}

/** A search in progress. It does nothing between calls of `step`. */
export interface Search<Path> {
  /**
   * Expands up to `expansions` further states; the outcome once there is one. On large boards, one state may take several steps of
   * work, each of which counts as an expansion here, but not in the counts.
   */
  step(expansions: number): Outcome<Path> | undefined;
  /** What has been counted so far. */
  readonly counts: Counts;
  /** A proved lower bound of the shortest length so far. */
  readonly lowerBound: number;
  /** The best solution so far, if the search improves one as it goes: what a limit leaves. */
  readonly incumbent?: Incumbent<Path> | undefined;
  /** What it is doing, where that is not searching: `building pattern databases, 40 %`. */
  readonly activity?: string | undefined;
}

export interface Incumbent<Path> {
  readonly path: Path;
  /** In the metric of the search. */
  readonly length: number;
}

export type Outcome<Path> =
  | { readonly status: 'solved'; readonly path: Path; readonly optimal: boolean }
  | {
      readonly status: 'unsolvable';
      /** The proof in a sentence, where it is not just that everything that can be reached has been stored. */
      readonly reason?: string;
    }
  | { readonly status: 'stopped'; readonly reason: 'memory' };

export interface Counts {
  /** States whose successors were listed. */
  readonly expanded: number;
  /** Successors listed. */
  readonly generated: number;
  /** Finished states that had to wait again because a shorter way to them turned up. */
  readonly reopened: number;
  /** Successors that were known already. */
  readonly duplicates: number;
  /** The largest number of states that waited to be expanded at one time. */
  readonly peakOpen: number;
  /** Distinct states entered. */
  readonly stored: number;
  /** The most bytes that the search's tables took at one time. */
  readonly bytes: number;
}

export interface SearchOptions {
  readonly heuristic: Heuristic;
  /** How much more than g the heuristic counts, in weighted A*. */
  readonly weight: number;
  /** The search stops before its tables would grow past this many bytes. */
  readonly memoryLimit: number;
  readonly trace?: Trace;
}

/**
 * Told about every node as the search goes (not by bidirectional search, which has no tree); a tree view or a lesson is drawn from
 * this. The root is entered when the search starts, before anything is expanded.
 */
export interface Trace {
  /** A node entered the open list, or was reached by a shorter way (the same `node` again). The root's parent is -1. */
  enter(node: number, parent: number, edge: number, g: number, h: number): void;
  /** A node was taken from the open list and its successors listed. */
  expand(node: number): void;
  /** A node turned out to be solved, which ends the search. */
  goal?(node: number): void;
}

/** A family's own way to solve: started, stepped, limited and reported like the generic algorithms. */
export interface Strategy<P, M, Id extends string = string, HeuristicId extends string = string> extends Named<Id> {
  /** Its answers are proved shortest. */
  readonly optimal: boolean;
  /** The heuristics that it can be guided by; none if it needs none. */
  readonly heuristics: readonly HeuristicId[];
  /** Why it cannot be used for a position, in one sentence; undefined if it can. */
  unfit?(position: P, metric: string): string | undefined;
  start(position: P, metric: string, options: StrategyOptions): Search<readonly M[]>;
}

/** What a family's own strategies are told besides. */
export interface StrategyOptions extends SearchOptions {
  readonly tables: TableShelf;
  /** A limit will end the search: one that improves its solution goes on till then, and otherwise only while that is quick. */
  readonly untilLimit: boolean;
}

/** A heuristic's lower bound, in words. */
export interface Explanation {
  /** Whose account it is. */
  readonly heuristic: string;
  /** Its estimate: no solution is shorter, in the metric. */
  readonly bound: number;
  /** What adds up to the bound, or is known of the way where that is 0; the weightiest first. */
  readonly reasons: readonly Reason[];
}

export interface Reason {
  /** A sentence without its full stop. */
  readonly text: string;
  /** The numbers of the pieces in the scene that it speaks of. */
  readonly pieces: readonly number[];
}
