import type { Message } from '../messages/message.js';
import type { Result } from '../result.js';
import type { Ids, Named, Titled } from './ids.js';

// Problems can be shown as they are, on a terminal, too: whatever a text had in it, they quote no control character (`showText`).

/** Boards are read and moves are written: what a page that only solves needs of texts. */
export interface TextBasics<P, M, I extends Ids = Ids> {
  /** The text formats that it reads and writes. */
  readonly formats: readonly Named<I['format']>[];
  /** Conventions for the letters of moves, where there are several; the first is the default. */
  readonly letters?: readonly Named[];
  /**
   * The separator between moves on one line; it may be empty. Moves that are printed in one style and joined by it read back as the same
   * moves. `defineBasics` fills in a comma and a blank.
   */
  readonly moveSeparator: string;

  /** The board in a text, with its format and goal; or what is wrong, with line and column. */
  parse(text: string, options?: ReadOptions<I['format']>): Result<Reading<P, I['format']>>;

  // Moves as text: the position is always the one before the move.

  /** A move in the notation that belongs to a format, by default the family's first. */
  printMove(position: P, move: M, style?: MoveStyle<I['format'], I['metric']>): string;
  /** The same for legal moves in a row, from a position on, where making each position between would take too long. */
  printMoves?(position: P, moves: readonly M[], style?: MoveStyle<I['format'], I['metric']>): readonly string[];
}

/** Positions and moves of a family as text, both ways. */
export interface Notation<P, M, I extends Ids = Ids> extends TextBasics<P, M, I> {
  /** The goals that a reader can ask for: by a name, or, in capitals, by a description of that form. */
  readonly goals: readonly Titled[];
  /** Whether a text has the form of a description of a goal, whatever the board. Left out where every goal has a name. */
  describesGoal?(text: string): boolean;

  /**
   * How much a text looks like a board of this family, from 0 to 1; the largest value wins. A list of boards, one a line, looks like its
   * boards.
   */
  affinity(text: string): number;
  /** The position as text; a problem where the format cannot express it. */
  print(position: P, format: I['format']): Result<string>;
  /** The options with which the printed text reads back as exactly this position. */
  readOptions(position: P): ReadOptions<I['format']>;
  /** The same puzzle with the names that a format gives its pieces; left out where every format has the same. */
  renamed?(position: P, format: I['format']): P;

  /** A legal move as a message, to be told in any language: `d down 1`. */
  moveMessage(position: P, move: M): Message;
  /** The sentence of `moveMessage` in English, whatever the format. */
  moveInWords(position: P, move: M): string;
  /** Reads a move in any of the family's notations, and in words; it need not be legal. */
  parseMove(position: P, text: string, letters?: string): Result<M>;
}

/** Options for reading a text, for what the text does not contain itself; a family defines which values it takes. */
export interface ReadOptions<Format extends string = string> {
  /** The id of the format; recognised by default. */
  readonly format?: Format;
  /** The piece that must reach the goal. */
  readonly target?: string;
  /** The goal, by a name or in the family's own notation. */
  readonly goal?: string;
  /** The size of the board: `4x4`. */
  readonly size?: string;
}

/** What was read: a position, and how it was written. */
export interface Reading<P, Format extends string = string> {
  /** The position. */
  readonly position: P;
  /** The id of the format. */
  readonly format: Format;
  /** The goal in the words of the family's `goal` option. */
  readonly goal: string;
}

/** How moves are written; every part has a default. */
export interface MoveStyle<Format extends string = string, MetricId extends string = string> {
  /** The format of the board; by default the family's first. */
  readonly format?: Format | undefined;
  /** What is counted, where a format has a notation for each metric; by default the family's first. */
  readonly metric?: MetricId | undefined;
  /** A convention for letters, where the family has several; by default the first. */
  readonly letters?: string | undefined;
}
