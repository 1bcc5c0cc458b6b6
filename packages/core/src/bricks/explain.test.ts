import { expect, test } from 'vitest';
import { unwrap } from '../result.js';
import { type BricksIds, bricks } from './index.js';

function explanation(text: string, metric: BricksIds['metric']) {
  return bricks.explain(unwrap(bricks.parse(text, {})).position, metric);
}

test('the way of the goal brick, and what stands in all its ways', () => {
  const board = 'master: X\ngoal: 0 4\nX.A.B.\n####..\n';
  const { reasons, ...estimate } = explanation(board, 'steps');
  expect(estimate).toEqual({ heuristic: 'blockers-admissible', bound: 6 });
  expect(reasons.map(({ why, done, pieces }) => [why.message, done.message, pieces])).toEqual([
    ['X needs at least 4 steps to reach its goal', 'X is at its goal', [2]],
    ['A blocks every path that X could take', 'A leaves X a path', [0, 2]],
    ['B blocks every path that X could take', 'B leaves X a path', [1, 2]],
  ]);
  expect(explanation(board, 'moves').reasons[0]!.why.message).toBe('X needs at least 1 move to reach its goal');
});

test('goals for any brick of a shape are explained together', () => {
  const text = '3 3\n1 1 0 0\n1 1 0 2\n';
  const { position } = unwrap(bricks.parse(text, { goal: '1 1 2 0\n1 1 2 2\n' }));
  const { bound, reasons } = bricks.explain(position, 'steps');
  expect(bound).toBeGreaterThan(0);
  expect(reasons.map((reason) => reason.why.message)).toEqual([
    `the goals that any brick of their shape may fill need at least ${bound} steps`,
  ]);
});
