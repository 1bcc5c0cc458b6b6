import * as say from '../messages/en/rush-hour.js';
import type { Message } from '../messages/message.js';
import { type RushHourPosition, targetOf, type Vehicle } from './position.js';

/** The constants of a vehicle: the range that it can reach along its line if nothing else were in the way. */
export interface Track {
  readonly name: string;
  readonly horizontal: boolean;
  /** Its row if horizontal, else its column. */
  readonly line: number;
  readonly length: number;
  /** The position of its top or left end along the line at the start, and its minimum and maximum. */
  readonly offset: number;
  readonly least: number;
  readonly most: number;
}

/** A cache: positions are immutable. */
const known = new WeakMap<RushHourPosition, readonly Track[]>();

/** The tracks of all vehicles, in the position's order. Walls and the vehicles of the same line bound them. */
export function tracksOf(position: RushHourPosition): readonly Track[] {
  const before = known.get(position);
  if (before !== undefined) return before;
  const lines = linesOf(position);
  const tracks = position.vehicles.map((vehicle) => trackOf(vehicle, position, lines));
  known.set(position, tracks);
  return tracks;
}

/** What stands in a row or column and can never leave it. */
interface Line {
  readonly vehicles: Vehicle[];
  /** Where walls stand along it. */
  readonly walls: number[];
}

interface Lines {
  readonly rows: readonly Line[];
  readonly columns: readonly Line[];
}

function linesOf({ width, height, walls, vehicles }: RushHourPosition): Lines {
  const empty = (): Line => ({ vehicles: [], walls: [] });
  const rows = Array.from({ length: height }, empty);
  const columns = Array.from({ length: width }, empty);
  for (const { row, column } of walls) {
    rows[row]!.walls.push(column);
    columns[column]!.walls.push(row);
  }
  for (const vehicle of vehicles) {
    (vehicle.horizontal ? rows[vehicle.row]! : columns[vehicle.column]!).vehicles.push(vehicle);
  }
  return { rows, columns };
}

function trackOf(vehicle: Vehicle, { width, height }: RushHourPosition, { rows, columns }: Lines): Track {
  const { name, horizontal, length } = vehicle;
  const line = horizontal ? vehicle.row : vehicle.column;
  const { walls, vehicles } = horizontal ? rows[line]! : columns[line]!;
  const offset = offsetOf(vehicle);
  let start = 0;
  let end = horizontal ? width : height;
  for (const along of walls) {
    if (along < offset) start = Math.max(start, along + 1);
    else end = Math.min(end, along);
  }
  let [least, most] = [start, end - length];
  for (const mate of vehicles) {
    const along = offsetOf(mate);
    if (along < offset && along >= start) least += mate.length;
    if (along > offset && along < end) most -= mate.length;
  }
  return { name, horizontal, line, length, offset, least, most };
}

/** A proof that the target can never reach the exit, if there is a simple one. */
export function refute(position: RushHourPosition): Message | undefined {
  const target = targetOf(position);
  const tracks = tracksOf(position);
  const { row } = target;
  const wall = position.walls.find((cell) => cell.row === row && cell.column > target.column);
  if (wall !== undefined) return say.wallInFront({ target: target.name });
  for (const track of tracks) {
    if (track.horizontal) {
      if (track.line !== row || track.offset <= target.column) continue;
      return say.vehicleInRow({ vehicle: track.name, target: target.name });
    }
    const inFront = track.line >= target.column + target.length;
    if (!inFront || track.most > row || track.least + track.length <= row) continue;
    return say.columnTooShort({ vehicle: track.name, target: target.name });
  }
  return undefined;
}

function offsetOf(vehicle: Vehicle): number {
  return vehicle.horizontal ? vehicle.column : vehicle.row;
}
