import type { Grid } from './grid.js';
import type { LineBoard } from './line-board.js';
import { ARRANGEMENT_BITS, ARRANGEMENT_MASK } from './line-kinds.js';

/**
 * The words of a state: arrangements of rows, of columns; cells of columns' vehicles by rows, of rows' vehicles by columns, two words each. The first two
 * say everything; they make one number, in which rows count more.
 */
export const STATE_WORDS = 6;

/** The arrangement of a line. */
export function arrangementOn(state: Int32Array, { height }: Grid, line: number): number {
  const isRow = line < height;
  return (state[isRow ? 0 : 1] >> (ARRANGEMENT_BITS * (isRow ? line : line - height))) & ARRANGEMENT_MASK;
}

/** Fills in the cells of a state whose arrangements are there. */
export function fillCells(state: Int32Array, grid: Grid, { kinds }: LineBoard): void {
  state.fill(0, 2, STATE_WORDS);
  for (let line = 0; line < grid.lines; line++) {
    const mask = kinds[line].masks[arrangementOn(state, grid, line)];
    const word = line < grid.height ? 4 : 2;
    state[word] |= grid.across(line, mask, 0);
    state[word + 1] |= grid.across(line, mask, 1);
  }
}
