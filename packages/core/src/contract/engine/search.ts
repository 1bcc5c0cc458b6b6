import type { Message } from '../../messages/message.js';
import type { Heuristic } from '../heuristics.js';
import type { Titled } from '../ids.js';
import type { TableCache } from './tables.js';

/** A search in progress. It does nothing between calls of `step`. */
export interface Search<Path> {
  /**
   * Expands up to `expansions` more states; returns the outcome once there is one. On large boards one state may take several steps, each
   * counted as an expansion here, but not in the counts.
   */
  step(expansions: number): Outcome<Path> | undefined;
  /** What has been counted so far. */
  readonly counts: Counts;
  /** A proved lower bound of the shortest length so far. */
  readonly lowerBound: number;
  /** The best solution so far, if the search improves one as it goes: what a limit leaves. */
  readonly incumbent?: Incumbent<Path> | undefined;
  /** The current activity besides searching: `building pattern databases, 40 %`. */
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
      /** The proof, unless the whole space was searched. */
      readonly reason?: Message;
    }
  | {
      readonly status: 'stopped';
      /** Memory is full; no path within the limit of the depth solves it; or an incomplete search is stuck. */
      readonly reason: 'memory' | 'depth' | 'stuck';
    };

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

/** Which duplicates a depth-first search leaves out: none, states on its path, or all states that it has visited. */
export type Duplicates = 'none' | 'path' | 'all';

/**
 * How a best-first search breaks ties of f: by smaller h, then by the order of boards as text or shuffled by a seed;
 * or by time of arrival.
 */
export type Ties = 'board' | 'shuffled' | 'fifo' | 'lifo';

/** What some algorithms take beside a heuristic and a weight. */
export interface SearchSettings {
  /** No path is longer than this. */
  readonly depth?: number;
  /** The states that beam search keeps of each layer. */
  readonly width?: number;
  /** The seed of a search that throws dice. */
  readonly seed?: number;
  /** What a depth-first search leaves out. */
  readonly duplicates?: Duplicates;
  /** How a best-first search breaks ties. */
  readonly ties?: Ties;
  /** The operators of the space in the order in which they are tried, as in `DULR`; by default successors are tried as their boards read. */
  readonly order?: string;
}

/** What a search is started with. */
export interface SearchOptions extends SearchSettings {
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
 * Callbacks for every node of a search, to draw its tree. The root is entered before the first expansion. Searches without a single tree
 * have no trace, and asking for one is a problem.
 */
export interface Trace {
  /** A node was put on the open list, or reached by a cheaper path (the same `node` again). The root's parent is -1. */
  enter(node: number, parent: number, edge: number, g: number, h: number): void;
  /** A node was taken from the open list and expanded. */
  expand(node: number): void;
  /** A node is a goal, which ends the search. */
  goal?(node: number): void;
  /** True if the successors of a node may come in several steps, all before the next node is taken. By default a step is a whole expansion. */
  readonly inParts?: true;
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
  /** Used when this strategy was chosen by name. Defaults to the metric's heuristic. */
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
 * Cuts a search by iterative deepening into parts for many machines, like AIDA* (Reinefeld and Schnecke 1994). Parts are independent
 * plain data; the bound rises only after all parts of an iteration.
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
  /** The nodes generated so far. They decide the pruning, and so the cuts. */
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
  | {
      readonly status: 'stopped';
      /** Memory is full; no path within the limit of the depth solves it; or an incomplete search is stuck. */
      readonly reason: 'memory' | 'depth' | 'stuck';
    };

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
  /** What the limits leave now: a search may plan by it. Without it nothing is limited. */
  readonly left?: () => LimitsLeft;
}

/** What limits leave; infinite where there is none. */
export interface LimitsLeft {
  /** Infinity without a time limit. */
  readonly milliseconds: number;
  /** Infinity without a limit of expansions. */
  readonly expansions: number;
}
