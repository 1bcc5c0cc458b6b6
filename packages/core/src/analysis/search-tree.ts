import { aCount, demand, troubleWith } from '../check.js';
import type { Family } from '../contract/family.js';
import { aFamily, aTrace } from '../contract/family-kinds.js';
import type { Ids } from '../contract/ids.js';
import type { Trace } from '../contract/search.js';
import type { Space } from '../contract/space.js';
import type { TableShelf } from '../contract/tables.js';
import { ok, problem, type Result } from '../result.js';
import { algorithms, type Frontier } from '../search/algorithms.js';
import type { Ranking } from '../search/best-first.js';
import { choose, type Wishes } from '../solving/choice.js';
import { type Solution, type Solving, startSolving, troubleWithWeight } from '../solving/solve.js';
import { MemoryShelf } from '../tables.js';
import { GrowingTree, type TreeNode } from './growing-tree.js';
import { TreeBoards } from './tree-boards.js';
import { aTreeSearch, someTreeOptions } from './tree-kinds.js';

export type { TreeNode };

export interface TreeOptions<I extends Ids = Ids> extends Pick<Wishes<I>, 'metric' | 'algorithm' | 'heuristic'> {
  /** For weighted A*. */
  readonly weight?: number;
  /** Bytes of the search's tables. */
  readonly memory?: number;
  readonly tables?: TableShelf;
}

/** The algorithm and heuristic of a search tree. */
export interface TreeSearch {
  readonly metric: string;
  readonly algorithm: string;
  readonly heuristic?: string;
  /** The algorithm with its heuristic finds optimal solutions. */
  readonly optimal: boolean;
  readonly ranking: Ranking;
  readonly frontier: Frontier;
}

/** The search that these options specify; A* by default. The problem, if any, is with the options. */
export function treeSearch<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  options: TreeOptions<I> = {},
): Result<TreeSearch> {
  const trouble = troubleWith(['family', family, aFamily], ['options', options, someTreeOptions]);
  if (trouble !== undefined) return problem(trouble);
  const start = family.check(position);
  if (!start.ok) return start;
  const { weight = 1.5, tables = new MemoryShelf(), ...wishes } = { algorithm: 'astar', ...options };
  const weightTrouble = troubleWithWeight(weight);
  if (weightTrouble !== undefined) return problem(weightTrouble);
  const chosen = choose(family, start.value, wishes, tables);
  if (!chosen.ok) return chosen;
  const { metric, id, algorithm, heuristic, informed } = chosen.value;
  const [ranking, frontier] = [algorithm?.ranking?.(weight), algorithm?.frontier];
  if (ranking === undefined || frontier === undefined) {
    const known = algorithms.flatMap((generic) => (generic.ranking === undefined ? [] : [generic.id]));
    return problem(`"${id}" makes no tree: expected ${known.join(', ')}`);
  }
  const { shortestIf } = algorithm!;
  const optimal = shortestIf === 'always' || (shortestIf !== 'never' && heuristic.admissible && heuristic[shortestIf]);
  return ok({ metric, algorithm: id, ...(informed ? { heuristic: heuristic.id } : {}), optimal, ranking, frontier });
}

/** Starts a search that reports its events to a trace. */
export function startTraced<P, M>(
  family: Family<P, M>,
  position: P,
  search: TreeSearch,
  options: TreeOptions,
  trace: Trace,
): Result<Solving<P, M>> {
  const trouble = troubleWith(
    ['search', search, aTreeSearch],
    ['options', options, someTreeOptions],
    ['trace', trace, aTrace],
  );
  if (trouble !== undefined) return problem(trouble);
  const { metric, algorithm, heuristic } = search;
  const { weight, memory, tables } = options;
  const started = startSolving(family, position, {
    metric,
    algorithm,
    ...(heuristic === undefined ? {} : { heuristic }),
    ...(weight === undefined ? {} : { weight }),
    ...(memory === undefined ? {} : { limits: { memory } }),
    ...(tables === undefined ? {} : { tables }),
    trace,
  });
  // The root is there from the beginning.
  return started.ok ? ok(started.value.prepare()) : started;
}

/**
 * The tree of a search, one expansion at a time: its nodes, which of them are open, and in which order they were expanded.
 * IDA* starts again with every threshold, so its tree has several roots.
 */
export class SearchTree<P, M> {
  /** Everything that is known at the end of the search. */
  solution: Solution<M> | undefined;
  private readonly tree: GrowingTree;
  private readonly boards: TreeBoards<P, M>;
  private solving: Solving<P, M> | undefined;

  private constructor(
    family: Family<P, M>,
    start: P,
    space: Space<M>,
    /** How it was searched. */
    readonly search: TreeSearch,
  ) {
    this.tree = new GrowingTree(search.ranking);
    this.boards = new TreeBoards(family, start, search.metric, space, this.tree);
  }

  /** A tree before the first expansion; the problem, if any, is with the options. A* by default. */
  static plant<P, M, I extends Ids = Ids>(
    family: Family<P, M, I>,
    position: P,
    options: TreeOptions<I> = {},
  ): Result<SearchTree<P, M>> {
    const trouble = troubleWith(['family', family, aFamily], ['options', options, someTreeOptions]);
    if (trouble !== undefined) return problem(trouble);
    const start = family.check(position);
    if (!start.ok) return start;
    const shelved = { tables: new MemoryShelf(), ...options };
    const search = treeSearch(family, start.value, shelved);
    if (!search.ok) return search;
    const space = family.space(start.value, search.value.metric, shelved.tables);
    const tree = new SearchTree(family, start.value, space, search.value);
    const solving = startTraced(family, start.value, search.value, shelved, tree.tree);
    if (!solving.ok) return solving;
    tree.solving = solving.value;
    return ok(tree);
  }

  /** Expands one more node; false if the search had ended before. */
  step(): boolean {
    if (this.solution !== undefined) return false;
    this.solution = this.solving?.step(1);
    // The parent of a node may have changed.
    this.boards.forgetPositions();
    return true;
  }

  get nodes(): readonly TreeNode[] {
    return this.tree.nodes;
  }

  /** The nodes that were expanded, in order. */
  get expanded(): readonly number[] {
    return this.tree.expanded;
  }

  get ranking(): Ranking {
    return this.search.ranking;
  }

  /** The position of a node. */
  position(id: number): P {
    this.tree.demandNode(id);
    return this.boards.position(id);
  }

  /** The move that leads to a node from its parent; none leads to a root. */
  move(id: number): M | undefined {
    this.tree.demandNode(id);
    return this.boards.move(id);
  }

  /** The nodes from a root to a node. */
  pathTo(id: number): number[] {
    this.tree.demandNode(id);
    return this.tree.pathTo(id);
  }

  /** The open nodes that are expanded next, in order. */
  next(count: number): number[] {
    demand(['count', count, aCount]);
    return this.boards.next(count, this.search.frontier);
  }
}
