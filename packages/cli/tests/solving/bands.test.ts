import { describe, expect, test } from 'vitest';
import { jsonLines, slidewise } from '../support/run-cli.js';

const BOARD = 'rush-hour/course-closing-early';
const WAY = ['--algorithm', 'astar-early-closing', '--heuristic', 'indirect'];

/** What one run counts, and how long its solution is. */
function counted(...settings: string[]): { expanded: number; stored: number; length: number } {
  const [{ stats, length }] = jsonLines(slidewise(['solve', BOARD, '--json', ...WAY, ...settings]).stdout);
  return { expanded: stats.expanded, stored: stats.stored, length };
}

describe('compare --ties any', () => {
  const runs = [
    counted(),
    counted('--ties', 'shuffled', '--seed', '5'),
    counted('--ties', 'shuffled', '--seed', '6'),
    ...['fifo', 'lifo'].flatMap((ties) => [
      counted('--ties', ties),
      counted('--ties', ties, '--order', 'reversed'),
      counted('--ties', ties, '--order', 'shuffled', '--seed', '5'),
      counted('--ties', ties, '--order', 'shuffled', '--seed', '6'),
    ]),
  ];
  const band = (numbers: number[]) => {
    const sorted = [...numbers].sort((a, b) => a - b);
    return { least: sorted[0], median: sorted[Math.ceil(sorted.length / 2) - 1], most: sorted.at(-1) };
  };
  const args = ['compare', BOARD, '--ties', 'any', ...WAY, '--orders', '2', '--seed', '5'];

  test('the bands are those of runs one by one', () => {
    const [found] = jsonLines(slidewise([...args, '--json']).stdout);
    expect(found).toMatchObject({ runs: 11, statuses: { solved: 11, unsolvable: 0, stopped: 0 } });
    const { bands } = found;
    expect(bands.expanded).toEqual(band(runs.map(({ expanded }) => expanded)));
    expect(bands.stored).toEqual(band(runs.map(({ stored }) => stored)));
    expect(bands.length).toEqual(band(runs.map(({ length }) => length)));
    // A student with another order may find the shortest solution, or not.
    expect(bands.length).toMatchObject({ least: 6, most: 7 });
    expect(bands.expanded.least).toBeLessThan(bands.expanded.most);
  });

  test('as a table and as comma-separated values', () => {
    const [found] = jsonLines(slidewise([...args, '--json']).stdout);
    const { expanded, length } = found.bands;
    const { stdout, code } = slidewise(args);
    expect(stdout).toContain(`${expanded.least}–${expanded.most} (${expanded.median})`);
    expect(stdout).toContain(`6–7 (${length.median})`);
    expect(stdout.replace(/\s+/g, ' ')).toContain('in 2 shuffled orders');
    const [head, row] = slidewise([...args, '--csv'])
      .stdout.trimEnd()
      .split('\n');
    const values = Object.fromEntries(head!.split(',').map((name, i) => [name, row!.split(',')[i]]));
    expect(values).toMatchObject({
      runs: '11',
      expanded_least: `${expanded.least}`,
      expanded_median: `${expanded.median}`,
      expanded_most: `${expanded.most}`,
      length_least: '6',
      length_most: '7',
    });
    expect(code).toBe(0);
  });

  test('every way that takes an order, and those that take none once; limits and boards without a solution', () => {
    const ways = ['--algorithm', 'bfs', '--algorithm', 'idastar', '--heuristic', 'indirect', '--orders', '1'];
    const all = jsonLines(slidewise(['compare', BOARD, '--ties', 'any', '--json', ...ways]).stdout);
    expect(all.map(({ algorithm, runs: tried }) => [algorithm, tried])).toEqual([
      ['bfs', 1],
      ['idastar', 3],
    ]);
    const unsolvable = ['compare', 'rush-hour/course-0', '--ties', 'any', ...WAY, '--orders', '0'];
    expect(slidewise(unsolvable).stdout).toContain('unsolvable: ');
    const [searched] = jsonLines(slidewise([...unsolvable, '--json', '--search-anyway']).stdout);
    expect(searched).toMatchObject({
      runs: 5,
      statuses: { unsolvable: 5 },
      bands: { stored: { least: 18, most: 18 }, length: null },
    });
  });

  test.each([
    [['--ties', 'any', '--order', 'reads'], '--ties any tries many orders: leave out --order'],
    [['--ties', 'any', '--html'], 'leave out --html'],
    [['--orders', '3'], '--orders is for --ties any'],
    [['--ties', 'any', '--algorithm', 'bfs'], 'none of these algorithms takes --ties or --order'],
  ])('%j: one sentence, exit code 2', (more, words) => {
    const { stdout, stderr, code } = slidewise(['compare', BOARD, ...more]);
    expect([stdout, code]).toEqual(['', 2]);
    expect(stderr).toContain(words);
  });
});
