import type { SearchReplay } from '@slidewise/lab/analysis';

type Replay = SearchReplay<unknown, unknown>;

/** Where a search is: the last expanded node or the goal; before that, and without a tree, the root. */
export function currentNode({ tree }: Pick<Replay, 'tree'>): number {
  return tree.end >= 0 ? tree.end : (tree.expanded.at(-1) ?? 0);
}

/** The open list of a search at the step that is shown, the next first; for a depth-first search, the current path from its end. */
export function frontierIds(replay: Replay, most: number): readonly number[] {
  if (replay.search.frontier !== 'path') return replay.next(most);
  return replay.tree.pathTo(currentNode(replay)).reverse().slice(0, most);
}

/** How many nodes there are in it. */
export function frontierSize(replay: Replay): number {
  const { tree, search } = replay;
  return search.frontier === 'path' ? tree.pathTo(currentNode(replay)).length : tree.open;
}
