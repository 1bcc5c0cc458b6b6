import type { Scene, ScenePiece } from '@slidewise/core/contract';

const piece = (label: string, row: number, column: number, rows: number, columns: number): ScenePiece => ({
  label,
  role: label === 'X' ? 'target' : 'piece',
  cells: Array.from({ length: rows * columns }, (_, i) => ({
    row: row + Math.floor(i / columns),
    column: column + (i % columns),
  })),
});

/** What the choices look like, on boards of a few pieces. */
export const carsScene: Scene = {
  ...{ width: 4, height: 3, walls: [], exits: [{ row: 1, column: 3, side: 'right' }] },
  pieces: [piece('A', 0, 0, 1, 3), piece('X', 1, 0, 1, 2), piece('B', 0, 3, 2, 1), piece('C', 2, 1, 1, 2)],
};

export const tilesScene: Scene = {
  ...{ width: 4, height: 3, walls: [], exits: [] },
  pieces: Array.from({ length: 11 }, (_, i) => piece(String(i + 1), Math.floor(i / 4), i % 4, 1, 1)),
};
