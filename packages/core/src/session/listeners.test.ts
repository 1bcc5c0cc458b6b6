import { expect, test } from 'vitest';
import { Listeners } from './listeners.js';

test('all are called, also where one removes itself or adds another meanwhile; removed ones are not', () => {
  const listeners = new Listeners();
  const called: string[] = [];
  const leave = listeners.add(() => {
    called.push('first');
    leave();
    listeners.add(() => called.push('late'));
  });
  listeners.add(() => called.push('second'));
  listeners.tell();
  expect(called).toEqual(['first', 'second']);
  listeners.tell();
  expect(called).toEqual(['first', 'second', 'second', 'late']);
  listeners.clear();
  listeners.tell();
  expect(called).toHaveLength(4);
});
