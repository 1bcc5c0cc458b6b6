import { describe, expect, test } from 'vitest';
import type { Trace } from '../contract/engine/search.js';
import { type Graph, graphSpace } from '../testing/graph-space.js';
import { LargeLayers } from './large-layers.js';

const memoryLimit = Number.POSITIVE_INFINITY;

/** The start has three neighbours, and behind each of them is one state. */
function threeWays(goals: readonly number[] = []): Graph {
  const edges = [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 4],
    [2, 5],
    [3, 6],
  ] as const;
  return { nodes: 7, edges, start: 0, goals, estimates: [] };
}

describe('an expansion in lists', () => {
  test('goes on until all successors are listed', () => {
    const layers = new LargeLayers(graphSpace(threeWays(), 1, 2), { memoryLimit }, 'goal');
    expect(layers.expand()).toBe(1);
    expect(layers).toMatchObject({ unfinished: true, generated: 2, size: 3, waiting: 3 });
    expect(layers.goOn()).toBe(true);
    expect(layers).toMatchObject({ unfinished: false, generated: 3, size: 4, waiting: 3 });
  });

  test('ends with the list that has a goal', () => {
    const layers = new LargeLayers(graphSpace(threeWays([1]), 1, 1), { memoryLimit }, 'goal');
    layers.expand();
    expect(layers).toMatchObject({ unfinished: false, solved: 1, generated: 1 });
  });

  test('tells a trace how far from the start the states are', () => {
    const distances: number[] = [];
    const trace: Trace = { enter: (_node, _parent, _edge, g) => void distances.push(g), expand: () => {} };
    const layers = new LargeLayers(graphSpace(threeWays(), 1, 3), { memoryLimit, trace }, 'goal');
    layers.expand();
    layers.startLayer(0);
    while (layers.waiting > 0) layers.expand();
    expect(distances).toEqual([0, 1, 1, 1, 2, 2, 2]);
    expect(layers.peakWaiting).toBe(3);
  });
});

describe('memory', () => {
  // Sets of words have 1024 slots and a chunk of 256 at first; a chunk of the queue has 48 records of a state and an edge.
  const known = 4 * (1024 + 256);
  const queue = 4 * 48 * 2;
  // A key and an edge; parent and edge of two states.
  const list = 4 * 2;
  const parents = 4 * 2 * 2;
  const inLists = graphSpace(threeWays(), 1, 1);

  test('is that of keys, queue, list and parents', () => {
    expect(new LargeLayers(inLists, { memoryLimit }, 'goal').bytes).toBe(known + queue + list + parents);
  });

  test.each([
    [parents - 1, 0],
    [parents, 1],
    // With the first list there are two states. For the second, the parents of four are made while those of two still exist.
    [3 * parents - 1, 1],
    [3 * parents, 3],
  ])('%i bytes for parents are enough for %i lists', (forParents, lists) => {
    const limit = known + queue + list + forParents;
    const layers = new LargeLayers(inLists, { memoryLimit: limit }, 'goal');
    let done = layers.expand();
    while (done > 0 && layers.goOn()) done++;
    expect(done).toBe(lists);
  });
});
