import { aFunction, aNumber, assertArguments, aText, objectWith, optional } from '../check.js';
import { aSpace, aTrace } from '../contract/checking/family-checks.js';
import type { Search, SearchOptions, SearchSettings } from '../contract/engine/search.js';
import type { Space } from '../contract/engine/space.js';
import { zeroHeuristic } from '../contract/heuristics.js';
import type { Titled } from '../contract/ids.js';
import { inLittleMemory } from '../messages/en/solving.js';
import type { Message } from '../messages/message.js';
import { Beam } from './beam.js';
import { BestFirst, type Discipline, type Ranking } from './best-first.js';
import { Bidirectional } from './bidirectional.js';
import { BreadthFirst } from './breadth-first.js';
import { DepthFirst } from './depth-first.js';
import { HillClimbing } from './hill-climbing.js';
import { IterativeDeepening } from './iterative-deepening.js';
import { RecursiveBestFirst } from './recursive-best-first.js';
import { settingsError } from './settings.js';
import { SimulatedAnnealing } from './simulated-annealing.js';
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
  /** The further settings that it takes. */
  readonly settings: readonly (keyof SearchSettings)[];
  /** Why it cannot work with settings that it takes, if it cannot; there where it takes any. */
  readonly refuses?: (algorithm: Algorithm, settings: SearchSettings, space: () => Space) => Message | undefined;
  /** Given time and memory, it finds a solution or proves that there is none. The others may be stuck. */
  readonly complete: boolean;
  /** Courses teach it, but it is no rival of the others: compared only where it is asked for. */
  readonly taught: boolean;
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
   * The same search, but among all shortest solutions it finds one that is shortest in a second metric, out of
   * `tieBreaks`; undefined where it cannot.
   */
  breakTies?(space: Space, options: SearchOptions, metric: string): Search<readonly number[]>;
}

// What algorithms have in common. Without spreading, so that bundlers see that nothing happens here.
const usual = { weighted: false, backwards: false, settings: [], complete: true, taught: false } as const;
const blind = { informed: false, shortestIf: 'always' } as const;
const informed = { informed: true, shortestIf: 'admissible' } as const;
const adjustable = { refuses: settingsError } as const;
const taught = { taught: true, refuses: settingsError } as const;
const bestFirst = { settings: ['ties', 'order', 'seed'], refuses: settingsError } as const;
const byCost = (): Ranking => ({ gWeight: 1, hWeight: 0 });
const byEstimate = (): Ranking => ({ gWeight: 0, hWeight: 1 });
const bySum = (weight = 1): Ranking => ({ gWeight: 1, hWeight: weight });
/** The discipline for which A* is proved optimal: every cheaper path replaces a costlier one, and closed nodes are reopened. */
const sound = (ranking: Ranking, { ties = 'board' }: SearchOptions): Discipline => ({ ranking, ties, replaces: 'all' });

const someOptions = objectWith({
  heuristic: objectWith({ id: aText }),
  weight: aNumber,
  memoryLimit: aNumber,
  trace: optional(aTrace),
});

type Traits = Omit<Algorithm, 'id' | 'title' | 'summary' | 'start' | 'breakTies' | 'ranking' | 'frontier'>;

/** The usual width of a beam, and the usual limit of the depth. */
const WIDTH = 100;
const DEPTH = 50;

/** Random restarts of hill climbing. */
const RESTARTS = 1000;

/** An algorithm for callers, of usual traits and its own: it checks arguments. */
/* @__NO_SIDE_EFFECTS__ */
function checked<Id extends string>(
  kinds: readonly Partial<Traits>[],
  own: Omit<Algorithm<Id>, keyof Traits | 'breakTies'> & Partial<Traits>,
): Algorithm<Id> {
  const algorithm: Algorithm<Id> = Object.assign({}, usual, ...kinds, own);
  const { ranking, start } = algorithm;
  return {
    ...algorithm,
    ...(ranking && {
      ranking(weight?: number) {
        assertArguments(['weight', weight, optional(aNumber)]);
        return ranking(weight);
      },
    }),
    start(space, options) {
      assertArguments(['space', space, aSpace], ['options', options, someOptions]);
      // Without the list of goals, everything would seem unsolvable.
      if (algorithm.backwards) assertArguments(['space.goals', space.goals, aFunction]);
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
      assertArguments(['space', space, aSpace], ['options', options, someOptions], ['metric', metric, aText]);
      return breakTies(space, options, metric);
    },
  };
}

// Each is a value of its own, so a program carries only the ones that it names (`solveWith`).

/** Breadth-first search: always shortest. */
export const breadthFirst = checked([blind], {
  id: 'bfs',
  title: 'Breadth first',
  aliases: ['breadth-first'],
  summary: 'breadth first, layer by layer; shortest',
  ranking: byCost,
  frontier: 'queue',
  start: (space, options) => new BreadthFirst(space, options),
});

