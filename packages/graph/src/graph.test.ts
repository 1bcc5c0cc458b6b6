import { expect, test } from 'vitest';
import { boundsOf, neighboursOf, totalLength } from './graph.js';
import { ringsLayout } from './rings.js';

// A square with a diagonal.
const points = Float32Array.of(0, 0, 3, 0, 3, 4, 0, 4);
const edges = Uint32Array.of(0, 1, 1, 2, 0, 2);

test('neighbours, both ways', () => {
  const neighbours = neighboursOf(4, edges);
  expect([0, 1, 2, 3].map((node) => [...neighbours(node)].sort())).toEqual([[1, 2], [0, 2], [0, 1], []]);
});

test('bounds and lengths', () => {
  expect(boundsOf(points)).toEqual({ left: 0, right: 3, top: 0, bottom: 4 });
  expect(totalLength({ points, edges })).toBe(3 + 4 + 5);
});

test('rings: farther nodes lie farther out, and nodes without a distance outside', () => {
  const distances = Uint16Array.of(0, 1, 2, 65535);
  const bounds = boundsOf(points);
  const laidOut = ringsLayout(points, bounds, distances, 3);
  const away = [0, 1, 2, 3].map((node) => Math.hypot(laidOut[2 * node]! - 1.5, laidOut[2 * node + 1]! - 2));
  expect(away).toEqual(away.toSorted((a, b) => a - b));
  expect(away[0]).toBe(0);
});
