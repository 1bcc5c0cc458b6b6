import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutTree } from './tree-layout.js';

/** The children of each node, given each node's parent. */
function childrenOf(parents: readonly number[]): number[][] {
  return parents.map((_, node) => parents.flatMap((parent, child) => (parent === node ? [child] : [])));
}

function layout(parents: readonly number[]) {
  const roots = parents.flatMap((parent, node) => (parent < 0 ? [node] : []));
  return layoutTree(childrenOf(parents), roots);
}

test('a parent stands over the middle of its children', () => {
  expect(layout([-1, 0, 0, 0]).map(({ across, depth }) => [across, depth])).toEqual([
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
});

test('a wide family stands beside a narrow one without spreading its aunts', () => {
  // 0 has 1, 2 and 3; 2 has five children, which find room under their aunts.
  const places = layout([-1, 0, 0, 0, 2, 2, 2, 2, 2]);
  expect(places.slice(1, 4).map(({ across }) => across)).toEqual([1, 2, 3]);
  expect(places.slice(4).map(({ across }) => across)).toEqual([0, 1, 2, 3, 4]);
});

test('a parent may have come later than its child', () => {
  expect(layoutTree([[2], [], [1]], [0]).map(({ depth }) => depth)).toEqual([0, 2, 1]);
});

test('nothing overlaps, and everybody keeps their order, whatever the tree', () => {
  const parents = fc.array(fc.nat(1000), { maxLength: 120 }).map((numbers) => numbers.map((n, i) => (n % (i + 1)) - 1));
  fc.assert(
    fc.property(parents, (tree) => {
      const places = layout(tree);
      expect(places).toHaveLength(tree.length);
      const deepest = Math.max(0, ...places.map(({ depth }) => depth));
      for (let row = 0; row <= deepest; row++) {
        const sorted = places.flatMap(({ across, depth }) => (depth === row ? [across] : [])).sort((a, b) => a - b);
        for (let i = 1; i < sorted.length; i++) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThan(1 - 1e-9);
      }
      for (const [node, children] of childrenOf(tree).entries()) {
        const across = children.map((child) => places[child]!.across);
        expect(across).toEqual([...across].sort((a, b) => a - b));
        for (const child of children) expect(places[child]!.depth).toBe(places[node]!.depth + 1);
        if (across.length > 0) expect((across[0]! + across.at(-1)!) / 2).toBeCloseTo(places[node]!.across);
      }
      if (tree.length > 0) expect(Math.min(...places.map(({ across }) => across))).toBeCloseTo(0);
    }),
  );
});

test('a chain of thousands is no error', () => {
  const parents = Array.from({ length: 2000 }, (_, i) => i - 1);
  expect(layout(parents).at(-1)).toEqual({ across: 0, depth: 1999 });
});
