import { expect, test } from 'vitest';
import { effectiveBranching } from './effective-branching.js';

test('uniform trees have the factor that they were made with', () => {
  for (const [branching, depth] of [
    [2, 5],
    [3, 12],
    [1, 7],
    [13.35, 5],
  ] as const) {
    let nodes = 0;
    for (let d = 1; d <= depth; d++) nodes += branching ** d;
    expect(effectiveBranching(Math.round(nodes), depth)).toBeCloseTo(branching, 3);
  }
});

test('the example of the book: 52 nodes for a solution at depth 5 are 1.92', () => {
  expect(effectiveBranching(52, 5)).toBeCloseTo(1.92, 2);
});

test('no moves, or nothing generated: there is none; a billion nodes and long solutions are no problem', () => {
  expect(effectiveBranching(10, 0)).toBeUndefined();
  expect(effectiveBranching(0, 4)).toBeUndefined();
  expect(effectiveBranching(1e9, 1)).toBeCloseTo(1e9, -1);
  expect(effectiveBranching(1e9, 5000)).toBeGreaterThan(1);
});
