import type { Grid } from '../boards/grid.js';
import type { LineBoard } from '../boards/line-board.js';
import { ARRANGEMENT_BITS, ARRANGEMENT_MASK, type LineKind } from '../boards/line-kinds.js';

/** What becomes of the vehicles of a kind of line, for each arrangement and set of cells that are always taken from across. */
interface LineOutlook {
  readonly vehicles: number;
  /** At [arrangement << length | cells that are taken]: the cells that no slide frees. */
  readonly always: Uint8Array;
  /**
   * For each vehicle on it: the cells that it can cover, and these with one more on either side, where its neighbour
   * may stop it.
   */
  readonly ever: Uint8Array;
  readonly near: Uint8Array;
}

/** No line has more vehicles. */
const MOST_ON_LINE = 3;

/**
 * Proves without a search that a start leads to no row, which is so of most. Each line is looked at by itself: its
 * vehicles pass all that could ever move (a relaxation). So no vehicle really covers more cells.
 */
export class Outlook {
  private readonly ofRows: LineOutlook[] = [];
  private readonly ofColumns: LineOutlook[] = [];
  /** For each set of cells of the first row, or column, where they stand in the words of a state; those of other lines are shifted by their number. */
  private readonly rowCells: readonly Int32Array[];
  private readonly columnCells: readonly Int32Array[];
  /** For each line of the board: its tables, and where in them. */
  private readonly lines: LineOutlook[] = [];
  private readonly entries: Int32Array;
  /** For each line: the cells that vehicles across pass. For each of its vehicles: the cells that it passes. */
  private readonly crossed: Int32Array;
  private readonly passed: Int32Array;

  constructor(
    private readonly grid: Grid,
    private readonly targetRow: number,
  ) {
    const { width, height, lines } = grid;
    const cells = (line: number, length: number): Int32Array[] =>
      [0, 1].map((word) => Int32Array.from({ length: 1 << length }, (_, mask) => grid.across(line, mask, word)));
    this.rowCells = cells(0, width);
    this.columnCells = cells(height, height);
    this.entries = new Int32Array(lines);
    this.crossed = new Int32Array(lines);
    this.passed = new Int32Array(MOST_ON_LINE * lines);
  }

  /** False if the board cannot be solved, or has something that no solution has to do with, so that it is not minimal. */
  isOpen(board: LineBoard, state: Int32Array): boolean {
    this.relax(board, state);
    const { width } = this.grid;
    const { ever } = this.lines[this.targetRow];
    const reachesEdge = ((ever[this.entries[this.targetRow]] >> (width - 1)) & 1) !== 0;
    return reachesEdge && this.everythingMatters(board);
  }

  /** Finds what can never be moved out of the way: at first everything stands, then ever less. */
  private relax({ kinds }: LineBoard, state: Int32Array): void {
    const { lines, entries, ofRows, ofColumns } = this;
    const { width, height, rowsInWord, columnsInWord } = this.grid;
    const rows = state[0];
    const columns = state[1];
    const rowMask = (1 << width) - 1;
    const columnMask = (1 << height) - 1;
    const [rowCells0, rowCells1] = this.rowCells;
    const [columnCells0, columnCells1] = this.columnCells;
    for (let line = 0; line < height; line++) {
      const kind = kinds[line];
      lines[line] = ofRows[kind.number] ??= outlookOf(kind);
    }
    for (let line = height; line < height + width; line++) {
      const kind = kinds[line];
      lines[line] = ofColumns[kind.number] ??= outlookOf(kind);
    }
    // The cells that columns always take, row by row, and likewise for rows, column by column.
    let byRows0 = state[2];
    let byRows1 = state[3];
    for (;;) {
      let byColumns0 = 0;
      let byColumns1 = 0;
      for (let row = 0; row < height; row++) {
        const taken = row < rowsInWord ? byRows0 >> (width * row) : byRows1 >> (width * (row - rowsInWord));
        const arrangement = (rows >> (ARRANGEMENT_BITS * row)) & ARRANGEMENT_MASK;
        const entry = (arrangement << width) | (taken & rowMask);
        entries[row] = entry;
        const cells = lines[row].always[entry];
        byColumns0 |= rowCells0[cells] << row;
        byColumns1 |= rowCells1[cells] << row;
      }
      let [next0, next1] = [0, 0];
      for (let column = 0; column < width; column++) {
        const taken =
          column < columnsInWord ? byColumns0 >> (height * column) : byColumns1 >> (height * (column - columnsInWord));
        const arrangement = (columns >> (ARRANGEMENT_BITS * column)) & ARRANGEMENT_MASK;
        const entry = (arrangement << height) | (taken & columnMask);
        entries[height + column] = entry;
        const cells = lines[height + column].always[entry];
        next0 |= columnCells0[cells] << column;
        next1 |= columnCells1[cells] << column;
      }
      if (next0 === byRows0 && next1 === byRows1) return;
      byRows0 = next0;
      byRows1 = next1;
    }
  }

