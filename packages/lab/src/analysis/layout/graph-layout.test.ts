import { createHash } from 'node:crypto';
import { GraphBuilding } from '@slidewise/core/internals';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { finish } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { expect, test } from 'vitest';
import { distancesFrom } from '../../../../core/src/search/graphs/state-graph.js';
import { GraphLayout } from './graph-layout.js';
import type { Points, Rows } from './points.js';

const componentOf = (space: ReturnType<typeof rushHour.space>): Rows => new GraphBuilding(space).step(1e6)!;
const jam = componentOf(
  rushHour.space(unwrap(rushHour.parse('AA.B..\n...B..\nXX.B..\nC..D..\nC..D..\n...EE.')).position),
);
const eight = componentOf(tiles.space(unwrap(tiles.parse('1 2 3/4 5 0')).position) as never);

/** The stress of a drawing, at its best scale: how far distances on paper are from those in the graph, 0 if they are the same. */
function stress(rows: Rows, { x, y }: Points): number {
  const random = seededRandom(3);
  const pairs: [number, number][] = [];
  for (let i = 0; i < 20; i++) {
    const from = random.integer(x.length);
    for (const [node, distance] of distancesFrom([from], rows).entries()) {
      if (distance > 0) pairs.push([distance, Math.hypot(x[node]! - x[from]!, y[node]! - y[from]!)]);
    }
  }
  const sum = (of: (distance: number, length: number) => number) => pairs.reduce((all, [d, l]) => all + of(d, l), 0);
  const scale = sum((d, l) => l / d) / sum((d, l) => (l / d) ** 2);
  return sum((d, l) => ((scale * l - d) / d) ** 2) / pairs.length;
}

test.each([
  ['Rush Hour', jam],
  ['tiles', eight],
])('%s: a drawing is finite, better than a random one by far, and starts on the left', (_, rows) => {
  const points = finish(new GraphLayout(rows));
  const size = rows.offsets.length - 1;
  expect(points.x).toHaveLength(size);
  for (const value of [...points.x, ...points.y]) expect(Number.isFinite(value)).toBe(true);
  expect(points.x[0]).toBeLessThanOrEqual(0);
  const random = seededRandom(1);
  const anywhere = () => Float32Array.from({ length: size }, () => random.integer(1000));
  expect(stress(rows, points)).toBeLessThan(stress(rows, { x: anywhere(), y: anywhere() }) / 2);
});

test('a path is drawn as a line with edges of length 1, and a ring as a circle', () => {
  const rowsOf = (edges: readonly (readonly [number, number])[], size: number): Rows => {
    const rows = Array.from({ length: size }, (_, i) =>
      edges.flatMap(([a, b]) => (a === i ? [b] : b === i ? [a] : [])),
    );
    const offsets = [0];
    for (const row of rows) offsets.push(offsets.at(-1)! + row.length);
    return { offsets: Int32Array.from(offsets), neighbours: Int32Array.from(rows.flat()) };
  };
  const path = rowsOf(
    Array.from({ length: 19 }, (_, i) => [i, i + 1] as const),
    20,
  );
  const line = finish(new GraphLayout(path));
  expect(line.x[19]! - line.x[0]!).toBeCloseTo(19, 0);
  expect(Math.max(...line.y.map(Math.abs))).toBeLessThan(0.5);
  expect(stress(path, line)).toBeLessThan(0.01);
  const ring = rowsOf(
    Array.from({ length: 24 }, (_, i) => [i, (i + 1) % 24] as const),
    24,
  );
  const circle = finish(new GraphLayout(ring));
  const radii = Array.from(circle.x, (x, i) => Math.hypot(x, circle.y[i]!));
  expect(Math.max(...radii) / Math.min(...radii)).toBeLessThan(1.1);
});

test('the same points every time, whatever the slices', () => {
  const whole = finish(new GraphLayout(eight));
  const layout = new GraphLayout(eight);
  let sliced: Points | undefined;
  while (sliced === undefined) sliced = layout.work(0);
  expect(sliced).toEqual(whole);
  expect(layout.cancel()).toBe(sliced);
  const rounded = [...whole.x, ...whole.y].map((value) => Math.round(10 * value) + 0).join(' ');
  expect(createHash('sha256').update(rounded).digest('hex').slice(0, 16)).toMatchInlineSnapshot(`"2c1d76511105f762"`);
});

test('no node, one node, two nodes, and what does not hang together', () => {
  const rows = (...offsets: number[]) => ({ offsets: Int32Array.from(offsets), neighbours: new Int32Array(0) });
  expect(finish(new GraphLayout(rows(0))).x).toHaveLength(0);
  expect([...finish(new GraphLayout(rows(0, 0))).x]).toEqual([0]);
  const pair = finish(new GraphLayout({ offsets: Int32Array.of(0, 1, 2), neighbours: Int32Array.of(1, 0) }));
  expect(pair.x[1]! - pair.x[0]!).toBeCloseTo(1, 1);
  for (const value of finish(new GraphLayout(rows(0, 0, 0, 0))).x) expect(Number.isFinite(value)).toBe(true);
});
