import { describe, expect, test } from 'vitest';
import type { Family } from '../../contract/family.js';
import type { ReadOptions } from '../../contract/text.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { positionId, readPositionId } from '../../session/position-id.js';
import { solve } from '../../solving/solve.js';
import { withOddNames } from '../../testing/odd-bricks.js';
import { samples } from '../../testing/samples.js';
import { type BricksIds, bricks, type Direction } from '../index.js';
import type { BricksPosition } from '../position.js';

/** `line:column message`, or the goal that was understood. */
function read(text: string, options: ReadOptions = {}): string {
  const family: Family = bricks;
  const reading = family.parse(text, options);
  if (reading.ok) return `ok ${reading.value.format} ${reading.value.goal}`;
  const { message, line, column } = reading.problem;
  return line === undefined ? message : `${line}:${column} ${message}`;
}

const TINY = '5,4,\n1,-1,-1,1,1,\n1,0,3,4,1,\n1,0,2,2,1,\n1,1,1,1,1,\n';
const KLOTSKI = 'master: X\ngoal: 3 1\nAXXB\nAXXB\nCEED\nCFGD\nH..I';

describe('what is read', () => {
  test.each([
    ['sbp', TINY, 'ok sbp 2 0 1'],
    ['sbp with CRLF, a byte order mark and blanks', `\uFEFF${TINY.replaceAll('\n', '  \r\n')}\r\n\r\n`, 'ok sbp 2 0 1'],
    ['sbp without commas at the ends', TINY.replaceAll(',\n', '\n'), 'ok sbp 2 0 1'],
    ['sbp with blanks', ' 2 , 2 ,\n 2, 0 \n0 , -1', 'ok sbp 2 1 1'],
    ['a master that covers less than itself', '3,2,\n2,0,0\n2,0,-1\n', 'ok sbp 2 on 1 2'],
    ['grid', KLOTSKI, 'ok grid X 3 1'],
    [
      'grid with comments',
      `# a title\nmaster: X # the big one\n\ngoal: 3 1 # below\n${KLOTSKI.slice(20)}`,
      'ok grid X 3 1',
    ],
    ['grid with goal cells', 'X.\n.-', 'ok grid X 1 1'],
    ['a list of goal cells', 'goal-cells: 1 0, 1 1,\nXX\n..', 'ok grid X 1 0'],
    ['a goal that is a part of a place', 'goal: on 1 1, 1 2\nXX.\nXX.', 'ok grid X on 1 1, 1 2'],
    ['such a goal of another brick', 'goal: 0 1\ngoal B: on 1 0\nX..\nBB.', 'ok grid X 0 1; B on 1 0'],
    ['grid on one line', 'goal: 1 0\nX./..', 'ok grid X 1 0'],
    ['the master 2', 'goal: 1 0\n2.\n..', 'ok grid 2 1 0'],
    ['further goals, the master first', 'goal B: 0 0\ngoal: 0 1\nXB', 'ok grid X 0 1; B 0 0'],
    ['tray with corners', '2 2\n0 0 0 0\n0 1 1 1\ngoal\n1 0 1 0', 'ok tray 2 1 0'],
    ['tray with sizes', '2 2\n1 1 0 0\n2 1 0 1\n\n1 1 1 0', 'ok tray 2 1 0'],
    ['tray with goals for any brick of a shape', '2 2\n0 0 0 0\n1 1 1 1\ngoal\n1 0 1 0', 'ok tray 1x1 at 1 0'],
    ['tray with blanks and larger numbers', ' 12  11\n 10 0  10  10\n goal :\n 11  0 11  10', 'ok tray 2 11 0'],
    ['tray whose goal is all of it', '1 2\n0 0 0 1\ngoal\n0 0 0 1', 'ok tray 2 0 0'],
    // Each of these could also list corners, but then its goals would fit no bricks, or too few.
    ['tray with sizes that fit', '3 3\n1 1 1 2\ngoal\n1 1 2 2', 'ok tray 2 2 2'],
    ['tray with sizes that all fit', '4 5\n1 1 1 1\n1 2 1 2\ngoal\n1 1 1 1\n1 2 2 3', 'ok tray 2 1 1; 3 2 3'],
    ['tray with enough bricks of a size', '2 5\n1 1 1 1\n1 2 1 3\ngoal\n1 1 1 1\n1 2 1 2', 'ok tray 2 1 1; 3 1 2'],
    ['tray with corners that overlap', '4 4\n1 1 1 1\n1 1 1 2\ngoal\n2 2 2 2', 'ok tray 2x2 at 2 2'],
  ])('%s', (_, text, expected) => expect(read(text)).toContain(expected));

  test('which bricks may not move freely', () => {
    const freedoms = (text: string): string[] =>
      unwrap(bricks.parse(text, {})).position.bricks.map(({ name, freedom }) => `${name} ${freedom}`);
    const board = 'goal: 0 0\nfixed: A, B\nhorizontal: C\nvertical:\nXAB\n.CD';
    const expected = ['A fixed', 'B fixed', 'C horizontal', 'D any', 'X any'];
    expect(freedoms(board)).toEqual(expected);
    expect(freedoms('goal: 0 0\nfixed: A  B\nhorizontal: C\nvertical:\ncells: words\nX A B\n. C D')).toEqual(expected);
  });

  test('goals and masters from outside the text', () => {
    expect(read('AXXB/AXXB/CEED/CFGD/H..I', { goal: '3 1' })).toBe('ok grid X 3 1');
    expect(read('AXXB/AXXB/CEED/CFGD/H..I', { goal: 'A 3 0; X 0 1' })).toBe('ok grid A 3 0; X 0 1');
    expect(read('XA/..', { goal: 'A on 1 0' })).toBe('ok grid A 1 0');
    expect(read('XA/..', { goal: '1 0', target: 'A' })).toBe('ok grid A 1 0');
    expect(read('2 2\n0 0 0 0\n0 1 1 1', { goal: '1 0 1 0\n' })).toBe('ok tray 2 1 0');
    expect(read('2 2\n0 0 0 0\n0 1 1 1', { goal: '1 0 1 1' })).toBe('ok tray 1x2 at 1 0');
    expect(read('2 2\n0 0 0 0\n0 1 0 1', { goal: '1 0 1 0; 1 1 1 1' })).toBe('ok tray 1x1 at 1 0; 1x1 at 1 1');
    expect(read('12 11\n10 10 10 10', { goal: ' ;11  10  11  10' })).toBe('ok tray 2 11 10');
    expect(read('2 2\n0 0 0 1', { goal: '2 on 1 0 1 1' })).toBe('ok tray 2 1 0');
    expect(read('2 2\n1 1 0 0\n2 1 0 1', { goal: '2 1 0' })).toBe('ok tray 2 1 0');
    for (const text of ['XA/..', '2 2\n0 0 0 0']) {
      const goal = `0 0 0 0${' '.repeat(4_000_000)}`;
      expect(read(text, { goal })).toBe('a goal has at most 4,000,000 characters, but this has more');
    }
    expect(read('XA/..', { goal: 'there' })).toBe(
      'the goal "there" is not of the form "3 1", "B 0 2" or "B on 0 2, 0 3"',
    );
    expect(read('XA/..', { goal: '5 5' })).toBe('this goal reaches outside the board');
    expect(read('XA/..', { goal: 'Q 0 0' })).toBe('there is no brick "Q" to reach the goal');
    expect(read('XA/..', { goal: 'X on 0 0, 1' })).toBe('the goal "X on 0 0, 1" has a row without a column');
    expect(read('XA/..', { goal: ';' })).toBe('the goal is empty');
    expect(read('XA/..', { goal: '0 0', size: '2x2' })).toContain('size');
    expect(read('XA/..', { goal: '0 0', format: 'csv' })).toContain('there is no format "csv"');
    expect(read('XA/..', { goal: '0 0', target: 'Q' })).toBe('the master "Q" is not on the board');
    expect(read('2 2\n0 0 0 0', { goal: '0 0 0 0', target: '2' })).toBe('a tray has no master, only goals');
  });

  const NO_GOAL = 'is not of the form "3 1", "B 0 2" or "B on 0 2, 0 3"';
  const ODD = 'cells: words\nat at at any on\n. . . . .\n. . . . .';
  test.each([
    ['X...........', '0 10', 'ok grid X 0 10'],
    ['XX/..', 'X on 1 1', 'ok grid X on 1 1'],
    ['XX/..', 'on 1 1', 'ok grid X on 1 1'],
    ['2X/..', '2 1 0', 'ok grid 2 1 0'],
    ['XA/..', '1 0; X 1 0', 'brick "X" has two goals'],
    ['XA/..', '1x1 at 0 0; 1x1 at 0 1', 'ok grid 1x1 at 0 0; 1x1 at 0 1'],
    ['XA/..', 'at 1 0, 1 1', 'ok grid 1x2 at 1 0'],
    ['XA/..', 'at 0 0, 1 0, 1 1', 'ok grid any on 0 0, 1 0, 1 1'],
    ['XA/..', 'any on 1 0, 1 1', 'ok grid 1x2 at 1 0'],
    [ODD, 'at on 1 0, 1 1', 'ok grid at on 1 0, 1 1'],
    [ODD, 'at 1 0, 2 0, 2 1', 'ok grid at 1 0, 2 0, 2 1'],
    [ODD, 'any 1 0', 'ok grid any 1 0'],
    [ODD, 'on on 1 0', 'ok grid on on 1 0'],
    ['XA/..', 'at 0 0', 'there is no brick "at" to reach the goal'],
    ['XA/..', 'any 0 0', 'there is no brick "any" to reach the goal'],
    ['XA/..', 'Q on 0 0', 'there is no brick "Q" to reach the goal'],
    ['AB/..', '1 0', 'there is no master to reach the goal'],
    ['XA/..', 'on 0 0 1', 'the goal "on 0 0 1" has a row without a column'],
    ...['X 0 0 1', 'X 0 0 1 1', '1 0 1 0', '0 100000'].map((goal) => ['XA/..', goal, `the goal "${goal}" ${NO_GOAL}`]),
    ['XA/..', '0 10000', 'this goal reaches outside the board'],
    ['XA/AX', '0 0', '1:5 brick "X" is in two parts; the second starts here'],
  ])('%j with the goal %j', (text, goal, expected) => expect(read(text!, { goal: goal! })).toBe(expected));

  test('a brick may be called like what sets goals apart', () => {
    for (const text of ['goal: 1 1\ngoal ;: 1 0\nX;\n..', 'master: ;\ngoal: 1 1\ngoal X: 1 0\n;X\n..']) {
      const { position } = unwrap(bricks.parse(text, {}));
      const { goal } = bricks.readOptions(position);
      const board = text.split('\n').slice(-2).join('\n');
      expect(unwrap(bricks.parse(board, { goal: goal! })).position).toEqual(position);
    }
    const many = bricks.parse('X;/..', { goal: `${' '.repeat(60_000)}${'\n'.repeat(60_000)}; 1 0; X 1 1;` });
    expect(unwrap(many).goal).toBe('; 1 0; X 1 1');
  });

  test('a message shows what cannot be seen, and no more of a long text than it takes', () => {
    const target = `\u001b[2J\n${'x'.repeat(500)}`;
    const reading = bricks.parse('2,2,\n2,0,\n0,-1,\n', { format: 'sbp', target });
    expect(reading.ok ? '' : reading.problem.message).toBe('there is no master brick "·[2J·xxxxxxxxxxxxxxxxxxx…"');
    const { position } = unwrap(bricks.parse('2,2,\n2,0,\n0,-1,\n', {}));
    const checked = bricks.check({ ...position, bricks: [{ ...position.bricks[0]!, freedom: '\u007fixed' }] });
    expect(checked.ok ? '' : checked.problem.message).toContain('brick "2" cannot be "·ixed"');
  });
});

