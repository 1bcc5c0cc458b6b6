import type { Cell } from '../../contract/scene.js';

export function cellNames(cells: readonly Cell[]): string[] {
  return cells.map(({ row, column }) => `${row},${column}`).sort();
}

export function isShifted(from: readonly Cell[], to: readonly Cell[], rows: number, columns: number): boolean {
  return to.every(({ row, column }, i) => row === from[i]!.row + rows && column === from[i]!.column + columns);
}
