import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectRefusal, folderOf, jsonLines, slidewise } from '../support/run-cli.js';

const STUCK = '...b\naa.b\n...b\n....\n';
const SOLVED = 'aa..\n....\n....\n....\n';
const folder = folderOf({ 'bent.txt': 'aab\n.bb\n...\n' });

test('the move alone on the first line, then how much is left, and why', () => {
  const { stdout, stderr, code } = slidewise(['hint', 'rush-hour/jam-12']);
  expect(stdout).toBe(`AL1
A left 1: 15 moves to go, shortest; 14 moves remain after it
why: at least 3 moves: E stands in front of X; D stands in front of X; K is in the way of D, which can get out of the row on that side only
`);
  expect([stderr, code]).toEqual(['', 0]);
});

test('no more than a few reasons, but all of them in --json', () => {
  expect(slidewise(['hint', 'tiles/3x3-medium']).stdout).toContain('; and 5 more\n');
  const [{ why, lowerBound }] = jsonLines(slidewise(['hint', '--json', 'tiles/3x3-medium']).stdout);
  expect(why).toMatchObject({ heuristic: 'linear-conflict', bound: expect.any(Number) });
  expect(why.bound).toBeLessThanOrEqual(lowerBound);
  expect(why.reasons).toHaveLength(8);
});

test('in another metric, a move may count for more', () => {
  const [hint] = jsonLines(slidewise(['hint', '--json', '--metric', 'steps', 'rush-hour/record-steps']).stdout);
  expect(hint).toMatchObject({ metric: 'steps', length: 93, optimal: true, status: 'solved', lowerBound: 93 });
  expect(hint.length - hint.remaining).toBe(Number(/\d+$/.exec(hint.move)![0]));
});

test('hint after hint leads to the goal by a shortest way', () => {
  let board = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
  for (let left = 3; left > 0; left--) {
    const [hint] = jsonLines(slidewise(['hint', '--json', '-'], board).stdout);
    expect(hint).toMatchObject({ length: left, remaining: left - 1 });
    const [, name, by] = /^(\w) (-?\d+)$/.exec(hint.move)!;
    board = moved(board, name!, Number(by));
  }
  expect(slidewise(['hint', '-'], board).stdout).toBe('The board is solved: nothing is left to do.\n');
});

/** The board after a slide of a vehicle, worked out on the text alone. */
function moved(board: string, name: string, by: number): string {
  const step = board.includes(name + name) ? by : by * 7;
  const cells = [...board].map((cell) => (cell === name ? '.' : cell));
  for (const [i, cell] of [...board].entries()) if (cell === name) cells[i + step] = name;
  return cells.join('');
}

describe('where there is no move', () => {
  test('unsolvable: why', () => {
    const { stdout, code } = slidewise(['hint', '-'], STUCK);
    expect(stdout).toMatch(
      /^There is no next move, because the board cannot be solved: vehicle "b" can never leave .*\.\n$/,
    );
    expect(code).toBe(1);
    expect(jsonLines(slidewise(['hint', '--json', '-'], STUCK).stdout)).toMatchObject([
      {
        status: 'unsolvable',
        move: null,
        length: null,
        remaining: null,
        lowerBound: null,
        reason: expect.any(String),
        why: null,
      },
    ]);
  });

  test('solved already', () => {
    const { stdout, code } = slidewise(['hint', '--json', '-'], SOLVED);
    expect(jsonLines(stdout)).toMatchObject([{ status: 'solved', move: null, length: 0, remaining: 0 }]);
    expect(code).toBe(0);
  });

  test('given up', () => {
    const { stdout, code } = slidewise(['hint', '--memory-limit', '2k', 'rush-hour/jam-40']);
    expect(stdout).toMatch(/^No move is known yet: the memory limit was hit; a solution has at least \d+ moves\.\n$/);
    expect(code).toBe(1);
  });
});

test.each([
  [['hint', join(folder, 'bent.txt')], 'bent.txt:2:2: vehicle "b" bends here'],
  [['hint', 'rush-hour'], 'rush-hour: this is more than one board; pick one, such as rush-hour/atlas-6x6:1'],
  [['hint', '--metric', 'miles', 'rush-hour/jam-12'], 'there is no metric "miles": expected moves, steps'],
  [['hint', 'rush-hour/jam-122'], 'did you mean rush-hour/jam-12'],
])('%j: one sentence, exit code 2', (args, words) => {
  expectRefusal(args, words);
});

test('--json: what is wrong with a board has its line too', () => {
  const { stdout, stderr, code } = slidewise(['hint', '--json', join(folder, 'bent.txt')]);
  const [{ board, error }] = jsonLines(stdout);
  expect([board.endsWith('bent.txt'), `slidewise: ${error}\n`, code]).toEqual([true, stderr, 2]);
});
