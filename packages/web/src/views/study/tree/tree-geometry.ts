import type { Scene } from '@slidewise/core/contract';
import type { TreeNode } from '@slidewise/lab/analysis';
import { type Box, type Camera, type Extent, sees } from './camera.js';
import type { ShownNode, ShownTree } from './shown-tree.js';

/** The sizes of all nodes of a tree. */
export interface NodeShape extends Extent {
  /** The size of the small board in it; nothing where nodes are drawn without. */
  readonly board: Extent;
}

const BETWEEN = { across: 14, down: 34 };
/** No board in a tree is larger than this. */
const MOST_BOARD = 96;
/** Room for a line of text, of the move above a board and of the numbers below it. */
export const LINE = 23;

export function shapeOf(scene: Scene, withBoards: boolean): NodeShape {
  if (!withBoards) return { width: 112, height: 2 * LINE + 6, board: { width: 0, height: 0 } };
  // The tray has a rim of a third of a cell all around.
  const [across, down] = [scene.width + 0.65, scene.height + 0.65];
  const cell = MOST_BOARD / Math.max(across, down);
  const board = { width: across * cell, height: down * cell };
  return { width: 112, height: board.height + 2 * LINE + 8, board };
}

export function boxOf({ across, depth }: ShownNode, { width, height }: NodeShape): Box {
  return { x: across * (width + BETWEEN.across), y: depth * (height + BETWEEN.down), width, height };
}

/** How large a whole tree is. */
export function extentOf({ width, depth }: ShownTree, shape: NodeShape): Extent {
  return {
    width: width * (shape.width + BETWEEN.across) + shape.width,
    height: depth * (shape.height + BETWEEN.down) + shape.height,
  };
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
    const left = Math.min(from.x, to.x);
    const around = { x: left, y: from.y, width: Math.abs(from.x - to.x) + shape.width, height: to.y - from.y };
    if (!sees(camera, around, window)) continue;
    const [x1, y1] = [Math.round(from.x + shape.width / 2), Math.round(from.y + shape.height)];
    const [x2, y2] = [Math.round(to.x + shape.width / 2), Math.round(to.y)];
    const middle = Math.round((y1 + y2) / 2);
    path += `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`;
  }
  return path;
}

/** The nodes of a state that can be seen, as plain rectangles in one path: for when nothing could be read anyway. */
export function blockPath(
  shown: ShownTree,
  nodes: readonly TreeNode[],
  state: TreeNode['state'],
  shape: NodeShape,
  camera: Camera,
  window: Extent,
): string {
  let path = '';
  for (const place of shown.nodes.values()) {
    if (nodes[place.id]?.state !== state) continue;
    const box = boxOf(place, shape);
    if (sees(camera, box, window))
      path += `M${Math.round(box.x)} ${Math.round(box.y)}h${box.width}v${box.height}h${-box.width}z`;
  }
  return path;
}
