import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { solve } from '../../solving/solve.js';
import { type BricksIds, bricks } from '../index.js';
import type { BricksPosition } from '../position.js';

const board = (text: string): BricksPosition => unwrap(bricks.parse(text, {})).position;

function estimate(position: BricksPosition, metric: BricksIds['metric'], id: string): number {
  const space = bricks.space(position, metric);
  const state = new Int32Array(space.stateWords);
  space.start(state, 0);
  return space.heuristic(id)(state, 0);
}

test("the text's blockers count a brick that can be walked around: not admissible", () => {
  const around = board('goal: 1 1\nXA\n..');
  expect(estimate(around, 'steps', 'blockers')).toBe(3);
  expect(unwrap(solve(bricks, around, { metric: 'steps' })).length).toBe(2);
  expect(estimate(around, 'steps', 'blockers-admissible')).toBe(2);
});

test('and A* with them can miss the shortest solution, and says so', () => {
  const random = seededRandom(7);
  let missed = 0;
  for (let i = 0; i < 400; i++) {
    const position = bricks.making.random(random, { width: 3, height: 3 });
    const best = unwrap(solve(bricks, position, { metric: 'moves' }));
    const found = unwrap(solve(bricks, position, { metric: 'moves', algorithm: 'astar', heuristic: 'blockers' }));
    expect(found.status).toBe(best.status);
    if (found.length === best.length) continue;
    expect(found.length).toBeGreaterThan(best.length!);
    expect(found.optimal).toBe(false);
    missed++;
  }
  expect(missed).toBeGreaterThan(0);
});

describe('estimates by hand', () => {
  const corridor = 'goal: 0 2\nX#.\nA.B\n...';
  test.each([
    [corridor, 'steps', 'manhattan', 2],
    [corridor, 'slides', 'manhattan', 1],
    [corridor, 'moves', 'manhattan', 1],
    // Around the wall: down, right, right, up.
    [corridor, 'steps', 'maze', 4],
    [corridor, 'slides', 'maze', 3],
    [corridor, 'moves', 'maze', 1],
    // A and B stand in the only way out and the only way in.
    [corridor, 'steps', 'blockers-admissible', 6],
    [corridor, 'slides', 'blockers-admissible', 5],
    [corridor, 'moves', 'blockers-admissible', 3],
    [corridor, 'steps', 'blockers', 2],
    [corridor, 'steps', 'none', 0],
    // Two goal bricks: their ways add up, and each counts once.
    ['goal: 0 2\ngoal A: 0 0\nXA.\n...', 'steps', 'manhattan', 3],
    ['goal: 0 2\ngoal A: 0 0\nXA.\n...', 'moves', 'blockers-admissible', 2],
    // Goals for any brick of a shape: two are open.
    ['1 5\n0 0 0 0\n0 1 0 1\ngoal\n0 3 0 3\n0 4 0 4', 'moves', 'maze', 2],
    ['1 5\n0 0 0 0\n0 1 0 1\ngoal\n0 3 0 3\n0 4 0 4', 'steps', 'maze', 3],
  ] as const)('%j in %s by %s is %i', (text, metric, id, expected) => {
    expect(estimate(board(text), metric, id)).toBe(expected);
  });
});

test('a stronger heuristic expands fewer positions, and all find the same length', () => {
  const position = board('goal: 3 1\nAXXB\nAXXB\nCEED\nCFGD\nH..I');
  const solutions = (['none', 'manhattan', 'maze', 'blockers-admissible'] as const).map((heuristic) =>
    unwrap(solve(bricks, position, { metric: 'steps', algorithm: 'astar', heuristic })),
  );
  expect(solutions.map(({ length }) => length)).toEqual([116, 116, 116, 116]);
  const expanded = solutions.map(({ counts }) => counts.expanded);
  expect(expanded).toEqual([...expanded].sort((a, b) => b - a));
});
