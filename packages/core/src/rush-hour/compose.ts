import type { Scene, ScenePiece } from '../family.js';
import { problem, type Result } from '../result.js';
import { createPosition, type RushHourPosition, type Vehicle } from './position.js';

/** The position that a changed scene draws; the goal stays what it was. */
export function compose({ width, height, pieces, walls }: Scene, { goal }: RushHourPosition): Result<RushHourPosition> {
  const targets = pieces.filter(({ role }) => role === 'target');
  if (targets.length === 0) return problem('no vehicle is the target');
  if (targets.length > 1) return problem('only one vehicle can be the target', ...placeOf(targets[1]!));
  const vehicles: Vehicle[] = [];
  for (const piece of pieces) {
    const vehicle = vehicleOf(piece);
    if (vehicle === undefined) {
      return problem(`vehicle "${piece.label}" is not a straight line of at least two cells`, ...placeOf(piece));
    }
    vehicles.push(vehicle);
  }
  return createPosition({ width, height, walls, vehicles, target: targets[0]!.label, goal });
}

function vehicleOf({ label, cells }: ScenePiece): Vehicle | undefined {
  const sorted = [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
  const [first, second] = sorted;
  if (first === undefined || second === undefined) return undefined;
  const horizontal = first.row === second.row;
  const straight = sorted.every(
    ({ row, column }, i) => row === first.row + (horizontal ? 0 : i) && column === first.column + (horizontal ? i : 0),
  );
  return straight ? { name: label, horizontal, ...first, length: sorted.length } : undefined;
}

function placeOf({ cells: [cell] }: ScenePiece): [number, number] | [] {
  return cell === undefined ? [] : [cell.row + 1, cell.column + 1];
}
