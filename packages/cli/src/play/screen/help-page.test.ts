import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { HelpPage } from './help-page.js';

const sections = [
  { title: 'Keys', rows: [['a b', 'does a thing that takes some words to tell'] as const, ['c', 'less'] as const] },
];

function drawn(page: HelpPage, columns: number, rows: number): string[] {
  return page.draw(columns, rows).map(stripVTControlCharacters);
}

test('a page that fits goes at any key', () => {
  const page = new HelpPage(sections);
  expect(drawn(page, 60, 5)).toEqual([
    'Keys',
    'a b  does a thing that takes some words to tell',
    'c    less',
    '',
    'any key goes back',
  ]);
  expect(page.handle({ kind: 'mouse', action: 'release', row: 0, column: 0 })).toBe(false);
  expect(page.handle({ kind: 'key', key: 'down' })).toBe(true);
});

test('one that does not is scrolled, as far as it goes', () => {
  const page = new HelpPage(sections);
  expect(drawn(page, 40, 3)).toEqual([
    'Keys',
    'a b  does a thing that takes some words',
    '↑↓ scroll  any other key goes back',
  ]);
  for (const key of ['down', 'page-down', 'end', 'down']) expect(page.handle({ kind: 'key', key })).toBe(false);
  expect(drawn(page, 40, 3).slice(0, 2)).toEqual(['     to tell', 'c    less']);
  page.handle({ kind: 'mouse', action: 'wheel-up', row: 0, column: 0 });
  expect(drawn(page, 40, 3)[0]).toBe('Keys');
  expect(page.handle({ kind: 'key', key: 'q' })).toBe(true);
});

test('it fits any terminal', () => {
  for (const [columns, rows] of [
    [1, 1],
    [3, 2],
    [200, 60],
  ] as const) {
    const lines = drawn(new HelpPage(sections), columns, rows);
    expect(lines).toHaveLength(rows);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  }
});
