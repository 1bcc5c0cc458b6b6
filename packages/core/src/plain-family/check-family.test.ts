import { expect, test } from 'vitest';
import { families } from '../families.js';
import { unwrap } from '../result.js';
import { solve } from '../solving/solve.js';
import { samples } from '../testing/samples.js';
import { type Frogs, type Jump, plainFrogs } from '../testing/toy/frogs.js';
import { checkFamily } from './check-family.js';
import { definePlainFamily } from './define-plain-family.js';
import type { PlainFamily, PlainScene } from './plain-family.js';

const right = (row: string): Frogs => ({ row: [...row].sort().join('') });

/** What is said of the frogs with a mistake. */
function flawOf(mistake: Partial<PlainFamily<Frogs, Jump>>, boards: readonly string[] = ['C_AB']): string | undefined {
  return checkFamily(definePlainFamily({ ...plainFrogs, ...mistake }), boards);
}

test.each(families)('there is no mistake in $title', (family) => {
  const board = samples(family, 'small', 30, 5).find((each) => unwrap(solve(family, each)).status === 'solved');
  const texts = family.formats.flatMap(({ id }) => {
    const text = family.print(board, id);
    return text.ok && family.parse(text.value).ok ? text.value : [];
  });
  expect(texts.length).toBeGreaterThan(0);
  expect(checkFamily(family, texts.slice(0, 1))).toBeUndefined();
});

const { moves, scene } = plainFrogs;
const bare = (position: Frogs): PlainScene => ({ ...scene(position), goals: [] });
let asked = 0;

test.each<[string, Partial<PlainFamily<Frogs, Jump>>, string]>([
  [
    'a text that cannot be read back',
    { print: ({ row }) => `${row}!` },
    'the printed board "C_AB!" cannot be read: a row needs one free stone and up to seven frogs A to G, each once',
  ],
  [
    'a text that reads back as another board',
    { print: ({ row }) => right(row).row },
    'the printed board "ABC_" reads back as {"row":"ABC_"}, not {"row":"C_AB"}',
  ],
  [
    'a move without an inverse',
    { moves: (position) => moves(position).filter(({ from }) => from > position.row.indexOf('_')) },
    'the move {"from":2} on "C_AB" cannot be taken back: no move of "CA_B" leads there',
  ],
  ['a move that changes nothing', { play: (position) => position }, 'the move {"from":0} changes nothing on "C_AB"'],
  [
    'moves that change',
    { moves: (position) => moves(position).slice(0, 1 + (asked++ % 2)) },
    '"C_AB" has other moves when it is asked again',
  ],
  [
    'a move that is listed twice',
    { moves: (position) => [...moves(position), ...moves(position)] },
    '"C_AB" has two moves with the name "C right 1"',
  ],
  [
    'pieces in another order',
    {
      scene: (position) => ({
        ...scene(position),
        pieces: [...scene(position).pieces].sort((a, b) => a.cells[0]!.column - b.cells[0]!.column),
      }),
    },
    'the scene of "CBA_" lists the pieces C, B, A, not C, A, B as before',
  ],
  [
    'goals that are covered too early',
    { scene: () => scene({ row: 'ABC_' }) },
    'the scene of "C_AB" covers all goals, but the position is not solved',
  ],
  [
    'a goal that is not covered in the end',
    { isSolved: ({ row }) => row === 'C_AB' },
    '"C_AB" is solved, but a goal of its scene is not covered',
  ],
  [
    'a piece that leaves the board',
    { scene: (position) => ({ ...scene(position), width: 3 }) },
    'the scene of "C_AB" has no row 0, column 3',
  ],
  [
    'two pieces with one name',
    {
      scene: (position) => ({
        ...scene(position),
        goals: [],
        pieces: scene(position).pieces.map((piece) => ({ ...piece, label: 'X' })),
      }),
    },
    'the scene of "C_AB" has two pieces "X"',
  ],
  [
    'two pieces in one cell',
    {
      scene: () => ({
        width: 4,
        height: 1,
        pieces: ['A', 'B'].map((label) => ({ label, cells: [{ row: 0, column: 1 }] })),
      }),
    },
    'the scene of "C_AB" has two things in row 0, column 1',
  ],
  [
    'a piece that goes slantwise',
    {
      scene: ({ row }) => ({
        width: 4,
        height: 4,
        pieces: [...'ABC'].map((label) => ({
          label,
          cells: [{ row: row.indexOf(label), column: row.indexOf(label) }],
        })),
      }),
    },
    'the move {"from":0} on "C_AB" shifts C slantwise, but pieces slide along rows and columns',
  ],
  [
    'a piece that changes its shape',
    {
      scene: ({ row }) => ({
        width: 4,
        height: 2,
        pieces: [
          {
            label: 'A',
            cells: [
              { row: 0, column: 0 },
              { row: 1, column: row.indexOf('_') },
            ],
          },
        ],
      }),
    },
    'the move {"from":0} on "C_AB" changes the shape of A, or the order of its cells',
  ],
  [
    'a move that no piece shows',
    { scene: () => ({ width: 4, height: 1, pieces: [] }) },
    'the move {"from":0} on "C_AB" shifts no piece of the scene',
  ],
  ['a board without a solution', { isSolved: () => false, scene: bare }, 'the board "C_AB" has no solution'],
])('%s is found', (_, mistake, sentence) => {
  expect(flawOf(mistake)).toBe(sentence);
});

test('a board that cannot be read is named when the family is defined, or checked', () => {
  const sentence = 'a row needs one free stone and up to seven frogs A to G, each once';
  expect(() => definePlainFamily({ ...plainFrogs, boards: ['AA'] })).toThrow(
    new TypeError(`the board "AA" cannot be read: ${sentence}`),
  );
  expect(flawOf({}, ['C_AB', 'AA'])).toBe(`the board "AA" cannot be read: ${sentence}`);
});
