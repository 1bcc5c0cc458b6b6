import { showAmount, showCount } from '../../text/amounts.js';
import { showCharacter } from '../../text/rows.js';
import { type Message, message } from '../message.js';

// Boards of tiles: positions, their texts, their moves.

type Size = { width: number; height: number };
type Direction = 'left' | 'right' | 'up' | 'down';
/** Which of the two boards of a position. */
type Which = 'board' | 'goal';

// Positions.

export const cellCount = message(
  'cell-count',
  ({ which, cells, width, height }: { which: Which; cells: number } & Size) =>
    `the ${which} has ${cells} cells instead of ${width}×${height}`,
);
export const tileOutOfRange = message(
  'tile-out-of-range',
  ({ board, number, most }: { board: Message; number: string; most: number }, tell) =>
    `${tell(board)} has the number ${number}, but only 0 to ${most} are allowed`,
);
/** 0 is the blank. */
export const tileTwice = message(
  'tile-twice',
  ({ board, tile, missing }: { board: Message; tile: number; missing: number }, tell) => {
    const second = tile === 0 ? 'a second blank' : `a second tile ${tile}`;
    return `${tell(board)} has ${second}, but ${missing === 0 ? 'no blank' : `no tile ${missing}`}`;
  },
);

// Phrases: the board that has a flaw.

export const boardInRow = message(
  'board-in-row',
  ({ which, row }: { which: Which; row: number }) => `in row ${row}, the ${which}`,
);
export const boardOfSize = message('board-of-size', ({ width, height }: Size) => `the ${width}×${height} board`);

// Texts.

export const notATile = message('not-a-tile', ({ text }: { text: string }) => {
  const found = [...text].length === 1 ? showCharacter(text) : `"${text}"`;
  return `${found} is not a tile: expected a whole number, or 0, _ or . for the blank`;
});
export const tooManyNumbers = message(
  'too-many-numbers',
  ({ most }: { most: number }) => `there are more than ${showCount(most)} numbers`,
);
export const numberCount = message(
  'number-count',
  ({ width, height, found }: Size & { found: number }) =>
    `a ${width}×${height} board needs ${showAmount(width * height, 'number')}, but there are ${showCount(found)}`,
);
export const numbersInRow = message(
  'numbers-in-row',
  ({ row, found, first }: { row: number; found: number; first: number }) =>
    `row ${row} has ${showAmount(found, 'number')}, but the first row has ${first}`,
);
export const numbersNotSquare = message('numbers-not-square', ({ found, rows }: { found: number; rows: number }) => {
  const numbers = `${showAmount(found, 'number')}${rows === 1 ? ' in one row' : ''}`;
  return `${numbers} do not make a square board: put the rows and columns first, / between the rows, or give the size`;
});
export const notAGoal = message(
  'not-a-goal',
  ({ goal, why }: { goal: string; why: Message }, tell) =>
    `the goal "${goal}" is not blank-last, blank-first or a board: ${tell(why)}`,
);
export const goalSize = message(
  'goal-size',
  ({ width, height, boardWidth, boardHeight }: Size & { boardWidth: number; boardHeight: number }) =>
    `the goal has ${width}×${height} cells, but the board has ${boardWidth}×${boardHeight}`,
);
export const tilesHaveNoTarget = message('tiles-have-no-target', () => 'tiles have no target piece');

// Moves.

export const notADirection = message(
  'not-a-direction',
  ({ direction }: { direction: string }) => `tiles move L, R, U or D, not "${direction}"`,
);
export const pushNotWhole = message('push-not-whole', ({ by }: { by: number }) => `${by} tiles cannot be pushed`);
export const pushTooLong = message(
  'push-too-long',
  ({ direction, by, most }: { direction: string; by: number; most: number }) => {
    if (most === 0) return `no tile can be pushed ${direction} there`;
    return `only ${showAmount(most, 'tile')} can be pushed ${direction} there, not ${by}`;
  },
);
export const pushForm = message(
  'push-form',
  ({ text }: { text: string }) => `"${text}" is not a move: expected L, R, U or D, perhaps with a number`,
);
export const tileBlocked = message(
  'tile-blocked',
  ({ tile, direction }: { tile: number; direction: Direction }) =>
    `tile ${tile} cannot move ${direction}: the blank is not there`,
);

// Proofs that there is no solution.

const pairs = (count: number): string =>
  `${count === 1 ? '1 pair of tiles is' : `${showCount(count)} pairs of tiles are`} in the wrong order`;

