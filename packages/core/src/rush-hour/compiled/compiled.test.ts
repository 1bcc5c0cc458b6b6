import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Layers, Space } from '../../contract/engine/space.js';
import type { Size } from '../../contract/scene.js';
import { type Random, seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { BreadthFirst } from '../../search/breadth-first.js';
import { PlainLayers } from '../../search/plain-layers.js';
import { Surveyor } from '../../search/surveyor.js';
import { expectSame } from '../../testing/expect-same.js';
import { WasmInstance } from '../../wasm/module.js';
import { rushHour } from '../index.js';
import type { RushHourPosition } from '../position.js';
import { lineTable } from '../space/line-table.js';
import { CompiledSpace } from './compiled-space.js';
import { MOST_SLIDES } from './memory.js';

const METRICS = ['moves', 'steps'];
const SIZES: readonly Size[] = [
  { width: 4, height: 4 },
  { width: 6, height: 6 },
  { width: 5, height: 7 },
  { width: 8, height: 3 },
  { width: 7, height: 7 },
  { width: 8, height: 8 },
  { width: 2, height: 6 },
];

beforeAll(() => rushHour.loadCompiledSearch!());
afterEach(() => void vi.restoreAllMocks());

/** Random boards of all sizes with both goals, walls among them; without those that are too large for a space of lines. */
function* boards(count: number, seed: number): Generator<{ position: RushHourPosition; random: Random }> {
  const random = seededRandom(seed);
  for (let i = 0; i < count; i++) {
    const position = rushHour.making.random(random, SIZES[i % SIZES.length]!);
    const goal = random.integer(3) === 0 ? 'clear' : 'exit';
    yield { position: unwrap(rushHour.check({ ...position, goal })), random };
  }
}

/** The same space without what is compiled. */
function plainOnly(space: Space): Space {
  return Object.assign(Object.create(space) as Space, { layers: undefined, survey: undefined });
}

function countsOf({ size, waiting, peakWaiting, generated, solved }: Layers): string {
  return JSON.stringify({ size, waiting: solved < 0 ? waiting : 0, peakWaiting, generated, solved });
}

/** Goes through both side by side, in pieces, and compares all states and counts. */
function compareLayers(space: Space, wanted: 'goal' | 'everything', random: Random, name: string): void {
  const plain = new PlainLayers(space, { memoryLimit: Number.POSITIVE_INFINITY }, wanted);
  const compiled = space.layers!(Number.POSITIVE_INFINITY, wanted)!;
  const keys = [new Int32Array(space.keyWords), new Int32Array(space.keyWords)] as const;
  let [read, wrong, before] = [0, 0, 0];
  expectSame(countsOf(compiled), countsOf(plain), name);
  for (let left = 1; plain.waiting > 0 && plain.solved < 0 && plain.size < 6000; ) {
    if (left === 0) {
      left = plain.waiting;
      plain.startLayer(before);
      compiled.startLayer(before);
      before = plain.size - left;
    }
    const most = Math.min(left, 1 + random.integer(300));
    let expanded = 0;
    while (expanded < most && plain.solved < 0) expanded += plain.expand(most - expanded);
    expectSame(compiled.expand(most), expanded, name);
    expectSame(countsOf(compiled), countsOf(plain), name);
    for (; read < plain.size; read++) {
      plain.read(read, keys[0], 0);
      compiled.read(read, keys[1], 0);
      if (keys[0].join() !== keys[1].join()) wrong++;
    }
    left -= expanded;
  }
  expect(wrong, name).toBe(0);
}

describe('on random boards of all sizes', () => {
  test('layers are the plain ones', () => {
    let compared = 0;
    for (const { position, random } of boards(42, 1)) {
      for (const metric of METRICS) {
        const space = CompiledSpace.create(position, metric) as CompiledSpace | undefined;
        if (space === undefined) continue;
        for (const wanted of ['goal', 'everything'] as const) {
          compareLayers(space, wanted, random, `${metric}, ${wanted}, ${JSON.stringify(position)}`);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(120);
  });

  test('solutions are the plain ones, move by move, with the same counts', () => {
    for (const { position } of boards(42, 2)) {
      const space = rushHour.space(position, 'moves');
      if (!(space instanceof CompiledSpace)) continue;
      const [own, plain] = [space, plainOnly(space)].map((each) => {
        const search = new BreadthFirst(each, { memoryLimit: 1e8 });
        // Steps in which tables grow expand nothing.
        let outcome: ReturnType<typeof search.step>;
        do outcome = search.step(20_000 - search.counts.expanded);
        while (outcome === undefined && search.counts.expanded < 20_000);
        const { bytes: _, ...counts } = search.counts;
        return JSON.stringify([outcome, counts]);
      });
      expectSame(own!, plain!, JSON.stringify(position));
    }
  });

  test('surveys are the plain ones', () => {
    const surveyor = new Surveyor();
    let solvable = 0;
    for (const { position } of boards(42, 3)) {
      for (const metric of METRICS) {
        const space = CompiledSpace.create(position, metric) as CompiledSpace | undefined;
        if (space === undefined) continue;
        const plain = surveyor.survey(plainOnly(space), 3000);
        const compiled = surveyor.survey(space, 3000);
        expect(compiled?.size).toBe(plain?.size);
        if (compiled === undefined || plain === undefined) continue;
        const of = ({ hardest, hardestState, distances }: typeof plain) => [hardest, hardestState, distances.join()];
        expectSame(of(compiled).join(), of(plain).join(), JSON.stringify(position));
        const key = new Int32Array(2 * space.keyWords);
        compiled.read(compiled.size >> 1, key, 0);
        plain.read(compiled.size >> 1, key, space.keyWords);
        expect(key.slice(0, space.keyWords)).toEqual(key.slice(space.keyWords));
        if (compiled.hardest > 0) solvable++;
      }
    }
    expect(solvable).toBeGreaterThan(10);
  });
});

/** 7,533 positions can be reached. */
const HARD = 'ABBBCDA...CDXX.E.D.FFEGG..HIJJKKHI..';

test('several searches at a time do not disturb one another', () => {
  const { position } = unwrap(rushHour.parse(HARD));
  const searches = [0, 1, 2].map(() => new BreadthFirst(rushHour.space(position), { memoryLimit: 1e8 }));
  while (searches.map((search) => search.step(100)).some((outcome) => outcome === undefined));
  const [first, ...others] = searches.map(({ counts }) => JSON.stringify(counts));
  expect(others).toEqual([first, first]);
});

test('it stops at the memory limit, and where memory is refused', () => {
  const { position } = unwrap(rushHour.parse(HARD));
  const limited = new BreadthFirst(rushHour.space(position), { memoryLimit: 60_000 }, 'everything');
  expect(limited.step(1e9)).toEqual({ status: 'stopped', reason: 'memory' });
  expect(limited.counts.bytes).toBeLessThanOrEqual(60_000);
  vi.spyOn(WasmInstance.prototype, 'growTo').mockReturnValue(false);
  const refused = new BreadthFirst(rushHour.space(position), { memoryLimit: 1e9 }, 'everything');
  expect(refused.step(1e9)).toEqual({ status: 'stopped', reason: 'memory' });
  // A survey goes on with the plain space.
  expect(new Surveyor().survey(rushHour.space(position), 1e6)?.size).toBe(7533);
});

test('where there is no WebAssembly, searches are plain', () => {
  vi.stubGlobal('WebAssembly', undefined);
  try {
    // No other test has boards of this size: nothing is compiled for it yet.
    const position = rushHour.making.random(seededRandom(5), { width: 5, height: 4 });
    const space = rushHour.space(position);
    expect(space.layers!(1e9, 'goal')).toBeUndefined();
    expect(space.survey!(1000)).toBeUndefined();
    expect(new BreadthFirst(space, { memoryLimit: 1e9 }).step(1e6)).toBeDefined();
  } finally {
    vi.unstubAllGlobals();
  }
});

test('tables of more lines than there is room for are made anew', () => {
  const random = seededRandom(7);
  const surveyor = new Surveyor();
  for (let i = 0; i < 150; i++) {
    const space = CompiledSpace.create(rushHour.making.random(random, { width: 8, height: 8 }), 'moves');
    if (space === undefined) continue;
    expect(surveyor.survey(space, 20)?.hardest).toBe(surveyor.survey(plainOnly(space), 20)?.hardest);
  }
});

test('no arrangement of a line has more moves than its table has room for', () => {
  const shapes = (least: number, length: number): { length: number; from: number; to: number }[][] => {
    if (least > length) return [[]];
    // Either a wall, or a segment with vehicles up to the next wall.
    const found = shapes(least + 1, length);
    for (let end = least + 1; end <= length; end++) {
      for (const vehicles of fillings(end - least)) {
        const segment = vehicles.map((each) => ({ length: each, from: least, to: end }));
        found.push(...shapes(end + 1, length).map((rest) => [...segment, ...rest]));
      }
    }
    return found;
  };
  const fillings = (room: number): number[][] =>
    [1, 2, 3].flatMap((length) =>
      length > room ? [] : [[length], ...fillings(room - length).map((rest) => [length, ...rest])],
    );
  let most = 0;
  for (const shape of shapes(0, 8)) {
    if (shape.length === 0 || shape.length > 4) continue;
    const bounds = shape.map((vehicle) => {
      const mates = shape.filter((other) => other.from === vehicle.from);
      const place = mates.indexOf(vehicle);
      const sum = (some: typeof mates): number => some.reduce((all, { length }) => all + length, 0);
      return {
        length: vehicle.length,
        least: vehicle.from + sum(mates.slice(0, place)),
        most: vehicle.to - sum(mates.slice(place)),
      };
    });
    most = Math.max(most, lineTable(8, bounds, 8)?.mostMoves ?? 0);
  }
  expect(most).toBe(MOST_SLIDES);
});