describe('what is wrong, and where', () => {
  const GOAL_OF_GRID =
    'expected a line such as "goal: 3 1" above the rows, and "master: B" unless the master is X or 2';
  test.each([
    ['', '1:1 the board is empty'],
    ['X'.repeat(4_000_001), 'the text of a board has at most 4,000,000 characters, but this has more'],
    ['X\n'.repeat(131_076), '1:1 a board of 1×131076 is too large: at most 256×256 cells are allowed'],
    ['X\n'.repeat(131_077), 'a board has at most 131,076 lines, but this has more'],
    ['2,2,\n2,x,\n0,-1,\n', '2:3 "x" is not a cell: expected -1, 0, 1 or the number of a brick'],
    ['2,2,\n2,-2,\n0,-1,\n', '2:3 "-2" is not a cell: expected -1, 0, 1 or the number of a brick'],
    ['2,2,\n2,1.5\n0,-1,\n', '2:3 "1.5" is not a cell: expected -1, 0, 1 or the number of a brick'],
    ['2,2,\n2,\n0,-1,\n', '2:3 this row has 1 value, but the width is 2'],
    ['2,2,\n2,0,0,\n0,-1,\n', '2:5 this row has 3 values, but the width is 2'],
    ['2,2,\n2,0,\n\n0,-1,\n', '3:1 this row has 0 values, but the width is 2'],
    ['2,2,\n2, x,\n0,-1,\n', '2:4 "x" is not a cell: expected -1, 0, 1 or the number of a brick'],
    ['2,2,\n2,0,\n', '3:1 the first line says 2 rows, but there are 1'],
    ['2,2,\n2,0,\n0,-1,\n0,0,\n', '4:1 there are more rows than the 2 of the first line'],
    ['2,2,\n3,0,\n0,-1,\n', '1:1 there is no master brick "2"'],
    ['2,2,\n2,0,\n0,0,\n', '1:1 there is no goal: expected -1 in the cells that the master must cover'],
    ['0,2,\n', '1:1 a board of 0×2 is too small: it needs at least 1×1 cells'],
    ['999,999,\n', '1:1 a board of 999×999 is too large: at most 256×256 cells are allowed'],
    ['3,2,\n3,2,3,\n0,-1,0,\n', '2:5 brick "3" is in two parts; the second starts here'],
    ['goal: 0 0\nX.\n...', '3:3 this row has 3 cells, but the first row has 2'],
    ['goal: 0 0\nX.\n.', '3:2 this row has 1 cell, but the first row has 2'],
    ['goal: 0 0\nX .', '2:2 the character U+0020 cannot stand on a board'],
    ['goal: 0 0\nX.\n./', '3:2 "/" cannot stand on a board'],
    ['goal: 0 0\nXA\nAX', '3:2 brick "X" is in two parts; the second starts here'],
    ['goal: 0 3\nX.', '1:1 this goal reaches outside the board'],
    ...['', '0', '0 x', '0 -1', '0 1.5', 'upon 0 1', '0 100000'].map((value) => [
      `goal: ${value}\nX.`,
      `1:1 the header "goal" must say rows and columns, such as "3 1", not "${value}"`,
    ]),
    ['place: x\nX.', '1:1 the header "place" must say rows and columns, such as "3 1", not "x"'],
    ['goal-cells: x\nX.', '1:1 the header "goal-cells" must say rows and columns, such as "3 1", not "x"'],
    ['goal: 0 10\nX.', '1:1 this goal reaches outside the board'],
    ['goal: 0 0 1 1\nX.', '1:1 a goal is a row and a column, such as "goal: 3 1"'],
    ['goal: 0 0\nA.', '1:1 there is no master: expected a brick X or 2, or a header "master:"'],
    ['goal Q: 0 0\nX.', '1:1 there is no brick "Q" to reach the goal'],
    ['master: Q\ngoal: 0 0\nX.', '1:1 the master "Q" is not on the board'],
    ['master: X\nmaster: X\ngoal: 0 0\nX.', '2:1 there is a second master'],
    ['goal: 0 0\nfixed: Q\nX.', '2:1 there is no brick "Q" on the board'],
    ['goal: 0 0\nfixed: A\nvertical: A\nXA', '3:1 brick "A" is listed twice'],
    ['goal: 0 0\ngoal: 0 1\nX.', '2:1 brick "X" has two goals'],
    ['goal: 0 0\ngoal: 0 0\nX.', '2:1 brick "X" has two goals'],
    ['goal: 0 0\ngoal A: 0 0\nXA', '2:1 two goals overlap'],
    ['X.\n..', `1:1 there is no goal: ${GOAL_OF_GRID}`],
    ['A-', `1:1 there is no goal: ${GOAL_OF_GRID}`],
    ['X./A', '1:5 this row has 1 cell, but the first row has 2'],
    ['/X', '1:1 a board of 0×2 is too small: it needs at least 1×1 cells'],
    [`X${'/.'.repeat(256)}`, '1:1 a board of 1×257 is too large: at most 256×256 cells are allowed'],
    ['goal: 0 0\nX.......\ngoal: 0 0', '3:1 headers must stand before the rows of the board'],
    ['goal: 0 0', '2:1 there are no rows after the headers'],
    ['goal-cells: 0 1\nX.', 'ok grid X 0 1'],
    ['goal-cells: 0 1\nXA', '2:2 brick "A" stands on a cell that only goal bricks may enter'],
    ['goal-cells: 0 1\nX-', '2:2 a goal cell is listed twice'],
    ['2 2\ngoal\n0 0 0 0', '2:1 there are no blocks'],
    [
      '2 2\n0 0 0 0',
      '1:1 there is no goal: expected a line "goal" and the blocks that must be in place, below the others',
    ],
    ['2 2\n0 0 0 0\n0 0 1 1\ngoal\n0 0 0 0', '3:1 brick "3" overlaps brick "2" in row 1, column 1'],
    ['2 2\n0 0 0 2\ngoal\n0 0 0 0', '2:1 brick "2" reaches outside the 2×2 board'],
    ['2 2\n0 0 99998 99998', '2:1 brick "2" reaches outside the 2×2 board'],
    ['2 2\n0 0 9 0', '2:1 brick "2" reaches outside the 2×2 board'],
    ['2 2\n0 0 0 9', '2:1 brick "2" reaches outside the 2×2 board'],
    ['3 3\n99999 99999 1 1', '2:1 brick "2" has no cells'],
    ['2 2\n1 1 0 0\n2 1 0 1\n2 2 0 0', '4:1 brick "4" overlaps brick "2" in row 1, column 1'],
    ['2 2\n0 0 0 0\ngoal\n0 0 0 0\n0 0 0 0', '5:1 two goals overlap'],

    ['cells: numbers\n2 0', '1:1 the header "cells" can only say "words", not "numbers"'],
    ['goal: 0 0\ncells: words\nX #1', '3:3 "#1" cannot stand on a board'],
    ['goal: 0 0\ncells: words\nX .\n10 10 10', '4:7 this row has 3 cells, but the first row has 2'],
    ['goal: 0 0\ncells: words\nX . .\n. 10', '4:3 this row has 2 cells, but the first row has 3'],
    [`goal: 0 0\ncells: words\nX ${'b'.repeat(33)}`, '3:3 "bbbbbbbbbbbbbbbbbbbbbbbb…" cannot stand on a board'],
  ])('%.80j', (text, expected) => expect(read(text!)).toBe(expected));

  test('texts in a format that they are not in', () => {
    expect(read('X.', { format: 'sbp' })).toBe(
      '1:1 the first line is "X."; expected the width and height, such as "5,4,"',
    );
    for (const header of ['x2,2,', '2,2,2']) {
      expect(read(`${header}\n2,0,\n0,-1,`, { format: 'sbp' })).toMatch(/^1:1 the first line is /);
    }
    expect(read('X.', { format: 'tray' })).toBe(
      '1:1 the first line is "X."; expected the height and width, such as "5 4"',
    );
    for (const header of ['x2 2', '2 2 2']) {
      expect(read(`${header}\n0 0 0 0`, { format: 'tray' })).toMatch(/^1:1 the first line is /);
    }
    expect(read('300 2\nX.', { format: 'tray' })).toContain('1:1 a board of 2×300 is too large');
    expect(read('2 2\n0 0 0', { format: 'tray' })).toBe('2:1 "0 0 0" is not a block: expected four whole numbers');
    expect(read('2 2\n0 0 0 0\ngoal\n0 0 0', { format: 'tray' })).toBe(
      '4:1 "0 0 0" is not a block: expected four whole numbers',
    );
    expect(read('2 2\n0 0 0 0', { goal: '1 1 1 1 1' })).toBe(
      'in the goal: "1 1 1 1 1" is not a block: expected four whole numbers',
    );
    expect(read('2 2\n0 0 0 0', { goal: 'x' })).toBe(
      'the goal "x" is not of the form "3 1", "B 0 2" or "B on 0 2, 0 3"',
    );
  });
});

