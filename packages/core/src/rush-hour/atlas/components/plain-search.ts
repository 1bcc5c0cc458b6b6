import type { Board } from '../boards/board.js';
import type { Grid } from '../boards/grid.js';
import type { LineKinds } from '../boards/line-kinds.js';
import { STATE_WORDS } from '../boards/state.js';
import { ComponentDistances } from './component-distances.js';
import type { ComponentSearch } from './component-search.js';
import { Explorer } from './explorer.js';
import { SlideTables } from './slide-tables.js';

/** The searches in plain code: what runs where there is no WebAssembly, and a check of what is compiled. */
export class PlainSearch implements ComponentSearch {
  private readonly explorer: Explorer;
  private readonly distances: ComponentDistances;

  constructor(grid: Grid, kinds: (line: number) => LineKinds, targetRow: number) {
    this.explorer = new Explorer(grid, new SlideTables(grid, kinds), targetRow);
    this.distances = new ComponentDistances(this.explorer);
  }

  explore(board: Board, start: Int32Array): boolean {
    this.explorer.take(board);
    return this.explorer.explore(start) === 'whole';
  }

  get size(): number {
    return this.explorer.size;
  }

  measure(): readonly number[] {
    this.distances.measure();
    return [...this.distances.counts];
  }

  get farthest(): Int32Array {
    return this.distances.farthest;
  }

  rowsOf(state: number): number {
    return this.explorer.states[state * STATE_WORDS];
  }

  columnsOf(state: number): number {
    return this.explorer.states[state * STATE_WORDS + 1];
  }

  nearer(state: number): number {
    return this.distances.nearer(state);
  }

  reaches(board: Board, start: Int32Array, moves: number): boolean {
    this.explorer.take(board);
    return this.explorer.reaches(start, moves);
  }
}
