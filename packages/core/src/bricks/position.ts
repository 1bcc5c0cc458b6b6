import { aNumber, aText, type Kind, listOf, objectWith, optional } from '../check.js';
import { aCell } from '../contract/checking/family-kinds.js';
import type { Cell } from '../contract/scene.js';
import { ok, problem, type Result } from '../result.js';
import { showText } from '../text/rows.js';
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

/**
 * What has to be reached. With a brick: that brick covers all the cells; a whole place is a goal of as many cells as the
 * brick has. Without one: some brick stands on exactly these cells.
 */
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
  Kind
>);
const goalShape = objectWith({ brick: optional(aText), cells: listOf(aCell) } satisfies Record<keyof Goal, Kind>);

export const positionShape: Kind = objectWith({
  width: aNumber,
  height: aNumber,
  walls: listOf(aCell),
  reserved: listOf(aCell),
  bricks: listOf(brickShape),
  goals: listOf(goalShape),
} satisfies Record<keyof BricksPosition, Kind>);

export const LONGEST_SIDE = 256;
const LONGEST_NAME = 32;
const NAMES = `one visible character other than . # - /, or up to ${LONGEST_NAME} letters and digits`;
const FREEDOMS: readonly string[] = ['any', 'horizontal', 'vertical', 'fixed'];

/** Why a set-up is no position, and where that shows: in a cell, in a brick, in the goal of a number. */
export interface Trouble {
  readonly message: string;
  readonly cell?: Cell;
  readonly brick?: string;
  readonly goal?: number;
  /** There is none. */
  readonly lacksGoal?: true;
}

/** Checks a set-up and makes it a position. */
export function createPosition(setup: BricksPosition): Result<BricksPosition> {
  const trouble = troubleOf(setup);
  if (trouble !== undefined) return problem(trouble.message);
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
export function troubleOf(setup: BricksPosition): Trouble | undefined {
  const { width, height, bricks } = setup;
  const size = sizeTrouble(width, height);
  if (size !== undefined) return { message: size };
  const taken = new Map<number, string>();
  const take = (cell: Cell, what: string): Trouble | undefined => {
    const place = placeOf(setup, cell);
    if (place === undefined) return { message: `${what} reaches outside the ${width}×${height} board`, cell };
    const other = taken.get(place);
    if (other !== undefined) {
      return { message: `${what} overlaps ${other} in row ${cell.row + 1}, column ${cell.column + 1}`, cell };
    }
    taken.set(place, what);
    return undefined;
  };
  for (const wall of setup.walls) {
    const clash = take(wall, 'a wall');
    if (clash !== undefined) return clash;
  }
  const names = new Set<string>();
  for (const brick of bricks) {
    const what = `brick "${brick.name}"`;
    const at = { brick: brick.name };
    if (!isName(brick.name))
      return { ...at, message: `${showText(brick.name)} is not a name for a brick: expected ${NAMES}` };
    if (names.has(brick.name)) return { ...at, message: `there are two bricks "${brick.name}"` };
    names.add(brick.name);
    if (brick.cells.length === 0) return { ...at, message: `${what} has no cells` };
    if (!FREEDOMS.includes(brick.freedom)) return { ...at, message: `${what} cannot be ${showText(brick.freedom)}` };
    for (const cell of brick.cells) {
      const clash = take(cell, what);
      if (clash !== undefined) return { ...at, ...clash };
    }
    const stray = strayCell(inReadingOrder(brick.cells));
    if (stray !== undefined) return { ...at, message: `${what} is in two parts; the second starts here`, cell: stray };
  }
  return reservedTrouble(setup, taken) ?? goalTrouble(setup);
}

export function sizeTrouble(width: number, height: number): string | undefined {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1) {
    return `a board of ${width}×${height} is too small: it needs at least 1×1 cells`;
  }
  if (width <= LONGEST_SIDE && height <= LONGEST_SIDE) return undefined;
  return `a board of ${width}×${height} is too large: at most ${LONGEST_SIDE}×${LONGEST_SIDE} cells are allowed`;
}

function reservedTrouble(setup: BricksPosition, taken: ReadonlyMap<number, string>): Trouble | undefined {
  const seen = new Set<number>();
  const goalBricks = new Set(setup.goals.map((goal) => `brick "${goal.brick}"`));
  for (const cell of setup.reserved) {
    const place = placeOf(setup, cell);
    if (place === undefined) return { message: 'a goal cell lies outside the board', cell };
    if (seen.has(place)) return { message: 'a goal cell is listed twice', cell };
    seen.add(place);
    const other = taken.get(place);
    if (other === undefined || goalBricks.has(other)) continue;
    return { message: `${other} stands on a cell that only goal bricks may enter`, cell };
  }
  return undefined;
}

function goalTrouble(setup: BricksPosition): Trouble | undefined {
  if (setup.goals.length === 0) return { message: 'there is no goal', lacksGoal: true };
  const names = new Set(setup.bricks.map(({ name }) => name));
  const owners = new Set<string>();
  const covered = new Set<number>();
  for (const [goal, { brick: name, cells }] of setup.goals.entries()) {
    const [cell] = cells;
    if (cell === undefined) return { message: 'a goal has no cells', goal };
    for (const each of cells) {
      const place = placeOf(setup, each);
      if (place === undefined) return { message: 'this goal reaches outside the board', cell: each, goal };
      if (covered.has(place)) return { message: 'two goals overlap', cell: each, goal };
      covered.add(place);
    }
    if (name === undefined) continue;
    if (!names.has(name)) {
      return { message: `there is no brick ${showText(name)} to reach the goal`, cell, goal };
    }
    if (owners.has(name)) return { message: `brick "${name}" has two goals`, cell, goal };
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

/** A goal for any brick of a shape belongs to the only brick that has it, where it is the only goal that asks for one. */
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
