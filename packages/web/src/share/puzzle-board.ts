import type { Family, Reading } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { readAmong } from '@slidewise/core/reading';
import { problem, type Result } from '@slidewise/core/result';
import type { Puzzle } from '../collection/puzzle.js';
import * as messages from '../messages.js';

/** The board of a puzzle, whose text is that of a file, or an id. */
export function boardOf({ family: id, text }: Puzzle): Result<{ family: Family; reading: Reading<unknown> }> {
  const family = familyById(id);
  if (family === undefined) return problem(messages.familyMissing({ family: id }));
  return readAmong(text, [family]);
}
