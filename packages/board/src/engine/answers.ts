import { english } from '@slidewise/core/messages';
import { EngineGame } from './game.js';
import type { Opening, Question, Reply } from './protocol.js';

/** The games of all boards of a page, by the numbers of the boards. */
const games = new Map<number, EngineGame>();

/** Answers a question of a board; undefined where none is wanted. */
export async function answer(question: Question): Promise<Reply | undefined> {
  const { number, board, name, given } = question;
  if (name === 'close') {
    games.delete(board);
    return undefined;
  }
  try {
    if (name === 'open') {
      const opened = EngineGame.open(given[0] as Opening);
      if (!opened.ok) return { number, problem: opened.problem };
      games.set(board, opened.value);
      return { number, value: opened.value.view() };
    }
    const game = games.get(board);
    if (game === undefined) return undefined;
    const call = game[name] as (...all: unknown[]) => unknown;
    return { number, value: await call.apply(game, [...given]) };
  } catch (error) {
    // A move that is not legal any more, or options that the family does not have.
    return { number, problem: english.solverFailed({ error: error instanceof Error ? error.message : String(error) }) };
  }
}
