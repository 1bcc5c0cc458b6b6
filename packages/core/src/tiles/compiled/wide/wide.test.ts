import { describe, expect, test, vi } from 'vitest';
import type { Helpers } from '../../../contract/engine/search.js';
import { MemoryTableCache } from '../../../memory-table-cache.js';
import { seededRandom } from '../../../random.js';
import { unwrap } from '../../../result.js';
import { newTally } from '../../../search/counts.js';
import { prepare } from '../../../solving/prepare.js';
import { replay } from '../../../solving/replay.js';
import { solve } from '../../../solving/solve.js';
import { HelpingThreads } from '../../../testing/helping-threads.js';
import { cellDistance } from '../../heuristics/measures.js';
import { isSolvable, tiles } from '../../index.js';
import { excessAt, placementOf } from '../../patterns/pattern-estimate.js';
import { loadPatterns } from '../../patterns/pattern-set.js';
import type { TilesPosition } from '../../position.js';
import { randomPosition } from '../../random.js';
import { Frame, neighbourTable } from '../../space/frame.js';
import {
  buildPlacementTable,
  hasPlacementTables,
  indexOf,
  loadPlacementTables,
  placementRequests,
} from './placement-tables.js';
import { placementsOf } from './placements-of.js';
import type { WideTask } from './wide-assist.js';
import { WideMemory } from './wide-beam.js';
import { openWideBeams } from './wide-beams.js';
import { OUT_WORDS, WIDE, WORK } from './wide-plan.js';
import { KEEP, SCORE } from './wide-work.js';

const cache = new MemoryTableCache();

function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

function solvable(width: number, height: number): TilesPosition {
  const random = seededRandom(3);
  for (;;) {
    const position = randomPosition(random, { width, height });
    if (isSolvable(position)) return position;
  }
}

test('a table has the excess of every placement, as a plain search of tiles and blank finds it', () => {
  const [width, height, goals] = [4, 4, [1, 4]];
  const cells = width * height;
  const neighbours = neighbourTable(width, height);
  const least = new Map<number, number>();
  const reached = new Set<string>();
  let layer: (readonly [number[], number])[] = [[goals, 15]];
  for (let distance = 0; layer.length > 0; distance++) {
    const next: typeof layer = [];
    for (const [places, blank] of layer) {
      if (reached.has(`${places} ${blank}`)) continue;
      reached.add(`${places} ${blank}`);
      const index = indexOf(places, cells);
      if (!least.has(index)) least.set(index, distance);
      for (const from of neighbours.subarray(4 * blank, 4 * blank + 4)) {
        if (from < 0) continue;
        const moved = places.map((place) => (place === from ? blank : place));
        if (places.includes(from)) next.push([moved, from]);
        // Moves of other tiles are free.
        else layer.push([places, from]);
      }
    }
    layer = next;
  }
  const table = finish(buildPlacementTable(`tiles-placements-v1-4x4-15-${goals.join('.')}`)!);
  expect(least.size).toBe(16 * 15);
  for (const [index, distance] of least) {
    const places = goals.map((_, i) => Math.floor(index / cells ** i) % cells);
    const home = places.reduce((sum, place, i) => sum + cellDistance(place, goals[i]!, width), 0);
    expect(home + 2 * ((table[index >> 1]! >> (4 * (index & 1))) & 15)).toBe(distance);
  }
});

test('of pattern databases, each placement has the least excess wherever the blank is', () => {
  const frame = new Frame(solvable(4, 5));
  const patterns = finish(loadPatterns(frame, 'pdb-555', cache));
  const tables = finish(placementsOf(patterns));
  expect(finish(placementsOf(patterns))[0]!.table).toBe(tables[0]!.table);
  const random = seededRandom(5);
  for (let i = 0; i < 300; i++) {
    const places = Int32Array.from(random.shuffle(Array.from({ length: 20 }, (_, cell) => cell)));
    for (const [p, pattern] of patterns.entries()) {
      const own = pattern.goals.map((goal) => places[goal]!);
      const { set, order } = placementOf(pattern, places);
      const blanks = [...places].filter((cell) => !own.includes(cell));
      const index = indexOf(own, 20);
      expect((tables[p]!.table[index >> 1]! >> (4 * (index & 1))) & 15).toBe(
        Math.min(...blanks.map((blank) => excessAt(pattern, set, order, blank))),
      );
    }
  }
});

test('ids of other versions mean nothing, and there are no tables for small, large and plain platforms', () => {
  expect(buildPlacementTable('tiles-placements-v0-4x4-15-1.4.5')).toBeUndefined();
  expect(hasPlacementTables({ width: 3, height: 9, blankGoal: 26 })).toBe(false);
  expect(hasPlacementTables({ width: 5, height: 8, blankGoal: 39 })).toBe(false);
  expect(hasPlacementTables({ width: 7, height: 7, blankGoal: 48 })).toBe(true);
  // Groups around the centre are images of one another, but for the one with the blank.
  expect(placementRequests({ width: 7, height: 7, blankGoal: 48 })).toHaveLength(4);
  vi.stubGlobal('WebAssembly', undefined);
  try {
    expect(hasPlacementTables({ width: 6, height: 6, blankGoal: 35 })).toBe(false);
  } finally {
    vi.unstubAllGlobals();
  }
});

