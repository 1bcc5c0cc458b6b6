import { describe, expect, test, vi } from 'vitest';
import type { TableCache } from '../contract/engine/tables.js';
import { MemoryTableCache } from '../memory-table-cache.js';
import { seededRandom } from '../random.js';
import { unwrap } from '../result.js';
import { newTally } from '../search/counts.js';
import { solve } from '../solving/solve.js';
import { BeamSearch, slotsFor } from './anytime/beam.js';
import { BeamHistory } from './anytime/beam-history.js';
import { BeamRoom } from './anytime/beam-room.js';
import { construct } from './anytime/constructive.js';
import { ConflictEvaluator } from './anytime/evaluators.js';
import { PlainBeam } from './anytime/plain-beam.js';
import { bestAutomaton, pruningAutomaton } from './ida/pruning-automaton.js';
import { type TilesPosition, tiles } from './index.js';
import { partitions } from './patterns/partitions.js';
import { PatternLayout } from './patterns/pattern-layout.js';
import { lookUpBytes, mostPatternBytes, patternRequests } from './patterns/pattern-set.js';
import { regionGraph } from './patterns/region-graph.js';
import { regionsOf } from './patterns/regions.js';
import { randomPosition } from './random.js';
import { Frame } from './space/frame.js';

function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const { position: fifteen } = unwrap(tiles.parse('6 5 4 7/1 3 2 8/9 10 0 11/13 14 15 12', {}));

describe('the plan does without tables that the memory limit forbids', () => {
  const eight = unwrap(tiles.parse('8 6 7/2 5 4/3 0 1')).position;

  test.each([0, 1e5, 2e6, 60e6])('%i bytes are enough for shortest solutions', (memory) => {
    for (const [position, length] of [
      [eight, 31],
      [fifteen, 16],
    ] as const) {
      const solution = unwrap(solve(tiles, position, { limits: { memory }, tables: new MemoryTableCache() }));
      expect(solution).toMatchObject({ status: 'solved', optimal: true, length });
      expect(solution.counts.bytes).toBeLessThanOrEqual(memory);
    }
  });

  test('it has the largest for which there is room', () => {
    const hardest = unwrap(tiles.parse('15 14 8 12/10 11 9 13/2 6 5 1/3 7 4 0', { goal: 'blank-first' })).position;
    const frame = new Frame(hardest);
    const planned = (tables: TableCache, memory: number) => tiles.plan(hardest, 'stm', tables, memory).heuristic;
    const all: TableCache = { get: () => undefined, put: () => {}, has: () => true };
    for (const [kind, smaller, cache] of [
      ['pdb-78', 'pdb-663', all],
      ['pdb-771', 'pdb-663', new MemoryTableCache()],
      ['pdb-663', 'pdb-555', new MemoryTableCache()],
      ['pdb-555', 'linear-conflict', new MemoryTableCache()],
    ] as const) {
      const needed = mostPatternBytes(frame, kind, cache === all);
      expect([planned(cache, needed), planned(cache, needed - 1)]).toEqual([kind, smaller]);
    }
  });
});

test('in lines, little memory is no reason to stop: small boards are proved, larger ones solved', () => {
  const limits = { memory: 100_000 };
  const eight = unwrap(solve(tiles, unwrap(tiles.parse('4 1 3/7 2 6/0 5 8')).position, { metric: 'mtm', limits }));
  expect(eight).toMatchObject({ status: 'solved', algorithm: 'idastar', optimal: true });
  expect(eight.counts.bytes).toBeLessThan(100_000);
  const planned = (text: string, memory: number) =>
    tiles.plan(unwrap(tiles.parse(text)).position, 'mtm', new MemoryTableCache(), memory).algorithm;
  expect(planned('1 2 3 4/5 6 7 8/9 0 10 11', 100_000)).toBe('anytime-beam');
  expect(planned('1 2 3 4/5 6 7 8/9 0 10 11', 2 ** 30)).toBe('bidirectional');
});

