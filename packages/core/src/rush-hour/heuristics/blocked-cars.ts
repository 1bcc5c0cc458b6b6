import type { CellBoard } from '../space/cell-board.js';

// The heuristics of a student solver, as its text describes them; docs/classroom/rushhour.md documents how its ambiguities are resolved here.

/** Cells from the target to the right edge, and 1 for each vehicle in front of it. */
export function distanceAndBlockers(board: CellBoard): number {
  return board.distance() + board.directBlockers().length;
}

/**
 * The same, and 1 for each vehicle that blocks a direct blocker. From there on, breadth first, each vehicle adds 1 for
 * every vehicle that it touches. A vehicle counts as often as it is in the way, but is expanded once.
 * `report` hears each time.
 */
export function blockedCars(board: CellBoard, report?: (vehicle: number) => void): number {
  const direct = board.directBlockers();
  let count = direct.length;
  const met = new Set(direct);
  for (const vehicle of direct) report?.(vehicle);
  const queue: number[] = [];
  const meet = (vehicles: readonly number[]): void => {
    count += vehicles.length;
    for (const vehicle of vehicles) {
      report?.(vehicle);
      if (met.has(vehicle)) continue;
      met.add(vehicle);
      queue.push(vehicle);
    }
  };
  for (const blocker of direct) meet(keepingInRow(board, blocker));
  for (let i = 0; i < queue.length; i++) {
    const vehicle = queue[i];
    const [first, behind] = endsOf(board, vehicle);
    meet([...board.vehiclesBetween(vehicle, first - 1, first), ...board.vehiclesBetween(vehicle, behind, behind + 1)]);
  }
  return board.distance() + count;
}

/** The vehicles that keep one in front of the target from leaving its row. */
function keepingInRow(board: CellBoard, blocker: number): readonly number[] {
  const { horizontal, length } = board.tracks[blocker];
  // It can never leave the row, whatever moves.
  if (horizontal) return [];
  const [first, behind] = endsOf(board, blocker);
  // Three cells or more: as on a 6×6 board with the target in its third row, the only way is all the way down.
  if (length >= 3) return board.vehiclesBetween(blocker, behind, board.height);
  const up = behind - board.row;
  const down = board.row + 1 - first;
  return [
    ...board.vehiclesBetween(blocker, first - up, first),
    ...board.vehiclesBetween(blocker, behind, behind + down),
  ];
}

/** The first cell of a vehicle along its line, and the one behind its last. */
function endsOf(board: CellBoard, vehicle: number): [number, number] {
  const first = board.offsets[vehicle];
  return [first, first + board.tracks[vehicle].length];
}
