import { expect, test } from 'vitest';
import { BoardNames } from './board-names.js';

function names(...labels: string[]): (path: string) => string {
  const boards = new BoardNames<{ label: string }>();
  for (const label of labels) boards.add({ label });
  return (path) => {
    const found = boards.find(path);
    return 'board' in found ? found.board.label : found.error;
  };
}

const NONE = 'no board has a name that is part of its name';

test('the longest name at the beginning, with or without the extension', () => {
  const find = names('Files/A00.txt', 'Files/A0.txt', 'Files/A00-b.txt');
  expect(['A00.txt.sol', 'A00.sol', 'ann/A00.txt', 'ann/deep/a00.TXT.SOL'].map(find)).toEqual(
    Array(4).fill('Files/A00.txt'),
  );
  expect(find('A00-b.txt.sol')).toBe('Files/A00-b.txt');
  expect(find('A00-ben.sol')).toBe('Files/A00.txt');
  expect(find('A0.sol')).toBe('Files/A0.txt');
});

test('whole words only', () => {
  const find = names('rush-hour/jam-1', 'rush-hour/jam-12');
  expect(find('jam-12.sol')).toBe('rush-hour/jam-12');
  expect(find('jam-1.sol')).toBe('rush-hour/jam-1');
  expect(find('jam-123.sol')).toBe(NONE);
  expect(find('xjam-1.sol')).toBe(NONE);
});

test('else anywhere in the name, else a folder', () => {
  const find = names('A00.txt', 'A01.txt');
  expect(find('ann_A01.sol')).toBe('A01.txt');
  expect(find('Ann Smith (17) A01.txt')).toBe('A01.txt');
  expect(find('A01/ann.sol')).toBe('A01.txt');
  expect(find('A01/A00.sol')).toBe('A00.txt');
  expect(find('A00/A01/ann.sol')).toBe('A01.txt');
  expect(find('week A00/ann.sol')).toBe(NONE);
});

test('names that two boards have: the extension or a folder tells them apart, or nothing does', () => {
  const find = names('Files/easy/1.txt', 'Files/hard/1.txt', 'Files/2.txt', 'Files/2.csv');
  expect(find('ann/hard/1.sol')).toBe('Files/hard/1.txt');
  expect(find('ann/1.sol')).toBe('its name may mean Files/easy/1.txt or Files/hard/1.txt');
  expect(find('2.csv.sol')).toBe('Files/2.csv');
  expect(find('2.sol')).toBe('its name may mean Files/2.txt or Files/2.csv');
});

test('many boards in a file have a line each, and accents may be written in two ways', () => {
  const find = names('boards.txt:1', 'boards.txt:12', 'e\u0301te\u0301.txt');
  expect(find('boards.txt:12.sol')).toBe('boards.txt:12');
  expect(find('boards:1.sol')).toBe('boards.txt:1');
  expect(find('\u00E9t\u00E9.sol')).toBe('e\u0301te\u0301.txt');
});

test('names as long as they may be are looked through in time', () => {
  expect(names('A00')('a-'.repeat(2000))).toBe(NONE);
});
