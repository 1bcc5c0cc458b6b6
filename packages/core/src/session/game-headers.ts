import type { Family } from '../contract/family.js';
import type { Ids } from '../contract/ids.js';
import type { Reading } from '../contract/text.js';
import * as say from '../messages/en/session.js';
import { ok, problem, type Result } from '../result.js';
import { shorten } from '../text/rows.js';
import type { GameText } from './game-text.js';
import { HELP, type Help } from './help.js';
import { identify } from './position-id.js';

/** What a game starts from. */
export interface Beginning<P, I extends Ids = Ids> extends Reading<P, I['format']> {
  /** What the puzzle is called. */
  readonly name?: string;
  /** What is counted; by default the family's first metric. */
  readonly metric?: I['metric'];
  /** The length of a shortest solution from the start, where that is known. */
  readonly optimum?: number;
}

/** What the headers of a saved game say. */
export interface GameHeaders<P, M, I extends Ids> {
  readonly family: Family<P, M, I>;
  readonly beginning: Beginning<P, I>;
  /** Milliseconds that have been played. */
  readonly elapsed: number;
  readonly help: Help;
  /** How many of the moves have been played, if not all. */
  readonly played: number | undefined;
}

/** Reads the headers of a saved game of one of the families. */
export function readHeaders<P, M, I extends Ids>(
  game: GameText,
  families: readonly Family<P, M, I>[],
): Result<GameHeaders<P, M, I>> {
  const { headers, moves } = game;
  const board = headers.get('Board');
  if (board === undefined) return problem(say.noBoardHeader(), 1, 1);
  const identified = identify(board, families);
  if (!identified.ok) return problem(say.inHeader({ header: 'Board', why: identified.problem }), 1, 1);
  const { family, reading } = identified.value;
  const named = headers.get('Family');
  if (named !== undefined && named !== family.id) {
    return problem(say.familyHeader({ said: shorten(named), family: family.id }), 1, 1);
  }
  const metric = headers.get('Metric');
  if (metric !== undefined && !family.metrics.some(({ id }) => id === metric)) {
    const known = family.metrics.map(({ id }) => id);
    return problem(say.headerValue({ header: 'Metric', said: shorten(metric), known }), 1, 1);
  }
  const optimum = headerNumber(game, 'Optimum');
  if (!optimum.ok) return optimum;
  const seconds = headerNumber(game, 'Seconds');
  if (!seconds.ok) return seconds;
  const said = headers.get('Help') ?? 'clean';
  const help = HELP.find((each) => each === said);
  if (help === undefined) return problem(say.headerValue({ header: 'Help', said: shorten(said), known: HELP }), 1, 1);
  const played = headerNumber(game, 'Played', moves.length);
  if (!played.ok) return played;
  const name = headers.get('Name');
  const beginning = {
    ...reading,
    ...(name === undefined ? {} : { name }),
    ...(metric === undefined ? {} : { metric }),
    ...(optimum.value === undefined ? {} : { optimum: optimum.value }),
  };
  return ok({ family, beginning, elapsed: 1000 * (seconds.value ?? 0), help, played: played.value });
}

/** The number in a header, if it is there. */
function headerNumber({ headers }: GameText, name: string, most = 1e9): Result<number | undefined> {
  const text = headers.get(name);
  if (text === undefined) return ok(undefined);
  if (/^\d{1,10}$/.test(text) && Number(text) <= most) return ok(Number(text));
  return problem(say.headerNumber({ header: name, said: shorten(text), most }), 1, 1);
}
