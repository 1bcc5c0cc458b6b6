import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { tooWide } from '../support/command-pages.js';
import { bundle, expectRefusal, folderOf, jsonLines, slidewise } from '../support/run-cli.js';

const ROW = 'AA.B..\n...B..\nXX.B..\n......\n......\n......\n';

/** Runs it in another directory. */
function slidewiseIn(cwd: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [bundle, ...args], { cwd, encoding: 'utf8' });
  return { stdout, stderr, code: status };
}

describe('boards by name', () => {
  test('from any directory, with or without the extension', () => {
    const { stdout, stderr, code } = slidewiseIn('/', 'solve', '--json', 'rush-hour/jam-12', 'rush-hour/jam-12.txt');
    expect(stderr).toBe('');
    expect(jsonLines(stdout)).toMatchObject([
      { board: 'rush-hour/jam-12', length: 15 },
      { board: 'rush-hour/jam-12', length: 15 },
    ]);
    expect(code).toBe(0);
  });

  test('a folder of the collection is all boards in it, in the order of their numbers', () => {
    const names = jsonLines(slidewiseIn('/', 'solve', '--json', 'rush-hour').stdout).map(({ board }) => board);
    expect(names).toEqual(jsonLines(slidewise(['list', '--json', 'rush-hour']).stdout).map(({ board }) => board));
    expect(names.indexOf('rush-hour/jam-09') + 1).toBe(names.indexOf('rush-hour/jam-10'));
  });

  test('a file of that name comes first', () => {
    const folder = folderOf({ 'jam-12': ROW, 'list.txt': 'XX.A/...A/..../....\n\nXX.A/...A/...A/....\n' });
    expect(slidewiseIn(folder, 'solve', '--quiet', 'jam-12').stdout).toBe('BD3, XR4\n');
    expect(slidewiseIn(folder, 'solve', '--json', 'list.txt:3').stdout).toContain('"board":"list.txt:3"');
    const { stderr, code } = slidewiseIn(folder, 'solve', 'list.txt:2');
    expect([stderr, code]).toEqual(['slidewise: list.txt: no board starts on line 2\n', 2]);
  });

  test('one board of many, by its line', () => {
    const { stdout } = slidewise(['solve', '--json', 'rush-hour/one-a-line:3']);
    expect(jsonLines(stdout)).toMatchObject([{ board: 'rush-hour/one-a-line:3', status: 'solved' }]);
    expect(slidewise(['solve', 'rush-hour/one-a-line:99']).stderr).toBe(
      'slidewise: rush-hour/one-a-line: no board starts on line 99\n',
    );
  });

  test.each([
    ['rush-hour/jam-112', 'did you mean rush-hour/jam-11, rush-hour/jam-12 or '],
    ['rush-huor/record-walls', 'did you mean rush-hour/record-walls?'],
    ['recrod-moves', 'did you mean rush-hour/record-moves?'],
    ['rush-hour/one-a-lien:3', 'did you mean rush-hour/one-a-line?'],
    ['zebra', 'there is no such file or directory\n'],
    ['zebra:3', 'there is no such file or directory\n'],
    ['../package', 'there is no such file or directory\n'],
    ['', 'there is no such file or directory\n'],
    ['x'.repeat(5000), 'the name is too long\n'],
  ])('a wrong name, %.30s, is one sentence with the nearest', (name, words) => {
    expectRefusal(['solve', name], words);
  });
});

describe('list', () => {
  test('every board once, by a name that can be given back', () => {
    const { stdout, stderr, code } = slidewise(['list', '--json']);
    expect([stderr, code]).toEqual(['', 0]);
    const items = jsonLines(stdout);
    expect(new Set(items.map(({ board }) => board)).size).toBe(items.length);
    expect(items).toContainEqual({
      id: expect.stringMatching(/^rush-hour:/),
      text: expect.any(String),
      board: 'rush-hour/tall-5x8',
      family: 'rush-hour',
      format: 'line',
      goal: 'exit',
      width: 5,
      height: 8,
      pieces: expect.any(Number),
      title: 'Narrow Yard',
      level: 'beginner',
      metric: 'moves',
      optimum: 5,
    });
    const last = items.at(-1)!.board;
    expect(slidewise(['list', '--json']).stdout).toBe(stdout);
    expect(slidewise(['solve', '--json', '--time-limit', '1ms', last]).stdout).toContain(`"board":"${last}"`);
  });

  test('for people: name, size, level, optimum, in lines that fit a terminal', () => {
    expect(tooWide(slidewise(['list']).stdout)).toEqual([]);
    const { stdout } = slidewise(['list', 'rush-hour']);
    expect(stdout).toMatch(/^rush-hour\/fleet-9x9 +9×9 +17 pieces +\w+ +\d+ moves$/m);
    expect(stdout).not.toContain('\u001b');
    // A Chinese character is as wide as two letters.
    const bricks = slidewise(['list', 'bricks']).stdout;
    expect(bricks).toMatch(/^bricks\/klotski 横刀立马 {17}4×5 /m);
    expect(bricks).toMatch(/^bricks\/pennant {26}4×5 /m);
  });

  test('--level leaves out the others', () => {
    const { stdout } = slidewise(['list', 'rush-hour', '--level', 'unsolvable']);
    expect(stdout.trimEnd().split('\n')).toHaveLength(2);
    expect(stdout).toMatch(/^rush-hour\/locked .* unsolvable$/m);
  });

  test('--optimum solves them; so does whatever says how', () => {
    const { stdout, code } = slidewise(['list', 'rush-hour', '--optimum']);
    expect(stdout).toMatch(/^rush-hour\/jam-12 .* 15 moves$/m);
    expect(stdout).toMatch(/^rush-hour\/locked .* no solution$/m);
    expect(code).toBe(0);
    const steps = jsonLines(slidewise(['list', 'rush-hour', '--metric', 'steps', '--json']).stdout);
    expect(steps.find(({ board }) => board === 'rush-hour/record-steps')).toMatchObject({ length: 93, optimal: true });
  });

  test('limits hold', () => {
    const { stdout, code } = slidewise(['list', 'rush-hour', '--memory-limit', '2k']);
    expect(stdout).toMatch(/jam-40 .* at least \d+ moves: the memory limit was hit$/m);
    expect(code).toBe(1);
  });

  test.each([
    [['list', 'rush-huor'], 'there is no family "rush-huor": expected '],
    [
      ['list', '--level', 'esay'],
      "argument 'esay' is invalid: expected beginner, easy, medium, hard, expert, master, open, unsolvable; did you",
    ],
    [['list', '--metric', 'miles'], 'there is no metric "miles": expected '],
  ])('%j: one sentence, exit code 2', (args, words) => {
    expectRefusal(args, words);
  });
});
