import { describe, expect, test } from 'vitest';
import type { ReadOptions } from '../../contract/text.js';
import { unwrap } from '../../result.js';
import { positionId, readPositionId } from '../../session/position-id.js';
import { solve } from '../../solving/solve.js';
import { createPosition, type RushHourIds, rushHour } from '../index.js';
import { renamed } from './rename.js';

const { parse, print, readOptions } = rushHour;

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......';
const STUDENT = 'AA...O\nP..Q.O\nPXXQ.O\nP..Q..\nB...CC\nB.RRR.';

describe('reading boards', () => {
  test('usc: rows of lower-case letters, target a, goal clear', () => {
    const { position, format } = unwrap(parse(COURSE, {}));
    expect(format).toBe('usc');
    expect(position).toMatchObject({ width: 6, height: 6, target: 'a', goal: 'clear', walls: [] });
    expect(position.vehicles.map((vehicle) => vehicle.name)).toEqual(['a', 'b', 'c', 'd']);
    expect(position.vehicles[1]).toEqual({ name: 'b', horizontal: false, row: 0, column: 3, length: 3 });
  });

  test('sfu: a horizontal X, goal exit', () => {
    const { position, format } = unwrap(parse(STUDENT, {}));
    expect(format).toBe('sfu');
    expect(position).toMatchObject({ target: 'X', goal: 'exit' });
  });

  test('line: 36 characters, with or without numbers around them; x is a wall, o and . are empty', () => {
    const cells = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
    for (const text of [cells, `60 ${cells} 2332`, `60 ${cells}`, `${cells} 2332`, cells.replaceAll('o', '.')]) {
      const { position, format } = unwrap(parse(text, {}));
      expect(format).toBe('line');
      expect(position).toMatchObject({ width: 6, height: 6, target: 'A', goal: 'exit' });
      expect(position.walls).toEqual([{ row: 0, column: 3 }]);
    }
  });

  test('rows on one line may be set apart by slashes, in every grid format', () => {
    for (const text of [COURSE, STUDENT]) {
      expect(parse(text.replaceAll('\n', '/'), {})).toEqual(parse(text, {}));
    }
  });

  test('csv: vehicles in a list, names of two letters, size by what they need', () => {
    const text = 'car,orientation,col,row,length\nX,H,1,3,2\nAA,V,6,1,3\nB,H,2,6,2';
    const { position, format } = unwrap(parse(text, {}));
    expect(format).toBe('csv');
    expect(position).toMatchObject({ width: 6, height: 6, target: 'X', goal: 'exit' });
    expect(position.vehicles[0]).toEqual({ name: 'AA', horizontal: false, row: 0, column: 5, length: 3 });
    expect(unwrap(parse(text, { size: '9x8' })).position).toMatchObject({ width: 9, height: 8 });
    expect(unwrap(parse(`${text}\nC,H,8,9,2`, {})).position).toMatchObject({ width: 9, height: 9 });
  });

  test('boards need not be square, and walls are # everywhere', () => {
    expect(unwrap(parse('aa..\n..#b\n...b', {})).position).toMatchObject({
      width: 4,
      height: 3,
      walls: [{ row: 1, column: 2 }],
    });
    expect(unwrap(parse('AAo.BBxx', { size: '4x2' })).position).toMatchObject({ width: 4, height: 2 });
  });

  test('in lower-case boards x and o are vehicles', () => {
    const { position } = unwrap(parse('aax\n..x\noo.', {}));
    expect(position.walls).toEqual([]);
    expect(position.vehicles.map((vehicle) => vehicle.name)).toEqual(['a', 'o', 'x']);
  });

  test('also in lower-case boards without a', () => {
    expect(unwrap(parse('bb.o/...o/..../....', {})).position.vehicles).toHaveLength(2);
    expect(unwrap(parse('bb.x/...x/..../....', { target: 'b' })).position.walls).toEqual([]);
    expect(unwrap(parse('BB.x/..ox/..../....', {})).position.walls).toHaveLength(2);
  });

  test('a board without a horizontal X and without a has the first letter for its target', () => {
    expect(unwrap(parse('CCX\n..X\nBB.', {})).position.target).toBe('B');
  });

  test('target, goal and format can be given', () => {
    expect(unwrap(parse(COURSE, { target: 'c', goal: 'exit' })).position).toMatchObject({ target: 'c', goal: 'exit' });
    expect(unwrap(parse(STUDENT, { format: 'line' })).position.target).toBe('A');
  });

  test('what does no harm is accepted: BOM, CRLF, CR, blanks at the ends of rows, blank lines at the ends', () => {
    const plain = parse(COURSE, {});
    const lines = COURSE.split('\n');
    for (const text of [
      `\uFEFF${COURSE}`,
      lines.join('\r\n'),
      lines.join('\r'),
      lines.join(' \t\n'),
      `\n \n${COURSE}\n\n\n`,
    ]) {
      expect(parse(text, {})).toEqual(plain);
    }
  });

  test.each([
    ['empty', '', {}, 1, 1, 'the board is empty'],
    ['blank', ' \n\t\n', {}, 1, 1, 'the board is empty'],
    ['too small', 'aa', {}, 1, 1, '2 cells on one line do not make a square board'],
    ['one column', 'a\na', {}, 1, 1, 'a board of 1×2 is too small'],
    ['ragged', 'aa.\n..\n...', {}, 2, 3, 'this row has 2 cells, but the first row has 3'],
    ['too long a row', 'aa.\n....\n...', {}, 2, 4, 'this row has 4 cells, but the first row has 3'],
    ['an empty row', 'aa.\n\n...', {}, 2, 1, 'this row has 0 cells'],
    ['bent', 'aab\n.bb\n...', {}, 2, 2, 'vehicle "b" bends here'],
    ['bent over', 'aa.\nbb.\nb..', {}, 3, 1, 'vehicle "b" bends here'],
    ['a square', 'aa.\nbb.\nbb.', {}, 3, 1, 'vehicle "b" bends here'],
    ['split', 'aab\n...\n..b', {}, 3, 3, 'vehicle "b" is in two parts; the second starts here'],
    ['two targets', 'aa.\n...\n.aa', {}, 3, 2, 'vehicle "a" is in two parts; the second starts here'],
    ['one cell', 'XX.\n..B\n...', {}, 2, 3, 'vehicle "B" has only one cell; it needs at least two'],
    ['a target of one cell', 'a..\n..b\n..b', {}, 1, 1, 'vehicle "a" has only one cell; it needs at least two'],
    ['a strange character', 'aa.\n..?\n...', {}, 2, 3, '"?" cannot stand on a board'],
    ['a control character', 'aa.\n..\u0007\n...', {}, 2, 3, 'the character U+0007 cannot stand on a board'],
    ['a blank inside', 'aa.\n. .\n...', {}, 2, 2, 'the character U+0020 cannot stand on a board'],
    ['vertical target', 'a..\na..\nbb.', {}, 1, 1, 'the target "a" is vertical; it must be horizontal'],
    ['no such target', 'aa.\n...\n...', { target: 'q' }, 1, 1, 'there is no target vehicle "q"'],
    ['no vehicle', '...\n...\n...', {}, 1, 1, 'there is no vehicle on the board'],
    ['not a square', 'AABBCC.', {}, 1, 1, '7 cells on one line do not make a square board'],
    ['words', '12 AA..BB..CC..DD.. what', {}, 1, 1, 'a board on one line must be a single word'],
    ['bent on one line', '3 AAB.BB... 7', {}, 1, 7, 'vehicle "B" bends here'],
    ['ragged on one line', 'AA./..', {}, 1, 7, 'this row has 2 cells'],
    ['size mismatch', 'aa.\n...\n...', { size: '4x4' }, 1, 1, 'the board is 3×3, but the size was given as 4x4'],
    ['csv header', 'car,length', {}, 1, 1, 'expected car,orientation,col,row,length'],
    [
      'csv values',
      'car,orientation,col,row,length\nX,H,1',
      {},
      2,
      1,
      'expected 5 values (car,orientation,col,row,length), but found 3',
    ],
    ['csv name', 'car,orientation,col,row,length\n ,H,1,1,2', {}, 2, 1, 'is not a name for a vehicle'],
    ['csv orientation', 'car,orientation,col,row,length\nX,D,1,1,2', {}, 2, 3, 'the orientation "D" is not H or V'],
    ['csv NaN', 'car,orientation,col,row,length\nX,H,1,NaN,2', {}, 2, 7, 'row "NaN" is not a whole number from 1 up'],
    ['csv zero', 'car,orientation,col,row,length\nX,H,0,1,2', {}, 2, 5, 'col "0" is not a whole number from 1 up'],
    [
      'csv short',
      'car,orientation,col,row,length\nX,H,1,1,1',
      {},
      2,
      3,
      'vehicle "X" has one cell, and must be vertical',
    ],
    ['csv twice', 'car,orientation,col,row,length\nX,H,1,1,2\nX,H,1,2,2', {}, 3, 1, 'there are two vehicles "X"'],
    [
      'csv overlap',
      'car,orientation,col,row,length\nX,H,1,1,2\nA,V,2,1,2',
      {},
      3,
      1,
      'vehicle "A" overlaps vehicle "X"',
    ],
    [
      'csv outside',
      'car,orientation,col,row,length\nX,H,3,1,2',
      { size: '3x3' },
      2,
      1,
      'vehicle "X" reaches outside the 3×3 board',
    ],
    ['csv no target', 'car,orientation,col,row,length\nA,H,1,1,2', {}, 1, 1, 'there is no target vehicle "X"'],
    ['csv vertical', 'car,orientation,col,row,length\nX,V,1,1,2', {}, 2, 1, 'the target "X" is vertical'],
    ['csv too large', 'car,orientation,col,row,length\nX,H,99999,1,2', {}, 1, 1, 'is too large'],
  ])('%s: a sentence with line and column', (_, text, options, line, column, message) => {
    const result = parse(text, options);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.problem).toMatchObject({ line, column });
    expect(result.problem.message).toContain(message);
  });

  test('huge boards are turned away at once', () => {
    const row = '.'.repeat(5000);
    expect(parse(Array.from({ length: 500 }, () => row).join('\n'), {})).toMatchObject({ ok: false });
    expect(parse('.'.repeat(1_000_000), {})).toMatchObject({ ok: false });
    expect(parse('a'.repeat(100 * 100), {})).toMatchObject({ ok: false });
  });

  test('options that make no sense are problems', () => {
    expect(parse(COURSE, { format: 'xml' as 'usc' })).toMatchObject({ ok: false });
    expect(parse(COURSE, { goal: 'win' })).toMatchObject({ ok: false });
    expect(parse(COURSE, { size: 'large' })).toMatchObject({ ok: false });
  });
});

