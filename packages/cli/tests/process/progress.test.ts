import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LARGE } from '../support/boards.js';
import { atTerminal, CLEAR, folderOf, slidewise } from '../support/run-cli.js';

/** What takes longer than its limit, whatever the machine, and that is longer than nothing is told. */
const LONG = ['solve', '--algorithm', 'bfs', '--time-limit', '900ms', 'rush-hour/large-12x12', '--metric', 'steps'];

describe('at a terminal, what takes long tells how far it is', () => {
  const { stdout, stderr } = atTerminal(LONG, { columns: 120 });
  const lines = stderr.split(CLEAR).slice(1);

  test('how much is proved, how fast it goes, how long it has taken', () => {
    expect(stdout).toContain('stopped: the time limit was hit');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(0, -1)) {
      expect(line).toMatch(
        /^rush-hour\/large-12x12: at least \d+ steps · [\d,.]+( million)? stored · [\d,.]+( million)? states\/s · [\d.]+ m?s$/,
      );
    }
  });

  test('not before half a second, and at most ten times a second', () => {
    const times = lines.slice(0, -1).map((line) => {
      const [, time, unit] = /([\d.]+) (m?s)$/.exec(line)!;
      return Number(time) * (unit === 's' ? 1000 : 1);
    });
    expect(times[0]).toBeGreaterThanOrEqual(500);
    // They are written with three digits: 0.1 s between two of them may read as a little less.
    for (const [i, time] of times.slice(1).entries()) expect(time - times[i]!).toBeGreaterThanOrEqual(90);
  });

  test('nothing of it stays', () => {
    expect(lines.at(-1)).toBe('');
  });

  test('it fits on a line', () => {
    const narrow = atTerminal(LONG, { columns: 40 }).stderr.split(CLEAR);
    const longest = Math.max(...narrow.map((line) => [...line].length));
    expect(longest).toBeGreaterThan(20);
    expect(longest).toBeLessThanOrEqual(37);
  });
});

test('a long name is shortened before anything that is told of it', () => {
  const deep = 'a-rather-long-directory-name/that-students-have/on-their-machines/homework/board.txt';
  const folder = folderOf({ [deep]: LARGE });
  const args = ['solve', '--algorithm', 'bfs', '--metric', 'steps', '--time-limit', '900ms', join(folder, deep)];
  const lines = atTerminal(args, { columns: 80 }).stderr.split(CLEAR).slice(1, -1);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatch(/^…[\w/-]*board\.txt: at least \d+ steps · [\d,]+ stored · [\d,]+ states\/s · [\d.]+ m?s$/);
  }
});

test.each<[string, string[], Record<string, string>]>([
  ['--quiet', ['--quiet'], {}],
  ['a terminal that cannot write over a line', [], { TERM: 'dumb' }],
])('not with %s', (_, args, env) => {
  expect(atTerminal([...LONG, ...args], { env }).stderr).toBe('');
});

test('not into a pipe', () => {
  expect(slidewise(LONG).stderr).toBe('');
});
