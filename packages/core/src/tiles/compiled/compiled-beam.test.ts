import { describe, expect, test, vi } from 'vitest';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { seededRandom } from '../../random.js';
import { newTally } from '../../search/counts.js';
import { BeamSearch, slotsFor } from '../anytime/beam.js';
import { guideOf } from '../anytime/evaluators.js';
import { PlainBeam } from '../anytime/plain-beam.js';
import { loadPatterns } from '../patterns/pattern-set.js';
import { randomPosition } from '../random.js';
import { Frame } from '../space/frame.js';
import { BeamMemory } from './compiled-beam.js';

const cache = new MemoryTableCache();

function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

describe.each([
  [5, 5, 'pdb-555', 100],
  [4, 5, 'pdb-555', 100],
  [6, 4, 'none', 200],
  [5, 5, 'none', 200],
  [3, 3, 'none', 40],
  [2, 3, 'none', 7],
] as const)('the compiled beam is the plain one: %d×%d, tables %s, width %d', (width, height, kind, beamWidth) => {
  test('the same values, counts, order and path', () => {
    const frames = [1, 2].map((seed) => new Frame(randomPosition(seededRandom(seed), { width, height })));
    const patterns = kind === 'none' ? [] : finish(loadPatterns(frames[0]!, kind, cache));
    const memory = finish(BeamMemory.open(frames[0]!, patterns))!;
    for (const [i, frame] of frames.entries()) {
      // A bound that is met now and then, and one that is not.
      const longest = i === 0 ? 90 : 400;
      const slots = slotsFor(beamWidth, longest);
      const [plain, compiled] = [
        new BeamSearch(new PlainBeam(frame, guideOf(frame, patterns), beamWidth, slots), beamWidth, longest),
        new BeamSearch(memory.layers(frame, beamWidth, longest)!, beamWidth, longest),
      ];
      const [plainCounts, compiledCounts] = [newTally(), newTally()];
      expect(compiled.best).toBe(plain.best);
      for (let goesOn = true; goesOn; ) {
        goesOn = plain.advance(plainCounts);
        expect(compiled.advance(compiledCounts)).toBe(goesOn);
        expect([compiled.best, compiledCounts]).toEqual([plain.best, plainCounts]);
        expect(compiled.pathToBest()).toEqual(plain.pathToBest());
      }
      expect(compiled.path).toEqual(plain.path);
    }
  });
});

test('there is none where lines are long, and where there is no WebAssembly', () => {
  const long = new Frame(randomPosition(seededRandom(1), { width: 7, height: 3 }));
  expect(finish(BeamMemory.open(long, []))).toBeUndefined();
  expect(BeamMemory.bytes(long, [], 100, 100)).toBeUndefined();
  vi.stubGlobal('WebAssembly', undefined);
  try {
    expect(
      finish(BeamMemory.open(new Frame(randomPosition(seededRandom(1), { width: 5, height: 5 })), [])),
    ).toBeUndefined();
  } finally {
    vi.unstubAllGlobals();
  }
});