describe('wide beams', () => {
  const position = solvable(4, 5);
  const frame = new Frame(position);
  const groups = finish(loadPlacementTables(frame, cache));
  const left = () => ({ milliseconds: Number.POSITIVE_INFINITY, expansions: Number.POSITIVE_INFINITY });
  const budget = { milliseconds: Number.POSITIVE_INFINITY, expansions: 100_000 };

  function solveWith(helpers?: Helpers): number {
    const counts = newTally();
    const beams = finish(openWideBeams(frame, groups, left, counts, helpers))!;
    const path = finish(beams.search(1000, budget, 2 ** 30))!;
    expect(replay(tiles, position, frame.pushes(path, 'stm'), 'stm')).toBe(path.length);
    // None is found that is not shorter.
    expect(finish(beams.search(path.length, { ...budget, expansions: 1000 }, 2 ** 30))?.length ?? 0).toBeLessThan(
      path.length,
    );
    expect(finish(beams.search(1000, budget, 1))).toBeUndefined();
    expect(counts.generated).toBeGreaterThan(counts.expanded);
    expect(counts.expanded).toBeLessThan(150_000);
    beams.release();
    return path.length;
  }

  test('a solution that the rules accept, within the budget, the same each time', () => {
    expect(solveWith()).toBe(solveWith());
  });

  test('with another thread it is as good', async () => {
    const threads = await HelpingThreads.start(1);
    try {
      expect(solveWith(threads)).toBeLessThan(1.1 * solveWith());
      await threads.all('left');
    } finally {
      await threads.end();
    }
  });

  test('a solved board has no moves to make', () => {
    const solved = new Frame({ ...position, tiles: position.goal });
    const beams = finish(openWideBeams(solved, groups, left, newTally(), undefined))!;
    expect(finish(beams.search(10, budget, 2 ** 30))).toEqual([]);
  });
});

test('a chunk ends where the goal is found, and writes no history but its own', () => {
  const solved = solvable(4, 5).goal;
  const position = { width: 4, height: 5, tiles: solved.with(-1, solved.at(-2)!).with(-2, 0), goal: solved };
  const frame = new Frame(position as TilesPosition);
  const memory = finish(WideMemory.open(frame, finish(loadPlacementTables(frame, cache)), 1))!;
  const history = memory.begin(frame, 500, 0)!;
  memory.instance.growTo(history + 8);
  const { plan, worker, instance } = memory;
  const { words } = instance;
  const work = plan.work / 4;
  // The board stands behind five others, of another chunk.
  const [layer, size] = [words[WIDE.layer / 4]! / 4, plan.boardBytes / 4];
  words.copyWithin(layer + 5 * size, layer, layer + size);
  words.set([5, 6, history], plan.chunks / 4);
  words[WIDE.threshold / 4] = 1;
  words.fill(0, work + WORK.given, work + WORK.out + OUT_WORDS);
  words.fill(-1, history / 4 - 2, history / 4);
  for (const kind of [SCORE, KEEP]) {
    words[work + WORK.kind] = kind;
    words[work + WORK.left] = words[work + WORK.chunks] = 1;
    expect(worker.doChunk()).toBe(true);
  }
  expect(words[WIDE.goal / 4]! >> 2).toBe(5);
  expect(words[work + WORK.records]).toBe(1);
  expect([...words.subarray(history / 4 - 2, history / 4)]).toEqual([-1, -1]);
});

test('6×6: after a few expansions, near the shortest', () => {
  const position = solvable(6, 6);
  const { length, moves, lowerBound } = unwrap(
    solve(tiles, position, { tables: cache, limits: { expansions: 300_000 } }),
  );
  expect(replay(tiles, position, moves, 'stm')).toBe(length);
  expect(length).toBeLessThan(1.6 * lowerBound);
});

test('a search that waits for another thread hears of its end', () => {
  let shared: Int32Array | undefined;
  let work = 0;
  const help = (_: string, [task]: readonly unknown[]): void => {
    const { memory, code } = task as WideTask;
    [shared, work] = [new Int32Array(memory.buffer), code.work / 4];
  };
  const options = { tables: cache, algorithm: 'anytime-beam', helpers: { count: 1, help } } as const;
  const prepared = unwrap(prepare(tiles, solvable(6, 6), options));
  const solving = unwrap(prepared.start({ limits: { expansions: 10_000_000 } }));
  // The other thread takes a chunk, and never gives it back.
  while (shared === undefined || Atomics.load(shared, work + WORK.left) < 1) expect(solving.step(1)).toBeUndefined();
  Atomics.sub(shared, work + WORK.left, 1);
  for (let i = 0; i < 100; i++) expect(solving.step(1)).toBeUndefined();
});
