import { aNumber, assertArguments, listOf, objectWith } from '../check.js';
import { aWholeCell } from '../contract/checking/family-checks.js';
import type { Cell } from '../contract/scene.js';

const someCells = listOf(aWholeCell);
const aStyle = objectWith({ cell: aNumber, inset: aNumber, radius: aNumber });

/** A shape in units of cells is drawn this large, drawn in by `inset` on all sides, its corners rounded by `radius`. */
export interface OutlineStyle {
  /** The side of a cell. */
  readonly cell: number;
  /** How far it is drawn in on all sides. */
  readonly inset: number;
  /** The radius of the corners. */
  readonly radius: number;
}

type Vector = readonly [x: number, y: number];

/** The outline of some cells as the path of an SVG, holes included; cells that only touch at a corner stay apart. */
export function outline(cells: readonly Cell[], style: OutlineStyle): string {
  assertArguments(['cells', cells, someCells], ['style', style, aStyle]);
  return loops(cells)
    .map((corners) => roundedLoop(corners, style))
    .join('');
}

/** Right, down, left, up: each is a right turn from the one before. */
const DIRECTIONS: readonly Vector[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** A corner of a loop, and the directions (numbers in `DIRECTIONS`) by which the loop comes and goes. */
interface Corner {
  readonly at: Vector;
  readonly comes: number;
  readonly goes: number;
}

/** The borders of the cells, each as its corners, walked so that the cells are on the right. */
function loops(cells: readonly Cell[]): Corner[][] {
  const key = (x: number, y: number): string => `${x},${y}`;
  const taken = new Set(cells.map(({ row, column }) => key(column, row)));
  // The sides of cells with nothing beyond: where they start, and which directions lead on from there.
  const sides = new Map<string, { at: Vector; directions: number[] }>();
  for (const { row, column } of cells) {
    const corners: Vector[] = [
      [column, row],
      [column + 1, row],
      [column + 1, row + 1],
      [column, row + 1],
    ];
    for (const [direction, at] of corners.entries()) {
      // The neighbour beyond the side is on the left of the direction along it.
      const [dx, dy] = DIRECTIONS[(direction + 3) % 4]!;
      if (taken.has(key(column + dx, row + dy))) continue;
      const start = key(...at);
      const known = sides.get(start);
      if (known === undefined) sides.set(start, { at, directions: [direction] });
      else known.directions.push(direction);
    }
  }
  const found: Corner[][] = [];
  for (const { at, directions } of sides.values()) {
    while (directions.length > 0) found.push(walk(at, directions[0]!, (x, y) => sides.get(key(x, y))!.directions));
  }
  return found;
}

/** Follows a border from one of its points until it closes, and removes the sides that it uses. */
function walk(start: Vector, firstDirection: number, directionsFrom: (x: number, y: number) => number[]): Corner[] {
  const corners: Corner[] = [];
  let [[x, y], direction] = [start, firstDirection];
  take(directionsFrom(x, y), direction);
  for (;;) {
    [x, y] = [x + DIRECTIONS[direction]![0], y + DIRECTIONS[direction]![1]];
    const directions = directionsFrom(x, y);
    const closed = x === start[0] && y === start[1] && !directions.includes((direction + 1) % 4);
    // A right turn stays with the same cell: what only touches at this point is left for another loop.
    const next = closed
      ? firstDirection
      : directions.includes((direction + 1) % 4)
        ? (direction + 1) % 4
        : directions[0]!;
    if (next !== direction) corners.push({ at: [x, y], comes: direction, goes: next });
    if (closed) return corners;
    take(directions, next);
    direction = next;
  }
}

function take(directions: number[], direction: number): void {
  directions.splice(directions.indexOf(direction), 1);
}

function roundedLoop(corners: readonly Corner[], { cell, inset, radius }: OutlineStyle): string {
  const parts = corners.map(({ at, comes, goes }, i) => {
    const [inX, inY] = DIRECTIONS[comes]!;
    const [outX, outY] = DIRECTIONS[goes]!;
    // Drawn in towards the right of both directions, where the cells are.
    const x = at[0] * cell + inset * (-inY - outY);
    const y = at[1] * cell + inset * (inX + outX);
    const turnsRight = goes === (comes + 1) % 4 ? 1 : 0;
    const from = `${number(x - radius * inX)} ${number(y - radius * inY)}`;
    const to = `${number(x + radius * outX)} ${number(y + radius * outY)}`;
    return `${i === 0 ? 'M' : 'L'}${from}A${radius} ${radius} 0 0 ${turnsRight} ${to}`;
  });
  return `${parts.join('')}Z`;
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}
