import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReadOptions } from '../contract/text.js';
import { guessFamily } from './guess-family.js';
import { readBoard } from './read-board.js';
import { splitBoards } from './text-splitter.js';

const linesOf = (text: string, read: ReadOptions = {}, family?: string): number[] =>
  [...splitBoards(text, { read, ...(family === undefined ? {} : { family }) })].map(({ line }) => line);

const GRID = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const BARE = 'IBB...I..LDDJAAL..J.KEEMFFK..MGGHHHM';
const SMALL = '....BB..........';
const SIX = `AA${'.'.repeat(34)}`;
const BAD = '.'.repeat(36);

describe('a list of Rush Hour, or a grid, guessed or demanded', () => {
  test.each<[string, string, ReadOptions, number[]]>([
    ['a grid', GRID, {}, [1]],
    ['boards with numbers around them', `51 ${BARE} 4780\n51 ${BARE} 4780\n\n51 ${BARE} 4780\n`, {}, [1, 2, 4]],
    ['bare boards', `${BARE}\n${BARE}\n\n${BARE}\n`, {}, [1, 2, 4]],
    ['boards with slashes', `${'AA/../..\n'.repeat(3)}`, {}, [1, 2, 3]],
    ['numbers before small boards', `12 ${SMALL}\n13 ${SMALL}`, {}, [1, 2]],
    ['and blanks before and after the number', `  1   ${SMALL}\n  2   ${SMALL}`, {}, [1, 2]],
    ['numbers behind small boards', `${SMALL} 12\n${SMALL} 13`, {}, [1, 2]],
    ['lines of 16 cells that make no grid', `${SMALL}\n${SMALL}`, {}, [1, 2]],
    ['lines of 25 cells', `AA${'.'.repeat(23)}\n..AA${'.'.repeat(21)}`, {}, [1, 2]],
    ['a bad line among good ones', `${BARE}\n${BARE.slice(1)}\n${BARE}`, {}, [1, 2, 3]],
    ['bad lines with slashes', 'AA/.\nBB/x.\n', {}, [1, 2]],
    ['lines between are empty', `${SIX}\n\n\n\n${SIX}`, {}, [1, 5]],
    ['remarks between', `# a list\n${SIX}\n#\n# more, and\n${SIX}`, {}, [2, 5]],
    ['walls at the beginning', `#AA./....\n#AA./....\n`, {}, [1, 2]],
    ['a whole board whose first row is one, too', `${SIX}\n${BAD}`, {}, [1]],
    ['a grid whose rows could be boards', 'AA..BB...\n.........\nCC.DD....\n.........', {}, [1]],
    ['a table of cars', 'car,orientation,col,row,length\nX,H,1,1,2\nA,V,4,1,2', {}, [1]],
    ['numbers within a row', 'AA2 3BB\n1234567', {}, [1]],
  ])('%s', (_, text, options, lines) => {
    expect(linesOf(text, options)).toEqual(lines);
    expect(linesOf(text, options, 'rush-hour')).toEqual(lines);
  });

  test.each([
    'AABB\nAACC\nDDEE\nFFGG',
    'AA..\n..BB\nBB..\nCC..',
    'XX..\n\n....',
    'AAABBBCCC\n...DDD...\nAAAEEEFFF',
    '  XX..\n  ....',
  ])('a small grid with a mistake is a grid with a mistake: %j', (text) => {
    const [only, ...others] = splitBoards(text);
    expect([others, readBoard(only!).ok]).toEqual([[], false]);
  });
});

test.each<[string, string, ReadOptions, number[]]>([
  [
    'boards that name their format',
    'huarong:4WVE1\r\nHuarong:11111\nhuarong:ZZZZZ\nbricks:huarong:192H4\n',
    {},
    [1, 2, 3, 4],
  ],
  ['boards of a format that is given', '4WVE1\n11111\n\n192H4\n', { format: 'huarong' }, [1, 2, 4]],
])('short words as a list: %s', (_, text, read, lines) => {
  expect(linesOf(text, read)).toEqual(lines);
  expect(linesOf(text, read, 'bricks')).toEqual(lines);
});

