// A short, seeded part of what `npm run soak` does for hours, and whether it would find anything.

import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { describe, expect, test } from 'vitest';
import { round as differential } from './differential.mjs';
import { round as fuzz } from './fuzz.mjs';
import { smallBoard } from './lib/boards.mjs';
import { bruteForce, goalDistances } from './lib/oracle.mjs';

/** Runs some rounds, up to the first finding. Returns the counts and the finding. */
function run(round, rounds, ...rest) {
  const counts = {};
  const findings = [];
  for (let seed = 1; seed <= rounds && findings.length === 0; seed++) {
    const account = round(seed, ...rest);
    for (const [what, count] of Object.entries(account.counts)) counts[what] = (counts[what] ?? 0) + count;
    findings.push(...account.findings.map((finding) => `seed ${seed}: ${finding}`));
  }
  return { counts, findings };
}

test('brute force and every way to solve agree', () => {
  const { counts, findings } = run(differential, 4);
  expect(findings).toEqual([]);
  expect(counts.answers).toBeGreaterThan(200);
  expect(counts['counts of reachable positions']).toBeGreaterThan(5);
  expect(counts['compiled layers']).toBeGreaterThan(0);
});

test('no text is too much for a reader', () => {
  const { counts, findings } = run(fuzz, 10);
  expect(findings).toEqual([]);
  expect(counts.texts).toBe(2000);
});

describe('what is wrong is found', () => {
  /** The families with something changed in each; without those that would build tables first. */
  const changed = (change) =>
    families.filter(({ tables }) => tables === undefined).map((family) => ({ ...family, ...change(family) }));

  test.each([
    [
      'a false refutation',
      () => ({ refute: () => ({ code: 'said', values: {}, message: 'it just cannot be done' }) }),
      'refuted',
    ],
    [
      'a bound that is too high',
      (family) => ({ explain: (...of) => ({ ...family.explain(...of), bound: 99 }) }),
      'explains 99',
    ],
    ['a heuristic that says too much', (family) => ({ space: (...of) => withHeuristic(family.space(...of)) }), 'but'],
  ])('%s', (_, change, expected) => {
    const { findings } = run(differential, 9, changed(change));
    expect(findings.join('\n')).toContain(expected);
  });

  function withHeuristic(space) {
    return Object.create(space, { heuristic: { value: () => () => 50 } });
  }
});

test('the boards have everything in them that readers and rules know', () => {
  const random = seededRandom(1);
  const [rushHour, tiles, bricks] = families.map((family) =>
    Array.from({ length: 300 }, () => smallBoard(random, family)),
  );
  const some = (boards, holds) => expect(boards.filter(holds).length).toBeGreaterThan(3);
  some(rushHour, ({ walls }) => walls.length > 1);
  some(rushHour, ({ vehicles }) => vehicles.some(({ length }) => length === 1));
  some(rushHour, ({ goal }) => goal === 'clear');
  some(tiles, ({ goal }) => goal[0] !== 0 && goal.at(-1) !== 0);
  some(tiles, ({ width, height }) => width !== height);
  some(bricks, ({ width, height }) => width === 1 || height === 1);
  some(bricks, ({ goals }) => goals.length > 1);
  some(bricks, ({ goals }) => goals.some(({ brick }) => brick === undefined));
  some(bricks, ({ reserved }) => reserved.length > 0);
  some(bricks, ({ bricks: all }) => all.some(({ freedom }) => freedom !== 'any'));
  some(bricks, ({ bricks: all }) => all.some(({ cells }) => isHollow(cells)));
});

/** Whether some cell is no part of it and has it on all four sides. */
function isHollow(cells) {
  const has = (row, column) => cells.some((cell) => cell.row === row && cell.column === column);
  return cells.some(
    ({ row, column }) =>
      !has(row + 1, column) && has(row + 2, column) && has(row + 1, column - 1) && has(row + 1, column + 1),
  );
}

test('brute force knows distances and what is out of reach', () => {
  const [, tiles] = families;
  const solved = tiles.making.plain({ width: 3, height: 2 }).value;
  const truth = bruteForce(tiles, solved, 'stm', 1000);
  expect(truth).toMatchObject({ complete: true, length: 0 });
  expect(truth.positions).toHaveLength(360);
  // The farthest of all boards of 3×2.
  expect(Math.max(...goalDistances(truth))).toBe(21);
  const [first, second, ...rest] = solved.tiles;
  const swapped = tiles.check({ ...solved, tiles: [second, first, ...rest] }).value;
  expect(bruteForce(tiles, swapped, 'stm', 1000)).toMatchObject({ complete: true, length: undefined });
});
