import type { Grid } from '../boards/grid.js';
import type { LineBoard } from '../boards/line-board.js';
import { arrangementOn, fillCells, STATE_WORDS } from '../boards/state.js';
import type { ComponentSearch } from './component-search.js';

/** Finds the hardest state of a component: of the farthest ones the first in the order of the published enumeration. */
export class Hardest {
  /** The number of the state that was found last, and its words. */
  number = 0;
  readonly state = new Int32Array(STATE_WORDS);
  private readonly other = new Int32Array(STATE_WORDS);

  constructor(private readonly grid: Grid) {}

  /** In a component that was measured. */
  find(board: LineBoard, component: ComponentSearch): void {
    const { grid, state, other } = this;
    const { farthest } = component;
    for (let i = 0; i < farthest.length; i++) {
      const number = farthest[i];
      other[0] = component.rowsOf(number);
      other[1] = component.columnsOf(number);
      if (i > 0 && !this.isOtherBefore(board)) continue;
      state.set(other);
      this.number = number;
    }
    fillCells(state, grid, board);
  }

  /**
   * The cells of horizontal vehicles make a number, the last row being worth most; then those of vertical vehicles. Walls are the same for
   * all states of a component.
   */
  private isOtherBefore(board: LineBoard): boolean {
    const { grid, state, other } = this;
    for (let row = grid.height - 1; state[0] !== other[0] && row >= 0; row--) {
      const { masks } = board.kinds[row];
      const difference = masks[arrangementOn(other, grid, row)] - masks[arrangementOn(state, grid, row)];
      if (difference !== 0) return difference < 0;
    }
    fillCells(state, grid, board);
    fillCells(other, grid, board);
    return other[3] === state[3] ? other[2] < state[2] : other[3] < state[3];
  }
}
