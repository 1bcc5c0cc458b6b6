import type { Family, Reading } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { looksLikeGame, looksLikeId, Session } from '@slidewise/core/session';
import { boardsOf, onlyBoard, readOneBoard } from './boards.js';
import { defined, type ReadFlags, readOptions } from './flags.js';
import { readSources, type TextSource } from './input.js';
import { movesOfLink } from './link.js';
import { missingFile, readMoves } from './moves-argument.js';
import { type Replay, replayText } from './replay.js';

/** A game that was played: where it began, and its moves. */
export interface PlayedGame {
  readonly label: string;
  readonly family: Family;
  /** The start. */
  readonly reading: Reading<unknown>;
  readonly moves: readonly unknown[];
  /** The moves as the board's own format writes them. */
  readonly texts: readonly string[];
  /** What the game counts, where it says so or its notation tells. */
  readonly metric?: string;
}

type Read<T> = T | { readonly trouble: string };

/** A board may have blocks before it that belong to it: its goal, say. */
const MOST_BLOCKS = 6;

/** The game behind the arguments: a saved game, a text with a board and moves, a link with moves, or a board and its moves. */
export async function readPlayedGame(
  given: string,
  rest: readonly string[],
  flags: ReadFlags & { readonly metric?: string },
): Promise<Read<PlayedGame>> {
  if (rest.length > 0) {
    const board = await readOneBoard(given, flags);
    if ('trouble' in board) return board;
    const moves = await readMoves(given, rest);
    if ('trouble' in moves) return moves;
    const game = played(board, moves.text, flags.metric, moves.file ?? '');
    if ('trouble' in game && moves.file === undefined) {
      const missing = await missingFile(rest);
      if (missing !== undefined) return { trouble: missing };
    }
    return game;
  }
  const linked = movesOfLink(given);
  if (linked !== undefined) {
    const board = await readOneBoard(given, flags);
    return 'trouble' in board ? board : played(board, linked, flags.metric, '');
  }
  const source = await readText(given);
  if ('trouble' in source) return source;
  return looksLikeGame(source.text) ? savedGame(source) : boardWithMoves(source, flags);
}

/** The one text behind an argument. */
async function readText(given: string): Promise<Read<Extract<TextSource, { text: string }>>> {
  let only: Extract<TextSource, { text: string }> | undefined;
  for await (const source of readSources([given])) {
    if ('trouble' in source && source.among === undefined) return { trouble: `${source.name}: ${source.trouble}` };
    if ('identified' in source) return { trouble: noMoves(given) };
    if (!('text' in source) || source.among !== undefined || only !== undefined) {
      return { trouble: `${given}: one game is reviewed at a time, and this is a directory` };
    }
    only = source;
  }
  return only!;
}

function noMoves(name: string): string {
  return `${name}: there are no moves in it; give them behind it, or a file that holds them`;
}

function savedGame({ name, text }: Extract<TextSource, { text: string }>): Read<PlayedGame> {
  const game = Session.restore(text, families);
  if (!game.ok) {
    const { message, line, column } = game.problem;
    return { trouble: `${name}${line === undefined ? '' : `:${line}:${column}`}: ${message}` };
  }
  const { family, start, format, goal, metric, log, at } = game.value;
  // Moves that were taken back are no part of the game.
  const entries = log.slice(0, at);
  return {
    label: game.value.name ?? name,
    family,
    reading: { position: start, format, goal },
    moves: entries.map(({ move }) => move),
    texts: entries.map((entry) => entry.text),
    metric,
  };
}

/** A board, and moves below it: a line is empty between them, or the board is an id on a line of its own. */
async function boardWithMoves(
  source: Extract<TextSource, { text: string }>,
  flags: ReadFlags & { readonly metric?: string },
): Promise<Read<PlayedGame>> {
  const { name, text } = source;
  const ends = boardEnds(text);
  let first: { readonly trouble: string } | undefined;
  for (const end of ends.toReversed()) {
    const head = { ...source, text: text.slice(0, end) };
    const board = await onlyBoard(name, boardsOf([head], name, flags.family, readOptions(flags)));
    if ('trouble' in board) first = board;
    else if (text.slice(end).trim() === '') return { trouble: noMoves(name) };
    else return played(board, text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end), flags.metric, name);
  }
  return first ?? { trouble: `${name}: there is no board in it` };
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
    if (ends.length === 0 && looksLikeId(line.trim())) ends.push(at);
    if (ends.length === MOST_BLOCKS) return ends;
  }
  return [...ends, at];
}

function played(
  board: Pick<PlayedGame, 'label' | 'family' | 'reading'>,
  text: string,
  metric: string | undefined,
  file: string,
): Read<PlayedGame> {
  const known = board.family.metrics.some(({ id }) => id === metric) ? metric : undefined;
  const replay: Replay = replayText(board.family, board.reading, text, { metric: known });
  const { bad, moves, texts } = replay;
  if (bad === undefined) return { ...board, moves, texts, ...defined({ metric: replay.metric }) };
  const where = file === '' ? '' : `${file}:${bad.line}:${bad.column}: `;
  const what = bad.readable ? `move ${bad.number}, "${bad.text}", is not legal` : `move ${bad.number}`;
  return { trouble: `${where}${what}: ${bad.reason.message}` };
}
