import { describe, expect, test } from 'vitest';
import { StateQueue } from './state-queue.js';

/** Writes records of a number each. */
function push(queue: StateQueue, ...numbers: readonly number[]): void {
  for (const number of numbers) {
    queue.tail[queue.tailAt] = number;
    queue.push();
  }
}

function shift(queue: StateQueue): number {
  const number = queue.head[queue.headAt]!;
  queue.shift();
  return number;
}

describe('a queue of states', () => {
  test('gives back in order what came in, through thousands of chunks', () => {
    const queue = new StateQueue(1, 2);
    const got: number[] = [];
    for (let number = 0; number < 5000; number++) {
      push(queue, number);
      // Half of them wait until the end.
      if (number % 2 === 1) got.push(shift(queue));
    }
    while (queue.length > 0) got.push(shift(queue));
    expect(got).toEqual(got.map((_, i) => i));
    expect(got).toHaveLength(5000);
  });

  test('says how many records there are up to the end of the chunk that is read', () => {
    const queue = new StateQueue(2, 3);
    push(queue, 1, 2, 3, 4);
    const left = [queue.inHead];
    for (let i = 0; i < 4; i++) {
      queue.shift();
      left.push(queue.inHead);
    }
    expect(left).toEqual([3, 2, 1, 3, 2]);
  });

  test('takes a new chunk when one is full and none has been read', () => {
    const queue = new StateQueue(3, 2);
    const chunk = 4 * 3 * 2;
    const bytes: number[] = [];
    for (let i = 0; i < 4; i++) {
      push(queue, i);
      bytes.push(queue.bytes);
    }
    expect(bytes).toEqual([chunk, 2 * chunk, 2 * chunk, 3 * chunk]);
    queue.shift();
    queue.shift();
    push(queue, 4, 5);
    expect(queue.bytes).toBe(3 * chunk);
  });

  test('knows beforehand what it will take with more records', () => {
    for (let before = 0; before < 6; before++) {
      for (let read = 0; read <= before; read++) {
        for (let more = 0; more < 8; more++) {
          const queue = new StateQueue(2, 3);
          for (let i = 0; i < before; i++) push(queue, i);
          for (let i = 0; i < read; i++) queue.shift();
          const expected = queue.bytesWith(more);
          for (let i = 0; i < more; i++) push(queue, i);
          expect(queue.bytes, `${before} in, ${read} out, then ${more} in`).toBe(expected);
        }
      }
    }
  });
});
