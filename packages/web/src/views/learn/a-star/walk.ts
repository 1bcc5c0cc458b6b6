import type { Message } from '@slidewise/core/messages';
import { unwrap } from '@slidewise/core/result';
import { SearchTree, type TreeNode } from '@slidewise/lab/analysis';
import type { LessonBoard } from '../lesson-board.js';

/** A node as the lesson shows it. */
export interface Shown {
  readonly id: number;
  readonly g: number;
  readonly h: number;
  readonly f: number;
  readonly move: Message | undefined;
  readonly position: unknown;
}

/** What there is to see after some steps. */
export interface Look {
  /** As many as were asked for, or fewer if it was over before. The last one finds that a board is solved. */
  readonly steps: number;
  readonly expanded: number;
  /** The node that was expanded last; the start before the first step. */
  readonly current: Shown;
  /** Its successors that were new, or reached by a cheaper path. */
  readonly fresh: readonly Shown[];
  /** The open list, in the order in which A* will expand it as far as that is determined already; the next one is the first. */
  readonly open: readonly Shown[];
  readonly solvedIn?: number;
}

/** A* on a board, as far as it has come after so many steps. Small boards are searched anew for every look. */
export function lookAt({ family, position }: LessonBoard, heuristic: string, steps: number): Look {
  const metric = family.metrics[0]!.id;
  const plant = () => unwrap(SearchTree.plant(family, position, { metric, algorithm: 'astar', heuristic }));
  const [tree, ahead] = [plant(), plant()];
  let taken = 0;
  while (taken < steps && tree.step()) taken++;
  for (let i = 0; i <= taken; i++) ahead.step();
  const show = ({ id, g, h, f }: TreeNode): Shown => {
    const move = tree.move(id);
    const message = move === undefined ? undefined : family.moveMessage(tree.position(tree.nodes[id]!.parent), move);
    return { id, g, h, f, move: message, position: tree.position(id) };
  };
  const goal = tree.nodes.find(({ state }) => state === 'goal');
  const last = goal?.id ?? tree.expanded.at(-1) ?? 0;
  const next = ahead.nodes.find(({ state }) => state === 'goal')?.id ?? ahead.expanded[tree.expanded.length];
  const waiting = tree.nodes.filter(({ state }) => state === 'open');
  const inOrder = waiting.toSorted((a, b) => Number(b.id === next) - Number(a.id === next) || a.f - b.f || a.h - b.h);
  const { solution } = tree;
  return {
    steps: taken,
    expanded: tree.expanded.length,
    current: show(tree.nodes[last]!),
    fresh: goal === undefined ? tree.nodes[last]!.children.map((id) => show(tree.nodes[id]!)) : [],
    open: inOrder.map(show),
    ...(solution?.length === undefined ? {} : { solvedIn: solution.length }),
  };
}
