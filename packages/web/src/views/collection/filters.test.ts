import { expect, test } from 'vitest';
import type { Collection, FamilyTitle, ListedPuzzle } from '../../collection/puzzle.js';
import { choicesFor, isFiltered, readFilters, rowsFor, writeFilters } from './filters.js';

const puzzle = (name: string, title: string, level: ListedPuzzle['level'], width = 6): ListedPuzzle => ({
  ...{ name, title, level, width, height: 6, unit: 'move', shortest: 9 },
  family: name.split('/')[0]!,
});
const family = (id: string): FamilyTitle => ({ id, title: id.toUpperCase(), unit: 'move', look: 'wood', sizes: [] });
const list: Collection = {
  families: [family('a'), family('b')],
  puzzles: [
    puzzle('a/1', 'School Run', 'beginner'),
    puzzle('a/2', 'Café Row', 'easy', 7),
    puzzle('a/3', 'No Way Out', 'unsolvable'),
    { ...puzzle('b/1', 'Running Water', 'easy'), chinese: ['流水'] },
  ],
};
const NONE = readFilters({});
const titles = (filters: object, results = {}) =>
  rowsFor(list, results, 'a', { ...NONE, ...filters }).map(
    ({ title, puzzles }) => `${title}: ${puzzles.map((each) => each.title).join(', ')}`,
  );

test('without filters, the puzzles of a family by level', () => {
  expect(titles({})).toEqual(['Beginner: School Run', 'Easy: Café Row', 'Proved impossible: No Way Out']);
});

test('a search goes through all families, and minds neither case nor accents', () => {
  expect(titles({ search: ' run' })).toEqual(['A: School Run', 'B: Running Water']);
  expect(titles({ search: 'CAFE' })).toEqual(['A: Café Row']);
  expect(titles({ search: 'row cafe' })).toEqual(['A: Café Row']);
  expect(titles({ search: '流' })).toEqual(['B: Running Water']);
  expect(titles({ search: 'nothing' })).toEqual([]);
});

test('by level, by size, and what is not solved and can be', () => {
  expect(titles({ level: 'easy' })).toEqual(['Easy: Café Row']);
  expect(titles({ size: '6×6' })).toEqual(['Beginner: School Run', 'Proved impossible: No Way Out']);
  const results = { 'a/1': { length: 9, seconds: 1 }, 'a/2': { length: 9, seconds: 1, help: 'shown' } };
  expect(titles({ unsolved: true }, results)).toEqual(['Easy: Café Row']);
});

test('filters are in the address', () => {
  const filters = { search: 'a b', level: 'easy', size: '7×6', unsolved: true };
  expect(readFilters(writeFilters(filters))).toEqual(filters);
  expect([writeFilters(NONE), isFiltered(NONE), isFiltered(filters)]).toEqual([{}, false, true]);
});

test('what can be chosen is what there is', () => {
  const { levels, sizes } = choicesFor(list, 'a');
  expect(levels.map(({ id }) => id)).toEqual(['beginner', 'easy', 'unsolvable']);
  expect(sizes).toEqual(['6×6', '7×6']);
});
