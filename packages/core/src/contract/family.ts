import type { Random } from '../random.js';
import type { Result } from '../result.js';
import type { Ids, Metric, Named } from './ids.js';
import type { Editable, Scene, Size } from './scene.js';
import type { Heuristic, Plan, Strategy } from './search.js';
import type { Space } from './space.js';
import type { TableRequest, TableShelf } from './tables.js';
import type { BoardText, MoveStyle, Reading, ReadOptions } from './text.js';

/**
 * The contract that every family of puzzles implements. Everything outside a family's own folder (search, solving,
 * generating, command line, web) works through this page alone.
 *
 * P is the family's position: plain, frozen, JSON-safe data that holds the whole puzzle, its goal included.
 * M is the family's move: plain data too; `printMove` and `parseMove` turn it into text and back.
 * I are its ids, as literal types: compilers complete and check them. Code for any family leaves them out and takes strings.
 */
export interface Family<P = unknown, M = unknown, I extends Ids = Ids> {
  readonly id: string;
  readonly title: string;
  /** The text formats that it reads and writes. */
  readonly formats: readonly Named<I['format']>[];
  /** The goals that a reader can ask for by name. */
  readonly goals: readonly Named[];
  /** The ways to count a solution's length; the first is the default wherever a metric is left out. */
  readonly metrics: readonly Metric<I['metric'], I['heuristic']>[];
  /** The metric whose moves are the shortest: no move counts more in another. */
  readonly finestMetric: I['metric'];
  /** The first is the one that says nothing (`zeroHeuristic`). */
  readonly heuristics: readonly Heuristic<I['heuristic'], I['metric']>[];
  /** Other figures that people know a position by, beside what heuristics say of it. */
  readonly figures?: readonly Figure<P>[];
  /** Ways to solve that only this family has, beside the generic algorithms. */
  readonly strategies: readonly Strategy<P, M, I['strategy'], I['heuristic']>[];
  /** Conventions for the letters of moves, where there are several; the first is the default. */
  readonly letters?: readonly Named[];
  /** What stands between the moves of a solution; a comma and a blank if nothing is said. */
  readonly moveSeparator?: string;
  /** Board sizes for random positions: `small` spaces can be listed in a moment, `usual` is what people play. */
  readonly sizes: { readonly small: Size; readonly usual: Size };

  /**
   * The position that plain data from outside stands for, from `JSON.parse`, say: checked and frozen; or what is wrong with it.
   * A position of the family comes back as it is. (All other functions check their positions, too; this says it beforehand.)
   */
  check(value: unknown): Result<P>;

  // Text ----------------------------------------------------------------------------------------------------------

  /** How much a text looks like a board of this family, from 0 to 1; the families compete for a text. */
  affinity(text: string): number;
  /** The boards in a text, one after another: usually one, but some formats put one on each line. */
  split(text: string, options?: ReadOptions<I['format']>): Iterable<BoardText>;
  parse(text: string, options?: ReadOptions<I['format']>): Result<Reading<P, I['format']>>;
  /** The position as text; a problem where the format cannot express it. */
  print(position: P, format: I['format']): Result<string>;
  /** What must be said beside the printed text for it to read back as exactly this position. */
  readOptions(position: P): ReadOptions<I['format']>;
  /** The same puzzle with the names that a format gives its pieces; left out where every format has the same. */
  renamed?(position: P, format: I['format']): P;
  /** A move in the one notation that belongs to a format, for programs and for whoever writes moves down. */
  printMove(position: P, move: M, style: MoveStyle<I['format'], I['metric']>): string;
  /** A legal move as people say it, whatever the format: `d down 1`. */
  moveInWords(position: P, move: M): string;
  /** Reads a move in any of the family's notations, and in words; it need not be legal. */
  parseMove(position: P, text: string, letters?: string): Result<M>;

  // Rules: the only judge of what is legal ------------------------------------------------------------------------

  /** The legal moves that count 1 in the metric, each once, always in the same order. */
  moves(position: P, metric?: I['metric']): readonly M[];
  /** The position after a move, or why the move is not legal. Every legal move has a legal inverse. */
  play(position: P, move: M): Result<P>;
  /** The same for many moves in a row, where making each position between would take too long. */
  playAll?(position: P, moves: readonly M[]): Result<P>;
  isSolved(position: P): boolean;
  /** What a move counts in a metric. */
  cost(move: M, metric?: I['metric']): number;
  /** A move as straight ones, to be shown one after another; left out where every move is straight. */
  straightParts?(move: M): readonly M[];
  /** A proof, in one sentence, that no solution exists; `undefined` where only a search can tell. */
  refute(position: P): string | undefined;
  /** What still has to happen, by the account of one of the family's admissible heuristics; no reasons where it is solved. */
  explain(position: P, metric?: I['metric']): Explanation;

  // Search --------------------------------------------------------------------------------------------------------

  /**
   * Works out, in steps, what the members below and `refute` need to know of a position, so that they answer soon on large boards, too. It
   * is kept with the position; each step yields the bytes that it takes so far.
   */
  prepare?(position: P): Generator<number, void>;
  /**
   * The packed state space that search runs on: an optimisation of the rules, never a second opinion. Positions that can be
   * reached from one another have spaces with the same keys. Heuristics that use large tables look for them on the shelf.
   */
  space(position: P, metric?: I['metric'], tables?: TableShelf): Space<M>;
  /** Its spaces list their goals, so that a search can run backwards. */
  readonly backwards?: boolean;
  /** The algorithm and heuristic that answer fastest with a proof, for this position; tables that are at hand may matter. */
  plan(position: P, metric: I['metric'], tables: TableShelf): Plan;
  /** The large tables that a plan uses; whoever solves may fetch them from a cache, or build them elsewhere, beforehand. */
  tables?(position: P, metric: I['metric'], plan: Plan): readonly TableRequest[];
  /** Builds a table in steps: each yields the part that is done, from 0 to 1. Undefined if the id means nothing (any more). */
  buildTable?(id: string): Generator<number, Uint8Array> | undefined;

  // Showing and making --------------------------------------------------------------------------------------------

  scene(position: P): Scene;
  /** What an editor may change in a scene of this family. */
  readonly editable: readonly Editable[];
  /**
   * The position that a changed scene draws, for editors; `base` tells what a scene does not show. A problem names a cell where
   * it can: the row as `line` and the column, both from 1.
   */
  compose(scene: Scene, base: P): Result<P>;
  /** The least that makes a position of a size, for editors to begin with; the problem is with the size. */
  plain(size: Size): Result<P>;
  /** A label for one more piece on a board. */
  freshLabel(scene: Scene): string;
  /** A random valid position; it need not be solvable. */
  random(random: Random, size: Size): P;
  /** A valid position that differs a little: a piece more, less or elsewhere. */
  vary(random: Random, position: P): P;
}

/** A number that says something of a position, and nothing of how far it is from its goal. */
export interface Figure<P = unknown> extends Named {
  of(position: P): number;
}

/** A heuristic's lower bound, in words. */
export interface Explanation {
  /** Whose account it is. */
  readonly heuristic: string;
  /** Its estimate: no solution is shorter, in the metric. */
  readonly bound: number;
  /** What adds up to the bound, or is known of the way where that is 0; the weightiest first. */
  readonly reasons: readonly Reason[];
}

export interface Reason {
  /** A sentence without its full stop. */
  readonly text: string;
  /** The numbers of the pieces in the scene that it speaks of. */
  readonly pieces: readonly number[];
}
