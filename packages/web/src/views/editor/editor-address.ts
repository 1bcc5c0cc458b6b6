import { families } from '@slidewise/core/families';
import type { Family } from '@slidewise/core/family';
import { positionId, readPositionId } from '@slidewise/core/position-id';
import { problem, type Result } from '@slidewise/core/result';
import type { Address } from '../../share/address.js';
import { begin, type Draft, draftOf } from './draft.js';

/** The board that an address names; one without a board begins with the last one, or with a plain one. */
export function openDraft({ parameters }: Address, last: string | undefined): Result<Draft> {
  const { board } = parameters;
  if (board !== undefined) {
    const read = readPositionId(board);
    if (!read.ok) return problem(`The board in the address cannot be read: ${read.problem.message}.`);
    return draftOf(read.value.family, read.value.reading.position);
  }
  const kept = last === undefined ? undefined : readPositionId(last);
  if (kept?.ok) return draftOf(kept.value.family, kept.value.reading.position);
  const [family] = families as [Draft['family']];
  return begin(family, family.sizes.usual);
}

/** A position as one line; undefined for the few boards for which no notation has words. */
export function boardId(family: Family, position: unknown): string | undefined {
  try {
    return positionId(family, position);
  } catch {
    return undefined;
  }
}

/** Where a board can be found in a view. */
export function addressIn(view: string, board: string): Address {
  return { view, name: '', parameters: { board } };
}
