import { argumentError, assertArguments, aText, objectWith, optional } from '../check.js';
import { aFamily } from '../contract/checking/family-checks.js';
import type { Family } from '../contract/family.js';
import { printMoves } from '../contract/print-moves.js';
import type { Reading } from '../contract/text.js';
import { moveNumber } from '../messages/en/boards.js';
import * as say from '../messages/en/reading.js';
import { ok, problem, type Result } from '../result.js';
import type { Session } from '../session/session.js';
import { shorten } from '../text/rows.js';
import { gameOfLink } from './link.js';
import { readBoard } from './read-board.js';
import { aReading, replayText } from './replay-text.js';
import { savedGameIn } from './saved-game.js';
import { idIn, looksLikeLink, looksLikeObject } from './text-kinds.js';
import { type SplitOptions, someSplitOptions, splitBoards } from './text-splitter.js';

/** A game that was played: where it began, and its moves. */
export interface PlayedGame {
  /** What the puzzle is called, if the game says so. */
  readonly name?: string;
  /** Its family. */
  readonly family: Family;
  /** The start. */
  readonly reading: Reading<unknown>;
  /** The moves that were played. */
  readonly moves: readonly unknown[];
  /** The moves as the board's own format writes them. */
  readonly texts: readonly string[];
  /** What the game counts, where it says so or its notation tells. */
  readonly metric?: string;
}

const aBoard = objectWith({ family: aFamily, reading: aReading });

/** A board may have blocks before it that belong to it: its goal, say. */
const MOST_BLOCKS = 6;

/** The game of a text: a saved game, a link with moves, or a board and the moves below it. */
export function readPlayedGame(
  text: string,
  options: SplitOptions = { read: {} },
  metric?: string,
): Result<PlayedGame> {
  const error = argumentError(
    ['text', text, aText],
    ['options', options, someSplitOptions],
    ['metric', metric, optional(aText)],
  );
  if (error !== undefined) return problem(error);
  const saved = savedGameIn(text);
  if (saved !== undefined) return saved.ok ? gameOf(saved.value) : saved;
  if (!looksLikeLink(text)) return boardWithMoves(text, options, metric);
  const linked = gameOfLink(text, options.puzzleNamed);
  if (!linked.ok) return linked;
  const { family, reading, moves } = linked.value;
  if (moves.length === 0) return problem(say.noMovesInText());
  const counted = knownMetric(family, metric);
  const texts = printMoves(family, reading.position, moves, { format: reading.format, ...counted });
  return ok({ family, reading, moves, texts, ...counted });
}

/** The metric that is asked for, if the family has it. */
function knownMetric({ metrics }: Family, metric: string | undefined): { readonly metric?: string } {
  return metric !== undefined && metrics.some(({ id }) => id === metric) ? { metric } : {};
}

function gameOf({ family, start, format, goal, metric, name, log, at }: Session): Result<PlayedGame> {
  // Moves that were taken back are no part of the game.
  const played = log.slice(0, at);
  return ok({
    ...(name === undefined ? {} : { name }),
    family,
    reading: { position: start, format, goal },
    moves: played.map(({ move }) => move),
    texts: played.map((entry) => entry.text),
    metric,
  });
}

/** A board, and moves below it: a line is empty between them, or the board is an id on a line of its own. */
function boardWithMoves(text: string, options: SplitOptions, metric: string | undefined): Result<PlayedGame> {
  let first: Result<never> | undefined;
  for (const end of boardEnds(text).toReversed()) {
    const board = onlyBoard(text.slice(0, end), options);
    if (!board.ok) first = board;
    else if (text.slice(end).trim() === '') return problem(say.noMovesInText());
    else return playMovesOn(board.value, text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end), metric);
  }
  return first ?? problem(say.noBoardInText());
}

/** Plays the moves of a text on a board; they may be a saved game, or have all that programs print around them. */
export function playMovesOn(
  board: Pick<PlayedGame, 'family' | 'reading'>,
  text: string,
  metric?: string,
): Result<PlayedGame> {
  const error = argumentError(['board', board, aBoard], ['text', text, aText], ['metric', metric, optional(aText)]);
  if (error !== undefined) return problem(error);
  const { family, reading } = board;
  const { bad, moves, texts, metric: counted } = replayText(family, reading, text, knownMetric(family, metric));
  if (bad === undefined)
    return ok({ family, reading, moves, texts, ...(counted === undefined ? {} : { metric: counted }) });
  const { number, text: move, reason: why } = bad;
  const said = bad.readable ? say.moveOfText({ number, move: shorten(move), why }) : moveNumber({ move: number, why });
  return problem(said, bad.line, bad.column);
}

/** The board of a text in which there may be no other. */
function onlyBoard(text: string, options: SplitOptions): Result<Pick<PlayedGame, 'family' | 'reading'>> {
  const [part] = splitBoards(text, options);
  if (part === undefined) return problem(say.noBoardInText());
  return part.only ? readBoard(part, options) : problem(say.severalBoards());
}

/** The board of a line, and the moves behind a tabulator, if there are any. In a JSON object, a tabulator means nothing. */
export function boardAndMoves(line: string): readonly [board: string, moves?: string] {
  assertArguments(['line', line, aText]);
  if (looksLikeObject(line)) return [line];
  const [board, moves] = line.split('\t');
  return moves === undefined ? [line] : [board!, moves];
}

/** Where the board may end: after each of the first blocks, after an id, before a heading of moves. */
function boardEnds(text: string): number[] {
  const ends: number[] = [];
  let at = 0;
  let inBlock = false;
  for (const line of text.split(/(?<=\n)/)) {
    const isEnd = line.trim() === '' || /^\s*(?:moves|solution)\b[^:]*:/i.test(line);
    if (isEnd && inBlock) ends.push(at);
    inBlock = !isEnd;
    at += line.length;
    if (ends.length === 0 && idIn(line) !== undefined) ends.push(at);
    if (ends.length === MOST_BLOCKS) return ends;
  }
  return [...ends, at];
}
