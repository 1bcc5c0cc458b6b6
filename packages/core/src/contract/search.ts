import type { Message } from '../messages/message.js';
import type { Ids, Plan, Titled } from './ids.js';
import type { Space } from './space.js';
import type { TableCache } from './tables.js';

/** What a family provides for searches: packed spaces, heuristics, its own algorithms, and which of them to use by default. */
export interface Searching<P, M, I extends Ids = Ids> {
  /** The first is the zero heuristic (`zeroHeuristic`). */
  readonly heuristics: readonly Heuristic<I['heuristic'], I['metric']>[];
  /** Algorithms that only this family has, besides the generic ones. */
  readonly strategies: readonly Strategy<P, M, I['strategy'], I['heuristic']>[];
  /**
   * Precomputes, in slices, the tables of a position that the members below and `refute` use, so that they are fast on large boards, too. They
   * are cached with the position; each slice yields the bytes that they take so far.
   */
  prepare?(position: P): Generator<number, void>;
  /**
   * The packed state space that search runs on: an optimisation of the rules, never a second opinion. Positions that can be
   * reached from one another have spaces with the same keys. Heuristics that use large tables look for them in the cache.
   */
  space(position: P, metric?: I['metric'], tables?: TableCache): Space<M, P>;
  /** Its spaces list their goals, so that a search can run backwards. */
  readonly backwards?: boolean;
  /**
   * How to solve a position when nothing is asked for: small boards with a proof. It may depend on the tables in the cache, and on the bytes that the search may
   * take; by default as many as it wants.
   */
  plan(position: P, metric: I['metric'], tables: TableCache, memoryLimit?: number): Plan;
  /** Takes part in a search that another thread has begun: works on its task until that is over. */
  assist?(task: unknown): void;
}

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
  readonly activity?: Message | undefined;
  /** What another search on the same position, with the same options, needs to go on from here (`resume`): plain data; undefined if there is nothing yet. */
  checkpoint?(): unknown;
  /** It is not going to be stepped again: other threads that take part in it are let go. */
  release?(): void;
}

/** Other threads that can take part in a search. A front end may provide some; core starts none. */
export interface Helpers {
  /** How many there are. */
  readonly count: number;
  /** Hands each of them a task, for the family's `assist`; tasks can be cloned. */
  help(family: string, tasks: readonly unknown[]): void;
}

/** The best solution so far of a search that improves one. */
export interface Incumbent<Path> {
  /** Its path from the start. */
  readonly path: Path;
  /** In the metric of the search. */
  readonly length: number;
}

/** How a search ended. */
export type Outcome<Path> =
  | {
      readonly status: 'solved';
      /** The path from the start to a goal. */
      readonly path: Path;
      /** True if the path is proved shortest. */
      readonly optimal: boolean;
    }
  | {
      readonly status: 'unsolvable';
      /** The proof, where it is not just that everything that can be reached has been stored. */
      readonly reason?: Message;
    }
  | { readonly status: 'stopped'; readonly reason: 'memory' };

/** What a search has counted. */
export interface Counts {
  /** Expanded states: those whose successors were generated. */
  readonly expanded: number;
  /** Generated successors. */
  readonly generated: number;
  /** Closed states that were reopened because a cheaper path to them was found. */
  readonly reopened: number;
  /** Duplicates: generated successors that were known already. */
  readonly duplicates: number;
  /** The largest size of the open list. */
  readonly peakOpen: number;
  /** Distinct states stored. */
  readonly stored: number;
  /** The most bytes that the search's tables took at one time. */
  readonly bytes: number;
}

/** What a search is started with. */
export interface SearchOptions {
  /** The heuristic; searches that are not informed ignore it. */
  readonly heuristic: Heuristic;
  /** The weight of h against g in weighted A*. */
  readonly weight: number;
  /** The search stops before its tables would grow past this many bytes; the first solution of one that improves it may take the little that it needs in any case. */
  readonly memoryLimit: number;
  /** Only for what makes one. */
  readonly trace?: Trace;
}

/**
 * Callbacks for every node of a search; a tree view or a lesson is drawn from this. The root is entered when the search starts, before anything is
 * expanded. Searches without a single tree make none: bidirectional search, and strategies that do not say that they are `traceable`. Asking for one is a problem there.
 */
