import { type Frame, symmetriesOf } from '../space/frame.js';

/** A group of tiles and its table: its own, or that of a group whose image it is. */
export interface TableUse {
  readonly goals: readonly number[];
  /** The tiles that the table is made for. */
  readonly tableGoals: readonly number[];
  /** For each cell, the cell as the table has it; left out if that is the same. */
  readonly turn?: Int32Array;
}

/** Smaller tables are built in a moment. */
const LEAST_TILES = 6;

/**
 * Groups that are rotations or reflections of one another share a table (Korf and Felner 2002), if the turned blank
 * stands in the same region.
 */
export function tableUses(
  shape: Pick<Frame, 'width' | 'height' | 'blankGoal'>,
  groups: readonly (readonly number[])[],
  leastTiles = LEAST_TILES,
): TableUse[] {
  const { width, height, blankGoal } = shape;
  const symmetries = symmetriesOf(width, height);
  const uses: TableUse[] = [];
  for (const goals of groups) {
    const owners = uses.filter(
      ({ tableGoals, turn }) =>
        turn === undefined &&
        tableGoals.length === goals.length &&
        (goals.length >= leastTiles || tableGoals.join() === goals.join()),
    );
    const shared = owners.flatMap(({ tableGoals }) => {
      const region = regionAround(shape, tableGoals, blankGoal);
      const fits = (turn: Int32Array): boolean =>
        goals.every((goal) => tableGoals.includes(turn[goal])) && region.has(turn[blankGoal]);
      const turn = symmetries.find(fits);
      return turn === undefined ? [] : [{ goals, tableGoals, turn }];
    });
    uses.push(shared[0] ?? { goals, tableGoals: goals });
  }
  return uses;
}

/** The cells that the blank can reach from a cell while the tiles stand still. */
function regionAround({ width, height }: Pick<Frame, 'width' | 'height'>, tiles: readonly number[], blank: number) {
  const region = new Set([blank]);
  for (const cell of region) {
    const [row, column] = [Math.floor(cell / width), cell % width];
    for (const [r, c] of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ] as const) {
      const isFree = r >= 0 && r < height && c >= 0 && c < width && !tiles.includes(r * width + c);
      if (isFree) region.add(r * width + c);
    }
  }
  return region;
}
