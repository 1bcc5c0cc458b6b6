import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Trace } from '../../contract/engine/search.js';
import type { Layers, Space } from '../../contract/engine/space.js';
import { type Random, seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { BreadthFirst } from '../../search/breadth-first.js';
import { PlainLayers } from '../../search/plain-layers.js';
import { expectSame } from '../../testing/expect-same.js';
import { WasmInstance } from '../../wasm/module.js';
import { bricks } from '../index.js';
import type { BricksPosition } from '../position.js';
import { CompactSpace } from '../space/compact-space.js';
import { layoutOf } from '../space/layout.js';
import { hasSymmetry, MirrorSpace } from '../space/mirror-space.js';
import { symmetriesOf } from '../space/symmetry.js';

const METRICS = ['steps', 'slides', 'moves'];

afterEach(() => void vi.unstubAllGlobals());

/** All that counts of some layers. */
function countsOf(layers: Layers): Record<string, number> {
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
  expect(countsOf(compiled), name).toEqual(countsOf(plain));
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
    expectSame(compiled.expand(most), expanded, name);
    expectSame(JSON.stringify(countsOf(compiled)), JSON.stringify(countsOf(plain)), name);
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

/** Bricks of seven classes, and more than a million states. */
const KEYS_OF_THREE_WORDS = 'XXABDDE./XXABFFF./GGJB..KL/IIIIMMHH';

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
    for (let i = 0; i < 15; i++) {
      const position = withWays(bricks.making.random(random, sizes[i % sizes.length]!), random);
      for (const metric of METRICS) {
        for (const wanted of ['goal', 'everything'] as const) {
          const states = compare(position, metric, wanted, () => 1 + random.integer(300));
          compared++;
          if (states > 1000) large++;
        }
      }
    }
    expect(compared).toBe(90);
    expect(symmetric).toBeGreaterThan(4);
    expect(large).toBeGreaterThan(12);
  });

  test.each([
    ['bricks that pass over their own cells', 'XXX./X.X./..../AB.C'],
    [
      'the second step of a U is over its own cell, and only that one meets what the last move swept',
      'XXX.A/X.X.A/...../.....',
    ],
    ['the same upright', 'XX../X.../XX../..../AA..'],
    ['bricks that go around corners', 'XX../.A../.AAB/CDEF'],
    ['a brick around another', 'XXX./XAX./XXX./B.CD'],
    ['many bricks of one class', 'XABC/DEF./GH.I/J.KL'],
    ['one row', 'X.A.BB.C'],
    ['one column', 'X/./A/B/B/./.'],
    ['all 32 cells', 'ABXXCDEF/ABXXCGHH/IJJKKGLL/IMMNN..O'],
    ['keys of three words', KEYS_OF_THREE_WORDS],
    ['nothing can move', 'XX/AB'],
    ['solved from the start', '.A/X.', '1 0'],
  ])('%s', (_, text, goal = '0 0') => {
    for (const metric of METRICS) {
      for (const wanted of ['goal', 'everything'] as const) compare(parse(text, goal), metric, wanted, () => 700);
    }
  });

  test('shortest slides of a U, as a search over all moves finds them', () => {
    const boards = [
      ['GG..H.../GGEEHAAA/X.X.FFF./XXX.....', '1 5', 8],
      ['.....CC./....FCC./X.XAAHBB/XXXAA.BB', '1 3', 7],
      ['.....CCC/X.XGG.../XXXFFF../.....D..', '2 4', 5],
    ] as const;
    for (const [text, goal, length] of boards) {
      const search = new BreadthFirst(new CompactSpace(parse(text, goal), 'slides'), { memoryLimit: 1e8 });
      const outcome = search.step(Number.POSITIVE_INFINITY);
      expect(search.counts.stored).toBeGreaterThan(2048);
      expect(outcome).toMatchObject({ status: 'solved', path: { length } });
      const every = new BreadthFirst(new CompactSpace(parse(text, goal), 'slides', false), { memoryLimit: 1e8 });
      expect(every.step(Number.POSITIVE_INFINITY)).toMatchObject({ status: 'solved', path: { length } });
    }
  });

  test.each([
    ['left and right', 'AXXB/AXXB/CDDE/CFGE/H..I', '3 1', 1],
    ['left and right, up and down, and both', 'AXXB/AXXB/C..D/C..D', '1 1', 3],
    ['all seven of a square', 'A.B/.X./C.D', '1 1', 7],
    ['keys of three words', KEYS_OF_THREE_WORDS, '0 3', 1],
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
  /** Sees what it can; every time it is asked, it must have kept the limit. */
  function seeAll(layers: Layers, limit: number): void {
    for (let [left, thisLayer, lastLayer] = [1, 1, 0]; ; ) {
      const expanded = layers.expand(Math.min(left, 500));
      expect(layers.bytes).toBeLessThanOrEqual(limit);
      left -= expanded;
      if (expanded === 0 || layers.waiting === 0) break;
      if (left > 0) continue;
      left = layers.waiting;
      layers.startLayer(lastLayer);
      [lastLayer, thisLayer] = [thisLayer, layers.size];
    }
  }

  test.each([
    ['keys of one word', 'XABC/DEF./GH.I/J.KL'],
    ['keys of two words', 'AXXBC/AXXBC/DDEEF/GHIIF/G...J'],
    ['keys of three words', KEYS_OF_THREE_WORDS],
  ])('is kept, and what was found is right: %s', (_, text) => {
    let [refused, stopped, complete] = [0, 0, 0];
    for (const metric of METRICS) {
      const space = new CompactSpace(parse(text), metric);
      const most = space.layers(1_500_000, 'everything')!;
      seeAll(most, 1_500_000);
      const keys = [new Int32Array(space.keyWords), new Int32Array(space.keyWords)] as const;
      for (let limit = 50_000; limit < 900_000; limit += 41_003) {
        const layers = space.layers(limit, 'everything');
        if (layers === undefined) {
          refused++;
          continue;
        }
        seeAll(layers, limit);
        if (layers.waiting === 0) complete++;
        else {
          stopped++;
          // Asked again, it still has no memory, and has lost nothing.
          const before = countsOf(layers);
          expect(layers.expand(1)).toBe(0);
          expect(countsOf(layers)).toEqual(before);
          expect(layers.size).toBeLessThanOrEqual(most.size);
        }
        for (let index = 0; index < layers.size; index += 97) {
          most.read(index, keys[0], 0);
          layers.read(index, keys[1], 0);
          expect(keys[1]).toEqual(keys[0]);
        }
      }
    }
    expect(refused).toBeGreaterThan(1);
    expect(stopped + complete).toBeGreaterThan(40);
    expect(stopped).toBeGreaterThan(2);
  });

  test('ends the search, too, where the platform has no more memory', () => {
    const layers = new CompactSpace(parse('AXXBC/AXXBC/DDEEF/GHIIF/G...J'), 'moves').layers(1e9, 'everything')!;
    const grow = vi.spyOn(WasmInstance.prototype, 'growTo').mockReturnValue(false);
    seeAll(layers, 1e9);
    expect(layers.waiting).toBeGreaterThan(0);
    expect(layers.expand(1)).toBe(0);
    grow.mockRestore();
    expect(layers.expand(1)).toBe(1);
  });
});

