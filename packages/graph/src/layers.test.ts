import { expect, test } from 'vitest';
import { neighboursOf } from './graph.js';
import { layersLayout } from './layers.js';

test('columns lie by distance, the goal on the right, and unknown distances left of all', () => {
  const distances = [2, 1, 0, 1, -1];
  const points = layersLayout(distances, neighboursOf(5, Uint32Array.of(0, 1, 1, 2, 2, 3)));
  const across = distances.map((_, node) => points[2 * node]);
  expect(across).toEqual([4, 8, 12, 8, 0]);
});

test('neighbours lie at the same height: two paths to the goal do not cross', () => {
  // 0 and 1 are the farthest, 2 and 3 between, 4 and 5 solved: 0-2-4 and 1-3-5, numbered so that they cross at first.
  const points = layersLayout([2, 2, 1, 1, 0, 0], neighboursOf(6, Uint32Array.of(0, 3, 3, 4, 1, 2, 2, 5)));
  const height = (node: number): number => points[2 * node + 1];
  expect(Math.sign(height(0))).toBe(Math.sign(height(3)));
  expect(Math.sign(height(3))).toBe(Math.sign(height(4)));
  expect(Math.sign(height(1))).toBe(-Math.sign(height(0)));
});
