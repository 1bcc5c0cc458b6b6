import { expect, test } from 'vitest';
import { families } from '../families.js';
import { guessFamily } from '../reading/guess-family.js';
import { splitBoards } from '../reading/text-splitter.js';
import { readPositionId } from '../session/position-id.js';
import { filledRows, LONGEST_BOARD, rowsOf, shorten } from './rows.js';

test('lines that hold something, with their numbers, whatever ends them', () => {
  const rows = [...filledRows('\uFEFF\r\n a \r\rb\n\n\r\n\t\nc')];
  expect(rows.map(({ text, line }) => [text, line])).toEqual([
    [' a', 2],
    ['b', 4],
    ['c', 8],
  ]);
  expect([...filledRows(' \n\t\r')]).toEqual([]);
});

test('from the first to the last line that is not blank; an excess is shown by one more', () => {
  expect(rowsOf('\n\na\n\nb\n\n', 9).map(({ text, line }) => [text, line])).toEqual([
    ['a', 3],
    ['', 4],
    ['b', 5],
  ]);
  expect(rowsOf('a\nb\nc\nd', 2)).toHaveLength(3);
  // What comes after many blank lines is not lost.
  expect(rowsOf(`a${'\n'.repeat(1000)}b`, 9)).toHaveLength(10);
  expect(rowsOf(`a${'\n'.repeat(1_000_000)}`, 9)).toHaveLength(1);
});

test('what is shown of a text is short', () => {
  expect(shorten('x'.repeat(1e6))).toBe(`${'x'.repeat(24)}…`);
});

const many = (text: string): string => text.repeat(Math.ceil((LONGEST_BOARD + 1) / text.length));

test.each([
  ['slashes', many('/')],
  ['blank lines and a board', `${'\n'.repeat(1_000_000)}aa.`],
  ['commas', many(',')],
  ['numbers', many('1 ')],
  ['letters', many('a')],
  ['rows', many('a.\n')],
  ['headers', `master: X\n${many('goal X: 0 0\n')}XX`],
  ['a long header', `goal:${' '.repeat(3_000_000)}x\nX.`],
  ['a long list of cells', `goal: on ${'0 0,'.repeat(100_000)}\nX.`],
  ['a list of cars', `car,orientation,col,row,length\n${many('X,H,1,1,2\n')}`],
  ['slashes that could be one board', '/'.repeat(LONGEST_BOARD / 4)],
  ['goals of one large brick', `${'goal X: 0 0\n'.repeat(60_000)}${'X'.repeat(200)}`],
])('%s: every reader ends soon, with one short sentence', (_, text) => {
  guessFamily(text);
  for (const family of families) {
    for (const reading of [
      family.parse(text, {}),
      family.parse('a', { goal: text }),
      family.parse('a', { target: text }),
    ]) {
      expect(reading.ok ? 'read' : reading.problem.message).toMatch(/^.{1,250}$/);
    }
    for (const { id: format } of family.formats) {
      const reading = family.parse(text, { format });
      expect(reading.ok ? 'read' : reading.problem.message).toMatch(/^.{1,250}$/);
    }
    const id = readPositionId(`${family.id}:${family.formats[0]!.id}:${text}`);
    expect(id.ok ? 'read' : id.problem.message).toMatch(/^.{1,250}$/);
    let boards = 0;
    // Quadratic time would be minutes for these, too.
    for (const board of splitBoards(text.slice(-LONGEST_BOARD / 32), { family: family.id, read: {} }))
      boards += Math.sign(board.line);
    expect(boards).toBeGreaterThan(0);
  }
});
