import { aNumber, type Kind, listOf, objectWith } from '../check.js';
import { ok, problem, type Result } from '../result.js';
import { showCount } from '../text/amounts.js';

/** A board of numbered tiles and one blank, with the board that it is to become. */
export interface TilesPosition {
  /** Tiles in a row. */
  readonly width: number;
  /** Tiles in a column. */
  readonly height: number;
  /** Row by row; 0 is the blank. */
  readonly tiles: readonly number[];
  /** The solved board, row by row. */
  readonly goal: readonly number[];
}

export const positionShape: Kind = objectWith({
  width: aNumber,
  height: aNumber,
  tiles: listOf(aNumber),
  goal: listOf(aNumber),
} satisfies Record<keyof TilesPosition, Kind>);

/** Larger than any puzzle solved by hand, and small enough that every operation is fast. */
export const MOST_CELLS = 128 * 128;

/** The goals that have names, by the board that they ask for. */
const NAMED_GOALS = {
  'blank-last': (cells: number) => Array.from({ length: cells }, (_, i) => (i + 1) % cells),
  'blank-first': (cells: number) => Array.from({ length: cells }, (_, i) => i),
};

export type GoalName = keyof typeof NAMED_GOALS;
export const goalNames = Object.keys(NAMED_GOALS) as readonly GoalName[];

export function isGoalName(text: string): text is GoalName {
  return Object.hasOwn(NAMED_GOALS, text);
}

export function namedGoal(name: GoalName, cells: number): number[] {
  return NAMED_GOALS[name](cells);
}

/** The name of a goal, if it has one. */
export function goalName(goal: readonly number[]): GoalName | undefined {
  return goalNames.find((name) => namedGoal(name, goal.length).every((tile, cell) => tile === goal[cell]));
}

/** Checks a set-up and makes it a position. */
export function createPosition(setup: TilesPosition): Result<TilesPosition> {
  const { width, height } = setup;
  const trouble =
    sizeTrouble(width, height) ??
    tilesTrouble(setup.tiles, width, height, 'the board') ??
    tilesTrouble(setup.goal, width, height, 'the goal');
  return trouble === undefined ? ok(withTiles(setup, setup.tiles)) : problem(trouble);
}

/** The same position with other tiles, which must be valid. */
export function withTiles(
  { width, height, goal }: TilesPosition,
  tiles: readonly number[] | Int32Array,
): TilesPosition {
  const frozenGoal = Object.isFrozen(goal) ? goal : Object.freeze([...goal]);
  return Object.freeze({ width, height, tiles: Object.freeze([...tiles]), goal: frozenGoal });
}

export function sizeTrouble(width: number, height: number): string | undefined {
  if (!Number.isInteger(width) || !Number.isInteger(height)) return 'the size of a board needs whole numbers';
  if (width < 2 || height < 2) return `a board of ${width}×${height} is too small: it needs at least 2×2 cells`;
  if (width * height <= MOST_CELLS) return undefined;
  return `a board of ${width}×${height} is too large: at most ${showCount(MOST_CELLS)} cells are allowed`;
}

function tilesTrouble(tiles: readonly number[], width: number, height: number, what: string): string | undefined {
  const cells = width * height;
  if (tiles.length !== cells) return `${what} has ${tiles.length} cells instead of ${width}×${height}`;
  const flaw = firstFlaw(tiles);
  return flaw === undefined ? undefined : `in row ${1 + Math.floor(flaw.cell / width)}, ${what} has ${flaw.message}`;
}

/** The first cell whose number is out of range or stands elsewhere already, and what is wrong with it. */
export function firstFlaw(tiles: readonly number[]): { readonly cell: number; readonly message: string } | undefined {
  const known = new Set(tiles);
  const seen = new Set<number>();
  for (const [cell, tile] of tiles.entries()) {
    if (!Number.isInteger(tile) || tile < 0 || tile >= tiles.length) {
      return { cell, message: `the number ${tile}, but only 0 to ${tiles.length - 1} are allowed` };
    }
    if (seen.has(tile)) {
      const missing = tiles.findIndex((_, number) => !known.has(number));
      const what = tile === 0 ? 'a second blank' : `a second tile ${tile}`;
      return { cell, message: `${what}, but ${missing === 0 ? 'no blank' : `no tile ${missing}`}` };
    }
    seen.add(tile);
  }
  return undefined;
}
