import { describe, expect, test } from 'vitest';
import type { Space } from '../contract/engine/space.js';
import { seededRandom } from '../random.js';
import { type Graph, graphSpace, randomGraph } from '../testing/graph-space.js';
import { PlainLayers } from './plain-layers.js';
import { KeyTable } from './tables/key-table.js';
import { StateQueue } from './tables/state-queue.js';
import { WordSet } from './tables/word-set.js';

const memoryLimit = Number.POSITIVE_INFINITY;

/** The start has so many neighbours, each of which leads to a leaf. */
function star(neighbours: number, goals: readonly number[] = []): Graph {
  const edges = Array.from({ length: neighbours }, (_, i) => [
    [0, 1 + i] as const,
    [1 + i, 1 + neighbours + i] as const,
  ]);
  return { nodes: 1 + 2 * neighbours, edges: edges.flat(), start: 0, goals, estimates: [] };
}

/** The space with other measures: the words that its working states have more are not used. */
function measured(space: Space<number>, measures: Partial<Space>): Space<number> {
  return Object.assign(Object.create(space), measures);
}

/** How many states are expanded before the memory ends, and what they take at most. */
function run(space: Space<number>, limit: number, most: number) {
  const layers = new PlainLayers(space, { memoryLimit: limit }, 'goal');
  const starts = [0, 1];
  let [all, done, peak] = [0, 1, 0];
  for (let left = 1; left > 0 && done > 0; ) {
    done = layers.expand(Math.min(most, left));
    all += done;
    left -= done;
    peak = Math.max(peak, layers.bytes);
    if (left > 0 || layers.waiting === 0) continue;
    left = layers.waiting;
    starts.push(layers.size);
    layers.startLayer(starts.at(-3)!);
  }
  return { all, peak };
}

describe('states that are expanded together', () => {
  test.each([
    [1, 40, 1, 1],
    [2, 40, 1, 16],
    [2, 999, 1, 16],
    [2, 1000, 1, 1],
    [2, 500, 199, 16],
    [2, 500, 200, 1],
  ])('keys of %i words, %i successors, states of %i words: %i', (words, maxSuccessors, stateWords, batch) => {
    const space = measured(graphSpace(star(40), words), { maxSuccessors, stateWords });
    const layers = new PlainLayers(space, { memoryLimit }, 'goal');
    expect(layers.expand(1)).toBe(1);
    layers.startLayer(0);
    expect(layers.expand(40)).toBe(batch);
  });

  test('are all of one layer', () => {
    const layers = new PlainLayers(graphSpace(star(20), 2), { memoryLimit }, 'goal');
    layers.expand(1);
    layers.startLayer(0);
    expect([layers.expand(100), layers.expand(100)]).toEqual([16, 4]);
    expect(layers.waiting).toBe(20);
  });

  test('are no more than those up to the one that a goal was generated from', () => {
    // The neighbours are numbered from 1, and the goal is what the third of them leads to.
    const layers = new PlainLayers(graphSpace(star(5, [8]), 2), { memoryLimit }, 'goal');
    layers.expand(1);
    layers.startLayer(0);
    expect(layers.expand(5)).toBe(3);
    expect(layers).toMatchObject({ solved: 8, size: 9, generated: 5 + 3 * 2 });
  });

  test('are none where the start is a goal', () => {
    const layers = new PlainLayers(graphSpace(star(5, [0]), 2), { memoryLimit }, 'goal');
    expect(layers.expand(1)).toBe(0);
    expect(layers).toMatchObject({ solved: 0, size: 1, generated: 0 });
  });
});

describe('memory', () => {
  test.each([
    [1, () => new WordSet(), 48],
    [2, () => new KeyTable(2), 256],
  ])('keys of %i words: what these take, and a queue', (words, make, recordsAChunk) => {
    const layers = new PlainLayers(graphSpace(star(5), words), { memoryLimit }, 'goal');
    const known = make();
    known.reserve(1, memoryLimit);
    expect(layers.bytes).toBe(known.bytes + new StateQueue(2, recordsAChunk).bytes);
  });

  test('stays below the limit, and ends the search at the same state wherever it pauses', () => {
    const graph = randomGraph(seededRandom(3), 3000, 9000);
    const space = graphSpace({ ...graph, goals: [] }, 2);
    const ends = [50_000, 60_000, 70_000, 80_000, 90_000, 100_000].map((limit) => {
      const whole = run(space, limit, 16);
      for (const most of [1, 5, 7]) expect(run(space, limit, most), `${most} at a time, up to ${limit}`).toEqual(whole);
      expect(whole.peak).toBeLessThanOrEqual(limit);
      return whole.all;
    });
    // With twice the memory, many times as many.
    expect(ends[5]).toBeGreaterThan(10 * ends[0]!);
  });

  test('stays below the limit, too, where a few states more begin a large chunk of the queue', () => {
    const edges = Array.from({ length: 2000 }, (_, i) => [i >> 1, i + 1] as const);
    const tree = graphSpace({ nodes: 2001, edges, start: 0, goals: [], estimates: [] }, 2);
    const chunk = 4 * 256 * (99 + 1);
    for (let limit = 2 * chunk; limit < 5 * chunk; limit += chunk / 4) {
      expect(run(measured(tree, { stateWords: 99 }), limit, 16).peak).toBeLessThanOrEqual(limit);
    }
  });
});
