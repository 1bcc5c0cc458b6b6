import { describe, expect, test } from 'vitest';
import { type Graph, graphSpace } from '../testing/graph-space.js';
import { edgeBetween, listBytes, listsFor, newSuccessors } from './counts.js';

/** 1 and 2 are beside the start, not beside each other. */
const graph: Graph = {
  nodes: 3,
  edges: [
    [0, 1],
    [0, 2],
  ],
  start: 0,
  goals: [],
  estimates: [],
};

describe('lists of successors', () => {
  test.each([
    [0, 1, 1, false],
    [100, 2, 100, false],
    [4095, 1, 4095, false],
    [4096, 1, 4096, true],
    [20_000, 1, 16_384, true],
    [127, 1024, 127, false],
    [128, 1024, 128, true],
    [600, 1000, 524, true],
    [600, 1_000_000, 1, true],
  ])(
    '%i successors with keys of %i words: %i in a list, in a large space: %s',
    (most, words, maxSuccessors, isLarge) => {
      expect(listsFor(most, words)).toEqual({ maxSuccessors, isLarge });
    },
  );

  test('take a word for the edge besides the key in large spaces, and count as nothing in others', () => {
    expect(listBytes(graphSpace(graph, 3, 2))).toBe(4 * 2 * (3 + 1));
    expect(listBytes(graphSpace(graph, 3))).toBe(0);
  });
});

describe('the edge between two states', () => {
  const space = graphSpace(graph);
  const edge = (from: number, to: number, out = newSuccessors(space)): number =>
    edgeBetween(space, Int32Array.of(from), Int32Array.of(to), out, new Int32Array(1));

  test('is the one that leads there', () => {
    expect([edge(0, 1), edge(0, 2), edge(1, 0), edge(2, 0)]).toEqual([0, 1, 0, 1]);
  });

  test('is looked for among the successors of this state, whatever the list held before', () => {
    const out = newSuccessors(space);
    edge(0, 2, out);
    expect(() => edge(1, 2, out)).toThrow('The states are not neighbours');
  });
});
