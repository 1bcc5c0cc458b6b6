import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { expect, test } from 'vitest';
import { countPlacements, countSolvableContents } from './placements.mjs';

test.each([
  ['4x4', 4, 4, 1],
  ['5x4', 5, 4, 1],
  ['4x5', 4, 5, 2],
])('%s: as many positions, and solved ones, as the search finds', async (size, width, height, row) => {
  const { shards, count } = unwrap(await rushHour.enumerating!.counting!.open({ size }));
  const found: Record<string, { positions: number; solved: number }> = {};
  for (let shard = 0; shard < shards; shard++) {
    for (const { counted, metric, positions, distances } of count(shard)) {
      if (metric !== 'moves') continue;
      found[counted] ??= { positions: 0, solved: 0 };
      found[counted].positions += positions;
      found[counted].solved += distances[0] ?? 0;
    }
  }
  expect(countPlacements(width, height, row)).toEqual(found);
});

test('4×4: as many positions whose vehicles can stand solved as brute force finds', () => {
  const [side, row] = [4, 1];
  const cells = new Array<string>(side * side).fill('');
  /** For the vehicles of all lines, in order: how many positions, and whether one is solved. */
  const contents = new Map<string, { positions: number; solved: boolean }>();
  const lines: number[][] = Array.from({ length: 2 * side }, () => []);
  const place = (at: number, end: number): void => {
    if (at === side * side) {
      if (lines[row]!.at(-1) !== 2) return;
      const name = lines.map((line) => line.join('')).join();
      const known = contents.get(name) ?? { positions: 0, solved: false };
      contents.set(name, { positions: known.positions + 1, solved: known.solved || end === side });
      return;
    }
    place(at + 1, end);
    const [top, left] = [Math.floor(at / side), at % side];
    for (const length of [2, 3]) {
      for (const [step, line, room] of [
        [1, top, side - left],
        [side, side + left, side - top],
      ] as const) {
        const taken = Array.from({ length }, (_, i) => at + i * step);
        if (length > room || taken.some((cell) => cells[cell] !== '')) continue;
        for (const cell of taken) cells[cell] = 'x';
        lines[line]!.push(length);
        place(at + 1, line === row ? left + length : end);
        lines[line]!.pop();
        for (const cell of taken) cells[cell] = '';
      }
    }
  };
  place(0, 0);
  const wanted = [...contents.values()].filter(({ solved }) => solved).reduce((sum, each) => sum + each.positions, 0);
  expect(countSolvableContents(side, side, row)).toBe(wanted);
});