/** A*: shortest with an admissible heuristic. */
export const aStar = checked([informed, bestFirst], {
  id: 'astar',
  title: 'A*',
  aliases: ['a*', 'a-star'],
  summary: 'smallest g + h first; shortest if the heuristic is admissible',
  ranking: () => bySum(1),
  frontier: 'ranked',
  start: (space, options) => new BestFirst(space, options, sound(bySum(1), options)),
});

/** A* that closes a state when it is generated, as some courses teach it; not always shortest. */
export const aStarEarlyClosing = checked([informed, bestFirst], {
  shortestIf: 'never',
  id: 'astar-early-closing',
  title: 'A*, closing early',
  summary: 'A* that closes a board when it is generated, as some courses teach it; may miss the shortest',
  ranking: () => bySum(1),
  frontier: 'ranked',
  start: (space, options) => new BestFirst(space, options, { ...sound(bySum(1), options), replaces: 'none' }),
});

/** A* that never reopens a closed state: shortest with a consistent heuristic only. */
export const aStarNoReopening = checked([informed, adjustable], {
  settings: ['order', 'seed'],
  shortestIf: 'consistent',
  id: 'astar-no-reopening',
  title: 'A*, not reopening',
  summary: 'A* that never reopens a finished board, ties first in, first out; shortest if the heuristic is consistent',
  ranking: () => bySum(1),
  frontier: 'buckets',
  start: (space, options) => new BestFirst(space, options, { ranking: bySum(1), ties: 'fifo', replaces: 'open' }),
});

/** Weighted A*: faster than A*, but not always shortest. */
export const weightedAStar = checked([informed, bestFirst], {
  weighted: true,
  shortestIf: 'never',
  id: 'weighted-astar',
  title: 'Weighted A*',
  aliases: ['wa*', 'wastar', 'weighted-a*'],
  summary: 'A* with g + weight × h; at most weight times the shortest length if admissible',
  ranking: bySum,
  frontier: 'ranked',
  start: (space, options) => new BestFirst(space, options, sound(bySum(options.weight), options)),
});

/** Greedy best-first search by the heuristic alone: not always shortest. */
export const greedy = checked([informed, bestFirst], {
  shortestIf: 'never',
  id: 'greedy',
  title: 'Greedy',
  aliases: ['gbfs', 'best-first', 'greedy-best-first'],
  summary: 'smallest h first; some solution, often far from shortest',
  ranking: byEstimate,
  frontier: 'ranked',
  // The rank does not depend on g, so reopening a closed node would not change the search.
  start: (space, options) => new BestFirst(space, options, { ...sound(byEstimate(), options), replaces: 'open' }),
});

/** IDA*: depth first under a growing bound, shortest with an admissible heuristic. */
export const idaStar = checked([informed, adjustable], {
  settings: ['order', 'seed'],
  id: 'idastar',
  title: 'IDA*',
  aliases: ['ida', 'ida*', 'ida-star'],
  insteadOf: { 'sma*': inLittleMemory },
  summary: 'depth first, growing bound on g + h, stores its path only; shortest if admissible',
  ranking: () => bySum(1),
  frontier: 'path',
  start: (space, options) => new IterativeDeepening(space, options, 'path'),
});

/** IDA* with a transposition table: fewer states are searched again, for more memory; shortest with an admissible heuristic. */
export const idaStarWithTable = checked([informed], {
  id: 'idastar-tt',
  title: 'IDA*, with a table',
  summary: 'IDA* with a table of all positions that it met: faster, but stores more than A*; shortest if admissible',
  ranking: () => bySum(1),
  frontier: 'path',
  start: (space, options) => new IterativeDeepening(space, options, 'states'),
});

/** Bidirectional breadth-first search, for families that list their goals. */
export const bidirectional = checked([blind], {
  backwards: true,
  id: 'bidirectional',
  title: 'Bidirectional',
  aliases: ['bibfs', 'bidirectional-bfs'],
  summary: 'breadth first from both ends, where all goals can be listed; shortest',
  start: (space, options) => new Bidirectional(space, options),
});

/** Uniform-cost search: the cheapest state first. Every move costs 1 here, so that it goes layer by layer, as breadth-first search does. */
export const uniformCost = checked([blind, taught], {
  settings: ['ties', 'order', 'seed'],
  id: 'ucs',
  title: 'Uniform cost',
  aliases: ['uniform-cost', 'dijkstra'],
  summary: 'smallest g first, tested when taken; shortest (Dijkstra 1959)',
  ranking: byCost,
  frontier: 'ranked',
  start: (space, options) =>
    new BestFirst(space, { ...options, heuristic: { ...zeroHeuristic, metrics: [] } }, sound(byCost(), options)),
});

/** Depth-first search: some solution, often very long. */
export const depthFirst = checked([blind, taught], {
  shortestIf: 'never',
  settings: ['depth', 'duplicates', 'order', 'seed'],
  id: 'dfs',
  title: 'Depth first',
  aliases: ['depth-first'],
  summary: 'the last state first; some solution, often of thousands of moves (Tarjan 1972)',
  ranking: byCost,
  frontier: 'path',
  start: (space, options) => new DepthFirst(space, options, { duplicates: 'all' }),
});

