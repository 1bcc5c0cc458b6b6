import { unwrap } from '../result.js';
import { rushHour } from '../rush-hour/index.js';
import type { RushHourPosition, Vehicle } from '../rush-hour/position.js';
import { explore, goalDistances } from '../search/explore.js';

/** A class of boards without walls, as the definition has it. */
interface BruteClass {
  readonly width: number;
  readonly height: number;
  /** From 0. */
  readonly row: number;
  readonly lengths: readonly number[];
}

/** Positions and components by distance. */
interface BruteCount {
  positions: number;
  readonly distances: number[];
  /** By the distance of the hardest position. */
  readonly components: number[];
}

/** Counts all boards and the plain ones, from the definition alone: all placements, and the components that the rules' space leads to. */
export function bruteCount(of: BruteClass, metric: 'moves' | 'steps'): { all: BruteCount; plain: BruteCount } {
  const [all, plain] = [0, 1].map((): BruteCount => ({ positions: 0, distances: [], components: [] })) as [
    BruteCount,
    BruteCount,
  ];
  const seen = new Set<string>();
  for (const vehicles of placements(of)) {
    const position = boardOf(of, vehicles);
    if (seen.has(drawing(position))) continue;
    const space = rushHour.space(position, metric);
    const exploration = explore(space);
    const { states } = exploration;
    const distances = goalDistances(space, exploration);
    for (let i = 0; i < states.size; i++) seen.add(drawing(space.positionAt(states.keys, i * space.keyWords)));
    for (const count of isPlain(of, vehicles) ? [all, plain] : [all]) {
      count.positions += states.size;
      if (distances[0]! < 0) continue;
      for (const distance of distances) count.distances[distance] = (count.distances[distance] ?? 0) + 1;
      const hardest = Math.max(...distances);
      count.components[hardest] = (count.components[hardest] ?? 0) + 1;
    }
  }
  return { all, plain };
}

function boardOf({ width, height, row }: BruteClass, placed: readonly Vehicle[]): RushHourPosition {
  const last = Math.max(...inRow(placed, row).map(({ column }) => column));
  const vehicles = placed.map((vehicle, i) => {
    const isTarget = vehicle.horizontal && vehicle.row === row && vehicle.column === last;
    return { ...vehicle, name: isTarget ? 'T' : `v${i}` };
  });
  return unwrap(rushHour.check({ width, height, walls: [], vehicles, target: 'T', goal: 'exit' }));
}

const inRow = (vehicles: readonly Vehicle[], row: number) =>
  vehicles.filter((vehicle) => vehicle.horizontal && vehicle.row === row);

/** The target is alone in its row, and no row or column is full of vehicles along it. */
function isPlain({ width, height, row }: BruteClass, vehicles: readonly Vehicle[]): boolean {
  const taken = (horizontal: boolean, line: number): number =>
    vehicles
      .filter((vehicle) => vehicle.horizontal === horizontal && (horizontal ? vehicle.row : vehicle.column) === line)
      .reduce((sum, { length }) => sum + length, 0);
  for (let line = 0; line < height; line++) if (taken(true, line) === width) return false;
  for (let line = 0; line < width; line++) if (taken(false, line) === height) return false;
  return inRow(vehicles, row).length === 1;
}

/** The cells of the vehicles; names tell nothing. */
function drawing({ vehicles }: RushHourPosition): string {
  return vehicles
    .map(({ row, column, length, horizontal }) => [row, column, length, horizontal].join())
    .sort()
    .join(' ');
}

/** All sets of vehicles whose last one in the target's row has two cells. */
function* placements({ width, height, row, lengths }: BruteClass): Generator<Vehicle[]> {
  const taken = new Array<boolean>(width * height).fill(false);
  const vehicles: Vehicle[] = [];
  function* fill(at: number): Generator<Vehicle[]> {
    if (at === width * height) {
      if (inRow(vehicles, row).at(-1)?.length === 2) yield [...vehicles];
      return;
    }
    yield* fill(at + 1);
    if (taken[at]) return;
    const [top, left] = [Math.floor(at / width), at % width];
    const isTargetRow = top === row && !lengths.includes(2);
    for (const horizontal of [true, false]) {
      // If no other vehicle has two cells, one that does is the target, and the last of its row.
      const mayBeTarget = horizontal && isTargetRow;
      if (mayBeTarget && inRow(vehicles, row).some(({ length }) => length === 2)) continue;
      for (const length of mayBeTarget ? [...lengths, 2] : lengths) {
        const cells = Array.from({ length }, (_, i) => at + i * (horizontal ? 1 : width));
        if ((horizontal ? left : top) + length > (horizontal ? width : height)) continue;
        if (cells.some((cell) => taken[cell])) continue;
        for (const cell of cells) taken[cell] = true;
        vehicles.push({ name: '', horizontal, row: top, column: left, length });
        yield* fill(at + 1);
        vehicles.pop();
        for (const cell of cells) taken[cell] = false;
      }
    }
  }
  yield* fill(0);
}
