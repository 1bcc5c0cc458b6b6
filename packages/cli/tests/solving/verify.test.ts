import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LARGE, LARGE_SOLUTION } from '../support/boards.js';
import { expectRefusal, folderOf, interruptSearch, jsonLines, slidewise } from '../support/run-cli.js';

const BOARD = 'rush-hour/course-1';
const SOLUTION = 'd 1\nc -2\nb 3\n';
const folder = folderOf({
  'course.sol': SOLUTION,
  'bad.sol': 'd 1\r\nc -2, zz 4\r\n',
  'binary.sol': Buffer.from([0x61, 0]),
  'bent.txt': 'aab\n.bb\n...\n',
});
const path = (name: string): string => join(folder, name);

const verify = (...args: string[]) => slidewise(['verify', ...args]);

describe('what programs of courses print', () => {
  const printed = (board: string, ...args: string[]): string => {
    const { stdout } = slidewise(['classroom', ...args], '?\n');
    return join(
      folderOf({ 'printed.txt': stdout.replaceAll('\n', board.startsWith('tiles') ? '\r\n' : '\n') }),
      'printed.txt',
    );
  };

  test.each([
    ['rush-hour/course-1', ['rh', 'rush-hour/course-1', '2'], '3 moves: shortest'],
    // With the names and the goal of the course.
    ['rush-hour/jam-12', ['rh', 'rush-hour/jam-12', '2'], '14 moves: shortest'],
    ['bricks/teach-1', ['sbp', 'bricks/teach-1'], '5 steps: shortest'],
    ['bricks/klotski', ['sbp', 'bricks/klotski'], '116 steps: shortest'],
    ['rush-hour/jam-05', ['rushhour', 'rush-hour/jam-05', '-'], '8 moves: shortest'],
    ['tiles/3x3-easy', ['tiles', 'tiles/3x3-easy'], '16 moves: shortest'],
    ['tiles/3x3-easy', ['prog', 'm', 'tiles/3x3-easy'], 'no moves, but an answer, 16 moves: shortest'],
    ['tiles/3x3-unsolvable', ['prog', 'm', 'tiles/3x3-unsolvable'], 'an answer, no solution: there is none'],
    ['rush-hour/course-0', ['rh', 'rush-hour/course-0', '2'], 'an answer, no solution: there is none'],
    ['bricks/unsolvable-1', ['sbp', 'bricks/unsolvable-1'], 'an answer, no solution: there is none'],
  ])('%s: classroom %j', (board, args, words) => {
    const { stdout, stderr, code } = verify(board, printed(board, ...args));
    expect(stdout).toContain(words);
    expect([stderr, code]).toEqual(['', 0]);
  });

  test('an answer that is wrong', () => {
    const { stdout, code } = verify('tiles/3x3-medium', printed('tiles', 'prog', 'm', 'tiles/3x3-easy'));
    expect(stdout).toContain('no moves, but an answer, 16 moves: not so (at least 24 moves are needed)\n');
    expect(code).toBe(1);
    const none = ['rush-hour/course-1', printed('', 'rh', 'rush-hour/course-0', '2')] as const;
    const [found] = jsonLines(verify(...none, '--json').stdout);
    expect(found).toMatchObject({ status: 'invalid', right: false, claim: { unsolvable: true }, moves: [] });
    expect(found.reasonCode).toBe('claimed-unsolvable');
    expectRefusal(
      ['verify', ...none, '--no-optimum'],
      'there are no moves, and --no-optimum leaves all else unchecked',
    );
  });

  test('letters that name the way of the blank', () => {
    const text = printed('', 'tiles', 'tiles/3x3-easy', '--letters', 'blank');
    expect(verify('tiles/3x3-easy', text).code).toBe(1);
    const { stdout, code } = verify('tiles/3x3-easy', text, '--letters', 'blank');
    expect(stdout).toContain('16 moves: shortest');
    expect(code).toBe(0);
    expectRefusal(['verify', 'tiles/3x3-easy', 'L', '--letters', 'other'], 'there is no convention');
    expectRefusal(['verify', 'rush-hour/course-1', 'd 1', '--letters', 'blank'], 'only one convention');
  });
});