describe('what is written', () => {
  test('every format tells the whole position', () => {
    const { position } = unwrap(bricks.parse(TINY, {}));
    expect(unwrap(bricks.print(position, 'sbp'))).toBe(TINY.trimEnd());
    expect(unwrap(bricks.print(position, 'grid'))).toBe('master: 2\ngoal: 0 1\n#--##\n#.34#\n#.22#\n#####');
    const tray = '2 2\n0 0 0 0\n1 1 1 1\ngoal\n1 0 1 0';
    expect(unwrap(bricks.print(unwrap(bricks.parse(tray, {})).position, 'tray'))).toBe(tray);
  });

  test.each([
    ['goals for any brick of a shape', 'place: 1 0\n2.\n.3'],
    ['a goal that is a part of a place', 'master: X\ngoal: on 1 1, 1 2\nXX.\nXX.'],
    ['such a goal where only the master may enter', 'master: X\nXX.\n..-'],
    ['and beside another goal', 'master: X\ngoal: on 1 2\ngoal B: 0 0\nXXB\n..-'],
    ['and elsewhere', 'master: X\ngoal: on 1 1\nXX.\n..-'],
  ])('%s in a grid', (_, text) => {
    expect(unwrap(bricks.print(unwrap(bricks.parse(text, {})).position, 'grid'))).toBe(text);
  });

  test('a format says what it has no words for', () => {
    const why = (text: string, format: BricksIds['format'], options: ReadOptions<BricksIds['format']> = {}): string => {
      const printed = bricks.print(unwrap(bricks.parse(text, options)).position, format);
      return printed.ok ? 'printed' : printed.problem.message;
    };
    const start = 'this board cannot be written as';
    expect(why('goal: 0 1\nX.', 'sbp')).toBe(`${start} sbp: brick "X" is not named by a number from 2 up`);
    expect(why('fixed: 2\n2-', 'sbp')).toBe(`${start} sbp: it cannot say that brick "2" may not move freely`);
    expect(why('goal: 0 1\n3.', 'sbp', { target: '3' })).toBe(`${start} sbp: no brick is called 2, as the master is`);
    expect(why('goal-cells: 0 0\n2.', 'sbp')).toBe(
      `${start} sbp: brick "2" stands on a goal cell, and a cell shows one of the two only`,
    );
    expect(why('goal: 0 1\n2.-', 'sbp')).toBe(
      `${start} sbp: its goal cells are what the master must cover, and here they are not`,
    );
    for (const text of ['goal: 0 1\ngoal 3: 0 0\n2-3', 'master: 3\n3-2']) {
      expect(why(text, 'sbp')).toBe(
        `${start} sbp: its goal cells are what the master must cover, and here they are not`,
      );
    }
    for (const name of ['a2', '2a', '100000']) {
      expect(why(`master: 2\ngoal: 0 1\ncells: words\n2 . ${name}`, 'sbp')).toBe(
        `${start} sbp: brick "${name}" is not named by a number from 2 up`,
      );
    }
    expect(why('master: 2\ngoal: 0 1\ncells: words\n2 . 12345', 'sbp')).toBe('printed');
    expect(why('goal-cells: 0 0\n2.', 'grid')).toBe('printed');
    expect(why('goal: 0 1\n2.#', 'tray')).toBe(`${start} tray: this board has walls, and a tray has none`);
    expect(why('goal: 0 1\nfixed: 2\n2.', 'tray')).toBe(
      `${start} tray: it cannot say that brick "2" may not move freely`,
    );
    expect(why('goal: 0 1\n2.-', 'tray')).toBe(
      `${start} tray: this board has cells that only goal bricks may enter, and a tray has none`,
    );
    expect(why('goal: 0 1\n22.\n2..', 'tray')).toBe(`${start} tray: brick "2" is not a rectangle`);
    expect(why('goal: 0 1\nX.', 'tray')).toBe(`${start} tray: its bricks are named by number, from 2 up, and not "X"`);
  });

  test('a goal that a format has no words for can be said beside it', () => {
    const beside = (text: string, format: BricksIds['format']): string => {
      const { position } = unwrap(bricks.parse(text, {}));
      const printed = unwrap(bricks.print(position, format));
      const options = { format, ...bricks.readOptions(position) };
      expect(unwrap(bricks.parse(printed, options)).position).toEqual(position);
      return `${printed} --goal ${options.goal}`;
    };
    expect(beside('goal: 0 1\n2.', 'sbp')).toBe('2,1,\n2,0, --goal 2 0 1');
    expect(beside('goal: 0 1\n2.3', 'tray')).toBe('1 3\n0 0 0 0\n0 2 0 2 --goal 2 0 1');
    expect(beside('place: 0 0, 1 0, 1 1\n2.\n..', 'tray')).toBe('2 2\n0 0 0 0 --goal any on 0 0, 1 0, 1 1');
    expect(beside('1 3\n0 0 0 0\n0 1 0 1\ngoal\n0 2 0 2', 'sbp')).toBe('3,1,\n2,3,0, --goal 1x1 at 0 2');
  });

  test('longer names are words, and goals of any brick of a shape have a header', () => {
    const text = 'master: 12\ngoal: 0 1\nplace: 0 0\nhorizontal: 3 12\ncells: words\n12 . 3 4\n# # # #';
    const { position } = unwrap(bricks.parse(text, {}));
    expect(position.goals).toEqual([
      { brick: '12', cells: [{ row: 0, column: 1 }] },
      { cells: [{ row: 0, column: 0 }] },
    ]);
    expect(unwrap(bricks.print(position, 'grid'))).toBe(text);
  });
});