describe('where WebAssembly is missing or forbidden', () => {
  const space = (): CompactSpace => new CompactSpace(parse('AXXB/AXXB/CDDE/CFGE/H..I', '3 1'), 'moves');
  const search = (): BreadthFirst => {
    const started = new BreadthFirst(space(), { memoryLimit: 1e7 });
    while (started.step(1000) === undefined);
    return started;
  };
  test.each([
    ['missing', undefined],
    [
      'forbidden',
      {
        validate: () => true,
        Module: class {
          constructor() {
            throw new EvalError('Refused to compile or instantiate WebAssembly module');
          }
        },
      },
    ],
  ])('%s: the result is the same', (_, stub) => {
    const expected = search();
    vi.stubGlobal('WebAssembly', stub);
    expect(space().layers(1e7, 'goal')).toBeUndefined();
    const plain = search();
    expect(plain.counts.stored).toBeGreaterThan(20_000);
    expect({ ...plain.counts, bytes: 0 }).toEqual({ ...expected.counts, bytes: 0 });
    expect(plain.step(1)).toEqual(expected.step(1));
  });
});

describe('a breadth-first search', () => {
  const klotski = parse('AXXB/AXXB/CDDE/CFGE/H..I', '3 1');
  const run = (space: Space, trace?: Trace): BreadthFirst => {
    const search = new BreadthFirst(space, { memoryLimit: 1e8, ...(trace && { trace }) });
    while (search.step(5000) === undefined);
    return search;
  };

  /** A space that has no layers of its own. */
  const plainOnly = (board: BricksPosition): Space =>
    Object.assign(new CompactSpace(board, 'steps'), { layers: undefined });

  test('changes to compiled layers when it has seen some thousand states: only the bytes tell', () => {
    const [compiled, plain] = [run(new CompactSpace(klotski, 'steps')), run(plainOnly(klotski))];
    expect(compiled.counts.stored).toBeGreaterThan(20_000);
    expect({ ...compiled.counts, bytes: 0 }).toEqual({ ...plain.counts, bytes: 0 });
    expect(compiled.counts.bytes).not.toBe(plain.counts.bytes);
  });

  test('does not if there are few states, or with a trace', () => {
    const small = parse('XX.A/XX.A/BCDE', '1 1');
    expect(run(new CompactSpace(small, 'steps')).counts).toEqual(run(plainOnly(small)).counts);
    let entered = 0;
    const trace: Trace = { enter: () => void entered++, expand() {} };
    const traced = run(new CompactSpace(klotski, 'steps'), trace);
    expect(entered).toBeGreaterThan(20_000);
    expect(traced.counts).toEqual(run(plainOnly(klotski), trace).counts);
  });

  test('stays with plain layers if there is not even the memory to come as far', () => {
    const expected = run(new CompactSpace(klotski, 'moves'));
    const space = new CompactSpace(klotski, 'moves');
    const none = space.layers(1e8, 'goal')!;
    none.expand = () => 0;
    space.layers = () => none;
    const plain = run(space);
    expect(plain.step(1)).toEqual(expected.step(1));
    expect({ ...plain.counts, bytes: 0 }).toEqual({ ...expected.counts, bytes: 0 });
  });
});
