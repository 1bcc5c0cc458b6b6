import { unwrap } from '@slidewise/core/result';
import { expect, test } from 'vitest';
import { nextRequest, readRequest, titleOfRequest, writeRequest } from './request.js';

test.each(['rush-hour', 'tiles'])('requests for %s are read as they were written', (family) => {
  const request = { family, size: { width: 5, height: 7 }, moves: 23, seed: 1234 };
  const text = writeRequest(request);
  expect(text).toBe(`${family}-5x7-23-1234`);
  expect(unwrap(readRequest(text))).toEqual(request);
});

test('a title has the seed', () => {
  const request = { size: { width: 6, height: 6 }, moves: 23, seed: 1234 };
  expect(titleOfRequest({ title: 'Rush Hour', unit: 'move' }, request)).toBe('Rush Hour 6×6 · 23 moves · 1234');
});

test.each(['', 'rush-hour', 'rush-hour-0x6-1-1', 'rush-hour-6x6-0-1', 'rush-hour-6x6-1-1-'])(
  '%j is no request',
  (text) => {
    expect(readRequest(text).ok).toBe(false);
  },
);

test('harder and easier stay within the lengths that there are', () => {
  const lengths = { least: 5, most: 30 };
  const after = (moves: number, change: 'harder' | 'easier' | 'alike') =>
    unwrap(nextRequest({ moves, seed: 7 }, change, lengths));
  expect(after(20, 'harder')).toEqual({ moves: 24, seed: 8 });
  expect(after(20, 'easier')).toEqual({ moves: 16, seed: 8 });
  expect(after(20, 'alike')).toEqual({ moves: 20, seed: 8 });
  expect([after(29, 'harder').moves, after(5, 'easier').moves, after(6, 'easier').moves]).toEqual([30, 5, 5]);
});
