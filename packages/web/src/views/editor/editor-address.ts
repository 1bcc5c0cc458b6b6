import { families, familyById } from '@slidewise/core/families';
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

/** Where a valid board can be found again. */
export function editorAddress(family: string, position: unknown): Address {
  return addressIn('editor', family, position);
}

export function addressIn(view: string, family: string, position: unknown): Address {
  return { view, name: '', parameters: { board: positionId(familyById(family)!, position) } };
}
