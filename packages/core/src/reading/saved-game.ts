import { aText } from '../check.js';
import { families } from '../families.js';
import { ok, problem, type Result } from '../result.js';
import { bareMoves } from '../session/game-text.js';
import { Session } from '../session/session.js';
import { looksLikeGame } from './text-kinds.js';

/** The game of a saved game, with all that was saved of it; undefined if a text is none. */
export function savedGameIn(text: string): Result<Session> | undefined {
  return looksLikeGame(text) ? Session.restore(text, families) : undefined;
}

/** The moves of a saved game, each in its place, or of a text that holds nothing else. */
export function movesIn(text: string): Result<string> {
  const error = aText(text, 'text');
  if (error !== undefined) return problem(error);
  return looksLikeGame(text) ? bareMoves(text) : ok(text);
}
