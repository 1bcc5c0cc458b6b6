import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { explore } from '@slidewise/core/search';
import { solve } from '@slidewise/core/solving';
import { expect, test } from 'vitest';

// The atlas of 6×6 as it is kept: enumerating it again takes an hour.

const home = new URL('../../../../atlas/', import.meta.url);
const lines = gunzipSync(readFileSync(new URL('rush-hour-6x6.txt.gz', home)))
  .toString()
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' ') as [moves: string, board: string, positions: string]);

test('its README counts the boards of each length', () => {
  const counts = new Map<number, number>();
  for (const [moves] of lines) counts.set(Number(moves), (counts.get(Number(moves)) ?? 0) + 1);
  const readme = readFileSync(new URL('README.md', home), 'utf8');
  const told = new Map<number, number>();
  for (const [row] of readme.matchAll(/^\| \d.*$/gm)) {
    const numbers = [...row.matchAll(/[\d,]+/g)].map(([number]) => Number(number.replaceAll(',', '')));
    for (let i = 0; i < numbers.length; i += 2) told.set(numbers[i]!, numbers[i + 1]!);
  }
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(counts));
  expect(readme).toContain(`${lines.length.toLocaleString('en-US')} boards`);
  expect(new Set(lines.map(([, board]) => board)).size).toBe(lines.length);
});

test('its boards take as many moves as it says, have as many positions, and can spare nothing', () => {
  // A stride through all of it, and the longest ones.
  const sample = lines.filter(([moves], i) => i % 4001 === 0 || Number(moves) > 46);
  expect(sample.length).toBeGreaterThan(100);
  for (const [moves, board, positions] of sample) {
    const { position } = unwrap(rushHour.parse(board));
    expect(unwrap(solve(rushHour, position)).length).toBe(Number(moves));
    expect(explore(rushHour.space(position)).states.size).toBe(Number(positions));
    for (const { position: less } of rushHour.making.removals!(position)) {
      expect(unwrap(solve(rushHour, less)).length).toBeLessThan(Number(moves));
    }
  }
});

test('the counts of all positions add up, and its README has their sums', () => {
  const readme = readFileSync(new URL('README.md', home), 'utf8');
  const counts = readFileSync(new URL('rush-hour-6x6-count.txt', home), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ') as [counted: string, metric: string, distance: string, positions: string]);
  for (const counted of ['all', 'plain']) {
    const [moves, steps] = ['moves', 'steps'].map((metric) =>
      counts.filter((count) => count[0] === counted && count[1] === metric),
    );
    const sum = (some: typeof counts): number => some.reduce((all, [, , , positions]) => all + Number(positions), 0);
    const solvable = (some: typeof counts): number => sum(some.filter(([, , distance]) => distance !== '-'));
    expect([sum(steps!), solvable(steps!)]).toEqual([sum(moves!), solvable(moves!)]);
    for (const number of [sum(moves!), solvable(moves!), Number(moves![0]![3])]) {
      expect(readme).toContain(number.toLocaleString('en-US'));
    }
  }
  // The one component with 51 moves has all positions at that distance.
  expect(counts.filter(([, metric, distance]) => metric === 'moves' && distance === '51')).toEqual([
    ['all', 'moves', '51', '3', '1'],
    ['plain', 'moves', '51', '3', '1'],
  ]);
});
