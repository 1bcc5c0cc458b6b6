import { expect, test } from 'vitest';
import { freshName, keeping, type MyBoard, readMine, tidyName, without, writeMine } from './mine.js';

const first: MyBoard = { name: 'Tiles 1', board: 'tiles:rows:1_2/3_0' };
const second: MyBoard = { name: 'Tiles 2', board: 'tiles:rows:1_2/0_3', drawing: '{}' };

test('what is kept is read back, and nonsense is left out', () => {
  expect(readMine(writeMine([first, second]))).toEqual([first, second]);
  for (const text of [undefined, '', '{', '7', '{"name":"x"}']) expect(readMine(text)).toEqual([]);
  expect(readMine(JSON.stringify([null, 1, { name: 'x' }, { ...first, drawing: 5 }, first]))).toEqual([first]);
});

test('the newest stands first and takes the place of the one of its name', () => {
  const both = keeping(keeping([], first), second);
  expect(both).toEqual([second, first]);
  const changed = { ...first, board: 'tiles:rows:1_0/3_2' };
  expect(keeping(both, changed)).toEqual([changed, second]);
  expect(without(both, 'Tiles 2')).toEqual([first]);
  expect(without(both, 'nobody')).toEqual(both);
});

test('a name is offered that nothing has, and names are tidy', () => {
  expect(freshName([], 'Tiles')).toBe('Tiles 1');
  expect(freshName([second, first], 'Tiles')).toBe('Tiles 3');
  expect(freshName([second], 'Tiles')).toBe('Tiles 1');
  expect(tidyName('  my \n board ')).toBe('my board');
  expect(tidyName('x'.repeat(100))).toHaveLength(60);
});
