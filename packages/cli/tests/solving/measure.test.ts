import { expect, test } from 'vitest';
import { expectRefusal, folderOf, interruptSearch, jsonLines, slidewise, useEnv } from '../support/run-cli.js';

// Tables that others have built would be used, and shown.
useEnv('XDG_CACHE_HOME', folderOf({}));

test('a table for people, with what the names mean', () => {
  const { stdout, stderr, code } = slidewise(['measure', '-', '--optimum'], '2 1 3/5 4 0/6 7 8\n1 2 3/4 5 6/8 7 0\n');
  expect(stdout).toMatchInlineSnapshot(`
    "Tiles, in moves

    board  a  b  c   d   e   f  g    h   i  j  optimum
    -:1    0  7  9  11  13  13  2  yes  no  3       19
    -:2    0  2  2   4   4   4  1   no  no  2     none

    a = none: always 0
    b = hamming: tiles out of place
    c = manhattan: the sum of the distances of all tiles from their places
    d = walking-distance: exact distances of rows and of columns, each without the
      other
    e = max: the larger of walking distance and linear conflict
    f = linear-conflict: Manhattan distance, plus 2 for each tile that must step
      aside in its line
    g = inversions: pairs of tiles in the other order than in the goal; no estimate
      of the length
    h = solvable: whether the board has a solution, by parity; no estimate of the
      length
    i = goal: whether the board is solved; no estimate of the length
    j = neighbors: boards that one tile makes by moving; no estimate of the length
    left out: pdb-555, pdb-663, pdb-663-max, pdb-771, pdb-78: the tables have not
      been built yet (--tables builds them)
    "
  `);
  // The second board has no solution.
  expect([stderr, code]).toEqual(['', 1]);
});

test('boards of several families: a table each, or one with all columns', () => {
  const boards = ['rush-hour/course-1', 'bricks/teach-1'];
  const { stdout } = slidewise(['measure', ...boards]);
  expect(stdout).toContain('Rush Hour, in moves\n');
  expect(stdout).toContain('Sliding bricks, in moves\n');
  const csv = slidewise(['measure', '--csv', ...boards])
    .stdout.trimEnd()
    .split('\n');
  expect(new Set(csv.map((line) => line.split(',').length)).size).toBe(1);
  expect(csv[1]).toMatch(/^rush-hour\/course-1,rush-hour,moves,0,2,3,3,4,6,8,/);
});

test('for programs: an object a board, null where nothing can be told', () => {
  const [first, second] = jsonLines(slidewise(['measure', '--json', '--optimum', 'tiles/4x4-easy', 'nowhere']).stdout);
  expect(first).toMatchObject({
    board: 'tiles/4x4-easy',
    metric: 'stm',
    values: { hamming: 9, manhattan: 14, inversions: 19, 'pdb-663': null },
    status: 'solved',
    optimal: true,
    length: 16,
  });
  expect(second).toMatchObject({ board: 'nowhere', error: expect.stringContaining('no such file') });
});

test('the seven functions that the N-puzzle assignment grades, after some moves', () => {
  const args = ['measure', '-', '--moves', 'D, R', '--neighbors'];
  const board = '2 1 3  5 4 0  6 7 8';
  const [found] = jsonLines(slidewise([...args, '--json'], board).stdout);
  // get_n_moves, hamming, manhattan, inversions, is_solvable, is_goal, neighbors.
  expect(found.made).toBe(2);
  expect(found.values).toMatchObject({
    hamming: 8,
    manhattan: 11,
    inversions: 4,
    solvable: true,
    goal: false,
    neighbors: 3,
  });
  expect(found.neighbors).toEqual(['2 1 0/5 4 3/6 7 8', '0 2 1/5 4 3/6 7 8', '2 4 1/5 0 3/6 7 8']);
  const { stdout } = slidewise(args, board);
  expect(stdout).toContain('board  made  a  b   c   d   e   f  g    h   i  j\n-         2  0  8  11');
  expect(stdout).toContain('-: 3 neighbors\n\n2 1 0/5 4 3/6 7 8\n');
  const [head, row] = slidewise([...args, '--csv'], board)
    .stdout.trimEnd()
    .split('\n');
  expect(head).toMatch(/^board,family,metric,made,.*,inversions,solvable,goal,neighbors$/);
  expect(row).toMatch(/,4,true,false,3$/);
  const [solved] = jsonLines(slidewise(['measure', '-', '--json'], '1 2 3 4 5 6 7 8 0').stdout);
  expect(solved.values).toMatchObject({ hamming: 0, inversions: 0, solvable: true, goal: true, neighbors: 2 });
  expect(slidewise(['measure', '-', '--moves', 'DLLL'], board)).toMatchObject({
    stderr: expect.stringContaining('-: move 2, "L": no tile can be pushed L there'),
    code: 2,
  });
});

test('heuristics against the true distance: a table, numbers, and a page that stands alone', () => {
  const { stdout, code } = slidewise(['measure', 'tiles/3x2-easy', '--distances']);
  expect([stdout.split('\n')[1], code]).toEqual([
    'Tiles, in moves: 360 positions, at most 21 from the goal, on average 12.62',
    0,
  ]);
  const rows = slidewise(['measure', 'tiles/3x2-easy', '--distances', '--csv', '--heuristic', 'hamming']).stdout;
  expect(rows.split('\n').slice(0, 3)).toEqual([
    'board,family,metric,heuristic,distance,positions,mean,least,most,exact',
    'tiles/3x2-easy,tiles,stm,hamming,0,1,0,0,0,1',
    'tiles/3x2-easy,tiles,stm,hamming,1,2,1,1,1,2',
  ]);
  const page = slidewise(['measure', '--html', 'tiles/3x2-easy']).stdout;
  expect(page).toContain('<title>manhattan: 2.00, at distance 2 (3 positions)</title>');
  expect(page).not.toMatch(/<script|NaN|undefined|https?:\/\/(?!www\.w3\.org)/);
});

test.each([
  ['--distances', '--most', '100', 'at least 101 positions can be reached: too many to check (--most)'],
  ['--check', '--time-limit', '1ms', /the time limit was hit after [\d,]+ positions \(--time-limit\)/],
  ['--check', '--memory-limit', '10k', /the memory limit was hit after [\d,]+ positions \(--memory-limit\)/],
])('%s ends at %s %s', (what, limit, value, sentence) => {
  const { stderr, code } = slidewise(['measure', 'tiles/3x3-easy', what, limit, value]);
  expect(stderr).toMatch(sentence);
  expect(code).toBe(1);
});

test('bad usage', () => {
  expectRefusal(['measure'], 'no board was given');
  expectRefusal(['measure', 'tiles/3x3-easy', '--distances', '--check'], /cannot be used with/);
  expectRefusal(['measure', 'tiles/3x3-easy', '--metric', 'moves'], 'there is no metric "moves"');
  expectRefusal(['measure', 'tiles/3x3-easy', '--csv', '--json'], /cannot be used with/);
});

test('Ctrl-C says which boards are missing', async () => {
  const args = ['measure', '--optimum', 'tiles/5x5-random', 'rush-hour/jam-01', 'rush-hour/jam-02'];
  const { stdout, stderr, code } = await interruptSearch(args);
  expect(stdout).toContain('tiles/5x5-random');
  expect([stderr, code]).toEqual([
    'slidewise: it was interrupted: boards after tiles/5x5-random, if any, were not measured\n',
    130,
  ]);
});
