import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { DiskTableCache } from '@slidewise/node/tables';
import { expect, test, vi } from 'vitest';
import { printBoards } from './run.js';

test('--optimum keeps the tables of one board for the next', async () => {
  const family = familyById('tiles')!;
  const boards = ['1 2 3/4 5 0/7 8 6', '1 2 3/4 0 5/7 8 6'].map((text) => ({
    label: text,
    family,
    reading: unwrap(family.parse(text, { goal: 'blank-last' })),
  }));
  const closed = vi.spyOn(DiskTableCache.prototype, 'close');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const code = await printBoards(boards, new Map(), { optimum: true, json: true });
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)).length);
  write.mockRestore();
  expect([code, lines, closed.mock.calls.length]).toEqual([0, [1, 2], 1]);
  closed.mockRestore();
});
