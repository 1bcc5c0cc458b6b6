import { expect, test } from 'vitest';
import { ProgressPace } from './progress-pace.js';

test('a line each minute, and at each tenth, but none in the first minute or soon after another', () => {
  const pace = new ProgressPace(1000);
  const due = (seconds: number, part?: number) => pace.isDue(1000 + seconds * 1000, part);
  expect([due(0.1, 0.5), due(59.9, 0.5), due(60, 0.5)]).toEqual([false, false, true]);
  expect([due(65, 0.7), due(70, 0.59), due(71, 0.6)]).toEqual([false, false, true]);
  expect([due(130, 0.65), due(131, 0.65), due(132, 0.65)]).toEqual([false, true, false]);
  expect([due(190), due(191), due(192)]).toEqual([false, true, false]);
});
