import { type Heuristic, zeroHeuristic } from '../../contract/heuristics.js';
import type { RushHourPosition } from '../position.js';
import { CellBoard, WALL } from '../space/cell-board.js';
import { tracksOf } from '../tracks.js';
import { blockedCars, distanceAndBlockers } from './blocked-cars.js';

const metrics = ['moves', 'steps'] as const;

/** Three of a student solver (docs/classroom/rushhour.md), not admissible: cells are not moves, and not every blocker must move. */
const guesses = { admissible: false, consistent: false, metrics };

export const heuristics = [
  { ...zeroHeuristic, metrics },
  {
    id: 'direct',
    title: 'Vehicles in front',
    summary: 'vehicles in front of the target',
    admissible: true,
    consistent: true,
    metrics,
  },
  {
    id: 'indirect',
    title: 'Blockers of blockers',
    summary: 'vehicles in front, plus whatever blocks those that can leave the row in one direction only',
    admissible: true,
    consistent: true,
    metrics,
  },
  {
    id: 'forced',
    title: 'Forced vehicles',
    summary: 'every vehicle that must move, through chains of blockers',
    admissible: true,
    consistent: false,
    metrics,
  },
  {
    id: 'distance',
    title: 'Distance',
    summary: 'cells from the target to the right edge; may overestimate',
    ...guesses,
  },
  {
    id: 'distance-blockers',
    title: 'Distance and blockers',
    summary: 'distance, plus the vehicles in front of the target; may overestimate',
    ...guesses,
  },
  {
    id: 'blocked-cars',
    title: 'Blocked vehicles',
    summary: 'distance and blockers, plus all that keep those from leaving the row, breadth first; may overestimate',
    ...guesses,
  },
] as const satisfies readonly Heuristic[];

/** A heuristic function of the offsets of the vehicles along their lines. */
type Estimate = (offsets: Int32Array) => number;

/** Heuristics of one space may share a board: each shows on it what it looks at. */
export function createHeuristic(id: string, board: CellBoard): Estimate {
  if (id === 'direct') return (offsets) => board.show(offsets).directBlockers().length;
  if (id === 'indirect') return (offsets) => indirect(board.show(offsets));
  if (id === 'forced') return (offsets) => forced(board.show(offsets));
  if (id === 'distance') return (offsets) => board.show(offsets).distance();
  if (id === 'distance-blockers') return (offsets) => distanceAndBlockers(board.show(offsets));
  if (id === 'blocked-cars') return (offsets) => blockedCars(board.show(offsets));
  return () => 0;
}

function indirect(board: CellBoard): number {
  return blockersOf(board).length;
}

/**
 * The vehicles that the heuristic `indirect` counts. If given, `blocked` gets for each the vehicle that it blocks: the target, or a
 * direct blocker.
 */
function blockersOf(board: CellBoard, blocked?: number[]): number[] {
  const direct = board.directBlockers();
  const counted = [...direct];
  if (blocked !== undefined) for (const _ of direct) blocked.push(board.target);
  for (const blocker of direct) {
    const { horizontal, length } = board.tracks[blocker];
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

/** One vehicle of the `indirect` heuristic's count, and the one that it blocks; both by their numbers. */
export interface Blocking {
  readonly vehicle: number;
  readonly blocked: number;
}

export function indirectAccount(position: RushHourPosition): readonly Blocking[] {
  const tracks = tracksOf(position);
  const board = new CellBoard(position, 'moves', tracks).show(Int32Array.from(tracks, ({ offset }) => offset));
  const blocked: number[] = [];
  return blockersOf(board, blocked).map((vehicle, i) => ({ vehicle, blocked: blocked[i] }));
}

/** Whether a vehicle of a length fits above and below the target's row in a blocker's column, if it were alone there. */
function wallToWall(board: CellBoard, blocker: number, length: number): [boolean, boolean] {
  const fits = (from: number, step: number): boolean => {
    for (let i = 0; i < length; i++) {
      if (board.at(blocker, from + i * step) === WALL) return false;
    }
    return true;
  };
  return [fits(board.row - 1, -1), fits(board.row + 1, 1)];
}

/** What the heuristic `forced` counts. */
export interface ForcedReport {
  /** The target drives out. */
  out(count: number): void;
  /** A vehicle has to move. */
  moves(vehicle: number, count: number): void;
  /** Whichever way a vehicle goes, so many of some others have to move, too. */
  either(vehicle: number, others: readonly number[], count: number): void;
}

/**
 * A vehicle in front of the target must move. If it can clear the cell in one direction only, so must all vehicles that block it
 * there, and so on: these moves are forced. If it can do so in two directions, the cheaper one counts; such choices are added as
 * long as no vehicle is counted twice. In steps, a forced vehicle counts the cells to the nearest place that clears the cell.
 */
export function forced(board: CellBoard, report?: ForcedReport): number {
  const { target, row, tracks, offsets, inSteps } = board;
  const mustMove = board.directBlockers();
  const ways = mustMove.map((vehicle) => (tracks[vehicle].horizontal ? [] : board.waysToFree(vehicle, row)));
  const choices: number[][][] = [];
  const choosers: number[] = [];
  let total = 0;
  if (board.toExit && board.distance() > 0) {
    total += inSteps ? board.distance() : 1;
    report?.out(total);
  }
  for (let i = 0; i < mustMove.length; i++) {
    const vehicle = mustMove[i];
    // In steps, the target's path to the exit, which is counted already, may clear this cell, too.
    const least = !inSteps
      ? 1
      : vehicle === target
        ? 0
        : Math.min(...ways[i].map((to) => Math.abs(to - offsets[vehicle])), board.width);
    total += least;
    report?.moves(vehicle, least);
    const inTheWay = ways[i].map((to) => board.inTheWay(vehicle, to));
    if (inTheWay.length > 1) {
      choices.push(inTheWay);
      choosers.push(vehicle);
    }
    if (inTheWay.length !== 1) continue;
    const to = ways[i][0];
    for (const other of inTheWay[0]) {
      if (mustMove.includes(other)) continue;
      mustMove.push(other);
      // A crossing vehicle must clear a cell; one of the same line can only move ahead.
      const ahead = to < offsets[vehicle] ? to - tracks[other].length : to + tracks[vehicle].length;
      const crosses = tracks[other].horizontal !== tracks[vehicle].horizontal;
      ways.push(crosses ? board.waysToFree(other, tracks[vehicle].line) : [ahead]);
    }
  }
  const counted = [...mustMove, target];
  for (const [i, choice] of choices.entries()) {
    const extra = choice.map((vehicles) => vehicles.filter((vehicle) => !mustMove.includes(vehicle)));
    if (extra.some((vehicles) => vehicles.some((vehicle) => counted.includes(vehicle)))) continue;
    const more = Math.min(...extra.map((vehicles) => vehicles.length));
    total += more;
    report?.either(choosers[i], extra.flat(), more);
    for (const vehicles of extra) counted.push(...vehicles);
  }
  return total;
}
