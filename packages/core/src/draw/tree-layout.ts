import { assertArguments, type Check, listOf, wholeNumber } from '../check.js';
import { childWithoutList, twoWaysToNode } from '../messages/en/drawing.js';

const someNumbers = listOf(wholeNumber(0));
const someLists = listOf(someNumbers);

/** The place of a node of a tree: `across` in widths of a node, `depth` in levels. */
export interface TreePlace {
  /** How far across it lies, in widths of a node. */
  across: number;
  /** Its level, from 0 for roots. */
  readonly depth: number;
}

/** The distance of cousins: a little more than that of siblings, so that subtrees are distinguishable. */
const COUSINS = 1.2;

/** The contour of a subtree: its borders by level, relative to its root: the root's own at 0, then its children's … */
interface Contour {
  readonly left: number[];
  readonly right: number[];
}

/**
 * Tidy tree drawing (Reingold and Tilford 1981): places every node, given each one's children in order. Centres children under their
 * parent, and keeps nodes of a level at least 1 apart.
 */
export function layoutTree(children: readonly (readonly number[])[], roots: readonly number[]): TreePlace[] {
  assertArguments(
    ['children', children, someLists],
    ['roots', roots, someNumbers],
    ['children', [children, roots], aTree],
  );
  const order = fromTheTop(children, roots);
  /** The offset of each node from its parent. */
  const shifts = new Float64Array(children.length);
  const contours = new Map<number, Contour>();
  for (const { node } of order.toReversed()) {
    const below = joined(children[node]!, contours, shifts);
    for (const child of children[node]!) contours.delete(child);
    below.left.unshift(0);
    below.right.unshift(0);
    contours.set(node, below);
  }
  // Several trees are placed side by side, like the children of a root that is not drawn.
  joined(roots, contours, shifts);
  const places: TreePlace[] = [];
  for (const { node, parent, depth } of order) {
    places[node] = { across: shifts[node]! + (parent < 0 ? 0 : places[parent]!.across), depth };
  }
  const least = places.reduce((leftmost, { across }) => Math.min(leftmost, across), Number.POSITIVE_INFINITY);
  for (const place of places) place.across -= least;
  return places;
}

/** Every child is a node, and has one parent at most. */
const aTree: Check = (value) => {
  const [children, roots] = value as [readonly (readonly number[])[], readonly number[]];
  const seen = new Uint8Array(children.length);
  for (const node of [roots, ...children].flat()) {
    if (node >= children.length) return childWithoutList({ node });
    if (seen[node] === 1) return twoWaysToNode({ node });
    seen[node] = 1;
  }
  return undefined;
};

interface Visit {
  readonly node: number;
  readonly parent: number;
  readonly depth: number;
}

/** All nodes, each after its parent. */
function fromTheTop(children: readonly (readonly number[])[], roots: readonly number[]): Visit[] {
  const visits: Visit[] = roots.map((node) => ({ node, parent: -1, depth: 0 }));
  for (const { node, depth } of visits) {
    for (const child of children[node]!) visits.push({ node: child, parent: node, depth: depth + 1 });
  }
  return visits;
}

/** Places subtrees side by side, their roots around 0; writes the offsets of the roots to `shifts` and returns the joint contour. */
function joined(nodes: readonly number[], contours: ReadonlyMap<number, Contour>, shifts: Float64Array): Contour {
  const all: Contour = { left: [], right: [] };
  for (const [i, node] of nodes.entries()) {
    const { left, right } = contours.get(node)!;
    let shift = 0;
    if (i > 0) {
      const shared = Math.min(all.right.length, left.length);
      shift = Number.NEGATIVE_INFINITY;
      for (let depth = 0; depth < shared; depth++) {
        shift = Math.max(shift, all.right[depth]! - left[depth]! + (depth === 0 ? 1 : COUSINS));
      }
    }
    shifts[node] = shift;
    for (let depth = 0; depth < left.length; depth++) {
      all.left[depth] = Math.min(all.left[depth] ?? Number.POSITIVE_INFINITY, left[depth]! + shift);
      all.right[depth] = Math.max(all.right[depth] ?? Number.NEGATIVE_INFINITY, right[depth]! + shift);
    }
  }
  const middle = nodes.length === 0 ? 0 : (shifts[nodes[0]!]! + shifts[nodes.at(-1)!]!) / 2;
  for (const node of nodes) shifts[node]! -= middle;
  return { left: all.left.map((x) => x - middle), right: all.right.map((x) => x - middle) };
}
