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
const WAYS: readonly Vector[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** A corner of a loop, and the ways (numbers in `WAYS`) by which the loop comes and goes. */
interface Corner {
  readonly at: Vector;
  readonly comes: number;
  readonly goes: number;
}

/** The borders of the cells, each as its corners, walked so that the cells are on the right. */
function loops(cells: readonly Cell[]): Corner[][] {
  const key = (x: number, y: number): string => `${x},${y}`;
  const taken = new Set(cells.map(({ row, column }) => key(column, row)));
  // The sides of cells with nothing beyond: where they start, and which ways lead on from there.
  const sides = new Map<string, { at: Vector; ways: number[] }>();
  for (const { row, column } of cells) {
    const corners: Vector[] = [
      [column, row],
      [column + 1, row],
      [column + 1, row + 1],
      [column, row + 1],
    ];
    for (const [way, at] of corners.entries()) {
      // The neighbour beyond the side is on the left of the way along it.
      const [dx, dy] = WAYS[(way + 3) % 4]!;
      if (taken.has(key(column + dx, row + dy))) continue;
      const start = key(...at);
      const known = sides.get(start);
      if (known === undefined) sides.set(start, { at, ways: [way] });
      else known.ways.push(way);
    }
  }
  const found: Corner[][] = [];
  for (const { at, ways } of sides.values()) {
    while (ways.length > 0) found.push(walk(at, ways[0]!, (x, y) => sides.get(key(x, y))!.ways));
  }
  return found;
}

/** Follows a border from one of its points until it closes, and removes the sides that it uses. */
function walk(start: Vector, firstWay: number, waysFrom: (x: number, y: number) => number[]): Corner[] {
  const corners: Corner[] = [];
  let [[x, y], way] = [start, firstWay];
  take(waysFrom(x, y), way);
  for (;;) {
    [x, y] = [x + WAYS[way]![0], y + WAYS[way]![1]];
    const ways = waysFrom(x, y);
    const closed = x === start[0] && y === start[1] && !ways.includes((way + 1) % 4);
    // A right turn stays with the same cell: what only touches at this point is left for another loop.
    const next = closed ? firstWay : ways.includes((way + 1) % 4) ? (way + 1) % 4 : ways[0]!;
    if (next !== way) corners.push({ at: [x, y], comes: way, goes: next });
    if (closed) return corners;
    take(ways, next);
    way = next;
  }
}

function take(ways: number[], way: number): void {
  ways.splice(ways.indexOf(way), 1);
}

function roundedLoop(corners: readonly Corner[], { cell, inset, radius }: OutlineStyle): string {
  const parts = corners.map(({ at, comes, goes }, i) => {
    const [inX, inY] = WAYS[comes]!;
    const [outX, outY] = WAYS[goes]!;
    // Drawn in towards the right of both ways, where the cells are.
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
