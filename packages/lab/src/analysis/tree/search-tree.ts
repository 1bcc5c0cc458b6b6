import type { Family, Ids, Space } from '@slidewise/core/contract';
import { ok, type Result } from '@slidewise/core/result';
import type { Ranking } from '@slidewise/core/search';
import type { Solution, Solving } from '@slidewise/core/solving';
import { GrowingTree, type TreeNode } from './growing-tree.js';
import { prepareTree, type TreeOptions, type TreeSearch } from './prepare-tree.js';
import { TreeBoards } from './tree-boards.js';

export type { TreeNode, TreeOptions, TreeSearch };

/** The search that these options specify; A* by default. The problem, if any, is with the options. */
export function treeSearch<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  options: TreeOptions<I> = {},
): Result<TreeSearch> {
  const prepared = prepareTree(family, position, options);
  return prepared.ok ? ok(prepared.value.search) : prepared;
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
    this.boards = new TreeBoards(family, start, search, space, this.tree);
  }

  /** A tree before the first expansion; the problem, if any, is with the options. A* by default. */
  static plant<P, M, I extends Ids = Ids>(
    family: Family<P, M, I>,
    position: P,
    options: TreeOptions<I> = {},
  ): Result<SearchTree<P, M>> {
    const prepared = prepareTree(family, position, options);
    if (!prepared.ok) return prepared;
    const { position: start, search, cache } = prepared.value;
    const space = family.space(start, search.metric, cache);
    const tree = new SearchTree<P, M>(family, start, space, search);
    const solving = prepared.value.start(tree.tree);
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

  /** All nodes so far; the id of a node is its place in this list. */
  get nodes(): readonly TreeNode[] {
    return this.tree.nodes;
  }

  /** The nodes that were expanded, in order. */
  get expanded(): readonly number[] {
    return this.tree.expanded;
  }

  /** The evaluation function that orders the open list. */
  get ranking(): Ranking {
    return this.search.ranking;
  }

  /** The position of a node. */
  position(id: number): P {
    return this.boards.position(id);
  }

  /** The move that leads to a node from its parent; none leads to a root. */
  move(id: number): M | undefined {
    return this.boards.move(id);
  }

  /** The nodes from a root to a node. */
  pathTo(id: number): number[] {
    this.tree.assertNode(id);
    return this.tree.pathTo(id);
  }

  /** The open nodes that are expanded next, in order. */
  next(count: number): number[] {
    return this.boards.next(count);
  }
}
