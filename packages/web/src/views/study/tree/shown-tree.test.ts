import { unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { SearchTree } from '@slidewise/lab/analysis';
import { expect, test } from 'vitest';
import { around, between, fit, follow, frame, reveal, sees, zoomBy } from './camera.js';
import { neighbour, showTree } from './shown-tree.js';

const { family, reading } = unwrap(readPositionId('rush-hour:sfu:A..BB./ACCC.D/XX.E.D/FF.E.G/...H.G/...H..'));
const tree = unwrap(SearchTree.plant(family, reading.position, { algorithm: 'astar', heuristic: 'direct' }));
for (let i = 0; i < 200; i++) tree.step();
const current = tree.expanded.at(-1)!;

test('a tree that is small enough is shown as it is', () => {
  const shown = showTree(tree, current, Number.POSITIVE_INFINITY);
  expect([shown.nodes.size, shown.hidden]).toEqual([tree.nodes.length, 0]);
  for (const { id, parent, depth, folded } of shown.nodes.values()) {
    expect([parent, depth, folded]).toEqual([tree.nodes[id]!.parent, tree.pathTo(id).length - 1, 0]);
  }
});

test.each([1, 2, 7, 40, 150])('of a larger tree, the %i nearest nodes', (most) => {
  const shown = showTree(tree, current, most);
  expect(shown.nodes.size).toBe(most);
  expect(shown.hidden).toBe(tree.nodes.length - most);
  expect(shown.nodes.has(current)).toBe(true);
  // They hang together, and everything that is missing below them is counted.
  expect([...shown.nodes.values()].filter(({ parent }) => parent < 0)).toHaveLength(1);
  for (const { id, folded } of shown.nodes.values()) {
    expect(folded).toBe(tree.nodes[id]!.children.filter((child) => !shown.nodes.has(child)).length);
  }
  if (most >= 40) expect(tree.pathTo(current).every((id) => shown.nodes.has(id))).toBe(true);
});

test('an empty tree', () => {
  expect(showTree({ nodes: [] }, 0, 100)).toEqual({ nodes: new Map(), hidden: 0, width: 0, depth: 0 });
});

test('arrow keys lead from node to node, and back', () => {
  const shown = showTree(tree, current, 500);
  const go = (from: number, key: string) => neighbour(shown, tree.nodes, from, key, 'down');
  expect(go(0, 'ArrowUp')).toBeUndefined();
  const child = go(0, 'ArrowDown')!;
  // The search went on there first.
  expect(tree.nodes[child]!.expansion).toBe(2);
  expect(go(child, 'ArrowUp')).toBe(0);
  const right = go(child, 'ArrowRight') ?? go(child, 'ArrowLeft')!;
  expect(shown.nodes.get(right)!.depth).toBe(1);
  const row = [...shown.nodes.values()].filter(({ depth }) => depth === 1).sort((a, b) => a.across - b.across);
  for (const [i, { id }] of row.entries()) {
    expect(go(id, 'ArrowRight')).toBe(row[i + 1]?.id);
    expect(go(id, 'ArrowLeft')).toBe(row[i - 1]?.id);
  }
});

const WINDOW = { width: 800, height: 400 };
const BOX = { x: 5000, y: 300, width: 100, height: 120 };

test('the camera shows everything where that can be read', () => {
  const small = { width: 400, height: 200 };
  expect(fit(small, WINDOW, 1)).toEqual({ zoom: 1, x: -200, y: -100 });
  expect(follow(small, { ...BOX, x: 0, y: 0 }, WINDOW, 1)).toEqual(fit(small, WINDOW, 1));
  const { zoom, x } = fit({ width: 8000, height: 200 }, WINDOW, 1);
  expect(zoom).toBeCloseTo(0.094, 3);
  expect((8000 - x) * zoom).toBeCloseTo(800 - 24, 0);
});

test('else it keeps the node in the middle, large enough, as far as there is a tree around it', () => {
  const large = { width: 20_000, height: 3000 };
  const camera = follow(large, BOX, WINDOW, 1);
  expect(camera.zoom).toBe(13 / 16);
  const place = (box: typeof BOX, from: typeof camera, window: typeof WINDOW) => [
    ((box.x + box.width / 2 - from.x) * from.zoom) / window.width,
    ((box.y + box.height / 2 - from.y) * from.zoom) / window.height,
  ];
  expect(place(BOX, camera, WINDOW)[0]).toBeCloseTo(0.5);
  // At the border of the tree it is nearer to that of the picture, and still well inside it.
  for (const window of [WINDOW, { width: 400, height: 800 }]) {
    for (const corner of [BOX, { ...BOX, x: 0, y: 0 }, { ...BOX, x: 19_900, y: 2880 }]) {
      for (const part of place(corner, follow(large, corner, window, 1), window)) {
        expect(part).toBeGreaterThan(0.29);
        expect(part).toBeLessThan(0.71);
      }
    }
  }
});

test('between two views the middle goes straight from one to the other', () => {
  const [from, to] = [
    follow({ width: 20_000, height: 3000 }, BOX, WINDOW, 1),
    fit({ width: 20_000, height: 3000 }, WINDOW, 1),
  ];
  expect(between(from, to, 0, WINDOW)).toEqual(from);
  const end = between(from, to, 1, WINDOW);
  for (const key of ['x', 'y', 'zoom'] as const) expect(end[key]).toBeCloseTo(to[key]);
  const half = between(from, to, 0.5, WINDOW);
  expect(half.zoom).toBeCloseTo(Math.sqrt(from.zoom * to.zoom));
});

test('where texts are larger, so is the tree; and where many look at it', () => {
  const large = { width: 20_000, height: 3000 };
  expect(follow(large, BOX, WINDOW, 1.25).zoom).toBe((1.25 * 13) / 16);
  expect(follow(large, BOX, { width: 1300, height: 800 }, 1.17).zoom).toBe(1.17);
  expect(fit({ width: 400, height: 200 }, WINDOW, 1.25).zoom).toBe(1.25);
});

test.each([WINDOW, { width: 300, height: 500 }])('a path is seen from end to end, in the middle: %o', (window) => {
  const boxes = Array.from({ length: 40 }, (_, i) => ({ x: 3000 - 20 * i, y: 150 * i, width: 100, height: 120 }));
  const camera = frame(around(boxes), window, 1);
  const [left, right] = [(2220 - camera.x) * camera.zoom, (3100 - camera.x) * camera.zoom];
  const [top, bottom] = [(0 - camera.y) * camera.zoom, (5970 - camera.y) * camera.zoom];
  expect(Math.min(left, top)).toBeGreaterThan(23);
  expect(right).toBeLessThan(window.width - 23);
  expect(bottom).toBeLessThan(window.height - 23);
  expect(left + right).toBeCloseTo(window.width);
  expect(top + bottom).toBeCloseTo(window.height);
});

test('read aloud, every node comes after its parent and before what is beside it', () => {
  const shown = [...showTree(tree, current, 300).nodes.values()].sort((a, b) => a.order - b.order);
  expect(shown.map(({ order }) => order)).toEqual(shown.map((_, i) => i));
  const path: number[] = [];
  for (const { id, parent, depth } of shown) {
    path.length = depth;
    expect(path.at(-1) ?? -1).toBe(parent);
    path.push(id);
  }
});

test('zooming leaves the point under the hand where it is', () => {
  const before = { x: 120, y: 40, zoom: 0.5 };
  const after = zoomBy(before, 1.7, { x: 300, y: 200 });
  expect(after.zoom).toBeCloseTo(0.85);
  expect(after.x + 300 / after.zoom).toBeCloseTo(before.x + 300 / before.zoom);
  expect(zoomBy(before, 1e9, { x: 0, y: 0 }).zoom).toBe(2.5);
  expect(zoomBy(before, 1e-9, { x: 0, y: 0 }).zoom).toBe(0.005);
});

test('what is in sight is not moved', () => {
  const camera = { x: 4800, y: 200, zoom: 1 };
  expect(reveal(camera, BOX, WINDOW)).toEqual(camera);
  expect(reveal({ ...camera, x: 0 }, BOX, WINDOW).x).toBe(5000 + 100 + 24 - 800);
  expect(sees({ ...camera, x: 0 }, BOX, WINDOW)).toBe(false);
});
