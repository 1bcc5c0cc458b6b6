import type { Named, Search, SearchOptions, Space } from '../family.js';
import { BestFirst, type Ranking } from './best-first.js';
import { Bidirectional } from './bidirectional.js';
import { BreadthFirst } from './breadth-first.js';
import { IterativeDeepening } from './iterative-deepening.js';

/** What waits in the tree of a search: a queue, nodes in the order of their ranks, or nothing but the path that it is on. */
export type Frontier = 'queue' | 'ranked' | 'path';

/** A generic algorithm: it works on every family's space. */
export interface Algorithm extends Named {
  /** It asks a heuristic; the others find the same with any. */
  readonly informed: boolean;
  /** It takes a weight. */
  readonly weighted: boolean;
  /** It needs the list of goal states. */
  readonly backwards: boolean;
  /** How it ranks the nodes of its tree, given a weight; left out where it has no tree, and so nothing to trace. */
  ranking?(weight: number): Ranking;
  /** What waits there meanwhile. */
  readonly frontier?: Frontier;
  start(space: Space, options: SearchOptions): Search<readonly number[]>;
}

const blind = { informed: false, weighted: false, backwards: false };
const informed = { ...blind, informed: true };
const byCost = (): Ranking => ({ gWeight: 1, hWeight: 0 });
const byEstimate = (): Ranking => ({ gWeight: 0, hWeight: 1 });
const bySum = (weight: number): Ranking => ({ gWeight: 1, hWeight: weight });

export const algorithms: readonly Algorithm[] = [
  {
    ...blind,
    id: 'bfs',
    summary: 'breadth first, layer by layer; shortest',
    ranking: byCost,
    frontier: 'queue',
    start: (space, options) => new BreadthFirst(space, options),
  },
  {
    ...informed,
    id: 'astar',
    summary: 'smallest g + h first; shortest if the heuristic is admissible',
    ranking: () => bySum(1),
    frontier: 'ranked',
    start: (space, options) => new BestFirst(space, options, bySum(1)),
  },
  {
    ...informed,
    weighted: true,
    id: 'weighted-astar',
    summary: 'A* with g + weight × h; at most weight times too long if admissible',
    ranking: bySum,
    frontier: 'ranked',
    start: (space, options) => new BestFirst(space, options, bySum(options.weight)),
  },
  {
    ...informed,
    id: 'greedy',
    summary: 'smallest h first; some solution, often far from shortest',
    ranking: byEstimate,
    frontier: 'ranked',
    start: (space, options) => new BestFirst(space, options, byEstimate()),
  },
  {
    ...informed,
    id: 'idastar',
    summary: 'depth first, growing bound on g + h; shortest if admissible',
    ranking: () => bySum(1),
    frontier: 'path',
    start: (space, options) => new IterativeDeepening(space, options),
  },
  {
    ...blind,
    backwards: true,
    id: 'bidirectional',
    summary: 'breadth first from both ends, where all goals can be listed; shortest',
    start: (space, options) => new Bidirectional(space, options),
  },
];
