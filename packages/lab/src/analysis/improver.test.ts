import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { finish } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../core/src/testing/samples.js';
import { Improver } from './improver.js';

describe.each(families.map((family) => [family.id, family] as const))('%s', (_, family) => {
  test('a walk to and fro becomes the shortest way between its ends, by the rules, in every metric', () => {
    for (const { id: metric } of family.metrics) {
      const start = samples(family, 'small', 1, 3)[0];
      const moves: unknown[] = [];
      let position = start;
      for (let i = 0; i < 12; i++) {
        const all = family.moves(position, metric);
        const move = all[(7 * i + 3) % all.length]!;
        moves.push(move);
        position = unwrap(family.play(position, move));
      }
      const {
        moves: better,
        length,
        before,
        proved,
        complete,
      } = finish(unwrap(Improver.start(family, start, moves, { metric })));
      expect(before).toBe(12);
      expect([complete, proved]).toEqual([true, better.length]);
      expect(better.reduce<number>((sum, move) => sum + family.cost(move, metric), 0)).toBe(length);
      const end = better.reduce((at, move) => unwrap(family.play(at, move)), start);
      // Identical pieces may have changed places.
      const there = family.space(end, metric);
      const wanted = family.space(position, metric);
      const [a, b] = [there, wanted].map((space) => {
        const [state, key] = [new Int32Array(space.stateWords), new Int32Array(space.keyWords)];
        space.start(state, 0);
        space.save(state, 0, key, 0);
        return key;
      });
      expect(a).toEqual(b);
      // Nothing is shorter: it stays as it is.
      const again = finish(unwrap(Improver.start(family, start, better, { metric })));
      expect(again).toMatchObject({ length, before: length, complete: true });
    }
  });
});

test('a detour is found within windows of a size, and what was known when it ends is said', () => {
  const { position } = unwrap(tiles.parse('1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 24 0', {}));
  // Round a square three times, which nine of its moves the other way round would do.
  const moves = [...'DRULDRULDRULDRUL'].map((letter) => unwrap(tiles.parseMove(position, letter)));
  const improver = unwrap(Improver.start(tiles, position, moves, { window: 9 }));
  expect(improver.progress).toMatchObject({ length: 16, before: 16, proved: 0, complete: false });
  expect(finish(improver).length).toBeLessThan(16);
  expect(improver.cancel()).toBe(improver.work());
  // No tile stands below the gap.
  expect(Improver.start(tiles, position, [unwrap(tiles.parseMove(position, 'U'))]).ok).toBe(false);
});
