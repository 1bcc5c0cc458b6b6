import { type Family, makingOf } from '@slidewise/core/contract';
import { families, familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { expect, test, vi } from 'vitest';
import { type MakeTask, makeBoard } from './board-maker.js';

const small = (family: Family): MakeTask => ({
  family: family.id,
  size: makingOf(family).sizes.small,
  moves: { least: 2, most: 8 },
  constraints: {},
  seed: 1,
});

test.each(families.map((family) => [family.id, family] as const))(
  '%s: boards are as long as asked for',
  async (_, family) => {
    for (const seed of [1, 2]) {
      const position = unwrap(await makeBoard({ ...small(family), seed }, () => {}));
      const { length, optimal } = unwrap(solve(family, position));
      expect(optimal).toBe(true);
      expect(length).toBeGreaterThanOrEqual(2);
      expect(length).toBeLessThanOrEqual(8);
    }
  },
);

test('pieces and walls are as asked for', async () => {
  const family = familyById('bricks')!;
  const one = { least: 1, most: 1 };
  const constraints = { pieces: { least: 3, most: 3 }, walls: one };
  const position = unwrap(await makeBoard({ ...small(family), constraints }, () => {}));
  const { pieces, walls } = family.scene(position);
  expect([pieces.length, walls.length]).toEqual([3, 1]);
});

test('what cannot be made ends with a reason, and with what came nearest', async () => {
  const family = familyById('rush-hour')!;
  const onNearest = vi.fn();
  const made = await makeBoard({ ...small(family), moves: { least: 40, most: 50 } }, onNearest);
  expect(made).toMatchObject({
    ok: false,
    problem: { message: expect.stringMatching(/^no board like this could be made.*; the nearest takes \d+ moves$/) },
  });
  expect(onNearest).toHaveBeenCalled();
  const large = { ...small(family), size: { width: 30, height: 30 } };
  expect(await makeBoard(large, onNearest)).toMatchObject({ ok: false });
});
