import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { explore } from '../../search/explore.js';
import { solve } from '../../solving/solve.js';
import { bricks } from '../index.js';
import type { BricksPosition } from '../position.js';
import { layoutOf } from './layout.js';
import { hasSymmetry, MirrorSpace } from './mirror-space.js';
import { symmetriesOf } from './symmetry.js';

const board = (text: string): BricksPosition => unwrap(bricks.parse(text, {})).position;

describe('symmetries of boards', () => {
  test.each([
    ['Klotski: left and right', 'goal: 3 1\nAXXB\nAXXB\nCEED\nCFGD\nH..I', 1],
    ['a goal in the corner', 'goal: 3 0\nAXXB\nAXXB\nCEED\nCFGD\nH..I', 0],
    ['a goal in the middle of an oblong', 'goal: 1 2\nX....\n.....\n.....', 3],
    ['a goal in the middle of a square', 'goal: 1 1\nX..\n...\n...', 7],
    ['a wall on one side', 'goal: 1 1\nX..\n..#\n...', 1],
    ['bricks that lie and none that stand', 'goal: 1 1\nX..\nAA.\n...', 3],
    ['as many that lie as stand', 'goal: 1 1\nX.B\n..B\nAA.', 7],
    ['one that may only lie, in the last row', 'goal: 1 1\nhorizontal: A\nX.B\n..B\nAA.', 1],
    ['a long L, but not its mirror image', 'goal: 1 1\nX..\nAAA\nA..', 0],
    ['an L, which is its own image across the diagonal', 'goal: 1 1\nX..\n.AA\n.A.', 1],
    ['two goal bricks that change places', 'goal: 0 0\ngoal Y: 0 2\nX.Y\n...', 1],
  ])('%s', (_, text, count) => expect(symmetriesOf(layoutOf(board(text)))).toHaveLength(count));
});

test('solutions are as long as without symmetry, and legal on the real board', () => {
  const random = seededRandom(31);
  let symmetric = 0;
  for (let i = 0; i < 300; i++) {
    const position = bricks.making.random(random, i % 2 === 0 ? { width: 3, height: 3 } : { width: 4, height: 3 });
    if (!hasSymmetry(position)) continue;
    symmetric++;
    for (const { id: metric } of bricks.metrics) {
      const plain = unwrap(solve(bricks, position, { metric, algorithm: 'bfs' }));
      const mirrored = unwrap(solve(bricks, position, { metric, algorithm: 'bfs-mirror' }));
      expect(mirrored.status).toBe(plain.status);
      expect(mirrored.length).toBe(plain.length);
      if (plain.status === 'unsolvable') expect(mirrored.counts.stored).toBeLessThanOrEqual(plain.counts.stored);
    }
  }
  expect(symmetric).toBeGreaterThan(40);
});

test('of two positions that mirror each other one is stored', () => {
  const position = board('goal: 3 1\nAXXB\nAXXB\nCEED\nCFGD\nH..I');
  for (const { id: metric } of bricks.metrics) {
    const whole = explore(bricks.space(position, metric)).states.size;
    const { size } = explore(new MirrorSpace(position, metric)).states;
    expect(whole).toBe(25955);
    expect(size).toBeGreaterThanOrEqual(whole / 2);
    expect(size).toBeLessThan(0.51 * whole);
  }
  const { length, moves } = unwrap(solve(bricks, position, { algorithm: 'bfs-mirror' }));
  expect([length, moves.length]).toEqual([81, 81]);
});

test('an unsolvable board says how its positions were counted', () => {
  const position = board('goal: 2 0\nXXX\nA.B\n.C.');
  const { status, reason } = unwrap(solve(bricks, position, { algorithm: 'bfs-mirror' }));
  expect(status).toBe('unsolvable');
  expect(reason?.message).toMatch(/^all \d+ positions that can be reached, mirror images counted once, were seen/);
  const small = board('goal: 1 0\nXX\nA.');
  expect(unwrap(solve(bricks, small, { algorithm: 'bfs-mirror' })).reason?.message).toBe(
    'the only position that can be reached, mirror images counted once, was seen, and it is not solved',
  );
});
