import type { Scene } from '@slidewise/core/contract';
import { around, type Box, type Camera, type Extent, sees } from './camera.js';
import type { ShownNode, ShownTree } from './shown-tree.js';

/** Where a tree grows to. */
export type Growth = 'down' | 'right';

/** The sizes of all nodes of a tree. */
export interface NodeShape extends Extent {
  readonly growth: Growth;
  /** The size of the small board in it; nothing where nodes are drawn without. */
  readonly board: Extent;
}

/** Between siblings, and between levels. */
const BETWEEN = { down: { across: 14, levels: 38 }, right: { across: 16, levels: 64 } };
/** No board in a tree is larger than this. */
const MOST_BOARD = 96;
/** Free on all sides of what is in a node. */
export const PADDING = 9;
/** Room for a line of text. */
export const LINE = 23;
/** Room for the numbers of a node, beside its board. */
const BESIDE = 96;
/** In pixels: half of a laptop's screen is that wide, a phone is not. */
const WIDE_ENOUGH = 540;
/** A picture that is so much wider than high shows a tree that grows to the right. */
const WIDE_PICTURE = 1.15;

export function growthIn({ width, height }: Extent): Growth {
  return width > WIDE_ENOUGH && width > WIDE_PICTURE * height ? 'right' : 'down';
}

export function shapeOf(scene: Scene, withBoards: boolean, growth: Growth): NodeShape {
  if (!withBoards) {
    const board = { width: 0, height: 0 };
    return growth === 'down'
      ? { growth, width: 124, height: 2 * LINE + 16, board }
      : { growth, width: BESIDE + 2 * PADDING, height: 98, board };
  }
  // The tray has a rim of a third of a cell all around.
  const [across, down] = [scene.width + 0.65, scene.height + 0.65];
  const cell = MOST_BOARD / Math.max(across, down);
  const board = { width: across * cell, height: down * cell };
  return growth === 'down'
    ? { growth, width: 124, height: board.height + 2 * LINE + 20, board }
    : { growth, width: board.width + BESIDE + 3 * PADDING, height: Math.max(98, board.height + 2 * PADDING), board };
}

export function boxOf(
  { across, depth }: Pick<ShownNode, 'across' | 'depth'>,
  { growth, width, height }: NodeShape,
): Box {
  const { across: apart, levels } = BETWEEN[growth];
  const place =
    growth === 'down'
      ? { x: across * (width + apart), y: depth * (height + levels) }
      : { x: depth * (width + levels), y: across * (height + apart) };
  return { ...place, width, height };
}

/** How large a whole tree is. */
export function extentOf({ width: across, depth }: ShownTree, shape: NodeShape): Extent {
  const { x, y, width, height } = boxOf({ across, depth }, shape);
  return { width: x + width, height: y + height };
}

/** Lines from parents to children, as far as they can be seen, in one path. */
export function edgePath(
  shown: ShownTree,
  shape: NodeShape,
  camera: Camera,
  window: Extent,
  wanted: (node: ShownNode) => boolean,
): string {
  let path = '';
  for (const node of shown.nodes.values()) {
    const parent = shown.nodes.get(node.parent);
    if (parent === undefined || !wanted(node)) continue;
    const [from, to] = [boxOf(parent, shape), boxOf(node, shape)];
    if (sees(camera, around([from, to]), window)) path += `M${edge(from, to, shape)}`;
  }
  return path;
}

/** One line through nodes, each the parent of the next. */
export function wayPath(boxes: readonly Box[], shape: NodeShape): string {
  return boxes
    .slice(1)
    .map((to, i) => `${i === 0 ? 'M' : 'L'}${edge(boxes[i]!, to, shape)}`)
    .join('');
}

/** From where the line leaves the parent to where it reaches the child. */
function edge(from: Box, to: Box, { growth, width, height }: NodeShape): string {
  const [x1, y1, x2, y2] = (
    growth === 'down'
      ? [from.x + width / 2, from.y + height, to.x + width / 2, to.y]
      : [from.x + width, from.y + height / 2, to.x, to.y + height / 2]
  ).map(Math.round) as [number, number, number, number];
  const [x, y] = [Math.round((x1 + x2) / 2), Math.round((y1 + y2) / 2)];
  return growth === 'down'
    ? `${x1} ${y1}C${x1} ${y} ${x2} ${y} ${x2} ${y2}`
    : `${x1} ${y1}C${x} ${y1} ${x} ${y2} ${x2} ${y2}`;
}

/**
 * The nodes that can be seen, as plain rectangles, for when nothing could be read anyway: a path for each kind of node, by the
 * name of that.
 */
export function blockPaths(
  shown: ShownTree,
  kindOf: (id: number) => string | undefined,
  shape: NodeShape,
  camera: Camera,
  window: Extent,
): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const place of shown.nodes.values()) {
    const box = boxOf(place, shape);
    const kind = sees(camera, box, window) ? kindOf(place.id) : undefined;
    if (kind === undefined) continue;
    const block = `M${Math.round(box.x)} ${Math.round(box.y)}h${box.width}v${box.height}h${-box.width}z`;
    paths.set(kind, (paths.get(kind) ?? '') + block);
  }
  return paths;
}
