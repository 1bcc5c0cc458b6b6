import { expect, test } from 'vitest';
import { closed, isMadeName, isOpenName, madeTitle, readMadeName, writeMadeName } from './made-names.js';

const RUSH_HOUR = { title: 'Rush Hour', unit: 'move' };

test.each([
  ['new/rush-hour-6x6-18-1234', 'Rush Hour 6×6 · 18 moves · 1234'],
  ['shuffle/rush-hour-5x4-77', 'Rush Hour 5×4 · shuffled · 77'],
  ['daily/rush-hour/2026-11-18', 'Rush Hour · Wed 18 Nov'],
])('%s is called %s', (name, title) => {
  const made = readMadeName(name)!;
  expect(writeMadeName(made)).toBe(name);
  expect(madeTitle(made, RUSH_HOUR)).toBe(title);
  expect([isMadeName(name), isOpenName(name)]).toEqual([true, false]);
});

test.each([
  ['new/rush-hour-6x6-18', 'new/rush-hour-6x6-18-5'],
  ['shuffle/tiles-4x4', 'shuffle/tiles-4x4-5'],
  ['daily/bricks', 'daily/bricks/2026-11-20'],
])('%s is another board every time', (name, then) => {
  expect([isOpenName(name), closed(name, 5, '2026-11-20')]).toEqual([true, then]);
});

test.each(['', 'new/', 'new/rush-hour', 'daily/tiles/2026-02-30', 'shuffle/tiles', 'rush-hour/jam-12', 'mine/a/1'])(
  '%j is the name of no made puzzle',
  (name) => expect([isMadeName(name), isOpenName(name)]).toEqual([false, false]),
);
