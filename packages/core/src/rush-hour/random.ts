import type { Size } from '../family.js';
import type { Random } from '../random.js';
import { unwrap } from '../result.js';
import { createPosition, Ground, type RushHourPosition, type Vehicle } from './position.js';

/** Names for vehicles, in the order in which they are given away; x and o mean other things where names are upper-case. */
const NAMES = [...'BCDEFGHIJKLMNOPQRSTUVWYZbcdefghijklmnpqrstuvwyz123456789'];

/** A board with the target in the middle row and other vehicles wherever they fit; now and then a wall. */
export function randomPosition(random: Random, { width, height }: Size): RushHourPosition {
  const ground = new Ground(width, height);
  const row = Math.floor((height - 1) / 2);
  const target: Vehicle = { name: 'A', horizontal: true, row, column: random.integer(width - 1), length: 2 };
  ground.takeAll(target);
  const vehicles = [target];
  const wanted = Math.round((width * height * (2 + random.integer(7))) / 26);
  for (let attempt = 0; attempt < 20 * wanted && vehicles.length <= Math.min(wanted, NAMES.length); attempt++) {
    const horizontal = random.integer(2) === 0;
    const length = random.integer(3) === 0 ? 3 : 2;
    const rows = height - (horizontal ? 0 : length - 1);
    const columns = width - (horizontal ? length - 1 : 0);
    if (rows < 1 || columns < 1) continue;
    const place = { row: random.integer(rows), column: random.integer(columns) };
    // Another vehicle in front of the target would make the board unsolvable at once.
    if (horizontal && place.row === row && place.column > target.column) continue;
    const vehicle: Vehicle = { name: NAMES[vehicles.length - 1]!, horizontal, ...place, length };
    if (ground.fits(vehicle)) {
      ground.takeAll(vehicle);
      vehicles.push(vehicle);
    }
  }
  const walls = random.integer(4) > 0 ? [] : [{ row: random.integer(height), column: random.integer(width) }];
  const freeWalls = walls.filter((wall) => wall.row !== row && ground.isFree(wall.row, wall.column));
  return unwrap(createPosition({ width, height, walls: freeWalls, vehicles, target: 'A', goal: 'exit' }));
}
