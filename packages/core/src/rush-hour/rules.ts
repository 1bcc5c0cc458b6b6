import { aNumber, aText, type Check, objectWith } from '../check.js';
import { problemOfMove } from '../family-tools/problem-of-move.js';
import * as say from '../messages/en/rush-hour.js';
import type { Message } from '../messages/message.js';
import { ok, type Result } from '../result.js';
import { type RushHourPosition, slid, targetOf, type Vehicle, withVehicles } from './position.js';

/** A slide along the vehicle's own line: to the right or down if `by` is positive, else to the left or up. */
export interface Slide {
  /** The name of the vehicle. */
  readonly vehicle: string;
  /** Cells to the right or down; negative for left or up. */
  readonly by: number;
}

export const slideShape: Check = objectWith({ vehicle: aText, by: aNumber } satisfies Record<keyof Slide, Check>);

/** The legal slides: in the metric `moves` of any length, in `steps` of one cell. */
export function potentialMoves(position: RushHourPosition, metric = 'moves'): readonly Slide[] {
  const slides: Slide[] = [];
  for (const vehicle of position.vehicles) {
    for (const direction of [-1, 1]) {
      const free = freeCells(position, vehicle, direction);
      const farthest = metric === 'steps' ? Math.min(free, 1) : free;
      for (let distance = 1; distance <= farthest; distance++) {
        slides.push({ vehicle: vehicle.name, by: direction * distance });
      }
    }
  }
  return slides;
}

export function play(position: RushHourPosition, slide: Slide): Result<RushHourPosition> {
  return playAll(position, [slide]);
}

/** The position after several slides, or why one of them is not legal. */
export function playAll(position: RushHourPosition, slides: readonly Slide[]): Result<RushHourPosition> {
  const vehicles = [...position.vehicles];
  const board = { ...position, vehicles };
  for (let i = 0; i < slides.length; i++) {
    const slide = slides[i]!;
    const place = vehicles.findIndex(({ name }) => name === slide.vehicle);
    const error = slideError(board, vehicles[place], slide);
    if (error !== undefined) return problemOfMove(slides, i, error);
    vehicles[place] = slid(vehicles[place]!, slide.by);
  }
  return ok(withVehicles(position, vehicles));
}

/** Why a slide is not legal, if it is not. */
function slideError(
  board: RushHourPosition,
  vehicle: Vehicle | undefined,
  { vehicle: name, by }: Slide,
): Message | undefined {
  if (vehicle === undefined) return say.vehicleMissing({ vehicle: name });
  if (!Number.isInteger(by) || by === 0) return say.slideNotWhole({ vehicle: name, by });
  const free = freeCells(board, vehicle, Math.sign(by));
  if (Math.abs(by) <= free) return undefined;
  const direction = directionOf(vehicle.horizontal, by);
  return say.vehicleBlocked({ vehicle: name, by: Math.abs(by), direction, free });
}

/** The direction of a slide, in a word. */
export function directionOf(horizontal: boolean, by: number): 'left' | 'right' | 'up' | 'down' {
  return horizontal ? (by < 0 ? 'left' : 'right') : by < 0 ? 'up' : 'down';
}

export function isSolved(position: RushHourPosition): boolean {
  const target = targetOf(position);
  const firstRight = target.column + target.length;
  if (position.goal === 'exit') return firstRight === position.width;
  return freeCells(position, target, 1) === position.width - firstRight;
}

/** How many cells a vehicle can slide in a direction (-1 or 1). */
function freeCells(position: RushHourPosition, vehicle: Vehicle, direction: number): number {
  const { width, height } = position;
  const { horizontal } = vehicle;
  const front = direction < 0 ? -1 : vehicle.length;
  let row = vehicle.row + (horizontal ? 0 : front);
  let column = vehicle.column + (horizontal ? front : 0);
  let free = 0;
  while (row >= 0 && column >= 0 && row < height && column < width && isFree(position, row, column)) {
    free++;
    row += horizontal ? 0 : direction;
    column += horizontal ? direction : 0;
  }
  return free;
}

function isFree({ walls, vehicles }: RushHourPosition, row: number, column: number): boolean {
  // By index: iterators of frozen arrays are objects, and this is asked for every cell of a slide.
  for (let i = 0; i < walls.length; i++) if (walls[i]!.row === row && walls[i]!.column === column) return false;
  for (let i = 0; i < vehicles.length; i++) {
    const vehicle = vehicles[i]!;
    const along = vehicle.horizontal ? column - vehicle.column : row - vehicle.row;
    const sameLine = vehicle.horizontal ? row === vehicle.row : column === vehicle.column;
    if (sameLine && along >= 0 && along < vehicle.length) return false;
  }
  return true;
}
