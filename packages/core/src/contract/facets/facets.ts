import { assertArguments } from '../../check.js';
import * as say from '../../messages/en/families.js';
import { aFamily } from '../checking/family-checks.js';
import type { Family } from '../family.js';
import type { Editing } from './editing.js';
import type { Making } from './making.js';

// Facets, for callers that cannot do without: a family that lacks one is a wrong argument.

/** How positions of a family are made; throws a TypeError if they are not. */
export function makingOf<P>(family: Pick<Family<P>, 'title' | 'making'>): Making<P> {
  assertArguments(['family', family, aFamily]);
  if (family.making !== undefined) return family.making;
  throw new TypeError(say.makesNoPositions({ family: family.title }).message);
}

/** How positions of a family are drawn; throws a TypeError if they are not. */
export function editingOf<P>(family: Pick<Family<P>, 'title' | 'editing'>): Editing<P> {
  assertArguments(['family', family, aFamily]);
  if (family.editing !== undefined) return family.editing;
  throw new TypeError(say.cannotBeDrawn({ family: family.title }).message);
}
