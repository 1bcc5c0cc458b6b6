import { join } from 'node:path';
import { type Random, seededRandom } from '@slidewise/core/generate';
import { expect, test } from 'vitest';
import { folderOf, jsonLines, type Run, slidewise } from './run-cli.js';

const BOARD = '...b../...b../aa.b.d/..cccd/....../......';
const STUCK = '...b../...bee/aa.b.d/.....d/...c../...c..';

const folder = folderOf({});
const run = (...args: string[]): Run => slidewise(['batch', ...args]);
let count = 0;
const newRun = (): string => join(folder, `run-${count++}`);

/** What a run over these inputs leaves. */
function mergedRun(kind: string, inputs: readonly string[], ...args: string[]): string {
  const dir = newRun();
  run(kind, ...inputs, '--out', dir, '--threads', '1', ...args);
  return run('merge', dir).stdout;
}

/** Boards and what is none, the same ones again and again, drawn or on lines, with blanks and line ends of all kinds around them. */
function mixedFiles(random: Random): Record<string, string> {
  const drawn = [BOARD, STUCK, BOARD.replace('ccc', 'c?c'), '1 2 3/4 5 6/7 0 8', '1 2 3/4 5 6/7 0 9'];
  const lines = [...drawn, JSON.stringify({ text: BOARD }), JSON.stringify({ text: 'AA?' }), '{', `${BOARD}?`];
  const around = (text: string): string =>
    random.pick(['', '', ' ', '    ', '\t']) + text + random.pick(['', '', '  ']);
  return Object.fromEntries(
    Array.from({ length: 24 }, (_, i) => {
      const end = random.pick(['\n', '\r\n', '\r']);
      const rows =
        i % 2 === 0 ? random.pick(drawn).split('/') : Array.from({ length: 12 }, () => around(random.pick(lines)));
      return [`${i}.txt`, random.pick(['', end, `${end} ${end}`]) + rows.join(end) + random.pick(['', end])];
    }),
  );
}

test.each([1, 2, 3])('--unique changes no byte, whatever stands around boards: seed %d', (seed) => {
  const files = mixedFiles(seededRandom(seed));
  const mixed = folderOf(files);
  const paths = Object.keys(files).map((name) => join(mixed, name));
  const plain = mergedRun('solve', paths);
  expect(jsonLines(plain).length).toBeGreaterThan(100);
  expect(mergedRun('solve', paths, '--unique')).toBe(plain);
});