export const oddInversions = message(
  'odd-inversions',
  ({ pairs: count }: { pairs: number }) =>
    `${pairs(count)}: an odd number, which no move makes even on a board of odd width (parity)`,
);
export const oddInversionsAndRows = message(
  'odd-inversions-and-rows',
  ({ pairs: count, rows }: { pairs: number; rows: number }) =>
    `${pairs(count)} and the blank is ${showAmount(rows, 'row')} from its place: the sum is odd, and no move makes it even (parity)`,
);
export const notInTable = message(
  'not-in-table',
  ({ positions }: { positions: number }) =>
    `all ${showCount(positions)} positions that can be solved were listed, and this is none of them`,
);

// Why tiles must move, and when they have.

export const tileFarFromPlace = message(
  'tile-far-from-place',
  ({ tile, cells }: { tile: number; cells: number }) => `${tile} is ${showAmount(cells, 'cell')} from its place`,
);
export const tileInPlace = message('tile-in-place', ({ tile }: { tile: number }) => `${tile} is in its place`);
export const linearConflict = message(
  'linear-conflict',
  ({
    line,
    number,
    tiles,
    aside,
    moves,
  }: {
    line: 'row' | 'column';
    number: number;
    tiles: readonly number[];
    aside: number;
    moves: number;
  }) => {
    const list = `${tiles.slice(0, -1).join(', ')} and ${tiles.at(-1)}`;
    const count = aside === 1 ? 'one' : aside;
    return `in ${line} ${number}, ${list} are in the wrong order: ${count} must step aside, which takes ${moves} more moves`;
  },
);
export const lineInOrder = message(
  'line-in-order',
  ({ line, number }: { line: 'row' | 'column'; number: number }) =>
    `${line} ${number} has no tiles in the wrong order any more`,
);

// Terms of heuristics.

export const tileOutOfPlace = message(
  'tile-out-of-place',
  ({ tile }: { tile: number }) => `${tile} is not in its place`,
);
export const linesToPush = message(
  'lines-to-push',
  ({ line, cells, lines }: { line: 'row' | 'column'; cells: number; lines: number }) =>
    `tiles are ${showAmount(cells, 'cell')} from their ${line}s in all: at least ${showAmount(lines, 'slide')}`,
);
export const tilesToLines = message(
  'tiles-to-lines',
  ({ line, moves }: { line: 'row' | 'column'; moves: number }) =>
    `to bring all tiles to their ${line}s takes at least ${showAmount(moves, 'move')}`,
);
export const patternShare = message(
  'pattern-share',
  ({ tiles, moves }: { tiles: readonly number[]; moves: number }) =>
    `the pattern of ${tiles.join(', ')} needs at least ${showAmount(moves, 'move')}`,
);

export const labelsToPlace = message(
  'labels-to-place',
  ({ slides }: { slides: number }) => `to bring every label to its cells takes at least ${showAmount(slides, 'slide')}`,
);

// Drawings.

export const tileNotOneCell = message(
  'tile-not-one-cell',
  ({ tile }: { tile: string }) => `tile "${tile}" must have exactly one cell`,
);
export const tileOutside = message(
  'tile-outside',
  ({ tile, width, height }: { tile: string } & Size) => `tile "${tile}" lies outside the ${width}×${height} board`,
);
export const tileNumber = message(
  'tile-number',
  ({ tile, most }: { tile: string; most: number }) => `"${tile}" is not the number of a tile: expected 1 to ${most}`,
);
export const tileOnTile = message('tile-on-tile', ({ tile }: { tile: string }) => `tile "${tile}" lies on another one`);

// Algorithms and heuristics that do not fit a board.

export const tableTooLarge = message(
  'table-too-large',
  ({ width, height, most }: Size & { most: number }) =>
    `a ${width}×${height} board has too many positions for a complete table: "complete-table" takes up to ${most} cells`,
);
export const patternsTooLarge = message(
  'patterns-too-large',
  ({ kind, width, height }: { kind: string } & Size) =>
    `the pattern databases of "${kind}" would be too large for a ${width}×${height} board`,
);
export const noLabels = message(
  'no-labels',
  ({ heuristic }: { heuristic: string }) => `"${heuristic}" is for 3×3 and 4×4 boards whose blank belongs in a corner`,
);
export const singleTilesOnly = message(
  'single-tiles-only',
  ({ algorithm, metric }: { algorithm: string; metric: string }) => `"${algorithm}" works in ${metric} only`,
);
export const tooFarToProve = message(
  'too-far-to-prove',
  ({ algorithm, most }: { algorithm: string; most: number }) =>
    `"${algorithm}" would never end: the tiles are more than ${most} moves from home`,
);
