import type { Cell, Scene } from '@slidewise/core/contract';
import { CELL, goalGroups, outline, type Shift, shapeOf } from '@slidewise/core/draw';

/** Around a piece: selection, focus and hints. */
export function ringPath(cells: readonly Cell[]): string {
  return outline(cells, { cell: CELL, inset: 0.5, radius: 15 });
}

/** The cells that are to be covered, those of each target for themselves. */
export function goalPath(scene: Scene): string {
  return goalGroups(scene)
    .map(({ cells }) => outline(cells, { cell: CELL, inset: 5, radius: 9 }))
    .join('');
}

/** A hint: the ghost of the piece where it will stand, and an arrow that its front will have followed. */
export function arrowMarkup(scene: Scene, { piece, rows, columns }: Shift): string {
  const { cells } = scene.pieces[piece]!;
  const { corner, rows: high, columns: wide } = shapeOf(cells);
  const [right, down] = [columns * CELL, rows * CELL];
  const far = Math.hypot(right, down);
  const [ux, uy] = [right / far, down / far];
  const [x, y] = [(corner.column + wide / 2) * CELL, (corner.row + high / 2) * CELL];
  // From near the front where it goes straight, else from the middle.
  const front = rows === 0 ? (wide * CELL) / 2 : columns === 0 ? (high * CELL) / 2 : 26;
  const at = (along: number, aside = 0): string =>
    `${round(x + along * ux - aside * uy)} ${round(y + along * uy + aside * ux)}`;
  const tip = far + front - 22;
  const line = `M${at(front - 26)}L${at(tip - 14)}`;
  const head = `M${at(tip)}L${at(tip - 17, 13)}L${at(tip - 17, -13)}Z`;
  return [
    `<path class="arrow-ghost" d="${outline(cells, { cell: CELL, inset: 5, radius: 14 })}" transform="translate(${right} ${down})"/>`,
    `<path class="arrow-halo" d="${line}"/><path class="arrow-halo head" d="${head}"/>`,
    `<path class="arrow-line" d="${line}"/><path class="arrow-line head" d="${head}"/>`,
  ].join('');
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
