import { describe, expect, test } from 'vitest';
import { expectRefusal, jsonLines, slidewise } from '../support/run-cli.js';

const FAMILIES = ['rush-hour', 'tiles', 'bricks'];

test('prints the board of each family, the same as often as it is asked', () => {
  const { stdout, stderr, code } = slidewise(['daily', '--date', '2026-11-18']);
  expect([stderr, code]).toEqual(['', 0]);
  for (const family of FAMILIES) expect(stdout).toContain(`${family} 2026-11-18\n┌`);
  expect(stdout).toContain('Rush Hour · 12 moves at least');
  expect(slidewise(['daily', '--date', '2026-11-18']).stdout).toBe(stdout);
  expect(slidewise(['daily']).code).toBe(0);
});

test.each(FAMILIES)('--json: a board of %s that takes as many moves as it says', (family) => {
  const { stdout } = slidewise(['daily', '--json', '--family', family, '--date', '2026-11-16']);
  const [board, ...others] = jsonLines(stdout);
  expect(others).toEqual([]);
  expect(board).toMatchObject({ board: `${family} 2026-11-16`, family, date: '2026-11-16' });
  const [solved] = jsonLines(slidewise(['solve', '--json', '--metric', board.metric, board.id]).stdout);
  expect([solved.length, solved.optimal]).toEqual([board.optimum, true]);
});

describe('refuses', () => {
  test('what is no day', () => {
    expectRefusal(['daily', '--date', '2026-02-30'], 'a day such as 2026-11-18, not "2026-02-30"');
  });

  test('a family that there is not', () => {
    expectRefusal(['daily', '--family', 'chess'], 'no family "chess"');
  });

  test('to play where there is no terminal', () => {
    expectRefusal(['daily', '--play'], 'no terminal to play on');
    expectRefusal(['daily', '--play', '--json'], 'cannot be used');
  });
});
