import type { Scene, Size } from '../contract/scene.js';
import { problem, type Result } from '../result.js';
import { showText } from '../text/rows.js';
import { createPosition, firstFlaw, goalName, namedGoal, sizeTrouble, type TilesPosition } from './position.js';

/** The position that a changed scene draws. A goal without a name fits boards of its own size only. */
export function compose({ width, height, pieces }: Scene, base: TilesPosition): Result<TilesPosition> {
  const named = (label: string): string => `tile ${showText(label)}`;
  const tiles = new Array<number>(width * height).fill(0);
  for (const { label, cells } of pieces) {
    const [cell] = cells;
    if (cell === undefined || cells.length > 1) return problem(`${named(label)} must have exactly one cell`);
    const place: [number, number] = [cell.row + 1, cell.column + 1];
    if (cell.row < 0 || cell.column < 0 || cell.row >= height || cell.column >= width) {
      return problem(`${named(label)} lies outside the ${width}×${height} board`, ...place);
    }
    if (!/^\d{1,6}$/.test(label) || Number(label) === 0) {
      return problem(`${showText(label)} is not the number of a tile: expected 1 to ${tiles.length - 1}`, ...place);
    }
    if (tiles[cell.row * width + cell.column] !== 0) return problem(`${named(label)} lies on another one`, ...place);
    tiles[cell.row * width + cell.column] = Number(label);
  }
  const sameSize = base.width === width && base.height === height;
  const goal = sameSize ? base.goal : namedGoal(goalName(base.goal) ?? 'blank-last', tiles.length);
  const position = createPosition({ width, height, tiles, goal });
  const flaw = position.ok || sizeTrouble(width, height) !== undefined ? undefined : firstFlaw(tiles);
  if (position.ok || flaw === undefined) return position;
  return problem(position.problem.message, 1 + Math.floor(flaw.cell / width), 1 + (flaw.cell % width));
}

/** The solved board. */
export function plain({ width, height }: Size): Result<TilesPosition> {
  const trouble = sizeTrouble(width, height);
  if (trouble !== undefined) return problem(trouble);
  const goal = namedGoal('blank-last', width * height);
  return createPosition({ width, height, tiles: goal, goal });
}

/** The first number that is missing. */
export function freshLabel({ pieces }: Scene): string {
  const taken = new Set(pieces.map(({ label }) => label));
  let number = 1;
  while (taken.has(String(number))) number++;
  return String(number);
}
