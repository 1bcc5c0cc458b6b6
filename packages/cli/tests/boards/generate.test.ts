import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { families } from '@slidewise/core/families';
import { describe, expect, test } from 'vitest';
import { bundle, folderOf, interruptSearch, jsonLines, shell, slidewise } from '../support/run-cli.js';

const SMALL = ['--size', '5x5', '--moves', '3..6', '--count', '4', '--seed', '2', '--threads', '1'];

test('boards on lines are solved and verified by other commands, with the lengths that were asked for', () => {
  const line = `$SLIDEWISE generate rush-hour ${SMALL.join(' ')} | tee boards.txt | $SLIDEWISE solve --json - > solved.json`;
  const folder = folderOf({});
  const { stderr, code } = shell(`cd '${folder}' && ${line} && $SLIDEWISE verify boards.txt:2 "$(
    $SLIDEWISE solve --quiet boards.txt:2)"`);
  expect([stderr, code]).toEqual(['', 0]);
  const solved = jsonLines(readFileSync(join(folder, 'solved.json'), 'utf8'));
  expect(solved).toHaveLength(4);
  for (const { family, goal, optimal, length } of solved) {
    expect({ family, goal, optimal }).toEqual({ family: 'rush-hour', goal: 'exit', optimal: true });
    expect(length).toBeGreaterThanOrEqual(3);
    expect(length).toBeLessThanOrEqual(6);
  }
});

