import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { folderOf, interruptSearch, jsonLines, type Run, shell, slidewise } from '../support/run-cli.js';

const puzzles = fileURLToPath(new URL('../../../../puzzles/', import.meta.url));
const puzzle = (name: string): string => readFileSync(puzzles + name, 'utf8');
const folders: string[] = [];
function tempFolder(files: Record<string, string | Buffer>): string {
  folders.push(folderOf(files));
  return folders.at(-1)!;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const classroom = (args: readonly string[], input = ''): Run => slidewise(['classroom', ...args], input);

/** One sentence on stderr, and nothing else. */
function expectError({ stdout, stderr, code }: Run, words: string, expectedCode = 2): void {
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^slidewise: [^\n]*\n$/);
  expect(stderr).toContain(words);
  expect(code).toBe(expectedCode);
}

const BAD_TILES: [string, string][] = [
  ['', '-:1:1: the board is empty'],
  ['1 2 3\n4 5 x\n7 8 0', '-:2:5: "x" is not a tile'],
  ['1 2 3\n4 5 6\n7 8 8', '-:3:5: the 3×3 board has a second tile 8, but no blank'],
  ['1 2 3\n4 5\n7 8 0', '-:2:3: row 2 has 2 numbers, but the first row has 3'],
  ['1 2 3 99 5 6 7 8 0', '-:1:7: the 3×3 board has the number 99'],
  ['-1 2 3 0', '-:1:1: "-1" is not a tile'],
  ['1 2\u0000 3 0', 'this is not text'],
  ['0 1 2 3\n3 2 1 0\n', '-: this is more than one board; pick one, such as -:1'],
];

describe('prog', () => {
  test.each([
    ['h', '1 2 3 4 5 6 7 8 0', 'Number of moves: 0\n'],
    ['m', '1 2 3\n4 5 6\n7 0 8\n', 'Number of moves: 1\n'],
    ['h', '2 1 3\n5 4 0\n6 7 8', 'Number of moves: 19\n'],
    ['m', '2 1 3\n5 4 0\n6 7 8', 'Number of moves: 19\n'],
    ['m', '\uFEFF3\r\n 8  6  7\r\n 2  5  4\r\n 3  0  1\r\n', 'Number of moves: 31\n'],
    ['h', '8 6 7 2 5 4 3 0 1', 'Number of moves: 31\n'],
    // The first row holds 0 to 3, like a board of 2×2.
    ['m', '1 2 3 0\n5 6 7 4\n9 10 11 8\n13 14 15 12', 'Number of moves: 3\n'],
    // However the numbers stand on lines.
    ['m', '1\n2\n3\n4\n5\n6\n7\n8\n0\n', 'Number of moves: 0\n'],
    ['m', '[[2,1,3],[5,4,0],[6,7,8]]\n', 'Number of moves: 19\n'],
    ['m', '1 2 3 4 5 6 7 8\n9 10 11 12 13 14 0 15\n', 'Number of moves: 1\n'],
    ['m', '1 2 3 4 5 6 8 7 0', 'Unsolvable board\n'],
    ['h', '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 0', 'Unsolvable board\n'],
    // Of even width: 4 inversions, and the blank in row 2, are even.
    ['m', '1 2 3 4\n5 6 7 8\n9 10 11 0\n13 15 14 12', 'Unsolvable board\n'],
  ])('%s: %j', (distance, board, answer) => {
    expect(classroom(['prog', distance], board)).toEqual({ stdout: answer, stderr: '', code: 0 });
  });

  test.each([
    ['m', '2 4 3 0 7 6 5 1 8', 11, 13],
    ['h', '1 2 3 8 6 0 5 7 4', 15, 17],
  ])('%s: %j, where never enqueuing a board twice loses the minimum', (distance, board, least, found) => {
    expect(classroom(['prog', distance], board)).toEqual({
      stdout: `Number of moves: ${least}\n`,
      stderr: `slidewise: note: the algorithm as the text writes it (--as-written) finds ${found} moves\n`,
      code: 0,
    });
    expect(classroom(['prog', distance, '--as-written'], board)).toEqual({
      stdout: `Number of moves: ${found}\n`,
      stderr: `slidewise: note: this is the algorithm as the text writes it; A* that takes every shorter way finds ${least} moves\n`,
      code: 0,
    });
  });

  test('both distances, and the string of moves, agree with the optimum', () => {
    for (const name of ['tiles/3x3-medium', 'tiles/4x4-medium', 'tiles/4x3-easy']) {
      const [{ length }] = jsonLines(slidewise(['solve', '--json', name]).stdout);
      const board = puzzle(`${name}.txt`);
      for (const distance of ['h', 'm']) {
        expect(classroom(['prog', distance], board).stdout).toBe(`Number of moves: ${length}\n`);
      }
      expect(classroom(['tiles'], board).stdout.trimEnd()).toHaveLength(length);
    }
  });

  test('where A* gives up, a stronger method answers, and that is said', () => {
    const { stdout, stderr, code } = classroom(['prog', 'h', '--limit', '1000'], puzzle('tiles/4x4-hard.txt'));
    expect(stdout).toBe('Number of moves: 36\n');
    expect(stderr).toBe(
      'slidewise: note: A* with hamming gave up after 1,000 boards, the limit (--limit); the answer was found by idastar-fsm with pdb-663\n',
    );
    expect(code).toBe(0);
  });

  test.each(BAD_TILES)('%j: one sentence, exit code 2', (board, words) => {
    expectError(classroom(['prog', 'm'], board), words);
  });

  test('a board by name or id in the place of standard input, and a limit that is a number', () => {
    const { length } = classroom(['tiles', 'tiles/3x3-easy']).stdout.trimEnd();
    const id = slidewise(['convert', '--to', 'id', 'tiles/3x3-easy']).stdout.trim();
    for (const board of ['tiles/3x3-easy', id]) {
      expect(classroom(['prog', 'm', board]).stdout).toBe(`Number of moves: ${length}\n`);
    }
    expect(classroom(['prog', 'm'], id).stdout).toBe(`Number of moves: ${length}\n`);
    expectError(classroom(['prog', 'm', 'rush-hour/jam-01']), 'rush-hour/jam-01: this is a board of Rush Hour');
    expect(classroom(['prog', 'm', '--limit', '0', 'tiles/3x3-easy']).code).toBe(2);
  });

  test('the distance must be one of the two', () => {
    expectError(classroom(['prog', 'x'], '1 2 3 0'), 'there is no distance "x": expected h (Hamming) or m (Manhattan)');
    expectError(classroom(['prog', 'constructor'], '1 2 3 0'), 'there is no distance "constructor"');
    expect(classroom(['prog']).code).toBe(2);
  });

  test('Ctrl-C is answered at once, with what is known', async () => {
    const { stdout, stderr, code } = await interruptSearch(['classroom', 'prog', 'h'], puzzle('tiles/5x5-random.txt'));
    expect([stdout, code]).toEqual(['', 130]);
    expect(stderr).toMatch(
      /^slidewise: -: the fewest moves are not known, only that they are at least \d+.*: it was cancelled\n$/,
    );
  });
});