describe('writing boards', () => {
  test('names are kept', () => {
    for (const text of [COURSE, STUDENT]) {
      const { position, format } = unwrap(parse(text, {}));
      expect(unwrap(print(position, format))).toBe(text);
    }
  });

  test('rectangles on one line have slashes', () => {
    const { position } = unwrap(parse('AA..\n....', {}));
    expect(unwrap(print(position, 'line'))).toBe('AA../....');
  });

  test('what a format cannot express is a problem', () => {
    const withX = unwrap(parse('aax\n..x\nBB.', {})).position;
    expect(print(withX, 'line')).toMatchObject({ ok: false });
    const list = unwrap(parse('car,orientation,col,row,length\nX,H,1,3,2\nAA,V,6,1,3', {})).position;
    expect(print(list, 'sfu')).toMatchObject({ ok: false });
    expect(unwrap(print(list, 'csv'))).toContain('AA,V,6,1,3');
  });
});

describe('moves', () => {
  const { position } = unwrap(parse(COURSE, {}));

  test('each format has its own notation', () => {
    const left = { vehicle: 'c', by: -2 };
    const down = { vehicle: 'd', by: 1 };
    expect(
      (['usc', 'sfu', 'line', 'csv'] as const).map((format) => rushHour.printMove(position, left, { format })),
    ).toEqual(['c -2', 'cL2', 'c-2', 'c left 2']);
    expect((['usc', 'sfu', 'line'] as const).map((format) => rushHour.printMove(position, down, { format }))).toEqual([
      'd 1',
      'dD1',
      'd+1',
    ]);
  });

  test('in words', () => {
    expect(rushHour.moveInWords(position, { vehicle: 'c', by: -2 })).toBe('c left 2');
    expect(rushHour.moveInWords(position, { vehicle: 'd', by: 1 })).toBe('d down 1');
  });

  test.each(['c -2', 'c-2', ' c  -2 ', '(c,-2)', 'c,-2', 'cL2', 'cl2', 'c L 2', 'c left 2', 'cLEFT2'])(
    '"%s" is read',
    (text) => {
      expect(unwrap(rushHour.parseMove(position, text))).toEqual({ vehicle: 'c', by: -2 });
    },
  );

  test.each(['', 'q 1', 'c', 'c x', 'c 1.5', 'cU2', 'c up 2', 'c left', 'c NaN', '2'])('"%s" is a problem', (text) => {
    expect(rushHour.parseMove(position, text).ok).toBe(false);
  });
});

