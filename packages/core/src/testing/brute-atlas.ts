import type { AtlasRow } from '../contract/facets/enumerating.js';
import { unwrap } from '../result.js';
import { rushHour } from '../rush-hour/index.js';
import type { RushHourPosition, Vehicle } from '../rush-hour/position.js';
import { explore, goalDistances } from '../search/explore.js';

/** A class of boards, as the definition has it. */
interface BruteClass {
  readonly width: number;
  readonly height: number;
  /** From 0. */
  readonly row: number;
  readonly lengths: readonly number[];
  readonly walls: { readonly least: number; readonly most: number };
}

/** A row, and how many normal starts its class has, from the definition alone: all placements, their components, the hardest position of each, what can be taken away. */
export function bruteAtlas(of: BruteClass): { rows: AtlasRow[]; starts: number } {
  const seen = new Set<string>();
  const rows: AtlasRow[] = [];
  let starts = 0;
  for (const position of placements(of)) {
    if (isNormal(position)) starts++;
    if (seen.has(drawing(position))) continue;
    const space = rushHour.space(position);
    const exploration = explore(space);
    const { states } = exploration;
    const distances = goalDistances(space, exploration);
    const component = Array.from({ length: states.size }, (_, i) => ({
      position: space.positionAt(states.keys, i * space.keyWords),
      distance: distances[i]!,
    }));
    for (const { position: each } of component) seen.add(drawing(each));
    if (distances[0]! < 0) continue;
    const moves = Math.max(...distances);
    const hardest = component
      .filter(({ distance }) => distance === moves)
      .map((each) => each.position)
      .sort((a, b) =>
        Number(cellNumber(a, true) - cellNumber(b, true) || cellNumber(a, false) - cellNumber(b, false)),
      )[0]!;
    if (rushHour.making.removals!(hardest).some((left) => distanceOf(left.position) === moves)) continue;
    const counts = new Array<number>(moves + 1).fill(0);
    for (const distance of distances) counts[distance]!++;
    rows.push({ text: drawing(hardest), metric: 'moves', length: moves, positions: states.size, distances: counts });
  }
  return { rows, starts };
}

/** The board on a line; vehicles are named in reading order, so that names tell nothing. */
function drawing(position: RushHourPosition): string {
  const { vehicles, target, width } = position;
  const names = [...'BCDEFGHIJKLMNOPQRSTUVWYZ'];
  const inOrder = [...vehicles].sort((a, b) => a.row * width + a.column - (b.row * width + b.column));
  const named = inOrder.map((vehicle) => ({ ...vehicle, name: vehicle.name === target ? 'A' : names.shift()! }));
  return unwrap(rushHour.print(unwrap(rushHour.check({ ...position, vehicles: named, target: 'A' })), 'line'));
}

/** The cells of horizontal vehicles and walls, or of vertical vehicles, as a number: the top left one is the lowest bit. */
function cellNumber({ vehicles, walls, width }: RushHourPosition, horizontal: boolean): bigint {
  let number = 0n;
  const add = (row: number, column: number): void => {
    number |= 1n << BigInt(row * width + column);
  };
  if (horizontal) for (const { row, column } of walls) add(row, column);
  for (const vehicle of vehicles) {
    if (vehicle.horizontal !== horizontal) continue;
    for (let i = 0; i < vehicle.length; i++) {
      add(vehicle.row + (horizontal ? 0 : i), vehicle.column + (horizontal ? i : 0));
    }
  }
  return number;
}

function distanceOf(position: RushHourPosition): number {
  const space = rushHour.space(position);
  return goalDistances(space, explore(space))[0]!;
}

/** No vehicle can move to the left or up. */
function isNormal(position: RushHourPosition): boolean {
  return rushHour.moves(position, 'steps').every(({ by }) => by > 0);
}

function* placements({ width, height, row, lengths, walls }: BruteClass): Generator<RushHourPosition> {
  type Content = { walls: { row: number; column: number }[]; vehicles: Vehicle[] };
  const cells = new Array<string | undefined>(width * height);
  const content: Content = { walls: [], vehicles: [] };
  const isFull = (line: number, horizontal: boolean): boolean => {
    const along = Array.from({ length: horizontal ? width : height }, (_, i) =>
      horizontal ? cells[line * width + i] : cells[i * width + line],
    );
    const fills = horizontal ? ['horizontal', 'wall'] : ['vertical'];
    return along.every((each) => fills.includes(each ?? ''));
  };
  function* fill(at: number): Generator<RushHourPosition> {
    if (at === width * height) {
      if (content.walls.length < walls.least) return;
      for (let line = 0; line < height; line++) if (isFull(line, true)) return;
      for (let line = 0; line < width; line++) if (isFull(line, false)) return;
      const vehicles = content.vehicles.map((vehicle, i) => ({
        ...vehicle,
        name: vehicle.row === row && vehicle.horizontal ? 'T' : `v${i}`,
      }));
      if (!vehicles.some(({ name }) => name === 'T')) return;
      yield unwrap(rushHour.check({ width, height, ...content, vehicles, target: 'T', goal: 'exit' }));
      return;
    }
    yield* fill(at + 1);
    if (cells[at] !== undefined) return;
    const [top, left] = [Math.floor(at / width), at % width];
    const hasTarget = content.vehicles.some((vehicle) => vehicle.horizontal && vehicle.row === row);
    if (content.walls.length < walls.most && !(top === row && hasTarget)) {
      cells[at] = 'wall';
      content.walls.push({ row: top, column: left });
      yield* fill(at + 1);
      content.walls.pop();
      cells[at] = undefined;
    }
    for (const horizontal of [true, false]) {
      const isTarget = horizontal && top === row;
      if (isTarget && hasTarget) continue;
      for (const length of isTarget ? [2] : lengths) {
        const taken = Array.from({ length }, (_, i) => at + i * (horizontal ? 1 : width));
        const fits = (horizontal ? left : top) + length <= (horizontal ? width : height);
        if (!fits || taken.some((cell) => cells[cell] !== undefined)) continue;
        for (const cell of taken) cells[cell] = horizontal ? 'horizontal' : 'vertical';
        content.vehicles.push({ name: '', horizontal, row: top, column: left, length });
        yield* fill(at + 1);
        content.vehicles.pop();
        for (const cell of taken) cells[cell] = undefined;
      }
    }
  }
  yield* fill(0);
}
