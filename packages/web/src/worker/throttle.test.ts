import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('news is told a tenth of a second after the last, and not made before', () => {
  const told: number[] = [];
  let made = 0;
  const report = throttle<number>((news) => told.push(news));
  for (const wait of [0, 99, 1, 50, 49, 1, 1]) {
    vi.advanceTimersByTime(wait);
    report(() => ++made);
  }
  expect(told).toEqual([1, 2]);
  expect(made).toBe(2);
});
