import { type Board, newBoard } from './board.js';
import type { ComponentDistances } from './component-distances.js';
import { Explorer, STATE_WORDS } from './explorer.js';
import type { Grid } from './grid.js';
import { ARRANGEMENT_BITS, ARRANGEMENT_MASK, type LineKinds } from './line-kinds.js';
import type { SlideTables } from './slide-tables.js';

/**
 * Whether the hardest position of a component needs everything on its board: nothing but the target can be taken away without making its solution
 * shorter. What moves in some shortest solution always shortens it when it is taken away, so only what stands still in the one that is found is tried.
 */
export class Minimality {
  /** The board and the state without one thing. */
  private readonly rest: Board;
  private readonly state = new Int32Array(STATE_WORDS);
  private readonly search: Explorer;
  /** For each line, the vehicles that the solution moves: bit i is the i-th one of the line. */
  private readonly moved: Int32Array;

  constructor(
    private readonly grid: Grid,
    private readonly kinds: (line: number) => LineKinds,
    private readonly tables: SlideTables,
    private readonly targetRow: number,
  ) {
    this.rest = newBoard(grid);
    this.search = new Explorer(grid, tables, targetRow);
    this.moved = new Int32Array(grid.lines);
  }

  isMinimal(board: Board, component: Explorer, distances: ComponentDistances, hardest: number): boolean {
    const { grid, moved } = this;
    const moves = distances.counts.length - 1;
    const start = component.states.subarray(hardest * STATE_WORDS, (hardest + 1) * STATE_WORDS);
    this.markMoved(board, component, distances, hardest);
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

  private markMoved(board: Board, component: Explorer, distances: ComponentDistances, hardest: number): void {
    const { states } = component;
    const { grid, moved } = this;
    moved.fill(0);
    let at = hardest;
    for (let left = distances.counts.length - 1; left > 0; left--) {
      const next = distances.nearer(at);
      const a = at * STATE_WORDS;
      const b = next * STATE_WORDS;
      const isRow = states[a] !== states[b];
      const word = isRow ? 0 : 1;
      // The lowest bit that differs is one of the line's arrangement.
      const differing = states[a + word] ^ states[b + word];
      const number = Math.floor((31 - Math.clz32(differing & -differing)) / ARRANGEMENT_BITS);
      const line = isRow ? number : grid.height + number;
      const shift = ARRANGEMENT_BITS * number;
      const { arrangements } = board.kinds[line];
      const before = arrangements[(states[a + word] >> shift) & ARRANGEMENT_MASK];
      const after = arrangements[(states[b + word] >> shift) & ARRANGEMENT_MASK];
      let vehicle = 0;
      while (before[vehicle] === after[vehicle]) vehicle++;
      moved[line] |= 1 << vehicle;
      at = next;
    }
  }

  private isShorterWithoutVehicle(
    board: Board,
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

  private isShorterWithoutWall(board: Board, start: Int32Array, row: number, column: number, moves: number): boolean {
    this.copy(board, start);
    const across = this.grid.height + column;
    this.replace(row, this.kinds(row).withoutWall(board.kinds[row], this.arrangementOn(row), column));
    this.replace(across, this.kinds(across).withoutWall(board.kinds[across], this.arrangementOn(across), row));
    return this.isShorter(moves);
  }

  private isShorter(moves: number): boolean {
    const { rest, search, targetRow } = this;
    // A wall that is taken away may stand in the row of the target.
    const goal = (rest.kinds[targetRow].arrangements.length - 1) << (ARRANGEMENT_BITS * targetRow);
    search.take(rest.tables, goal);
    return moves > 0 && search.reaches(this.state, moves - 1);
  }

  private copy(board: Board, start: Int32Array): void {
    const { rest, grid } = this;
    for (let line = 0; line < grid.lines; line++) rest.kinds[line] = board.kinds[line];
    rest.tables.set(board.tables);
    this.state.set(start);
  }

  private arrangementOn(line: number): number {
    const { height } = this.grid;
    const word = line < height ? 0 : 1;
    return (this.state[word] >> (ARRANGEMENT_BITS * (word === 0 ? line : line - height))) & ARRANGEMENT_MASK;
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
    rest.tables[line] = kind.vehicles.length === 0 ? 0 : this.tables.table(line, kind.number);
  }
}
