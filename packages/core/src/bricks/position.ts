import { aNumber, aText, type Check, listOf, objectWith, optional } from '../check.js';
import { aCell } from '../contract/checking/family-checks.js';
import type { Cell } from '../contract/scene.js';
import { boardTooSmall, sizeNotWhole } from '../messages/en/boards.js';
import * as say from '../messages/en/bricks.js';
import type { Message } from '../messages/message.js';
import { ok, problem, type Result } from '../result.js';
import { shorten } from '../text/rows.js';
import { cornerOf, farCornerOf, inReadingOrder, shapeText, strayCell } from './shapes.js';

/** Which ways a brick may move. */
export type Freedom = 'any' | 'horizontal' | 'vertical' | 'fixed';

/** A brick of any shape on the board. */
export interface Brick {
  /** Its name, which no other brick has. */
  readonly name: string;
  /** In reading order. */
  readonly cells: readonly Cell[];
  /** The directions in which it may move. */
  readonly freedom: Freedom;
}

/** A goal. With a brick: this brick covers all the cells. Without one: some brick stands on exactly these cells. */
export interface Goal {
  /** The brick that must cover the cells; left out where any brick may stand on exactly these. */
  readonly brick?: string;
  /** The cells that must be covered. */
  readonly cells: readonly Cell[];
}

/** A board of sliding bricks, with its goal. */
export interface BricksPosition {
  /** Cells in a row. */
  readonly width: number;
  /** Cells in a column. */
  readonly height: number;
  /** Cells that no brick can enter. */
  readonly walls: readonly Cell[];
  /** Cells that only bricks with a goal of their own may enter. */
  readonly reserved: readonly Cell[];
  /** In order of their names, so that equal boards are equal data. */
  readonly bricks: readonly Brick[];
  /** All of them must be reached. Those of a certain brick come first, and the brick of the first one is the master. */
  readonly goals: readonly Goal[];
}

const brickShape = objectWith({ name: aText, cells: listOf(aCell), freedom: aText } satisfies Record<
  keyof Brick,
  Check
>);
const goalShape = objectWith({ brick: optional(aText), cells: listOf(aCell) } satisfies Record<keyof Goal, Check>);

export const positionShape: Check = objectWith({
  width: aNumber,
  height: aNumber,
  walls: listOf(aCell),
  reserved: listOf(aCell),
  bricks: listOf(brickShape),
  goals: listOf(goalShape),
} satisfies Record<keyof BricksPosition, Check>);

export const LONGEST_SIDE = 256;
const LONGEST_NAME = 32;
const FREEDOMS: readonly string[] = ['any', 'horizontal', 'vertical', 'fixed'];

/** Why a set-up is no position, and where that shows: in a cell, in a brick, in the goal of a number. */
export interface SetupError {
  readonly why: Message;
  readonly cell?: Cell;
  readonly brick?: string;
  readonly goal?: number;
  /** There is none. */
  readonly lacksGoal?: true;
}

/** Checks a set-up and makes it a position. */
export function createPosition(setup: BricksPosition): Result<BricksPosition> {
  const error = setupError(setup);
  if (error !== undefined) return problem(error.why);
  const { width, height } = setup;
  const bricks = [...setup.bricks]
    .sort((a, b) => compareNames(a.name, b.name))
    .map(({ name, cells, freedom }) => ({ name, cells: inReadingOrder(cells), freedom }));
  const goals = ownFirst(ownGoals(bricks, setup.goals));
  const walls = inReadingOrder(setup.walls);
  const reserved = inReadingOrder(setup.reserved);
  return ok(frozen({ width, height, walls, reserved, bricks, goals }));
}