describe('tiles', () => {
  test.each([
    ['1 2 3 4 5 6 7 8 0', '\n'],
    ['1 2 3\n4 5 6\n7 0 8\n', 'L\n'],
    ['1 2 3\n4 5 0\n7 8 6\n', 'U\n'],
    ['1 2 3\n0 4 6\n7 5 8', 'LUL\n'],
  ])('%j: the letters name the way the tile moves', (board, answer) => {
    expect(classroom(['tiles'], board)).toEqual({ stdout: answer, stderr: '', code: 0 });
  });

  test('or the way the blank moves', () => {
    expect(classroom(['tiles', '--letters', 'blank'], '1 2 3\n0 4 6\n7 5 8').stdout).toBe('RDR\n');
    expect(classroom(['tiles', '--letters', 'other'], '1 2 3 0').code).toBe(2);
  });

  test('no solution: why, and no string', () => {
    expectError(classroom(['tiles'], '1 2 3 4 5 6 8 7 0'), '-: the board cannot be solved: 1 pair of tiles', 1);
  });

  test('a string that is not proved shortest is said not to be', () => {
    const { stdout, stderr, code } = classroom(['tiles'], puzzle('tiles/5x5-random.txt'));
    expect(stdout).toMatch(/^[LRUD]+\n$/);
    expect(stderr).toMatch(/^slidewise: -: \d+ moves are not proved to be the fewest; at least \d+ are needed\n$/);
    expect(code).toBe(1);
  });

  test.each(BAD_TILES)('%j: one sentence, exit code 2', (board, words) => {
    expectError(classroom(['tiles'], board), words);
  });
});

const TEACH_1 = `Start state:
5,4,
1,-1,-1,1,1,
1,0,3,4,1,
1,0,2,2,1,
1,1,1,1,1,

Nodes explored: 12

Moves:
(2,left)
(4,down)
(3,right)
(2,up)
(2,up)

Solved puzzle:
5,4,
1,2,2,1,1,
1,0,0,3,1,
1,0,0,4,1,
1,1,1,1,1,

Time taken: SECONDS seconds
Solution length: 5
`;

