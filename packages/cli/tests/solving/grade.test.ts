import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LARGE, LARGE_SOLUTION } from '../support/boards.js';
import { expectRefusal, folderOf, interruptSearch, jsonLines, slidewise } from '../support/run-cli.js';

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const boards = folderOf({
  'A00.txt': COURSE,
  'A01.txt': 'AA.B..\n...B..\nXX.B..\n......\n......\n......\n',
  'eight.txt': '1 2 3/4 5 6/0 7 8\n',
  'slide.txt': '5,4,\n1,1,1,1,1,\n1,0,2,-1,1,\n1,0,0,0,1,\n1,1,1,1,1,\n',
});
const solutions = folderOf({
  // In the notations of the courses, and as a saved game.
  'ann/A00.txt.sol': 'd 1\nc -2\nb 3\n',
  'ann/A01.txt.sol': 'BD3\nXR4',
  'ann/eight.sol': 'LL',
  'ann/slide.sol': '(2,right)\n',
  'ann/A00.game': '[Family "rush-hour"]\n[Board "…"]\n\n1. d 2 {room}\n2. c -2\n3. b 3\n',
  'ben/A00.txt.sol': 'd 2, c -1, c -1, b 3',
  'ben/A01.txt.sol': 'BD3\nXR9',
  'ben/eight.sol': 'L\nQ\n',
  'ben/A00-again.sol': 'd 1',
  'ben/A00-binary.sol': Buffer.from([0x61, 0]),
  'ben/A00-huge.sol': Buffer.alloc(9 * 2 ** 20, 'd 1\n'),
  'ben/B07.sol': 'd 1',
  // None of these is a solution.
  'ben/A00.txt': COURSE,
  'ben/.A00.txt.sol': 'd 1',
  'ben/Main.java': 'class Main {}',
  '__MACOSX/ben/._A00.sol': 'x',
});
const grade = (...args: string[]) => slidewise(['grade', solutions, '--boards', boards, ...args]);
const short = (text: string): string => text.replaceAll(solutions, 'HANDED-IN');

test('what is counted has the name that solve gives it', () => {
  const handedIn = folderOf({ 'eight.sol': 'L2D2U', 'eight-2.sol': 'L2R9', 'eight-3.sol': 'LR' });
  const { stdout } = slidewise(['grade', handedIn, '--boards', boards]);
  expect(stdout).toContain('eight.sol: after 3 slides the board is not solved, as it was after 1 slide\n');
  expect(stdout).toContain('eight-2.sol:1:3: slide 2, "R9":');
  expect(stdout).toContain('eight-3.sol: after 2 moves the board is not solved\n');
});

describe('a folder of solutions', () => {
  test('for people: a row for each file, what is wrong with it, and totals', () => {
    const { stdout, stderr, code } = grade();
    expect(short(stdout)).toMatchInlineSnapshot(`
      "Solutions, in moves (Rush Hour), stm (Tiles), moves (Sliding bricks)

      file                board      legal  solved  length  shortest  excess
      ann/A00.game        A00.txt    yes    yes          3         3       0
      ann/A00.txt.sol     A00.txt    yes    yes          3         3       0
      ann/A01.txt.sol     A01.txt    yes    yes          2         2       0
      ann/eight.sol       eight.txt  yes    yes          2         2       0
      ann/slide.sol       slide.txt  yes    yes          1         1       0
      ben/A00-again.sol   A00.txt    yes    no           –         –       –
      ben/A00-binary.sol  A00.txt    –      –            –         –       –
      ben/A00-huge.sol    A00.txt    –      –            –         –       –
      ben/A00.txt.sol     A00.txt    yes    yes          4         3       1
      ben/A01.txt.sol     A01.txt    no     no           –         –       –
      ben/B07.sol         –          –      –            –         –       –
      ben/eight.sol       eight.txt  no     no           –         –       –

      ben/A00-again.sol: after 1 move the board is not solved
      ben/A00-binary.sol: this is not text: byte 2 is zero
      ben/A00-huge.sol: this is larger than 8 MiB
      ben/A01.txt.sol:2:1: move 2, "XR9": vehicle "X" cannot move 9 right: only 4 free
      ben/B07.sol: no board has a name that is part of its name
      ben/eight.sol:2:1: move 2, "Q": "Q" is not a move: expected L, R, U or D,
        perhaps with a number

      student  files  right  shortest
      ann          5      5         5
      ben          7      1         0

      12 files: 6 right (5 shortest), 1 not solved, 2 not legal, 3 not checked
      "
    `);
    expect(short(stderr)).toBe(
      'slidewise: note: HANDED-IN: skipped 4 items without a solution, such as HANDED-IN/ben/A00.txt\n',
    );
    expect(code).toBe(1);
  });

  test('--csv: a line for each file, the first wrong move with its place', () => {
    const lines = short(grade('--csv').stdout).trimEnd().split('\n');
    expect(lines).toHaveLength(13);
    expect(lines.filter((line) => /^(file|ann\/A00\.txt|ben\/(A0|eight))/.test(line))).toMatchInlineSnapshot(`
      [
        "file,board,family,metric,right,legal,solved,length,shortest,optimum,excess,wrong_move,wrong_text,line,column,reason",
        "ann/A00.txt.sol,A00.txt,rush-hour,moves,true,true,true,3,true,3,0,,,,,",
        "ben/A00-again.sol,A00.txt,rush-hour,moves,false,true,false,1,,,,,,,,the board is not solved at the end",
        "ben/A00-binary.sol,A00.txt,,,false,,,,,,,,,,,this is not text: byte 2 is zero",
        "ben/A00-huge.sol,A00.txt,,,false,,,,,,,,,,,this is larger than 8 MiB",
        "ben/A00.txt.sol,A00.txt,rush-hour,moves,true,true,true,4,false,3,1,,,,,",
        "ben/A01.txt.sol,A01.txt,rush-hour,moves,false,false,false,,,,,2,XR9,2,1,"vehicle ""X"" cannot move 9 right: only 4 free"",
        "ben/eight.sol,eight.txt,tiles,stm,false,false,false,,,,,2,Q,2,1,"""Q"" is not a move: expected L, R, U or D, perhaps with a number"",
      ]
    `);
  });

  test('--json, in another metric, and without looking for the shortest', () => {
    const steps = jsonLines(
      slidewise(['grade', join(solutions, 'ann'), '--boards', join(boards, 'A00.txt'), '--json', '--metric', 'steps'])
        .stdout,
    );
    expect(steps.find(({ file }) => file === 'A00.txt.sol')).toMatchObject({
      metric: 'steps',
      right: true,
      length: 6,
      shortest: true,
      optimum: 6,
      excess: 0,
      firstBad: null,
    });
    expect(steps.find(({ file }) => file === 'A00.game')).toMatchObject({ length: 7, shortest: false, excess: 1 });
    const [first] = jsonLines(grade('--json', '--no-optimum').stdout);
    expect(first).toMatchObject({ right: true, length: 3, shortest: null, optimum: null, lowerBound: null });
  });
});

