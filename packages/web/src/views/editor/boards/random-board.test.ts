import { makingOf } from '@slidewise/core/contract';
import { families, familyById } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/generate';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { describe, expect, test } from 'vitest';
import { type Ask, randomBoard } from './random-board.js';

describe.each(families.map((family) => [family.id, family] as const))('%s', (_, family) => {
  test('boards by chance can be solved, and are not', async () => {
    const ask: Ask = async (position) => unwrap(solve(family, position));
    for (let seed = 1; seed <= 12; seed++) {
      const made = await randomBoard(family, makingOf(family).sizes.small, seededRandom(seed), ask);
      const position = unwrap(made!);
      expect(family.isSolved(position)).toBe(false);
      expect(unwrap(solve(family, position)).status).toBe('solved');
    }
  });
});

const tiles = familyById('tiles')!;

test('what no search has solved is not taken, and it ends', async () => {
  let asked = 0;
  const given = await randomBoard(tiles, { width: 3, height: 3 }, seededRandom(1), async () => {
    asked++;
    return { status: 'stopped' };
  });
  expect(given).toMatchObject({ ok: false, problem: { message: expect.stringMatching(/3×3 that can be solved/) } });
  expect(asked).toBeGreaterThan(10);
});

test('a cancelled request is not answered', async () => {
  expect(await randomBoard(tiles, { width: 3, height: 3 }, seededRandom(2), async () => undefined)).toBeUndefined();
});
