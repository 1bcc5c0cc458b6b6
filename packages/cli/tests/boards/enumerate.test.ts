import { join } from 'node:path';
import { families } from '@slidewise/core/families';
import { expect, test } from 'vitest';
import { CLASS_OPTIONS } from '../../src/commands/enumerate/options.js';
import { expectRefusal, folderOf, jsonLines, slidewise } from '../support/run-cli.js';

const SMALL = ['enumerate', 'rush-hour', '--size', '4x4'];

test('a line for each interesting component, as lists of boards have it or as JSON', () => {
  const { stdout, stderr, code } = slidewise([...SMALL, '--lengths', '3']);
  expect(stdout).toMatchInlineSnapshot(`
    "1 ....AA.......... 3
    "
  `);
  expect([stderr, code]).toEqual(['', 0]);
  expect(slidewise([...SMALL, '--lengths', '3', '--json']).stdout).toMatchInlineSnapshot(`
    "{"text":"....AA..........","metric":"moves","length":1,"positions":3,"distances":[1,2]}
    "
  `);
});

test('the same lines in the same order, whatever the number of threads', () => {
  const [one, three] = ['1', '3'].map((threads) => slidewise([...SMALL, '--threads', threads, '--json']));
  expect(three!.stdout).toBe(one!.stdout);
  const rows = jsonLines(one!.stdout) as { length: number; positions: number; distances: number[] }[];
  expect(rows).toHaveLength(32);
  for (const { length, positions, distances } of rows) {
    expect(distances).toHaveLength(length + 1);
    expect(distances.reduce((sum, count) => sum + count)).toBe(positions);
  }
});

test('--out keeps the same lines in a folder, and the same command goes on with it', () => {
  const out = join(folderOf({}), 'atlas');
  const words = [...SMALL, '--out', out, '--chunk', '3'];
  const { stdout } = slidewise(words);
  expect(stdout).toMatch(/^8 parts: 32 boards, 0 failed · /);
  expect(stdout).toContain(`\nslidewise batch merge ${out} writes the results\n`);
  expect(slidewise(['batch', 'merge', out]).stdout).toBe(slidewise([...SMALL, '--json']).stdout);
  expect(JSON.parse(slidewise([...words, '--json']).stdout)).toMatchObject({ chunks: 3, complete: true });
  expect(slidewise(['batch', 'status', out]).stdout).toContain(`${out}: enumerate rush-hour --size 4x4 (slidewise `);
  expectRefusal([...words, '--walls', '1'], 'this run was begun by a different command');
});

test('--count counts positions at each distance, in threads as in a folder', () => {
  const words = [...SMALL, '--count'];
  const { stdout } = slidewise(words);
  const moves = stdout.split('\n').filter((line) => line.startsWith('all moves '));
  expect(moves.map((line) => line.slice('all moves '.length))).toEqual([
    '0 4592',
    '1 2682',
    '2 1219',
    '3 673',
    '4 194',
    '5 64',
    '6 17',
    '7 3',
    '- 3702',
  ]);
  const counts = jsonLines(slidewise([...words, '--json', '--threads', '1']).stdout);
  expect(counts.map(({ counted, metric, positions }) => [counted, metric, positions])).toEqual([
    ['all', 'moves', 13_146],
    ['plain', 'moves', 9304],
    ['all', 'steps', 13_146],
    ['plain', 'steps', 9304],
  ]);
  const out = join(folderOf({}), 'count');
  const run = slidewise([...words, '--out', out]);
  expect(run.stdout).toMatch(/^8 parts: 32 counts, 0 failed/);
  expect(run.stdout).toContain(stdout);
  expect(slidewise([...words, '--out', out]).stdout).toContain(stdout);
  expect(jsonLines(slidewise(['batch', 'merge', out]).stdout)).toHaveLength(32);
});

test('walls and the row of the target belong to the class', () => {
  const words = ['enumerate', 'rush-hour', '--size', '4x5', '--walls', '1', '--row', '3', '--json'];
  const boards = jsonLines(slidewise(words).stdout) as { text: string }[];
  expect(boards.length).toBeGreaterThan(0);
  for (const { text } of boards)
    expect([text.match(/x/g), text.split('/')[2]]).toEqual([['x'], expect.stringContaining('AA')]);
});

