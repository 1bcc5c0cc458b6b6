import { bricks } from '@slidewise/core/bricks';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { tiles } from '@slidewise/core/tiles';
import { expect, test } from 'vitest';
import { likenessOf } from './likeness.js';

const board = (text: string): string => likenessOf(rushHour.scene(unwrap(rushHour.parse(text)).position));

test('names and mirror images make no difference, anything else does', () => {
  const plain = board('B..C/B..C/AA../..DD/....');
  expect(board('D..B/D..B/AA../..CC/....')).toBe(plain);
  // The rows in the opposite order.
  expect(board('..../..DD/AA../B..C/B..C')).toBe(plain);
  expect(board('B..C/B..C/.AA./..DD/....')).not.toBe(plain);
  // The exit is at the right.
  expect(board('C..B/C..B/..AA/DD../....')).not.toBe(plain);
  expect(board('B..C/B..C/AA../..DD/...x')).not.toBe(plain);
});

test('a board of tiles is like the one with rows and columns exchanged', () => {
  const sketch = tiles.making.puzzles!.sketch!;
  const of = (text: string): string => likenessOf(sketch(unwrap(tiles.parse(text)).position));
  expect(of('1 2 3/4 5 6/7 0 8')).toBe(of('1 2 3/4 5 0/7 8 6'));
  expect(of('1 2 3/4 5 6/7 0 8')).not.toBe(of('1 2 3/4 0 6/7 5 8'));
  // The same places of the tiles, but another goal.
  const other = unwrap(tiles.parse('1 2 3/4 5 6/7 0 8', { goal: 'blank-first' })).position;
  expect(likenessOf(sketch(other))).not.toBe(of('1 2 3/4 5 6/7 0 8'));
});

test('where only names say what belongs where, they count', () => {
  const of = (text: string): string => likenessOf(tiles.scene(unwrap(tiles.parse(text)).position));
  expect(of('1 2 3/4 5 6/7 0 8')).not.toBe(of('2 1 3/4 5 6/7 0 8'));
});

test('bricks: goals and ways are turned with the board', () => {
  const of = (text: string): string => likenessOf(bricks.scene(unwrap(bricks.parse(text)).position));
  const plain = of('master: 2\ngoal: 1 1\n22.\n..3');
  expect(of('master: 2\ngoal: 1 0\n.22\n3..')).toBe(plain);
  expect(of('master: 2\ngoal: 1 0\n22.\n..3')).not.toBe(plain);
});
