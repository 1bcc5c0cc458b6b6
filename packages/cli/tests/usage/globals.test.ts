import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { atTerminal, bundle, expectRefusal } from '../support/run-cli.js';

const ESCAPE = '\u001b[';

/** The output with colours forced, and whatever else the environment says. */
function colored(args: readonly string[], env: Record<string, string> = {}): boolean {
  const { stdout, status } = spawnSync(process.execPath, [bundle, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  expect(status).toBe(0);
  return stdout.includes(ESCAPE);
}

describe('colours', () => {
  const show = ['show', 'rush-hour/jam-01'];

  test.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ FORCE_COLOR: '1' }, true],
    [{ FORCE_COLOR: '3', TERM: 'dumb' }, true],
    [{ FORCE_COLOR: '0' }, false],
    [{ FORCE_COLOR: 'false' }, false],
    [{ FORCE_COLOR: '' }, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '' }, true],
  ])('in a pipe with %j: %s', (env, expected) => {
    expect(colored(show, env)).toBe(expected);
  });

  test.each([
    [['--no-color', ...show]],
    [[...show, '--no-color']],
    [['show', '--no-color', 'rush-hour/jam-01']],
    [['solve', 'rush-hour/jam-01', '--no-color']],
    [['list', 'rush-hour', '--no-color']],
    [['hint', 'rush-hour/jam-01', '--no-color']],
    [['verify', 'rush-hour/course-1', 'd 1, c -2, b 3', '--no-color']],
    [['man', 'solve', '--text', '--no-color']],
  ])('%j has none, and would have some', (args) => {
    expect(colored(args, { FORCE_COLOR: '1' })).toBe(false);
    const without = args.filter((word) => word !== '--no-color');
    expect(colored(without, { FORCE_COLOR: '1' })).toBe(true);
  });
});

describe('at a terminal', () => {
  test.each<[string[], Record<string, string>, boolean]>([
    [[], { TERM: 'xterm' }, true],
    [[], { TERM: 'dumb' }, false],
    [[], { TERM: 'xterm', NO_COLOR: '1' }, false],
    [[], { TERM: 'xterm', FORCE_COLOR: '0' }, false],
    [['--no-color'], { TERM: 'xterm' }, false],
  ])('colours with %j and %j: %s', (args, env, expected) => {
    const { stdout, code } = atTerminal(['show', 'rush-hour/jam-01', ...args], { env });
    expect([stdout.includes(ESCAPE), code]).toEqual([expected, 0]);
  });

  test('who reads from it says so, and with --no-input fails', () => {
    const input = 'AA.B\n...B\n....\n....\n';
    expect(atTerminal(['solve', '--quiet', '-'], { input })).toEqual({
      stdout: 'B+1, A+2\n',
      stderr: 'slidewise: reading from the terminal; Ctrl-D on a line of its own ends the text\n',
      code: 0,
    });
    for (const args of [
      ['--no-input', 'solve', '-'],
      ['solve', '-', '--no-input'],
      ['verify', 'rush-hour/course-1', '-', '--no-input'],
    ]) {
      expect(atTerminal(args, { input, columns: 120 })).toEqual({
        stdout: '',
        stderr: 'slidewise: -: standard input is a terminal, and --no-input forbids waiting for it\n',
        code: 2,
      });
    }
  });

  test('the programs of the courses wait for nobody either with --no-input, and say once what they wait for', () => {
    for (const [args, error] of [
      [['rh', 'rush-hour/course-1', '2'], 'a game needs input, which --no-input rules out'],
      [['sbp'], 'no puzzle file was named, and --no-input forbids asking'],
      [['prog', 'm'], '-: standard input is a terminal, and --no-input forbids waiting for it'],
      [['tiles'], '-: standard input is a terminal, and --no-input forbids waiting for it'],
    ] as const) {
      expect(atTerminal(['--no-input', 'classroom', ...args], { input: 'Q\n', columns: 120 })).toEqual({
        stdout: '',
        stderr: `slidewise: ${error}\n`,
        code: 2,
      });
    }
    // On a terminal that has no line for progress: a busy machine may take long enough for one.
    const env = { TERM: 'dumb' };
    expect(atTerminal(['classroom', 'tiles'], { input: '1 2 3\n0 4 6\n7 5 8\n', env })).toEqual({
      stdout: 'LUL\n',
      stderr: 'slidewise: reading from the terminal; Ctrl-D on a line of its own ends the text\n',
      code: 0,
    });
  });

  test('a manual page is text there, as wide as the terminal', () => {
    const { stdout } = atTerminal(['man', 'list', '--no-color'], { columns: 60 });
    expect(stdout).toMatch(/^NAME\n {7}slidewise-list - list the boards that come with the\n {7}program\n/);
    // A terminal that does not know its width says 0.
    expect(atTerminal(['man', 'list', '--no-color'], { columns: 0 }).stdout).toContain(
      'list the boards that come with the program\n',
    );
  });
});

test('names that would garble a terminal are made visible', () => {
  expectRefusal(['solve', 'a\nb\u001b[31m'], 'a\\u{a}b\\u{1b}[31m: there is no such file or directory');
  expectRefusal(['a\nb'], "unknown command 'a\\u{a}b'");
});
