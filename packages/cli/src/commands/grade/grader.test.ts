import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { expect, test, vi } from 'vitest';
import { BoardNames } from '../../input/board-names.js';
import type { OneBoard } from '../../input/boards.js';
import { type Given, Grader } from './grader.js';

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const family = familyById('rush-hour')!;

/** A grader of some boards, and what solves them. */
function graderOf(...labels: string[]) {
  const names = new BoardNames<Given>();
  for (const label of labels) names.add({ label, family, reading: unwrap(family.parse(COURSE)) });
  const solving = vi.fn(async ({ reading }: OneBoard) => unwrap(solve(family, reading.position)));
  const grader = new Grader(names, { boards: [], optimum: true }, new AbortController().signal, solving);
  return {
    solving,
    grade: (name: string, text: string) => grader.grade({ name, read: async () => ({ text }), passOver: () => {} }),
  };
}

test('a board is solved once, however many solutions of it there are, and not at all without any', async () => {
  const { solving, grade } = graderOf('A.txt', 'B.txt');
  expect(await grade('A.sol', 'd 1')).toMatchObject({ solved: false });
  expect(solving).not.toHaveBeenCalled();
  for (const student of ['ann', 'ben', 'cy']) {
    expect(await grade(`B ${student}.sol`, 'd 1, c -2, b 3')).toMatchObject({ solved: true, shortest: true });
  }
  expect(solving.mock.calls.map(([{ label }]) => label)).toEqual(['B.txt']);
});

test('whatever goes wrong with a file is in its grade', async () => {
  const { solving, grade } = graderOf('A.txt');
  solving.mockRejectedValueOnce(new Error('out of luck'));
  expect(await grade('A.sol', 'd 1, c -2, b 3')).toEqual({
    file: 'A.sol',
    board: 'A.txt',
    error: 'it cannot be checked: out of luck',
  });
  expect(await grade('A.sol', 'd 1, c -2, b 3')).toMatchObject({ solved: true, shortest: true });
});