test('in the boards of the course, a vehicle of one cell is vertical', () => {
  const { position } = unwrap(parse('..b\naac\n...', {}));
  expect(position.vehicles).toContainEqual({ name: 'b', horizontal: false, row: 0, column: 2, length: 1 });
  expect(unwrap(print(position, 'usc'))).toBe('..b\naac\n...');
  expect(unwrap(solve(rushHour, position))).toMatchObject({ status: 'solved', length: 1 });
  const csv = unwrap(print(position, 'csv'));
  expect(unwrap(parse(csv, { ...readOptions(position), format: 'csv' })).position).toEqual(position);
  expect(print(position, 'sfu').ok).toBe(false);
});

test('a list of cars has walls, and reads back as the same board', () => {
  const { position } = unwrap(parse('##..\nXXA.\n#.A.\n....', {}));
  const csv = unwrap(print(position, 'csv'));
  const cars = 'car,orientation,col,row,length\nA,V,3,2,2\nX,H,1,2,2';
  expect(csv).toBe(`${cars}\n#,V,1,1,1\n#,V,2,1,1\n#,V,1,3,1`);
  expect(unwrap(parse(csv, readOptions(position))).position).toEqual(position);
  // Walls may also be joined, and come in any order.
  expect(unwrap(parse(`${cars}\n#,V,1,3,1\n#,H,1,1,2`, readOptions(position))).position).toEqual(position);
});

