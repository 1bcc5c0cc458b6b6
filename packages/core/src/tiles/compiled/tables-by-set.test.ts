import { afterAll, expect, test, vi } from 'vitest';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { tiles } from '../index.js';
import type { regionsOf } from '../patterns/regions.js';
import { createPosition, namedGoal } from '../position.js';
import { Frame } from '../space/frame.js';

const REGIONS = '../patterns/regions.js';

// Other files have modules of their own: they run in the same thread.
afterAll(() => {
  vi.doUnmock(REGIONS);
  vi.resetModules();
});

/** The searches as if every table had too many regions for columns of their own, as only those of eight tiles have. */
async function withTablesBySet() {
  vi.resetModules();
  vi.doMock(REGIONS, async (load) => {
    const original = await load<typeof import('../patterns/regions.js')>();
    const bySet: typeof regionsOf = (layout) => {
      const regions = original.regionsOf(layout);
      const columnOf = regions.regionOf.map((region) => (region < 0 ? -1 : regions.setOf[region]!));
      return { ...regions, byRegion: false, columnOf, columns: original.evenUp(layout.sets) };
    };
    return { ...original, regionsOf: bySet };
  });
  const { loadPatterns } = await import('../patterns/pattern-set.js');
  const { PatternIda } = await import('../ida/pattern-ida.js');
  const { CompiledIda } = await import('./compiled-ida.js');
  const { compiledPatterns } = await import('./pattern-memory.js');
  return { loadPatterns, PatternIda, CompiledIda, compiledPatterns };
}

function finish<T>(generator: Generator<unknown, T>): T {
  let step = generator.next();
  while (!step.done) step = generator.next();
  return step.value;
}

test('where tables have the minimum over regions, views exceed by different amounts: the compiled search asks them in the order of the plain one', async () => {
  const { loadPatterns, PatternIda, CompiledIda, compiledPatterns } = await withTablesBySet();
  const cache = new MemoryTableCache();
  const goal = namedGoal('blank-last', 9);
  const home = unwrap(createPosition({ width: 3, height: 3, tiles: goal, goal }));
  for (let seed = 1; seed <= 200; seed++) {
    const random = seededRandom(seed);
    let position = home;
    for (let i = 0; i < 300; i++) position = unwrap(tiles.play(position, random.pick(tiles.moves(position, 'stm'))));
    const frame = new Frame(position);
    const patterns = finish(loadPatterns(frame, 'pdb-555', cache));
    expect(patterns[0]!.table.length).toBe((patterns[0]!.layout.sets * patterns[0]!.layout.orders) / 2);
    const plain = new PatternIda(frame, patterns);
    const compiled = new CompiledIda(frame, finish(compiledPatterns(frame, patterns, 2 ** 30))!);
    const outcome = plain.step(1e9);
    expect(compiled.step(1e9)).toEqual(outcome);
    expect(compiled.counts).toEqual(plain.counts);
    expect(compiled.lowerBound).toBe(plain.lowerBound);
  }
});
