import type { Family, Reading } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { ok, problem, type Result } from '@slidewise/core/result';
import { looksLikeId, readPositionId } from '@slidewise/core/session';
import type { Puzzle } from '../collection/puzzle.js';
import * as messages from '../messages.js';

/** The board of a puzzle, whose text is that of a file, or an id. */
export function boardOf({ family: id, text }: Puzzle): Result<{ family: Family; reading: Reading<unknown> }> {
  const family = familyById(id);
  if (family === undefined) return problem(messages.familyMissing({ family: id }));
  if (looksLikeId(text)) return readPositionId(text, [family]);
  const reading = family.parse(text, {});
  return reading.ok ? ok({ family, reading: reading.value }) : reading;
}
