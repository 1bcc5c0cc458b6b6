import type { Cell } from '../family.js';
import { ok, problem, type Result } from '../result.js';
import { showText } from '../text.js';
import type { Brick, BricksPosition, Goal } from './position.js';
import { cornerOf, farCornerOf, shapeText, shifted } from './shapes.js';

/**
 * Reads goals as a reader gives them beside a board, set apart by `;`: `3 1` is the place of the master's top left corner,
 * `B 0 2` that of brick B's, and `B on 0 2, 0 3` lists cells that B must cover.
 */
export function readGoals(text: string, bricks: readonly Brick[], master: string | undefined): Result<readonly Goal[]> {
  const goals: Goal[] = [];
  for (const item of text.split(/[;\n]/).map((part) => part.trim())) {
    if (item === '') continue;
    const match = /^(?:(\S+)\s+)?(?:(\d{1,5})[\s,]+(\d{1,5})|on\s+(\d[\d\s,]*))$/.exec(item);
    if (match === null) {
      return problem(`the goal ${showText(item)} is not of the form "3 1", "B 0 2" or "B on 0 2, 0 3"`);
    }
    const name = match[1] ?? master;
    const brick = bricks.find((other) => other.name === name);
    if (brick === undefined)
      return problem(`there is no ${name === undefined ? 'master' : `brick "${name}"`} to reach the goal`);
    const numbers = (match[4] ?? `${match[2]} ${match[3]}`).match(/\d+/g)!.map(Number);
    if (numbers.length % 2 !== 0) return problem(`the goal ${showText(item)} has a row without a column`);
    const cells = pairs(numbers);
    goals.push({ brick: brick.name, cells: match[4] === undefined ? placedAt(brick, cells[0]!) : cells });
  }
  return goals.length === 0 ? problem('the goal is empty') : ok(goals);
}

/** The goals of a position in the words that `readGoals` reads, and `2x1 at 3 0` for a goal of any brick of that size. */
export function describeGoals({ bricks, goals }: BricksPosition): string {
  return goals
    .map(({ brick: name, cells }) => {
      const { row, column } = cornerOf(cells);
      if (name === undefined) {
        const far = farCornerOf(cells);
        return `${far.row - row + 1}x${far.column - column + 1} at ${row} ${column}`;
      }
      const brick = bricks.find((other) => other.name === name)!;
      return isWholePlace(brick, cells) ? `${name} ${row} ${column}` : `${name} on ${listCells(cells)}`;
    })
    .join('; ');
}

/** The goal leaves the brick one place only, and says all of its cells. */
export function isWholePlace(brick: Brick, cells: readonly Cell[]): boolean {
  return shapeText(brick.cells) === shapeText(cells);
}

/** The cells of a brick whose top left corner stands in a cell. */
export function placedAt(brick: Brick, { row, column }: Cell): Cell[] {
  const corner = cornerOf(brick.cells);
  return shifted(brick.cells, row - corner.row, column - corner.column);
}

export function listCells(cells: readonly Cell[]): string {
  return cells.map(({ row, column }) => `${row} ${column}`).join(', ');
}

export function pairs(numbers: readonly number[]): Cell[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({ row: numbers[2 * i]!, column: numbers[2 * i + 1]! }));
}
