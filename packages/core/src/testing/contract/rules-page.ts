import { expect, test } from 'vitest';
import { identityOf, same } from '../../contract/same.js';
import { shiftsBetween } from '../../draw/motion.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import type { Subject } from './subject.js';

/** What `contract/rules.ts` promises. */
export function checkRulesPage({ family, positions, metrics }: Subject): void {
  test('legal moves are listed once, always in the same order, and each has a legal inverse that counts as much', () => {
    for (const metric of metrics) {
      for (const position of positions()) {
        const moves = family.moves(position, metric);
        expect(new Set(moves.map(identityOf)).size).toBe(moves.length);
        expect(family.moves(position, metric)).toEqual(moves);
        for (const move of moves) {
          expect(family.cost(move, metric)).toBe(1);
          const after = unwrap(family.play(position, move));
          const back = family.moves(after, metric).map((reply) => unwrap(family.play(after, reply)));
          expect(back).toContainEqual(position);
        }
      }
    }
  });

  test('where a metric is left out, the first counts', () => {
    for (const position of positions()) {
      const moves = family.moves(position);
      expect(moves).toEqual(family.moves(position, metrics[0]));
      for (const move of moves) expect(family.cost(move)).toBe(family.cost(move, metrics[0]));
      expect(family.explain(position)).toEqual(family.explain(position, metrics[0]));
    }
  });

  test('a move from elsewhere is legal or a problem, alone and in a row', () => {
    let refused = 0;
    for (const [i, position] of positions().entries()) {
      for (const move of family.moves(positions()[(i + 1) % positions().length], metrics[0])) {
        const played = family.play(position, move);
        const inRow = family.playAll?.(position, [move]) ?? played;
        expect(inRow.ok).toBe(played.ok);
        if (played.ok || inRow.ok) continue;
        refused++;
        expect(played.problem.message).not.toBe('');
        expect(inRow.problem.message).not.toBe('');
      }
    }
    expect(refused).toBeGreaterThan(0);
  });

  test('playing many moves at once is playing them one by one', () => {
    const random = seededRandom(6);
    for (const position of positions()) {
      const walked: unknown[] = [];
      let at = position;
      for (let i = 0; i < 10; i++) {
        const moves = family.moves(at, metrics[0]);
        if (moves.length === 0) break;
        walked.push(random.pick(moves));
        at = unwrap(family.play(at, walked.at(-1)));
      }
      expect(unwrap(family.playAll?.(position, walked) ?? family.check(at))).toEqual(at);
    }
  });

  test('one move that is not legal, wherever it stands, makes many a problem', () => {
    let refused = 0;
    for (const [i, position] of positions().entries()) {
      const elsewhere = positions()[(i + 1) % positions().length];
      const bad = family.moves(elsewhere, metrics[0]).find((move) => !family.play(position, move).ok);
      const [there] = family.moves(position, metrics[0]);
      if (bad === undefined || there === undefined || family.playAll === undefined) continue;
      const after = unwrap(family.play(position, there));
      const back = family.moves(after, metrics[0]).find((move) => same(unwrap(family.play(after, move)), position));
      for (const [number, moves] of [
        [1, [bad, there]],
        [3, [there, back, bad]],
        [3, [there, back, bad, there]],
      ] as const) {
        const played = family.playAll(position, moves);
        expect(played.ok ? undefined : played.problem.message).toMatch(`move ${number}: `);
        refused++;
      }
    }
    expect(refused > 0).toBe(family.playAll !== undefined);
  });

  test('the parts of a move are straight, and lead where it leads', () => {
    for (const position of positions()) {
      for (const move of metrics.flatMap((metric) => family.moves(position, metric))) {
        let at = position;
        for (const part of family.straightParts?.(move) ?? [move]) {
          const after = unwrap(family.play(at, part));
          const shifts = shiftsBetween(family.scene(at), family.scene(after));
          expect(shifts.every(({ rows, columns }) => rows === 0 || columns === 0)).toBe(true);
          at = after;
        }
        expect(at).toEqual(unwrap(family.play(position, move)));
      }
    }
  });

  test('no move counts more in another metric than in the finest', () => {
    for (const position of positions()) {
      for (const move of metrics.flatMap((metric) => family.moves(position, metric))) {
        const most = family.cost(move, family.finestMetric);
        for (const metric of metrics) expect(family.cost(move, metric)).toBeLessThanOrEqual(most);
      }
    }
  });

  test('moves shift several pieces in the metrics that say so, and in no other', () => {
    for (const { id: metric, pushes = false } of family.metrics) {
      const most = positions().map((position) => {
        const before = family.scene(position);
        const after = family.moves(position, metric).map((move) => family.scene(unwrap(family.play(position, move))));
        return Math.max(0, ...after.map((scene) => shiftsBetween(before, scene).length));
      });
      expect(Math.max(...most) > 1, metric).toBe(pushes);
    }
  });

  test('a refutation is one sentence', () => {
    for (const position of positions()) expect(family.refute(position)?.message ?? 'none').toMatch(/^\S[^\n]*[^.\s]$/);
  });
}
