import type { RushHourPosition } from '../position.js';
import type { Track } from '../tracks.js';

/** The value of `at` where nothing stands. */
export const EMPTY = -1;
/** The value of `at` where no vehicle can ever be. */
export const WALL = -2;

/** The vehicle in each cell. One object is used for all boards of a search. */
export class CellBoard {
  readonly target: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
  readonly inSteps: boolean;
  readonly toExit: boolean;
  /** The offsets of the board that is shown to heuristics. */
  offsets: Int32Array = new Int32Array(0);
  private readonly cells: Int16Array;
  private readonly empty: Int16Array;

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
    this.row = tracks[this.target].line;
    this.empty = new Int16Array(position.width * position.height).fill(EMPTY);
    for (const { row, column } of position.walls) this.empty[row * position.width + column] = WALL;
    this.cells = this.empty.slice();
  }

  /** Shows a board to heuristics. */
  show(offsets: Int32Array): this {
    this.offsets = offsets;
    this.fill(offsets, 0);
    return this;
  }

  /** Puts the vehicles at their offsets, which begin at a place of a list. */
  fill(offsets: Int32Array, from: number): void {
    const { cells, tracks, width } = this;
    cells.set(this.empty);
    for (let vehicle = 0; vehicle < tracks.length; vehicle++) {
      const { horizontal, length } = tracks[vehicle];
      const step = horizontal ? 1 : width;
      let cell = this.cell(vehicle, offsets[from + vehicle]);
      for (let i = 0; i < length; i++, cell += step) cells[cell] = vehicle;
    }
  }

  /** The number of the cell at a place along a vehicle's line. */
  cell(vehicle: number, along: number): number {
    const { horizontal, line } = this.tracks[vehicle];
    return horizontal ? line * this.width + along : along * this.width + line;
  }

  /** The vehicle at a place along a vehicle's line; negative for none. Outside the board is like a wall. */
  at(vehicle: number, along: number): number {
    if (along < 0 || along >= (this.tracks[vehicle].horizontal ? this.width : this.height)) return WALL;
    return this.cells[this.cell(vehicle, along)];
  }

  /** How far the target is from the exit. */
  distance(): number {
    return this.width - this.tracks[this.target].length - this.offsets[this.target];
  }

  directBlockers(): number[] {
    const end = this.offsets[this.target] + this.tracks[this.target].length;
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
    const { length } = this.tracks[vehicle];
    return to < offset
      ? this.vehiclesBetween(vehicle, to, offset)
      : this.vehiclesBetween(vehicle, offset + length, to + length);
  }

  /** The nearest places, before and behind, where a vehicle leaves the cell `along` of its line free. */
  waysToFree(vehicle: number, along: number): number[] {
    const { length, least, most } = this.tracks[vehicle];
    const ways: number[] = [];
    if (along - length >= least) ways.push(along - length);
    if (along + 1 <= most) ways.push(along + 1);
    return ways;
  }
}