describe('for people', () => {
  test('legal, solved and shortest', () => {
    const { stdout, stderr, code } = verify(BOARD, 'd 1, c -2, b 3');
    expect(stdout).toBe(
      'rush-hour/course-1\nd 1, c -2, b 3\nall 3 moves are legal, and the board is solved\n3 moves: shortest\n6 steps: shortest\n',
    );
    expect([stderr, code]).toEqual(['', 0]);
  });

  test('solved, but a shorter solution exists', () => {
    const { stdout, code } = verify(BOARD, 'd 2, c -1, c -1, b 3');
    expect(stdout).toContain(
      '4 moves: not shortest; the shortest is 3 moves\n7 steps: not shortest; the shortest is 6 steps\n',
    );
    expect(code).toBe(0);
  });

  test('legal, but not solved', () => {
    const { stdout, code } = verify(BOARD, 'd 1');
    expect(stdout).toContain('the move is legal, but the board is not solved at the end\n1 move\n1 step\n');
    expect(code).toBe(1);
    expect(verify(BOARD, 'd 1, c -2').stdout).toContain(
      'both moves are legal, but the board is not solved at the end\n',
    );
    expect(verify(BOARD, 'd 1, c -2, b 3, b -1').stdout).toContain('not solved at the end (as it was after move 3)');
  });

  test('not legal: the first bad move by its number', () => {
    const { stdout, code } = verify(BOARD, 'd 1, c -3, b 3');
    expect(stdout).toContain('move 2, "c -3", is not legal: vehicle "c" cannot move 3 left: only 2 free\n');
    expect(code).toBe(1);
  });
});

describe('what is counted has the name that solve gives it', () => {
  const board = 'tiles/3x3-medium';
  const slides = 'LU2RDLDRUL2URD2LUR2DL2U2';

  test.each([
    ['LUURDLLURDDRULDLURRDLLUU', [], 'all 24 moves are legal, and the board is solved\n24 moves: shortest\n24 slides:'],
    [slides, [], 'all 18 slides are legal, and the board is solved\n24 moves: shortest\n18 slides: shortest\n'],
    [slides, ['--metric', 'mtm'], 'all 18 slides are legal, and the board is solved\n18 slides: shortest\n'],
    ['LU', ['--metric', 'mtm'], 'both slides are legal, but the board is not solved at the end\n2 slides\n'],
    [`${slides}D`, [], 'all 19 slides are legal, but the board is not solved at the end (as it was after slide 18)\n'],
    ['LU2R9', [], 'slide 3, "R9", is not legal'],
  ])('%s %j', (moves, args, words) => {
    expect(verify(board, moves, ...args).stdout).toContain(words);
  });
});

describe('where moves come from', () => {
  test.each([
    [[path('course.sol')]],
    [['d 1', 'c -2', 'b 3']],
    [['d', '1,', 'c', '-2,', 'b', '3']],
    [['dD1', 'cL2', 'bD3']],
    [['dD1cL2bD3']],
    [['(d,1)', '(c,-2)', '(b,3)']],
  ])('%j', (moves) => {
    expect(verify(BOARD, ...moves)).toMatchObject({ code: 0, stderr: '' });
  });

  test('standard input, for the moves or for the board', () => {
    expect(slidewise(['verify', BOARD, '-'], SOLUTION).code).toBe(0);
    expect(slidewise(['verify', BOARD, '-'], '').stdout).toContain('no moves, but the board is not solved');
    expect(slidewise(['verify', '-', 'bD3, XR4'], 'AA.B..\n...B..\nXX.B..\n......\n......\n......\n').code).toBe(2);
    expect(slidewise(['verify', '-', 'BD3, XR4'], 'AA.B..\n...B..\nXX.B..\n......\n......\n......\n').code).toBe(0);
  });

  test('every solution of solve passes, in every metric', () => {
    const boards = ['rush-hour/jam-20', 'rush-hour/fleet-9x9', 'rush-hour/record-walls', 'rush-hour/one-a-line:3'];
    for (const board of boards) {
      for (const metric of ['moves', 'steps']) {
        const moves = slidewise(['solve', '--quiet', '--metric', metric, board]).stdout;
        const { stdout, code } = slidewise(['verify', '--json', '--metric', metric, board, '-'], moves);
        expect(jsonLines(stdout)).toMatchObject([{ board, solved: true, lengths: [{ metric, shortest: true }] }]);
        expect(code).toBe(0);
      }
    }
  });
});

