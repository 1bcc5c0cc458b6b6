import { expect, test } from 'vitest';
import type { Layers, Space } from '../../contract/engine/space.js';
import { newSuccessors } from '../../search/counts.js';
import { PlainLayers } from '../../search/plain-layers.js';
import type { Subject } from './subject.js';

/** What `contract/engine/space.ts` promises of the layers that a space may bring. */
export function checkLayersPage({ family, metrics, sample }: Subject): void {
  test('layers of its own are the plain ones in every respect but the bytes', async () => {
    await family.loadCompiledSearch?.();
    for (const metric of metrics) {
      for (const position of sample('small', 12, 6)) {
        const space = family.space(position, metric);
        for (const wanted of ['goal', 'everything'] as const) {
          const own = space.layers?.(1e9, wanted);
          if (own !== undefined) expectSameLayers(space, new PlainLayers(space, { memoryLimit: 1e9 }, wanted), own);
        }
      }
    }
  });

  test('layers stop before they take more than the memory limit', async () => {
    await family.loadCompiledSearch?.();
    const ends = new Set<string>();
    for (const position of sample('usual', 4, 6)) {
      const space = family.space(position, metrics[0]);
      for (const memoryLimit of [1e4, 1e5, 3e5, 1e6, 3e6]) {
        const own = space.layers?.(memoryLimit, 'everything');
        for (const layers of own === undefined ? [] : [own]) ends.add(runWithin(layers, memoryLimit, 30_000));
      }
    }
    if (ends.size > 0) expect(ends).toContain('memory');
  });
}

/** Expands layer by layer, up to so many states, and says how that ends. */
function runWithin(layers: Layers, memoryLimit: number, most: number): 'memory' | 'all' | 'enough' {
  for (let [before, here] = [0, 0]; layers.waiting > 0; ) {
    if (layers.size > most) return 'enough';
    const forgotten = before;
    [before, here] = [here, layers.size];
    layers.startLayer(forgotten);
    for (let left = layers.waiting; left > 0; ) {
      const expanded = layers.expand(left);
      expect(layers.bytes).toBeLessThanOrEqual(memoryLimit);
      if (expanded === 0) return 'memory';
      left -= expanded;
    }
  }
  return 'all';
}

/** Goes through both, layer by layer. */
function expectSameLayers(space: Space, plain: Layers, own: Layers): void {
  const keysOf = (layers: Layers) =>
    Array.from({ length: layers.size }, (_, i) => {
      const key = new Int32Array(space.keyWords);
      layers.read(i, key, 0);
      return key.join(' ');
    });
  const account = ({ size, waiting, peakWaiting, generated, solved }: Layers) =>
    solved < 0 ? { size, waiting, peakWaiting, generated, solved } : { size, generated, solved };
  for (let [before, here] = [0, 0]; plain.waiting > 0 && plain.solved < 0; ) {
    const states = plain.waiting;
    const forgotten = before;
    [before, here] = [here, plain.size];
    for (const layers of [plain, own]) {
      layers.startLayer(forgotten);
      for (let left = states; left > 0 && layers.solved < 0; ) left -= layers.expand(left);
    }
    expect(account(own)).toEqual(account(plain));
  }
  const keys = keysOf(plain);
  expect(keysOf(own)).toEqual(keys);
  if (own.before === undefined) return;
  const places = new Map(keys.map((key, i) => [key, i]));
  const [state, out] = [new Int32Array(space.stateWords), newSuccessors(space)];
  for (let i = 1; i < keys.length; i++) {
    space.load(Int32Array.from(keys[i]!.split(' '), Number), 0, state, 0);
    space.expand(state, 0, -1, out);
    const neighbours = Array.from({ length: out.count }, (_, n) =>
      places.get(out.keys.subarray(n * space.keyWords, (n + 1) * space.keyWords).join(' ')),
    );
    expect(own.before(i)).toBe(Math.min(...neighbours.flatMap((place) => place ?? [])));
  }
}
