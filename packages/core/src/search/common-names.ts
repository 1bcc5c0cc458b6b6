import { aText, demand, listOf, objectWith } from '../check.js';
import { unknownId } from '../text/nearest.js';

// What books and courses call algorithms. A name means the same in every family.

/** Other names of algorithms that are here. */
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
  'uniform-cost': 'ucs',
  dijkstra: 'ucs',
  dfs: 'dfs',
  'depth-first': 'dfs',
  dls: 'depth-limited',
  ids: 'iddfs',
  dfid: 'iddfs',
  'iterative-deepening': 'iddfs',
  'branch-and-bound': 'dfbnb',
  'recursive-best-first': 'rbfs',
  'beam-search': 'beam',
  'steepest-ascent': 'hill-climbing',
  'random-restarts': 'hill-climbing-restarts',
  'simulated-annealing': 'annealing',
  bibfs: 'bidirectional',
  'bidirectional-bfs': 'bidirectional',
};

/** Algorithms that are not here: what is nearest, and why. */
const NEAREST: Readonly<Record<string, string>> = {
  'sma*': 'the nearest that needs little memory are idastar and rbfs',
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
