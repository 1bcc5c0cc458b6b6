import { unwrap } from '../../result.js';
import { BRICK_NAMES, MASTER_NAME } from '../brick-names.js';
import { type Brick, type BricksPosition, createPosition } from '../position.js';
import { farCornerOf, isRectangle, rectangleOf } from '../shapes.js';
import { boardOf, COVERED, FREE, HEIGHT, LEAST_FREE, LYING, numberOf, SINGLE, STANDING, WIDTH } from './numbering.js';

/** Where the 2×2 belongs: in the middle of the bottom row. */
const GOAL = rectangleOf(2, 2, HEIGHT - 2, (WIDTH - 2) / 2);

/** The layout with a number as a position: the 2×2 is X, the others are A, B, C … in reading order. */
export function positionOfLayout(number: number): BricksPosition {
  const { master, begins } = boardOf(number);
  const bricks: Brick[] = [brickAt(MASTER_NAME, master, 2, 2)];
  for (const [cell, kind] of begins.entries()) {
    if (kind === FREE || kind === COVERED) continue;
    bricks.push(brickAt(BRICK_NAMES[bricks.length - 1]!, cell, kind === LYING ? 2 : 1, kind === STANDING ? 2 : 1));
  }
  const goals = [{ brick: MASTER_NAME, cells: GOAL }];
  return unwrap(createPosition({ width: WIDTH, height: HEIGHT, walls: [], reserved: [], bricks, goals }));
}

function brickAt(name: string, cell: number, width: number, height: number): Brick {
  return { name, cells: rectangleOf(height, width, Math.floor(cell / WIDTH), cell % WIDTH), freedom: 'any' };
}

/** The number of a position among all layouts, whatever its goal is and its bricks are called; undefined if it is none. */
export function layoutOfPosition({ width, height, walls, reserved, bricks }: BricksPosition): number | undefined {
  if (width !== WIDTH || height !== HEIGHT || walls.length + reserved.length > 0) return undefined;
  const begins = new Uint8Array(WIDTH * HEIGHT);
  let [master, free] = [-1, WIDTH * HEIGHT];
  for (const { cells, freedom } of bricks) {
    const [first, last] = [cells[0]!, farCornerOf(cells)];
    const kind = KINDS.get(`${last.column - first.column} ${last.row - first.row}`);
    if (freedom !== 'any' || kind === undefined || !isRectangle(cells)) return undefined;
    if (kind === COVERED && master >= 0) return undefined;
    for (const { row, column } of cells) begins[row * WIDTH + column] = COVERED;
    const cell = first.row * WIDTH + first.column;
    begins[cell] = kind;
    if (kind === COVERED) master = cell;
    free -= cells.length;
  }
  return master < 0 || free < LEAST_FREE ? undefined : numberOf({ master, begins });
}

/** What a brick is by its columns and rows, less one. The 2×2 covers its cells. */
const KINDS: ReadonlyMap<string, number> = new Map([
  ['0 0', SINGLE],
  ['1 0', LYING],
  ['0 1', STANDING],
  ['1 1', COVERED],
]);
