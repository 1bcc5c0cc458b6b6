import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { expect, test } from 'vitest';
import { randomTask, USUAL_CONSTRAINTS } from './random-board.js';

const bricks = familyById('bricks')!;
const tiles = familyById('tiles')!;
const size = { width: 4, height: 4 };

test('what is left open is up to the family', () => {
  const open = { least: undefined, most: undefined, pieces: undefined, walls: undefined };
  const { moves, constraints } = unwrap(randomTask(bricks, size, open, 1));
  expect(moves).toEqual({ least: 1, most: Number.POSITIVE_INFINITY });
  expect(constraints).toEqual({});
});

test('pieces and walls are asked for where they can be chosen', () => {
  const asked = { ...USUAL_CONSTRAINTS, pieces: 7, walls: 0 };
  expect(unwrap(randomTask(bricks, size, asked, 1)).constraints).toEqual({
    pieces: { least: 7, most: 7 },
    walls: { least: 0, most: 0 },
  });
  expect(unwrap(randomTask(tiles, size, asked, 1)).constraints).toEqual({});
});

test.each([
  [{ ...USUAL_CONSTRAINTS, least: 31 }, 'from 31 to 30 moves: expected the smaller number first'],
  [{ ...USUAL_CONSTRAINTS, pieces: 2.5 }, 'expected whole numbers, from 0 up'],
  [{ ...USUAL_CONSTRAINTS, walls: -1 }, 'expected whole numbers, from 0 up'],
])('%o: %s', (constraints, message) => {
  expect(randomTask(bricks, size, constraints, 1)).toMatchObject({ ok: false, problem: { message } });
});