describe('--goal: boards for the programs of courses', () => {
  test('clear: as long in the game of a course as was asked for', () => {
    const { stdout } = slidewise(['generate', 'rush-hour', '--size', '5x5', '--moves', '6', '--goal', 'clear']);
    const folder = folderOf({ 'board.txt': stdout });
    const game = slidewise(['classroom', 'rh', join(folder, 'board.txt'), '2'], '?\n').stdout;
    const [, moves] = /expansions: \d+\n((?:\w -?\d+\n)*)\n/.exec(game)!;
    expect(moves!.trimEnd().split('\n')).toHaveLength(6);
    const [{ goal, length, optimal }] = jsonLines(slidewise(['solve', '--json', '-'], stdout).stdout);
    expect([goal, length, optimal]).toEqual(['clear', 6, true]);
  });

  test('cells: bricks with cells that only the master may enter, in the format of a course', () => {
    const folder = folderOf({});
    const constraints = ['--goal', 'cells', '--format', 'sbp', '--metric', 'steps', '--moves', '6', '--size', '3x4'];
    const [file] = slidewise(['generate', 'bricks', ...constraints, '--out', folder])
      .stdout.trim()
      .split('\n');
    expect(readFileSync(file!, 'utf8').match(/-1/g)).toHaveLength(4);
    const { stdout, code } = slidewise(['classroom', 'sbp', file!]);
    expect(stdout).toContain('\nSolution length: 6\n');
    expect(code).toBe(0);
  });

  test.each([
    ['rush-hour', 'sideways', 'boards with the goal "sideways" are not made: expected exit or clear'],
    ['bricks', 'clear', 'boards with the goal "clear" are not made: expected place or cells'],
    ['tiles', 'clear', '"goal" means nothing for boards of Tiles'],
  ])('%s, %s: one sentence, exit code 2', (family, goal, words) => {
    const { stdout, stderr, code } = slidewise(['generate', family, '--goal', goal, '--moves', '4']);
    expect([stdout, code]).toEqual(['', 2]);
    expect(stderr).toContain(words);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

test('--spread: every length of the range, in order; a length that cannot be made is named', () => {
  const spread = slidewise(['generate', 'rush-hour', ...SMALL, '--spread', '--json']);
  expect([spread.stderr, spread.code]).toEqual(['', 0]);
  expect(jsonLines(spread.stdout).map(({ optima, seed }) => [optima.moves, seed])).toEqual([
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 2],
  ]);
  const tiles = slidewise(['generate', 'tiles', '--size', '3x2', '--moves', '20..22', '--count', '3', '--spread']);
  expect([tiles.stdout.split('\n').length, tiles.code]).toEqual([3, 1]);
  expect(tiles.stderr).toMatch(/^slidewise: no board of 22 moves could be made, and everything has been tried; .*\n$/);
});

test('any number of threads makes the same bytes', () => {
  const [one, three] = ['1', '3'].map((threads) =>
    slidewise(['generate', 'rush-hour', ...SMALL.slice(0, -1), threads, '--json']),
  );
  expect(one!.code).toBe(0);
  expect(three).toEqual(one);
  expect(jsonLines(one!.stdout)[0]).toEqual({
    board: 'rush-hour 1',
    id: expect.stringMatching(/^rush-hour:sfu:/),
    family: 'rush-hour',
    text: expect.any(String),
    format: 'sfu',
    goal: 'exit',
    metric: 'moves',
    optimum: expect.any(Number),
    optima: { moves: expect.any(Number), steps: expect.any(Number) },
    positions: expect.any(Number),
    score: expect.any(Number),
    level: 'beginner',
    seed: 2,
  });
});

test.each([
  ['bricks', '--size', '3x3'],
  ['rush-hour', '--size', '4x4'],
  ['tiles', '--size', '3x2'],
  ['rush-hour', '--size', '5x5', '--format', 'usc'],
])('%s: where no notation has a board on a line, ids do, and are read line by line', (family, ...more) => {
  const made = slidewise(['generate', family, ...more, '--moves', '3..6', '--count', '2', '--threads', '1']);
  expect([made.stderr, made.code]).toEqual(['', 0]);
  expect(made.stdout.split('\n')).toHaveLength(3);
  const solved = jsonLines(slidewise(['solve', '--json', '-'], made.stdout).stdout);
  expect(solved.map((each) => [each.family, each.optimal])).toEqual([
    [family, true],
    [family, true],
  ]);
  for (const { length } of solved) expect([3, 4, 5, 6]).toContain(length);
});

describe('files', () => {
  test('are named by number and length, and hold the boards', () => {
    const folder = join(folderOf({}), 'new', 'boards');
    const args = ['generate', 'rush-hour', ...SMALL, '--out', folder];
    const { stdout, code } = slidewise(args);
    expect(code).toBe(0);
    const names = readdirSync(folder);
    expect(stdout.trim().split('\n').sort()).toEqual(names.map((name) => join(folder, name)).sort());
    for (const [i, name] of names.entries()) {
      const [board] = jsonLines(slidewise(['solve', '--json', join(folder, name)]).stdout);
      expect(name).toBe(`rush-hour-${i + 1}-${board.length}-moves.txt`);
    }
    // The same boards again have the same names.
    expect(slidewise(args).stdout).toBe(stdout);
    expect(readdirSync(folder)).toEqual(names);
    // Other boards take no place of theirs.
    writeFileSync(join(folder, names[0]!), 'mine');
    expect(slidewise(args).stdout).toContain(names[0]!.replace('.txt', '-2.txt'));
    expect(readFileSync(join(folder, names[0]!), 'utf8')).toBe('mine');
    rmSync(join(folder, names[0]!));
    const solved = jsonLines(slidewise(['solve', '--json', folder]).stdout);
    expect(solved.every(({ length, goal }) => length >= 3 && length <= 6 && goal === 'exit')).toBe(true);
  });

  test('cannot be written where a file is', () => {
    const folder = folderOf({ taken: '' });
    mkdirSync(join(folder, 'x'));
    const { stderr, code, stdout } = slidewise(['generate', 'rush-hour', ...SMALL, '--out', join(folder, 'taken')]);
    expect([stdout, code]).toEqual(['', 2]);
    expect(stderr).toMatch(/^slidewise: \S+taken: .+\n$/);
  });
});

test('what the format cannot express is printed as an id, with a word of why', () => {
  const args = ['generate', 'bricks', '--size', '3x3', '--moves', '3', '--walls', '1', '--format', 'tray'];
  const { stdout, stderr, code } = slidewise(args);
  expect(stdout).toMatch(/^bricks:\S+\n$/);
  expect(stderr).toBe(
    'slidewise: note: 1 board printed as its id (this board cannot be written as tray: this board has walls, and a tray has none)\n',
  );
  expect(code).toBe(0);
});

test('what cannot be made in time says so, with the nearest', () => {
  const { stdout, stderr, code } = slidewise(['generate', 'tiles', '--size', '3x2', '--moves', '22']);
  expect([stdout, code]).toEqual(['', 1]);
  expect(stderr).toMatch(
    /^slidewise: no board like this could be made, and everything has been tried; the nearest takes 21 moves: tiles:\S+\n$/,
  );
  const late = slidewise(['generate', 'rush-hour', '--moves', '51', '--time-limit', '1ms']);
  expect(late).toMatchObject({ stdout: '', code: 1 });
  expect(late.stderr).toMatch(/^slidewise: no board like this could be made within 1\.0 ms.*\n$/);
});

test.each([
  [
    ['rush-hour', '--moves', '500'],
    'no 6×6 board of Rush Hour like this takes more than 51 moves, so that 500 cannot be made',
  ],
  [['rush-hour', '--moves', '25..20'], 'no number of moves is at least 25 and at most 20'],
  [['rush-hour', '--lengths', '9'], 'a vehicle of length 9 is longer than the 6×6 board'],
  [['rush-hour', '--size', '1x1'], 'a board of 1×1 is too small: it needs at least 2×2 cells'],
  [
    ['rush-hour', '--size', '0x5'],
    "option '--size <WxH>' argument '0x5' is invalid: expected a size such as 6x6 (slidewise generate --help says more)",
  ],
  [['rush-hour', '--format', 'grid'], 'there is no format "grid": expected usc, sfu, line, csv'],
  [['bricks', '--shapes', '9x9'], 'a brick of 9x9 is larger than the 4×5 board'],
  [['tiles', '--walls', '1'], '"walls" means nothing for boards of Tiles: there is nothing to choose but the size'],
  [['rush-hour', '--spread'], '--spread needs a range with both ends, such as --moves 5..40, or a level'],
  [['rush-hour', '--out', ''], 'the folder for --out must have a name'],
  [['chess'], `there is no family "chess": expected ${families.map(({ id }) => id).join(', ')}`],
  [
    ['rush-hour', '--moves', 'many'],
    "option '--moves <range>' argument 'many' is invalid: expected a number such as 20, or a range such as 20..25, 20.. or ..25 (slidewise generate --help says more)",
  ],
])('generate %s: one sentence', (args, sentence) => {
  expect(slidewise(['generate', ...args])).toEqual({ stdout: '', stderr: `slidewise: ${sentence}\n`, code: 2 });
});

test('whoever stops reading stops the work, and gets complete lines', () => {
  const { stdout, stderr } = shell(`$SLIDEWISE generate rush-hour --size 5x5 --moves 5..9 --count 100000 | head -n 3`);
  expect(stdout.split('\n')).toHaveLength(4);
  expect(stderr).toBe('');
});

test('Ctrl-C: complete lines, and how many there are', async () => {
  const words = ['generate', 'rush-hour', '--size', '5x5', '--moves', '3..9', '--count', '100000', '--json'];
  const child = spawn(process.execPath, [bundle, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  child.stdout.on('data', (data) => {
    if (stdout === '') child.kill('SIGINT');
    stdout += data;
  });
  expect(await once(child, 'close')).toEqual([130, null]);
  expect(stderr).toMatch(/^slidewise: only [\d,]+ of 100,000 boards could be made before the interruption\n$/);
  expect(stdout.endsWith('\n')).toBe(true);
  for (const { family, text } of jsonLines(stdout)) expect([family, typeof text]).toEqual(['rush-hour', 'string']);
});

test('Ctrl-C before the first board: the nearest, as when time is over', async () => {
  const words = ['generate', 'rush-hour', '--moves', '45', '--pieces', '5'];
  const { stdout, stderr, code } = await interruptSearch(words, '', 'nearest so far: ');
  expect([stdout, code]).toEqual(['', 130]);
  expect(stderr).toMatch(
    /^slidewise: no board like this could be made before the interruption; the nearest takes \d+ moves: rush-hour:\S+\n$/,
  );
});
