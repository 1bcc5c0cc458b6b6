import type { Cell } from '../../contract/scene.js';
import * as say from '../../messages/en/bricks.js';
import { ok, problem, type Result } from '../../result.js';
import { lengthError, shorten } from '../../text/rows.js';
import type { Brick, BricksPosition, Goal } from '../position.js';
import { cornerOf, farCornerOf, isRectangle, rectangleOf, shapeText, shifted } from '../shapes.js';

/** In a goal, in place of a brick's name. */
const ANY = 'any';
/** Before the cells that a brick must cover. */
const ON = 'on';
/** Before several cells it means `any on`, also where a brick is called `any`. */
const AT = 'at';

/**
 * Reads goals given beside a board, separated by `;`. `3 1` places the master, `B 0 2` brick B, by the top left corner; `B on 0 2, 0 3`
 * lists its cells. `any on 0 2, 0 3` and `at 0 2, 0 3` list cells for any one brick; `2x1 at 3 0` gives them as height, width and top
 * left corner.
 */
export function readGoals(text: string, bricks: readonly Brick[], master: string | undefined): Result<readonly Goal[]> {
  const error = lengthError(text, say.goalTooLong);
  if (error !== undefined) return problem(error);
  const goals: Goal[] = [];
  const byName = new Map(bricks.map((brick) => [brick.name, brick]));
  const owners = new Set<string | undefined>();
  for (const item of itemsIn(text, byName)) {
    const goal = readGoal(item, byName, master);
    if (!goal.ok) return goal;
    const { brick } = goal.value;
    // Checked here already, so that a list of goals cannot grow larger than the board.
    if (brick !== undefined && owners.has(brick)) return problem(say.brickWithTwoGoals({ brick }));
    owners.add(brick);
    goals.push(goal.value);
  }
  return goals.length === 0 ? problem(say.goalEmpty()) : ok(goals);
}

/** The items between semicolons; if a brick is named `;`, a semicolon at the start of an item, with a blank after it, is the name. */
function itemsIn(text: string, bricks: ReadonlyMap<string, Brick>): readonly string[] {
  const named = /([^\S\n]*;[^\S\n][^;\n]*|[^;\n]*)(?:[;\n]|$)/g;
  const items = bricks.has(';') ? [...text.matchAll(named)].map(([, item]) => item!) : text.split(/[;\n]/);
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

/** The name, and the numbers; `on` before these where they are cells. */
const GOAL = /^(?:(\S+)\s+)??(on\s+)?(\d[\d\s,]*)$/;

/** A rectangle: its height, width, row and column. */
const RECTANGLE = /^(\d{1,3})x(\d{1,3})\s+at\s+(\d{1,5})\s+(\d{1,5})$/;

/** Whether a text has the form of goals that are given besides a board, whatever the bricks are called. */
export function describesGoal(text: string): boolean {
  const items = itemsIn(text, new Map());
  return items.length > 0 && items.every((item) => RECTANGLE.test(item) || GOAL.test(item));
}

function readGoal(item: string, bricks: ReadonlyMap<string, Brick>, master: string | undefined): Result<Goal> {
  const rectangle = RECTANGLE.exec(item)?.slice(1).map(Number) as [number, number, number, number] | undefined;
  if (rectangle !== undefined) return ok({ cells: rectangleOf(...rectangle) });
  const [, given, on, list] = GOAL.exec(item) ?? [];
  const numbers = list?.match(/\d+/g) ?? [];
  // A name may be a number itself.
  const named = given === undefined && on === undefined && numbers.length === 3 ? numbers.shift() : given;
  const isPlace = on === undefined && numbers.length === 2;
  const isSomewhere = on === undefined && named === AT && numbers.length > 2;
  if (!(isPlace || isSomewhere || on !== undefined) || numbers.some((number) => number.length > 5)) {
    return problem(say.goalForm({ goal: shorten(item) }));
  }
  if (numbers.length % 2 !== 0) return problem(say.goalRowAlone({ goal: shorten(item) }));
  const cells = pairs(numbers.map(Number));
  if (isSomewhere) return ok({ cells });
  const brick = bricks.get(named ?? master ?? '');
  if (brick !== undefined) return ok({ brick: brick.name, cells: isPlace ? placedAt(brick, cells[0]!) : cells });
  if (named === ANY && !isPlace) return ok({ cells });
  return problem(named === undefined ? say.goalWithoutMaster() : say.goalWithoutBrick({ brick: shorten(named) }));
}

/** The goals of a position as `readGoals` reads them. */
export function describeGoals({ bricks, goals }: BricksPosition): string {
  const byName = new Map(bricks.map((brick) => [brick.name, brick]));
  return goals
    .map(({ brick: name, cells }) => {
      const { row, column } = cornerOf(cells);
      if (name === undefined) {
        const far = farCornerOf(cells);
        if (!isRectangle(cells)) return `${byName.has(ANY) ? AT : `${ANY} ${ON}`} ${listCells(cells)}`;
        return `${far.row - row + 1}x${far.column - column + 1} at ${row} ${column}`;
      }
      const brick = byName.get(name)!;
      // A brick may be called `on`: its place alone would be cells that the master has to cover.
      if (isWholePlace(brick, cells) && name !== ON) return `${name} ${row} ${column}`;
      return `${name} ${ON} ${listCells(cells)}`;
    })
    .join('; ');
}

/** Whether a goal lists all cells of one place of the brick. */
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
