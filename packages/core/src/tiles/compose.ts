import type { Scene } from '../family.js';
import { problem, type Result } from '../result.js';
import { createPosition, goalName, namedGoal, type TilesPosition } from './position.js';

/** The position that a changed scene draws. A goal without a name fits boards of its own size only. */
export function compose({ width, height, pieces }: Scene, base: TilesPosition): Result<TilesPosition> {
  const tiles = new Array<number>(width * height).fill(0);
  for (const { label, cells } of pieces) {
    const [cell] = cells;
    if (cell === undefined || cells.length > 1) return problem(`tile "${label}" must have exactly one cell`);
    const place: [number, number] = [cell.row + 1, cell.column + 1];
    if (cell.row < 0 || cell.column < 0 || cell.row >= height || cell.column >= width) {
      return problem(`tile "${label}" lies outside the ${width}×${height} board`, ...place);
    }
    if (!/^\d{1,6}$/.test(label) || Number(label) === 0) {
      return problem(`"${label}" is no number for a tile: expected 1 to ${tiles.length - 1}`, ...place);
    }
    if (tiles[cell.row * width + cell.column] !== 0) return problem(`tile "${label}" lies on another one`, ...place);
    tiles[cell.row * width + cell.column] = Number(label);
  }
  const sameSize = base.width === width && base.height === height;
  const goal = sameSize ? base.goal : namedGoal(goalName(base.goal) ?? 'blank-last', tiles.length);
  return createPosition({ width, height, tiles, goal });
}
