import { type Family, identityOf } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import { SearchTree } from '@slidewise/lab/analysis';

/** A cheaper path that a search found and discarded. */
interface LostWay {
  /** The moves that had led to the board when it was closed. */
  readonly kept: readonly unknown[];
  /** The shorter ones that came too late. */
  readonly lost: readonly unknown[];
}

export interface FlawedAnswer {
  readonly moves: readonly unknown[] | undefined;
  readonly expanded: number;
  /** In the order of the expansions that lost them. */
  readonly lostWays: readonly LostWay[];
}

/**
 * A* with a mistake: it closes a board when it first generates it, instead of when it takes it from the open list. A cheaper path to
 * the board that is found later is lost.
 */
export function closingOnGeneration(family: Family, position: unknown, heuristic: string): FlawedAnswer {
  const tree = unwrap(SearchTree.plant(family, position, { algorithm: 'astar-early-closing', heuristic }));
  while (tree.step());
  const { status, moves, counts } = tree.solution!;
  return {
    moves: status === 'solved' ? moves : undefined,
    expanded: counts.expanded,
    lostWays: lostWays(family, tree),
  };
}

/**
 * The cheaper paths, found in the tree after the search: it generates all successors of a board that it expands, and the path to a board never changes. So a path was
 * lost wherever a successor of an expanded board is deeper in the tree than one below it.
 */
function lostWays(family: Family, tree: SearchTree<unknown, unknown>): LostWay[] {
  const { nodes } = tree;
  const known = new Map(nodes.map((_, node) => [identityOf(tree.position(node)), node]));
  const movesTo = (node: number): unknown[] =>
    tree
      .pathTo(node)
      .slice(1)
      .map((each) => tree.move(each));
  return tree.expanded.flatMap((from) =>
    family.moves(tree.position(from), tree.search.metric).flatMap((move): LostWay[] => {
      const to = known.get(identityOf(unwrap(family.play(tree.position(from), move))))!;
      const isCheaper = nodes[from]!.g + 1 < nodes[to]!.g;
      return isCheaper ? [{ kept: movesTo(to), lost: [...movesTo(from), move] }] : [];
    }),
  );
}
