import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import { run } from './run.js';

vi.mock('../../solving/solve-in-slices.js', { spy: true });

const folder = mkdtempSync(join(tmpdir(), 'slidewise-test-'));
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('a board is solved once, however many solutions of it there are, and not at all without any', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const student of ['ann', 'ben', 'cy']) writeFileSync(join(folder, `course-1 ${student}.sol`), 'd 1, c -2, b 3');
  writeFileSync(join(folder, 'A.txt'), '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n');
  writeFileSync(join(folder, 'A.sol'), 'd 1');
  const boards = [
    join(folder, 'A.txt'),
    new URL('../../../../../puzzles/rush-hour/course-1.txt', import.meta.url).pathname,
  ];
  expect(await run([folder], { boards, optimum: true, json: true })).toBe(1);
  expect(printed.mock.calls.map(([line]) => JSON.parse(String(line)).shortest)).toEqual([null, true, true, true]);
  expect(vi.mocked(solveInSlices)).toHaveBeenCalledTimes(1);
});
