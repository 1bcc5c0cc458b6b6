import { showAmount, showCount } from '../../text/amounts.js';
import { type Message, message } from '../message.js';

// Boards of any family: their sizes, their texts, their moves.

type Size = { width: number; height: number };

export const sizeNotWhole = message(
  'size-not-whole',
  ({ size }: { size: string }) => `a board of ${size} has no whole size`,
);
export const boardTooSmall = message(
  'board-too-small',
  ({ width, height, least }: Size & { least: number }) =>
    `a board of ${width}×${height} is too small: it needs at least ${least}×${least} cells`,
);
export const boardTooLarge = message(
  'board-too-large',
  ({ width, height, most }: Size & { most: number }) =>
    `a board of ${width}×${height} is too large: at most ${showCount(most)} cells are allowed`,
);
export const sizeForm = message(
  'size-form',
  ({ size, example }: { size: string; example: string }) => `the size "${size}" is not of the form ${example}`,
);

export const boardEmpty = message('board-empty', () => 'the board is empty');
export const boardTooLong = message(
  'board-too-long',
  ({ most }: { most: number }) => `the text of a board has at most ${showCount(most)} characters, but this has more`,
);
export const tooManyLines = message(
  'too-many-lines',
  ({ most }: { most: number }) => `a board has at most ${showCount(most)} lines, but this has more`,
);
export const lineTooLong = message('line-too-long', () => 'this line is too long for a board');
export const rowLength = message(
  'row-length',
  ({ cells, first }: { cells: number; first: number }) =>
    `this row has ${showAmount(cells, 'cell')}, but the first row has ${first}`,
);
export const cannotWrite = message(
  'cannot-write',
  ({ format, why }: { format: string; why: Message }, tell) =>
    `this board cannot be written as ${format}: ${tell(why)}`,
);

export const moveNumber = message(
  'move-number',
  ({ move, why }: { move: number; why: Message }, tell) => `move ${move}: ${tell(why)}`,
);