test.each([
  // Only families that can be enumerated are named.
  [['enumerate', 'chess', '--size', '4x4'], /there is no family "chess": expected rush-hour, bricks$/],
  [['enumerate', 'tiles', '--size', '4x4'], 'boards of tiles cannot be enumerated: expected rush-hour, bricks'],
  [['enumerate', 'rush-hour'], '--size'],
  [['enumerate', 'rush-hour', '--size', '8x8'], 'boards of 3×2 to 7×7 cells can be enumerated, not of 8×8'],
  [['enumerate', 'rush-hour', '--size', 'big'], 'the size "big" is not of the form 6x6'],
  [['enumerate', 'bricks', '--size', '4x5', '--diameters'], 'diameters are those of components'],
  [
    ['enumerate', 'bricks', '--size', '4x4', '--each', 'component'],
    'components can only be enumerated of boards of 4×5',
  ],
  [['enumerate', 'bricks', '--size', '4x5', '--each', 'component', '--shapes', '2x2,1x3'], 'not of 2x2,1x3'],
  [['enumerate', 'bricks', '--size', '4x5', '--each', 'board'], 'expected set, component'],
  [[...SMALL, '--each', 'component'], 'rush-hour has no option --each'],
  [[...SMALL, '--lengths', '1,2'], 'the lengths "1,2" are not numbers from 2 up'],
  [[...SMALL, '--lengths', '5'], 'a vehicle of 5 cells does not fit on a board of 4×4'],
  [[...SMALL, '--lengths', '2,2'], 'the length 2 is given twice'],
  [[...SMALL, '--walls', '2..1'], 'the range of walls 2..1 ends before it begins'],
  [[...SMALL, '--walls', 'some'], 'the walls "some" are neither a number nor a range such as 0..1'],
  [[...SMALL, '--walls', '15'], 'room for at most 14 walls, not 15'],
  [[...SMALL, '--row', '5'], 'the row "5" is none of a board of 4×4: expected a number from 1 to 4'],
  [[...SMALL, '--count', '--walls', '1'], 'positions are counted on boards without walls'],
  [
    ['enumerate', 'rush-hour', '--size', '7x6', '--count'],
    'positions are counted on boards of 3×2 to 6×6 cells, not of 7×6',
  ],
  [['enumerate', 'bricks', '--size', '3x3', '--count'], 'positions of bricks are not counted'],
  [[...SMALL, '--threads', '0'], 'expected a whole number from 1 to 256'],
  [[...SMALL, '--redis', 'redis://queue'], '--redis is for a run in a directory: name that with --out'],
  [[...SMALL, '--chunk', '3'], '--chunk is for a run in a directory: name that with --out'],
  [[...SMALL, '--prefix', 'x'], '--prefix is for keys in Redis: say with --redis where that is'],
  [[...SMALL, '--out', 'x', '--prefix', 'x'], '--prefix is for keys in Redis'],
])('%j is refused', (words, sentence) => {
  expectRefusal(words, sentence);
});

test('there is an option for everything that describes a class of a family', () => {
  const names: readonly string[] = CLASS_OPTIONS.map(({ name }) => name);
  const ids = families.flatMap(({ enumerating }) => enumerating?.options.map(({ id }) => id) ?? []);
  expect([...new Set(ids)].sort()).toEqual([...names].sort());
});

test('other commands read the lines, of boards, of ids and of JSON', () => {
  for (const args of [SMALL, ['enumerate', 'bricks', '--size', '3x4', '--shapes', '2x2,2*1x2,2*1x1']]) {
    const { stdout } = slidewise(args);
    const moves = stdout
      .trimEnd()
      .split('\n')
      .map((line) => Number(line.split(' ')[0]));
    const metric = args === SMALL ? 'moves' : 'steps';
    for (const lines of [stdout, slidewise([...args, '--json']).stdout]) {
      const solved = jsonLines(slidewise(['solve', '--json', '--metric', metric, '-'], lines).stdout);
      expect(solved.map(({ length }) => length)).toEqual(moves);
    }
  }
});

test('components of Huarong Dao: those without a solution have no length, and batch reads the lines', () => {
  const words = ['enumerate', 'bricks', '--size', '4x5', '--each', 'component', '--shapes', '2x2,7*1x2', '--diameters'];
  const { stdout } = slidewise(words);
  const rows = jsonLines(slidewise([...words, '--json']).stdout) as { length?: number; diameter: number }[];
  expect(stdout.split('\n')).toHaveLength(rows.length + 1);
  expect(rows).toHaveLength(382);
  expect(rows.every(({ diameter }) => Number.isInteger(diameter))).toBe(true);
  const [solvable, unsolvable] = [
    rows.find(({ length }) => length === 7),
    rows.find(({ length }) => length === undefined),
  ];
  const statuses = [solvable, unsolvable].map((row) => {
    const [solved] = jsonLines(slidewise(['solve', '--json', '--metric', 'steps', '-'], JSON.stringify(row)).stdout);
    return (solved as { length?: number }).length;
  });
  expect(statuses).toEqual([7, null]);
  const out = join(folderOf({}), 'components');
  slidewise([...words, '--out', out]);
  expect(jsonLines(slidewise(['batch', 'merge', out]).stdout)).toEqual(rows);
});

test('a JSON line that is damaged, or has no board, is told with its place', () => {
  const lines = '{"board":"....AA.........."}\n{"moves":3}\n{"board":"..\n';
  const { stdout, stderr, code } = slidewise(['solve', '-', '--quiet'], lines);
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('-:2:1: this JSON object has no board: expected "text", "id" or "board"');
  expect(stderr).toMatch(/-:3:\d+: this is no JSON object: /);
  expect(code).toBe(2);
});
