import type { Cell, PlannedPiece } from '@slidewise/core/contract';

/** The name of a cell: row and column, counted from 1. */
export function cellName({ row, column }: Cell): string {
  return `r${row + 1}c${column + 1}`;
}

/**
 * The names of pieces. PDDL has letters of the Latin alphabet only, and takes small letters and capitals for the same: a piece whose
 * label does not fit is called by its number.
 */
export function pieceNames(pieces: readonly PlannedPiece[]): string[] {
  const labels = pieces.map(({ label }) => label.toLowerCase());
  return labels.map((label, i) => {
    const isPlain = /^[a-z0-9]+$/.test(label) && labels.indexOf(label) === i;
    return isPlain ? `p-${label}` : `piece-${i + 1}`;
  });
}