/** What is wrong with a set-up, if anything. */
export function setupError(setup: BricksPosition): SetupError | undefined {
  const { width, height, bricks } = setup;
  const size = sizeError(width, height);
  if (size !== undefined) return { why: size };
  /** What stands in a cell: the name of a brick, or null for a wall. */
  const taken = new Map<number, string | null>();
  const take = (cell: Cell, brick: string | null): SetupError | undefined => {
    const place = placeOf(setup, cell);
    if (place === undefined) return { why: say.brickOutside({ brick, width, height }), cell };
    const other = taken.get(place);
    if (other !== undefined) {
      return { why: say.bricksOverlap({ brick, other, row: cell.row + 1, column: cell.column + 1 }), cell };
    }
    taken.set(place, brick);
    return undefined;
  };
  for (const wall of setup.walls) {
    const clash = take(wall, null);
    if (clash !== undefined) return clash;
  }
  const names = new Set<string>();
  for (const { name: brick, cells, freedom } of bricks) {
    const at = { brick };
    if (!isName(brick)) return { ...at, why: say.brickName({ name: shorten(brick), most: LONGEST_NAME }) };
    if (names.has(brick)) return { ...at, why: say.brickTwice(at) };
    names.add(brick);
    if (cells.length === 0) return { ...at, why: say.brickEmpty(at) };
    if (!FREEDOMS.includes(freedom)) return { ...at, why: say.brickFreedom({ brick, freedom: shorten(freedom) }) };
    for (const cell of cells) {
      const clash = take(cell, brick);
      if (clash !== undefined) return { ...at, ...clash };
    }
    const stray = strayCell(inReadingOrder(cells));
    if (stray !== undefined) return { ...at, why: say.brickApart(at), cell: stray };
  }
  return reservedError(setup, taken) ?? goalError(setup);
}

export function sizeError(width: number, height: number): Message | undefined {
  if (!Number.isInteger(width) || !Number.isInteger(height)) return sizeNotWhole({ size: `${width}×${height}` });
  if (width < 1 || height < 1) return boardTooSmall({ width, height, least: 1 });
  if (width <= LONGEST_SIDE && height <= LONGEST_SIDE) return undefined;
  return say.sideTooLong({ width, height, most: LONGEST_SIDE });
}

function reservedError(setup: BricksPosition, taken: ReadonlyMap<number, string | null>): SetupError | undefined {
  const seen = new Set<number>();
  const goalBricks = new Set<string | null | undefined>(setup.goals.map(({ brick }) => brick));
  for (const cell of setup.reserved) {
    const place = placeOf(setup, cell);
    if (place === undefined) return { why: say.goalCellOutside(), cell };
    if (seen.has(place)) return { why: say.goalCellTwice(), cell };
    seen.add(place);
    const brick = taken.get(place);
    if (brick === undefined || goalBricks.has(brick)) continue;
    return { why: say.onGoalCell({ brick }), cell };
  }
  return undefined;
}

function goalError(setup: BricksPosition): SetupError | undefined {
  if (setup.goals.length === 0) return { why: say.noGoal(), lacksGoal: true };
  const names = new Set(setup.bricks.map(({ name }) => name));
  const owners = new Set<string>();
  const covered = new Set<number>();
  for (const [goal, { brick: name, cells }] of setup.goals.entries()) {
    const [cell] = cells;
    if (cell === undefined) return { why: say.goalWithoutCells(), goal };
    for (const each of cells) {
      const place = placeOf(setup, each);
      if (place === undefined) return { why: say.goalOutside(), cell: each, goal };
      if (covered.has(place)) return { why: say.goalsOverlap(), cell: each, goal };
      covered.add(place);
    }
    if (name === undefined) continue;
    if (!names.has(name)) return { why: say.goalWithoutBrick({ brick: shorten(name) }), cell, goal };
    if (owners.has(name)) return { why: say.brickWithTwoGoals({ brick: name }), cell, goal };
    owners.add(name);
  }
  return undefined;
}

/** By how many rows and columns a brick may be shifted so that it covers some cells, and no wall. */
export function* shiftsOnto(board: BricksPosition, brick: Brick, cells: readonly Cell[]): Generator<Shift> {
  const { width, height } = board;
  const [goal] = cells as [Cell];
  const own = new Set(brick.cells.map((cell) => placeOf(board, cell)));
  const walls = new Uint8Array(width * height);
  for (const wall of board.walls) walls[placeOf(board, wall)!] = 1;
  const [near, far] = [cornerOf(brick.cells), farCornerOf(brick.cells)];
  for (const cell of brick.cells) {
    const [rows, columns] = [goal.row - cell.row, goal.column - cell.column];
    if (near.row + rows < 0 || near.column + columns < 0) continue;
    if (far.row + rows >= height || far.column + columns >= width) continue;
    if (!cells.every(({ row, column }) => own.has(placeOf(board, { row: row - rows, column: column - columns }))))
      continue;
    if (brick.cells.some(({ row, column }) => walls[(row + rows) * width + column + columns] === 1)) continue;
    yield { rows, columns };
  }
}

