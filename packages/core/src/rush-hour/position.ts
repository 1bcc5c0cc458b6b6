import { aNumber, aText, aTruth, type Kind, listOf, objectWith } from '../check.js';
import { aCell } from '../contract/checking/family-kinds.js';
import type { Cell } from '../contract/scene.js';
import { ok, problem, type Result } from '../result.js';
import { showCount } from '../text/amounts.js';
import { anyScript } from '../text/any-script.js';
import { showText } from '../text/rows.js';

/** A car or truck: a row of cells that slides along its line. */
export interface Vehicle {
  /** Its name, which no other vehicle has. */
  readonly name: string;
  /** True if it slides left and right, false if up and down. */
  readonly horizontal: boolean;
  /** The row and column, from 0, of its top or left end. */
  readonly row: number;
  /** The column of its leftmost cell, from 0. */
  readonly column: number;
  /** A vehicle of one cell is vertical. */
  readonly length: number;
}

/** `exit`: the target touches the right edge. `clear`: nothing stands between the target and the right edge. */
export type Goal = 'exit' | 'clear';

/** A board of Rush Hour, with its target and goal. */
export interface RushHourPosition {
  /** Cells in a row. */
  readonly width: number;
  /** Cells in a column. */
  readonly height: number;
  /** Cells that no vehicle can enter. */
  readonly walls: readonly Cell[];
  /** In order of their names, so that equal boards are equal data. */
  readonly vehicles: readonly Vehicle[];
  /** The name of the vehicle to free: a horizontal one; the exit is at the right end of its row. */
  readonly target: string;
  /** When the board is solved. */
  readonly goal: Goal;
}

const vehicleShape = objectWith({
  name: aText,
  horizontal: aTruth,
  row: aNumber,
  column: aNumber,
  length: aNumber,
} satisfies Record<keyof Vehicle, Kind>);

export const positionShape: Kind = objectWith({
  width: aNumber,
  height: aNumber,
  walls: listOf(aCell),
  vehicles: listOf(vehicleShape),
  target: aText,
  goal: aText,
} satisfies Record<keyof RushHourPosition, Kind>);

/** A board as read from a text; the goal may come from elsewhere. */
export type BoardRead = Omit<RushHourPosition, 'goal'> & { readonly format: string };

/** Larger than any puzzle, and small enough that every operation is fast. */
export const MOST_CELLS = 100 * 100;

/** A board while it is being put together: which cells are taken, and by what. */
export class Ground {
  private readonly taken = new Map<number, string>();

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Takes the cell for a wall or vehicle; returns the reason if that is impossible. */
  take(row: number, column: number, name: string): string | undefined {
    if (!(this.holds(row, this.height) && this.holds(column, this.width))) {
      return `${name} reaches outside the ${this.width}×${this.height} board`;
    }
    const cell = row * this.width + column;
    const other = this.taken.get(cell);
    if (other !== undefined) return `${name} overlaps ${other} in row ${row + 1}, column ${column + 1}`;
    this.taken.set(cell, name);
    return undefined;
  }

  private holds(place: number, places: number): boolean {
    return Number.isInteger(place) && place >= 0 && place < places;
  }

  takeAll(vehicle: Vehicle): string | undefined {
    // A vehicle longer than the board is rejected before its cells are enumerated.
    if (vehicle.length > Math.max(this.width, this.height)) {
      return `vehicle "${vehicle.name}" reaches outside the ${this.width}×${this.height} board`;
    }
    const name = `vehicle "${vehicle.name}"`;
    for (const { row, column } of cellsOf(vehicle)) {
      const trouble = this.take(row, column, name);
      if (trouble !== undefined) return trouble;
    }
    return undefined;
  }
}