describe('a sign of a wall alone on a line', () => {
  test('is a row', () => {
    const { position } = unwrap(bricks.parse('master: X\ngoal: 1 0\ngoal A: 2 0\n#\n.\nX\nA\n', {}));
    expect(position).toMatchObject({ width: 1, height: 4, walls: [{ row: 0, column: 0 }] });
    expect(unwrap(solve(bricks, position)).length).toBe(2);
  });

  test('is a comment where only headers can follow', () => {
    expect(read('# A board\n#\n\n# by somebody\n#\ngoal: 0 1\nX.')).toBe('ok grid X 0 1');
    expect(read('# A board\n #\n #\ngoal: 0 1\nX.')).toBe('ok grid X 0 1');
  });
});

describe('moves', () => {
  const { position } = unwrap(bricks.parse('goal: 0 0\nX..\n.AB', {}));
  test.each([
    ['(X,right)', 'X right'],
    ['X right', 'X right'],
    ['X,r', 'X right'],
    [' X right 2 ', 'X right right'],
    ['X right,down', 'X right down'],
    ['X right 2,down', 'X right right down'],
    [' ( X , right  2 , down ) ', 'X right right down'],
    ['X r 12', `X${' right'.repeat(12)}`],
    [`X${' '.repeat(8 * 65_536 - 5)}left`, 'X left'],
  ])('%.30j is read', (text, expected) => {
    const { brick, path } = unwrap(bricks.parseMove(position, text));
    expect([brick, ...path].join(' ')).toBe(expected);
  });
  test.each([
    ['Q left', '"Q left" does not start with the name of a brick'],
    ['', '"" does not start with the name of a brick'],
    ['X', '"X" does not start with the name of a brick'],
    ['X sideways', '"X sideways" is not a move: expected a brick and its way, such as "X left 2,down"'],
    ['X left 0', '"X left 0" is not a move: expected a brick and its way, such as "X left 2,down"'],
    ['X left 999999', '"X left 999999" is not a move: expected a brick and its way, such as "X left 2,down"'],
    ['Xleft, down', '"Xleft, down" does not start with the name of a brick'],
    ['(X,left) 2', '"(X,left) 2" does not start with the name of a brick'],
    ...['X left,(down)', 'X 2 left', 'X left 2x', 'X left 65535,down 2'].map((text) => [
      text,
      `"${text}" is not a move: expected a brick and its way, such as "X left 2,down"`,
    ]),
    [`X${' '.repeat(8 * 65_536 - 4)}left`, `"X${' '.repeat(23)}…" is longer than any move`],
  ])('%.30j is not', (text, expected) => {
    const move = bricks.parseMove(position, text!);
    expect(move.ok ? '' : move.problem.message).toBe(expected);
  });

  test('a path has as many steps as a board has cells, and no more', () => {
    expect(unwrap(bricks.parseMove(position, 'X left 65535,down')).path).toHaveLength(65_536);
  });

  test('a solution is written in one notation: tuples for the steps of sbp, and words for all else', () => {
    const { position: open } = unwrap(bricks.parse('goal: 0 0\n...\n..2'));
    const ways: Direction[][] = [['left'], ['left', 'left'], ['left', 'up']];
    const inWords = ['2 left 1', '2 left 2', '2 left,up'];
    expect(ways.map((path) => bricks.moveInWords(open, { brick: '2', path }))).toEqual(inWords);
    for (const { id: format } of bricks.formats) {
      for (const { id: metric } of bricks.metrics) {
        const tuples = format === 'sbp' && metric === 'steps';
        const expected = tuples ? ['(2,left)', '(2,left,left)', '(2,left,up)'] : inWords;
        const style = { format, metric };
        expect(ways.map((path) => bricks.printMove(open, { brick: '2', path }, style))).toEqual(expected);
      }
    }
  });
});

