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

/** A move of a plan: which one it is, and how far earlier moves of the plan have taken the piece. */
export interface PlanPlace {
  readonly number: number;
  readonly rows: number;
  readonly columns: number;
}

/** A hint: the ghost of the piece where it will stand, and an arrow; numbered where it is part of a plan. */
export function hintMarkup(scene: Scene, shift: Shift, place?: PlanPlace): string {
  const { cells } = scene.pieces[shift.piece]!;
  const [right, down] = [shift.columns + (place?.columns ?? 0), shift.rows + (place?.rows ?? 0)];
  const ghost = outline(cells, { cell: CELL, inset: 5, radius: 14 });
  return `<path class="arrow-ghost" d="${ghost}" transform="translate(${right * CELL} ${down * CELL})"/>${arrowMarkup(scene, shift, place)}`;
}

/** An arrow that the front of a piece will have followed. */
export function arrowMarkup(scene: Scene, { piece, rows, columns }: Shift, place?: PlanPlace): string {
  const { cells } = scene.pieces[piece]!;
  const { corner, rows: high, columns: wide } = shapeOf(cells);
  const [right, down] = [columns * CELL, rows * CELL];
  const [pastRight, pastDown] = [(place?.columns ?? 0) * CELL, (place?.rows ?? 0) * CELL];
  const far = Math.hypot(right, down);
  const [ux, uy] = [right / far, down / far];
  const [x, y] = [(corner.column + wide / 2) * CELL + pastRight, (corner.row + high / 2) * CELL + pastDown];
  // From near the front where it goes straight, else from the middle.
  const front = rows === 0 ? (wide * CELL) / 2 : columns === 0 ? (high * CELL) / 2 : 26;
  const point = (along: number, aside = 0): [number, number] => [
    round(x + along * ux - aside * uy),
    round(y + along * uy + aside * ux),
  ];
  const at = (along: number, aside = 0): string => point(along, aside).join(' ');
  // The arrows of a plan on small pieces meet in the middle of a cell, where their numbers are.
  const isSmall = place !== undefined && wide === 1 && high === 1;
  const [tail, tip] = isSmall ? [0, far - 6] : [front - 26, far + front - 22];
  const line = `M${at(tail)}L${at(tip - 14)}`;
  const head = `M${at(tip)}L${at(tip - 17, 13)}L${at(tip - 17, -13)}Z`;
  return [
    `<path class="arrow-halo" d="${line}"/><path class="arrow-halo head" d="${head}"/>`,
    `<path class="arrow-line" d="${line}"/><path class="arrow-line head" d="${head}"/>`,
    place === undefined ? '' : numberMark(place.number, point(tail)),
  ].join('');
}

function numberMark(number: number, [x, y]: readonly [number, number]): string {
  return `<circle class="arrow-number" cx="${x}" cy="${y}" r="12.5"/><text class="sw-label" x="${x}" y="${y}" dy=".36em" font-size="15">${number}</text>`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