test('walls and long names together have a text, too', () => {
  const vehicles = ['car', 'van'].map((name, row) => ({ name, horizontal: true, row, column: 0, length: 2 }));
  const walls = [{ row: 3, column: 3 }];
  const setup = { width: 4, height: 4, walls, vehicles, target: 'van', goal: 'clear' } as const;
  const position = unwrap(createPosition(setup));
  expect(unwrap(readPositionId(positionId(rushHour, position))).reading.position).toEqual(position);
});

describe('names that a format is known for', () => {
  const under = (text: string, format: RushHourIds['format']): string => {
    const { position } = unwrap(parse(text, {}));
    const other = renamed(position, format);
    expect(renamed(other, format)).toBe(other);
    const lengths = [position, other].map((each) => unwrap(solve(rushHour, each)).length);
    expect(lengths[1]).toBe(lengths[0]);
    return unwrap(print(other, format)).replaceAll('\n', '/');
  };
  test('the target, and the case of the others', () => {
    expect(under('XX.A/...A/BB../CC..', 'usc')).toBe('aa.d/...d/bb../cc..');
    expect(under('aa.b/...b/..../....', 'sfu')).toBe('XX.B/...B/..../....');
    expect(under('XX.A/...A/..../....', 'line')).toBe('AA.B...B........');
    expect(under('aa.X/...X/..../....', 'csv')).toContain('X,H,1,1,2');
  });

  test('there and back', () => {
    const { position } = unwrap(parse('XX.A/...A/BB../..CC', {}));
    expect(renamed(renamed(position, 'csv'), 'sfu')).toEqual(position);
    const { position: course } = unwrap(parse(COURSE, {}));
    expect(renamed(renamed(course, 'sfu'), 'usc')).toEqual(course);
  });

  test('too few names for all: nothing changes', () => {
    const rows = Array.from({ length: 100 }, (_, i) => `${String.fromCodePoint(0x4e00 + i).repeat(2)}${'.'.repeat(2)}`);
    const { position } = unwrap(parse(`aa..\n${rows.join('\n')}`, {}));
    expect(renamed(position, 'sfu')).toBe(position);
  });
});

