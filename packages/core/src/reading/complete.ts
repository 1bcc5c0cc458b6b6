import type { Family } from '../contract/family.js';
import * as say from '../messages/en/reading.js';
import { problem, type Result } from '../result.js';
import type { Identified } from '../session/position-id.js';
import type { BoardOptions } from './board-text.js';
import { idIn, looksLikeGame } from './text-kinds.js';

/** Whether a text says all of its board itself, so that nothing can be said beside it. */
export function isComplete(text: string): boolean {
  return idIn(text) !== undefined || looksLikeGame(text);
}

/** A board whose text says all of it; a problem if something else is asked for. */
export function complete(identified: Result<Identified>, { family: demanded, read }: BoardOptions): Result<Identified> {
  if (!identified.ok) return identified;
  const { family } = identified.value;
  if (demanded !== undefined && demanded !== family.id) return otherFamily(family, demanded);
  const [beside] = Object.entries(read).find(([, value]) => value !== undefined) ?? [];
  if (beside === undefined) return identified;
  return problem(say.completeInItself({ option: beside }));
}

export function otherFamily({ id }: Pick<Family, 'id'>, demanded: string): Result<never> {
  return problem(say.notOfFamily({ family: id, wanted: demanded }));
}
