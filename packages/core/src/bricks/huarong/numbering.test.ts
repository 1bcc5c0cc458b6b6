import { expect, test } from 'vitest';
import { idOfLayout, layoutWithId } from './layout-id.js';
import { layoutOfPosition, positionOfLayout } from './layout-position.js';
import { boardOf, counts, LAYOUTS, numberOf } from './numbering.js';

test('there are as many layouts as published', () => {
  expect(counts().before.at(-1)).toBe(LAYOUTS);
});

test('a layout has one number, one id and one position', () => {
  const numbers = [0, 1, LAYOUTS - 1];
  for (let number = 7; number < LAYOUTS; number += 290_399) numbers.push(number);
  for (const number of numbers) {
    expect(numberOf(boardOf(number))).toBe(number);
    expect(layoutWithId(idOfLayout(number).toLowerCase())).toBe(number);
    expect(layoutOfPosition(positionOfLayout(number))).toBe(number);
  }
});

test('numbers are in the order of boards', () => {
  let last = '';
  for (let number = 4_091_000; number < 4_092_000; number++) {
    const { master, begins } = boardOf(number);
    // Cells in which nothing begins take no part in the order.
    const order = `${String(master).padStart(2, '0')} ${begins.join('').replaceAll('4', '')}`;
    expect(order > last).toBe(true);
    last = order;
  }
});

test.each(['', '1111', '111111', '4WVE0', 'OILO0', 'ZZZZZ', '1111ﬆ', '111ſ1', idOfLayout(LAYOUTS)])(
  '%j is no id',
  (text) => {
    expect(layoutWithId(text)).toBeUndefined();
  },
);
