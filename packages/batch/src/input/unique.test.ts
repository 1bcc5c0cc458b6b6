import { expect, test } from 'vitest';
import { itemFailed } from '../messages.js';
import { allOf, eachOf } from '../testing/files.js';
import { Fingerprints, shareTwins } from './unique.js';

const item = (i: number, text: string) => ({ board: `f:${i}`, line: i, text });

test('a text that was there before refers to the first that had it', async () => {
  const items = [
    item(1, 'a'),
    item(2, 'b'),
    item(5, 'a'),
    { board: 'g', line: 1, error: itemFailed({ error: 'gone' }) },
    item(9, 'b'),
  ];
  expect(await allOf(shareTwins(eachOf(items)))).toEqual([
    items[0],
    items[1],
    { board: 'f:5', line: 5, sameAs: { number: 0, line: 1 } },
    items[3],
    { board: 'f:9', line: 9, sameAs: { number: 1, line: 2 } },
  ]);
});

test('texts that differ in blanks, and the same text in another family, are different', async () => {
  const items = [
    ...['a', ' a', 'a ', '\na', 'a\n'].map((text, i) => item(i, text)),
    { ...item(5, 'a'), family: 'tiles' },
  ];
  expect(await allOf(shareTwins(eachOf(items)))).toEqual(items);
});

test('the table grows, and nothing is forgotten', () => {
  const seen = new Fingerprints();
  const count = 20_000;
  for (let number = 0; number < count; number++) seen.firstOf(`text ${number}`, { number, line: number * 2 });
  const numbers = Array.from({ length: count }, (_, i) => i);
  expect(numbers.map((i) => seen.firstOf(`text ${i}`, { number: count, line: 0 }))).toEqual(
    numbers.map((number) => ({ number, line: number * 2 })),
  );
});
