import type { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Presence } from './presence.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever has left does not show up again, not even if that was under way', async () => {
  const asked: string[] = [];
  let answer = (): void => {};
  let slow = false;
  const note = (name: string, value: unknown) => async () => {
    asked.push(name);
    return value;
  };
  const redis = {
    time: async () => {
      if (slow) await new Promise<void>((resolve) => (answer = resolve));
      return ['1', '0'];
    },
    zremrangebyscore: async () => 0,
    zadd: note('zadd', 1),
    pexpire: async () => 1,
    zrange: async () => [],
    zrem: note('zrem', 1),
  } as unknown as Redis;
  const presence = new Presence(redis, 'test', { role: 'collector', id: 'me', version: '1.0.0', threads: 0 });
  await presence.enter(note('also', undefined));
  slow = true;
  await vi.advanceTimersToNextTimerAsync();
  const left = presence.leave().then(note('left', undefined));
  answer();
  await left;
  await vi.runAllTimersAsync();
  expect(asked).toEqual(['zadd', 'also', 'zadd', 'also', 'zrem', 'left']);
});

test('entries that speak of nobody are ignored, and removed', async () => {
  const worker = { role: 'worker', id: 'other', version: '1.0.0', threads: 3 };
  const strange = ['garbage', 'null', '7', '{}', JSON.stringify({ ...worker, threads: 'x' })];
  const removed: unknown[] = [];
  const redis = {
    time: async () => ['1', '0'],
    zremrangebyscore: async () => 0,
    zadd: async () => 1,
    pexpire: async () => 1,
    zrange: async () => [...strange, JSON.stringify(worker)],
    zrem: async (_: string, ...entries: readonly string[]) => void removed.push(...entries),
  } as unknown as Redis;
  const presence = new Presence(redis, 'test', { role: 'collector', id: 'me', version: '1.0.0', threads: 0 });
  await presence.look();
  expect([presence.others, presence.threads]).toEqual([[worker], 3]);
  expect(removed).toEqual(strange);
});
