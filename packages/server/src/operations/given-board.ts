import { families, familyById } from '@slidewise/core/families';
import { english, type Message, message } from '@slidewise/core/messages';
import {
  type PlayedGame,
  playMovesOn,
  readBoard,
  readPlayedGame,
  type SplitOptions,
  splitBoards,
} from '@slidewise/core/reading';
import { ok, problem, type Result } from '@slidewise/core/result';
import type { NamedBoard } from '../answers/about-board.js';
import { defined } from '../answers/defined.js';
import type { OperationWork } from './operation-work.js';

/** A board, and how it is to be read. */
export interface GivenBoard {
  readonly board: string;
  readonly family?: string;
  readonly format?: string;
  readonly target?: string;
  readonly goal?: string;
  readonly size?: string;
}

const noBoard = message('no-board', () => 'there is no board in the text');
const oneBoardOnly = message('one-board-only', () => 'a request is about one board, and these are several');
export const boardTooLarge = message(
  'board-too-large',
  ({ cells, most }: { cells: number; most: number }) =>
    `the board has ${cells} cells, and a request may have a board of up to ${most}`,
);

export const noSuchPuzzle = message(
  'no-such-puzzle',
  ({ name }: { name: string }) => `the collection has no board "${name}"`,
);

/** The board of a request. */
export function boardOf(given: GivenBoard, { puzzles, limits }: OperationWork): Result<NamedBoard> {
  const options = optionsOf(given, (name) => puzzles.named(name));
  if (!options.ok) return options;
  const found = named(given, (name) => puzzles.named(name));
  if (found === undefined) return problem(noSuchPuzzle({ name: given.board }));
  const { family = options.value.family } = found;
  const split = { ...options.value, ...defined({ family }) };
  const [part] = splitBoards(found.text, split);
  if (part === undefined) return problem(noBoard());
  if (!part.only) return problem(oneBoardOnly());
  const read = readBoard(part, split);
  if (!read.ok) return read;
  const wrong = tooLarge(read.value, limits.cells);
  if (wrong !== undefined) return problem(wrong);
  return ok({ label: found.label, family: read.value.family, reading: read.value.reading });
}

/** The game of a request: a text with a board and its moves, or a board and its moves apart. */
export function gameOf(
  given: GivenBoard & { readonly moves?: string | readonly string[]; readonly metric?: string },
  work: OperationWork,
): Result<PlayedGame & { readonly label: string }> {
  const { moves, metric } = given;
  if (moves !== undefined) {
    const board = boardOf(given, work);
    if (!board.ok) return board;
    const played = playMovesOn(board.value, movesText(moves), metric);
    return played.ok ? ok({ ...played.value, label: board.value.label }) : played;
  }
  const options = optionsOf(given, (name) => work.puzzles.named(name));
  if (!options.ok) return options;
  const game = readPlayedGame(given.board, options.value, metric);
  if (!game.ok) return game;
  const wrong = tooLarge(game.value, work.limits.cells);
  return wrong === undefined ? ok({ ...game.value, label: game.value.name ?? 'game' }) : problem(wrong);
}

/** Moves as one text. */
export function movesText(moves: string | readonly string[]): string {
  return typeof moves === 'string' ? moves : moves.join('\n');
}

/** The problem with the name of a family that there is not. */
export function familyError(id: string | undefined): Message | undefined {
  return id === undefined || familyById(id) !== undefined ? undefined : english.unknownFamily(id, families);
}

function optionsOf(
  { family, format, target, goal, size }: GivenBoard,
  puzzleNamed: NonNullable<SplitOptions['puzzleNamed']>,
): Result<SplitOptions> {
  const wrong = familyError(family);
  if (wrong !== undefined) return problem(wrong);
  return ok({ read: defined({ format, target, goal, size }), ...defined({ family }), puzzleNamed });
}

/** A board of the collection by its name, or the text as it is; undefined for a name that there is not. */
function named({ board, family }: GivenBoard, puzzleNamed: NonNullable<SplitOptions['puzzleNamed']>) {
  const puzzle = /^[\w-]+\/[\w/-]+(:\d+)?$/.test(board) ? puzzleNamed(board) : undefined;
  if (puzzle === undefined && families.some(({ id }) => board.startsWith(`${id}/`))) return undefined;
  if (puzzle === undefined) return { label: 'board', text: board, ...defined({ family }) };
  return { label: board, text: puzzle.text, family: family ?? puzzle.family };
}

function tooLarge({ family, reading }: Pick<NamedBoard, 'family' | 'reading'>, most: number): Message | undefined {
  const { width, height } = family.scene(reading.position);
  return width * height > most ? boardTooLarge({ cells: width * height, most }) : undefined;
}
