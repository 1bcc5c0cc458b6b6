import type { SearchReplay, TreeNode } from '@slidewise/lab/analysis';

/** Rows that are shown at most. */
const SHOWN = 8;

/** The open list of a search at the step that is shown. */
export interface FrontierRows {
  /** The next first; for a depth-first search, the end of the current path. */
  readonly rows: readonly TreeNode[];
  /** The size of the open list, or the depth of the path. */
  readonly count: number;
}

/** Where a search is: the last expanded node or the goal; before that, and without a tree, the root. */
export function currentNode({ tree }: Pick<SearchReplay<unknown, unknown>, 'tree'>): number {
  return tree.end >= 0 ? tree.end : (tree.expanded.at(-1) ?? 0);
}

export function frontierRows(replay: SearchReplay<unknown, unknown>): FrontierRows {
  const { tree, nodes, search } = replay;
  const current = currentNode(replay);
  const onPath = search.frontier === 'path';
  const shown = onPath ? tree.pathTo(current).slice(-SHOWN) : replay.next(SHOWN);
  // Copies: the tree goes on, and what is on the screen must not change with it.
  return { rows: shown.map((id) => ({ ...nodes[id]! })), count: onPath ? (nodes[current]?.g ?? 0) : tree.open };
}
