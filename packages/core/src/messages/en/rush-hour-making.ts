import { showAmount } from '../../text/amounts.js';
import { message } from '../message.js';

// Boards of Rush Hour that are to be made, and classes of them that are to be enumerated.

type Size = { width: number; height: number };

export const lengthsTooShort = message(
  'lengths-too-short',
  ({ length }: { length: number }) => `vehicles of length ${length} are not made: expected lengths from 2 up`,
);
export const sizeNotMade = message(
  'size-not-made',
  ({ most }: { most: number }) => `boards are made up to ${most}×${most}: larger ones have too many positions`,
);
export const lengthTooLong = message(
  'length-too-long',
  ({ length, width, height }: { length: number } & Size) =>
    `a vehicle of length ${length} is longer than the ${width}×${height} board`,
);
export const targetTooLong = message(
  'target-too-long',
  ({ length, width, height }: { length: number } & Size) =>
    `a target of length ${length} cannot move in a row of the ${width}×${height} board`,
);
export const goalNotMade = message(
  'goal-not-made',
  ({ goal, known }: { goal: string; known: readonly string[] }) =>
    `boards with the goal "${goal}" are not made: expected ${known.join(' or ')}`,
);
export const targetNeeded = message(
  'target-needed',
  () => 'there is no board without the target, so at least 1 piece is needed',
);
export const piecesDoNotFit = message(
  'pieces-do-not-fit',
  ({ pieces, walls, width, height }: { pieces: number; walls: number } & Size) =>
    `${showAmount(pieces, 'piece')} and ${showAmount(walls, 'wall')} do not fit on a ${width}×${height} board`,
);

export const sizeNotEnumerated = message(
  'size-not-enumerated',
  ({ width, height, most }: Size & { most: number }) =>
    `boards of 3×2 to ${most}×${most} cells can be enumerated, not of ${width}×${height}`,
);
export const sizeNotCounted = message(
  'size-not-counted',
  ({ width, height, most }: Size & { most: number }) =>
    `positions are counted on boards of 3×2 to ${most}×${most} cells, not of ${width}×${height}`,
);
export const wallsNotCounted = message('walls-not-counted', () => 'positions are counted on boards without walls');
export const rowNotOnBoard = message(
  'row-not-on-board',
  ({ row, width, height }: { row: string } & Size) =>
    `the row "${row}" is none of a board of ${width}×${height}: expected a number from 1 to ${height}`,
);
export const noWebAssembly = message(
  'no-web-assembly',
  () => 'enumerating needs WebAssembly, which this platform does not have',
);
export const tooManyBoards = message(
  'too-many-boards',
  () => 'there are too many boards with so many walls to be counted',
);
export const lengthsForm = message(
  'lengths-form',
  ({ lengths }: { lengths: string }) =>
    `the lengths "${lengths}" are not numbers from 2 up with commas between them, such as 2,3`,
);
export const lengthNotOnBoard = message(
  'length-not-on-board',
  ({ length, width, height }: { length: number } & Size) =>
    `a vehicle of ${length} cells does not fit on a board of ${width}×${height}`,
);
export const lengthTwice = message(
  'length-twice',
  ({ length }: { length: number }) => `the length ${length} is given twice`,
);
export const wallsForm = message(
  'walls-form',
  ({ walls }: { walls: string }) => `the walls "${walls}" are neither a number nor a range such as 0..1`,
);
export const wallsBackwards = message(
  'walls-backwards',
  ({ walls }: { walls: string }) => `the range of walls ${walls} ends before it begins`,
);
export const tooManyWalls = message(
  'too-many-walls',
  ({ cells, most, walls }: { cells: number; most: number; walls: number }) =>
    `a board of ${cells} cells has room for at most ${most} walls, not ${walls}`,
);
