import type { Heuristic } from '../family.js';
import type { RushHourPosition } from './position.js';
import { type Track, tracksOf } from './tracks.js';

const metrics = ['moves', 'steps'];

export const heuristics: readonly Heuristic[] = [
  { id: 'bfs', summary: 'always 0', admissible: true, consistent: true, metrics },
  { id: 'direct', summary: 'vehicles in front of the target', admissible: true, consistent: true, metrics },
  {
    id: 'indirect',
    summary: 'direct, and what blocks those that can leave the row in one direction only',
    admissible: true,
    consistent: true,
    metrics,
  },
  {
    id: 'forced',
    summary: 'every vehicle that must move, through chains of blockers',
    admissible: true,
    consistent: false,
    metrics,
  },
  {
    id: 'recursive',
    summary: 'distance to the exit, and all that block one another; may be too high',
    admissible: false,
    consistent: false,
    metrics,
  },
];

/** Judges a board by where the vehicles stand along their lines. */
type Estimate = (offsets: Int32Array) => number;

export function createHeuristic(
  id: string,
  position: RushHourPosition,
  metric: string,
  tracks: readonly Track[],
): Estimate {
  const board = new Board(position, metric, tracks);
  if (id === 'direct') return (offsets) => board.show(offsets).directBlockers().length;
  if (id === 'indirect') return (offsets) => indirect(board.show(offsets));
  if (id === 'forced') return (offsets) => forced(board.show(offsets));
  if (id === 'recursive') return (offsets) => recursive(board.show(offsets));
  return () => 0;
}

const EMPTY = -1;
const WALL = -2;

/** A board to look at: which vehicle stands in each cell. One object serves all boards of a search. */
class Board {
  readonly target: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
  readonly inSteps: boolean;
  readonly toExit: boolean;
  offsets: Int32Array = new Int32Array(0);
  private readonly cells: Int32Array;
  private readonly empty: Int32Array;

  constructor(
    position: RushHourPosition,
    metric: string,
    readonly tracks: readonly Track[],
  ) {
    this.width = position.width;
    this.height = position.height;
    this.inSteps = metric === 'steps';
    this.toExit = position.goal === 'exit';
    this.target = tracks.findIndex((track) => track.name === position.target);
    this.row = tracks[this.target]!.line;
    this.empty = new Int32Array(position.width * position.height).fill(EMPTY);
    for (const { row, column } of position.walls) this.empty[row * position.width + column] = WALL;
    this.cells = this.empty.slice();
  }

  show(offsets: Int32Array): this {
    const { cells, tracks, width } = this;
    cells.set(this.empty);
    this.offsets = offsets;
    for (let vehicle = 0; vehicle < tracks.length; vehicle++) {
      const { horizontal, line, length } = tracks[vehicle]!;
      const step = horizontal ? 1 : width;
      let cell = horizontal ? line * width + offsets[vehicle] : offsets[vehicle] * width + line;
      for (let i = 0; i < length; i++, cell += step) cells[cell] = vehicle;
    }
    return this;
  }

  /** The vehicle at a place along a vehicle's line; negative for none. Outside the board is like a wall. */
  at(vehicle: number, along: number): number {
    const { horizontal, line } = this.tracks[vehicle]!;
    if (along < 0 || along >= (horizontal ? this.width : this.height)) return WALL;
    return this.cells[horizontal ? line * this.width + along : along * this.width + line];
  }

  /** How far the target is from the exit. */
  distance(): number {
    return this.width - this.tracks[this.target]!.length - this.offsets[this.target];
  }

  directBlockers(): number[] {
    const end = this.offsets[this.target] + this.tracks[this.target]!.length;
    return this.vehiclesBetween(this.target, end, this.width);
  }

  /** The distinct vehicles on a stretch of a vehicle's line, the vehicle itself left out. */
  vehiclesBetween(vehicle: number, from: number, to: number): number[] {
    const found: number[] = [];
    for (let along = from; along < to; along++) {
      const other = this.at(vehicle, along);
      if (other >= 0 && other !== vehicle && !found.includes(other)) found.push(other);
    }
    return found;
  }

  /** The vehicles in the way of sliding a vehicle's end to a place along its line. */
  inTheWay(vehicle: number, to: number): number[] {
    const offset = this.offsets[vehicle];
    const { length } = this.tracks[vehicle]!;
    return to < offset
      ? this.vehiclesBetween(vehicle, to, offset)
      : this.vehiclesBetween(vehicle, offset + length, to + length);
  }

  /** The nearest places, before and behind, where a vehicle leaves the cell `along` of its line free. */
  waysToFree(vehicle: number, along: number): number[] {
    const { length, least, most } = this.tracks[vehicle]!;
    const ways: number[] = [];
    if (along - length >= least) ways.push(along - length);
    if (along + 1 <= most) ways.push(along + 1);
    return ways;
  }
}