describe('sbp', () => {
  const withoutTime = (text: string): string => text.replace(/\d+\.\d{3} seconds/, 'SECONDS seconds');

  test('prints all that the text lists', () => {
    const { stdout, stderr, code } = classroom(['sbp', 'bricks/teach-1']);
    expect(withoutTime(stdout)).toBe(TEACH_1);
    expect([stderr, code]).toEqual(['', 0]);
    const asWritten = classroom(['sbp', 'bricks/teach-1', '--as-written']);
    expect(withoutTime(asWritten.stdout)).toBe(TEACH_1);
    expect([asWritten.stderr, asWritten.code]).toEqual(['', 0]);
  });

  test('asks for a file if none is named', () => {
    const question = 'Enter the puzzle file, with its folder: ';
    for (const input of ['bricks/teach-1', '  bricks/teach-1 \r\nbricks/teach-2\n']) {
      expect(withoutTime(classroom(['sbp'], input).stdout)).toBe(`${question}\n${TEACH_1}`);
    }
    for (const input of ['', '\n', '  \r\n']) {
      const { stdout, stderr, code } = classroom(['sbp'], input);
      expect([stdout, stderr, code]).toEqual([`${question}\n`, 'slidewise: no puzzle file was named\n', 2]);
    }
  });

  test('-h is the blockers heuristic: fewer nodes, and a proof from elsewhere since it may be too high', () => {
    const nodes = (args: string[]): number =>
      Number(/Nodes explored: (\d+)/.exec(classroom(['sbp', ...args]).stdout)![1]);
    expect(nodes(['bricks/teach-4', '-h'])).toBeLessThan(nodes(['bricks/teach-4']));
    expect(nodes(['-h', 'bricks/teach-4'])).toBe(nodes(['bricks/teach-4', '-h']));
    expect(classroom(['sbp', 'bricks/teach-4', '-h']).stdout).toMatch(
      /\n\(The heuristic blockers may overestimate, but bfs-mirror \(\d+ expanded\) proves the length, in a time of its own\.\)\n/,
    );
    expect(classroom(['sbp', '--help']).stdout).toMatch(/ -h +use the blockers heuristic/);
  });

  test('never longer than the shortest, even where the heuristic misleads', () => {
    expect(classroom(['sbp', 'bricks/course-blockers']).stdout).toContain('Solution length: 7\n');
    const misleading = '6,5,\n1,1,-1,-1,1,1,\n1,0,0,0,0,1,\n1,0,4,3,3,1,\n1,2,2,0,0,1,\n1,1,1,1,1,1,\n';
    const folder = tempFolder({ 'misleading.txt': misleading });
    const { stdout, code } = classroom(['sbp', join(folder, 'misleading.txt'), '-h']);
    expect(stdout).toMatch(
      /may overestimate: it led to 7 moves\. The shortest solution was found by bfs-mirror \(\d+ expanded\)\.\)\n/,
    );
    expect(stdout.match(/^\(\d,\w+\)$/gm)).toHaveLength(6);
    expect(stdout).toContain('Solution length: 6\n');
    expect(code).toBe(0);
  });

  test('no solution', () => {
    const { stdout, code } = classroom(['sbp', 'bricks/unsolvable-1']);
    expect(stdout).toMatch(/\nNodes explored: 3\n\nNo solution exists!\n\nTime taken: [\d.]+ seconds\n$/);
    expect(code).toBe(0);
  });

  const bad = tempFolder({
    'empty.txt': '',
    'words.txt': 'hello\n',
    'short.txt': '3,3,\n2,0,-1,\n',
    'ragged.txt': '3,2,\n2,0,-1,\n0,0,\n',
    'nogoal.txt': '3,2,\n2,0,0,\n0,0,0,\n',
    'nomaster.txt': '3,2,\n0,0,-1,\n0,0,0,\n',
    'letters.txt': '3,2,\n2,0,-1,\n0,x,0,\n',
  });
  test.each([
    ['empty.txt', ':1:1: the board is empty'],
    ['words.txt', ':1:1: the first line is "hello"; expected the width and height'],
    ['short.txt', ':3:1: the first line says 3 rows, but there are 1'],
    ['ragged.txt', ':3:5: this row has 2 values, but the width is 3'],
    ['nogoal.txt', ':1:1: '],
    ['nomaster.txt', ':1:1: there is no master brick "2"'],
    ['letters.txt', ':3:3: "x" is not a cell'],
    ['missing.txt', ': there is no such file or directory'],
  ])('%s: one sentence, exit code 2', (name, words) => {
    expectError(classroom(['sbp', join(bad, name)]), `${name}${words}`);
  });

  test('Ctrl-C is answered at once', async () => {
    // The master has to cross a large field of small bricks.
    const cells = Array.from({ length: 49 }, (_, cell) =>
      cell === 0 ? 2 : cell === 48 ? -1 : cell % 3 === 1 ? 0 : cell + 3,
    );
    const text = ['7,7', ...Array.from({ length: 7 }, (_, row) => cells.slice(7 * row, 7 * row + 7))].join('\n');
    const folder = tempFolder({ 'large.txt': text });
    const { stdout, code } = await interruptSearch(['classroom', 'sbp', join(folder, 'large.txt')]);
    expect(stdout).toMatch(/\nNodes explored: \d+\n(\(.*\)\n)?\nNo solution was found: it was cancelled\.\n/);
    expect(code).toBe(130);
  });
});

