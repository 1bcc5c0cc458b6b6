import { ok, problem, type Result } from '../result.js';
import { cellContents, findVehicle, type RushHourPosition, targetOf, type Vehicle, withVehicle } from './position.js';

/** A slide along the vehicle's own line: to the right or down if `by` is positive, else to the left or up. */
export interface Slide {
  readonly vehicle: string;
  readonly by: number;
}

/** The legal slides: in the metric `moves` of any length, in `steps` of one cell. */
export function potentialMoves(position: RushHourPosition, metric = 'moves'): readonly Slide[] {
  const contents = cellContents(position);
  const slides: Slide[] = [];
  for (const vehicle of position.vehicles) {
    for (const direction of [-1, 1]) {
      const free = freeCells(contents, vehicle, direction);
      const farthest = metric === 'steps' ? Math.min(free, 1) : free;
      for (let distance = 1; distance <= farthest; distance++) {
        slides.push({ vehicle: vehicle.name, by: direction * distance });
      }
    }
  }
  return slides;
}

export function play(position: RushHourPosition, { vehicle: name, by }: Slide): Result<RushHourPosition> {
  const vehicle = findVehicle(position, name);
  if (vehicle === undefined) return problem(`there is no vehicle "${name}"`);
  if (!Number.isInteger(by) || by === 0) return problem(`vehicle "${name}" cannot move by ${by}`);
  const free = freeCells(cellContents(position), vehicle, Math.sign(by));
  if (Math.abs(by) > free) {
    const way = vehicle.horizontal ? (by < 0 ? 'left' : 'right') : by < 0 ? 'up' : 'down';
    return problem(`vehicle "${name}" cannot move ${Math.abs(by)} ${way}: only ${free} free`);
  }
  const moved: Vehicle = vehicle.horizontal
    ? { ...vehicle, column: vehicle.column + by }
    : { ...vehicle, row: vehicle.row + by };
  return ok(withVehicle(position, moved));
}

export function isSolved(position: RushHourPosition): boolean {
  const target = targetOf(position);
  const firstRight = target.column + target.length;
  if (position.goal === 'exit') return firstRight === position.width;
  return freeCells(cellContents(position), target, 1) === position.width - firstRight;
}

/** How many cells a vehicle can slide in a direction (-1 or 1). */
function freeCells(contents: (string | undefined)[][], vehicle: Vehicle, direction: number): number {
  const rowStep = vehicle.horizontal ? 0 : direction;
  const columnStep = vehicle.horizontal ? direction : 0;
  const front = direction < 0 ? 0 : vehicle.length - 1;
  let row = vehicle.row + (vehicle.horizontal ? 0 : front);
  let column = vehicle.column + (vehicle.horizontal ? front : 0);
  let free = -1;
  do {
    free++;
    row += rowStep;
    column += columnStep;
  } while (
    row >= 0 &&
    column >= 0 &&
    row < contents.length &&
    column < contents[0]!.length &&
    contents[row]![column] === undefined
  );
  return free;
}
