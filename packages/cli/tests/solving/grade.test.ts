import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LARGE, LARGE_SOLUTION } from '../support/boards.js';
import { expectRefusal, folderOf, interruptSearch, jsonLines, slidewise } from '../support/run-cli.js';
import { zipOf } from '../support/zip-of.js';

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
  test('for people: a row for each file and student, what is wrong and missing, and totals', () => {
    const { stdout, stderr, code } = grade();
    expect(short(stdout)).toMatchInlineSnapshot(`
      "Solutions, in moves (Rush Hour), stm (Tiles), steps (Sliding bricks)

      file                student  board      legal  solved  length  optimum  excess
      ann/A00.game        ann      A00.txt    yes    yes          3        3       0
      ann/A00.txt.sol     ann      A00.txt    yes    yes          3        3       0
      ann/A01.txt.sol     ann      A01.txt    yes    yes          2        2       0
      ann/eight.sol       ann      eight.txt  yes    yes          2        2       0
      ann/slide.sol       ann      slide.txt  yes    yes          1        1       0
      ben/A00-again.sol   ben      A00.txt    yes    no           –        –       –
      ben/A00-binary.sol  ben      A00.txt    –      –            –        –       –
      ben/A00-huge.sol    ben      A00.txt    –      –            –        –       –
      ben/A00.txt.sol     ben      A00.txt    yes    yes          4        3       1
      ben/A01.txt.sol     ben      A01.txt    no     no           –        –       –
      ben/B07.sol         ben      –          –      –            –        –       –
      ben/eight.sol       ben      eight.txt  no     no           –        –       –

      ben/A00-again.sol: after 1 move the board is not solved
      ben/A00-binary.sol: this is not text: it has a byte that is zero
      ben/A00-huge.sol: this is larger than 8 MiB
      ben/A01.txt.sol:2:1: move 2, "XR9": vehicle "X" cannot move 9 right: only 4 free
      ben/B07.sol: no board has a name that is part of its name
      ben/eight.sol:2:1: move 2, "Q": "Q" is not a move: expected L, R, U or D,
        perhaps with a number

      student  files  right  shortest  wrong  missing
      ann          5      4         4      0        0
      ben          7      1         0      2        1

      ben: nothing for slide.txt

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
    expect(lines.filter((line) => /^(student|ann,ann\/A00\.txt|ben,ben\/(A0|eight))/.test(line))).toMatchInlineSnapshot(
      `
      [
        "student,file,board,family,metric,status,right,legal,solved,length,shortest,optimum,lowerBound,excess,number,move,line,column,reason,error",
        "ann,ann/A00.txt.sol,A00.txt,rush-hour,moves,valid,true,true,true,3,true,3,3,0,,,,,,",
        "ben,ben/A00-again.sol,A00.txt,rush-hour,moves,invalid,false,true,false,1,,,,,,,,,the board is not solved at the end,",
        "ben,ben/A00-binary.sol,A00.txt,,,error,false,,,,,,,,,,,,,this is not text: it has a byte that is zero",
        "ben,ben/A00-huge.sol,A00.txt,,,error,false,,,,,,,,,,,,,this is larger than 8 MiB",
        "ben,ben/A00.txt.sol,A00.txt,rush-hour,moves,valid,true,true,true,4,false,3,3,1,,,,,,",
        "ben,ben/A01.txt.sol,A01.txt,rush-hour,moves,invalid,false,false,false,,,,,,2,XR9,2,1,"vehicle ""X"" cannot move 9 right: only 4 free",",
        "ben,ben/eight.sol,eight.txt,tiles,stm,invalid,false,false,false,,,,,,2,Q,2,1,"""Q"" is not a move: expected L, R, U or D, perhaps with a number",",
      ]
    `,
    );
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

describe('a class', () => {
  const STEPS = '(2,left)\n(4,down)\n(3,right)\n(2,up)\n(2,up)\n';
  const SBP = '5,4,\n1,-1,-1,1,1,\n1,0,3,4,1,\n1,0,2,2,1,\n1,1,1,1,1,\n';
  const wanted = folderOf({ 'A00.txt': COURSE, 'teach.txt': SBP });
  const handedIn = folderOf({
    'ann/A00.sol': Buffer.from('\uFEFFd 1\r\nc -2\r\nb 3\r\n', 'utf16le'),
    'ann/teach.sol': STEPS,
    'ben.zip': zipOf({ 'hw/A00.sol': '1. d 1\n2. c -2\n3. b 3\n', '__MACOSX/hw/._A00.sol': 'x', 'hw/notes.pdf': 'x' }),
    'cy.zip': 'PK broken',
    'dan.zip': zipOf({ 'A00.sol': { content: 'd 1', size: 2 ** 31 } }),
    'eve/hw.rar': 'Rar!',
    'fay/main.py': 'print(1)',
    '=1+1/A00.sol': 'Moves:\n-2+3\n',
    'gus.zip': zipOf({ 'inner.zip': zipOf({ 'teach.sol': `Start state:\n${SBP}\nMoves:\n${STEPS}` }) }),
  });
  mkdirSync(join(handedIn, 'hal', 'src'), { recursive: true });
  const roster = join(folderOf({ 'class.csv': 'Student,Login\nFay Fox,fay\nAnn Lee,ann\nZoe Ng,zng\n' }), 'class.csv');
  const gradeClass = (...args: string[]) => slidewise(['grade', handedIn, '--boards', wanted, ...args]);

  test('a row for each student, with what is missing; one that cannot be read never stops the others', () => {
    const { stdout, code } = gradeClass('--by', 'student', '--roster', roster);
    expect(stdout).toMatchInlineSnapshot(`
      "student  files  right  shortest  wrong  missing
      Fay Fox      0      0         0      0        2
      Ann Lee      2      2         2      0        0
      Zoe Ng       0      0         0      0        2
      =1+1         1      0         0      1        1
      ben          1      1         1      0        1
      cy           1      0         0      0        2
      dan          1      0         0      0        2
      eve          1      0         0      0        2
      gus          1      1         1      0        1
      hal          0      0         0      0        2

      Fay Fox: nothing was handed in
      Zoe Ng: nothing was handed in
      =1+1: nothing for teach.txt
      ben: nothing for teach.txt
      cy: nothing for A00.txt, teach.txt
      dan: nothing for A00.txt, teach.txt
      eve: nothing for A00.txt, teach.txt
      gus: nothing for A00.txt
      hal: nothing was handed in
      not on the roster: =1+1, ben, cy, dan, eve, gus, hal

      8 files: 4 right (4 shortest), 1 not legal, 3 not checked
      "
    `);
    expect(code).toBe(1);
  });

  test('the same for spreadsheets and programs', () => {
    expect(gradeClass('--by', 'student', '--csv').stdout).toMatchInlineSnapshot(`
      "student,onRoster,files,boards,rightBoards,shortestBoards,wrongBoards,missing
      '=1+1,,1,2,0,0,1,teach.txt
      ann,,2,2,2,2,0,
      ben,,1,2,1,1,0,teach.txt
      cy,,1,2,0,0,0,A00.txt; teach.txt
      dan,,1,2,0,0,0,A00.txt; teach.txt
      eve,,1,2,0,0,0,A00.txt; teach.txt
      fay,,0,2,0,0,0,A00.txt; teach.txt
      gus,,1,2,1,1,0,A00.txt
      hal,,0,2,0,0,0,A00.txt; teach.txt
      "
    `);
    const rows = jsonLines(gradeClass('--by', 'student', '--json', '--roster', roster).stdout);
    expect(rows[0]).toEqual({
      student: 'Fay Fox',
      onRoster: true,
      files: 0,
      boards: 2,
      rightBoards: 0,
      shortestBoards: 0,
      wrongBoards: 0,
      missing: ['A00.txt', 'teach.txt'],
    });
  });

  test('rows of files name the student, and count what the notation counts', () => {
    expect(gradeClass('--csv').stdout).toMatchInlineSnapshot(`
      "student,file,board,family,metric,status,right,legal,solved,length,shortest,optimum,lowerBound,excess,number,move,line,column,reason,error
      '=1+1,'=1+1/A00.sol,A00.txt,rush-hour,moves,invalid,false,false,false,,,,,,1,Moves:,1,1,"""Moves:"" does not start with the name of a vehicle",
      ann,ann/A00.sol,A00.txt,rush-hour,moves,valid,true,true,true,3,true,3,3,0,,,,,,
      ann,ann/teach.sol,teach.txt,bricks,steps,valid,true,true,true,5,true,5,5,0,,,,,,
      ben,ben.zip/hw/A00.sol,A00.txt,rush-hour,moves,valid,true,true,true,3,true,3,3,0,,,,,,
      cy,cy.zip,,,,error,false,,,,,,,,,,,,,this zip file is damaged: its list of files is missing
      dan,dan.zip,,,,error,false,,,,,,,,,,,,,"unpacked, this zip file is larger than 1.0 GiB"
      eve,eve/hw.rar,,,,error,false,,,,,,,,,,,,,archives of this kind are not read: unpack it
      gus,gus.zip/inner.zip/teach.sol,teach.txt,bricks,steps,valid,true,true,true,5,true,5,5,0,,,,,,
      "
    `);
    const rows = jsonLines(gradeClass('--json').stdout);
    expect(rows.find(({ file }) => file === 'ann/teach.sol')).toMatchObject({
      student: 'ann',
      metric: 'steps',
      length: 5,
      optimum: 5,
    });
  });

  test('a zip file alone is a folder', () => {
    const { stdout } = slidewise(['grade', join(handedIn, 'ben.zip'), '--boards', wanted]);
    expect(stdout).toMatch(/^hw\/A00\.sol +A00\.txt +yes +yes +3 +3 +0$/m);
  });
});

describe('what programs of courses print', () => {
  const folder = folderOf({
    'ann-3x3-easy.txt': slidewise(['classroom', 'prog', 'm', 'tiles/3x3-easy']).stdout,
    'ben-3x3-easy.txt': 'Number of moves: 18\n',
    'cy-3x3-easy.txt': slidewise(['classroom', 'tiles', 'tiles/3x3-easy', '--letters', 'blank']).stdout,
    'ann-3x3-unsolvable.txt': 'Unsolvable board\n',
    'ben-3x3-unsolvable.txt': 'Number of moves: 9\n',
  });
  const boards = ['--boards', 'tiles/3x3-easy', '--boards', 'tiles/3x3-unsolvable'];

  test('numbers and words in the place of moves are right or not, and letters may name the blank', () => {
    const rows = jsonLines(slidewise(['grade', folder, ...boards, '--letters', 'blank', '--json']).stdout);
    expect(rows.map(({ file, right, legal, length, excess }) => [file, right, legal, length, excess])).toEqual([
      ['ann-3x3-easy.txt', true, null, 16, 0],
      ['ann-3x3-unsolvable.txt', true, null, null, null],
      ['ben-3x3-easy.txt', false, null, 18, 2],
      ['ben-3x3-unsolvable.txt', false, null, 9, null],
      ['cy-3x3-easy.txt', true, true, 16, 0],
    ]);
    const { stdout } = slidewise(['grade', folder, ...boards]);
    expect(stdout).toContain('ben-3x3-easy.txt: the answer is not right: 16 moves are enough\n');
    expect(stdout).toContain('5 files: 2 right (2 shortest), 2 not right, 1 not legal\n');
  });

  test('without the search for the shortest, what has no moves is not checked; unknown letters are said', () => {
    const unchecked = jsonLines(slidewise(['grade', folder, ...boards, '--no-optimum', '--json']).stdout);
    expect(unchecked[0].error).toContain('--no-optimum leaves all else unchecked');
    const [row] = jsonLines(slidewise(['grade', folder, ...boards, '--letters', 'x', '--json']).stdout);
    expect(row.error).toContain('there is no convention for letters "x"');
  });
});