/** Depth-limited search: depth first, and no path longer than a limit. */
export const depthLimited = checked([blind, taught], {
  shortestIf: 'never',
  complete: false,
  settings: ['depth', 'duplicates', 'order', 'seed'],
  id: 'depth-limited',
  title: 'Depth limited',
  aliases: ['dls'],
  summary: `depth first, no path longer than a limit, ${DEPTH} by default (Russell and Norvig, chapter 3)`,
  ranking: byCost,
  frontier: 'path',
  start: (space, options) => new DepthFirst(space, options, { duplicates: 'all', depth: DEPTH }),
});

/** Iterative deepening: depth first under a limit that grows by one; shortest. */
export const iterativeDeepening = checked([blind, taught], {
  settings: ['duplicates', 'order', 'seed'],
  id: 'iddfs',
  title: 'Iterative deepening',
  aliases: ['ids', 'dfid', 'iterative-deepening'],
  summary: 'depth first under a limit that grows by one, stores its path only; shortest (Korf 1985)',
  ranking: byCost,
  frontier: 'path',
  start: (space, options) => new DepthFirst(space, options, { duplicates: 'path', deepens: true }),
});

/** Depth-first branch and bound: goes on after a solution for shorter ones; in the end the shortest with an admissible heuristic. */
export const branchAndBound = checked([informed, taught], {
  settings: ['depth', 'duplicates', 'order', 'seed'],
  id: 'dfbnb',
  title: 'Branch and bound',
  aliases: ['branch-and-bound'],
  summary:
    'depth first, then on for shorter solutions until none is left; shortest if admissible (Lawler and Wood 1966)',
  ranking: () => bySum(1),
  frontier: 'path',
  start: (space, options) => new DepthFirst(space, options, { duplicates: 'all', bounds: true }),
});

/** Recursive best-first search: best first in the memory of a path; shortest with an admissible heuristic. */
export const recursiveBestFirst = checked([informed, taught], {
  settings: ['order', 'seed'],
  id: 'rbfs',
  title: 'Recursive best first',
  aliases: ['recursive-best-first'],
  summary: 'best first in the memory of a path, states expanded again and again; shortest if admissible (Korf 1993)',
  ranking: () => bySum(1),
  frontier: 'path',
  start: (space, options) => new RecursiveBestFirst(space, options),
});

/** Beam search: breadth first, but only the best states of each layer are kept. */
export const beam = checked([informed, taught], {
  shortestIf: 'never',
  complete: false,
  settings: ['width', 'order', 'seed'],
  id: 'beam',
  title: 'Beam',
  aliases: ['beam-search'],
  summary: `layer by layer, the best ${WIDTH} states of each by h; may be stuck (Lowerre 1976)`,
  ranking: byEstimate,
  frontier: 'ranked',
  start: (space, options) => new Beam(space, options, WIDTH),
});

/** Hill climbing: always to the best successor, until none is better. */
export const hillClimbing = checked([informed, taught], {
  shortestIf: 'never',
  complete: false,
  settings: ['order', 'seed'],
  id: 'hill-climbing',
  title: 'Hill climbing',
  aliases: ['steepest-ascent'],
  summary: 'to the successor of the smallest h, until none is better; mostly stuck (Russell and Norvig, chapter 4)',
  ranking: byEstimate,
  frontier: 'path',
  start: (space, options) => new HillClimbing(space, options, 0),
});

/** Hill climbing with random restarts: after a random walk from the start, it climbs again. */
export const hillClimbingRestarts = checked([informed, taught], {
  shortestIf: 'never',
  complete: false,
  settings: ['order', 'seed'],
  id: 'hill-climbing-restarts',
  title: 'Hill climbing, restarts',
  aliases: ['random-restarts'],
  summary: `hill climbing, again after a random walk wherever it is stuck, ${RESTARTS} times (Russell and Norvig, chapter 4)`,
  ranking: byEstimate,
  frontier: 'path',
  start: (space, options) => new HillClimbing(space, options, RESTARTS),
});

/** Simulated annealing: a random walk that accepts worse states less and less. */
export const simulatedAnnealing = checked([informed, taught], {
  shortestIf: 'never',
  complete: false,
  settings: ['seed'],
  id: 'annealing',
  title: 'Simulated annealing',
  aliases: ['simulated-annealing'],
  summary: 'a random walk that takes worse states less and less; may be stuck (Kirkpatrick, Gelatt and Vecchi 1983)',
  ranking: byEstimate,
  frontier: 'path',
  start: (space, options) => new SimulatedAnnealing(space, options),
});

/** The same, with ties between shortest solutions broken on request. */
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
  uniformCost,
  depthFirst,
  depthLimited,
  iterativeDeepening,
  branchAndBound,
  recursiveBestFirst,
  beam,
  hillClimbing,
  hillClimbingRestarts,
  simulatedAnnealing,
] as const;

/** The id of a generic algorithm. */
export type AlgorithmId = (typeof all)[number]['id'];

/** All generic algorithms, which work in every family. */
export const algorithms: readonly Algorithm<AlgorithmId>[] = all;
