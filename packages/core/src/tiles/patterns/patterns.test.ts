import { describe, expect, test } from 'vitest';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { createEstimate } from '../heuristics/heuristics.js';
import { cellDistance } from '../heuristics/measures.js';
import { tiles } from '../index.js';
import { createPosition, namedGoal } from '../position.js';
import { Frame, neighbourTable } from '../space/frame.js';
import { GROUP_SIZES, partitions } from './partitions.js';
import type { Pattern } from './pattern.js';
import { buildPattern } from './pattern-build.js';
import { excessAt, placementOf } from './pattern-estimate.js';
import { PatternLayout } from './pattern-layout.js';
import { buildPatternTable, loadPatterns, patternRequests } from './pattern-set.js';

function finish<T>(generator: Generator<unknown, T>): T {
  let step = generator.next();
  while (!step.done) step = generator.next();
  return step.value;
}

/**
 * The slow truth: for each place of the pattern's tiles and of the blank, the fewest moves of these tiles alone. Other moves of
 * the blank cost nothing in this search. Keys are the tiles' places, then the blank's.
 */
function exactDistances({ width, height, goals, blankGoal }: Pattern): Map<string, number> {
  const neighbours = neighbourTable(width, height);
  const distances = new Map<string, number>();
  let layer = [[...goals, blankGoal]];
  for (let distance = 0; layer.length > 0; distance++) {
    const next: number[][] = [];
    for (const state of layer) {
      if (distances.has(state.join())) continue;
      distances.set(state.join(), distance);
      const blank = state.at(-1)!;
      for (const cell of neighbours.subarray(4 * blank, 4 * blank + 4)) {
        if (cell < 0) continue;
        const tile = state.indexOf(cell);
        const after = [...state];
        after[after.length - 1] = cell;
        if (tile >= 0) after[tile] = blank;
        // A free move stays in this layer, which grows while it is read.
        (tile >= 0 ? next : layer).push(after);
      }
    }
    layer = next;
  }
  return distances;
}

