import { expect, test } from 'vitest';
import type { PlayedGame } from '../../collection/history.js';
import type { Collection, ListedPuzzle } from '../../collection/puzzle.js';
import { boardsOf, efficiencyOf, reachedByLevel, weeksOf } from './record.js';

const puzzle = (name: string, level: ListedPuzzle['level'], shortest?: number): ListedPuzzle => ({
  ...{ name, title: name, level, width: 6, height: 6, unit: 'move', family: name.split('/')[0]! },
  ...(shortest === undefined ? {} : { shortest }),
});
const list: Collection = {
  families: [{ id: 'a', title: 'A', unit: 'move', look: 'wood', sizes: [] }],
  puzzles: [
    puzzle('a/1', 'beginner', 5),
    puzzle('a/2', 'easy', 10),
    puzzle('a/3', 'unsolvable'),
    puzzle('a/4', 'open'),
  ],
};
const game = (name: string, day: number, length: number, more: Partial<PlayedGame> = {}): PlayedGame => ({
  ...{ name, family: 'a', title: name, length, seconds: 60, help: 'clean', shortest: 10 },
  at: new Date(2026, 10, day, 12).getTime() / 1000,
  ...more,
});

test('what was reached by family and level; what has no solution does not count', () => {
  const results = { 'a/1': { length: 5, seconds: 1 }, 'a/2': { length: 10, seconds: 1, help: 'hinted' as const } };
  const { levels, rows } = reachedByLevel(list, results);
  expect(levels.map(({ id }) => id)).toEqual(['beginner', 'easy', 'open']);
  expect(rows[0]!.whole).toEqual({ solved: 2, all: 3, stars: 5, mostStars: 6 });
  expect(rows[0]!.levels).toEqual([
    { solved: 1, all: 1, stars: 3, mostStars: 3 },
    { solved: 1, all: 1, stars: 2, mostStars: 3 },
    { solved: 0, all: 1, stars: 0, mostStars: 0 },
  ]);
});

test('efficiency is how near games were to the shortest, over weeks that begin on Mondays', () => {
  const shown = game('a/2', 17, 10, { help: 'shown' });
  const games = [game('a/1', 8, 20), game('a/1', 16, 10), game('a/2', 22, 20), shown];
  expect(efficiencyOf([shown])).toBeUndefined();
  const weeks = weeksOf(games, '2026-11-25', 12);
  expect(weeks).toEqual([
    { monday: '2026-11-02', games: 1, efficiency: 0.5 },
    { monday: '2026-11-09', games: 0, efficiency: undefined },
    { monday: '2026-11-16', games: 3, efficiency: 0.75 },
    { monday: '2026-11-23', games: 0, efficiency: undefined },
  ]);
  expect(weeksOf(games, '2026-11-25', 2).length).toBe(2);
  expect(weeksOf([], '2026-11-25', 12).length).toBe(1);
});

test('the games of each board, the last one first', () => {
  const boards = boardsOf([game('a/1', 8, 20), game('a/2', 9, 12), game('a/1', 16, 10)]);
  expect(boards.map(({ name, games }) => [name, games.map(({ length }) => length)])).toEqual([
    ['a/1', [10, 20]],
    ['a/2', [12]],
  ]);
});
