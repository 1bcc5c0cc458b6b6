import { expect, test } from 'vitest';
import { families } from '../families.js';
import { MemoryTableCache } from '../memory-table-cache.js';
import { samples } from '../testing/samples.js';

const tables = new MemoryTableCache();
/** Tables of more bytes than this would take too long. */
const MOST_BYTES = 1e6;

test.each(
  families
    // A plain family has none.
    .filter(({ estimateParts }) => estimateParts !== undefined)
    .flatMap((family) => family.heuristics.map((heuristic) => [family.id, heuristic.id, family, heuristic] as const)),
)('%s: the terms of %s add up to its value', async (_, __, family, { id, metrics, unfit }) => {
  let [tried, told] = [0, 0];
  for (const size of ['small', 'usual'] as const) {
    for (const position of samples(family, size, 12)) {
      const pieces = family.scene(position).pieces.length;
      for (const metric of metrics) {
        const needed = family.tables?.needed(position, metric, { heuristic: id }) ?? [];
        if (unfit?.(position) !== undefined || needed.some(({ bytes }) => bytes > MOST_BYTES)) continue;
        tried++;
        const space = family.space(position, metric, tables);
        const state = new Int32Array(space.stateWords);
        space.start(state, 0);
        const parts = await family.estimateParts!(position, id, metric, tables);
        expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(space.heuristic(id)(state, 0));
        for (const part of parts) {
          expect(part.count).toBeGreaterThan(0);
          expect(part.pieces.every((piece) => piece >= 0 && piece < pieces)).toBe(true);
        }
        told += parts.length;
      }
    }
  }
  expect(told > 0).toBe(id !== 'none' && tried > 0);
});