describe('goals that no brick can ever cover', () => {
  test.each([
    ['3,2,\n2,0,-1,\n-1,0,0,\n', 'the goal does not fit: brick "2" cannot cover it anywhere on the board'],
    ['4,2,\n2,-1,-1,1,\n0,0,0,0,\n', 'the goal does not fit: brick "2" cannot cover it anywhere on the board'],
    ['goal: 0 1\nX#', 'the goal does not fit: brick "X" cannot cover it anywhere on the board'],
    ['2 2\n0 0 0 0\ngoal\n0 0 0 1', 'no brick has the shape of the goal in row 1, column 1'],
    [
      '2 2\n0 0 0 0\ngoal\n0 0 0 0\n1 1 1 1',
      'only one brick has the shape of the goal in row 2, column 2, and more goals than that have it',
    ],
  ])('%j is unsolvable, with that for a proof', (text, reason) => {
    const { position } = unwrap(bricks.parse(text, {}));
    for (const metric of ['moves', 'slides', 'steps'] as const) {
      expect(unwrap(solve(bricks, position, { metric }))).toMatchObject({
        status: 'unsolvable',
        reason: { message: reason },
      });
      // A search that looks at everything says the same.
      expect(unwrap(solve(bricks, position, { metric, proveFirst: false })).status).toBe('unsolvable');
    }
    expect(unwrap(bricks.editing.compose(bricks.scene(position), position))).toEqual(position);
  });
});

