import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { expectRefusal, folderOf, jsonLines, shell, slidewise } from '../support/run-cli.js';

const BOARD = 'rush-hour/course-1';
const folder = folderOf({ 'nothing.log': 'hello\n' });
afterAll(() => rmSync(folder, { recursive: true }));
const trace = (...args: string[]) => slidewise(['trace', BOARD, '--heuristic', 'direct', ...args]);
function log(text: string): string {
  const file = join(folder, 'student.log');
  writeFileSync(file, text);
  return file;
}

describe('trace', () => {
  test('a heading, a line for each event, and how it ended', () => {
    const { stdout, stderr, code } = trace();
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toBe('# rush-hour/course-1, in moves: astar with direct');
    expect(lines.slice(1, 4)).toEqual([
      'new f=2 g=0 h=2 ...b../...b../aa.b.d/..cccd/....../......',
      'take f=2 g=0 h=2 ...b../...b../aa.b.d/..cccd/....../......',
      'new f=3 g=1 h=2 by=a1 ...b../...b../.aab.d/..cccd/....../......',
    ]);
    expect(lines.at(-1)).toBe('# solved: 3 moves, proved shortest');
    const [{ stats }] = jsonLines(
      slidewise(['solve', BOARD, '--json', '--algorithm', 'astar', '--heuristic', 'direct']).stdout,
    );
    const count = (event: string): number => lines.filter((line) => line.startsWith(`${event} `)).length;
    expect(count('take')).toBe(stats.expanded + 1);
    expect(count('new')).toBe(stats.stored);
    expect(count('new') - 1 + count('known') + count('better')).toBe(stats.generated);
    expect([stderr, code]).toEqual(['', 0]);
  });

  test('as many boards as are asked for, some events only, and objects for programs', () => {
    const { stdout } = trace('--expansions', '2', '--events', 'take');
    expect(stdout.trimEnd().split('\n').slice(1)).toEqual([
      'take f=2 g=0 h=2 ...b../...b../aa.b.d/..cccd/....../......',
      'take f=2 g=1 h=1 ...b../...b../aa.b../..ccc./.....d/.....d',
    ]);
    const rows = jsonLines(trace('--json').stdout);
    expect(rows[2]).toEqual({
      event: 'new',
      id: 'rush-hour:usc:...b../...b../.aab.d/..cccd/....../......',
      text: '...b..\n...b..\n.aab.d\n..cccd\n......\n......',
      move: 'a1',
      f: 3,
      g: 1,
      h: 2,
    });
    expect(rows.at(-1)).toMatchObject({ event: 'end', status: 'solved', length: 3, optimal: true });
  });

  test('a board without a solution; a reader that has seen enough', () => {
    const proved = slidewise(['trace', 'rush-hour/course-0']);
    expect(proved.stdout).toMatch(/^# .*\n# unsolvable: vehicle "b" can never leave/);
    expect(proved.code).toBe(1);
    const searched = slidewise(['trace', 'rush-hour/course-0', '--search-anyway', '--events', 'take']);
    expect(searched.stdout.match(/^take /gm)).toHaveLength(18);
    const { stdout, stderr } = shell('$SLIDEWISE trace tiles/4x4-medium --heuristic manhattan | head -n 2');
    expect([stdout.split('\n').length, stderr]).toEqual([3, '']);
  });
});

describe('trace --against', () => {
  test('a log that is the same, whole or in part', () => {
    const whole = trace().stdout;
    const same = trace('--against', log(whole));
    expect(same.stdout).toMatch(/student\.log: all \d+ lines of events are as expected\n$/);
    expect(same.code).toBe(0);
    const boards = whole
      .replace(/ f=\d+/g, '')
      .replaceAll('take', 'Pop:')
      .split('\n');
    const taken = boards.filter((line) => line.startsWith('Pop:')).join('\r\n');
    expect(trace('--against', log(taken)).stdout).toMatch(/: all 11 lines of events are as expected\n$/);
  });

  test('the first line that differs, with what was expected', () => {
    const lines = trace().stdout.split('\n');
    // The ninth line after the heading is the last successor of the first board.
    const wrong = lines.map((line, i) => (i === 9 ? line.replace('g=1', 'g=2') : line)).join('\n');
    const { stdout, code } = trace('--against', log(wrong));
    expect(stdout).toBe(
      `${join(folder, 'student.log')}:10: ${lines[9]!.replace('g=1', 'g=2')}
expected: ${lines[9]}
before: 8 lines as expected, 1 board taken
`,
    );
    expect(code).toBe(1);
    const [found] = jsonLines(trace('--against', join(folder, 'student.log'), '--json').stdout);
    expect(found).toMatchObject({ status: 'different', line: 10, lines: 8, taken: 1, expected: lines[9] });
    const short = trace().stdout.split('\n').slice(0, 20).join('\n');
    expect(trace('--against', log(short)).stdout).toContain('student.log: the log ends here\nexpected: ');
  });

  test('what cannot be compared is one sentence', () => {
    expectRefusal(['trace', BOARD, '--against', join(folder, 'nothing.log')], 'no line begins with an event');
    expectRefusal(['trace', BOARD, '--against', join(folder, 'nowhere.log')], 'there is no such file');
    expectRefusal(['trace', BOARD, '--algorithm', 'idastar'], 'has no open list in a stated order');
    expectRefusal(['trace', BOARD, '--events', 'take,fly'], 'some of take,new,known,better');
    expectRefusal(['trace', 'rush-hour'], 'more than one board');
  });
});