test('exit codes: all right, not all shortest, limits', () => {
  const folder = folderOf({ 'jam-40.sol': slidewise(['solve', '--quiet', 'rush-hour/jam-40']).stdout });
  const about = [folder, '--boards', 'rush-hour/jam-40'];
  const right = slidewise(['grade', ...about, '--optimal']);
  expect(right.stdout).toContain('1 file: 1 right (1 shortest)\n');
  expect([right.stderr, right.code]).toEqual(['', 0]);
  // What is not proved is not claimed.
  const limited = slidewise(['grade', ...about, '--memory-limit', '2k']);
  expect(limited.stdout).toMatch(/ 50 +≥ \d+ +≤ \d+\n/);
  expect(limited.stdout).toContain('jam-40.sol: not known to be shortest: the memory limit was hit\n');
  expect(limited.code).toBe(0);
  const strict = slidewise(['grade', ...about, '--memory-limit', '2k', '--optimal']);
  expect(strict.stdout).toContain('1 file: 0 right, 1 solved, but not proved shortest\n');
  expect(strict.code).toBe(1);
});

test('what cannot be read has its row, and links lead nowhere twice', () => {
  const folder = folderOf({ 'A00.sol': 'd 1, c -2, b 3', 'A01.sol': 'x' });
  symlinkSync('.', join(folder, 'again'));
  symlinkSync('nowhere', join(folder, 'dangling.sol'));
  chmodSync(join(folder, 'A01.sol'), 0);
  const { stdout, stderr, code } = slidewise(['grade', folder, '--boards', boards]);
  expect(stdout).toMatch(/^A00\.sol .* yes +yes +3 +3 +0$/m);
  // The administrator may read everything.
  expect(stdout).toMatch(process.getuid?.() === 0 ? /^A01\.sol:1:1: move 1, "x": /m : /^A01\.sol: .*permi/m);
  expect(stderr).toContain('skipped 1 item without a solution and 1 that cannot be read');
  expect(code).toBe(1);
});

test('Ctrl-C: the rows so far', async () => {
  const folder = folderOf({ 'A00.sol': 'd 1, c -2, b 3', 'large.sol': LARGE_SOLUTION, 'z-A00.sol': 'd 1' });
  const where = folderOf({ 'A00.txt': COURSE, 'large.txt': LARGE });
  const args = ['grade', folder, '--boards', where, '--metric', 'steps'];
  const { stdout, code } = await interruptSearch(args, '', 'large.txt: ');
  expect(stdout).toMatch(/^A00\.sol .* yes +yes +6 +6 +0$/m);
  expect(stdout).toMatch(/^large\.sol .* yes +yes +\d+ +≥ \d+ +≤ \d+$/m);
  expect(stdout).toContain('large.sol: not known to be shortest: it was cancelled\n\n2 files: 2 right (1 shortest)\n');
  expect(code).toBe(130);
});

test('a bad board is reported, and the others are checked', () => {
  const where = folderOf({ 'A00.txt': COURSE, 'bent.txt': 'aab\n.bb\n...\n' });
  const folder = folderOf({ 'A00.sol': 'd 1, c -2, b 3', 'bent.sol': 'b 1' });
  const { stdout, stderr, code } = slidewise(['grade', folder, '--boards', where]);
  expect(stderr).toMatch(/^slidewise: \S+bent\.txt:2:2: vehicle "b" bends here\n$/);
  expect(stdout.replace(/\n {2}/g, ' ')).toMatch(
    /^bent\.sol: its board cannot be used: \S+bent\.txt:2:2: vehicle "b" bends here$/m,
  );
  expect(stdout).toContain('2 files: 1 right (1 shortest), 1 not checked');
  expect(code).toBe(2);
});

test.each([
  [['grade', solutions], /required option '--boards/],
  [['grade', '--boards', boards], /argument/],
  [['grade', solutions, '--boards', 'nowhere'], 'nowhere: there is no such file or directory'],
  [['grade', 'nowhere', '--boards', boards], 'nowhere: there is no such file or directory'],
  [['grade', folderOf({}), '--boards', boards], 'there are no solutions in it'],
  [['grade', solutions, '--boards', 'tiles/3x3-easy', '--metric', 'steps'], 'there is no metric "steps": expected stm'],
  [['grade', solutions, '--boards', boards, '--optimal', '--no-optimum'], /cannot be used with/],
])('%j: one sentence, exit code 2', (args, words) => {
  expectRefusal(args, words);
});