describe('pattern databases', () => {
  test.each<[string, Pattern]>([
    ['3×3, three tiles', { width: 3, height: 3, blankGoal: 8, goals: [0, 1, 4] }],
    ['3×3, four tiles, blank in the middle', { width: 3, height: 3, blankGoal: 4, goals: [0, 3, 7, 8] }],
    ['2×4, four tiles', { width: 2, height: 4, blankGoal: 7, goals: [1, 2, 4, 6] }],
    ['4×3, three tiles', { width: 4, height: 3, blankGoal: 11, goals: [2, 5, 10] }],
    ['4×4, three tiles', { width: 4, height: 4, blankGoal: 15, goals: [1, 2, 3] }],
    ['5×5, two tiles', { width: 5, height: 5, blankGoal: 24, goals: [7, 23] }],
  ])('%s: every entry is exact', (_, pattern) => {
    const table = finish(buildPattern(pattern));
    const { width, height, goals } = pattern;
    const layout = PatternLayout.for(width, height, goals.length);
    let entries = 0;
    for (const [key, distance] of exactDistances(pattern)) {
      const state = key.split(',').map(Number);
      const places = new Int32Array(layout.cells);
      for (const [i, goal] of goals.entries()) places[goal] = state[i]!;
      const { set, order } = placementOf({ goals, layout, table }, places);
      const manhattan = goals.reduce((sum, goal, i) => sum + cellDistance(state[i]!, goal, width), 0);
      const found = manhattan + 2 * excessAt({ goals, layout, table }, set, order, state.at(-1)!);
      if (found !== distance) expect.unreachable(`${key}: ${found} instead of ${distance}`);
      entries++;
    }
    expect(entries).toBe(arrangements(layout.cells, goals.length + 1));
  });

  test('sets and orders are numbered without gaps', () => {
    for (const [width, height, count] of [
      [4, 4, 6],
      [3, 5, 4],
      [5, 5, 3],
    ] as const) {
      const layout = PatternLayout.for(width, height, count);
      const sets = [...layout.allSets()];
      expect(new Set(sets).size).toBe(layout.sets);
      expect(sets.every((set, rank) => layout.setRank(set) === rank)).toBe(true);
      const orders = layout.allOrders();
      for (let order = 0; order < layout.orders; order++) {
        expect(layout.orderOf(orders.subarray(order * count, (order + 1) * count))).toBe(order);
      }
    }
  });

  test('a layout of eight tiles is made in slices, and once', () => {
    const slices = () => [...PatternLayout.inSlices(3, 7, 8)].length;
    expect(slices()).toBeGreaterThan(50);
    expect(slices()).toBe(0);
  });

  test('partitions use every tile once', () => {
    for (const kind of Object.keys(GROUP_SIZES)) {
      for (const [width, height, blankGoal] of [
        [2, 2, 3],
        [3, 3, 4],
        [4, 4, 15],
        [4, 4, 10],
        [2, 8, 15],
        [5, 5, 24],
      ] as const) {
        const all = Array.from({ length: width * height }, (_, cell) => cell).filter((cell) => cell !== blankGoal);
        for (const groups of partitions({ width, height, blankGoal }, kind)) {
          expect(groups.flat().sort((a, b) => a - b)).toEqual(all);
        }
      }
    }
  });

  test('4×4: along random walks no estimate falls or rises by more than 1, and none passes the way back', () => {
    const random = seededRandom(8);
    const cache = new MemoryTableCache();
    const goal = namedGoal('blank-last', 16);
    let position = unwrap(createPosition({ width: 4, height: 4, tiles: goal, goal }));
    const estimates = ['pdb-555', 'pdb-663', 'max', 'walking-distance', 'linear-conflict', 'manhattan'].map((id) =>
      createEstimate(id, position, cache),
    );
    let before = estimates.map(() => 0);
    for (let moved = 1; moved <= 1000; moved++) {
      position = unwrap(tiles.play(position, random.pick(tiles.moves(position, 'stm'))));
      const now = estimates.map((estimate) => estimate(Int32Array.from(position.tiles), 0));
      for (const [i, value] of now.entries()) {
        expect(Math.abs(value - before[i]!)).toBe(1);
        expect(value).toBeLessThanOrEqual(moved);
      }
      before = now;
    }
    // None is below the Manhattan distance that it starts from.
    expect(Math.min(...before)).toBe(before.at(-1));
  });

  test('a table is made from its id alone, and a stale id makes none', () => {
    const goal = namedGoal('blank-last', 9);
    const frame = new Frame(unwrap(createPosition({ width: 3, height: 3, tiles: goal, goal })));
    const cache = new MemoryTableCache();
    const loaded = finish(loadPatterns(frame, 'pdb-555', cache));
    for (const [i, { id }] of patternRequests(frame, 'pdb-555').entries()) {
      expect(id).toMatch(/^[\w.-]+$/);
      expect(finish(buildPatternTable(id)!)).toEqual(loaded[i]!.table);
    }
    expect(buildPatternTable('tiles-patterns-v0-3x3-8-0.1')).toBeUndefined();
    expect(buildPatternTable('nonsense')).toBeUndefined();
  });

  test('a table of the wrong length in the cache is built again', () => {
    const goal = namedGoal('blank-last', 9);
    const frame = new Frame(unwrap(createPosition({ width: 3, height: 3, tiles: goal, goal })));
    const cache = new MemoryTableCache();
    for (const { id } of patternRequests(frame, 'pdb-555')) cache.put(id, new Uint8Array(5));
    expect(finish(loadPatterns(frame, 'pdb-555', cache)).every(({ table }) => table.length > 5)).toBe(true);
  });
});

function arrangements(cells: number, tilesPlaced: number): number {
  let product = 1;
  for (let i = 0; i < tilesPlaced; i++) product *= cells - i;
  return product;
}
