import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderOf, interruptSearch, jsonLines, slidewise } from '../support/run-cli.js';

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const folder = folderOf({ 'course.txt': COURSE, '<b>&.txt': COURSE, 'bent.txt': 'aab\n.bb\n...\n' });
const path = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

/** The keys of every line. */
const KEYS = [
  'board',
  'id',
  'text',
  'family',
  'format',
  'goal',
  'metric',
  'status',
  'optimum',
  'optima',
  'bounds',
  'score',
  'level',
];

describe('for people', () => {
  test('one board has a report, within eighty columns', () => {
    const { stdout, stderr, code } = slidewise(['rate', 'bricks/klotski']);
    expect([stderr, code]).toEqual(['', 0]);
    expect(stdout).toContain('Master: score 81.');
    expect(stdout).toContain('shortest     81 moves · 90 slides · 116 steps\n');
    expect(stdout).toContain('positions    25,955, 964 of them solved; the farthest is 93 moves from them\n');
    expect(stdout).toMatch(/^hurt {9}\S+\n {13}81 moves to go … \d+\n/m);
    for (const line of stdout.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
  });

  test('several have a table, or with --each a report of each', () => {
    const boards = ['rush-hour/jam-03', 'tiles/3x3-unsolvable', 'bricks/teach-1'];
    const { stdout, code } = slidewise(['rate', ...boards]);
    expect(code).toBe(1);
    const lines = stdout.split('\n');
    expect(lines[0]).toMatch(/^board +level +score/);
    expect(lines[1]).toMatch(/^rush-hour\/jam-03 +beginner +6\.\d\d/);
    expect(lines[2]).toMatch(/^tiles\/3x3-unsolvable +unsolvable +–/);
    for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(80);
    const each = slidewise(['rate', '--each', ...boards]).stdout;
    expect(each).toContain('Proved impossible\n');
    expect(each.match(/^shortest /gm)).toHaveLength(3);
  });

  test('--sort: by score, the easiest first and what is not known last, or by name; in lines, too', () => {
    const boards = ['tiles/3x3-unsolvable', 'rush-hour/jam-04', 'bricks/teach-1', 'rush-hour/jam-03'];
    const order = (...args: string[]): string[] =>
      slidewise(['rate', ...boards, ...args])
        .stdout.split('\n')
        .flatMap((line) => /^(rush-hour|tiles|bricks)\/\S+/.exec(line)?.[0] ?? []);
    const easiestFirst = ['bricks/teach-1', 'rush-hour/jam-03', 'rush-hour/jam-04', 'tiles/3x3-unsolvable'];
    expect(order()).toEqual(boards);
    expect(order('--sort', 'score')).toEqual(easiestFirst);
    expect(order('--sort', 'length')).toEqual(easiestFirst);
    expect(order('--sort', 'name')).toEqual(easiestFirst);
    const lines = jsonLines(slidewise(['rate', ...boards, '--json', '--sort', 'score']).stdout);
    expect(lines.map(({ score }) => score === null)).toEqual([false, false, false, true]);
  });

  test('what is not known is named', () => {
    const { stdout, code } = slidewise(['rate', 'rush-hour/jam-10', '--positions', '100']);
    expect(code).toBe(0);
    expect(stdout).toContain('Easy: score 13\n');
    expect(stdout.replace(/\n */g, ' ')).toContain(
      'note: more than 100 positions can be reached: their number and the detours are not known',
    );
  });
});

describe('for programs', () => {
  test('a line for each board of files, folders, names, ids and standard input, each with the same keys', () => {
    const [first, ...more] = jsonLines(slidewise(['rate', '--json', 'rush-hour/jam-03']).stdout);
    expect(more).toEqual([]);
    expect(Object.keys(first!)).toEqual([...KEYS, 'features', 'notes']);
    expect(first).toMatchObject({ optimum: 6, optima: { moves: 6, steps: 11 }, level: 'beginner' });
    expect(first!.features).toMatchObject({
      solvedPositions: expect.any(Number),
      idle: expect.any(Array),
    });
    const lines = jsonLines(slidewise(['rate', '--json', first!.id as string, '-'], COURSE).stdout);
    expect(lines.map(({ optima }) => optima)).toEqual([first!.optima, { moves: 3, steps: 6 }]);
    // The board is called as it was given.
    expect(lines[0]).toEqual({ ...first, board: first!.id });
    const inSteps = jsonLines(slidewise(['rate', '--json', '--metric', 'steps', path('course.txt')]).stdout)[0]!;
    expect(inSteps).toMatchObject({ metric: 'steps', optimum: 6, optima: { moves: 3, steps: 6 } });
    expect(Math.floor(inSteps.score as number)).toBe(6);
  });

  test('a board without a solution, one that is not solved, one that cannot be read', () => {
    const boards = ['tiles/3x3-unsolvable', 'tiles/20x20-random', path('bent.txt')];
    const { stdout, stderr, code } = slidewise(['rate', '--json', '--time-limit', '1ms', ...boards]);
    const [unsolvable, open, bad] = jsonLines(stdout);
    expect(unsolvable).toMatchObject({
      score: null,
      level: 'unsolvable',
      status: 'unsolvable',
      optima: { stm: null, mtm: null },
    });
    expect(unsolvable!.reason).toContain('parity');
    expect(open).toMatchObject({ score: null, level: 'open', bounds: { stm: { least: expect.any(Number) } } });
    expect(bad).toMatchObject({
      board: path('bent.txt'),
      status: 'error',
      errorCode: 'vehicle-bent',
      error: expect.stringContaining('bent.txt:2:'),
    });
    expect([stderr.split('\n').length, code]).toEqual([2, 2]);
  });
});

describe('the page', () => {
  test('stands alone, with a picture, the figures and the profile of each board', () => {
    const file = path('rating.html');
    const { stdout, stderr, code } = slidewise(['rate', '--html', file, path('<b>&.txt'), 'rush-hour/locked']);
    expect([stdout, stderr, code]).toEqual(['', '', 1]);
    const page = readFileSync(file, 'utf8');
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/<b>|https?:\/\/(?!www\.w3\.org)/);
    expect(page.match(/<section id="board-/g)).toHaveLength(2);
    expect(page.match(/class="point-bar"/g)).toHaveLength(3);
    expect(page).toContain('3 moves to go: ');
    expect(page).toContain('type="range" min="0" max="3"');
  });

  test.each([
    ['rush-hour/course-1', '1 move to go: 1 helps, 5 keep the distance, 4 hurt; next: b down 3'],
    ['tiles/3x3-medium', '24 moves to go: 1 helps, none keeps the distance, 1 hurts; next: 3 left'],
  ])('names the moves of %s in words', (board, caption) => {
    expect(slidewise(['rate', board, '--html']).stdout).toContain(caption);
  });

  test('goes to standard output where no file is named', () => {
    expect(slidewise(['rate', 'rush-hour/course-1', '--html']).stdout).toMatch(/^<!doctype html>/);
  });
});

test.each([
  [['rate'], 'no board was given'],
  [['rate', '--positions', 'many', 'rush-hour/jam-01'], 'expected a whole number from 1 up'],
  [['rate', '--metric', 'stm', 'rush-hour/jam-01'], 'rush-hour/jam-01: there is no metric "stm"'],
  [['rate', '--html', 'page.txt', 'rush-hour/jam-01'], 'must end in .html'],
  [['rate', '--html', '/nowhere/page.html', 'rush-hour/jam-01'], '/nowhere/page.html: '],
])('bad input is one sentence: %j', (args, sentence) => {
  const { stdout, stderr, code } = slidewise(args);
  expect([stdout, code]).toEqual(['', 2]);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/\n\s+at /);
});

const HARD = 'tiles/4x4-master';

describe('Ctrl-C says which boards are missing', () => {
  test.each([[[path('course.txt'), HARD, 'rush-hour/jam-01']], [[HARD, HARD]]])('%j', async (boards) => {
    const run = await interruptSearch(['rate', ...boards, '--time-limit', '10m'], '', HARD);
    expect([run.stderr, run.code]).toEqual([
      `slidewise: it was interrupted: boards after ${HARD}, if any, were not rated\n`,
      130,
    ]);
    expect(run.stdout).toContain(HARD);
  });

  test('nothing, where none is', async () => {
    const run = await interruptSearch(['rate', 'rush-hour/jam-01', HARD, '--time-limit', '10m'], '', HARD);
    expect([run.stderr, run.code]).toEqual(['', 130]);
  });
});

test('Ctrl-C ends with what is known', async () => {
  const { stdout, code } = await interruptSearch(['rate', '--json', 'tiles/4x4-master', '--time-limit', '10m']);
  expect(code).toBe(130);
  for (const line of jsonLines(stdout)) expect(Object.keys(line).slice(0, KEYS.length)).toEqual(KEYS);
});
