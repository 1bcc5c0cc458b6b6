import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderOf, interruptSearch, jsonLines, shell, slidewise } from '../support/run-cli.js';

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const folder = folderOf({
  'course.txt': COURSE,
  'bent.txt': 'aab\n.bb\n...\n',
  'solved.txt': '1 2 3\n4 5 6\n7 8 .\n',
  'moves.sol': 'd 1\nc -2\nb 3\n',
  'many.sol': `${'L\nR\n'.repeat(5000)}L\n`,
  'illegal.sol': 'd 1\ncL3\n',
});
const path = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

describe('an animated picture', () => {
  test('to standard output by default, wherever --svg stands, or into a file', () => {
    const plain = slidewise(['animate', 'rush-hour/jam-12']);
    expect(plain.stdout).toMatch(/^<svg .*<title>Rush Hour: rush-hour\/jam-12, 15 moves<\/title>.*<\/svg>\n$/s);
    expect([plain.stderr, plain.code]).toEqual(['', 0]);
    // 1 second before, 15 moves of 0.6, 2 seconds after.
    expect(plain.stdout).toContain('12s ease-in-out infinite');
    expect(slidewise(['animate', '--svg', 'rush-hour/jam-12']).stdout).toBe(plain.stdout);
    const written = slidewise(['animate', 'rush-hour/jam-12', '--svg', path('jam.svg')]);
    expect(written).toEqual({ stdout: '', stderr: '', code: 0 });
    expect(readFileSync(path('jam.svg'), 'utf8')).toBe(plain.stdout);
  });

  test.each([
    ['tiles/3x3-medium', 8],
    ['bricks/klotski', 10],
    ['rush-hour/jam-40', 12],
  ])('%s: every piece has a group of its own', (board, pieces) => {
    const { stdout, code } = slidewise(['animate', board]);
    expect(stdout.match(/<g class="sw-(moves|rests)/g)!.length).toBeGreaterThanOrEqual(pieces);
    expect(stdout).not.toMatch(/NaN|undefined/);
    expect(code).toBe(0);
  });

  test('--seconds-per-move', () => {
    const { stdout } = slidewise(['animate', path('course.txt'), '--seconds-per-move', '2']);
    expect(stdout).toContain('9s ease-in-out infinite');
  });

  test('a board that is solved already does not move', () => {
    const { stdout, code } = slidewise(['animate', path('solved.txt')]);
    expect(stdout).not.toContain('@keyframes');
    expect(code).toBe(0);
  });

  test('a reader that goes away early is no error', () => {
    expect(shell('$SLIDEWISE animate bricks/klotski | head -n 1').stderr).toBe('');
  });
});

describe('--apng', () => {
  test('an animated PNG of any width, to a file or to standard output', () => {
    const args = ['animate', 'rush-hour/course-1', '--apng', path('film.png'), '--width', '120'];
    expect(slidewise(args)).toEqual({ stdout: '', stderr: '', code: 0 });
    const file = readFileSync(path('film.png'));
    expect([file.readUInt32BE(16), file.toString('latin1', 37, 41)]).toEqual([120, 'acTL']);
    const printed = '$SLIDEWISE animate --apng rush-hour/course-1 --width 120';
    expect(shell(`${printed} | cmp - '${path('film.png')}'`)).toMatchObject({ code: 0, stderr: '' });
  });

  test.each([
    [['--apng', '--width', '3000'], 'rush-hour/course-1: an animated PNG can be at most 2048 pixels wide'],
    [['--svg', '--width', '100'], '--width is for --apng'],
    [['--apng', 'x.svg'], 'the file name for --apng must end in .png, but "x.svg" does not'],
  ])('%j', (options, sentence) => {
    const { stdout, stderr, code } = slidewise(['animate', 'rush-hour/course-1', ...options]);
    expect([stdout, stderr, code]).toEqual(['', `slidewise: ${sentence}\n`, 2]);
  });
});

describe('--html', () => {
  test('a page with all moves', () => {
    const { stdout, code } = slidewise(['animate', '--html', 'bricks/klotski']);
    expect(stdout).toMatch(/^<!doctype html>\n.*<\/html>\n$/s);
    expect(stdout).toContain('<p class="facts">Sliding bricks · goal X 3 1 · 81 moves, proved shortest</p>');
    expect(stdout.match(/<li>/g)).toHaveLength(81);
    expect(code).toBe(0);
    expect(slidewise(['animate', 'bricks/klotski', '--html', path('k.html')])).toEqual({
      stdout: '',
      stderr: '',
      code: 0,
    });
    expect(readFileSync(path('k.html'), 'utf8')).toBe(stdout);
  });

  test('--metric', () => {
    const { stdout } = slidewise(['animate', '--html', path('course.txt'), '--metric', 'steps']);
    expect(stdout).toContain('6 steps, proved shortest');
  });
});

test('--json: which pieces go where, part by part', () => {
  const [{ scene, moves, motion }] = jsonLines(slidewise(['animate', '--json', path('course.txt')]).stdout);
  expect(scene.pieces.map(({ label }: { label: string }) => label)).toEqual(['a', 'b', 'c', 'd']);
  expect(moves).toEqual(['d 1', 'c -2', 'b 3']);
  expect(motion[1]).toEqual([[{ piece: 2, rows: 0, columns: -2 }]]);
  const unsolvable = slidewise(['animate', '--json', 'tiles/3x3-unsolvable']);
  expect(jsonLines(unsolvable.stdout)[0].error).toContain('unsolvable: ');
  expect(unsolvable.code).toBe(1);
});

describe('--moves', () => {
  test('as given, from a file, from standard input', () => {
    const args = ['animate', path('course.txt'), '--moves'];
    const { stdout, code } = slidewise([...args, 'd 1, c -2, b 3']);
    expect(stdout.match(/@keyframes/g)).toHaveLength(3);
    expect(code).toBe(0);
    expect(slidewise([...args, `@${path('moves.sol')}`]).stdout).toBe(stdout);
    expect(slidewise([...args, '-'], 'd 1, c -2, b 3').stdout).toBe(stdout);
  });

  test('they need not solve the board, and the page says so', () => {
    const { stdout, code } = slidewise(['animate', '--html', path('course.txt'), '--moves', 'd 1, d -1']);
    expect(stdout).toContain('2 moves as given, the board is not solved at the end');
    expect(code).toBe(0);
  });
});

describe('no solution to show: a sentence, exit code 1', () => {
  test.each([
    [['tiles/3x3-unsolvable'], 'tiles/3x3-unsolvable: unsolvable: '],
    [['bricks/unsolvable-2', '--html'], 'bricks/unsolvable-2: unsolvable: all 18 positions'],
    [['rush-hour/large-12x12', '--time-limit', '20ms'], 'stopped: the time limit was hit'],
    [['tiles/3x3-easy', '--moves', `@${path('many.sol')}`], '10,001 moves are too many to show: the most is 10,000'],
  ])('%j', (args, words) => {
    const { stdout, stderr, code } = slidewise(['animate', ...args]);
    expect([stdout, code]).toEqual(['', 1]);
    expect(stderr).toContain(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test('Ctrl-C', async () => {
    const { stdout, stderr, code } = await interruptSearch(['animate', 'tiles/8x8-random', '--time-limit', '30s']);
    expect([stdout, code]).toEqual(['', 130]);
    // What is known by then depends on the machine; the bound is known at once.
    expect(stderr).toMatch(
      /^slidewise: tiles\/8x8-random: nothing is shown: it was cancelled; a solution has at least [\d,]+ moves(; the best so far has [\d,]+)?\n$/,
    );
  });
});

test.each([
  [['animate'], 'no board was given'],
  [['animate', '--html'], 'no board was given'],
  [['animate', path('bent.txt')], 'bent.txt:2:2: vehicle "b" bends here'],
  [['animate', 'rush-hour'], 'this is more than one board'],
  [['animate', path('course.txt'), '--metric', 'nope'], 'there is no metric "nope"'],
  [
    ['animate', path('course.txt'), '--moves', 'd 1, cL3'],
    'slidewise: move 2, "cL3", is not legal: vehicle "c" cannot',
  ],
  [
    ['animate', path('course.txt'), '--moves', `@${path('illegal.sol')}`],
    'illegal.sol:2:1: move 2, "cL3", is not legal',
  ],
  [['animate', path('course.txt'), '--moves', 'what?'], 'move 1: '],
  [['animate', path('course.txt'), '--moves', ''], 'there are no moves to show'],
  [['animate', path('course.txt'), '--moves', `@${path('none.sol')}`], 'there is no such file'],
  [['animate', '-', '--moves', '-'], 'standard input cannot be both the board and the moves'],
  [['animate', path('course.txt'), '--html', 'page.svg'], 'the file name for --html must end in .html'],
  [['animate', path('course.txt'), '--svg', path('no/a.svg')], 'a.svg: it cannot be made: there is no such directory'],
])('%j: one sentence, exit code 2', (args, words) => {
  const { stdout, stderr, code } = slidewise(args);
  expect(stdout).toBe('');
  expect(stderr).toContain(words);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});

test.each(['0', '-1', 'x', '', '61', 'Infinity'])('--seconds-per-move %j is turned away', (value) => {
  const { stderr, code } = slidewise(['animate', path('course.txt'), `--seconds-per-move=${value}`]);
  expect(stderr).toContain('expected a number of seconds from 0.05 to 60');
  expect(code).toBe(2);
});
