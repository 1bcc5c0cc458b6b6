import { type BricksPosition, goalBricks } from '../position.js';
import { COLUMN_STEP, DIRECTIONS, type Direction, ROW_STEP } from '../shapes.js';

const NOTHING = -1;
const WALL = -2;

/**
 * The bricks that can never move, as indexes into the position's list. The set is the same in all reachable positions: the first of them
 * to move would have to pass through another one.
 */
export function immovableBricks(position: BricksPosition): ReadonlySet<number> {
  const { width, height, bricks } = position;
  const contents = new Int32Array(width * height).fill(NOTHING);
  const reserved = new Uint8Array(width * height);
  for (const { row, column } of position.walls) contents[row * width + column] = WALL;
  for (const { row, column } of position.reserved) reserved[row * width + column] = 1;
  for (const [i, { cells }] of bricks.entries()) {
    for (const { row, column } of cells) contents[row * width + column] = i;
  }
  const withGoals = goalBricks(position);
  const held = new Set(bricks.keys());

  const canEnter = (brick: number, row: number, column: number): boolean => {
    if (row < 0 || column < 0 || row >= height || column >= width) return false;
    const cell = row * width + column;
    if (reserved[cell] === 1 && !withGoals.has(bricks[brick].name)) return false;
    const content = contents[cell];
    return content === NOTHING || content === brick || (content !== WALL && !held.has(content));
  };
  const mayMove = (brick: number, direction: Direction): boolean => {
    const { cells, freedom } = bricks[brick];
    const sideways = ROW_STEP[direction] === 0;
    if (freedom === 'fixed' || freedom === (sideways ? 'vertical' : 'horizontal')) return false;
    return cells.every(({ row, column }) =>
      canEnter(brick, row + ROW_STEP[direction], column + COLUMN_STEP[direction]),
    );
  };
  // A fixpoint: assumes all bricks immovable until only movable bricks block a step. Each newly movable brick may free its neighbours, so
  // they are tested again.
  const waiting = [...bricks.keys()].reverse();
  for (let brick = waiting.pop(); brick !== undefined; brick = waiting.pop()) {
    if (!held.has(brick) || !DIRECTIONS.some((direction) => mayMove(brick, direction))) continue;
    held.delete(brick);
    for (const { row, column } of bricks[brick].cells) {
      for (const direction of DIRECTIONS) {
        const [r, c] = [row + ROW_STEP[direction], column + COLUMN_STEP[direction]];
        if (r < 0 || c < 0 || r >= height || c >= width) continue;
        const neighbour = contents[r * width + c];
        if (neighbour >= 0 && held.has(neighbour)) waiting.push(neighbour);
      }
    }
  }
  return held;
}