test.each([
  ['goal: 0 0', 1],
  [`${'.\n'.repeat(38)}master: X`, 1],
  [`${'.\n'.repeat(41)}master: X`, 0.3],
  ['5,4,\n1,-1', 0.95],
  ['3,1,\n2,1,0', 0.2],
  ['3,1,\n2,1,1', 0.95],
  ['3,4,\n11,1,2,3\n4,5,6,7\n8,9,10,0', 0.2],
  ['2,2,\n0,2\n-1,3', 0.95],
  ['2 2\n0 0 0 0', 0.95],
  ['2 2 2', 0],
  ['2 2\n0 0 0 0\nX.', 0],
  ['2 2\n0 0 0 0 0', 0],
  ['2 2\nx0 0 0 0', 0],
  ['AXXB/AXXB', 0.95],
  ['AXXB\nAXXB', 0.95],
  ['AXXB\nACCB', 0.3],
  ['A..B\nA..B', 0.3],
  ['AooB\nAooB', 0.3],
  ['AX/XX\nAX/XX', 0.3],
  [`${'.'.repeat(11)}XX\n${'.'.repeat(11)}XX`, 0.3],
  ['X-', 0.95],
  ['X -', 0],
  [`${'A'.repeat(300)} A`, 0.3],
  ['é.', 0.3],
  ['', 0],
])('%.20j looks like bricks: %d', (text, affinity) => {
  expect(bricks.affinity(text)).toBeCloseTo(affinity, 10);
});