describe('moves to the letter', () => {
  const cars = 'car,orientation,col,row,length\nX,H,1,3,2\nXR,V,6,1,2\nA,V,4,2,3';
  const { position } = unwrap(rushHour.parse(cars, {}));
  const message = (text: string): string | false => {
    const move = rushHour.parseMove(position, text);
    return !move.ok && move.problem.message;
  };

  test.each([
    ['XR1', { vehicle: 'XR', by: 1 }],
    ['XL1', { vehicle: 'X', by: -1 }],
    ['(  X , +2 )', { vehicle: 'X', by: 2 }],
    ['A down 12', { vehicle: 'A', by: 12 }],
    ['A-123456', { vehicle: 'A', by: -123_456 }],
  ])('%s', (text, move) => {
    expect(unwrap(rushHour.parseMove(position, text))).toEqual(move);
  });

  test.each(['A(1)', '(A)1', 'A. D1', 'AD1.', 'A1234567'])('%s is no move, though it names a vehicle', (text) => {
    const expected = 'expected a vehicle and how far it slides, such as "A -2"';
    expect(message(text)).toBe(
      text.startsWith('(')
        ? `"${text}" does not start with the name of a vehicle`
        : `"${text}" is not a move: ${expected}`,
    );
  });

  test('a vehicle that cannot move so says how it stands', () => {
    expect(message('X up 1')).toBe('vehicle "X" is horizontal and cannot move U');
    expect(message('A left 1')).toBe('vehicle "A" is vertical and cannot move L');
  });
});

describe('lists of cars to the letter', () => {
  const HEADER = 'car,orientation,col,row,length';
  const error = (text: string): unknown => {
    const read = rushHour.parse(text, { format: 'csv' });
    return !read.ok && read.problem;
  };

  test('a board without a size is the smallest square that holds its cars', () => {
    const sizeOf = (car: string): number[] => {
      const { width, height } = unwrap(rushHour.parse(`${HEADER}\nX,H,1,3,2\n${car}`, {})).position;
      return [width, height];
    };
    expect(['A,H,5,1,2', 'A,H,7,1,3', 'A,V,1,7,3', 'A,V,8,1,2', 'A,H,1,8,2'].map(sizeOf)).toEqual(
      [6, 9, 9, 8, 8].map((side) => [side, side]),
    );
  });

  test('spaces around values do not count; other words than H and V do', () => {
    expect(
      unwrap(rushHour.parse(` Car , orientation , col, row, length\n X , h , 1 , 3 , 2 `, {})).position.vehicles,
    ).toEqual([{ name: 'X', horizontal: true, row: 2, column: 0, length: 2 }]);
    for (const word of ['HV', 'VH']) {
      expect(error(`${HEADER}\nX,${word},1,3,2`)).toEqual({
        code: 'csv-orientation',
        values: { orientation: word },
        message: `the orientation "${word}" is not H or V`,
        line: 2,
        column: 3,
      });
    }
  });
});

