import { tilesToLift } from '../heuristics/linear-conflict.js';
import { WalkingTable, walkingAxes } from '../heuristics/walking-distance.js';
import type { Frame } from '../space/frame.js';
import { DEEPEST } from './deepest.js';
import { manhattanOf } from './manhattan-ida.js';
import type { Tracker } from './tracked-ida.js';

/** Walking distance: along each axis the index of an abstract state, and a table of its successors. */
export class WalkingTracker implements Tracker {
  readonly first: number;
  private readonly width: number;
  /** For rows and for columns: the table, if there is one; and by depth its state, or else the Manhattan distance. */
  private readonly tables: readonly (WalkingTable | undefined)[];
  private readonly states = [new Int32Array(DEEPEST), new Int32Array(DEEPEST)] as const;

  constructor({ width, height, blankGoal }: Frame, board: Int32Array) {
    this.width = width;
    this.tables = walkingAxes({ width, height, blankGoal }).map((axis) => WalkingTable.for(...axis));
    for (const axis of [0, 1]) {
      const table = this.tables[axis];
      let code = 0;
      let distance = 0;
      for (const [cell, tile] of board.entries()) {
        if (tile === blankGoal) continue;
        const [line, goal] = [this.line(cell, axis), this.line(tile, axis)];
        code += table?.weight(line, goal) ?? 0;
        distance += Math.abs(line - goal);
      }
      this.states[axis][0] = table?.state(code) ?? distance;
    }
    this.first = this.estimate(0);
  }

  after(depth: number, tile: number, from: number, to: number, direction: number): number {
    const axis = direction < 2 ? 1 : 0;
    const table = this.tables[axis];
    const states = this.states[axis];
    const goal = this.line(tile, axis);
    this.states[1 - axis][depth] = this.states[1 - axis][depth - 1];
    states[depth] =
      table === undefined
        ? states[depth - 1] + Math.abs(this.line(to, axis) - goal) - Math.abs(this.line(from, axis) - goal)
        : table.next[(2 * states[depth - 1] + (direction & 1)) * table.lines + goal];
    return this.estimate(depth);
  }

  enter(): void {}

  leave(): void {}

  private estimate(depth: number): number {
    const [rows, columns] = [this.states[0][depth], this.states[1][depth]];
    return (this.tables[0]?.distances[rows] ?? rows) + (this.tables[1]?.distances[columns] ?? columns);
  }

  private line(cell: number, axis: number): number {
    return axis === 0 ? Math.floor(cell / this.width) : cell % this.width;
  }
}

/** Linear conflict: a move keeps the order within the line along which it goes, and changes the two lines between which it goes. */
export class ConflictTracker implements Tracker {
  readonly first: number;
  private readonly width: number;
  private readonly height: number;
  private readonly blankGoal: number;
  /** How many tiles must leave each row, then each column. */
  private readonly lifts: Int32Array;
  private readonly places: Int32Array;
  // By depth: the Manhattan distance, the sum of the lifts, and the values of the two lines to restore when backtracking.
  private readonly manhattan = new Int32Array(DEEPEST);
  private readonly lifted = new Int32Array(DEEPEST);
  private readonly old = new Int32Array(2 * DEEPEST);
  private readonly fresh = [0, 0];
  private readonly lines = new Int32Array(2 * DEEPEST);

  constructor(
    frame: Frame,
    private readonly board: Int32Array,
  ) {
    this.width = frame.width;
    this.height = frame.height;
    this.blankGoal = frame.blankGoal;
    this.places = new Int32Array(Math.max(frame.width, frame.height));
    this.lifts = Int32Array.from({ length: frame.width + frame.height }, (_, line) => this.lift(line));
    this.manhattan[0] = manhattanOf(frame);
    this.lifted[0] = this.lifts.reduce((sum, lift) => sum + lift, 0);
    this.first = this.manhattan[0] + 2 * this.lifted[0];
  }

  after(depth: number, tile: number, from: number, to: number, direction: number): number {
    const { width, height, lifts, lines, fresh } = this;
    const along = (cell: number): number => (direction < 2 ? cell % width : Math.floor(cell / width));
    const offset = direction < 2 ? height : 0;
    const [goal, left, entered] = [along(tile), along(from), along(to)];
    lines[2 * depth] = offset + left;
    lines[2 * depth + 1] = offset + entered;
    // A tile matters only in the line where it belongs.
    fresh[0] = left === goal ? this.lift(offset + left) : lifts[offset + left];
    fresh[1] = entered === goal ? this.lift(offset + entered) : lifts[offset + entered];
    this.manhattan[depth] = this.manhattan[depth - 1] + Math.abs(entered - goal) - Math.abs(left - goal);
    this.lifted[depth] = this.lifted[depth - 1] + fresh[0] + fresh[1] - lifts[offset + left] - lifts[offset + entered];
    return this.manhattan[depth] + 2 * this.lifted[depth];
  }

  enter(depth: number): void {
    for (let i = 0; i < 2; i++) {
      const line = this.lines[2 * depth + i];
      this.old[2 * depth + i] = this.lifts[line];
      this.lifts[line] = this.fresh[i];
    }
  }

  leave(depth: number): void {
    for (let i = 0; i < 2; i++) this.lifts[this.lines[2 * depth + i]] = this.old[2 * depth + i];
  }

  private lift(line: number): number {
    const { width, height, board, blankGoal, places } = this;
    const [start, step, length] = line < height ? [line * width, 1, width] : [line - height, width, height];
    let count = 0;
    for (let i = 0, cell = start; i < length; i++, cell += step) {
      const tile = board[cell];
      if (tile === blankGoal) continue;
      const [row, column] = [Math.floor(tile / width), tile % width];
      if (line < height && row === line) places[count++] = column;
      else if (line >= height && column === line - height) places[count++] = row;
    }
    return count < 2 ? 0 : tilesToLift(places, count);
  }
}
