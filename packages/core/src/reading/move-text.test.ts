import { expect, test } from 'vitest';
import { familyById } from '../families.js';
import { unwrap } from '../result.js';
import { MoveTextReader } from './move-text.js';

const tiles = familyById('tiles')!;
const { position } = unwrap(tiles.parse('1 2 3\n4 0 5\n6 7 8\n'));

test('a long line of moves with little between them is read with few attempts at each', () => {
  let attempts = 0;
  const counting = {
    ...tiles,
    parseMove: (...args: Parameters<typeof tiles.parseMove>) => {
      attempts++;
      return tiles.parseMove(...args);
    },
  };
  const moves = 200;
  const reader = new MoveTextReader(counting, 'UD '.repeat(moves / 2));
  let read = 0;
  for (let move = reader.next(position); move !== undefined; move = reader.next(position)) {
    expect(move).toMatchObject({ text: read % 2 === 0 ? 'U' : 'D', column: 1 + 3 * Math.floor(read / 2) + (read % 2) });
    read++;
  }
  expect(read).toBe(moves);
  expect(attempts / moves).toBeLessThan(30);
});

test('moves of many words follow one another', () => {
  const words = ['3 and 2 others left', '1 and 2 others right'];
  const reader = new MoveTextReader(tiles, words.join(' '));
  let at = unwrap(tiles.parse('0 1 2 3\n4 5 6 7\n')).position;
  for (const text of words) {
    const { text: read, move } = reader.next(at)!;
    expect(read).toBe(text);
    at = unwrap(tiles.play(at, unwrap(move)));
  }
  expect(reader.next(at)).toBeUndefined();
});
