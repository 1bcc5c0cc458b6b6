import { aFamily, argumentError } from '@slidewise/core/checking';
import type { Family, Ids, TableCache, Ties, Trace } from '@slidewise/core/contract';
import { ok, problem, type Result } from '@slidewise/core/result';
import { type Algorithm, algorithms, type Frontier, type Ranking } from '@slidewise/core/search';
import { algorithmId, type PrepareOptions, prepare, type Solving } from '@slidewise/core/solving';
import { makesNoTree } from '../../messages/en/studying.js';
import { promisesShortest } from '../comparison.js';
import { someTreeOptions } from './tree-kinds.js';

/** Options for a search that is shown as a tree. */
export interface TreeOptions<I extends Ids = Ids>
  extends Pick<
    PrepareOptions<I>,
    'metric' | 'algorithm' | 'heuristic' | 'weight' | 'settings' | 'proveFirst' | 'tables'
  > {
  /** Bytes of the search's tables. */
  readonly memory?: number;
}

/** The order of an open list: as usual for the algorithm, or, where ties are broken otherwise, last in, first out, or by lot. */
type TreeFrontier = Frontier | 'stacks' | 'lots';

/** The order of the open list, by how ties are broken. */
const BY_TIES: Readonly<Record<Ties, TreeFrontier>> = {
  board: 'ranked',
  shuffled: 'lots',
  fifo: 'buckets',
  lifo: 'stacks',
};

/** The algorithm and heuristic of a search tree. */
export interface TreeSearch {
  /** The metric of the search. */
  readonly metric: string;
  /** The id of the algorithm. */
  readonly algorithm: string;
  /** The id of the heuristic; left out where the algorithm uses none. */
  readonly heuristic?: string;
  /** The algorithm with its heuristic finds optimal solutions. */
  readonly optimal: boolean;
  /** The evaluation function that orders the open list. */
  readonly ranking: Ranking;
  /** The order of the open list. */
  readonly frontier: TreeFrontier;
}

/** An algorithm that makes a tree. */
type Watchable = Algorithm & Required<Pick<Algorithm, 'ranking' | 'frontier'>>;

function isWatchable(algorithm: Algorithm): algorithm is Watchable {
  return algorithm.ranking !== undefined && algorithm.frontier !== undefined;
}

/** A search with a trace, before its start. */
export interface PreparedTree<P, M> {
  readonly position: P;
  readonly search: TreeSearch;
  readonly cache: TableCache;
  /** Starts it with a trace. */
  start(trace: Trace): Result<Solving<P, M>>;
}

/** Prepares a search with a trace. The problem, if any, is with the options. */
export function prepareTree<P, M>(family: Family<P, M>, position: P, options: TreeOptions): Result<PreparedTree<P, M>> {
  const error = argumentError(['family', family, aFamily], ['options', options, someTreeOptions]);
  if (error !== undefined) return problem(error);
  const { memory, ...wanted } = { algorithm: 'astar', ...options };
  const makesNone = [...algorithms.filter((algorithm) => !isWatchable(algorithm)), ...family.strategies];
  const asked = algorithmId(family, wanted.algorithm);
  if (makesNone.some(({ id }) => id === asked)) {
    const known = algorithms.filter(isWatchable).map(({ id }) => id);
    return problem(makesNoTree({ algorithm: asked, known }));
  }
  const prepared = prepare(family, position, wanted);
  if (!prepared.ok) return prepared;
  const { metric, algorithm: id, choice } = prepared.value;
  const { heuristic, informed, weight, settings } = choice;
  const { ranking, frontier } = choice.algorithm as Watchable;
  const search = {
    metric,
    algorithm: id,
    ...(informed ? { heuristic: heuristic.id } : {}),
    optimal: promisesShortest(family, { algorithm: id, heuristic: heuristic.id }),
    ranking: ranking(weight),
    frontier: settings.ties === undefined ? frontier : BY_TIES[settings.ties],
  };
  return ok({
    position: prepared.value.position,
    search,
    cache: prepared.value.cache,
    start(trace) {
      const solving = prepared.value.start({ trace, ...(memory === undefined ? {} : { limits: { memory } }) });
      // The root is there from the beginning.
      return solving.ok ? ok(solving.value.begin()) : solving;
    },
  });
}
