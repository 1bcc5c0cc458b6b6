import type { Grid } from './grid.js';
import type { LineBoard } from './line-board.js';
import { arrangementOn } from './state.js';

/** As the format `line` has them: beside upper-case letters, X and a would be taken for targets of other formats, x is a wall, o is empty. */
const NAMES = [...'BCDEFGHIJKLMNOPQRSTUVWYZbcdefghijklmnpqrstuvwyz'];

/** The board of a state on one line, as the format `line` writes it: the target is A, all others are named in reading order. */
export function boardLine(grid: Grid, targetRow: number, board: LineBoard, state: Int32Array): string {
  const { width, height } = grid;
  const cells = new Array<string>(width * height).fill('.');
  const vehicles: { first: number; step: number; length: number; target: boolean }[] = [];
  for (let line = 0; line < height + width; line++) {
    const isRow = line < height;
    const number = isRow ? line : line - height;
    const kind = board.kinds[line];
    for (const [i, offset] of kind.arrangements[arrangementOn(state, grid, line)].entries()) {
      const first = isRow ? number * width + offset : offset * width + number;
      vehicles.push({ first, step: isRow ? 1 : width, length: kind.vehicles[i], target: line === targetRow });
    }
    if (!isRow) continue;
    for (let column = 0; column < width; column++) {
      if (((kind.walls >> column) & 1) !== 0) cells[number * width + column] = 'x';
    }
  }
  vehicles.sort((a, b) => a.first - b.first);
  let named = 0;
  for (const { first, step, length, target } of vehicles) {
    const name = target ? 'A' : NAMES[named++];
    for (let i = 0; i < length; i++) cells[first + i * step] = name;
  }
  if (width === height) return cells.join('');
  return Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width).join('')).join('/');
}
