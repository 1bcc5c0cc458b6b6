import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { solve } from '../../solving/solve.js';
import { type BricksIds, bricks } from '../index.js';
import type { BricksPosition } from '../position.js';
import { type BrickClass, type Layout, layoutOf } from '../space/layout.js';
import { CutOffs } from './maze.js';

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

describe('bricks that cut a goal brick off, on a board that is too large to look at every brick', () => {
  /** The places that the goal brick reaches from its start past one brick, in any order; whether one is a goal. */
  function isCutOff(layout: Layout, master: number, goal: Uint8Array, other: BrickClass, cell: number): boolean {
    const { places, placeAt, steps, offsets, starts } = layout.classes[master]!;
    const taken = new Set([...other.offsets].map((offset) => cell + offset));
    const isFree = (place: number): boolean => ![...offsets].some((offset) => taken.has(places[place]! + offset));
    const seen = new Set([placeAt[starts[0]!]!]);
    for (const place of seen) {
      if (!isFree(place)) continue;
      if (goal[place] === 1) return false;
      for (let d = 0; d < 4; d++) if (steps[4 * place + d]! >= 0) seen.add(steps[4 * place + d]!);
    }
    return true;
  }

  /** Rooms side by side, with doors that some bricks stand in. */
  function rooms(seed: number): BricksPosition {
    const random = seededRandom(seed);
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWYZabcdefghijklmnopqrstuvwyz'];
    const rows = Array.from({ length: 30 }, () => Array<string>(30).fill('.'));
    for (const column of [7, 15, 23]) {
      for (const row of rows) row[column] = '#';
      for (let door = random.integer(2); door >= 0; door--) rows[random.integer(30)]![column] = letters.pop()!;
    }
    while (letters.length > 0) {
      const [row, column] = [random.integer(30), random.integer(30)];
      if (rows[row]![column] === '.') rows[row]![column] = letters.pop()!;
    }
    rows[0]![0] = 'X';
    rows[29]![29] = '.';
    return board(`master: X\ngoal: 29 29\n${rows.map((row) => row.join('')).join('\n')}`);
  }

  test('are those that it cannot get past, found by few searches', () => {
    let cut = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const layout = layoutOf(rooms(seed));
      const master = layout.classes.findIndex(({ goal }) => goal >= 0);
      const { places } = layout.goals.flat().find(({ brickClass }) => brickClass === master)!;
      const { placeAt, starts } = layout.classes[master]!;
      const cutOffs = new CutOffs(layout, master, places);
      let bricksHere = 0;
      for (const [i, other] of layout.classes.entries()) {
        for (const cell of i === master ? [] : other.starts) {
          const isCut = isCutOff(layout, master, places, other, cell);
          expect(cutOffs.has(i, cell, placeAt[starts[0]!]!)).toBe(isCut);
          if (isCut) cut++;
          bricksHere++;
        }
      }
      expect(bricksHere).toBeGreaterThan(40);
      expect(cutOffs.searches).toBeLessThan(15);
    }
    expect(cut).toBeGreaterThan(10);
  });
});
