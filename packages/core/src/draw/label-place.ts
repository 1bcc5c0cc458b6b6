import { assertArguments } from '../check.js';
import { someCells } from '../contract/checking/family-checks.js';
import type { Cell } from '../contract/scene.js';

/** The middle of a piece, or the middle of its nearest cell if the middle of the piece is too close to an edge. */
export function labelPlace(cells: readonly Cell[]): readonly [x: number, y: number] {
  assertArguments(['cells', cells, someCells]);
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(cells.map(({ column }) => column)) + 0.5;
  const y = mean(cells.map(({ row }) => row)) + 0.5;
  const holds = (px: number, py: number): boolean =>
    cells.some(({ row, column }) => column === Math.floor(px) && row === Math.floor(py));
  const around = [-0.25, 0.25].flatMap((dx) => [-0.25, 0.25].map((dy) => holds(x + dx, y + dy)));
  if (around.every(Boolean)) return [x, y];
  const distance = ({ row, column }: Cell): number => (column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2;
  const nearest = cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
  return [nearest.column + 0.5, nearest.row + 0.5];
}
