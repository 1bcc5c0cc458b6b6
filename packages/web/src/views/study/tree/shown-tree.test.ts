import { SearchTree } from '@slidewise/core/analysis';
import { unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { expect, test } from 'vitest';
import { fit, follow, reveal, sees, zoomBy } from './camera.js';
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
  const go = (from: number, key: string) => neighbour(shown, tree.nodes, from, key);
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
  expect(fit(small, WINDOW)).toEqual({ zoom: 1, x: -200, y: -100 });
  expect(follow({ x: 9, y: 9, zoom: 2 }, small, { ...BOX, x: 0, y: 0 }, WINDOW)).toEqual(fit(small, WINDOW));
  const { zoom, x } = fit({ width: 8000, height: 200 }, WINDOW);
  expect(zoom).toBeCloseTo(0.094, 3);
  expect((8000 - x) * zoom).toBeCloseTo(800 - 24, 0);
});

test('else it keeps the node in sight, large enough, and does not move without need', () => {
  const large = { width: 20_000, height: 3000 };
  const camera = follow({ x: 0, y: 0, zoom: 1 }, large, BOX, WINDOW);
  expect(camera.zoom).toBe(0.75);
  expect(sees(camera, BOX, WINDOW)).toBe(true);
  expect(follow(camera, large, BOX, WINDOW)).toEqual(camera);
  const beside = { ...BOX, x: BOX.x + 30 };
  expect(Math.abs(follow(camera, large, beside, WINDOW).x - camera.x)).toBeLessThanOrEqual(30);
});

test('zooming leaves the point under the hand where it is', () => {
  const before = { x: 120, y: 40, zoom: 0.5 };
  const after = zoomBy(before, 1.7, { x: 300, y: 200 });
  expect(after.zoom).toBeCloseTo(0.85);
  expect(after.x + 300 / after.zoom).toBeCloseTo(before.x + 300 / before.zoom);
  expect(zoomBy(before, 1e9, { x: 0, y: 0 }).zoom).toBe(2.5);
  expect(zoomBy(before, 1e-9, { x: 0, y: 0 }).zoom).toBe(0.05);
});

test('what is in sight is not moved', () => {
  const camera = { x: 4800, y: 200, zoom: 1 };
  expect(reveal(camera, BOX, WINDOW)).toEqual(camera);
  expect(reveal({ ...camera, x: 0 }, BOX, WINDOW).x).toBe(5000 + 100 + 24 - 800);
  expect(sees({ ...camera, x: 0 }, BOX, WINDOW)).toBe(false);
});
