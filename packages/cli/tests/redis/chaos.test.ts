import { expect, test } from 'vitest';
import { tinyBoards } from '../../../../chaos/boards.mjs';
import { chaos, undisturbed } from '../../../../chaos/cluster.mjs';
import { folderOf } from '../support/run-cli.js';

const folder = folderOf({});

test('500 boards and 3 faults: the same bytes as undisturbed', async () => {
  const lines = tinyBoards(500);
  const { merged, counts, jobs } = await chaos({ boards: lines, faults: 3, seed: 7, folder });
  expect(Object.values(counts).reduce((sum, times) => sum + times, 0)).toBe(3);
  expect(merged === undisturbed(lines, folder)).toBe(true);
  expect(jobs).toEqual([]);
});
