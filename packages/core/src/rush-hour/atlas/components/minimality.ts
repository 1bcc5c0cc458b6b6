import type { Grid } from '../boards/grid.js';
import { type LineBoard, newBoard } from '../boards/line-board.js';
import { ARRANGEMENT_BITS, ARRANGEMENT_MASK, type LineKinds } from '../boards/line-kinds.js';
import { arrangementOn, STATE_WORDS } from '../boards/state.js';
import type { ComponentSearch } from './component-search.js';

/**
 * Whether the hardest position of a component needs everything on its board: nothing but the target can be taken away
 * without making its solution shorter. A piece that moves in some shortest solution always shortens it when it is
 * taken away. So only pieces that stand still in one are tried.
 */
export class Minimality {
  /** The board and the state without one thing. */
  private readonly rest: LineBoard;
  private readonly state = new Int32Array(STATE_WORDS);
  /** For each line, the vehicles that the solution moves: bit i is the i-th one of the line. */
  private readonly moved: Int32Array;

  constructor(
    private readonly grid: Grid,
    private readonly kinds: (line: number) => LineKinds,
    /** Not the one that has explored the component. */
    private readonly search: ComponentSearch,
    private readonly targetRow: number,
  ) {
    this.rest = newBoard(grid);
    this.moved = new Int32Array(grid.lines);
  }

  /** The hardest position is so many moves from a goal: its number in the component, and its words. */
  isMinimal(board: LineBoard, component: ComponentSearch, moves: number, hardest: number, start: Int32Array): boolean {
    const { grid, moved } = this;
    this.markMoved(board, component, moves, hardest);
    for (let line = 0; line < grid.lines; line++) {
      if (line === this.targetRow) continue;
      const { vehicles } = board.kinds[line];
      for (let vehicle = 0; vehicle < vehicles.length; vehicle++) {
        if (((moved[line] >> vehicle) & 1) !== 0) continue;
        if (!this.isShorterWithoutVehicle(board, start, line, vehicle, moves)) return false;
      }
    }
    for (let row = 0; row < grid.height; row++) {
      for (let column = 0; column < grid.width; column++) {
        if (((board.walls[row] >> column) & 1) === 0) continue;
        if (!this.isShorterWithoutWall(board, start, row, column, moves)) return false;
      }
    }
    return true;
  }

  private markMoved({ kinds }: LineBoard, component: ComponentSearch, moves: number, hardest: number): void {
    const { grid, moved } = this;
    moved.fill(0);
    let at = hardest;
    let rows = component.rowsOf(at);
    let columns = component.columnsOf(at);
    for (let left = moves; left > 0; left--) {
      at = component.nearer(at);
      const nextRows = component.rowsOf(at);
      const nextColumns = component.columnsOf(at);
      const isRow = rows !== nextRows;
      const [before, after] = isRow ? [rows, nextRows] : [columns, nextColumns];
      // The lowest bit that differs is one of the line's arrangement.
      const differing = before ^ after;
      const number = Math.floor((31 - Math.clz32(differing & -differing)) / ARRANGEMENT_BITS);
      const line = isRow ? number : grid.height + number;
      const shift = ARRANGEMENT_BITS * number;
      const { arrangements } = kinds[line];
      const offsets = arrangements[(before >> shift) & ARRANGEMENT_MASK];
      const offsetsAfter = arrangements[(after >> shift) & ARRANGEMENT_MASK];
      let vehicle = 0;
      while (offsets[vehicle] === offsetsAfter[vehicle]) vehicle++;
      moved[line] |= 1 << vehicle;
      rows = nextRows;
      columns = nextColumns;
    }
  }

  private isShorterWithoutVehicle(
    board: LineBoard,
    start: Int32Array,
    line: number,
    vehicle: number,
    moves: number,
  ): boolean {
    this.copy(board, start);
    const arrangement = this.arrangementOn(line);
    this.replace(line, this.kinds(line).without(board.kinds[line], arrangement, vehicle));
    return this.isShorter(moves);
  }

  private isShorterWithoutWall(
    board: LineBoard,
    start: Int32Array,
    row: number,
    column: number,
    moves: number,
  ): boolean {
    this.copy(board, start);
    const across = this.grid.height + column;
    this.replace(row, this.kinds(row).withoutWall(board.kinds[row], this.arrangementOn(row), column));
    this.replace(across, this.kinds(across).withoutWall(board.kinds[across], this.arrangementOn(across), row));
    return this.isShorter(moves);
  }

  private isShorter(moves: number): boolean {
    return moves > 0 && this.search.reaches(this.rest, this.state, moves - 1);
  }

  private copy(board: LineBoard, start: Int32Array): void {
    const { rest, grid } = this;
    for (let line = 0; line < grid.lines; line++) rest.kinds[line] = board.kinds[line];
    this.state.set(start);
  }

  private arrangementOn(line: number): number {
    return arrangementOn(this.state, this.grid, line);
  }

  /** Puts another kind on a line, in an arrangement: number of kind << ARRANGEMENT_BITS | arrangement. */
  private replace(line: number, by: number): void {
    const { rest, grid, state } = this;
    const before = this.arrangementOn(line);
    const after = by & ARRANGEMENT_MASK;
    const kind = this.kinds(line).kinds[by >> ARRANGEMENT_BITS];
    const changed = rest.kinds[line].masks[before] ^ kind.masks[after];
    const isRow = line < grid.height;
    state[isRow ? 0 : 1] += (after - before) << (ARRANGEMENT_BITS * (isRow ? line : line - grid.height));
    const cells = isRow ? 4 : 2;
    state[cells] ^= grid.across(line, changed, 0);
    state[cells + 1] ^= grid.across(line, changed, 1);
    rest.kinds[line] = kind;
  }
}
