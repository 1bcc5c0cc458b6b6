import { families } from '@slidewise/core/families';
import { Session } from '@slidewise/core/session';
import { type OpenGame, recordName } from '../share/game-address.js';
import { begunGame, keepGame } from '../share/game-records.js';

/** An unfinished game whose review has been seen goes on as shown. */
export function noteReview(open: OpenGame): void {
  const name = recordName(open);
  const text = begunGame(name);
  const played = text === undefined ? undefined : Session.restore(text, families);
  if (!played?.ok) return;
  played.value.takeHelp('shown');
  keepGame(name, played.value, open.puzzle !== undefined);
}
