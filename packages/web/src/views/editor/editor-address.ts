import { type Family, makingOf } from '@slidewise/core/contract';
import type { Address } from '@slidewise/core/reading';
import { ok, problem, type Result } from '@slidewise/core/result';
import { positionId, readPositionId } from '@slidewise/core/session';
import * as messages from '../../messages.js';
import { readDrawing } from './kept-drawing.js';
import { begin, type Draft, draftOf, newBoardFamilies } from './pad/draft.js';

/** What was drawn last: the board, and the drawing that was to become the next one, if it is none yet. */
export interface LastDraft {
  readonly board?: string | undefined;
  readonly drawing?: string | undefined;
}

/** The board of an address, with its unfinished drawing. Without a board: the last drawing, or a plain one. */
export function openDraft({ name, parameters }: Address, left: string | undefined, last: LastDraft): Result<Draft> {
  if (name !== '') return problem(messages.noEditorPage({ name }));
  const { board } = parameters;
  if (board !== undefined) {
    const read = readPositionId(board);
    if (!read.ok) return problem(messages.boardInAddress({ why: read.problem }));
    return drawn(draftOf(read.value.family, read.value.reading.position), left, board);
  }
  const kept = last.board === undefined ? undefined : readPositionId(last.board);
  if (kept?.ok) {
    return drawn(draftOf(kept.value.family, kept.value.reading.position), last.drawing, last.board!);
  }
  const family = newBoardFamilies[0]!;
  return begin(family, makingOf(family).sizes.usual);
}

function drawn(draft: Result<Draft>, drawing: string | undefined, board: string): Result<Draft> {
  const scene = draft.ok ? readDrawing(drawing, board) : undefined;
  return draft.ok && scene !== undefined ? ok({ ...draft.value, scene }) : draft;
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
