import { families, familyById } from '../families.js';
import { ok, problem, type Result } from '../result.js';
import { type Identified, positionId, readPositionId } from '../session/position-id.js';
import { restoreGame } from '../session/saved-game.js';
import type { BoardOptions, BoardRead } from './board-text.js';
import { complete } from './complete.js';
import { looksDrawn, readDrawing } from './drawing.js';
import { guessFamily } from './guess-family.js';
import { idIn, looksLikeGame } from './text-kinds.js';

/** The board of an id, a saved game, a drawing, or a text in a notation. A family that its neighbours look like is tried first. */
export function readOneBoard(text: string, options: BoardOptions, neighbours?: string): Result<BoardRead> {
  const id = idIn(text);
  if (id !== undefined) {
    const identified = complete(readPositionId(id), options);
    if (identified.ok) return ok({ ...identified.value, text: id });
    // Lines and columns are those of the board that is written in the id.
    return problem(identified.problem, 1, text.indexOf(id) + 1);
  }
  if (looksLikeGame(text)) return named(complete(positionLeft(text), options));
  return looksDrawn(text) ? named(readDrawing(text, options)) : readNotation(text, options, neighbours);
}

function readNotation(text: string, options: BoardOptions, neighbours?: string): Result<BoardRead> {
  const read = readPlainly(text, options, neighbours);
  const bare = withoutRemarks(text);
  if (read.ok || bare === text) return read;
  // Not every notation has remarks.
  const again = readPlainly(bare, options, neighbours);
  return again.ok ? ok({ ...again.value, text: text.trimEnd() }) : read;
}

/** The same with empty lines in the place of remarks above a board. */
function withoutRemarks(text: string): string {
  return text.replace(/^(?:\s*#[^\S\r\n][^\r\n]*(?:\r\n|\n|\r))+/, (remarks) => remarks.replace(/[^\r\n]/g, ''));
}

function readPlainly(text: string, { family: demanded, read }: BoardOptions, neighbours = ''): Result<BoardRead> {
  const likely = familyById(demanded ?? neighbours);
  const first = likely?.parse(text, read);
  const family = likely !== undefined && (first?.ok || demanded !== undefined) ? likely : guessFamily(text, read);
  const reading = first !== undefined && family === likely ? first : family.parse(text, read);
  return reading.ok ? ok({ family, reading: reading.value, text: text.trimEnd() }) : reading;
}

/** The position in which a saved game was left. */
function positionLeft(text: string): Result<Identified> {
  const game = restoreGame(text, families);
  if (!game.ok) return game;
  const { family, beginning, steps, at } = game.value;
  const { format, goal } = beginning;
  return ok({ family, reading: { position: steps[at - 1]?.position ?? beginning.position, format, goal } });
}

/** A board with its id for a text. */
function named(identified: Result<Identified>): Result<BoardRead> {
  if (!identified.ok) return identified;
  const { family, reading } = identified.value;
  return ok({ family, reading, text: positionId(family, reading.position, reading.format) });
}
