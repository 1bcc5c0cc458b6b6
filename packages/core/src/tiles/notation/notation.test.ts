import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReadOptions } from '../../contract/text.js';
import { guessFamily } from '../../reading/guess-family.js';
import { unwrap } from '../../result.js';
import { pushOf } from '../rules.js';
import { affinity, parse, print, readOptions } from './notation.js';
import { parsePush, printPush, pushMessage } from './push-text.js';

const read = (text: string, options: ReadOptions = {}) => unwrap(parse(text, options));
const error = (text: string, options: ReadOptions = {}): string => {
  const result = parse(text, options);
  if (result.ok) throw new Error(`"${text}" was read`);
  const { message, line, column } = result.problem;
  return line === undefined ? message : `${line}:${column} ${message}`;
};

describe('boards in', () => {
  const eight = [2, 1, 3, 5, 4, 0, 6, 7, 8];

  test.each([
    ['rows', '2 1 3\n5 4 0\n6 7 8'],
    ['rows', '\uFEFF2 1 3  \r\n5 4 0\r\n6 7 8\r\n\r\n'],
    ['rows', '# a comment\n2, 1, 3\n5, 4, _ # the blank\n\n6,7,8,'],
    ['rows', '2 1 3/5 4 ./\n6 7 8'],
    ['rows', '2\n1\n3\n5\n4\n0\n6\n7\n8'],
    ['rows', '[\n  [2, 1, 3],\n  [5, 4, 0],\n  [6, 7, 8]\n]'],
    ['line', '[[2,1,3],[5,4,0],[6,7,8]]'],
    ['line', '{{2, 1, 3}, {5, 4, 0}, {6, 7, 8}}'],
    ['line', '[2, 1, 3, 5, 4, 0, 6, 7, 8]'],
    ['sized', '3\n2\n1\n3\n5\n4\n0\n6\n7\n8'],
    ['sized', '3\n3\n2\n1\n3\n5\n4\n0\n6\n7\n8'],
    ['line', '2 1 3 5 4 0 6 7 8'],
    ['line', '2 1 3/5 4 _/6 7 8'],
    ['line', '2,1,3,5,4,0,6,7,8'],
    ['sized', '3\n2 1 3\n5 4 0\n6 7 8'],
    ['sized', '3 2 1 3 5 4 0 6 7 8'],
    ['sized', '3 3\n2 1 3\n5 4 0\n6 7 8'],
    ['sized', '3\n2 1 3 5\n4 0 6 7 8'],
  ])('%s: %j', (format, text) => {
    const reading = read(text);
    expect(reading).toMatchObject({ format, goal: 'blank-last' });
    expect(reading.position).toMatchObject({ width: 3, height: 3, tiles: eight });
  });

  test.each([
    ['2 1\n3 5 4 0\n6 7 8', 2, 'row 2 has 4 numbers, but the first row has 2'],
    ['2\n1 3 5 4\n0 6 7 8', 2, 'row 2 has 4 numbers, but the first row has 1'],
  ])('%j: a ragged row is a mistake, even where the numbers would make a square', (text, line, message) => {
    const result = parse(text, {});
    expect(result).toMatchObject({ ok: false, problem: { message, line } });
    expect(read(text, { size: '3x3' }).position.tiles).toEqual(eight);
  });

  test('a first row that could be a size is one only where the rest says so', () => {
    // Four rows of two columns, whose first row happens to multiply to the number of the other tiles.
    expect(read('3 2\n1 0\n4 5\n6 7').position).toMatchObject({ width: 2, height: 4, tiles: [3, 2, 1, 0, 4, 5, 6, 7] });
    expect(read('3 2\n1 2\n3 4\n5 0').position).toMatchObject({ width: 2, height: 3, tiles: [1, 2, 3, 4, 5, 0] });
    expect(read('2 3\n1 2 3\n4 5 0').position).toMatchObject({ width: 3, height: 2 });
    expect(read('2 3 1 2 3 4 5 0').position).toMatchObject({ width: 3, height: 2 });
    expect(read('1 2 3 4 5 0', { size: '2x3' }).position).toMatchObject({ width: 2, height: 3 });
  });

  test('goals', () => {
    expect(read('1 2 3 0', { goal: 'blank-first' }).position.goal).toEqual([0, 1, 2, 3]);
    expect(read('1 2 3 0', { goal: '3 0/1 2' })).toMatchObject({ goal: '3 0/1 2', position: { goal: [3, 0, 1, 2] } });
    expect(read('1 2 3/4 5 0', { goal: '0 5 4 3 2 1' })).toMatchObject({ goal: '0 5 4/3 2 1' });
    expect(read('1 2 3 0', { goal: '1 2 3 0' }).goal).toBe('blank-last');
    const odd = read('1 2 3/8 0 4/7 6 5', { goal: '1 2 3/8 0 4/7 6 5' }).position;
    expect(read(unwrap(print(odd, 'rows')), readOptions(odd)).position).toEqual(odd);
  });

  test.each([
    ['', '1:1 the board is empty'],
    ['# nothing', '1:1 the board is empty'],
    ['1 2\n3 x', '2:3 "x" is not a tile: expected a whole number, or 0, _ or . for the blank'],
    ['1 2\n3 -1', '2:3 "-1" is not a tile: expected a whole number, or 0, _ or . for the blank'],
    ['1 2\n3 1.5', '2:3 "1.5" is not a tile: expected a whole number, or 0, _ or . for the blank'],
    ['1 2\n3 NaN', '2:3 "NaN" is not a tile: expected a whole number, or 0, _ or . for the blank'],
    ['1 2\n2 0', '2:1 the 2×2 board has a second tile 2, but no tile 3'],
    ['1 2\n0 0', '2:3 the 2×2 board has a second blank, but no tile 3'],
    ['1 2\n3 4', '2:3 the 2×2 board has the number 4, but only 0 to 3 are allowed'],
    [
      '1\n2\n0',
      '1:1 3 numbers do not make a square board: put the rows and columns first, / between the rows, or give the size',
    ],
    ['1\n2\n2\n0', '3:1 the 2×2 board has a second tile 2, but no tile 3'],
    ['1 2 3\n4 5\n6 7 0', '2:3 row 2 has 2 numbers, but the first row has 3'],
    [
      '1 2 3 4 0',
      '1:1 5 numbers in one row do not make a square board: put the rows and columns first, / between the rows, or give the size',
    ],
    ['3\n1 2 3\n4 5 6\n7 0', '4:3 a 3×3 board needs 9 numbers, but there are 8'],
    ['3\n1 2 3\n4 5 6\n7 8 0 9', '4:7 a 3×3 board needs 9 numbers, but there are 10'],
    ['0', '1:1 a board of 1×1 is too small: it needs at least 2×2 cells'],
    [
      '1 2 3/',
      '1:1 3 numbers in one row do not make a square board: put the rows and columns first, / between the rows, or give the size',
    ],
  ])('%j is a problem', (text, message) => {
    expect(error(text)).toBe(message);
  });

  test('options that make no sense are problems', () => {
    expect(error('1 2 3 0', { goal: '1 2 3' })).toContain('the goal "1 2 3" is not blank-last, blank-first or a board');
    expect(error('1 2 3 0', { goal: '1 2 3/4 5 0' })).toBe('the goal has 3×2 cells, but the board has 2×2');
    expect(error('1 2 3 0', { goal: 'sideways' })).toContain('sideways');
    expect(error('1 2 3 0', { format: 'usc' })).toContain('there is no format "usc"');
    expect(error('1 2 3 0', { target: '3' })).toBe('tiles have no target piece');
    expect(error('1 2 3 0', { size: 'large' })).toBe('the size "large" is not of the form 4x4');
    expect(error('1 2 3 0', { size: '0x9' })).toContain('too small');
    expect(error('1 2 3 0', { size: '9999x9999' })).toContain('too large');
  });

  test('huge inputs end soon', () => {
    expect(error('7 '.repeat(500_000))).toContain('more than 16,384 numbers');
    expect(error('999\n1 2 3')).toContain('too large');
  });

  test('nothing at all makes the reader throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 ,/\n\r\t#_.x-') }), (text) => {
        const result = parse(text, {});
        expect(result.ok || result.problem.message.length > 0).toBe(true);
      }),
    );
  });

  test('the text tells the family', () => {
    for (const text of ['1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0', '3\n1 2 3\n4 5 6\n7 8 0', '1 2 3\n4 5 5\n7 8 0']) {
      expect(guessFamily(text).id).toBe('tiles');
    }
    for (const text of ['...b../...b../aa.b.d/..cccd/....../......', 'car,orientation,col,row,length\nX,H,1,3,2']) {
      expect(guessFamily(text).id).toBe('rush-hour');
    }
  });
});

