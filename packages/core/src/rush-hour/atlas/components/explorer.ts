import { newWords } from '../../../out-of-memory.js';
import { type Board, goalOf } from '../boards/board.js';
import type { Grid } from '../boards/grid.js';
import { ARRANGEMENT_BITS, ARRANGEMENT_MASK } from '../boards/line-kinds.js';
import { STATE_WORDS } from '../boards/state.js';
import { SLIDE_WORDS, type SlideTables } from './slide-tables.js';

const LEAST_SLOTS = 1 << 10;

/** No state has more neighbours than this: a board of 7×7 cells has 14 lines, and no arrangement of one more than eight slides. */
const MOST_NEIGHBOURS = 128;

/** What a search is for: the whole component, unless a state before the start is met; or a goal within some moves. */
type Outcome = 'whole' | 'not-first' | 'goal' | 'no-goal';

/**
 * Searches of one board after another, breadth-first. The states are in `states` in order of generation; those of the search before are forgotten without
 * clearing anything: slots hold the number of a state above `base`, and everything below is free.
 */
export class Explorer {
  states = newWords(STATE_WORDS << 12);
  size = 0;
  /** For each state of a whole component, where its neighbours start in `edges`; they end where the next one's start. */
  edgeStarts = newWords((1 << 12) + 1);
  edges = newWords(1 << 15);
  private slots = newWords(1 << 12);
  private slotMask = LEAST_SLOTS - 1;
  private base = 1;
  /** The lines that have vehicles, of the board that is searched: line, table. */
  private readonly rows: Int32Array;
  private readonly columns: Int32Array;
  private rowCount = 0;
  private columnCount = 0;
  /** A state is a goal if (arrangements of rows & goalMask) = goal. */
  private readonly goalMask: number;
  private goal = 0;

  constructor(
    private readonly grid: Grid,
    private readonly tables: SlideTables,
    private readonly targetRow: number,
  ) {
    this.rows = new Int32Array(4 * grid.height);
    this.columns = new Int32Array(4 * grid.width);
    this.goalMask = ARRANGEMENT_MASK << (ARRANGEMENT_BITS * targetRow);
  }

  /** Takes a board for the searches that come next. */
  take(board: Board): void {
    const { kinds } = board;
    const { width, height, rowsInWord, columnsInWord } = this.grid;
    this.goal = goalOf(board, this.targetRow) << (ARRANGEMENT_BITS * this.targetRow);
    this.rowCount = 0;
    for (let row = 0; row < height; row++) {
      if (kinds[row].vehicles.length === 0) continue;
      const at = 4 * this.rowCount++;
      const second = row >= rowsInWord;
      this.rows[at] = ARRANGEMENT_BITS * row;
      this.rows[at + 1] = second ? 1 : 0;
      this.rows[at + 2] = width * (second ? row - rowsInWord : row);
      this.rows[at + 3] = this.tables.table(row, kinds[row].number);
    }
    this.columnCount = 0;
    for (let column = 0; column < width; column++) {
      const line = height + column;
      if (kinds[line].vehicles.length === 0) continue;
      const at = 4 * this.columnCount++;
      const second = column >= columnsInWord;
      this.columns[at] = ARRANGEMENT_BITS * column;
      this.columns[at + 1] = second ? 1 : 0;
      this.columns[at + 2] = height * (second ? column - columnsInWord : column);
      this.columns[at + 3] = this.tables.table(line, kinds[line].number);
    }
  }

  isGoal(at: number): boolean {
    return (this.states[at * STATE_WORDS] & this.goalMask) === this.goal;
  }

  /** Explores the component of a state with all edges, unless one of its states has smaller arrangements than the start. */
  explore(start: Int32Array): 'whole' | 'not-first' {
    return this.run(start, -1) as 'whole' | 'not-first';
  }

  /** Whether a goal can be reached within so many moves. */
  reaches(start: Int32Array, moves: number): boolean {
    return this.run(start, moves) === 'goal';
  }