describe('rushhour', () => {
  const jam = puzzle('rush-hour/jam-01.txt');
  const solution = 'AD3\nBR3\nCU2\nXR4';

  test('writes the moves into a file, one on each line, and no line end after the last', () => {
    const folder = tempFolder({ 'A00.txt': jam, 'untidy.txt': `\uFEFF${jam.replaceAll('\n', ' \r\n')}\r\n` });
    for (const name of ['A00.txt', 'untidy.txt']) {
      const output = join(folder, `${name}.sol`);
      expect(classroom(['rushhour', join(folder, name), output])).toEqual({ stdout: '', stderr: '', code: 0 });
      expect(readFileSync(output, 'utf8')).toBe(solution);
    }
    expect(classroom(['rushhour', '-', '-'], jam)).toEqual({ stdout: solution, stderr: '', code: 0 });
  });

  test("--as-written: the text's heuristic, and by how much its solution is too long", () => {
    const { stdout, stderr, code } = classroom(['rushhour', 'rush-hour/jam-12', '-', '--as-written']);
    expect(stdout.split('\n')).toHaveLength(16);
    expect(stderr).toBe(
      "slidewise: note: rush-hour/jam-12: the text's heuristic may overestimate: it led to 16 moves, and 15 are enough\n",
    );
    expect(code).toBe(0);
  });

  test('a board that is solved already has no moves', () => {
    expect(classroom(['rushhour', '-', '-'], '....XX\n......\nAA....\n')).toEqual({ stdout: '', stderr: '', code: 0 });
  });

  test('--all: a folder of boards, the table of times, and the total', () => {
    const folder = tempFolder({});
    mkdirSync(join(folder, 'testFiles', 'older'), { recursive: true });
    const boards: Record<string, string> = { 'A2.txt': 'jam-05', 'A10.txt': 'jam-12', 'D35.txt': 'jam-40' };
    for (const [name, from] of Object.entries(boards)) {
      writeFileSync(join(folder, 'testFiles', name), puzzle(`rush-hour/${from}.txt`));
    }
    writeFileSync(join(folder, 'testFiles', 'README.md'), 'These are the boards.\n');
    const { stdout, stderr, code } = shell(`cd ${folder} && $SLIDEWISE classroom rushhour --all`);
    expect([stderr, code]).toEqual(['', 0]);
    expect(
      stdout
        .replace(/\d+\.\d/g, '9.9')
        .replace(/ +9\.9 +/g, ' 9.9 ')
        .replace(/9\.9\d seconds/, '9.99 seconds'),
    ).toBe(
      `| Test    | Time (ms) | Moves |
| ------- | :-------: | ----: |
| A2.txt  | 9.9 |     8 |
| A10.txt | 9.9 |    15 |
| D35.txt | 9.9 |    50 |

Total elapsed time: 9.9 ms, or 9.99 seconds
`,
    );
    const times = [...stdout.matchAll(/\| +([\d.]+) +\| +\d+ \|$/gm)].map(([, time]) => Number(time));
    const [, total, seconds] = /time: ([\d.]+) ms, or ([\d.]+) seconds/.exec(stdout)!;
    expect(Math.abs(times.reduce((sum, time) => sum + time, 0) - Number(total))).toBeLessThan(0.5);
    expect(Number(seconds)).toBeCloseTo(Number(total) / 1000, 1);
    expect(readdirSync(join(folder, 'Solutions')).sort()).toEqual(['A10.txt.sol', 'A2.txt.sol', 'D35.txt.sol']);
    // The proof of the pudding: legal, solved, and as short as can be.
    for (const name of Object.keys(boards)) {
      const [board, moves] = [join(folder, 'testFiles', name), join(folder, 'Solutions', `${name}.sol`)];
      expect(readFileSync(moves, 'utf8')).not.toMatch(/\n$/);
      expect(slidewise(['verify', board, moves]).stdout).toMatch(/the board is solved\n\d+ moves: shortest\n/);
    }
  });

  test('--all: bad and unsolvable boards are told, and the others solved all the same', () => {
    const folder = tempFolder({ 'a.txt': 'XXA\n.A.\n...\n', 'b.txt': 'XXA\n..A\n..A\n', 'c.txt': jam, 'd.sol': 'XR4' });
    symlinkSync('nowhere', join(folder, 'e.txt'));
    const { stdout, stderr, code } = classroom(['rushhour', '--all', folder, join(folder, 'deep', 'out')]);
    expect(stdout.match(/^\| \w\.txt/gm)).toEqual(['| a.txt', '| b.txt', '| c.txt']);
    expect(stdout.match(/ - \|$/gm)).toHaveLength(2);
    expect(stderr).toMatch(
      /a\.txt:2:2: vehicle "A" is in two parts.*\n.*b\.txt: the board cannot be solved: vehicle "A" .*\n$/,
    );
    expect(code).toBe(2);
    expect(readdirSync(join(folder, 'deep', 'out'))).toEqual(['c.txt.sol']);
    rmSync(join(folder, 'a.txt'));
    expect(classroom(['rushhour', '--all', folder, join(folder, 'deep', 'out')]).code).toBe(1);
  });

  const folder = tempFolder({ 'ok.txt': jam, 'stuck.txt': 'XXA\n..A\n..A\n', 'upright.txt': 'a..\na..\n...\n' });
  mkdirSync(join(folder, 'empty'));
  mkdirSync(join(folder, 'locked'));
  chmodSync(join(folder, 'locked'), 0o500);
  const at = (...names: string[]): string => join(folder, ...names);
  const mayWriteAnywhere = process.getuid?.() === 0;
  test.each([
    [[at('missing.txt'), at('x.sol')], 2, 'missing.txt: there is no such file or directory'],
    [[at('upright.txt'), at('x.sol')], 2, 'upright.txt:1:1: there is no target vehicle "X"'],
    [[at('stuck.txt'), at('x.sol')], 1, 'stuck.txt: the board cannot be solved: vehicle "A" can never leave'],
    [[at('ok.txt'), at('nowhere', 'x.sol')], 2, 'x.sol: it cannot be made: there is no such directory'],
    [[at('ok.txt'), at('empty')], 2, 'empty: it is a directory'],
    [[at('ok.txt'), at('ok.txt', 'x.sol')], 2, 'x.sol: it is not a directory'],
    [[at('ok.txt'), at('empty', '..', 'ok.txt')], 2, 'ok.txt: the solution would overwrite the board'],
    [[at('ok.txt')], 2, 'two files are needed'],
    [[], 2, 'two files are needed'],
    [['--all'], 2, 'testFiles: there is no such file or directory'],
    [['--all', at('missing')], 2, 'missing: there is no such file or directory'],
    [['--all', at('ok.txt')], 2, 'ok.txt: it is not a directory'],
    [['--all', at('empty')], 2, 'empty: this directory holds no boards'],
    [['--all', folder, at('ok.txt')], 2, 'ok.txt: something that is not a directory has that name'],
    ...(mayWriteAnywhere
      ? []
      : [[[at('ok.txt'), at('locked', 'x.sol')], 2, 'x.sol: it may not be written'] as [string[], number, string]]),
  ])('%j: one sentence, exit code %i', (args, code, words) => {
    expectError(classroom(['rushhour', ...args]), words, code);
    expect(existsSync(at('x.sol'))).toBe(false);
  });
});

test('classroom alone, and with a name that it does not know', () => {
  expect(classroom([]).code).toBe(2);
  const { stderr, code } = classroom(['sbq']);
  expect(stderr).toContain("unknown command 'sbq'; did you mean sbp?");
  expect(code).toBe(2);
});

test.each(['rh', 'prog', 'sbp', 'rushhour', 'tiles'])(
  '%s --help: examples first, then what there is, and the exit codes',
  (name) => {
    const { stdout, stderr, code } = classroom([name, '--help']);
    expect([stderr, code]).toEqual(['', 0]);
    const places = ['Examples:\n  ', `Usage: slidewise classroom ${name}`, 'Options:\n', 'Exit codes: 0 '].map(
      (words) => stdout.indexOf(words),
    );
    expect(places[0]).toBe(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(slidewise(['help', 'classroom', name]).stdout).toBe(stdout);
  },
);
