import type { ScenePiece } from '@slidewise/core/contract';
import { expect, test } from 'vitest';
import { directionsOf, goalWords, neighbourOf, pieceWords } from './words.js';

const piece = (label: string, ...cells: [number, number][]): ScenePiece => ({
  label,
  role: label === 'X' ? 'target' : 'piece',
  cells: cells.map(([row, column]) => ({ row, column })),
});
const pieces = [piece('X', [0, 0], [0, 1]), piece('A', [1, 0]), piece('B', [1, 2]), piece('C', [3, 0])];

test('a piece is described by its name, size, place and freedom', () => {
  expect(pieceWords(pieces[0]!, ['left'])).toBe('Target X, 1 high, 2 wide, row 1, column 1, can move left');
  expect(pieceWords(pieces[1]!, [])).toBe('Piece A, row 2, column 1, cannot move');
});

test('marked cells are described by their rows and columns', () => {
  const board = { width: 4, height: 5, pieces, walls: [], exits: [] };
  const cells = (...places: [number, number, string?][]) =>
    places.map(([row, column, label]) => ({ row, column, ...(label === undefined ? {} : { label }) }));
  expect(goalWords(board)).toBe('');
  expect(goalWords({ ...board, goals: cells([3, 1], [3, 2], [4, 1], [4, 2]) })).toBe('rows 4 to 5, columns 2 to 3');
  expect(goalWords({ ...board, goals: cells([0, 0, 'A'], [0, 1, 'A'], [1, 0, 'A'], [4, 3, 'B']) })).toBe(
    'A to row 1, column 1 and row 1, column 2 and row 2, column 1; B to row 5, column 4',
  );
});

test('the ways out of a place', () => {
  const shifts = [
    { piece: 0, rows: 0, columns: -2 },
    { piece: 0, rows: 1, columns: 0 },
    { piece: 0, rows: -1, columns: 2 },
  ];
  expect(directionsOf(shifts)).toEqual(['left', 'down']);
});

test('arrow keys lead to the nearest piece that way', () => {
  expect(neighbourOf(pieces, 0, 1, 0)).toBe(1);
  expect(neighbourOf(pieces, 1, 0, 1)).toBe(2);
  expect(neighbourOf(pieces, 1, 1, 0)).toBe(3);
  expect(neighbourOf(pieces, 3, 1, 0)).toBeUndefined();
});