test.each([
  ['tray', 'master: 2\ngoal: 0 1\n2.43', '2.43'],
  ['tray', 'master: 2\ngoal: 0 1\n2.35', '2.34'],
  ['tray', 'place: 0 1\n3.4', '2.3'],
  ['grid', 'master: X\ngoal: 0 1\nX.A', 'X.A'],
  ['sbp', 'master: 2\ngoal: 0 1\n2.97', '2.97'],
  ['sbp', 'master: 2\ngoal: 0 1\n2.A', '2.3'],
  ['sbp', 'master: 3\ngoal: 0 1\n2.3', '3.2'],
  ['sbp', 'place: 0 1\n3.4', '2.3'],
  ['sbp', 'place: 0 1\n2.4', '2.4'],
] as const)('the names that %s gives to %j', (format, text, expected) => {
  const { position } = unwrap(bricks.parse(text, {}));
  expect(
    unwrap(bricks.print(bricks.renamed!(position, format), 'grid'))
      .split('\n')
      .at(-1),
  ).toBe(expected);
});

test('every position has an id, whatever its bricks are called', () => {
  const random = seededRandom(7);
  const sizes = [
    { width: 4, height: 5 },
    { width: 1, height: 7 },
    { width: 5, height: 1 },
    { width: 3, height: 3 },
  ];
  for (const size of sizes) {
    for (const plain of samples(bricks, size, 20, 8) as BricksPosition[]) {
      const position = withOddNames(random, plain);
      const id = positionId(bricks, position);
      expect([id, unwrap(readPositionId(id)).reading.position]).toEqual([id, position]);
      expect(unwrap(bricks.editing.compose(bricks.scene(position), position))).toEqual(position);
      for (const format of ['sbp', 'tray', 'grid'] as const) {
        const other = bricks.renamed!(position, format);
        expect(bricks.renamed!(other, format)).toEqual(other);
        const lengths = [position, other].map(
          (each) => unwrap(solve(bricks, each, { limits: { expansions: 1000 } })).length,
        );
        expect(lengths[1]).toBe(lengths[0]);
      }
    }
  }
});

