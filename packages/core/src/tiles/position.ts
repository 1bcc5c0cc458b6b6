import { aNumber, type Check, listOf, objectWith } from '../check.js';
import { boardSizeError } from '../family-tools/board-size.js';
import * as say from '../messages/en/tiles.js';
import type { Message } from '../messages/message.js';
import { ok, problem, type Result } from '../result.js';

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

export const positionShape: Check = objectWith({
  width: aNumber,
  height: aNumber,
  tiles: listOf(aNumber),
  goal: listOf(aNumber),
} satisfies Record<keyof TilesPosition, Check>);

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
  const error =
    sizeError(width, height) ??
    tilesError(setup.tiles, width, height, 'board') ??
    tilesError(setup.goal, width, height, 'goal');
  return error === undefined ? ok(withTiles(setup, setup.tiles)) : problem(error);
}

/** The same position with other tiles, which must be valid. */
export function withTiles(
  { width, height, goal }: TilesPosition,
  tiles: readonly number[] | Int32Array,
): TilesPosition {
  const frozenGoal = Object.isFrozen(goal) ? goal : Object.freeze([...goal]);
  return Object.freeze({ width, height, tiles: Object.freeze([...tiles]), goal: frozenGoal });
}

export function sizeError(width: number, height: number): Message | undefined {
  return boardSizeError(width, height, MOST_CELLS);
}

function tilesError(
  tiles: readonly number[],
  width: number,
  height: number,
  which: 'board' | 'goal',
): Message | undefined {
  if (tiles.length !== width * height) return say.cellCount({ which, cells: tiles.length, width, height });
  const flaw = firstFlaw(tiles);
  return flaw?.in(say.boardInRow({ which, row: 1 + Math.floor(flaw.cell / width) }));
}

/** A number that is out of range or stands elsewhere already. */
interface Flaw {
  /** The cell of the number. */
  readonly cell: number;
  /** What is wrong, said of a board. */
  in(board: Message): Message;
}

/** The first flaw of some tiles, if there is one. */
export function firstFlaw(tiles: readonly number[]): Flaw | undefined {
  const known = new Set(tiles);
  const seen = new Set<number>();
  for (const [cell, tile] of tiles.entries()) {
    if (!Number.isInteger(tile) || tile < 0 || tile >= tiles.length) {
      return { cell, in: (board) => say.tileOutOfRange({ board, number: String(tile), most: tiles.length - 1 }) };
    }
    if (seen.has(tile)) {
      const missing = tiles.findIndex((_, number) => !known.has(number));
      return { cell, in: (board) => say.tileTwice({ board, tile, missing }) };
    }
    seen.add(tile);
  }
  return undefined;
}
