import { GREY } from '@slidewise/graph';
import { expect, test } from 'vitest';
import type { DrawnMap } from '../../worker/maps.js';
import { MapModel } from './map-model.js';

// A line of five points with a branch: 4-3-2-1-0 by distance, and 5 beside 2, from which no goal is known.
const map: DrawnMap = {
  ...{ size: 6, positions: 6, isComplete: true, hasImages: false },
  layers: new Float32Array(12),
  edges: Uint32Array.of(0, 1, 1, 2, 2, 3, 3, 4, 2, 5),
  fromStart: Int32Array.of(4, 3, 2, 1, 0, 3),
  toGoal: Int32Array.of(0, 1, 2, 3, 4, -1),
  bottlenecks: Uint8Array.of(0, 1, 1, 1, 0, 0),
  hardest: [4],
};
const model = new MapModel(map);

test('a shortest way leads to the goal; a point without one stays where it is', () => {
  expect(model.wayFrom(4)).toEqual([4, 3, 2, 1, 0]);
  expect(model.wayFrom(5)).toEqual([5]);
});

test('marks are the hardest, bottlenecks, dead ends and solved points', () => {
  expect(model.marked('hardest')).toEqual([4]);
  expect(model.marked('bottlenecks')).toEqual([1, 2, 3]);
  expect(model.marked('ends')).toEqual([0, 4, 5]);
  expect(model.marked('solved')).toEqual([0]);
});

test('a trail left the valley where the goal moved away first', () => {
  expect(model.turningPoint([4, 3, 2, 3, 2, 1])).toBe(2);
  expect(model.turningPoint([4, 3, 2, 1, 0])).toBe(-1);
});

test('colours follow the scale; unknown distances are grey, pieces have their own', () => {
  expect(model.colourOf(0, 'goal')).not.toEqual(model.colourOf(4, 'goal'));
  expect(model.colourOf(5, 'goal')).toBe(GREY);
  expect(model.colourOf(0, 'degree')).toEqual(model.colourOf(4, 'degree'));
  const pieces = { moved: Int16Array.of(1, 0, 0, 0, -1, 0), tones: [GREY, [1, 2, 3]] as const };
  expect(model.colourOf(0, 'piece', pieces)).toEqual([1, 2, 3]);
  expect(model.colourOf(4, 'piece', pieces)).toBe(GREY);
});