describe('what grids and lines are refused for, and what they are taken for', () => {
  const messageOf = (text: string, options: ReadOptions<RushHourIds['format']> = {}) => {
    const read = parse(text, options);
    return read.ok ? read.value.position.target : read.problem.message;
  };

  test.each<[string, ReadOptions<RushHourIds['format']>, string]>([
    ['a'.repeat(30_001), {}, 'this line is too long for a board'],
    ['.....aa..', { size: '4x3' }, '9 cells on one line do not make rows of 4'],
    ['.....aa..', { size: '0x3' }, '9 cells on one line do not make rows of 0'],
    ['aa..b...b...', { size: '12x1' }, 'a board of 12×1 is too small: it needs at least 2×2 cells'],
    ['aa......', {}, '8 cells on one line do not make a square board; separate the rows with "/" or give the size'],
    ['.'.repeat(10_001), { size: '73x137' }, 'a board of 10,001 cells is too large'],
    ['.'.repeat(10_000), { size: '100x100' }, 'there is no vehicle on the board'],
    ['a.a/aaa/...', {}, 'vehicle "a" bends here'],
    ['a.a/a.a/...', {}, 'vehicle "a" is in two parts; the second starts here'],
  ])('%.20s… %o', (text, options, message) => {
    expect(messageOf(text, options)).toBe(message);
  });

  test.each([
    ['the first letter, before digits', '11../BB../CC../....', 'B'],
    ['digits, where there is no letter', '..../33../11../....', '1'],
    ['with numbers before and after the board', '12  ..../BB../..../....   7', 'B'],
    ['of a size with several digits', `AA${'.'.repeat(22)}`, 'A', '12x2'],
  ])('the target: %s', (_, text, target, size?: string) => {
    expect(messageOf(text, size === undefined ? { format: 'line' } : { format: 'line', size })).toBe(target);
  });

  test('a name of two characters fits no cell', () => {
    const vehicles = [{ name: 'AB', horizontal: true, row: 0, column: 0, length: 2 }];
    const board = unwrap(createPosition({ width: 4, height: 3, walls: [], vehicles, target: 'AB', goal: 'exit' }));
    const printed = print(board, 'line');
    expect(printed.ok ? printed.value : printed.problem.message).toBe(
      'this board cannot be written as line: the name "AB" does not fit in one cell',
    );
  });
});

describe('to the letter', () => {
  test.each([
    ['AA..\nBB..', 0.9],
    ['12 3/4.', 0.18],
    [' \n\n', 0],
    ['car,orientation,col,row,length', 1],
    [`1${'A'.repeat(255)}${'1'.repeat(600)}`, (0.9 * 255) / 256],
  ])('%.20s looks like Rush Hour: %d', (text, affinity) => {
    expect(rushHour.affinity(text)).toBeCloseTo(affinity, 10);
  });

  test.each<[object, string]>([
    [{ format: 'lines' }, 'there is no format "lines": expected usc, sfu, line, csv'],
    [{ goal: 'out' }, 'the goal "out" is neither "exit" nor "clear"'],
    [{ size: '6' }, 'the size "6" is not of the form 6x6'],
    [{ size: 'a6x6' }, 'the size "a6x6" is not of the form 6x6'],
    [{ size: '6x6b' }, 'the size "6x6b" is not of the form 6x6'],
    [{ size: '600x600' }, 'the board is 6×6, but the size was given as 600x600'],
  ])('%o', (options, message) => {
    const read = parse(`AA..../${'......'.repeat(5).replaceAll(/.{6}(?=.)/g, '$&/')}`, options);
    expect(read.ok ? '' : read.problem.message).toBe(message);
  });

  test('as many lines as cells, and one more', () => {
    const message = (lines: number) => {
      const read = parse('a\n'.repeat(lines), {});
      return read.ok ? '' : read.problem.message;
    };
    expect(message(10_001)).toBe('a board has at most 10,000 lines, but this has more');
    expect(message(10_000)).toBe('a board of 1×10000 is too small: it needs at least 2×2 cells');
  });

  test('walls are drawn as the format has them, and names that mean a wall are no names there', () => {
    const board = (name: string) => {
      const vehicles = ['A', name].map((each, row) => ({ name: each, horizontal: true, row, column: 0, length: 2 }));
      const walls = [{ row: 2, column: 2 }];
      return unwrap(createPosition({ width: 3, height: 3, walls, vehicles, target: 'A', goal: 'exit' }));
    };
    expect(unwrap(print(board('b'), 'line'))).toBe('AA.bb...x');
    expect(unwrap(print(board('b'), 'usc'))).toBe('AA.\nbb.\n..#');
    const printed = print(board('x'), 'line');
    expect(printed.ok ? printed.value : printed.problem.message).toBe(
      'this board cannot be written as line: the names of its vehicles mean something else there',
    );
  });
});
