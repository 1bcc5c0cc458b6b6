import { identityOf, makingOf } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { positionId, readPositionId } from '@slidewise/core/session';
import { expect, test } from 'vitest';
import { placements } from './assembly.js';

const withKits = families.filter(({ making }) => making?.puzzles?.kits !== undefined);

test('some family has kits', () => expect(withKits.length).toBeGreaterThan(0));

test.each(withKits)('$title: kits make every board that is as asked for, once', (family) => {
  const { sizes, puzzles } = makingOf(family);
  const { small } = sizes;
  const { kits, random, vary, fits, tidy } = puzzles!;
  const tidied = (board: unknown): string => identityOf(tidy?.(board) ?? board);
  const constraints = { pieces: { least: 1, most: 2 } };
  const all = kits!(small, constraints).flatMap((kit) => {
    const laid = placements(kit, small, 3000)!;
    const made = laid.map(({ pieces, walls }) => kit.build(pieces, walls));
    made.forEach((board, i) => {
      expect(unwrap(readPositionId(positionId(family, board))).reading.position).toEqual(board);
      expect(fits(board, constraints)).toBe(true);
      const targets = family.scene(board).pieces.filter(({ role }) => role === 'target');
      const { row, column } = laid[i]!.pieces.find(({ isTarget }) => isTarget)!;
      expect(targets.map(({ cells }) => cells[0])).toEqual([{ row, column }]);
    });
    return made.map(tidied);
  });
  expect(new Set(all).size).toBe(all.length);
  const source = seededRandom(21);
  const boards = Array.from({ length: 40 }, () => random(source, small, constraints)).flatMap((board) => [
    board,
    vary(source, board, constraints),
  ]);
  const fitting = boards.filter((board) => fits(board, constraints));
  expect(fitting.length).toBeGreaterThan(0);
  for (const board of fitting) expect(all).toContain(tidied(board));
});
