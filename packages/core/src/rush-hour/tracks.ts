import { type RushHourPosition, targetOf, type Vehicle } from './position.js';

/** What never changes about a vehicle: where it can get to along its line if everything else made way. */
export interface Track {
  readonly name: string;
  readonly horizontal: boolean;
  /** Its row if horizontal, else its column. */
  readonly line: number;
  readonly length: number;
  /** Where its top or left end stands along the line at the start, and the least and most that can ever be. */
  readonly offset: number;
  readonly least: number;
  readonly most: number;
}

/** The tracks of all vehicles, in the position's order. Walls and the vehicles of the same line bound them. */
export function tracksOf(position: RushHourPosition): Track[] {
  return position.vehicles.map((vehicle) => {
    const mates = position.vehicles.filter((other) => lineOf(other) === lineOf(vehicle));
    const walls = position.walls
      .filter((wall) => (vehicle.horizontal ? wall.row === vehicle.row : wall.column === vehicle.column))
      .map((wall) => (vehicle.horizontal ? wall.column : wall.row));
    const offset = offsetOf(vehicle);
    const lineLength = vehicle.horizontal ? position.width : position.height;
    const start = Math.max(-1, ...walls.filter((wall) => wall < offset)) + 1;
    const end = Math.min(lineLength, ...walls.filter((wall) => wall > offset));
    const inSegment = mates.filter((mate) => offsetOf(mate) >= start && offsetOf(mate) < end);
    const lengthOf = (vehicles: Vehicle[]): number => vehicles.reduce((sum, mate) => sum + mate.length, 0);
    return {
      name: vehicle.name,
      horizontal: vehicle.horizontal,
      line: vehicle.horizontal ? vehicle.row : vehicle.column,
      length: vehicle.length,
      offset,
      least: start + lengthOf(inSegment.filter((mate) => offsetOf(mate) < offset)),
      most: end - lengthOf(inSegment.filter((mate) => offsetOf(mate) >= offset)),
    };
  });
}

/** A proof that the target can never get out, where one is plain to see. */
export function refute(position: RushHourPosition): string | undefined {
  const target = targetOf(position);
  const tracks = tracksOf(position);
  const { row } = target;
  const wall = position.walls.find((cell) => cell.row === row && cell.column > target.column);
  if (wall !== undefined) return `a wall stands between target "${target.name}" and the exit`;
  for (const track of tracks) {
    if (track.horizontal) {
      if (track.line !== row || track.offset <= target.column) continue;
      return `vehicle "${track.name}" stands in front of target "${target.name}" in the same row and can never leave it`;
    }
    const inFront = track.line >= target.column + target.length;
    if (!inFront || track.most > row || track.least + track.length <= row) continue;
    return `vehicle "${track.name}" can never leave the row of target "${target.name}": its column is too short`;
  }
  return undefined;
}

function offsetOf(vehicle: Vehicle): number {
  return vehicle.horizontal ? vehicle.column : vehicle.row;
}

function lineOf(vehicle: Vehicle): string {
  return vehicle.horizontal ? `row ${vehicle.row}` : `column ${vehicle.column}`;
}