describe('moves', () => {
  const { position } = read('1 2 3 0');

  test('in words, the tile is named that a hand would push', () => {
    const { position: solved } = read('1 2 3/4 5 6/7 8 0');
    const inWords = (direction: 'R' | 'D', by: number): string => pushMessage(solved, pushOf(direction, by)).message;
    expect([inWords('R', 1), inWords('R', 2), inWords('D', 1)]).toEqual(['8 right', '7 and 1 other right', '6 down']);
    expect(unwrap(parsePush(solved, '7 right'))).toEqual({ direction: 'R', by: 2 });
    expect(parsePush(solved, '7 left')).toMatchObject({
      problem: { message: 'tile 7 cannot move left: the blank is not there' },
    });
    expect(parsePush(solved, '5 down').ok).toBe(false);
    expect(parsePush(solved, '99 up').ok).toBe(false);
  });

  test('long lines are pushed in words, too', () => {
    const wide = read(
      `${Array.from({ length: 13 }, (_, i) => i + 1).join(' ')} 0/${Array.from({ length: 14 }, (_, i) => i + 14).join(' ')}`,
    );
    for (const [by, words] of [
      [3, '11 and 2 others right'],
      [12, '2 and 11 others right'],
    ] as const) {
      expect(pushMessage(wide.position, pushOf('R', by)).message).toBe(words);
      expect(unwrap(parsePush(wide.position, ` ${words} `))).toEqual({ direction: 'R', by });
      expect(unwrap(parsePush(wide.position, `R${by}`))).toEqual({ direction: 'R', by });
    }
  });

  test('letters name the way of the tile, or of the blank', () => {
    expect(printPush(position, pushOf('R', 1), { format: 'rows' })).toBe('R');
    expect(printPush(position, pushOf('R', 3), { format: 'rows', letters: 'blank' })).toBe('L3');
    expect(unwrap(parsePush(position, ' l2 '))).toEqual({ direction: 'L', by: 2 });
    expect(unwrap(parsePush(position, 'U', 'blank'))).toEqual({ direction: 'D', by: 1 });
  });

  test.each(['', 'X', 'L0', 'LL', '2L', 'L-1', 'x 3 right', '3 right, please'])('%j is no move', (text) => {
    const message = `"${text}" is not a move: expected L, R, U or D, perhaps with a number`;
    expect(parsePush(position, text)).toMatchObject({ problem: { message } });
  });
});

