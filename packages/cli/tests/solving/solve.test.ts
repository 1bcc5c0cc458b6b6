import { spawn } from 'node:child_process';
import { closeSync, constants, existsSync, mkdirSync, openSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LARGE } from '../support/boards.js';
import {
  bundle,
  expectRefusal,
  folderOf,
  interruptReading,
  interruptSearch,
  shell,
  slidewise,
} from '../support/run-cli.js';

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const STUCK = '...b\naa.b\n...b\n....\n';
const BENT = 'aab\n.bb\n...\n';
const HARD = 'BBBKLM/HCCKLM/H.AALM/DDJ.../.IJ.EE/.IFFGG';
const folder = folderOf({
  'course.txt': COURSE,
  'stuck.txt': STUCK,
  'bent.txt': BENT,
  'many.txt': `49 ${HARD.replaceAll('/', '')} 24132\nAA.B\n3 AA../..../..../.... 1\n`,
  'endless.txt': LARGE,
  'binary.txt': Buffer.from([0x61, 0x61, 0, 0x2e]),
  'latin.txt': Buffer.from([0x61, 0x61, 0x2e, 0xe4, 0x0a]),
  'empty.txt': '',
});
const path = (name: string): string => join(folder, name);

const withoutTimes = (text: string): string =>
  text.replaceAll(/\d[\d.]* (ms|s)$/gm, 'TIME').replaceAll(folder, 'FOLDER');

describe('for people', () => {
  test('the board, the moves, one line of statistics', () => {
    const { stdout, stderr, code } = slidewise(['solve', path('course.txt')]);
    expect(withoutTimes(stdout)).toMatchInlineSnapshot(`
      "FOLDER/course.txt
      ┌─────────────┐
      │ . . . b . . │
      │ . . . b . . │
      │ a a . b . d →
      │ . . c c c d │
      │ . . . . . . │
      │ . . . . . . │
      └─────────────┘
      d 1, c -2, b 3
      3 moves, proved shortest · bfs · 14 expanded · 69 generated · 37 stored · TIME
      "
    `);
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  test('--steps draws every step', () => {
    const { stdout } = slidewise(['solve', '--steps', path('course.txt')]);
    expect(stdout.match(/┌/g)).toHaveLength(4);
    expect(stdout).toContain('2. c -2');
    expect(stdout).toContain('│ c c c b . d │');
  });

  test('--quiet prints the moves, a line for each board', () => {
    const { stdout } = slidewise(['solve', '--quiet', path('course.txt'), path('stuck.txt')]);
    expect(stdout).toBe('d 1, c -2, b 3\nunsolvable\n');
  });

  test('unsolvable says why', () => {
    const { stdout, code } = slidewise(['solve', path('stuck.txt')]);
    expect(stdout).toContain('unsolvable: vehicle "b" can never leave the row of target "a": its column is too short');
    expect(code).toBe(1);
  });

  test('an answer that is not proved says so', () => {
    const { stdout, code } = slidewise([
      'solve',
      '--algorithm',
      'astar',
      '--heuristic',
      'blocked-cars',
      path('course.txt'),
    ]);
    expect(stdout).toContain('4 moves, not proved shortest (at least ');
    expect(code).toBe(0);
  });

  test('no colour where there is no terminal', () => {
    expect(slidewise(['solve', path('course.txt')]).stdout).not.toContain('\u001b');
  });
});

describe('--json', () => {
  const objects = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('one object a board, a line each, in input order', () => {
    const names = ['many.txt', 'stuck.txt', 'bent.txt', 'course.txt', 'nowhere.txt'];
    const { stdout, stderr, code } = slidewise(['solve', '--json', ...names.map(path)]);
    const results = objects(stdout);
    expect(results.map((result) => [result.board.replace(`${folder}/`, ''), result.status, result.length])).toEqual([
      ['many.txt:1', 'solved', 49],
      ['many.txt:2', 'error', undefined],
      ['many.txt:3', 'solved', 1],
      ['stuck.txt', 'unsolvable', null],
      ['bent.txt', 'error', undefined],
      ['course.txt', 'solved', 3],
      ['nowhere.txt', 'error', undefined],
    ]);
    expect(results[5]).toMatchObject({ moves: ['d 1', 'c -2', 'b 3'], optimal: true, lowerBound: 3, goal: 'clear' });
    expect(stderr.trimEnd().split('\n')).toEqual([
      `slidewise: ${path('many.txt')}:2:1: vehicle "B" has only one cell; it needs at least two`.replace(
        ':2:1:',
        ':2:4:',
      ),
      `slidewise: ${path('bent.txt')}:2:2: vehicle "b" bends here`,
      `slidewise: ${path('nowhere.txt')}: there is no such file or directory`,
    ]);
    expect(code).toBe(2);
  });

  test('the same board gives the same object, but for the time', () => {
    const run = () => slidewise(['solve', '--json', path('course.txt')]).stdout.replace(/"ms":[\d.]+/, '');
    expect(run()).toBe(run());
  });
});

describe('where boards come from', () => {
  test('standard input', () => {
    expect(slidewise(['solve', '--quiet', '-'], COURSE.replaceAll('\n', '\r\n')).stdout).toBe('d 1, c -2, b 3\n');
  });

  test('a directory, with directories in it; files in the order of their numbers', () => {
    const boards = folderOf({
      'b10.txt': COURSE,
      'b9.txt': COURSE,
      'notes.md': '# no board',
      '.hidden': '?',
      'b9.txt.sol': 'XR1',
    });
    mkdirSync(join(boards, 'c'));
    const { stdout } = slidewise(['solve', '--json', boards]);
    expect(stdout.match(/b\d+\.txt/g)).toEqual(['b9.txt', 'b10.txt']);
  });

  test('options are understood', () => {
    const json = (...args: string[]) => JSON.parse(slidewise(['solve', '--json', ...args]).stdout);
    expect(json('--metric', 'steps', path('course.txt'))).toMatchObject({ metric: 'steps', length: 6 });
    expect(json('--goal', 'exit', path('course.txt'))).toMatchObject({ goal: 'exit', length: 4 });
    expect(json('--target', 'c', path('course.txt'))).toMatchObject({ moves: ['d -1'] });
    expect(json('--algorithm', 'astar', '--heuristic', 'indirect', path('course.txt'))).toMatchObject({
      algorithm: 'astar',
      heuristic: 'indirect',
      moves: ['d 2', 'c -2', 'b 3'],
      stats: { stored: 19 },
    });
    expect(json('--algorithm', 'weighted-astar', '--weight', '3', path('course.txt')).status).toBe('solved');
    expect(json('--family', 'rush-hour', '--format', 'usc', path('course.txt')).status).toBe('solved');
  });
});

describe('limits', () => {
  test('--time-limit: stopped, and what is known', () => {
    const { stdout, code } = slidewise(['solve', '--algorithm', 'bfs', '--time-limit', '300ms', path('endless.txt')]);
    expect(stdout).toMatch(/stopped: the time limit was hit; a solution has at least \d+ moves/);
    expect(code).toBe(1);
  });

  test('--memory-limit: stopped, within the limit', () => {
    const { stdout, code } = slidewise([
      'solve',
      '--json',
      '--algorithm',
      'bfs',
      '--memory-limit',
      '4m',
      path('endless.txt'),
    ]);
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ status: 'stopped', reason: 'the memory limit was hit' });
    expect(result.stats.bytes).toBeLessThanOrEqual(4 * 2 ** 20);
    expect(code).toBe(1);
  });

  test('Ctrl-C: at once, with what is known, exit code 130', async () => {
    const { stdout, stderr, code } = await interruptSearch(['solve', '--algorithm', 'bfs', path('endless.txt')]);
    expect(code).toBe(130);
    expect(stdout).toMatch(/stopped: it was cancelled; a solution has at least \d+ moves/);
    expect(stderr).toBe('');
  });
});

