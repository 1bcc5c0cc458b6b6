import { assertArguments, aText, objectWith, optional } from '../check.js';
import { aFamily, anIdOf, positionOf } from '../contract/checking/family-checks.js';
import type { Family } from '../contract/family.js';
import type { MoveStyle, Reading } from '../contract/text.js';
import { unknownFormat, unknownLetters, unknownMetric } from '../messages/en/names.js';
import { tooManyMovesToPlay } from '../messages/en/reading.js';
import type { Message } from '../messages/message.js';
import { movesWithoutFrame } from './framed-moves.js';
import { MetricOfNotation } from './metric-of-notation.js';
import { MoveTextReader } from './move-text.js';
import { movesIn } from './saved-game.js';

/** A position and how it is written; whether it is one of its family is asked where that is known. */
export const aReading = objectWith({ format: aText, goal: aText });

/** What came of playing the moves in a text. */
export interface Replay {
  /** The moves that could be played. */
  readonly moves: readonly unknown[];
  /** The moves as the board's own format writes them. */
  readonly texts: readonly string[];
  /** The position after them. */
  readonly position: unknown;
  /** The metric of the notation, if it is not the family's first. */
  readonly metric?: string;
  /** After how many moves the board was solved for the first time. */
  readonly solvedAfter?: number;
  /** The first move that could not be played. */
  readonly bad?: BadMove;
}

/** A move in a text that could not be played. */
export interface BadMove {
  /** Which of the moves it is, from 1. */
  readonly number: number;
  /** The move as it was written. */
  readonly text: string;
  /** Why it cannot be played. */
  readonly reason: Message;
  /** True if it is a move at all, only not a legal one. */
  readonly readable: boolean;
  /** Its line in the text, from 1. */
  readonly line: number;
  /** Its column in the line, from 1. */
  readonly column: number;
}

/** The most moves of a solution: about as many as the longest for a board of 128×128 tiles. */
const MOST_MOVES = 4_000_000;

/** How moves in a text are read, and written again in the format of their board. */
type TextStyle = Pick<MoveStyle, 'metric' | 'letters'>;

const aStyle = objectWith({ metric: optional(aText), letters: optional(aText) });

/** So many moves are played between two looks at the clock. */
const SLICE = 256;

/** Plays the moves of a text, which may be a saved game, up to the first illegal one. The notation of the moves decides the metric. */
export function replayText(family: Family, reading: Reading<unknown>, text: string, style: TextStyle = {}): Replay {
  const work = replaying(family, reading, text, style);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same with pauses, in which Ctrl-C is handled: a text may hold millions of moves. */
export function replaying(
  family: Family,
  reading: Reading<unknown>,
  text: string,
  style: TextStyle = {},
): Generator<undefined, Replay> {
  assertArguments(
    ['family', family, aFamily],
    ['reading', reading, aReading],
    ['text', text, aText],
    ['style', style, aStyle],
  );
  assertArguments(['reading.format', reading.format, anIdOf(unknownFormat, family.formats)]);
  assertArguments(['style.metric', style.metric, optional(anIdOf(unknownMetric, family.metrics))]);
  assertArguments(['style.letters', style.letters, optional(anIdOf(unknownLetters, family.letters ?? []))]);
  return play(family, { ...reading, position: positionOf(family, reading.position) }, text, style);
}

function* play(
  family: Family,
  { position: start, format }: Reading<unknown>,
  text: string,
  { metric, letters }: TextStyle,
): Generator<undefined, Replay> {
  const bare = movesIn(text);
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
      const reason = tooManyMovesToPlay({ most: MOST_MOVES });
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
  return {
    moves,
    texts,
    position,
    ...(notation.metric === undefined ? {} : { metric: notation.metric }),
    ...(solvedAfter === undefined ? {} : { solvedAfter }),
    ...(bad === undefined ? {} : { bad }),
  };
}