  private run(start: Int32Array, moves: number): Outcome {
    const { rows, columns, rowCount, columnCount, goal, goalMask } = this;
    const { heads, pool } = this.tables;
    const { width, height } = this.grid;
    const rowMask = (1 << width) - 1;
    const columnMask = (1 << height) - 1;
    const bounded = moves >= 0;
    const first0 = start[0];
    const first1 = start[1];
    this.begin();
    let { states, edges, edgeStarts } = this;
    states.set(start, 0);
    this.find(first0, first1);
    if (bounded && (first0 & goalMask) === goal) return 'goal';
    let edgeEnd = 0;
    let layerEnd = 1;
    let depth = 0;
    for (let at = 0; at < this.size; at++) {
      if (at === layerEnd) {
        depth++;
        layerEnd = this.size;
      }
      if (bounded && depth >= moves) return 'no-goal';
      const room = this.size + MOST_NEIGHBOURS;
      if (states.length < room * STATE_WORDS) this.growStates();
      if (4 * room > 3 * this.slotMask) this.growSlots();
      if (!bounded) {
        if (edges.length < edgeEnd + MOST_NEIGHBOURS) this.growEdges();
        edges = this.edges;
        edgeStarts = this.edgeStarts;
        edgeStarts[at] = edgeEnd;
      }
      states = this.states;
      const from = at * STATE_WORDS;
      const d0 = states[from];
      const d1 = states[from + 1];
      const v0 = states[from + 2];
      const v1 = states[from + 3];
      const h0 = states[from + 4];
      const h1 = states[from + 5];
      for (let line = 0; line < rowCount; line++) {
        const entry = 4 * line;
        const arrangement = (d0 >> rows[entry]) & ARRANGEMENT_MASK;
        const crossing = ((rows[entry + 1] === 0 ? v0 : v1) >> rows[entry + 2]) & rowMask;
        let slide = heads[rows[entry + 3] + ((arrangement << width) | crossing)];
        if (slide === 0) continue;
        const end = slide + 1 + SLIDE_WORDS * pool[slide];
        for (slide++; slide < end; slide += SLIDE_WORDS) {
          const n0 = d0 + pool[slide];
          const before = this.size;
          const found = this.find(n0, d1);
          if (found === before) {
            const into = found * STATE_WORDS;
            states[into] = n0;
            states[into + 1] = d1;
            states[into + 2] = v0;
            states[into + 3] = v1;
            states[into + 4] = h0 ^ pool[slide + 1];
            states[into + 5] = h1 ^ pool[slide + 2];
            if (bounded) {
              if ((n0 & goalMask) === goal) return 'goal';
            } else if (n0 < first0 || (n0 === first0 && d1 < first1)) return 'not-first';
          }
          if (!bounded) edges[edgeEnd++] = found;
        }
      }
      for (let line = 0; line < columnCount; line++) {
        const entry = 4 * line;
        const arrangement = (d1 >> columns[entry]) & ARRANGEMENT_MASK;
        const crossing = ((columns[entry + 1] === 0 ? h0 : h1) >> columns[entry + 2]) & columnMask;
        let slide = heads[columns[entry + 3] + ((arrangement << height) | crossing)];
        if (slide === 0) continue;
        const end = slide + 1 + SLIDE_WORDS * pool[slide];
        for (slide++; slide < end; slide += SLIDE_WORDS) {
          const n1 = d1 + pool[slide];
          const before = this.size;
          const found = this.find(d0, n1);
          if (found === before) {
            const into = found * STATE_WORDS;
            states[into] = d0;
            states[into + 1] = n1;
            states[into + 2] = v0 ^ pool[slide + 1];
            states[into + 3] = v1 ^ pool[slide + 2];
            states[into + 4] = h0;
            states[into + 5] = h1;
            if (!bounded && d0 === first0 && n1 < first1) return 'not-first';
          }
          if (!bounded) edges[edgeEnd++] = found;
        }
      }
    }
    edgeStarts[this.size] = edgeEnd;
    return bounded ? 'no-goal' : 'whole';
  }

  /** The number of a state; one that was not there gets the next number, and the caller writes it. */
  private find(d0: number, d1: number): number {
    const { slots, slotMask, base, states } = this;
    let slot = hash(d0, d1) & slotMask;
    for (;;) {
      const number = slots[slot] - base;
      if (number < 0) break;
      const at = number * STATE_WORDS;
      if (states[at] === d0 && states[at + 1] === d1) return number;
      slot = (slot + 1) & slotMask;
    }
    slots[slot] = base + this.size;
    return this.size++;
  }

  private begin(): void {
    this.base += this.size;
    this.size = 0;
    this.slotMask = LEAST_SLOTS - 1;
    // Numbers must not get near the largest word.
    if (this.base > 1 << 29) {
      this.slots.fill(0);
      this.base = 1;
    }
  }

  private growSlots(): void {
    const { size } = this;
    const slots = 2 * (this.slotMask + 1);
    if (slots > this.slots.length) {
      this.slots = newWords(slots);
      this.base = 1;
    } else this.base += size;
    this.slotMask = slots - 1;
    const { base, slotMask, states } = this;
    for (let number = 0; number < size; number++) {
      let slot = hash(states[number * STATE_WORDS], states[number * STATE_WORDS + 1]) & slotMask;
      while (this.slots[slot] >= base) slot = (slot + 1) & slotMask;
      this.slots[slot] = base + number;
    }
  }

  private growStates(): void {
    const states = newWords(2 * this.states.length);
    states.set(this.states);
    this.states = states;
    const edgeStarts = newWords(states.length / STATE_WORDS + 1);
    edgeStarts.set(this.edgeStarts);
    this.edgeStarts = edgeStarts;
  }

  private growEdges(): void {
    const edges = newWords(2 * this.edges.length);
    edges.set(this.edges);
    this.edges = edges;
  }
}

function hash(d0: number, d1: number): number {
  const mixed = Math.imul(d0, 0x9e3779b1) ^ Math.imul(d1, 0x85ebca77);
  return mixed ^ (mixed >>> 15);
}
