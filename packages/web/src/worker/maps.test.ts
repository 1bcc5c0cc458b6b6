import { same } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { mapPositions } from '@slidewise/lab/map';
import { expect, test } from 'vitest';
import { BrowserTableCache } from './browser-table-cache.js';
import { Maps } from './maps.js';

const KLOTSKI_LIKE = 'master: X\ngoal: 2 1\nAXXB\nAXXB\n.CC.\n....';

function board(id: string, text: string) {
  const family = familyById(id)!;
  return { family, position: unwrap(family.parse(text)).position, metric: family.metrics[0]!.id };
}

async function drawn(id: string, text: string, options: { most?: number; folded?: boolean } = {}) {
  const { family, position, metric } = board(id, text);
  const maps = new Maps(new BrowserTableCache());
  const { most = 10_000, folded = false } = options;
  const map = (await maps.draw({ id: 1, family: family.id, position, metric, most, folded }, () => {}))!;
  return { maps, map, family, position, metric };
}

test('the map has the positions, edges and distances of the library; the start is its first point', async () => {
  const { maps, map, family, position, metric } = await drawn('tiles', '1 2 3\n4 0 5');
  const whole = mapPositions(family, position, { metric });
  expect(map).toMatchObject({ size: whole.size, positions: whole.size, isComplete: true });
  expect(map.edges).toHaveLength(2 * whole.facts.edges);
  expect([...map.toGoal]).toEqual([...whole.graph.toGoal]);
  expect(maps.nodesOf([position, whole.position(7)])).toEqual([0, 7]);
  expect(await maps.spread()).toHaveLength(2 * map.size);
});

test('a route plays from a position to a point by the rules, as short as the map knows', async () => {
  const { maps, map, family, position } = await drawn('rush-hour', '...B\n...B\nAA.B\n.CC.\n....');
  const far = map.fromStart.indexOf(Math.max(...map.fromStart));
  const moves = maps.route(position, far)!;
  expect(moves).toHaveLength(map.fromStart[far]!);
  const end = moves.reduce((at, move) => unwrap(family.play(at, move)), position);
  expect(maps.nodesOf([end])).toEqual([far]);
  expect(same(maps.positionOf(far, position), end)).toBe(true);
});

test('mirror images are one point: the folded map has fewer of them, and knows each position of both', async () => {
  const [plain, folded] = await Promise.all([
    drawn('bricks', KLOTSKI_LIKE),
    drawn('bricks', KLOTSKI_LIKE, { folded: true }),
  ]);
  expect(plain.map.hasImages).toBe(true);
  expect(folded.map.size).toBeLessThan(plain.map.size);
  expect(folded.map.positions).toBe(plain.map.size);
  const positions = Array.from({ length: plain.map.size }, (_, node) => plain.maps.positionOf(node, plain.position));
  const nodes = folded.maps.nodesOf(positions);
  expect(new Set(nodes).size).toBe(folded.map.size);
  for (const [at, node] of nodes.entries()) expect(folded.map.toGoal[node]).toBe(plain.map.toGoal[at]);
});

test('the piece that moved last is the one that differs on a shortest way from the start', async () => {
  const { maps, map, family, position } = await drawn('rush-hour', '...B\n...B\nAA.B\n.CC.\n....');
  const moved = await maps.lastMoved();
  expect(moved[0]).toBe(-1);
  const first = map.fromStart.indexOf(1);
  const [before, after] = [family.scene(position), family.scene(maps.positionOf(first, position))];
  expect(same(before.pieces[moved[first]!], after.pieces[moved[first]!])).toBe(false);
});

test('a map may be a part; it is written for other programs; one that was called off is none', async () => {
  const { maps, map } = await drawn('tiles', '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15', { most: 300 });
  expect(map).toMatchObject({ isComplete: false, size: 300 });
  expect(await (await maps.write('csv-edges')).text()).toMatch(/^Source,Target,Type\n0,\d+,Undirected\n/);
  const { family, position, metric } = board('tiles', '1 2 3\n4 0 5');
  const asked = maps.draw({ id: 2, family: family.id, position, metric, most: 500, folded: false }, () => {});
  maps.leave(2);
  expect(await asked).toBeUndefined();
});
