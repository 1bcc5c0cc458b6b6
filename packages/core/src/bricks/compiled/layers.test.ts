import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Layers, Space } from '../../family.js';
import { type Random, seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { BreadthFirst } from '../../search/breadth-first.js';
import { PlainLayers } from '../../search/plain-layers.js';
import { CompactSpace } from '../compact-space.js';
import { bricks } from '../index.js';
import { layoutOf } from '../layout.js';
import { hasSymmetry } from '../mirror.js';
import { MirrorSpace } from '../mirror-space.js';
import type { BricksPosition } from '../position.js';
import { symmetriesOf } from '../symmetry.js';

const METRICS = ['steps', 'slides', 'moves'];

afterEach(() => void vi.unstubAllGlobals());

/** All that counts of some layers. */
function told(layers: Layers): Record<string, number> {
  const { size, peakWaiting, generated, solved } = layers;
  return { size, waiting: solved < 0 ? layers.waiting : 0, peakWaiting, generated, solved };
}

/** Goes through both side by side, up to so many states, and compares all of them and the counts. Returns how many there are. */
function compareLayers(
  space: Space,
  name: string,
  wanted: 'goal' | 'everything',
  pieces: () => number,
  mostStates = 20_000,
): number {
  const plain = new PlainLayers(space, { memoryLimit: Number.POSITIVE_INFINITY }, wanted);
  const compiled = space.layers!(Number.POSITIVE_INFINITY, wanted)!;
  const keys = [new Int32Array(space.keyWords), new Int32Array(space.keyWords)] as const;
  let [read, wrong, lastLayer, thisLayer] = [0, 0, 0, 0];
  for (let left = plain.waiting; plain.waiting > 0 && plain.solved < 0 && plain.size < mostStates; ) {
    if (left === 0) {
      left = plain.waiting;
      plain.startLayer(lastLayer);
      compiled.startLayer(lastLayer);
      [lastLayer, thisLayer] = [thisLayer, plain.size];
    }
    const most = Math.min(left, pieces());
    let expanded = 0;
    while (expanded < most && plain.solved < 0) expanded += plain.expand(most - expanded);
    expect(compiled.expand(most), name).toBe(expanded);
    expect(told(compiled), name).toEqual(told(plain));
    for (; read < plain.size; read++) {
      plain.read(read, keys[0], 0);
      compiled.read(read, keys[1], 0);
      if (keys[0].join() !== keys[1].join()) wrong++;
    }
    left -= expanded;
  }
  expect(wrong, name).toBe(0);
  return plain.size;
}

/** The same with mirror images apart and as one. */
function compare(
  position: BricksPosition,
  metric: string,
  wanted: 'goal' | 'everything',
  pieces: () => number,
): number {
  const name = `${metric}, ${wanted}, ${JSON.stringify(position)}`;
  if (hasSymmetry(position)) {
    compareLayers(new MirrorSpace(position, metric), `mirror, ${name}`, wanted, pieces);
    symmetric++;
  }
  return compareLayers(new CompactSpace(position, metric), name, wanted, pieces);
}

/** How many boards with a symmetry there were. */
let symmetric = 0;

/** The same board, where some bricks may move only one way. */
function withWays(position: BricksPosition, random: Random): BricksPosition {
  const ways = ['any', 'any', 'horizontal', 'vertical'] as const;
  return { ...position, bricks: position.bricks.map((brick) => ({ ...brick, freedom: ways[random.integer(4)]! })) };
}

const parse = (text: string, goal = '0 0'): BricksPosition => unwrap(bricks.parse(text, { goal })).position;

/** Ten bricks, each of a class of its own. */
const KEYS_OF_THREE_WORDS = 'AABBBXX./CDDEBXX./CDFEEGG./CHFFIIG.';

test('the keys of every length are tried', () => {
  expect(new CompactSpace(parse(KEYS_OF_THREE_WORDS), 'steps').keyWords).toBe(3);
  expect(new CompactSpace(parse('X.A.BB.C'), 'steps').keyWords).toBe(1);
});

describe('compiled layers are the same as plain ones', () => {
  test('on random boards, with and without looking for a solution', () => {
    const random = seededRandom(44);
    const sizes = [
      { width: 4, height: 4 },
      { width: 5, height: 3 },
      { width: 3, height: 5 },
      { width: 2, height: 7 },
      { width: 5, height: 4 },
    ];
    let [compared, large] = [0, 0];
    for (let i = 0; i < 150; i++) {
      const position = withWays(bricks.random(random, sizes[i % sizes.length]!), random);
      for (const metric of METRICS) {
        for (const wanted of ['goal', 'everything'] as const) {
          const states = compare(position, metric, wanted, () => 1 + random.integer(300));
          compared++;
          if (states > 1000) large++;
        }
      }
    }
    expect(compared).toBe(900);
    expect(symmetric).toBeGreaterThan(50);
    expect(large).toBeGreaterThan(150);
  });

  test.each([
    ['bricks that pass over their own cells', 'XXX./X.X./..../AB.C'],
    ['bricks that go around corners', 'XX../.A../.AAB/CDEF'],
    ['a brick around another', 'XXX./XAX./XXX./B.CD'],
    ['many bricks of one class', 'XABC/DEF./GH.I/J.KL'],
    ['one row', 'X.A.BB.C'],
    ['one column', 'X/./A/B/B/./.'],
    ['all 32 cells', 'ABXXCDEF/ABXXCGHH/IJJKKGLL/IMMNN..O'],
    ['keys of three words', KEYS_OF_THREE_WORDS],
    ['nothing can move', 'XX/AB'],
  ])('%s', (_, text) => {
    for (const metric of METRICS) {
      for (const wanted of ['goal', 'everything'] as const) compare(parse(text), metric, wanted, () => 700);
    }
  });

  test.each([
    ['left and right', 'AXXB/AXXB/CDDE/CFGE/H..I', '3 1', 1],
    ['left and right, up and down, and both', 'AXXB/AXXB/C..D/C..D', '1 1', 3],
    ['all seven of a square', 'A.B/.X./C.D', '1 1', 7],
    ['keys of three words', 'XXABCDDE/XXABCFFF/GGGBC.../IIIIC...', '0 3', 1],
  ])('mirror images: %s', (_, text, goal, symmetries) => {
    const position = parse(text, goal);
    expect(symmetriesOf(layoutOf(position))).toHaveLength(symmetries);
    for (const metric of METRICS) {
      for (const wanted of ['goal', 'everything'] as const) compare(position, metric, wanted, () => 700);
    }
  });

  test('one state at a time', () => {
    for (const metric of METRICS)
      expect(compare(parse('XX.A/XX.A/BCDE'), metric, 'everything', () => 1)).toBeGreaterThan(100);
  });

  test('on a board whose table is larger than the cache, and is filled anew many times', () => {
    const space = new CompactSpace(parse('AXXBC/AXXBC/DDEEF/GHIIF/G...J', '2 3'), 'slides');
    expect(compareLayers(space, 'large', 'everything', () => 100_000, 300_000)).toBeGreaterThan(150_000);
  });
});

describe('the memory limit', () => {
  const position = parse('AXXBC/AXXBC/DDEEF/GHIIF/G...J', '2 3');

  test.each([100_000, 200_000, 400_000, 1_000_000, 3_000_000])('of %i bytes is kept', (limit) => {
    const layers = new CompactSpace(position, 'moves').layers(limit, 'everything');
    if (layers === undefined) {
      expect(limit).toBeLessThan(150_000);
      return;
    }
    let [left, thisLayer, lastLayer] = [1, 1, 0];
    for (;;) {
      const expanded = layers.expand(left);
      expect(layers.bytes).toBeLessThanOrEqual(limit);
      if (expanded === 0) break;
      left -= expanded;
      if (left > 0) continue;
      left = layers.waiting;
      layers.startLayer(lastLayer);
      [lastLayer, thisLayer] = [thisLayer, layers.size];
    }
    // Asked again, it still has no memory, and has lost nothing.
    const before = told(layers);
    expect(layers.expand(left)).toBe(0);
    expect(told(layers)).toEqual(before);
    expect(layers.size * 24).toBeGreaterThan(limit - 200_000);
  });
});

describe('where WebAssembly is missing or forbidden', () => {
  const space = (): CompactSpace => new CompactSpace(parse('AXXB/AXXB/CDDE/CFGE/H..I', '3 1'), 'moves');
  const search = (): BreadthFirst => {
    const started = new BreadthFirst(space(), { memoryLimit: 1e7 });
    while (started.step(1000) === undefined);
    return started;
  };
  const expected = search();

  test.each([
    ['missing', undefined],
    [
      'forbidden',
      {
        Module: class {
          constructor() {
            throw new EvalError('Refused to compile or instantiate WebAssembly module');
          }
        },
      },
    ],
  ])('%s: the result is the same', (_, stub) => {
    vi.stubGlobal('WebAssembly', stub);
    expect(space().layers(1e7, 'goal')).toBeUndefined();
    const plain = search();
    expect(plain.counts.stored).toBeGreaterThan(20_000);
    expect({ ...plain.counts, bytes: 0 }).toEqual({ ...expected.counts, bytes: 0 });
    expect(plain.step(1)).toEqual(expected.step(1));
  });
});
