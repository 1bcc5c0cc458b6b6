import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectRefusal, folderOf, jsonLines, slidewise } from '../support/run-cli.js';

const TINY = '5,4,\n1,-1,-1,1,1,\n1,0,3,4,1,\n1,0,2,2,1,\n1,1,1,1,1,\n';
const folder = folderOf({ 'tiny.txt': TINY, 'tray.txt': '2 3\n0 0 0 0\n0 1 0 1\n', 'tray.goal': '0 2 0 2\n' });
const path = (name: string): string => join(folder, name);

const json = (...args: string[]) => JSON.parse(slidewise(['solve', '--json', ...args]).stdout);

describe('bricks on the command line', () => {
  test("the assignment's example: five steps, in its own notation", () => {
    const { length, moves } = json('--metric', 'steps', path('tiny.txt'));
    expect(length).toBe(5);
    expect(moves.join(' ')).toContain('(2,left)');
  });

  test('a grid without a header is no car park where it has a goal that only bricks have', () => {
    const grid = 'AXXB\nAXXB\nCEED\nCFGD\nH..I\n';
    const told = (args: readonly string[]) => jsonLines(slidewise(['show', '--json', ...args, '-'], grid).stdout)[0];
    expect(told(['--goal', '3 1'])).toEqual(told(['--goal', '3 1', '--family', 'bricks']));
    expect(told(['--goal', '3 1'])).toMatchObject({ family: 'bricks', format: 'grid' });
    expectRefusal(['show', '--goal', 'exot', '-'], 'the goal "exot" is not of the form "3 1"', { input: grid });
  });

  test('a grid without a header in which a piece covers a square is told what it lacks, and solved with that', () => {
    const grid = 'ABBC\nABBC\nDEEF\nDGHF\nI..J\n';
    const lines = 'expected a line such as "goal: 3 1" above the rows, and "master: B" unless the master is X or 2';
    expectRefusal(['solve', '-'], `-:1:1: there is no goal: ${lines}`, { input: grid });
    const { stdout } = slidewise(['solve', '--json', '-'], `master: B\ngoal: 3 1\n${grid}`);
    expect(jsonLines(stdout)[0]).toMatchObject({ length: 81, optimal: true });
  });

  test.each([
    ['moves', '2 left 1'],
    ['steps', '(2,left)'],
  ])('every command writes %s in one notation: %s', (metric, first) => {
    const told = (command: string, ...args: string[]) =>
      JSON.parse(slidewise([command, '--json', '--metric', metric, path('tiny.txt'), ...args]).stdout);
    const solution: string[] = told('solve').moves;
    expect(solution[0]).toBe(first);
    expect(new Set(solution.map((text) => text.startsWith('('))).size).toBe(1);
    expect(told('hint').move).toBe(first);
    expect(told('verify', solution.join('; ')).moves).toEqual(solution);
    expect(told('animate').moves).toEqual(solution);
    expect(told('tree').nodes.map(({ move }: { move: string | null }) => move)).toContain(first);
  });

  test('three metrics, three optima', () => {
    const lengths = ['steps', 'slides', 'moves'].map((metric) => json('--metric', metric, 'bricks/klotski').length);
    expect(lengths).toEqual([116, 90, 81]);
  });

  test('--tie-break: the fewest steps among the fewest moves', () => {
    const { stdout } = slidewise(['solve', '--metric', 'moves', '--tie-break', 'steps', 'bricks/pennant']);
    expect(stdout).toMatch(/59 moves, proved shortest · \d+ steps/);
    expectRefusal(['solve', '--tie-break', 'luck', 'bricks/pennant'], '"luck"');
  });

  test('a tray and its goal in files of their own', () => {
    expect(json('--goal', `@${path('tray.goal')}`, path('tray.txt'))).toMatchObject({
      family: 'bricks',
      status: 'solved',
    });
    expectRefusal(['solve', '--goal', '@nowhere.goal', path('tray.txt')], 'nowhere.goal');
  });

  test('a goal that no brick can cover is no bad input, but unsolvable', () => {
    const { stdout, stderr, code } = slidewise(['solve', '--json', '-'], 'goal: 0 1\nX#\n');
    expect(jsonLines(stdout)).toMatchObject([
      { status: 'unsolvable', reason: expect.stringContaining('does not fit') },
    ]);
    expect([stderr, code]).toEqual(['', 1]);
  });

  test.each([
    ['5,4,\n1,-1,-1,1,1,\n1,0,3,4,1,\n1,0,2,2,1,\n', /^slidewise: -:\d+:\d+: /],
    ['5,4,\n1,-1,-1,1,1,\n1,3,0,3,1,\n1,0,2,2,1,\n1,1,1,1,1,\n', /brick "3" is in two parts/],
    ['5,4,\n1,-1,-1,1,1,\n1,0,x,4,1,\n1,0,2,2,1,\n1,1,1,1,1,\n', /^slidewise: -:3:5: /],
    ['5,4,\n1,-1,-1,1,1,\n1,0,3,4,1,\n1,0,5,5,1,\n1,1,1,1,1,\n', /master/],
  ])('%j is bad input', (text, message) => {
    expectRefusal(['solve', '--family', 'bricks', '-'], message, { input: text });
  });
});