describe('the memory limit counts pattern databases', () => {
  test.each([
    ['idastar-fsm', 'pdb-78', 100 * 2 ** 20],
    ['astar', 'pdb-78', 100 * 2 ** 20],
    ['idastar-fsm', 'pdb-663', 20 * 2 ** 20],
    ['idastar', 'pdb-663', 20 * 2 ** 20],
  ])(
    '%s with %s: nothing is built that would not fit, and the bound at the start is reported',
    (algorithm, heuristic, memory) => {
      const build = vi.fn(tiles.tables.build);
      const options = { algorithm, heuristic, limits: { memory }, tables: new MemoryTableCache() } as const;
      const solution = unwrap(solve({ ...tiles, tables: { ...tiles.tables, build } }, fifteen, options as never));
      expect(solution).toMatchObject({ status: 'stopped', stopReason: 'memory', counts: { expanded: 0 } });
      expect(solution.lowerBound).toBeGreaterThan(10);
      expect(build).not.toHaveBeenCalled();
    },
  );

  test('and what they are said to take is what they take, or a little more', () => {
    const boards = [
      [4, 4, 'pdb-555'],
      [4, 4, 'pdb-663'],
      // An odd number of sets, which get columns: there are too many regions.
      [3, 5, 'pdb-78'],
      // The most regions.
      [2, 8, 'pdb-78'],
      // The most where few are expected.
      [4, 6, 'pdb-663'],
      [5, 5, 'pdb-663'],
    ] as const;
    for (const [width, height, kind] of boards) {
      for (const { id, bytes, buildBytes } of patternRequests({ width, height, blankGoal: 0 }, kind)) {
        const layout = PatternLayout.for(width, height, id.split('-').at(-1)!.split('.').length);
        const { columns, count } = regionsOf(layout);
        const entries = columns * layout.orders;
        expect(entries / 2).toBeLessThanOrEqual(bytes);
        expect(bytes).toBeLessThan(3.3 * (entries / 2) + 100);
        expect(entries / 2 + count * layout.orders).toBeLessThanOrEqual(buildBytes);
      }
    }
  });
});

test('so do look-up tables beside the tables, and the moves of regions that building needs', () => {
  for (const [width, height, kind] of [
    [4, 4, 'pdb-555'],
    [4, 4, 'pdb-663'],
    [5, 5, 'pdb-555'],
    [2, 8, 'pdb-78'],
  ] as const) {
    const shape = { width, height, blankGoal: width * height - 1 };
    const sizes = new Set(
      partitions(shape, kind)
        .flat()
        .map(({ length }) => length),
    );
    let taken = 0;
    for (const tiles of sizes) {
      const layout = PatternLayout.for(width, height, tiles);
      const regions = regionsOf(layout);
      const { columnOf, regionOf, setOf } = regions;
      const arrays = [layout.lowRank, layout.highRank, layout.orderAfter, ...new Set([columnOf, regionOf, setOf])];
      taken += arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
      const { firstMove, target, passing } = finish(regionGraph(layout, regions));
      expect(firstMove.at(-1)).toBe(target.length);
      const built = patternRequests(shape, kind).filter(({ id }) => id.split('-').at(-1)!.split('.').length === tiles);
      const graph = firstMove.byteLength + target.byteLength + passing.byteLength;
      for (const { bytes, buildBytes } of built) {
        expect(buildBytes - bytes).toBeGreaterThan(regions.count * layout.orders + 2 * graph);
      }
    }
    expect(lookUpBytes(shape, kind)).toBeGreaterThan(taken);
    expect(lookUpBytes(shape, kind)).toBeLessThan(6 * taken);
  }
});

describe('beams stay within the memory limit', () => {
  const large = randomPosition(seededRandom(1), { width: 12, height: 12 });

  test('one takes the place of the other, so that no garbage piles up', () => {
    const room = new BeamRoom();
    const beams = { width: 200, room, known: 1000, mostBytes: 20 * 2 ** 20 };
    const before = process.memoryUsage().external;
    let most = 0;
    let pieces = 0;
    for (const _ of construct(new Frame(large), new MemoryTableCache(), beams, newTally())) {
      if (++pieces % 50 === 0) most = Math.max(most, process.memoryUsage().external - before);
    }
    expect(pieces).toBeGreaterThan(1000);
    expect(room.bytes + room.history.bytes).toBeLessThan(20 * 2 ** 20);
    expect(most).toBeLessThan(20 * 2 ** 20);
  });

  test.each([1, 4, 6])('%i MB: what fits is done, what is counted is within, and the limit is told', (megabytes) => {
    const memory = megabytes * 2 ** 20;
    const small = randomPosition(seededRandom(2), { width: 6, height: 6 });
    const solution = unwrap(solve(tiles, small, { limits: { memory } }));
    expect(solution).toMatchObject({ status: 'solved', optimal: false, stopReason: 'memory' });
    // The smallest of them leaves the constructive method alone, whose one table is there whatever the limit.
    if (megabytes > 4) expect(solution.counts.bytes).toBeLessThanOrEqual(memory);
  });

  test('a narrower beam shortens a solution where the usual one does not fit', () => {
    const [none, narrow] = [1, 5].map((megabytes) =>
      unwrap(solve(tiles, large, { limits: { memory: megabytes * 2 ** 20, expansions: 1_000_000 } })),
    );
    expect(narrow!.length!).toBeLessThan(0.9 * none!.length!);
  });

  test('a history that is full ends a beam, which still says how it came to its best board', () => {
    const frame = new Frame(large);
    const guide = new ConflictEvaluator(frame);
    const history = new BeamHistory();
    const beam = new BeamSearch(new PlainBeam(frame, guide, 50, slotsFor(50, 1000)), 50, 100_000, history, 2 ** 16);
    let layers = 0;
    while (beam.advance(newTally())) layers++;
    expect(layers).toBeGreaterThan(300);
    expect(history.bytes).toBe(2 ** 16);
    const there = unwrap(tiles.playAll!(large, frame.pushes(beam.pathToBest(), 'stm')));
    expect(guide.first(new Frame(there).board, new Int32Array(1))).toBe(beam.best);
  });
});

