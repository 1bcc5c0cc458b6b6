import { MoveTextReader } from '@slidewise/core/collection';
import type { Family, Reading } from '@slidewise/core/contract';
import type { Message } from '@slidewise/core/messages';
import { ok } from '@slidewise/core/result';
import { bareMoves, looksLikeGame } from '@slidewise/core/session';
import { tooManyMovesToPlay } from '../terminal/messages.js';
import { showCount } from '../terminal/units.js';
import { defined } from './flags.js';
import { movesWithoutFrame } from './framed-moves.js';
import { MetricOfNotation } from './metric-of-notation.js';

/** What came of playing the moves in a text. */
export interface Replay {
  readonly moves: readonly unknown[];
  /** The moves as the board's own format writes them. */
  readonly texts: readonly string[];
  readonly position: unknown;
  /** The metric in whose notation the moves are written, where that is not the family's first. */
  readonly metric?: string;
  /** After how many moves the board was solved for the first time. */
  readonly solvedAfter?: number;
  /** The first move that could not be played: `readable` where it is a move at all, only not a legal one. */
  readonly bad?: BadMove;
}

export interface BadMove {
  readonly number: number;
  readonly text: string;
  readonly reason: Message;
  readonly readable: boolean;
  readonly line: number;
  readonly column: number;
}

/** The most moves of a solution: about as many as the longest for a board of 128×128 tiles. */
const MOST_MOVES = 4_000_000;

/** How moves in a text are read, and written again. */
export interface MoveStyle {
  /** What is counted, for formats that have a notation for each metric. */
  readonly metric?: string | undefined;
  /** A convention for letters, where the family has several; by default the first. */
  readonly letters?: string | undefined;
}

/** So many moves are played between two looks at the clock. */
const SLICE = 256;

/**
 * Plays moves by the rules until the end of the text or the first that cannot be played. The text may be a saved game. The
 * metric is the one in whose notation the moves are written.
 */
export function replayText(family: Family, reading: Reading<unknown>, text: string, style: MoveStyle = {}): Replay {
  const work = replaying(family, reading, text, style);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same with pauses, in which Ctrl-C is handled: a text may hold millions of moves. */
export function* replaying(
  family: Family,
  { position: start, format }: Reading<unknown>,
  text: string,
  { metric, letters }: MoveStyle = {},
): Generator<undefined, Replay> {
  const bare = looksLikeGame(text) ? bareMoves(text) : ok(text);
  if (!bare.ok) {
    const { line = 1, column = 1 } = bare.problem;
    const bad = { number: 1, text: '', reason: bare.problem, readable: false, line, column };
    return { moves: [], texts: [], position: start, bad };
  }
  const reader = new MoveTextReader(family, movesWithoutFrame(family, start, bare.value, letters), letters);
  const [moves, texts] = [[] as unknown[], [] as string[]];
  const notation = new MetricOfNotation(family);
  let position = start;
  let solvedAfter = family.isSolved(start) ? 0 : undefined;
  let bad: BadMove | undefined;
  for (;;) {
    const read = reader.next(position);
    if (read === undefined) break;
    const { move, ...place } = read;
    if (moves.length === MOST_MOVES) {
      const reason = tooManyMovesToPlay({ most: showCount(MOST_MOVES) });
      bad = { number: moves.length + 1, reason, readable: false, ...place };
      break;
    }
    if (!move.ok) {
      bad = { number: moves.length + 1, reason: move.problem, readable: false, ...place };
      break;
    }
    const played = family.play(position, move.value);
    if (!played.ok) {
      bad = { number: moves.length + 1, reason: played.problem, readable: true, ...place };
      break;
    }
    notation.add(position, move.value, read.text);
    moves.push(move.value);
    texts.push(family.printMove(position, move.value, { format, metric, letters }));
    position = played.value;
    if (solvedAfter === undefined && family.isSolved(position)) solvedAfter = moves.length;
    if (moves.length % SLICE === 0) yield;
  }
  return { moves, texts, position, ...defined({ metric: notation.metric, solvedAfter, bad }) };
}
