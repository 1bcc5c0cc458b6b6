import type { Scene, Size } from '../contract/scene.js';
import * as say from '../messages/en/tiles.js';
import { problem, type Result } from '../result.js';
import { shorten } from '../text/rows.js';
import { createPosition, firstFlaw, goalName, namedGoal, sizeError, type TilesPosition } from './position.js';

/** The position that a changed scene draws. A goal without a name fits boards of its own size only. */
export function compose({ width, height, pieces }: Scene, base: TilesPosition): Result<TilesPosition> {
  const tiles = new Array<number>(width * height).fill(0);
  for (const { label, cells } of pieces) {
    const [cell] = cells;
    const tile = shorten(label);
    if (cell === undefined || cells.length > 1) return problem(say.tileNotOneCell({ tile }));
    const place: [number, number] = [cell.row + 1, cell.column + 1];
    if (cell.row < 0 || cell.column < 0 || cell.row >= height || cell.column >= width) {
      return problem(say.tileOutside({ tile, width, height }), ...place);
    }
    if (!/^\d{1,6}$/.test(label) || Number(label) === 0) {
      return problem(say.tileNumber({ tile, most: tiles.length - 1 }), ...place);
    }
    if (tiles[cell.row * width + cell.column] !== 0) return problem(say.tileOnTile({ tile }), ...place);
    tiles[cell.row * width + cell.column] = Number(label);
  }
  const sameSize = base.width === width && base.height === height;
  const goal = sameSize ? base.goal : namedGoal(goalName(base.goal) ?? 'blank-last', tiles.length);
  const position = createPosition({ width, height, tiles, goal });
  const flaw = position.ok || sizeError(width, height) !== undefined ? undefined : firstFlaw(tiles);
  if (position.ok || flaw === undefined) return position;
  return problem(position.problem, 1 + Math.floor(flaw.cell / width), 1 + (flaw.cell % width));
}

/** The solved board. */
export function plain({ width, height }: Size): Result<TilesPosition> {
  const error = sizeError(width, height);
  if (error !== undefined) return problem(error);
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
