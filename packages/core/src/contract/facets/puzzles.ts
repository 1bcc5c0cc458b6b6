import type { Message } from '../../messages/message.js';
import type { Random } from '../../random.js';
import type { Named, Plan } from '../ids.js';
import type { Cell, Scene, Size } from '../scene.js';

/** From `least` to `most`, both included; `most` may be infinite. */
export interface Range {
  /** The smallest number that is allowed. */
  readonly least: number;
  /** The largest number that is allowed. */
  readonly most: number;
}

/** Constraints on a board to be made, besides its size; each family knows some of them. */
export interface BoardConstraints {
  /** How many pieces. */
  readonly pieces?: Range;
  /** How many walls. */
  readonly walls?: Range;
  /** How many cells long the pieces may be. */
  readonly lengths?: readonly number[];
  /** Which shapes the pieces may have, in words that the family defines. */
  readonly shapes?: readonly string[];
  /** What counts as solved, where a family makes boards of several kinds of goals. */
  readonly goal?: string;
}

/** A size, and the lengths of its boards that are made within seconds. */
export interface QuickSize extends Size, Range {}

/** The name of a constraint on generated boards. */
export type ConstraintId = keyof BoardConstraints;

/** A rectangle of cells that boards are put together from: a piece or a wall. */
export interface Block {
  /** Cells from left to right. */
  readonly width: number;
  /** Cells from top to bottom. */
  readonly height: number;
  /** How many of it a board has; any number where this is left out. */
  readonly count?: Range;
  /** It does not count as a piece. */
  readonly isWall?: true;
  /** Whether its first cell may lie there; anywhere where this is left out. */
  mayLie?(row: number, column: number): boolean;
}

/** A piece in its place: its first cell and its size. */
export interface PlacedPiece extends Cell, Size {
  /** True for the piece that must reach the goal. */
  readonly isTarget: boolean;
}

/** What boards of a class are put together from: each way to lay the blocks without overlap is a board. */
export interface Kit<P = unknown> {
  /** The first is the target, which there is once, whatever its count. */
  readonly blocks: readonly Block[];
  /** How many pieces a board has; any number where this is left out. */
  readonly pieces?: Range;
  /** How many cells are free at least, if any must be. */
  readonly free?: number;
  /** The board with all blocks in their places, which come in reading order. */
  build(pieces: readonly PlacedPiece[], walls: readonly Cell[]): P;
}

/** How to make boards that look designed. Without it, generating uses `random` and `vary` of `Making`, and takes no constraints. */
export interface Puzzles<P = unknown> {
  /** The constraints that have a meaning, and which one. */
  readonly constraints: readonly Named<ConstraintId>[];
  /** Boards are minimal unless something else is asked for: nothing can be taken away without making the solution shorter. */
  readonly minimal?: true;
  /** Spaces of more positions than this are usually not worth exploring: their boards are loose. */
  readonly positions: number;
  /** Why no board of a size can meet the constraints; the size is one for which there is a plain board. */
  constraintsError(size: Size, constraints: BoardConstraints): Message | undefined;
  /** A random board. It need not be solvable, and comes near the constraints only; the same numbers make the same. */
  random(random: Random, size: Size, constraints: BoardConstraints): P;
  /** A board of the same size that differs a little. */
  vary(random: Random, position: P, constraints: BoardConstraints): P;
  /** Whether a board meets the constraints. */
  fits(position: P, constraints: BoardConstraints): boolean;
  /** The same board with names for its pieces that follow from their places. */
  tidy?(position: P): P;
  /** A scene with the goal of each piece. It tells apart boards whose scenes differ only in names. */
  sketch?(position: P): Scene;
  /** The length of the longest shortest solution of any board of the size, if known. */
  longest?(size: Size, metric: string, constraints: BoardConstraints): number | undefined;
  /** The sizes to offer, the usual one first, and which lengths in the first metric are made within seconds. */
  readonly quick?: readonly QuickSize[];
  /** A random board that has a solution, however long; left out where random boards may have none. */
  shuffle?(random: Random, size: Size): P;
  /** The parts of all boards that meet the constraints, so that few boards can all be tried. Each board comes from one of the kits. */
  kits?(size: Size, constraints: BoardConstraints): readonly Kit<P>[];
  /** All solvable boards of the size lie in one space, which is small enough to be explored in a second. */
  oneSpace?(size: Size): boolean;
  /**
   * How to prove a shortest solution without large tables, if the space is too large to explore. Boards then come from random walks away
   * from the plain board, which must be solved.
   */
  proof?(size: Size, metric: string): Plan;
}
