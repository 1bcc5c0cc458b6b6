import type { Cell, Scene, ScenePiece, Size } from '../contract/scene.js';
import * as say from '../messages/en/rush-hour.js';
import { problem, type Result } from '../result.js';
import { shorten } from '../text/rows.js';
import { cellsOf, createPosition, Ground, type RushHourPosition, sizeError, type Vehicle } from './position.js';
import { NAMES } from './random.js';

/** The position that a changed scene draws; the goal stays what it was. */
export function compose({ width, height, pieces, walls }: Scene, { goal }: RushHourPosition): Result<RushHourPosition> {
  const targets = pieces.filter(({ role }) => role === 'target');
  if (targets.length === 0) return problem(say.noTarget());
  if (targets.length > 1) return problem(say.twoTargets(), ...placeOf(targets[1]!));
  const vehicles: Vehicle[] = [];
  for (const piece of pieces) {
    const vehicle = vehicleOf(piece);
    if (vehicle === undefined) {
      return problem(say.notStraight({ vehicle: shorten(piece.label) }), ...placeOf(piece));
    }
    vehicles.push(vehicle);
  }
  const setup = { width, height, walls, vehicles, target: targets[0]!.label, goal };
  const position = createPosition(setup);
  return position.ok ? position : problem(position.problem, ...clashIn(setup));
}

/** One car in the middle row, at the left; named so that most notations know it for the target. */
export function plain({ width, height }: Size): Result<RushHourPosition> {
  const error = sizeError(width, height);
  if (error !== undefined) return problem(error);
  const row = Math.floor((height - 1) / 2);
  const target: Vehicle = { name: 'X', horizontal: true, row, column: 0, length: 2 };
  return createPosition({ width, height, walls: [], vehicles: [target], target: 'X', goal: 'exit' });
}

/** In the case that the board has. */
export function freshLabel({ pieces }: Scene): string {
  const taken = new Set(pieces.map(({ label }) => label));
  const lower = pieces.length > 0 && pieces.every(({ label }) => label === label.toLowerCase());
  const names = lower ? [...NAMES.filter((name) => name === name.toLowerCase()), ...NAMES] : ['A', ...NAMES];
  const free = names.find((name) => !taken.has(name));
  if (free !== undefined) return free;
  let number = 10;
  while (taken.has(String(number))) number++;
  return String(number);
}

/** The first cell in which something of a set-up does not fit, or the target if the target is wrong. */
function clashIn({ width, height, walls, vehicles, target }: RushHourPosition): [number, number] | [] {
  const ground = new Ground(width, height);
  const names = new Set<string>();
  const contents: { name: string | null; cells: readonly Cell[] }[] = [
    ...walls.map((cell) => ({ name: null, cells: [cell] })),
    ...vehicles.map((vehicle) => ({ name: vehicle.name, cells: cellsOf(vehicle) })),
  ];
  for (const { name, cells } of contents) {
    if (name !== null && names.has(name)) return placeOf({ cells });
    if (name !== null) names.add(name);
    for (const cell of cells) {
      if (ground.take(cell.row, cell.column, name) !== undefined) return placeOf({ cells: [cell] });
    }
  }
  return placeOf({ cells: cellsOf(vehicles.find(({ name }) => name === target)!) });
}

function vehicleOf({ label, cells }: ScenePiece): Vehicle | undefined {
  const sorted = [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
  const [first, second] = sorted;
  if (first === undefined) return undefined;
  const horizontal = first.row === second?.row;
  const straight = sorted.every(
    ({ row, column }, i) => row === first.row + (horizontal ? 0 : i) && column === first.column + (horizontal ? i : 0),
  );
  return straight ? { name: label, horizontal, ...first, length: sorted.length } : undefined;
}

function placeOf({ cells: [cell] }: Pick<ScenePiece, 'cells'>): [number, number] | [] {
  return cell === undefined ? [] : [cell.row + 1, cell.column + 1];
}
