import type { Cell, Scene, Size } from '../contract/scene.js';
import * as say from '../messages/en/bricks.js';
import { problem, type Result } from '../result.js';
import { type BricksPosition, createPosition, type Goal, setupError, sizeError } from './position.js';
import { freedomOf } from './scene.js';

/**
 * The position in a changed scene. A goal cell belongs to the target that it names; unnamed ones stay goals of any brick, or go to the
 * first target.
 */
export function compose(scene: Scene, base: BricksPosition): Result<BricksPosition> {
  const { width, height, walls, pieces } = scene;
  const bricks = pieces.map((piece) => ({ name: piece.label, cells: piece.cells, freedom: freedomOf(piece) }));
  const { goals, orphan } = goalsOf(scene, base);
  if (orphan !== undefined) return problem(say.goalWithoutTarget(), orphan.row + 1, orphan.column + 1);
  const setup = { width, height, walls, reserved: reservedOf(scene, base, goals), bricks, goals };
  const error = setupError(setup);
  if (error !== undefined) {
    const cell = error.cell ?? pieces.find(({ label }) => label === error.brick)?.cells[0];
    return cell === undefined ? problem(error.why) : problem(error.why, cell.row + 1, cell.column + 1);
  }
  const idle = pieces.find(({ role, label }) => role === 'target' && !goals.some(({ brick }) => brick === label));
  if (idle === undefined) return createPosition(setup);
  const { row, column } = idle.cells[0]!;
  return problem(say.targetWithoutGoal({ brick: idle.label }), row + 1, column + 1);
}

/** The goals by their bricks, and a goal cell that could belong to no target, since there is none. */
function goalsOf({ pieces, goals = [] }: Scene, base: BricksPosition): { goals: Goal[]; orphan?: Cell } {
  const targets = pieces.filter(({ role }) => role === 'target').map(({ label }) => label);
  const names = new Set(goals.map(nameOf));
  const forAny = base.goals
    .filter(({ brick }) => brick === undefined)
    .map(({ cells }) => ({ cells: cells.filter((cell) => names.has(nameOf(cell))) }))
    .filter(({ cells }) => cells.length > 0);
  const settled = new Set(forAny.flatMap(({ cells }) => cells.map(nameOf)));
  const owned = new Map<string, Cell[]>();
  const unowned: Cell[] = [];
  for (const { row, column, label } of goals) {
    const owner = label !== undefined && targets.includes(label) ? label : undefined;
    if (owner === undefined && settled.has(nameOf({ row, column }))) continue;
    const list = owner === undefined ? unowned : (owned.get(owner) ?? []);
    list.push({ row, column });
    if (owner !== undefined) owned.set(owner, list);
  }
  const [first] = targets;
  if (first !== undefined && unowned.length > 0) owned.set(first, [...(owned.get(first) ?? []), ...unowned]);
  // The first goal decides which brick is the master.
  const order = [...new Set([...base.goals.flatMap(({ brick }) => brick ?? []), ...targets])];
  const own = order.flatMap((brick) => (owned.has(brick) ? [{ brick, cells: owned.get(brick)! }] : []));
  const all = [...own, ...forAny];
  return first === undefined && unowned.length > 0 ? { goals: all, orphan: unowned[0]! } : { goals: all };
}

/** A scene shows reserved cells only outside goals. Reserved goals stay reserved; a board that has some reserves new goals, too. */
function reservedOf(scene: Scene, { reserved, goals: before }: BricksPosition, goals: readonly Goal[]): Cell[] {
  const known = new Set(before.flatMap(({ cells }) => cells.map(nameOf)));
  const kept = new Set(reserved.map(nameOf).filter((name) => known.has(name)));
  const owners = new Set(goals.map(({ brick }) => brick));
  const taken = new Set(scene.pieces.flatMap(({ label, cells }) => (owners.has(label) ? [] : cells.map(nameOf))));
  const isReserved = (name: string): boolean => (known.has(name) ? kept.has(name) : kept.size > 0 && !taken.has(name));
  const own = goals.flatMap(({ cells }) => cells.filter((cell) => isReserved(nameOf(cell))));
  return [...new Map([...(scene.reserved ?? []), ...own].map((cell) => [nameOf(cell), cell])).values()];
}

function nameOf({ row, column }: Cell): string {
  return `${row},${column}`;
}

/** One brick that has to go into the opposite corner. */
export function plain({ width, height }: Size): Result<BricksPosition> {
  const error = sizeError(width, height);
  if (error !== undefined) return problem(error);
  const [tall, wide] = [Math.max(1, Math.min(2, height - 1)), Math.max(1, Math.min(2, width - 1))];
  const block = (top: number, left: number): Cell[] =>
    Array.from({ length: tall * wide }, (_, i) => ({ row: top + Math.floor(i / wide), column: left + (i % wide) }));
  const master = { name: '2', cells: block(0, 0), freedom: 'any' as const };
  const goal = { brick: '2', cells: block(height - tall, width - wide) };
  return createPosition({ width, height, walls: [], reserved: [], bricks: [master], goals: [goal] });
}

/**
 * The next free name: a number from 3 on if bricks have numbers (2 is the master), else a letter. Prefers one character, because some
 * notations have no room for more.
 */
export function freshLabel({ pieces }: Scene): string {
  const taken = new Set(pieces.map(({ label }) => label));
  const numbered = pieces.every(({ label }) => /^\d+$/.test(label));
  const short = pieces.every(({ label }) => [...label].length === 1);
  const signs = [...(numbered ? '3456789' : ''), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
  const sign = signs.find((name) => !taken.has(name));
  if (sign !== undefined && (short || !numbered)) return sign;
  let number = 3;
  while (taken.has(String(number))) number++;
  return String(number);
}
