import type { Cell, Scene } from '../family.js';
import { problem, type Result } from '../result.js';
import { type BricksPosition, createPosition, findBrick, type Goal, troubleOf } from './position.js';

/**
 * The position that a changed scene draws. A brick keeps its freedom by its name; a goal keeps those of its cells that are still
 * goal cells, and all others belong to the first target.
 */
export function compose(scene: Scene, base: BricksPosition): Result<BricksPosition> {
  const { width, height, walls, pieces } = scene;
  const bricks = pieces.map(({ label, cells }) => {
    return { name: label, cells, freedom: findBrick(base, label)?.freedom ?? ('any' as const) };
  });
  const inside = ({ row, column }: Cell): boolean => row < height && column < width;
  const reserved = base.reserved.filter(inside);
  const setup = { width, height, walls, reserved, bricks, goals: goalsOf(scene, base) };
  const trouble = troubleOf(setup);
  if (trouble === undefined) return createPosition(setup);
  const cell = trouble.cell ?? pieces.find(({ label }) => label === trouble.brick)?.cells[0];
  return cell === undefined ? problem(trouble.message) : problem(trouble.message, cell.row + 1, cell.column + 1);
}

function goalsOf({ pieces, goals = [] }: Scene, base: BricksPosition): Goal[] {
  const targets = pieces.filter(({ role }) => role === 'target').map(({ label }) => label);
  const wanted = new Set(goals.map(nameOf));
  const kept = base.goals
    .filter(({ brick }) => brick === undefined || targets.includes(brick))
    .map((goal) => ({ ...goal, cells: goal.cells.filter((cell) => wanted.has(nameOf(cell))) }))
    .filter(({ cells }) => cells.length > 0);
  const placed = new Set(kept.flatMap(({ cells }) => cells.map(nameOf)));
  const fresh = goals.filter((cell) => !placed.has(nameOf(cell)));
  if (fresh.length === 0) return kept;
  const [owner] = targets;
  if (owner === undefined) return [{ cells: fresh }, ...kept];
  const own = kept.find(({ brick }) => brick === owner);
  return [{ brick: owner, cells: [...(own?.cells ?? []), ...fresh] }, ...kept.filter((goal) => goal !== own)];
}

function nameOf({ row, column }: Cell): string {
  return `${row},${column}`;
}
