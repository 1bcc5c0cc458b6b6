import { aFunction, aNumber, aText, demand, objectWith, optional } from '../check.js';
import { aSpace, aTrace } from '../contract/checking/family-kinds.js';
import type { Titled } from '../contract/ids.js';
import type { Search, SearchOptions } from '../contract/search.js';
import type { Space } from '../contract/space.js';
import { deepening, depthFirst, inLittleMemory } from '../messages/en/solving.js';
import type { Message } from '../messages/message.js';
import { BestFirst, type Discipline, type Ranking } from './best-first.js';
import { Bidirectional } from './bidirectional.js';
import { BreadthFirst } from './breadth-first.js';
import { IterativeDeepening } from './iterative-deepening.js';
import { TieBreaking } from './tie-breaking.js';

/**
 * How the open list is ordered: a FIFO queue; by rank, then h and board; buckets of equal rank, FIFO within each; or no open list
 * but the current path.
 */
export type Frontier = 'queue' | 'ranked' | 'buckets' | 'path';

/** A generic algorithm: it works on every family's space. */
export interface Algorithm<Id extends string = string> extends Titled<Id> {
  /** What books and courses call it, in lower case. */
  readonly aliases?: readonly string[];
  /** By the names of algorithms that are not here, in lower case: why this one is the nearest. */
  readonly insteadOf?: Readonly<Record<string, () => Message>>;
  /** It uses a heuristic; the results of the others do not depend on one. */
  readonly informed: boolean;
  /** It takes a weight. */
  readonly weighted: boolean;
  /** It needs the list of goal states. */
  readonly backwards: boolean;
  /** The property of the heuristic that makes the first solution optimal; `always` where it uses none. */
  readonly shortestIf: 'always' | 'admissible' | 'consistent' | 'never';
  /** The ranking of nodes, given a weight; left out for algorithms without a single search tree, which cannot be traced. */
  ranking?(weight?: number): Ranking;
  /** The order of its open list. */
  readonly frontier?: Frontier;
  /** A search of a space, not stepped yet; its path is a list of edges. */
  start(space: Space, options: SearchOptions): Search<readonly number[]>;
  /**
   * The same search, but of all shortest solutions it finds one that counts least in a second metric, one of those that
   * `tieBreaks` lists for the first; left out where it cannot.
   */
  breakTies?(space: Space, options: SearchOptions, metric: string): Search<readonly number[]>;
}

const blind = { informed: false, weighted: false, backwards: false, shortestIf: 'always' } as const;
const informed = { informed: true, weighted: false, backwards: false, shortestIf: 'admissible' } as const;
const byCost = (): Ranking => ({ gWeight: 1, hWeight: 0 });
const byEstimate = (): Ranking => ({ gWeight: 0, hWeight: 1 });
const bySum = (weight = 1): Ranking => ({ gWeight: 1, hWeight: weight });
/** The discipline for which A* is proved optimal: every cheaper path replaces a costlier one, and closed nodes are reopened. */
const sound = (ranking: Ranking): Discipline => ({ ranking, ties: 'board', replaces: 'all' });

const someOptions = objectWith({
  heuristic: objectWith({ id: aText }),
  weight: aNumber,
  memoryLimit: aNumber,
  trace: optional(aTrace),
});

type Traits = Pick<Algorithm, keyof typeof blind>;

/** An algorithm for callers, of usual traits and its own: it checks arguments. */
/* @__NO_SIDE_EFFECTS__ */
function checked<Id extends string>(
  usual: Traits,
  own: Omit<Algorithm<Id>, keyof Traits | 'breakTies'> & Partial<Traits>,
): Algorithm<Id> {
  const algorithm: Algorithm<Id> = { ...usual, ...own };
  const { ranking, start } = algorithm;
  return {
    ...algorithm,
    ...(ranking && {
      ranking(weight?: number) {
        demand(['weight', weight, optional(aNumber)]);
        return ranking(weight);
      },
    }),
    start(space, options) {
      demand(['space', space, aSpace], ['options', options, someOptions]);
      // Without the list of goals, everything would seem unsolvable.
      if (algorithm.backwards) demand(['space.goals', space.goals, aFunction]);
      return start(space, options);
    },
  };
}

/** An algorithm that can break ties, too: arguments are checked. */
/* @__NO_SIDE_EFFECTS__ */
function breakingTies<Id extends string>(
  algorithm: Algorithm<Id>,
  breakTies: NonNullable<Algorithm['breakTies']>,
): Algorithm<Id> {
  return {
    ...algorithm,
    breakTies(space, options, metric) {
      demand(['space', space, aSpace], ['options', options, someOptions], ['metric', metric, aText]);
      return breakTies(space, options, metric);
    },
  };
}

// Each is a value of its own, so that a program carries only those that it names (`solveWith`).

/** Breadth-first search: always shortest. */
export const breadthFirst = checked(blind, {
  id: 'bfs',
  title: 'Breadth first',
  // Every edge costs 1, so that uniform-cost search is breadth-first search.
  aliases: ['breadth-first', 'ucs', 'uniform-cost', 'dijkstra'],
  summary: 'breadth first, layer by layer; shortest',
  ranking: byCost,
  frontier: 'queue',
  start: (space, options) => new BreadthFirst(space, options),
});

