import { expect, test } from 'vitest';
import { rectangleIn } from './rectangle-text.js';

test.each([
  ['2x1', { width: 2, height: 1 }],
  [' 10x3 ', { width: 10, height: 3 }],
  ['4*2x1', { width: 2, height: 1, count: 4 }],
  ['2x1*4', { width: 2, height: 1, count: 4 }],
  ['1x2*1', { width: 1, height: 2, count: 1 }],
  ['2*1x2*2', undefined],
  ['0x2', undefined],
  ['2x0', undefined],
  ['0*1x2', undefined],
  ['1x2*0', undefined],
  ['2', undefined],
  ['2x', undefined],
  ['a2x2', undefined],
  ['2x2b', undefined],
  ['2x2222', undefined],
  ['', undefined],
])('%s', (text, rectangle) => {
  expect(rectangleIn(text)).toEqual(rectangle);
});