test('--json', () => {
  expect(jsonLines(verify('--json', BOARD, 'dD1,cL2,bD1,bD2').stdout)).toEqual([
    {
      board: BOARD,
      id: expect.stringMatching(/^rush-hour:usc:/),
      text: expect.stringContaining('aa.b.d'),
      family: 'rush-hour',
      format: 'usc',
      goal: 'clear',
      status: 'valid',
      legal: true,
      solved: true,
      moves: ['d 1', 'c -2', 'b 1', 'b 2'],
      firstBad: null,
      lengths: [
        { metric: 'moves', length: 4, shortest: false, optimum: 3, lowerBound: 3 },
        { metric: 'steps', length: 6, shortest: true, optimum: 6, lowerBound: 6 },
      ],
    },
  ]);
  const [bad] = jsonLines(verify('--json', BOARD, 'd 1, c -3').stdout);
  expect(bad).toMatchObject({ legal: false, solved: false, moves: ['d 1'], firstBad: { number: 2, move: 'c -3' } });
});

describe('limits', () => {
  test('what is not known is not claimed', () => {
    const moves = slidewise(['solve', '--quiet', 'rush-hour/jam-40']).stdout;
    const { stdout, code } = slidewise(['verify', '--memory-limit', '2k', 'rush-hour/jam-40', '-'], moves);
    expect(stdout).toMatch(/^50 moves: not known to be shortest \(the memory limit was hit; at least \d+ moves\)$/m);
    expect(code).toBe(0);
    const replayed = slidewise(['verify', '--no-optimum', 'rush-hour/jam-40', '-'], moves).stdout;
    expect(replayed).toMatch(/solved\n50 moves\n\d+ steps\n$/);
  });

  test('Ctrl-C: at once, with what is known', async () => {
    const board = folderOf({ 'large.txt': LARGE });
    const run = await interruptSearch(['verify', '--metric', 'steps', join(board, 'large.txt'), LARGE_SOLUTION]);
    expect(run.stdout).toMatch(
      /solved\n\d+ steps: not known to be shortest \(it was cancelled; at least \d+ steps\)\n$/,
    );
    expect([run.code, run.stderr]).toEqual([130, '']);
  });
});

test.each([
  [[BOARD, 'd 1, zz 3'], 'slidewise: move 2: "zz 3" does not start with the name of a vehicle'],
  [[BOARD, path('bad.sol')], 'bad.sol:2:7: move 3: "zz 4" does not start with the name of a vehicle'],
  [[BOARD, path('binary.sol')], 'binary.sol: this is not text: it has a byte that is zero'],
  [[BOARD, 'no-such.sol'], /^slidewise: no-such\.sol: there is no such file$/],
  [[BOARD, 'no such.txt'], /^slidewise: no such\.txt: there is no such file$/],
  [[BOARD, 'solutions/course'], /^slidewise: solutions\/course: there is no such file$/],
  [['tiles/3x3-easy', 'LUR.sol'], /^slidewise: LUR\.sol: there is no such file$/],
  [[BOARD, folder], /: it is a directory$/],
  [['tiles/3x3-easy', 'puzzles'], /^slidewise: puzzles: it is a directory$/],
  [['tiles/3x3-easy', 'moves.7z'], /^slidewise: moves\.7z: there is no such file$/],
  [['tiles/3x3-easy', 'L.U.R'], /^slidewise: move \d: /],
  [['tiles/3x3-easy', 'L/U'], /^slidewise: move \d: /],
  [[BOARD, 'd 1 / zz 3'], 'slidewise: move 2: "/ zz 3" does not'],
  [[path('bent.txt'), 'b 1'], 'bent.txt:2:2: vehicle "b" bends here'],
  [['rush-hour/one-a-line', 'b 1'], 'this is more than one board; pick one, such as rush-hour/one-a-line:1'],
  [['-', '-'], 'standard input cannot be both the board and the moves'],
  [[BOARD, 'd 1', '--jsn'], "unknown option '--jsn'; did you mean --json?"],
  [[BOARD, '--metric', 'miles', 'd 1'], 'there is no metric "miles": expected moves, steps'],
])('%j: one sentence, exit code 2', (args, words) => {
  expectRefusal(['verify', ...args], words, { input: 'AA.B\n...B\n....\n....\n' });
});

test('--json: what is wrong with a board has its line too', () => {
  const { stdout, stderr, code } = slidewise(['verify', '--json', path('bent.txt'), 'b 1']);
  const [{ board, error }] = jsonLines(stdout);
  expect([board.endsWith('bent.txt'), `slidewise: ${error}\n`, code]).toEqual([true, stderr, 2]);
});
