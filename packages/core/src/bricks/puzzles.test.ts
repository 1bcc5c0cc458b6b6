import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { families } from '../families.js';
import { guessFamily } from '../reading/guess-family.js';
import { unwrap } from '../result.js';
import { BreadthFirst } from '../search/breadth-first.js';
import { explore } from '../search/explore.js';
import { solve } from '../solving/solve.js';
import { type BricksIds, bricks } from './index.js';
import type { BricksPosition } from './position.js';

const folder = new URL('../../../../puzzles/bricks/', import.meta.url);
const names = readdirSync(folder).filter((name) => !name.endsWith('.json'));
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const position = (name: string): BricksPosition => unwrap(bricks.parse(read(name), {})).position;

/** Figures that others have published; nothing here was measured with this program. Null: no solution exists. */
const published = JSON.parse(read('optima.json')) as Record<
  string,
  Record<BricksIds['metric'] | 'states', number | null>
>;

test.each(names)('%s is recognised as a board of this family', (name) => {
  expect(families).toContain(bricks);
  expect(guessFamily(read(name))).toBe(bricks);
});

describe('the published figures come out', () => {
  test.each(Object.entries(published))('%s', (name, figures) => {
    for (const [figure, expected] of Object.entries(figures) as [keyof typeof figures, number | null][]) {
      if (figure === 'states') {
        for (const { id } of bricks.metrics)
          expect(explore(bricks.space(position(name), id)).states.size).toBe(expected);
        continue;
      }
      const solution = unwrap(solve(bricks, position(name), { metric: figure }));
      if (expected === null) expect(solution.status).toBe('unsolvable');
      else expect(solution).toMatchObject({ status: 'solved', optimal: true, length: expected });
    }
  });
});

test.each(names.filter((name) => !(name in published)))(
  '%s is solved, or proved unsolvable if its name says so',
  (name) => {
    for (const { id: metric } of bricks.metrics) {
      const { status, optimal } = unwrap(solve(bricks, position(name), { metric }));
      expect(status).toBe(name.startsWith('unsolvable') ? 'unsolvable' : 'solved');
      expect(optimal).toBe(status === 'solved');
    }
  },
);

test('a stored position takes at most 24 bytes, the tables of the search included', () => {
  for (const name of ['klotski.txt', 'century.txt', 'mas-puzzle.txt']) {
    for (const { id: metric } of bricks.metrics) {
      const space = bricks.space(position(name), metric);
      const search = new BreadthFirst(space, { memoryLimit: Number.POSITIVE_INFINITY }, 'everything');
      while (search.step(1000) === undefined);
      expect(search.counts.bytes / search.counts.stored).toBeLessThan(24);
    }
  }
});

test('the small example of the sbp format has the solution of its text', () => {
  const board = position('teach-1.txt');
  const { moves } = unwrap(solve(bricks, board, { metric: 'steps' }));
  expect(moves).toHaveLength(5);
  for (const move of moves)
    expect(bricks.printMove(board, move, { format: 'sbp', metric: 'steps' })).toMatch(/^\(\d,[a-z]+\)$/);
  const text = '(2,left) (4,down) (3,right) (2,up) (2,up)';
  let played = board;
  for (const word of text.split(' ')) played = unwrap(bricks.play(played, unwrap(bricks.parseMove(played, word))));
  expect(bricks.isSolved(played)).toBe(true);
});
