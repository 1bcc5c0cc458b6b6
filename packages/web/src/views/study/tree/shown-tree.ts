import { layoutTree } from '@slidewise/core/draw';
import type { TreeNode } from '@slidewise/lab/analysis';

/** A node on the screen: its place, in widths of a node and in levels. */
export interface ShownNode {
  readonly id: number;
  /** -1 if its parent is not shown. */
  readonly parent: number;
  readonly across: number;
  readonly depth: number;
  /** How many of its children are folded away. */
  readonly folded: number;
  /** Its number when the tree is read aloud: each node before its children. */
  readonly order: number;
}

/** The part of a tree that is shown. */
export interface ShownTree {
  readonly nodes: ReadonlyMap<number, ShownNode>;
  /** How many nodes of the whole tree are not shown. */
  readonly hidden: number;
  /** The largest place across, and the number of levels less one. */
  readonly width: number;
  readonly depth: number;
}

/** What a tree needs to be shown. */
interface Tree {
  readonly nodes: readonly TreeNode[];
}

/** The whole tree, or the nodes nearest to one of them: first the path to that one, then its neighbourhood. */
export function showTree({ nodes }: Tree, centre: number, most: number): ShownTree {
  return layOut(nodes, [...nearest(nodes, centre, most)]);
}

/** Levels of a path that are shown above a node. */
const MOST_LEVELS = 60;
/** Siblings of the nodes on the path, and children of the node itself, that are shown. */
const SIBLINGS = 3;
const CHILDREN = 7;

/** The path to a node, what is beside it, and the children of the node: what fits on a screen, and can be read there. */
export function showPath({ nodes }: Tree, centre: number): ShownTree {
  const path: number[] = [];
  for (let id = centre; nodes[id] !== undefined && path.length < MOST_LEVELS; id = nodes[id]!.parent) path.push(id);
  const beside = path.flatMap((id) => {
    const siblings = nodes[nodes[id]!.parent]?.children ?? [id];
    return around(siblings, siblings.indexOf(id), SIBLINGS);
  });
  const below = nodes[centre]?.children.slice(0, CHILDREN) ?? [];
  // The parent of the first of a long path is not shown.
  const top = path.at(-1);
  const first = beside.filter((id) => nodes[id]!.parent !== nodes[top!]?.parent || id === top);
  return layOut(
    nodes,
    [...new Set([...first, ...below])].sort((a, b) => a - b),
  );
}

/** So many of a list, one of them in the middle. */
function around(list: readonly number[], at: number, most: number): readonly number[] {
  const from = Math.max(0, Math.min(at - Math.floor(most / 2), list.length - most));
  return list.slice(from, from + most);
}

/** Some nodes of a tree in their places. */
function layOut(nodes: readonly TreeNode[], ids: readonly number[]): ShownTree {
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const children = ids.map((id) => nodes[id]!.children.flatMap((child) => numbers.get(child) ?? []));
  const roots = ids.flatMap((id, number) => (numbers.has(nodes[id]!.parent) ? [] : [number]));
  const places = layoutTree(children, roots);
  const shown = new Map<number, ShownNode>();
  const orders = readingOrder(children, roots);
  let [width, depth] = [0, 0];
  for (const [number, id] of ids.entries()) {
    const place = places[number]!;
    const { parent, children: all } = nodes[id]!;
    shown.set(id, {
      id,
      parent: numbers.has(parent) ? parent : -1,
      across: place.across,
      depth: place.depth,
      folded: all.length - children[number]!.length,
      order: orders[number]!,
    });
    width = Math.max(width, place.across);
    depth = Math.max(depth, place.depth);
  }
  return { nodes: shown, hidden: nodes.length - shown.size, width, depth };
}

/** The number of each node when a tree is walked through depth-first. */
function readingOrder(children: readonly (readonly number[])[], roots: readonly number[]): Int32Array {
  const orders = new Int32Array(children.length);
  const waiting = [...roots].reverse();
  for (let order = 0; waiting.length > 0; order++) {
    const node = waiting.pop()!;
    orders[node] = order;
    for (const child of children[node]!.toReversed()) waiting.push(child);
  }
  return orders;
}

function nearest(nodes: readonly TreeNode[], centre: number, most: number): Set<number> {
  const near = new Set<number>();
  if (nodes[centre] === undefined) return near;
  // A path that is longer than what can be shown is cut at its top.
  for (let id = centre; id >= 0 && near.size < Math.ceil(most / 2); id = nodes[id]!.parent) near.add(id);
  for (const id of near) {
    for (const child of nodes[id]!.children) {
      if (near.size >= most) return near;
      near.add(child);
    }
    const { parent } = nodes[id]!;
    if (near.size < most && parent >= 0) near.add(parent);
  }
  return near;
}

/** The next node in the direction of an arrow key, for trees that grow down or to the right; undefined if there is none. */
export function neighbour(
  shown: ShownTree,
  nodes: readonly TreeNode[],
  from: number,
  key: string,
  growth: 'down' | 'right',
): number | undefined {
  const here = shown.nodes.get(from);
  if (here === undefined) return undefined;
  const { up, ahead, before } = ARROWS[growth];
  if (key === up) return nodes[from]!.parent < 0 ? undefined : nodes[from]!.parent;
  if (key === ahead) {
    // The child that was expanded first is where the search continued.
    const turn = (id: number): number => nodes[id]!.expansion ?? Number.POSITIVE_INFINITY;
    return nodes[from]!.children.reduce<number | undefined>(
      (best, id) => (best === undefined || turn(id) < turn(best) ? id : best),
      undefined,
    );
  }
  const side = key === before ? -1 : 1;
  let [best, least]: [number | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const { id, across, depth } of shown.nodes.values()) {
    const distance = (across - here.across) * side;
    if (depth === here.depth && distance > 0 && distance < least) [best, least] = [id, distance];
  }
  return best;
}

/** The keys that lead to the parent, to a child, and to the sibling before. */
const ARROWS = {
  down: { up: 'ArrowUp', ahead: 'ArrowDown', before: 'ArrowLeft' },
  right: { up: 'ArrowLeft', ahead: 'ArrowRight', before: 'ArrowUp' },
} as const;
