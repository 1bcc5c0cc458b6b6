import {
  aFamily,
  aNumber,
  anIdOf,
  assertArguments,
  aText,
  type Check,
  objectWith,
  oneOf,
  optional,
  placeIn,
} from '@slidewise/core/checking';
import type { Family, Ids, MoveStyle } from '@slidewise/core/contract';
import { drawTreeSvg, type PictureNode } from '@slidewise/core/internals';
import { english } from '@slidewise/core/messages';
import type { Ranking } from '@slidewise/core/search';
import type { SearchTree, TreeNode } from './search-tree.js';
import { aRanking, aTree } from './tree-kinds.js';

const aRank = objectWith({ f: aNumber, g: aNumber, h: aNumber });

/** Options for `drawSearchTree`. */
export interface TreeWords<I extends Ids = Ids> {
  /** The title of the picture, for screen readers and tooltips. */
  readonly title?: string;
  /** How moves are written. */
  readonly style?: MoveStyle<I['format'], I['metric']>;
  /** Where the tree grows to; down by default. */
  readonly direction?: 'down' | 'right';
}

/** A search tree as a self-contained SVG document. */
export function drawSearchTree<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  tree: SearchTree<P, M>,
  words: TreeWords<I> = {},
): string {
  assertArguments(['family', family, aFamily], ['tree', tree, aTree], ['tree.ranking', tree?.ranking, aRanking]);
  assertArguments(['words', words, wordsIn(family)]);
  const { style = {}, ...rest } = words;
  const nodes = tree.nodes.map((node) => ({
    parent: node.parent,
    children: node.children,
    scene: family.scene(tree.position(node.id)),
    above: headingOf(family, tree, node.id, style),
    below: rankText(node, tree.ranking),
    state: node.state,
    ...badgeOf(node),
  }));
  return drawTreeSvg({
    ...rest,
    caption: `${rankLegend(tree.ranking)} · a number: expanded in this order · dashed: open`,
    nodes,
  });
}

/** The options for a picture of a family's tree. */
function wordsIn(family: Family): Check {
  const direction = optional(oneOf(['down', 'right']));
  return objectWith({ title: optional(aText), style: optional(styleIn(family)), direction });
}

function styleIn(family: Family): Check {
  return objectWith({ format: optional(anIdOf(english.unknownFormat, family.formats)) });
}

function badgeOf({ state, expansion }: TreeNode): Pick<PictureNode, 'badge'> {
  if (state === 'goal') return { badge: 'goal' };
  return expansion === undefined ? {} : { badge: String(expansion) };
}

/** The heading of a node: its move, or, for the roots of iterative deepening, the iteration. */
export function headingOf<P, M>(
  family: Family<P, M>,
  tree: SearchTree<P, M>,
  id: number,
  style: MoveStyle = {},
): string {
  assertNodeOf(family, tree, id, style);
  if (tree.nodes[id]!.parent >= 0) return moveText(family, tree, id, style);
  const roots = tree.nodes.filter(({ parent }) => parent < 0);
  return roots.length === 1 ? '' : `iteration ${1 + roots.findIndex((root) => root.id === id)}`;
}

/** The move that leads to a node; empty for a root. */
export function moveText<P, M>(
  family: Family<P, M>,
  tree: Pick<SearchTree<P, M>, 'nodes' | 'position' | 'move'>,
  id: number,
  style: MoveStyle = {},
): string {
  assertNodeOf(family, tree, id, style);
  const move = tree.move(id);
  return move === undefined ? '' : family.printMove(tree.position(tree.nodes[id]!.parent), move, style);
}

function assertNodeOf(
  family: Family,
  tree: Pick<SearchTree<unknown, unknown>, 'nodes'>,
  id: number,
  style: MoveStyle,
): void {
  assertArguments(['family', family, aFamily], ['tree', tree, aTree]);
  assertArguments(['id', id, placeIn(tree.nodes.length, 'nodes')], ['style', style, styleIn(family)]);
}

/** The evaluation function of a node, with numbers: `7 = 3 + 4`, `9 = 3 + 1.5 × 4`, `h 4`, `g 3`. */
export function rankText(node: Pick<TreeNode, 'f' | 'g' | 'h'>, ranking: Ranking): string {
  assertArguments(['node', node, aRank], ['ranking', ranking, aRanking]);
  const { f, g, h } = node;
  const { gWeight, hWeight } = ranking;
  if (hWeight === 0) return `g ${g}`;
  if (gWeight === 0) return `h ${h}`;
  return `${round(f)} = ${g} + ${hWeight === 1 ? '' : `${hWeight} × `}${h}`;
}

/** The same in letters. */
export function rankLegend(ranking: Ranking): string {
  assertArguments(['ranking', ranking, aRanking]);
  const { gWeight, hWeight } = ranking;
  if (hWeight === 0) return 'g: moves so far';
  if (gWeight === 0) return 'h: the estimate of what is left';
  return `f = g + ${hWeight === 1 ? 'h' : `${hWeight} × h`}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
