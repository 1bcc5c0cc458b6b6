import type { Editing, Family, Scene, Size, Titled } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { ok, problem, type Result } from '@slidewise/core/result';
import { showCount } from '@slidewise/core/text';
import * as messages from '../../../messages.js';
import { resize } from './drawing.js';

/**
 * An unfinished board: the scene, which may be no position yet, and a position for everything else.
 */
export interface Draft {
  readonly family: Family;
  readonly editing: Editing;
  readonly base: unknown;
  readonly scene: Scene;
}

/** Boards of more cells are not drawn here: their cells would be too small. */
export const MOST_CELLS = 1600;

export function draftOf(family: Family, position: unknown): Result<Draft> {
  const { editing } = family;
  if (editing === undefined) return problem(messages.notDrawnHere({ family: family.title }));
  const scene = family.scene(position);
  if (scene.width * scene.height <= MOST_CELLS) return ok({ family, editing, base: position, scene });
  const size = `${scene.width}×${scene.height}`;
  return problem(messages.tooLargeToDraw({ size, most: showCount(MOST_CELLS) }));
}

/** The position that is drawn, or what is wrong. */
export function composed({ editing, scene, base }: Draft): Result<unknown> {
  return editing.compose(scene, base);
}

/** After a change: what is not seen comes from the last position that was one. */
export function changed(draft: Draft, scene: Scene): Draft {
  const next = { ...draft, scene };
  const position = composed(next);
  if (!position.ok) return next;
  // What follows from the pieces, such as where the exit is, is seen at once.
  const { exits } = draft.family.scene(position.value);
  return { ...next, base: position.value, scene: { ...scene, exits } };
}

/** Another size. Where pieces cannot be added or taken away one by one, the board begins anew. */
export function resized(draft: Draft, size: Size): Result<Draft> {
  const begun = begin(draft.family, size);
  if (!begun.ok || !draft.editing.editable.includes('pieces')) return begun;
  return ok(changed(draft, resize(draft.scene, size)));
}

/** The families of which a new board can be drawn. */
export const newBoardFamilies: readonly Family[] = families.filter(
  ({ editing, making }) => editing !== undefined && making !== undefined,
);

/** The least that a board of a family can be. */
export function begin(family: Family, size: Size): Result<Draft> {
  if (size.width * size.height > MOST_CELLS) {
    return problem(messages.sizeTooLargeToDraw({ size: `${size.width}×${size.height}` }));
  }
  const plain = family.making?.plain(size) ?? problem(messages.notMadeHere({ family: family.title }));
  return plain.ok ? draftOf(family, plain.value) : plain;
}

// Goals that are asked for by name or in words -----------------------------------------------------------------------

/** The goal of a draft in the family's words. */
export function goalOf(draft: Draft): string | undefined {
  const again = withGoal(draft, undefined);
  return again.ok ? again.value.goal : undefined;
}

/** The goals that can be chosen by name for this board. */
export function namedGoals(draft: Draft): readonly Titled[] {
  return draft.family.goals.filter(({ id }) => withGoal(draft, id).ok);
}

/** The same board with another goal, said in the family's words. */
export function withGoal(
  draft: Draft,
  goal: string | undefined,
): Result<{ readonly draft: Draft; readonly goal: string }> {
  const { family, base, scene } = draft;
  for (const { id: format } of family.formats) {
    const text = family.print(base, format);
    if (!text.ok) continue;
    const reading = family.parse(text.value, {
      ...family.readOptions(base),
      format,
      ...(goal === undefined ? {} : { goal }),
    });
    if (!reading.ok) return reading;
    return ok({ draft: changed({ ...draft, base: reading.value.position }, scene), goal: reading.value.goal });
  }
  return problem(messages.noFormatForBoard());
}
