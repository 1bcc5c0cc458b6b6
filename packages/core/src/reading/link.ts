import { aFunction, argumentError, assertArguments, aText, optional } from '../check.js';
import { aFamily, positionOf } from '../contract/checking/family-checks.js';
import type { Family } from '../contract/family.js';
import type { Reading } from '../contract/text.js';
import { familyById } from '../families.js';
import * as say from '../messages/en/reading.js';
import { ok, type Problem, problem, type Result } from '../result.js';
import { type Identified, readPositionId } from '../session/position-id.js';
import { readAddress } from './address.js';
import { readAmong } from './guess-among.js';
import { linkIn } from './text-kinds.js';

/** A puzzle of a collection. */
export interface NamedPuzzle {
  /** The id of its family. */
  readonly family: string;
  /** Its board in a notation, or as an id. */
  readonly text: string;
}

/** Finds the puzzles of a collection by their names. */
export type PuzzleNamed = (name: string) => NamedPuzzle | undefined;

/** A game that an address shows. */
export interface LinkedGame {
  /** Its family. */
  readonly family: Family;
  /** The start. */
  readonly reading: Reading<unknown>;
  /** The moves that are played. */
  readonly moves: readonly unknown[];
  /** The position after them. */
  readonly position: unknown;
}

const noPuzzles: PuzzleNamed = () => undefined;

/** The game that a link to the web app shows: of a puzzle or a board, with the moves that are played. */
export function gameOfLink(link: string, puzzleNamed = noPuzzles): Result<LinkedGame> {
  const error = argumentError(['link', link, aText], ['puzzleNamed', puzzleNamed, aFunction]);
  if (error !== undefined) return problem(error);
  const { view, name, parameters } = readAddress(linkIn(link) ?? '');
  const { board, moves, at } = parameters;
  if (board === undefined && (name === '' || !['play', 'study'].includes(view))) {
    return problem(say.linkToNoBoard());
  }
  const start = board === undefined ? puzzleOf(name, puzzleNamed) : readPositionId(board);
  if (!start.ok) return start;
  const { family, reading } = start.value;
  const played = playMoves(family, reading.position, moves, at);
  if (!played.ok) return played;
  const steps = played.value.steps.slice(0, played.value.at);
  const position = steps.at(-1)?.position ?? reading.position;
  return ok({ family, reading, moves: steps.map(({ move }) => move), position });
}

/** The names of puzzles in a text that may hold links: for whoever reads it where the collection is not at hand. */
export function namesInLinks(text: string): readonly string[] {
  assertArguments(['text', text, aText]);
  return [...new Set(text.match(/#\/(?:play|study)\/[^\s?<>"'`]+/g) ?? [])].map((link) => readAddress(link).name);
}

function puzzleOf(name: string, puzzleNamed: PuzzleNamed): Result<Identified> {
  const puzzle = puzzleNamed(name);
  const family = familyById(puzzle?.family ?? '');
  if (puzzle === undefined || family === undefined) return problem(say.unknownPuzzle({ name }));
  return readAmong(puzzle.text, [family]);
}

/** The moves of an address. */
export interface PlayedMoves {
  /** Each move, with the position after it. */
  readonly steps: readonly { readonly move: unknown; readonly position: unknown }[];
  /** How many of them are played: the others were taken back. */
  readonly at: number;
}

/** Plays the moves of an address by the rules. */
export function playMoves(family: Family, start: unknown, moves = '', at?: string): Result<PlayedMoves> {
  const error = argumentError(['family', family, aFamily], ['moves', moves, aText], ['at', at, optional(aText)]);
  if (error !== undefined) return problem(error);
  const steps: { move: unknown; position: unknown }[] = [];
  let position: unknown = positionOf(family, start);
  for (const packed of moves === '' ? [] : moves.split(',')) {
    const move = family.parseMove(position, unpackMove(packed));
    const fail = (why: Problem): Result<never> => problem(say.addressMove({ move: steps.length + 1, why }));
    if (!move.ok) return fail(move.problem);
    const played = family.play(position, move.value);
    if (!played.ok) return fail(played.problem);
    position = played.value;
    steps.push({ move: move.value, position });
  }
  if (at === undefined) return ok({ steps, at: steps.length });
  if (/^\d{1,9}$/.test(at) && Number(at) <= steps.length) return ok({ steps, at: Number(at) });
  return problem(say.addressPlace({ at, moves: steps.length }));
}

/** A move as it stands in an address: commas separate moves, so those inside a move are written otherwise. */
export function packMove(text: string): string {
  assertArguments(['text', text, aText]);
  return text.replaceAll('~', '~0').replaceAll(',', '~1');
}

function unpackMove(text: string): string {
  return text.replaceAll('~1', ',').replaceAll('~0', '~');
}
