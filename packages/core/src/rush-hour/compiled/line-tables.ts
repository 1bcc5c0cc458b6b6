import type { WasmInstance } from '../../wasm/module.js';
import type { LineShape } from './board.js';
import {
  ARRANGEMENT_BYTES,
  type BoardSize,
  CELLS_BYTES,
  FIRST_COLUMN,
  type LineMemory,
  SLIDE_AT,
  SLIDE_BYTES,
} from './memory.js';

/**
 * The tables of lines in the memory of an engine. They depend on the place of the line and its shape, and on nothing else of the board: boards share them.
 */
export class LineTables {
  private end: number;
  private readonly known = new Map<LineShape, number[]>();

  constructor(
    private readonly size: BoardSize,
    private readonly memory: LineMemory,
    private readonly instance: WasmInstance,
    private readonly fillLists: (table: number, arrangements: number, length: number) => number,
    private readonly most: number,
  ) {
    this.end = memory.lineTables;
  }

  /** Makes room for a board with so many lines; true if the tables so far had to go for it. */
  makeRoom(lines: number): boolean {
    if (this.end + lines * this.memory.tableBytes <= this.most) return false;
    this.known.clear();
    this.end = this.memory.lineTables;
    return true;
  }

  /** Where the table of a shape on a line stands, rows from 0 and columns from `FIRST_COLUMN`. */
  place(line: number, shape: LineShape): number {
    let places = this.known.get(shape);
    if (places === undefined) {
      places = new Array<number>(2 * FIRST_COLUMN).fill(-1);
      this.known.set(shape, places);
    }
    if (places[line] < 0) places[line] = this.build(line, shape);
    return places[line];
  }

  private build(line: number, { length, masks, moves, repeats }: LineShape): number {
    const { words } = this.instance;
    const isRow = line < FIRST_COLUMN;
    const number = isRow ? line : line - FIRST_COLUMN;
    const across = isRow ? this.size.height : this.size.width;
    const table = this.end;
    words.fill(0, table / 4, (table + this.memory.tableBytes) / 4);
    for (let arrangement = 0; arrangement < masks.length; arrangement++) {
      // A cell of this line is a cell of the line that crosses there: cell `number` of line `cell`.
      for (let cell = 0; cell < length; cell++) {
        if (((masks[arrangement] >> cell) & 1) === 0) continue;
        const bit = cell * across + number;
        words[table / 4 + 2 * arrangement + (bit >> 5)] |= 1 << (bit & 31);
      }
    }
    const linesUp = (repeats ? -1 : -2) << line;
    let [from, count] = [-1, 0];
    for (const move of moves) {
      count = move.from === from ? count + 1 : 1;
      from = move.from;
      const slide = (table + CELLS_BYTES + from * ARRANGEMENT_BYTES + (count - 1) * SLIDE_BYTES) / 4;
      const change = (move.to - from) * 2 ** (4 * number);
      words[slide] = isRow ? 0 : change;
      words[slide + 1] = isRow ? change : change < 0 ? -1 : 0;
      // Commutativity pruning: of lines that do not touch the move, only those with a larger number follow.
      words[slide + SLIDE_AT.linesAfter / 4] = (linesUp | (isRow ? 0 : move.span)) & 0xffff;
      words[slide + SLIDE_AT.span / 4] = move.span;
    }
    this.fillLists(table, masks.length, length);
    this.end += this.memory.tableBytes;
    return table;
  }
}
