import type { Cell, Scene } from '@slidewise/core/contract';

/** The board of the start page: four moves. */
const ROWS = ['...B..', '...B.D', 'XX.B.D', '..CCC.', 'E....F', 'EGG..F'];

export const HERO_TEXT = ROWS.join('\n');
export const HERO_OPTIMUM = 4;

/** What it looks like before its family is loaded. */
export function heroScene(): Scene {
  const pieces = new Map<string, Cell[]>();
  for (const [row, line] of ROWS.entries()) {
    for (const [column, label] of [...line].entries()) {
      if (label !== '.') pieces.set(label, [...(pieces.get(label) ?? []), { row, column }]);
    }
  }
  return {
    ...{ width: 6, height: 6, walls: [], exits: [{ row: 2, column: 5, side: 'right' }] },
    // In the order of the family, on which colours depend.
    pieces: [...pieces].sort().map(([label, cells]) => ({ label, role: label === 'X' ? 'target' : 'piece', cells })),
  };
}