function indirect(board: Board): number {
  return blockersOf(board).length;
}

/**
 * What the heuristic `indirect` counts. If wanted, `blocked` gets for each the vehicle that it is in the way of: the target,
 * or a direct blocker.
 */
function blockersOf(board: Board, blocked?: number[]): number[] {
  const direct = board.directBlockers();
  const counted = [...direct];
  if (blocked !== undefined) for (const _ of direct) blocked.push(board.target);
  for (const blocker of direct) {
    const { horizontal, length } = board.tracks[blocker]!;
    if (horizontal) continue;
    const [up, down] = wallToWall(board, blocker, length);
    if (up === down) continue;
    const to = up ? board.row - length : board.row + 1;
    for (const vehicle of board.inTheWay(blocker, to)) {
      if (counted.includes(vehicle)) continue;
      counted.push(vehicle);
      blocked?.push(blocker);
    }
  }
  return counted;
}

/** One vehicle of the `indirect` heuristic's count, and the one that it is in the way of; both by their numbers. */
export interface Blocking {
  readonly vehicle: number;
  readonly blocked: number;
}

export function indirectAccount(position: RushHourPosition): readonly Blocking[] {
  const tracks = tracksOf(position);
  const board = new Board(position, 'moves', tracks).show(Int32Array.from(tracks, ({ offset }) => offset));
  const blocked: number[] = [];
  return blockersOf(board, blocked).map((vehicle, i) => ({ vehicle, blocked: blocked[i]! }));
}

/** Whether a vehicle of a length fits above and below the target's row in a blocker's column, if it were alone there. */
function wallToWall(board: Board, blocker: number, length: number): [boolean, boolean] {
  const fits = (from: number, step: number): boolean => {
    for (let i = 0; i < length; i++) {
      if (board.at(blocker, from + i * step) === WALL) return false;
    }
    return true;
  };
  return [fits(board.row - 1, -1), fits(board.row + 1, 1)];
}

/**
 * A vehicle that stands in front of the target must move. If it has one way to go, so must all that stand on that way, and
 * so on: these are forced. If it has two ways, the cheaper one must be cleared; such choices are added as long as no
 * vehicle is counted twice. In steps, a forced vehicle counts as many cells as its nearest way out is long.
 */
function forced(board: Board): number {
  const { target, row, tracks, offsets, inSteps } = board;
  const mustMove = board.directBlockers();
  const ways = mustMove.map((vehicle) => (tracks[vehicle]!.horizontal ? [] : board.waysToFree(vehicle, row)));
  const choices: number[][][] = [];
  let total = 0;
  if (board.toExit && board.distance() > 0) total += inSteps ? board.distance() : 1;
  for (let i = 0; i < mustMove.length; i++) {
    const vehicle = mustMove[i]!;
    // In steps, the target's way to the exit, which is counted already, may be its way out of here too.
    if (!inSteps) total++;
    else if (vehicle !== target)
      total += Math.min(...ways[i]!.map((to) => Math.abs(to - offsets[vehicle])), board.width);
    const inTheWay = ways[i]!.map((to) => board.inTheWay(vehicle, to));
    if (inTheWay.length > 1) choices.push(inTheWay);
    if (inTheWay.length !== 1) continue;
    const to = ways[i]![0]!;
    for (const other of inTheWay[0]!) {
      if (mustMove.includes(other)) continue;
      mustMove.push(other);
      // One that crosses must leave a cell; one of the same line can only go on ahead.
      const ahead = to < offsets[vehicle] ? to - tracks[other]!.length : to + tracks[vehicle]!.length;
      const crosses = tracks[other]!.horizontal !== tracks[vehicle]!.horizontal;
      ways.push(crosses ? board.waysToFree(other, tracks[vehicle]!.line) : [ahead]);
    }
  }
  const counted = [...mustMove, target];
  for (const choice of choices) {
    const extra = choice.map((vehicles) => vehicles.filter((vehicle) => !mustMove.includes(vehicle)));
    if (extra.some((vehicles) => vehicles.some((vehicle) => counted.includes(vehicle)))) continue;
    total += Math.min(...extra.map((vehicles) => vehicles.length));
    for (const vehicles of extra) counted.push(...vehicles);
  }
  return total;
}

/** The student solver's idea: whatever blocks a blocker in front or behind counts, whether it must move or not. */
function recursive(board: Board): number {
  const blocking = board.directBlockers();
  for (let i = 0; i < blocking.length; i++) {
    const vehicle = blocking[i]!;
    const { length } = board.tracks[vehicle]!;
    const offset = board.offsets[vehicle];
    for (const along of [offset - 1, offset + length]) {
      const other = board.at(vehicle, along);
      if (other >= 0 && other !== board.target && !blocking.includes(other)) blocking.push(other);
    }
  }
  return board.distance() + blocking.length;
}