/** Checks a set-up and makes it a position. */
export function createPosition(setup: RushHourPosition): Result<RushHourPosition> {
  const { width, height, target, goal } = setup;
  const trouble = sizeTrouble(width, height);
  if (trouble !== undefined) return problem(trouble);
  if (goal !== 'exit' && goal !== 'clear') return problem(`the goal is "exit" or "clear", not ${showText(goal)}`);
  const ground = new Ground(width, height);
  for (const { row, column } of setup.walls) {
    const clash = ground.take(row, column, 'a wall');
    if (clash !== undefined) return problem(clash);
  }
  const names = new Set<string>();
  for (const vehicle of setup.vehicles) {
    if (names.has(vehicle.name)) return problem(`there are two vehicles "${vehicle.name}"`);
    names.add(vehicle.name);
    const clash = vehicleTrouble(vehicle) ?? ground.takeAll(vehicle);
    if (clash !== undefined) return problem(clash);
  }
  const targetVehicle = setup.vehicles.find((vehicle) => vehicle.name === target);
  if (targetVehicle === undefined) return problem(`there is no vehicle ${showText(target)} to be the target`);
  if (!targetVehicle.horizontal) return problem(`the target "${target}" must be horizontal`);
  const walls = setup.walls
    .map(({ row, column }) => Object.freeze({ row, column }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
  const vehicles = setup.vehicles
    .map((vehicle) => placed(vehicle, vehicle.row, vehicle.column))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return ok(withVehicles({ ...setup, walls: Object.freeze(walls) }, vehicles));
}

const LONGEST_NAME = 32;
const NAME = anyScript('^[\\p{L}\\p{N}]+$');

/** What a vehicle can be called. */
export function isName(name: string): boolean {
  return name.length <= LONGEST_NAME && NAME.test(name);
}

function vehicleTrouble({ name, horizontal, row, column, length }: Vehicle): string | undefined {
  if (!isName(name))
    return `${showText(name)} is not a name for a vehicle: expected up to ${LONGEST_NAME} letters or digits`;
  if (![row, column, length].every(Number.isInteger)) {
    return `vehicle "${name}" needs whole numbers for row, column and length`;
  }
  if (length < 1) return `vehicle "${name}" needs a length of at least 1`;
  return length === 1 && horizontal ? `vehicle "${name}" has one cell, and must be vertical` : undefined;
}

export function sizeTrouble(width: number, height: number): string | undefined {
  if (!Number.isInteger(width) || !Number.isInteger(height)) return `a board of ${width}×${height} has no whole size`;
  if (width < 2 || height < 2) return `a board of ${width}×${height} is too small: it needs at least 2×2 cells`;
  if (width * height <= MOST_CELLS) return undefined;
  return `a board of ${width}×${height} is too large: at most ${showCount(MOST_CELLS)} cells are allowed`;
}

// What is handed out is made by these two functions alone: engines run code faster for objects of one shape.

/** The same board with other vehicles, in the order of their names; the list is frozen. */
export function withVehicles(board: RushHourPosition, vehicles: readonly Vehicle[]): RushHourPosition {
  const { width, height, walls, target, goal } = board;
  return Object.freeze({ width, height, walls, vehicles: Object.freeze(vehicles), target, goal });
}

function placed({ name, horizontal, length }: Vehicle, row: number, column: number): Vehicle {
  return Object.freeze({ name, horizontal, row, column, length });
}

/** The vehicle after a slide. */
export function slid(vehicle: Vehicle, by: number): Vehicle {
  const { horizontal, row, column } = vehicle;
  return horizontal ? placed(vehicle, row, column + by) : placed(vehicle, row + by, column);
}

/** The same position with every vehicle elsewhere along its line, in the position's order of vehicles. */
export function withOffsets(position: RushHourPosition, offsets: Int32Array): RushHourPosition {
  const vehicles = position.vehicles.map((vehicle, i) => {
    const { horizontal, row, column } = vehicle;
    return slid(vehicle, offsets[i]! - (horizontal ? column : row));
  });
  return withVehicles(position, vehicles);
}

export function findVehicle(position: RushHourPosition, name: string): Vehicle | undefined {
  return position.vehicles.find((vehicle) => vehicle.name === name);
}

export function targetOf(position: RushHourPosition): Vehicle {
  return findVehicle(position, position.target)!;
}

export function cellsOf({ row, column, length, horizontal }: Vehicle): Cell[] {
  const cells: Cell[] = [];
  for (let i = 0; i < length; i++) cells.push(horizontal ? { row, column: column + i } : { row: row + i, column });
  return cells;
}

/** What stands in each cell, row by row: a vehicle's name, `#` for a wall, or undefined. */
export function cellContents(position: RushHourPosition): (string | undefined)[][] {
  const contents = Array.from({ length: position.height }, () => new Array<string | undefined>(position.width));
  for (const { row, column } of position.walls) contents[row]![column] = '#';
  for (const vehicle of position.vehicles) {
    for (const { row, column } of cellsOf(vehicle)) contents[row]![column] = vehicle.name;
  }
  return contents;
}
