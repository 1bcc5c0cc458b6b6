import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LARGE } from '../support/boards.js';
import { atTerminal, folderOf, progressOf, slidewise } from '../support/run-cli.js';

/** It takes longer than any test waits. */
const LONG = ['solve', '--algorithm', 'bfs', 'rush-hour/large-12x12', '--metric', 'steps'];
/** The same, ended after a time in which a progress line would be shown. */
const LIMITED = [...LONG, '--time-limit', '900ms'];

// When lines are shown, and how often, is tested with a clock that is set by hand: `terminal/status-line.test.ts`.
test('at a terminal, what takes long shows what is proved, how fast it goes, how long it has taken; nothing of it stays', async () => {
  const lines = await progressOf(LONG, 120);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines.slice(0, -1)) {
    expect(line).toMatch(
      /^rush-hour\/large-12x12: at least \d+ steps · [\d,.]+( million)? stored · [\d,.]+( million)? states\/s · [\d.]+ (m?s|min)$/,
    );
  }
  expect(lines.at(-1)).toBe('');
});

test('it fits on a line', async () => {
  const longest = Math.max(...(await progressOf(LONG, 40)).map((line) => [...line].length));
  expect(longest).toBeGreaterThan(20);
  expect(longest).toBeLessThanOrEqual(37);
});

test('a long name is shortened before any of the facts', async () => {
  const deep = 'a-rather-long-directory-name/that-students-have/on-their-machines/homework/board.txt';
  const folder = folderOf({ [deep]: LARGE });
  const lines = await progressOf(['solve', '--algorithm', 'bfs', '--metric', 'steps', join(folder, deep)], 80);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines.slice(0, -1)) {
    expect(line).toMatch(/^…[\w/-]*board\.txt: at least \d+ steps · [\d,]+ stored · [\d,]+ states\/s · [\d.]+ m?s$/);
  }
});

test.each<[string, string[], Record<string, string>]>([
  ['--quiet', ['--quiet'], {}],
  ['a terminal that cannot write over a line', [], { TERM: 'dumb' }],
])('not with %s', (_, args, env) => {
  expect(atTerminal([...LIMITED, ...args], { env }).stderr).toBe('');
});

test('not into a pipe', () => {
  expect(slidewise(LIMITED).stderr).toBe('');
});
