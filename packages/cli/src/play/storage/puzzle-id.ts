import type { Family } from '@slidewise/core/contract';
import { positionId } from '@slidewise/core/session';

const known = new WeakMap<object, string>();

/** What a puzzle is known by, whatever it is called and however it is written: the id of its start. */
export function puzzleId(family: Family, start: unknown): string {
  const id = known.get(start as object) ?? positionId(family, start);
  known.set(start as object, id);
  return id;
}
