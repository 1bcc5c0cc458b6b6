import type { Cell, Scene } from '@slidewise/core/contract';
import { MOST_CELLS } from './pad/draft.js';

// A drawing that is no position yet has no id: it is stored as it is, beside the id of its origin.

export function writeDrawing(board: string, scene: Scene): string {
  return JSON.stringify({ board, scene });
}

/** The drawing in a text, if it comes from this board; undefined if the text is not one of this app. */
export function readDrawing(text: string | undefined, board: string): Scene | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || kept.board !== board || !isScene(kept.scene)) return undefined;
    return kept.scene;
  } catch {
    return undefined;
  }
}

function isScene(value: unknown): value is Scene {
  if (!isRecord(value)) return false;
  const { width, height, pieces, walls, exits, goals } = value;
  if (![width, height].every((size) => Number.isInteger(size) && (size as number) > 0)) return false;
  if ((width as number) * (height as number) > MOST_CELLS) return false;
  const whole = [pieces, walls, exits, goals ?? []];
  if (!whole.every(Array.isArray)) return false;
  return (
    [...(walls as unknown[]), ...(exits as unknown[]), ...((goals ?? []) as unknown[])].every(isCell) &&
    (pieces as unknown[]).every(isPiece)
  );
}

function isPiece(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { label, role, cells } = value;
  return (
    typeof label === 'string' &&
    ['target', 'piece'].includes(role as string) &&
    Array.isArray(cells) &&
    cells.every(isCell)
  );
}

function isCell(value: unknown): value is Cell {
  return isRecord(value) && Number.isInteger(value.row) && Number.isInteger(value.column);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
