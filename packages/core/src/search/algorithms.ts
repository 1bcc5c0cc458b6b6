import type { Named, Search, SearchOptions, Space } from '../family.js';
import { BestFirst } from './best-first.js';
import { Bidirectional } from './bidirectional.js';
import { BreadthFirst } from './breadth-first.js';
import { IterativeDeepening } from './iterative-deepening.js';

/** A generic algorithm: it works on every family's space. */
export interface Algorithm extends Named {
  /** It asks a heuristic; the others find the same with any. */
  readonly informed: boolean;
  /** It takes a weight. */
  readonly weighted: boolean;
  /** It needs the list of goal states. */
  readonly backwards: boolean;
  start(space: Space, options: SearchOptions): Search<readonly number[]>;
}

const blind = { informed: false, weighted: false, backwards: false };
const informed = { ...blind, informed: true };

export const algorithms: readonly Algorithm[] = [
  {
    ...blind,
    id: 'bfs',
    summary: 'breadth first, layer by layer; shortest',
    start: (space, options) => new BreadthFirst(space, options),
  },
  {
    ...informed,
    id: 'astar',
    summary: 'smallest g + h first; shortest if the heuristic is admissible',
    start: (space, options) => new BestFirst(space, options, { gWeight: 1, hWeight: 1 }),
  },
  {
    ...informed,
    weighted: true,
    id: 'weighted-astar',
    summary: 'A* with g + weight × h; at most weight times too long if admissible',
    start: (space, options) => new BestFirst(space, options, { gWeight: 1, hWeight: options.weight }),
  },
  {
    ...informed,
    id: 'greedy',
    summary: 'smallest h first; some solution, often far from shortest',
    start: (space, options) => new BestFirst(space, options, { gWeight: 0, hWeight: 1 }),
  },
  {
    ...informed,
    id: 'idastar',
    summary: 'depth first, growing bound on g + h; shortest if admissible',
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
