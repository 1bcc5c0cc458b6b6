import { expect, test } from 'vitest';
import { expectRefusal, slidewise } from '../support/run-cli.js';

test('a game becomes shorter, and is no shorter the next time', () => {
  const improve = (...args: string[]) => slidewise(['improve', ...args]);
  const { stdout, code } = improve('--json', 'rush-hour/course-1', 'c -1, d 1, c -1, b 3');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ moves: ['d 1', 'c -2', 'b 3'], length: 3, before: 4, complete: true });
  expect(improve('--quiet', 'rush-hour/course-1', 'd 1, c -2, b 3').stdout).toBe('d 1, c -2, b 3\n');
  expect(improve('rush-hour/course-1', 'd 1, c -2, b 3').stdout).toMatch(/3 moves, no fewer · proved shortest/);
  expect(improve('rush-hour/course-1', 'c -1, c 1').stdout).toMatch(/0 moves, 2 fewer · proved shortest/);
  expect(improve('--metric', 'steps', 'rush-hour/course-1', 'd 1, c -2, b 3').stdout).toMatch(/6 steps, no fewer/);
  expect(
    improve('--time-limit', '1ms', 'tiles/4x4-expert', 'DDRRUULLLDRDLURRDRUULLLDRRRULULLDDRRUURDLLURRDLLLU').code,
  ).toBe(1);
});

test('which move is illegal, and which option is wrong', () => {
  expectRefusal(['improve', 'rush-hour/course-1', 'd 1, c -3'], /move 2, "c -3"/);
  expectRefusal(['improve', 'rush-hour/course-1', 'd 1', '--metric', 'none'], /none/);
  expectRefusal(['improve', '--window', '0', 'rush-hour/course-1', 'd 1'], /window/);
});
