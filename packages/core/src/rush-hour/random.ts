import type { Size } from '../contract/scene.js';
import type { Random } from '../random.js';
import { unwrap } from '../result.js';
import { createPosition, Ground, type RushHourPosition, type Vehicle } from './position.js';

/** Names for vehicles, in the order of assignment; x and o have other meanings where names are upper-case. */
export const NAMES = [...'BCDEFGHIJKLMNOPQRSTUVWYZbcdefghijklmnpqrstuvwyz123456789'];

/** A board with the target in the middle row and other vehicles wherever they fit; now and then a wall. */
export function randomPosition(random: Random, { width, height }: Size): RushHourPosition {
  const row = Math.floor((height - 1) / 2);
  const target: Vehicle = { name: 'A', horizontal: true, row, column: random.integer(width - 1), length: 2 };
  const vehicles = [target];
  const wanted = Math.round((width * height * (2 + random.integer(7))) / 26);
  const wall = { row: random.integer(height), column: random.integer(width) };
  const walls = random.integer(4) > 0 || wall.row === row ? [] : [wall];
  for (let attempt = 0; attempt < 20 * wanted && vehicles.length <= wanted; attempt++) {
    const vehicle = randomVehicle(random, { width, height, walls, vehicles, target: 'A', goal: 'exit' });
    if (vehicle !== undefined) vehicles.push(vehicle);
  }
  return unwrap(createPosition({ width, height, walls, vehicles, target: 'A', goal: 'exit' }));
}

/** The position with a vehicle added, taken away or put elsewhere. */
export function varyPosition(random: Random, position: RushHourPosition): RushHourPosition {
  const kind = random.integer(4);
  const others = position.vehicles.filter((vehicle) => vehicle.name !== position.target);
  const gone = kind === 0 || others.length === 0 ? undefined : random.pick(others);
  const left = { ...position, vehicles: position.vehicles.filter((vehicle) => vehicle !== gone) };
  const added = kind === 1 ? undefined : randomVehicle(random, left);
  const vehicles = added === undefined ? left.vehicles : [...left.vehicles, added];
  return unwrap(createPosition({ ...left, vehicles }));
}

/** The first name that none of the vehicles has. */
export function freshName(vehicles: readonly Vehicle[]): string | undefined {
  return NAMES.find((candidate) => !vehicles.some(({ name }) => name === candidate));
}

/** A random vehicle, if it fits into the free cells. */
function randomVehicle(random: Random, setup: RushHourPosition): Vehicle | undefined {
  const { width, height, vehicles } = setup;
  const name = freshName(vehicles);
  const horizontal = random.integer(2) === 0;
  const length = random.integer(3) === 0 ? 3 : 2;
  const rows = height - (horizontal ? 0 : length - 1);
  const columns = width - (horizontal ? length - 1 : 0);
  if (name === undefined || rows < 1 || columns < 1) return undefined;
  const vehicle = { name, horizontal, row: random.integer(rows), column: random.integer(columns), length };
  const target = vehicles.find((other) => other.name === setup.target)!;
  // Another vehicle in front of the target would make the board unsolvable at once.
  if (horizontal && vehicle.row === target.row && vehicle.column > target.column) return undefined;
  const ground = new Ground(width, height);
  for (const wall of setup.walls) ground.take(wall.row, wall.column, null);
  for (const other of vehicles) ground.takeAll(other);
  return ground.takeAll(vehicle) === undefined ? vehicle : undefined;
}