describe('bad input and usage: one sentence on stderr, exit code 2', () => {
  test.each([
    [['solve', path('bent.txt')], /bent\.txt:2:2: vehicle "b" bends here$/],
    [['solve', path('empty.txt')], /empty\.txt:1:1: the board is empty$/],
    [['solve', path('binary.txt')], /binary\.txt:1:3: this is not text: it has a byte that is zero$/],
    [['solve', path('latin.txt')], /latin\.txt:1:4: this is not text: it is not valid UTF-8$/],
    [['solve', path('nowhere.txt')], /nowhere\.txt: there is no such file or directory$/],
    [['solve', '--family', 'chess', path('course.txt')], /there is no family "chess": expected /],
    [['solve', '--format', 'xml', path('course.txt')], /there is no format "xml"/],
    [['solve', '--goal', 'win', path('course.txt')], /the goal "win" is neither "exit" nor "clear"$/],
    [['solve', '--metric', 'miles', path('course.txt')], /there is no metric "miles": expected moves, steps$/],
    [['solve', '--algorithm', 'magic', path('course.txt')], /there is no algorithm "magic"/],
    [['solve', '--heuristic', 'guess', path('course.txt')], /there is no heuristic "guess"/],
    [['solve', '--weight', '2', path('course.txt')], /"bfs" takes no weight$/],
    [['solve', '--letters', 'x', 'bricks/pennant'], /moves of Sliding bricks have only one convention, so --letters/],
    [
      ['solve', '--time-limit', '0', 'x'],
      /expected a positive number such as 500ms, 10s, 5m; a bare number means seconds \(/,
    ],
    [
      ['solve', '--memory-limit', '0', 'x'],
      /expected a positive number such as 500m, 2g; a bare number means bytes \(/,
    ],
    [['solve', '--algorithm', 'bidirectional', path('course.txt')], /needs a list of all solved positions/],
  ])('%j', (args, message) => {
    expectRefusal(args, message);
  });

  test.each([
    [['solve']],
    [['solve', '--time-limit', 'soon', 'x']],
    [['solve', '--time-limit', '-5s', 'x']],
    [['solve', '--memory-limit', '0', 'x']],
    [['solve', '--weight', 'heavy', 'x']],
    [['solve', '--checkpoint', '', 'x']],
    [['solve', '--nonsense', 'x']],
    [['slove', 'x']],
  ])('%j: usage', (args) => {
    expectRefusal(args, / \(slidewise (solve )?--help says more\)$/);
  });

  test.each([
    ['a list', [path('many.txt')]],
    ['two files', [path('course.txt'), path('stuck.txt')]],
    ['a folder', [folderOf({ 'a.txt': COURSE, 'b.txt': COURSE })]],
  ])('--checkpoint for %s', (_, boards) => {
    const file = join(folderOf({}), 'kept.json');
    const several = '--checkpoint keeps the search of one board, and these are several';
    expectRefusal(['solve', '--checkpoint', file, ...boards], several);
    expect(existsSync(file)).toBe(false);
  });

  test('an endless file is not read for ever', () => {
    expectRefusal(['solve', '/dev/zero'], '/dev/zero: this is larger than 256 MiB');
  });

  test('a reader that goes away early is no error', () => {
    const { stdout, stderr } = shell(`$SLIDEWISE solve --steps ${path('many.txt')} | head -n 2`);
    expect(stdout.split('\n')).toHaveLength(3);
    expect(stderr).not.toMatch(/EPIPE| {4}at /);
  });
});

test('--version and --help', () => {
  expect(slidewise(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  const { stdout, code } = slidewise(['solve', '--help']);
  expect(stdout).toContain('Examples:');
  expect(stdout).toContain('indirect');
  expect(code).toBe(0);
});

/** Opens a pipe for writing as soon as somebody reads from it. */
async function whenRead(pipe: string): Promise<number> {
  for (;;) {
    try {
      return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

describe('what could hang or crash', () => {
  test('a full disk', () => {
    const { stderr, code } = shell(`$SLIDEWISE solve ${path('course.txt')} > /dev/full`);
    expect(stderr).toMatch(/^slidewise: the output cannot be written: .*\n$/);
    expect(code).toBe(2);
  });

  test('links that lead back up, and pipes in a directory', () => {
    const boards = folderOf({ 'b.txt': COURSE });
    symlinkSync('.', join(boards, 'one'));
    symlinkSync('.', join(boards, 'two'));
    expect(shell(`mkfifo ${boards}/pipe`).code).toBe(0);
    const note = `slidewise: note: ${boards}: skipped 3 items without boards\n`;
    expect(slidewise(['solve', '--quiet', boards])).toEqual({ stdout: 'd 1, c -2, b 3\n', stderr: note, code: 0 });
  });

  test('one Ctrl-C ends the wait for a pipe to which nobody writes', async () => {
    const pipe = join(folderOf({}), 'pipe');
    expect(shell(`mkfifo ${pipe}`).code).toBe(0);
    const child = spawn(process.execPath, [bundle, 'solve', pipe], { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const writer = await whenRead(pipe);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    closeSync(writer);
  });

  test('Ctrl-C while input is awaited', async () => {
    expect(await interruptReading(['solve', '-'], '......\n')).toEqual({ stdout: '', stderr: '', code: 130 });
  });

  test('standard input twice', () => {
    const { stdout, stderr, code } = slidewise(['solve', '--quiet', '-', '-'], COURSE);
    expect(stdout).toBe('d 1, c -2, b 3\n');
    expect(stderr).toBe('slidewise: -: standard input has been read already\n');
    expect(code).toBe(2);
  });

  test('a time limit holds on boards with hundreds of vehicles', () => {
    const cars = Array.from({ length: 600 }, (_, i) => `c${i},H,${1 + 3 * (i % 12)},${2 + Math.floor(i / 12)},2`);
    const board = ['car,orientation,col,row,length', 'X,H,1,1,2', 'q,V,50,1,2', ...cars].join('\n');
    const args = ['solve', '--algorithm', 'bfs', '--time-limit', '500ms', '--size', '60x60', '-'];
    const { stdout, code } = slidewise(args, board);
    expect(stdout).toContain('stopped: the time limit was hit');
    expect(code).toBe(1);
  });
});