interface Shift {
  readonly rows: number;
  readonly columns: number;
}

/** The number of a cell of the board in reading order; undefined outside. */
function placeOf(board: { width: number; height: number }, { row, column }: Cell): number | undefined {
  const inside = Number.isInteger(row) && Number.isInteger(column) && row >= 0 && column >= 0;
  return inside && row < board.height && column < board.width ? row * board.width + column : undefined;
}

/** A goal for any brick of a shape belongs to the only brick of that shape, if no other goal asks for the shape. */
function ownGoals(bricks: readonly Brick[], goals: readonly Goal[]): Goal[] {
  const alike = byShape(bricks);
  const sorted = goals.map(({ brick, cells }) => ({ brick, cells: inReadingOrder(cells) }));
  const asking = new Map<string, number>();
  for (const { brick, cells } of sorted) {
    if (brick !== undefined) continue;
    const shape = shapeText(cells);
    asking.set(shape, (asking.get(shape) ?? 0) + 1);
  }
  const owned = new Set(goals.flatMap(({ brick }) => brick ?? []));
  return sorted.map(({ brick, cells }) => {
    if (brick !== undefined) return { brick, cells };
    const shape = shapeText(cells);
    const [only, ...others] = alike.get(shape) ?? [];
    const isIts = only !== undefined && others.length === 0 && asking.get(shape) === 1 && !owned.has(only.name);
    return isIts ? { brick: only.name, cells } : { cells };
  });
}

function ownFirst(goals: readonly Goal[]): Goal[] {
  return [...goals.filter(({ brick }) => brick !== undefined), ...goals.filter(({ brick }) => brick === undefined)];
}

/** What a brick can be called, in every notation that has names. */
export function isName(name: string): boolean {
  // One character that does not denote an empty cell, a wall or a goal cell; or several letters and digits.
  const names = /^(?:(?![.#/-])[\p{L}\p{N}\p{P}\p{S}]|[\p{L}\p{N}][\p{L}\p{N}_-]+)$/u;
  return name.length <= LONGEST_NAME && names.test(name);
}

export function byShape(bricks: readonly Brick[]): Map<string, Brick[]> {
  const alike = new Map<string, Brick[]>();
  for (const brick of bricks) {
    const shape = shapeText(inReadingOrder(brick.cells));
    const others = alike.get(shape);
    if (others === undefined) alike.set(shape, [brick]);
    else others.push(brick);
  }
  return alike;
}

/** Short names first, so that numbers stand in their order. */
function compareNames(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

export function findBrick(position: BricksPosition, name: string): Brick | undefined {
  return position.bricks.find((brick) => brick.name === name);
}

/** The names of the bricks that have a goal of their own. */
export function goalBricks(position: BricksPosition): ReadonlySet<string> {
  return new Set(position.goals.flatMap(({ brick }) => (brick === undefined ? [] : [brick])));
}

/** The same position with one brick elsewhere. */
export function withBrick(position: BricksPosition, moved: Brick): BricksPosition {
  return withBricks(position, new Map([[moved.name, moved]]));
}

/** The same position with some bricks elsewhere, by their names. */
export function withBricks(position: BricksPosition, moved: ReadonlyMap<string, Brick>): BricksPosition {
  return frozen({ ...position, bricks: position.bricks.map((brick) => moved.get(brick.name) ?? brick) });
}

const WALL = '#';

/** What stands in each cell, in reading order: a brick's name, `#` for a wall, or undefined. */
export function cellContents(position: BricksPosition): (string | undefined)[] {
  const { width, height } = position;
  const contents = new Array<string | undefined>(width * height).fill(undefined);
  for (const { row, column } of position.walls) contents[row * width + column] = WALL;
  for (const { name, cells } of position.bricks) {
    for (const { row, column } of cells) contents[row * width + column] = name;
  }
  return contents;
}

function frozen(position: BricksPosition): BricksPosition {
  const lists = [position.walls, position.reserved, ...position.bricks.map(({ cells }) => cells)];
  for (const cells of [...lists, ...position.goals.map((goal) => goal.cells)]) {
    if (Object.isFrozen(cells)) continue;
    for (const cell of cells) Object.freeze(cell);
    Object.freeze(cells);
  }
  for (const item of [...position.bricks, ...position.goals]) Object.freeze(item);
  Object.freeze(position.bricks);
  Object.freeze(position.goals);
  return Object.freeze(position);
}
