import { type PlayedGame, playMovesOn, readPlayedGame as readGame } from '@slidewise/core/reading';
import { optionsOf, placeOf, readOneBoard } from './boards.js';
import { type ReadFlags, readOptions } from './flags.js';
import { readSources, type TextSource, whollyText } from './input.js';
import { missingFile, readMoves } from './moves-argument.js';

/** A game that was played, and what it is called. */
export interface NamedGame extends PlayedGame {
  readonly label: string;
}

type Read<T> = T | { readonly error: string };
type GameFlags = ReadFlags & { readonly metric?: string };

/** The game behind the arguments: a saved game, a text with a board and moves, a link with moves, or a board and its moves. */
export async function readPlayedGame(
  given: string,
  rest: readonly string[],
  flags: GameFlags,
): Promise<Read<NamedGame>> {
  if (rest.length > 0) return boardAndMoves(given, rest, flags);
  const source = await readText(given);
  if ('error' in source) return source;
  const options = await optionsOf(flags.family, readOptions(flags));
  if ('error' in options) return options;
  const game = readGame(source.text, options, flags.metric);
  if (game.ok) return { ...game.value, label: game.value.name ?? source.name };
  return { error: `${source.name}${source.isArgument ? '' : placeOf(game.problem)}: ${game.problem.message}` };
}

async function boardAndMoves(given: string, rest: readonly string[], flags: GameFlags): Promise<Read<NamedGame>> {
  const board = await readOneBoard(given, flags);
  if ('error' in board) return board;
  const moves = await readMoves(given, rest);
  if ('error' in moves) return moves;
  const game = playMovesOn(board, moves.text, flags.metric);
  if (game.ok) return { ...game.value, label: board.label };
  const { file } = moves;
  if (file !== undefined) return { error: `${file}${placeOf(game.problem)}: ${game.problem.message}` };
  return { error: (await missingFile(rest)) ?? game.problem.message };
}

/** The one text behind an argument. */
async function readText(given: string): Promise<Read<Extract<TextSource, { text: string }>>> {
  let only: Extract<TextSource, { text: string }> | undefined;
  for await (const each of readSources([given])) {
    const source = 'end' in each ? each : whollyText(each);
    if ('error' in source && source.among === undefined) return { error: `${source.name}: ${source.error}` };
    if (!('text' in source) || source.among !== undefined || only !== undefined) {
      return { error: `${given}: one game is reviewed at a time, and this is a directory` };
    }
    only = source;
  }
  return only!;
}
