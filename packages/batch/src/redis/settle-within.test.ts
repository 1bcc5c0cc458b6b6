import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settleWithin } from './settle-within.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<void>(() => {});

test('nothing is waited for where Redis is away', async () => {
  for (const status of ['reconnecting', 'close', 'connecting', 'end'] as const)
    await settleWithin({ status }, never, 1000);
  // What fails later is nobody's concern.
  await settleWithin({ status: 'end' }, Promise.reject(new Error('the connection is closed')), 1000);
  expect(vi.getTimerCount()).toBe(0);
});

test('where it is there, what is done is waited for, but not for ever', async () => {
  let [finish, isOver] = [() => {}, false];
  const doing = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const over = settleWithin({ status: 'ready' }, doing, 1000).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  finish();
  await over;
  expect(vi.getTimerCount()).toBe(0);
  const late = settleWithin({ status: 'ready' }, never, 1000);
  await vi.advanceTimersByTimeAsync(1000);
  await late;
});
