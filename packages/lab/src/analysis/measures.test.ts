import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { tiles } from '@slidewise/core/tiles';
import { expect, test } from 'vitest';
import { samples } from '../../../core/src/testing/samples.js';
import { measures } from './measures.js';

function valuesOf(all: ReturnType<typeof measures>): Record<string, number | undefined> {
  return Object.fromEntries(all.map(({ id, value }) => [id, value]));
}

test('the figures of the course texts', () => {
  const eight = unwrap(tiles.parse('2 1 3/5 4 0/6 7 8')).position;
  expect(valuesOf(measures(tiles, eight))).toMatchObject({ none: 0, manhattan: 9, hamming: 7, inversions: 2 });
  const jam = unwrap(rushHour.parse('ee.c../...c../aabc../..b.../..b.../.ddd..')).position;
  expect(valuesOf(measures(rushHour, jam))).toMatchObject({ direct: 2, indirect: 3 });
});

test('what needs tables that are not there is left out, with the reason', () => {
  const board = unwrap(tiles.parse('1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15')).position;
  const left = measures(tiles, board).find(({ id }) => id === 'pdb-663');
  expect(left).toMatchObject({ reason: { code: 'tables-not-built' } });
  expect(left?.value).toBeUndefined();
});

test('the tables of a heuristic are asked for only where it fits the board: on very large ones that never ends', () => {
  const row = (first: number) => Array.from({ length: 6 }, (_, i) => (first + i) % 36).join(' ');
  const board = unwrap(tiles.parse([1, 7, 13, 19, 25, 31].map(row).join('/'))).position;
  const unfit = (id: string) => tiles.heuristics.find((each) => each.id === id)!.unfit?.(board);
  const asked: string[] = [];
  const needed: typeof tiles.tables.needed = (position, metric, plan) => {
    asked.push(plan.heuristic);
    return tiles.tables.needed(position, metric, plan);
  };
  measures({ ...tiles, tables: { ...tiles.tables, needed } }, board);
  expect(unfit('pdb-78')).toBeDefined();
  expect(asked).toContain('manhattan');
  expect(asked.filter((id) => unfit(id) !== undefined)).toEqual([]);
});

test.each(families.map((family) => [family.id, family] as const))('%s: every heuristic of each metric', (_, family) => {
  for (const position of samples(family, 'small', 5)) {
    for (const { id: metric } of family.metrics) {
      const all = measures(family, position, { metric });
      const counting = family.heuristics.filter((heuristic) => heuristic.metrics.includes(metric));
      expect(all.map(({ id }) => id)).toEqual([...counting, ...(family.figures ?? [])].map(({ id }) => id));
      for (const { value, reason } of all) expect(value === undefined).toBe(reason !== undefined);
    }
  }
});
