import { families } from '@slidewise/core/families';
import { Session } from '@slidewise/core/session';
import { readRegular } from '@slidewise/node/files';
import { describeSystemError } from '@slidewise/node/system-errors';
import { sentenceOf } from '@slidewise/server/answers';
import type { OneBoard } from '../../input/boards.js';
import { shortenHome } from '../storage/state-files.js';
import { unfinishedGame } from '../storage/unfinished-games.js';

/** A game that is about to be played. */
export interface Begun {
  readonly session: Session;
  /** Whether it goes on where it was left. */
  readonly resumed: boolean;
  /** Why it does not, though a game was left unfinished. */
  readonly error?: string;
}

/** A new game; a metric that the family does not have is none. */
export function newGame({ label, family, reading }: OneBoard, metric: string | undefined): Session {
  const known = family.metrics.some(({ id }) => id === metric);
  return Session.start(family, { ...reading, name: label, ...(known ? { metric: metric! } : {}) });
}

/** The unfinished game of a puzzle if there is one, or else a new one. */
export function goOnOrBegin(board: OneBoard, metric: string | undefined): Begun {
  const session = newGame(board, metric);
  const path = unfinishedGame(session.family, session.start, session.metric);
  if (path === undefined) return { session, resumed: false };
  const read = restored(path);
  if (typeof read !== 'string') return { session: read, resumed: true };
  return { session, resumed: false, error: `Your unfinished game could not be read. ${shortenHome(path)}: ${read}.` };
}

/** The same puzzle from the start, as if it had never been played. */
export function anew({ family, start, format, goal, name, metric, optimum }: Session): Session {
  const known = { ...(name === undefined ? {} : { name }), ...(optimum === undefined ? {} : { optimum }) };
  return Session.start(family, { position: start, format, goal, metric, ...known });
}

/** The game in a file, or what is wrong with it. */
function restored(path: string): Session | string {
  try {
    const game = Session.restore(readRegular(path), families);
    return game.ok ? game.value : sentenceOf(game.problem);
  } catch (error) {
    return describeSystemError(error);
  }
}
