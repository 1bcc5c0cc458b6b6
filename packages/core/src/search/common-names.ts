import { aText, demand, listOf, objectWith } from '../check.js';
import { unknownId } from '../text/nearest.js';

// What books and courses call algorithms. A name means the same in every family.

/** Other names of algorithms that are here. Every edge costs 1, so that uniform-cost search is breadth-first search. */
const SAME: Readonly<Record<string, string>> = {
  'a*': 'astar',
  'a-star': 'astar',
  ida: 'idastar',
  'ida*': 'idastar',
  'ida-star': 'idastar',
  'wa*': 'weighted-astar',
  wastar: 'weighted-astar',
  'weighted-a*': 'weighted-astar',
  gbfs: 'greedy',
  'best-first': 'greedy',
  'greedy-best-first': 'greedy',
  'breadth-first': 'bfs',
  ucs: 'bfs',
  'uniform-cost': 'bfs',
  dijkstra: 'bfs',
  bibfs: 'bidirectional',
  'bidirectional-bfs': 'bidirectional',
};

const DEPTH_FIRST =
  'depth first without a bound finds paths of thousands of moves; the nearest is idastar, depth first with a growing bound';
const DEEPENING = 'iterative deepening is idastar with the heuristic none';
const IN_LITTLE_MEMORY = 'the nearest that needs little memory is idastar';

/** Algorithms that are not here: what is nearest, and why. */
const NEAREST: Readonly<Record<string, string>> = {
  dfs: DEPTH_FIRST,
  'depth-first': DEPTH_FIRST,
  dls: DEPTH_FIRST,
  'depth-limited': DEPTH_FIRST,
  ids: DEEPENING,
  iddfs: DEEPENING,
  dfid: DEEPENING,
  'iterative-deepening': DEEPENING,
  rbfs: IN_LITTLE_MEMORY,
  'sma*': IN_LITTLE_MEMORY,
};

const someNamed = listOf(objectWith({ id: aText }));

/** The id of an algorithm that has one here, by a name that is common elsewhere; other names are left as they are. */
export function commonAlgorithm(name: string): string {
  return SAME[name.toLowerCase()] ?? name;
}

/** The message for an algorithm that is not here: what is nearest to it, or which there are. */
export function unknownAlgorithm(name: string, known: readonly { readonly id: string }[]): string {
  demand(['name', name, aText], ['known', known, someNamed]);
  const nearest = NEAREST[name.toLowerCase()];
  return nearest === undefined ? unknownId('algorithm', name, known) : `there is no algorithm "${name}": ${nearest}`;
}
