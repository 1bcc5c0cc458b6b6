import { expect, test } from 'vitest';
import { barChart } from './bar-chart.js';

test('few distances have wide columns, with the first and the last below', () => {
  expect(barChart([1, 4, 2], 72, 2)).toEqual(['     █████', '▄▄▄▄▄██████████', '0         2']);
  expect(barChart([7], 72, 2)).toEqual(['█████', '█████', '0']);
});

test('many distances share columns, whose sums are shown; what is there shows, however little', () => {
  const chart = barChart([...new Array(99).fill(10), 1], 50, 1);
  expect(chart).toEqual([`${'█'.repeat(49)}▄`, '0         20        40        60        80      99']);
  expect(barChart([1000, 0, 1], 3, 1)[0]).toBe('█ ▁');
});

test('no line is wider than allowed', () => {
  for (const count of [1, 2, 9, 10, 11, 36, 37, 71, 72, 73, 145, 1000]) {
    for (const line of barChart(new Array(count).fill(3), 72, 4))
      expect(line.length, `${count}`).toBeLessThanOrEqual(72);
  }
});