  /**
   * Relevance: the target is relevant, and so is every piece that can stand where a relevant piece passes. Such a
   * piece need only get clear of these cells. So everything else can stay where it is while a position is solved, and
   * be taken away without making the solution shorter.
   */
  private everythingMatters({ kinds, walls }: LineBoard): boolean {
    const { lines, entries, crossed, passed, targetRow } = this;
    const { height } = this.grid;
    crossed.fill(0);
    passed.fill(0);
    for (let found = true; found; ) {
      found = false;
      for (let line = 0; line < lines.length; line++) {
        const { vehicles, ever, near } = lines[line];
        const first = entries[line] * vehicles;
        const place = line * MOST_ON_LINE;
        for (let i = 0; i < vehicles; i++) {
          let others = crossed[line];
          for (let other = 0; other < vehicles; other++) if (other !== i) others |= passed[place + other];
          const inTheWay = others & ever[first + i];
          const length = kinds[line].vehicles[i];
          let cells = near[first + i];
          if (line === targetRow) cells &= rightOf(inTheWay, ever[first + i], length);
          else if (inTheWay === 0) continue;
          else cells &= around(inTheWay, length);
          if (cells === passed[place + i]) continue;
          passed[place + i] = cells;
          this.cross(line, cells);
          found = true;
        }
      }
    }
    for (let line = 0; line < lines.length; line++) {
      for (let i = 0; i < lines[line].vehicles; i++) if (passed[line * MOST_ON_LINE + i] === 0) return false;
    }
    for (let row = 0; row < height; row++) {
      let cells = crossed[row];
      for (let i = 0; i < lines[row].vehicles; i++) cells |= passed[row * MOST_ON_LINE + i];
      if ((walls[row] & ~cells) !== 0) return false;
    }
    return true;
  }

  /** Notes cells of a line for those that it crosses. */
  private cross(line: number, cells: number): void {
    const { crossed } = this;
    const { height } = this.grid;
    const [across, own] = line < height ? [height, line] : [0, line - height];
    for (let cell = 0; cells >> cell !== 0; cell++) crossed[across + cell] |= ((cells >> cell) & 1) << own;
  }
}

/** The cells from just before the first of some to just behind the last: a vehicle of a length that leaves them needs no others. */
function around(cells: number, length: number): number {
  const first = 31 - Math.clz32(cells & -cells);
  const last = 31 - Math.clz32(cells);
  return (1 << (last + length + 1)) - (1 << Math.max(0, first - length));
}

/** The target needs all cells to its right, and room for the vehicles that stand there to leave. */
function rightOf(inTheWay: number, ever: number, length: number): number {
  const leftmost = 31 - Math.clz32(ever & -ever);
  const first = inTheWay === 0 ? 31 : 31 - Math.clz32(inTheWay & -inTheWay) - length;
  return -1 << Math.max(0, Math.min(leftmost + length, first));
}

function outlookOf({ length, vehicles, arrangements, masks, moves, walls }: LineKind): LineOutlook {
  const entries = arrangements.length << length;
  const always = new Uint8Array(entries);
  const ever = new Uint8Array(entries * vehicles.length);
  const near = new Uint8Array(entries * vehicles.length);
  const all = (1 << length) - 1;
  for (let start = 0; start < arrangements.length; start++) {
    for (let taken = 0; taken <= all; taken++) {
      if ((taken & (masks[start] | walls)) !== 0) continue;
      const entry = (start << length) | taken;
      const reached = [start];
      for (const at of reached) {
        for (const { from, to, span } of moves) {
          if (from === at && (span & taken) === 0 && !reached.includes(to)) reached.push(to);
        }
      }
      always[entry] = reached.reduce((cells, arrangement) => cells & masks[arrangement], all);
      for (const [vehicle, cells] of vehicles.entries()) {
        for (const arrangement of reached) {
          const covered = ((1 << cells) - 1) << arrangements[arrangement][vehicle];
          ever[entry * vehicles.length + vehicle] |= covered;
          near[entry * vehicles.length + vehicle] |= (covered | (covered << 1) | (covered >> 1)) & all;
        }
      }
    }
  }
  return { vehicles: vehicles.length, always, ever, near };
}