test('pruning automata that take too much to find are not found', () => {
  const statesWith = (spareBytes: number): number =>
    finish(bestAutomaton(4, 4, 20_000_000, spareBytes)).next.length / 4;
  expect(statesWith(0)).toBe(pruningAutomaton(4, 4, 10_000_000).next.length / 4);
  expect(statesWith(2 ** 30)).toBeGreaterThan(3 * statesWith(0));
});

test('a beam on a large board takes what it says', () => {
  const side = 100;
  const goal = Array.from({ length: side * side }, (_, i) => (i + 1) % (side * side));
  const frame = new Frame({ width: side, height: side, tiles: goal, goal } as TilesPosition);
  const guide = new ConflictEvaluator(frame);
  const slots = slotsFor(30, 1000);
  const before = process.memoryUsage().arrayBuffers;
  const beam = new BeamSearch(new PlainBeam(frame, guide, 30, slots), 30, 1000);
  const taken = process.memoryUsage().arrayBuffers - before;
  expect(beam.width).toBe(30);
  expect(taken).toBeLessThan(1.2 * PlainBeam.bytes(frame, 30, guide.words, slots) + 2 ** 20);
  expect(taken).toBeLessThan(20 * 2 ** 20);
});

test('the tables of walking distance count while they are made, and are left out where only a first bound would need them', () => {
  // A goal that no other test has, so that its tables are not there yet.
  const goal = '1 2 3 4 5/6 7 8 9 10/11 12 13 0 14/15 16 17 18 19';
  const text = '5 1 2 3 4/10 6 7 8 9/11 12 13 0 14/15 16 17 18 19';
  const { position } = unwrap(tiles.parse(text, { goal }));
  const limits = { memory: 2e6 };
  const walking = { algorithm: 'idastar-fsm', heuristic: 'walking-distance', limits } as const;
  expect(unwrap(solve(tiles, position, walking))).toMatchObject({ status: 'stopped', stopReason: 'memory' });
  const informed = { algorithm: 'astar', heuristic: 'walking-distance', limits } as const;
  expect(unwrap(solve(tiles, position, informed))).toMatchObject({ status: 'stopped', stopReason: 'memory' });
  const blind = unwrap(solve(tiles, position, { algorithm: 'bfs', limits }));
  expect(blind).toMatchObject({ status: 'stopped', stopReason: 'memory' });
  expect(blind.counts.expanded).toBeGreaterThan(0);
  const bytes = Math.max(...tiles.space(position, 'stm').prepareHeuristic!('walking-distance'));
  expect(bytes).toBeGreaterThan(10e6);
  // Now that they are there, they count all the same.
  expect(unwrap(solve(tiles, position, walking))).toMatchObject({ status: 'stopped', stopReason: 'memory' });
  const { status, counts } = unwrap(solve(tiles, position, { ...walking, limits: { memory: bytes } }));
  expect({ status, bytes: counts.bytes }).toEqual({ status: 'solved', bytes });
});

test.each([
  // A goal that no other test has, so that its tables are not there yet.
  ['idastar-fsm', 'walking-distance', '1 2 3 4/0 5 6 7/9 10 11 8/13 14 15 12', '1 2 3 4/5 0 6 7/9 10 11 8/13 14 15 12'],
  ['complete-table', 'none', '1 2 3/4 5 6/7 0 8', '1 2 3/4 5 6/7 8 0'],
])('%s without memory for its tables is stopped, and does not throw', (id, heuristicId, board, goal) => {
  const { position } = unwrap(tiles.parse(board, { goal }));
  const strategy = tiles.strategies.find((each) => each.id === id)!;
  const heuristic = tiles.heuristics.find((each) => each.id === heuristicId)!;
  const options = { heuristic, weight: 1, memoryLimit: 0, tables: new MemoryTableCache(), untilLimit: false };
  const search = strategy.start(position, 'stm', options);
  let outcome = search.step(10);
  while (outcome === undefined) outcome = search.step(10);
  expect(outcome).toEqual({ status: 'stopped', reason: 'memory' });
});