test('a board of numbers with a border, a brick of two digits and a goal from outside has an id', () => {
  const text = '4,3,\n1,1,1,1,\n1,2,10,1,\n1,0,0,1,\n';
  const { position, format } = unwrap(bricks.parse(text, { goal: '2 0' }));
  const id = positionId(bricks, position, format);
  expect(unwrap(readPositionId(id)).reading.position).toEqual(position);
});

test('the master of a classic board is 2 in numbers, and the goal is said beside it', () => {
  const { position } = unwrap(bricks.parse(KLOTSKI, {}));
  const numbered = bricks.renamed!(position, 'sbp');
  expect(unwrap(bricks.print(numbered, 'sbp'))).toBe('4,5,\n3,2,2,4,\n3,2,2,4,\n5,6,6,7,\n5,8,9,7,\n10,0,0,11,');
  expect(bricks.readOptions(numbered)).toEqual({ goal: '2 3 1' });
  expect(unwrap(bricks.print(bricks.renamed!(position, 'tray'), 'tray'))).toMatch(/^5 4\n0 1 1 2\n.*\ngoal\n3 1 4 2$/s);
});

describe('ids of Huarong Dao', () => {
  const board = 'master: X\ngoal: 3 1\nAXXB\nAXXB\nCDDE\nCFGE\nH..I';

  test('Klotski has the id that others have published', () => {
    const { position } = unwrap(bricks.parse(KLOTSKI));
    const layout = bricks.renamed!(position, 'huarong');
    expect(unwrap(bricks.print(layout, 'grid'))).toBe(board);
    expect(positionId(bricks, layout, 'huarong')).toBe('bricks:huarong:4WVE1');
    expect(bricks.print(position, 'huarong')).toMatchObject({ ok: false, problem: { code: 'cannot-write' } });
  });

  test('an id is read with the name of the format, or where the format is given', () => {
    const { position } = unwrap(bricks.parse(board));
    for (const reading of [bricks.parse('Huarong: 4wve1'), bricks.parse('4WVE1', { format: 'huarong' })])
      expect(unwrap(reading)).toEqual({ position, format: 'huarong', goal: 'X 3 1' });
    expect(unwrap(readPositionId('bricks:huarong:4WVE1')).reading.position).toEqual(position);
  });

  test('another goal is given besides it', () => {
    const { position } = unwrap(bricks.parse('huarong:4WVE1', { goal: '3 2' }));
    const id = positionId(bricks, position, 'huarong');
    expect(id).toBe('bricks:huarong,goal=X_3_2:4WVE1');
    expect(unwrap(readPositionId(id)).reading.position).toEqual(position);
  });

  test.each([
    ['huarong:4WVE', '1:9 "4WVE" is no Huarong Dao board: expected five of 123456789ABCDEFGHJKMNPQRSTUVWXYZ, up to '],
    ['  huarong: 4WVEO', '1:12 "4WVEO" is no'],
    ['huarong:4WVE1\nAB', '2:1 nothing can follow the id of a Huarong Dao board'],
    ['huarong:', '1:9 "" is no'],
  ])('%j is a problem', (text, message) => expect(read(text)).toContain(message));

  test('the master is X', () => {
    expect(read('huarong:4WVE1', { target: 'X' })).toBe('ok huarong X 3 1');
    expect(read('huarong:4WVE1', { target: 'A' })).toBe('the master of a Huarong Dao board is X');
  });
});
