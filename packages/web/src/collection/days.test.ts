import { expect, test } from 'vitest';
import { daysOfMonth, monthAfter, monthTitle, weekdayOf } from './calendar.js';
import { dateOf, dayAfter, isDate, longDay, longestStreak, shortDay, sinceWords, streakOf } from './days.js';

test('dates are those of the device', () => {
  expect(dateOf(new Date(2026, 10, 8, 23, 59))).toBe('2026-11-08');
  expect([isDate('2026-11-18'), isDate('2026-02-29'), isDate('18 Nov'), isDate('2026-1-1')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('days and months go on over the ends of months and years', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect([daysOfMonth('2028-02').length, daysOfMonth('2026-11').at(-1)]).toEqual([29, '2026-11-30']);
  expect(['2026-11-16', '2026-11-22'].map(weekdayOf)).toEqual([0, 6]);
});

test('days in words', () => {
  expect([longDay('2026-11-18'), shortDay('2026-11-18'), monthTitle('2026-11')]).toEqual([
    'Wednesday 18 November',
    'Wed 18 Nov',
    'November 2026',
  ]);
});

test('a streak counts days in a row; today may still come', () => {
  const days = new Set(['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-16', '2026-11-17']);
  expect(streakOf(days, '2026-11-18')).toBe(2);
  expect(streakOf(days, '2026-11-17')).toBe(2);
  expect(streakOf(days, '2026-11-19')).toBe(0);
  expect(streakOf(new Set(), '2026-11-19')).toBe(0);
  expect([longestStreak(days), longestStreak(new Set())]).toEqual([3, 0]);
});

test('how long ago something was goes by the calendar', () => {
  const now = new Date(2026, 10, 18, 0, 30).getTime();
  const ago = (...date: [number, number, number, number, number]) => sinceWords(new Date(...date).getTime(), now);
  expect([ago(2026, 10, 18, 0, 10), ago(2026, 10, 17, 23, 50), ago(2026, 10, 14, 9, 0), ago(2026, 9, 2, 9, 0)]).toEqual(
    ['today', 'yesterday', '4 days ago', '2 October'],
  );
});
