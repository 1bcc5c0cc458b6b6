import type { Scene } from '@slidewise/core/contract';
import { CELL, drawPieces, type PieceOptions, shapeOf } from '@slidewise/core/draw';

/** The pieces of a scene where they stand, each as the elements of a drawing. */
export function placedPieces(scene: Scene, options: PieceOptions): string[] {
  return drawPieces(scene, options).map((drawn, i) => {
    const { cells } = scene.pieces[i]!;
    if (cells.length === 0) return drawn;
    const { row, column } = shapeOf(cells).corner;
    return `<g transform="translate(${column * CELL} ${row * CELL})">${drawn}</g>`;
  });
}