test.each([
  ['a list', '# two boards\n1 2 3 0\n\n1 2 0 3 # near\n', [2, 4]],
  ['a board', '1 2\n3 0', [1]],
  ['a list whose first line is bad', 'bad\n# three\n1 2 3 4 5 6 7 0 8\n1 2 3\n0 1 2 3', [1, 3, 4, 5]],
  ['one line that could be a board is no list', 'bad\n1 2 3 4 5 6 7 0 8\n1 2 3', [1]],
  ['a board with a mistake below its size', '3 3\n1 2 3\n4 5 6\n7 8 8', [1]],
  ['a board whose first row is one', '1 2 3 0\n5 6 7 4\n9 10 11 8\n13 14 15 12', [1]],
  ['empty lines in a board with a mistake', '1 2 3 0\n\n5 6 7 4\n\n9 10 11 8\n\n13 14 15 15', [1]],
])('tiles: %s', (_, text, lines) => {
  expect(linesOf(text)).toEqual(lines);
  expect(linesOf(text, {}, 'tiles')).toEqual(lines);
  expect(guessFamily(text).id).toBe('tiles');
});

describe('empty lines', () => {
  const BRICKS = 'master: X\ngoal: 1 0\n\nX.\n..';

  test.each([
    ['between grids', `${GRID}\n${GRID}\n\n${GRID}`, [1, 8, 16]],
    ['between boards of all families', `${GRID}\n1 2\n3 0\n\n${BRICKS}\n\n${GRID}`, [1, 8, 11, 17]],
    ['between headers and rows', `${BRICKS}\n\n${BRICKS}\n`, [1, 7]],
    ['between boards, one of which is wrong', `${GRID}\n${GRID.replace('ccc', 'c.c')}\n${GRID}`, [1, 8, 15]],
    ['between boards that are all wrong', 'aab\n.?b\n..b\nccd\n\naab\n.!b\n..b\nccd\n', [1, 6]],
    ['between words and a board', `A board of mine\n\n${GRID}`, [1, 3]],
    [
      'between lines of JSON, ids and grids',
      `{"board":"1 2 3 0"}\n\n${GRID}\n{"board":"1 2 3 0"}\ntiles:rows:1_2/3_0\n${GRID}`,
      [1, 3, 10, 11, 12],
    ],
    ['between a board and a list', `1 2\n3 0\n\n${BARE}\n${BARE.slice(1)}\n${BARE} 3\n\n${GRID}`, [1, 4, 5, 6, 8]],
    ['in a board of one family', '1 2 3\n\n4 5 6\n\n7 0 8', [1]],
  ])('%s', (_, text, lines) => {
    expect(linesOf(text)).toEqual(lines);
    expect(linesOf(text.replaceAll('\n', '\r\n'))).toEqual(lines);
  });

  test('a problem is where it stands in the whole text', () => {
    const parts = [...splitBoards(`${GRID}\n\n1 2\n2 0\n`)].map((part) => readBoard(part));
    expect(parts).toMatchObject([{ ok: true }, { ok: false, problem: { line: 10, column: 1 } }]);
  });
});

test('the only board of a text says so', () => {
  expect([...splitBoards(GRID)]).toEqual([{ line: 1, family: 'rush-hour', text: GRID, only: true }]);
  expect([...splitBoards(`${BARE}\n${BARE}`)].every(({ only }) => only === undefined)).toBe(true);
});

test('nothing at all makes it throw, or lose all', () => {
  const pieces = fc.constantFrom(
    ...'0123456789 ,/\n\r\t#_.x-┌─┐│└┘{}"[]:AaX',
    GRID,
    '[Board "',
    '{"text":"',
    'tiles:rows:',
    '#/play?',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (all) => {
      const parts = [...splitBoards(all.join(''))];
      expect(parts.length + Number(/^[\s#]/.test(all.join('')))).toBeGreaterThan(0);
      for (const part of parts) {
        const read = readBoard(part);
        expect(read.ok || read.problem.message.length > 0).toBe(true);
      }
    }),
  );
});