describe('sizes in front, to the letter', () => {
  const said = (text: string, options: Parameters<typeof parse>[1] = {}): string => {
    const result = parse(text, options);
    if (!result.ok) return `${result.problem.line}:${result.problem.column} ${result.problem.message}`;
    const { position, format } = result.value;
    return `${format} ${position.width}x${position.height} ${position.tiles.join(' ')}`;
  };

  test.each([
    ['rows and columns', '2 3\n1 2 3\n4 5 0', 'sized 3x2 1 2 3 4 5 0'],
    ['one number for a square', '3\n1 2 3\n4 5 6\n7 8 0', 'sized 3x3 1 2 3 4 5 6 7 8 0'],
    ['a number on each line, with the size', '2\n1\n2\n3\n0', 'sized 2x2 1 2 3 0'],
    ['a number on each line, without', '1\n2\n3\n0', 'rows 2x2 1 2 3 0'],
    ['all tiles of a square on one line: no size', '2 1 3 0', 'line 2x2 2 1 3 0'],
    ['a size that is missing cells', '3 3\n1 2 3\n4 5 6', '3:5 a 3×3 board needs 9 numbers, but there are 6'],
    ['a size that has too many', '3\n1 2 3\n4 5 6\n7 8 0\n9 9 9', '5:1 a 3×3 board needs 9 numbers, but there are 12'],
    ['two numbers and rows of two: no size', '3 2\n1 0', 'rows 2x2 3 2 1 0'],
    ['a size too small', '1\n0 1 2', '1:1 a board of 1×1 is too small: it needs at least 2×2 cells'],
    [
      'two numbers alone',
      '2 2',
      '1:1 2 numbers in one row do not make a square board: put the rows and columns first, / between the rows, or give the size',
    ],
    [
      'a column that is no square',
      '1\n2\n0',
      '1:1 3 numbers do not make a square board: put the rows and columns first, / between the rows, or give the size',
    ],
  ])('%s', (_, text, expected) => {
    expect(said(text)).toBe(expected);
  });

  test.each([
    [{ size: '3x' }, 'the size "3x" is not of the form 4x4'],
    [{ size: 'a2x3' }, 'the size "a2x3" is not of the form 4x4'],
    [{ size: '2x3b' }, 'the size "2x3b" is not of the form 4x4'],
    [{ goal: '1 2 3/4 5 0' }, 'the goal has 3×2 cells, but the board has 2×3'],
    [{ goal: '1 2/3 4/5 5' }, /^the goal "1 2\/3 4\/5 5" is not blank-last, blank-first or a board: the 2×3 board has/],
  ])('%o', (options, message) => {
    const result = parse('1 2\n3 4\n5 0', options);
    expect(result.ok ? '' : result.problem.message).toMatch(message);
  });

  test('printed with the size: one number for a square, else rows and columns; numbers stand in columns', () => {
    const square = unwrap(parse('1 2/3 0', {})).position;
    expect(unwrap(print(square, 'sized'))).toBe('2\n1 2\n3 0');
    const wide = unwrap(parse('1 2 3 4 5/6 7 8 9 0', {})).position;
    expect(unwrap(print(wide, 'sized'))).toBe('2 5\n1 2 3 4 5\n6 7 8 9 0');
    const eleven = unwrap(parse('1 2 3 4/5 6 7 8/9 10 11 0', {})).position;
    expect(unwrap(print(eleven, 'rows'))).toBe(' 1  2  3  4\n 5  6  7  8\n 9 10 11  0');
  });

  test.each([
    ['1 2 3 0', 1],
    ['10 20 _ .', 0.6],
    ['a1 1b 12 x', 0.15],
    ['', 0],
    ['()', 0],
    [`${'1 '.repeat(2000)}${'x '.repeat(2000)}`, 0.6],
  ])('%.20s looks like tiles: %d', (text, expected) => {
    expect(affinity(text)).toBeCloseTo(expected, 10);
  });
});
