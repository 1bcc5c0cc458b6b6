import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderOf, jsonLines, slidewise } from '../support/run-cli.js';

const folder = folderOf({});
afterAll(() => rmSync(folder, { recursive: true }));

// The text of the course counts 18 boards with each heuristic, and finds that there is no solution.
const BOARD = 'rush-hour/course-0';
const HEURISTICS = ['none', 'direct', 'indirect'];

test('solve counts what a course program counts on a board without a solution', () => {
  for (const algorithm of ['astar', 'astar-early-closing']) {
    for (const heuristic of HEURISTICS) {
      const args = ['solve', BOARD, '--json', '--algorithm', algorithm, '--heuristic', heuristic];
      expect(jsonLines(slidewise(args).stdout)[0].stats.stored).toBe(0);
      const [found] = jsonLines(slidewise([...args, '--search-anyway']).stdout);
      expect([found.status, found.stats.stored, found.stats.expanded]).toEqual(['unsolvable', 18, 18]);
    }
  }
});

test('compare runs every way, and tree has a tree', () => {
  const ways = ['--algorithm', 'astar', ...HEURISTICS.flatMap((id) => ['--heuristic', id])];
  const proved = jsonLines(slidewise(['compare', BOARD, '--json', ...ways]).stdout);
  expect(proved.map(({ stats }) => stats)).toEqual([null]);
  const searched = jsonLines(slidewise(['compare', BOARD, '--json', '--search-anyway', ...ways]).stdout);
  expect(searched.map(({ status, stats }) => [status, stats.stored])).toEqual(HEURISTICS.map(() => ['unsolvable', 18]));
  const tree = (...more: string[]) =>
    jsonLines(slidewise(['tree', BOARD, '--json', '--expansions', '100', ...more]).stdout)[0].nodes.length;
  expect([tree(), tree('--search-anyway')]).toEqual([0, 18]);
});

test('a batch does so, too', () => {
  const out = join(folder, 'run');
  const args = ['batch', 'solve', BOARD, '--out', out, '--algorithm', 'astar', '--heuristic', 'direct'];
  expect(slidewise([...args, '--search-anyway', '--threads', '1']).code).toBe(1);
  const [row] = jsonLines(slidewise(['batch', 'merge', out]).stdout);
  expect([row.status, row.stats.stored]).toEqual(['unsolvable', 18]);
});
