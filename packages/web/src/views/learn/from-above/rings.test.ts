import { expect, test } from 'vitest';
import { lessonBoard } from '../lesson-board.js';
import { shortestIn } from '../single-slides/shortest-in.js';
import { ringsOf } from './rings.js';

test('all boards of 3×2 tiles: one solved in the middle, the farthest on the outermost ring', () => {
  const { dots, lines, farthest } = ringsOf(lessonBoard('tiles:rows:4_5_0/1_2_3'));
  expect([dots.length, farthest, lines.length]).toEqual([360, 21, 420]);
  expect(dots.filter(({ distance }) => distance === 0)).toMatchObject([{ x: 0, y: 0 }]);
  for (const { x, y, distance } of dots) expect(Math.hypot(x, y)).toBeCloseTo(distance / 21, 9);
  for (const [from, to] of lines) expect(Math.abs(dots[from]!.distance - dots[to]!.distance)).toBe(1);
});

test('what the lesson on combined moves says', () => {
  const small = lessonBoard('bricks:grid:master%3A_X/goal%3A_3_0/ABB/CXX/.XX/DEF/G..');
  expect([shortestIn(small, 'steps'), shortestIn(small, 'moves')]).toEqual([
    [14, 14],
    [10, 17],
  ]);
  const klotski = lessonBoard('bricks:grid:master%3A_X/goal%3A_3_1/AXXB/AXXB/CEED/CFGD/H..I');
  expect([shortestIn(klotski, 'steps'), shortestIn(klotski, 'moves')[0]]).toEqual([[105, 116], 81]);
});
