import { aBoolean, aNumber, aText, type Check, listOf, objectWith } from '../check.js';
import { aCell } from '../contract/checking/family-checks.js';
import type { Cell } from '../contract/scene.js';
import { boardSizeError } from '../family-tools/board-size.js';
import * as say from '../messages/en/rush-hour.js';
import type { Message } from '../messages/message.js';
import { ok, problem, type Result } from '../result.js';
import { anyScript } from '../text/any-script.js';
import { shorten } from '../text/rows.js';

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
  horizontal: aBoolean,
  row: aNumber,
  column: aNumber,
  length: aNumber,
} satisfies Record<keyof Vehicle, Check>);

export const positionShape: Check = objectWith({
  width: aNumber,
  height: aNumber,
  walls: listOf(aCell),
  vehicles: listOf(vehicleShape),
  target: aText,
  goal: aText,
} satisfies Record<keyof RushHourPosition, Check>);

/** A board as read from a text; the goal may come from elsewhere. */
export type TextBoard = Omit<RushHourPosition, 'goal'> & { readonly format: string };

/** Larger than any puzzle, and small enough that every operation is fast. */
export const MOST_CELLS = 100 * 100;

/** A board while it is being put together: which cells are taken, and by what. */
export class Ground {
  /** What stands in a cell: the name of a vehicle, or null for a wall. */
  private readonly taken = new Map<number, string | null>();

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Takes the cell for a vehicle, or for a wall if it is null; returns the reason if that is impossible. */
  take(row: number, column: number, vehicle: string | null): Message | undefined {
    if (!(this.holds(row, this.height) && this.holds(column, this.width))) return this.outside(vehicle);
    const cell = row * this.width + column;
    const other = this.taken.get(cell);
    if (other !== undefined) return say.overlap({ vehicle, other, row: row + 1, column: column + 1 });
    this.taken.set(cell, vehicle);
    return undefined;
  }

  private holds(place: number, places: number): boolean {
    return Number.isInteger(place) && place >= 0 && place < places;
  }

  takeAll(vehicle: Vehicle): Message | undefined {
    // A vehicle longer than the board is rejected before its cells are enumerated.
    if (vehicle.length > Math.max(this.width, this.height)) return this.outside(vehicle.name);
    for (const { row, column } of cellsOf(vehicle)) {
      const error = this.take(row, column, vehicle.name);
      if (error !== undefined) return error;
    }
    return undefined;
  }

  private outside(vehicle: string | null): Message {
    return say.outsideBoard({ vehicle, width: this.width, height: this.height });
  }
}

/** Checks a set-up and makes it a position. */
export function createPosition(setup: RushHourPosition): Result<RushHourPosition> {
  const { width, height, target, goal } = setup;
  const error = sizeError(width, height);
  if (error !== undefined) return problem(error);
  if (goal !== 'exit' && goal !== 'clear') return problem(say.goalUnknown({ goal: shorten(goal) }));
  const ground = new Ground(width, height);
  for (const { row, column } of setup.walls) {
    const clash = ground.take(row, column, null);
    if (clash !== undefined) return problem(clash);
  }
  const names = new Set<string>();
  for (const vehicle of setup.vehicles) {
    if (names.has(vehicle.name)) return problem(say.vehicleTwice({ vehicle: vehicle.name }));
    names.add(vehicle.name);
    const clash = vehicleError(vehicle) ?? ground.takeAll(vehicle);
    if (clash !== undefined) return problem(clash);
  }
  const targetVehicle = setup.vehicles.find((vehicle) => vehicle.name === target);
  if (targetVehicle === undefined) return problem(say.targetMissing({ target: shorten(target) }));
  if (!targetVehicle.horizontal) return problem(say.targetVertical({ target }));
  const walls = setup.walls
    .map(({ row, column }) => Object.freeze({ row, column }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
  const vehicles = setup.vehicles
    .map((vehicle) => placed(vehicle, vehicle.row, vehicle.column))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return ok(withVehicles({ ...setup, walls: Object.freeze(walls) }, vehicles));
}

export const LONGEST_NAME = 32;
const NAME = anyScript('^[\\p{L}\\p{N}]+$');

/** What a vehicle can be called. */
export function isName(name: string): boolean {
  return name.length <= LONGEST_NAME && NAME.test(name);
}

function vehicleError({ name: vehicle, horizontal, row, column, length }: Vehicle): Message | undefined {
  if (!isName(vehicle)) return say.vehicleName({ name: shorten(vehicle), most: LONGEST_NAME });
  if (![row, column, length].every(Number.isInteger)) return say.vehicleNotWhole({ vehicle });
  if (length < 1) return say.vehicleTooShort({ vehicle });
  return length === 1 && horizontal ? say.shortNotVertical({ vehicle }) : undefined;
}

export function sizeError(width: number, height: number): Message | undefined {
  return boardSizeError(width, height, MOST_CELLS);
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

/** The same board with its last row first. The exit stays at the right end of the target's row. */
export function upsideDown(position: RushHourPosition): RushHourPosition {
  const { height, walls, vehicles } = position;
  return {
    ...position,
    walls: walls
      .map(({ row, column }) => ({ row: height - 1 - row, column }))
      .sort((a, b) => a.row - b.row || a.column - b.column),
    vehicles: vehicles.map((vehicle) => ({
      ...vehicle,
      row: height - (vehicle.horizontal ? 1 : vehicle.length) - vehicle.row,
    })),
  };
}