/** A*: shortest with an admissible heuristic. */
export const aStar = checked(informed, {
  id: 'astar',
  title: 'A*',
  aliases: ['a*', 'a-star'],
  summary: 'smallest g + h first; shortest if the heuristic is admissible',
  ranking: () => bySum(1),
  frontier: 'ranked',
  start: (space, options) => new BestFirst(space, options, sound(bySum(1))),
});

/** A* that closes a state when it is generated, as some courses teach it; not always shortest. */
export const aStarEarlyClosing = checked(informed, {
  shortestIf: 'never',
  id: 'astar-early-closing',
  title: 'A*, closing early',
  summary: 'A* that closes a board when it is generated, as some courses teach it; may miss the shortest',
  ranking: () => bySum(1),
  frontier: 'ranked',
  start: (space, options) => new BestFirst(space, options, { ranking: bySum(1), ties: 'board', replaces: 'none' }),
});

/** A* that never reopens a closed state: shortest with a consistent heuristic only. */
export const aStarNoReopening = checked(informed, {
  shortestIf: 'consistent',
  id: 'astar-no-reopening',
  title: 'A*, not reopening',
  summary: 'A* that never reopens a finished board, ties first in, first out; shortest if the heuristic is consistent',
  ranking: () => bySum(1),
  frontier: 'buckets',
  start: (space, options) => new BestFirst(space, options, { ranking: bySum(1), ties: 'arrival', replaces: 'open' }),
});

/** Weighted A*: faster than A*, but not always shortest. */
export const weightedAStar = checked(informed, {
  weighted: true,
  shortestIf: 'never',
  id: 'weighted-astar',
  title: 'Weighted A*',
  aliases: ['wa*', 'wastar', 'weighted-a*'],
  summary: 'A* with g + weight × h; at most weight times the shortest length if admissible',
  ranking: bySum,
  frontier: 'ranked',
  start: (space, options) => new BestFirst(space, options, sound(bySum(options.weight))),
});

/** Greedy best-first search by the heuristic alone: not always shortest. */
export const greedy = checked(informed, {
  shortestIf: 'never',
  id: 'greedy',
  title: 'Greedy',
  aliases: ['gbfs', 'best-first', 'greedy-best-first'],
  summary: 'smallest h first; some solution, often far from shortest',
  ranking: byEstimate,
  frontier: 'ranked',
  // The rank does not depend on g, so reopening a closed node would not change the search.
  start: (space, options) => new BestFirst(space, options, { ...sound(byEstimate()), replaces: 'open' }),
});

/** IDA*: depth first under a growing bound, shortest with an admissible heuristic. */
export const idaStar = checked(informed, {
  id: 'idastar',
  title: 'IDA*',
  aliases: ['ida', 'ida*', 'ida-star'],
  insteadOf: {
    dfs: depthFirst,
    'depth-first': depthFirst,
    dls: depthFirst,
    'depth-limited': depthFirst,
    ids: deepening,
    iddfs: deepening,
    dfid: deepening,
    'iterative-deepening': deepening,
    rbfs: inLittleMemory,
    'sma*': inLittleMemory,
  },
  summary: 'depth first, growing bound on g + h, stores its path only; shortest if admissible',
  ranking: () => bySum(1),
  frontier: 'path',
  start: (space, options) => new IterativeDeepening(space, options, 'path'),
});

/** IDA* with a transposition table: fewer states are searched again, for more memory; shortest with an admissible heuristic. */
export const idaStarWithTable = checked(informed, {
  id: 'idastar-tt',
  title: 'IDA*, with a table',
  summary: 'IDA* with a table of all positions that it met: faster, but stores more than A*; shortest if admissible',
  ranking: () => bySum(1),
  frontier: 'path',
  start: (space, options) => new IterativeDeepening(space, options, 'states'),
});

/** Bidirectional breadth-first search, for families that list their goals. */
export const bidirectional = checked(blind, {
  backwards: true,
  id: 'bidirectional',
  title: 'Bidirectional',
  aliases: ['bibfs', 'bidirectional-bfs'],
  summary: 'breadth first from both ends, where all goals can be listed; shortest',
  start: (space, options) => new Bidirectional(space, options),
});

/** The same, with ties between shortest solutions broken where that is wished for. */
export const breadthFirstBreakingTies = breakingTies(
  breadthFirst,
  (space, options, metric) => new TieBreaking(space, options, metric),
);

const all = [
  breadthFirstBreakingTies,
  aStar,
  aStarEarlyClosing,
  aStarNoReopening,
  weightedAStar,
  greedy,
  idaStar,
  idaStarWithTable,
  bidirectional,
] as const;

/** The id of a generic algorithm. */
export type AlgorithmId = (typeof all)[number]['id'];

/** All generic algorithms, which work in every family. */
export const algorithms: readonly Algorithm<AlgorithmId>[] = all;
