import { expect, test } from 'vitest';
import { Listeners } from './listeners.js';

test('all are told, also where one leaves or brings another meanwhile; those who have left are not', () => {
  const listeners = new Listeners();
  const told: string[] = [];
  const leave = listeners.add(() => {
    told.push('first');
    leave();
    listeners.add(() => told.push('late'));
  });
  listeners.add(() => told.push('second'));
  listeners.tell();
  expect(told).toEqual(['first', 'second']);
  listeners.tell();
  expect(told).toEqual(['first', 'second', 'second', 'late']);
  listeners.clear();
  listeners.tell();
  expect(told).toHaveLength(4);
});
