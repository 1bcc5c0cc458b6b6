import { problem, type Result } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import * as messages from '../../../messages.js';
import { readAddress } from '../../../share/address.js';
import { type GamePorts, openGame } from '../../../share/game-address.js';

/** A link is no longer than this; what is longer is a text that mentions one. */
const LONGEST = 100_000;

/** Whether a text is one link to the app and nothing else: perhaps in angle brackets or quotes, as mail programs like it. */
function linkIn(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  return /^[\s<("'`]*(?:[\w+.-]+:\/\/\S*?)?(#\/[^\s<>"'`]*?)[>)"'`.,;]*\s*$/.exec(text)?.[1];
}

/**
 * The board that a link of the app shows, as the id of a position: of a puzzle by name, of a game with its moves played, of a study or
 * the editor. Undefined if the text is no link.
 */
export function boardOfLink(text: string, ports: Pick<GamePorts, 'puzzleNamed'>): Result<string> | undefined {
  const link = linkIn(text);
  if (link === undefined) return undefined;
  const { view, name, parameters } = readAddress(link);
  const { board, moves, at } = parameters;
  if (board === undefined && !['play', 'study'].includes(view)) return problem(messages.linkWithoutBoard());
  const opened = openGame(
    { view, name, parameters: { ...(board && { board }), ...(moves && { moves }), ...(at && { at }) } },
    { ...ports, record: () => undefined, isOwn: false },
  );
  if (!opened.ok) return problem(messages.linkNotOpened({ sentence: opened.problem.message }));
  const { family, position, format } = opened.value.session;
  return { ok: true, value: positionId(family, position, format) };
}