export interface Trace {
  /** A node was put on the open list, or reached by a cheaper path (the same `node` again). The root's parent is -1. */
  enter(node: number, parent: number, edge: number, g: number, h: number): void;
  /** A node was taken from the open list and expanded. */
  expand(node: number): void;
  /** A node is a goal, which ends the search. */
  goal?(node: number): void;
}

/** A family's own algorithm: started, stepped, limited and reported like the generic ones. */
export interface Strategy<P, M, Id extends string = string, HeuristicId extends string = string> extends Titled<Id> {
  /** Other names that are understood as its id. */
  readonly aliases?: readonly string[];
  /** Its solutions are proved optimal. */
  readonly optimal: boolean;
  /** Its searches report every node to a trace; without it, none may be asked for. */
  readonly traceable?: true;
  /** The heuristics that it can use; none if it uses none. */
  readonly heuristics: readonly HeuristicId[];
  /** The one that it uses for a position where another strategy is planned; undefined for that of the metric. */
  usual?(position: P): HeuristicId | undefined;
  /** Why it cannot be used for a position; undefined if it can. */
  unfit?(position: P, metric: string): Message | undefined;
  /** The heuristics with which its searches have checkpoints. */
  readonly resumable?: readonly HeuristicId[];
  /** A search for a solution of the position, not stepped yet. */
  start(position: P, metric: string, options: StrategyOptions): Search<readonly M[]>;
  /** How its searches are cut into parts; left out where they cannot be cut. */
  readonly splitting?: Splitting<P, M, HeuristicId>;
}

/**
 * Cuts a search by iterative deepening into parts for many machines, as AIDA* does (Reinefeld and Schnecke 1994). Parts are plain data and know nothing of
 * each other; all parts of an iteration are to be done before the bound is raised.
 */
export interface Splitting<P, M, HeuristicId extends string = string> {
  /** The heuristics with which that can be done. */
  readonly heuristics: readonly HeuristicId[];
  /** Searches a part; without one, begins at the root and goes on until the search is long enough to be cut. */
  start(position: P, options: Omit<StrategyOptions, 'trace'>, part?: IterationPart): PartSearch<readonly M[]>;
}

/** An iteration of a search. */
export interface Iteration {
  /** What the iterations before it have proved, or, of the first, the heuristic's estimate: no solution is shorter. */
  readonly bound: number;
  /** The nodes that they have generated, which decide the pruning, and so where it is cut. */
  readonly generated: number;
}

/** One of so many parts of an iteration, numbered from 0 in the order of depth-first search. */
export interface IterationPart extends Iteration {
  /** The number of the part, from 0. */
  readonly part: number;
  /** How many parts the iteration has. */
  readonly parts: number;
}

/** The search of a part, in progress. */
export type PartSearch<Path> = Pick<Search<Path>, 'counts' | 'activity'> & {
  /** Expands up to so many further states; the outcome once there is one. */
  step(expansions: number): PartOutcome<Path> | undefined;
};

/** How the search of a part ended. */
export type PartOutcome<Path> =
  | {
      readonly status: 'solved';
      /** The first solution of the part: as long as the bound, or, of a search that was not cut, shortest. */
      readonly path: Path;
    }
  | {
      readonly status: 'exhausted';
      /** The next bound: there is no solution within the last one, and none in this part is shorter than this. */
      readonly bound: number;
    }
  | { readonly status: 'stopped'; readonly reason: 'memory' };

/** Further options for a family's own strategies. */
export interface StrategyOptions extends SearchOptions {
  /** The store of large tables. */
  readonly tables: TableCache;
  /** Other threads that can take part; undefined if there are none. */
  readonly helpers?: Helpers | undefined;
  /** To be able to go on later: what an earlier search has left, or null if this is the first. */
  readonly resume?: unknown;
  /** A limit will end the search: one that improves its solution goes on till then, and otherwise only while that is quick. */
  readonly untilLimit: boolean;
}

/** A heuristic's lower bound, explained. */
export interface Explanation {
  /** The id of the heuristic. */
  readonly heuristic: string;
  /** Its estimate: no solution is shorter, in the metric. */
  readonly bound: number;
  /** The terms of the bound, or what is known of the solution where that is 0. */
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
