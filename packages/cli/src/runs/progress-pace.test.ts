import { expect, test } from 'vitest';
import { ProgressPace } from './progress-pace.js';

test('a line each minute, and at each tenth, but none in the first seconds or soon after another', () => {
  const pace = new ProgressPace(1000);
  const due = (seconds: number, part?: number) => pace.isDue(1000 + seconds * 1000, part);
  expect([due(0.1, 0.5), due(9.9, 0.5), due(10, 0.5)]).toEqual([false, false, true]);
  expect([due(15, 0.7), due(20, 0.59), due(21, 0.6)]).toEqual([false, false, true]);
  expect([due(80, 0.65), due(81, 0.65), due(82, 0.65)]).toEqual([false, true, false]);
  expect([due(140), due(141), due(142)]).toEqual([false, true, false]);
});
