import { tilesToLift } from '../heuristics/linear-conflict.js';
import { cellDistance } from '../heuristics/measures.js';
import { manhattanOf } from '../ida/manhattan-ida.js';
import { excessAt, mirrorOf, placementOf } from '../patterns/pattern-estimate.js';
import { bitCount } from '../patterns/pattern-layout.js';
import type { PatternTable } from '../patterns/pattern-set.js';
import { type Regions, regionsOf } from '../patterns/regions.js';
import type { Frame } from '../space/frame.js';

/**
 * The evaluation function of a beam search, computed incrementally: each board carries some words of notes, from which the
 * values of its successors follow.
 */
export interface Evaluator {
  readonly words: number;
  /** A lower bound for the board that was evaluated last. */
  readonly bound: number;
  /** Whether the board that was evaluated last is a goal. */
  readonly done: boolean;
  /** Evaluates the start and writes its notes; smaller is better. */
  first(board: Int32Array, notes: Int32Array): number;
  /** Evaluates a successor, from the board and the notes of its parent. */
  after(board: Cells, boardAt: number, notes: Int32Array, at: number, move: Step): number;
  /** Writes the notes of that successor. */
  note(
    board: Cells,
    boardAt: number,
    notes: Int32Array,
    at: number,
    move: Step,
    into: Int32Array,
    intoAt: number,
  ): void;
}

/** The cells of many boards. */
export type Cells = Uint8Array | Uint16Array;

export interface Step {
  tile: number;
  from: number;
  to: number;
  direction: number;
}

/** Manhattan distance and linear conflicts: needs no table. The note is the value itself. */
export class ConflictEvaluator implements Evaluator {
  readonly words = 1;
  bound = 0;
  private readonly width: number;
  private readonly height: number;
  private readonly blankGoal: number;
  private readonly row: Int32Array;
  private readonly column: Int32Array;
  private readonly places: Int32Array;

  constructor(
    private readonly frame: Pick<Frame, 'width' | 'height' | 'cells' | 'blankGoal'>,
    /** Weights of the tiles, if some are more urgent than others; `bound` is then no lower bound. */
    private readonly weights?: Uint8Array,
  ) {
    const { width, height, cells, blankGoal } = frame;
    this.width = width;
    this.height = height;
    this.blankGoal = blankGoal;
    this.row = Int32Array.from({ length: cells }, (_, cell) => Math.floor(cell / width));
    this.column = Int32Array.from({ length: cells }, (_, cell) => cell % width);
    this.places = new Int32Array(Math.max(width, height));
  }

  get done(): boolean {
    return this.bound === 0;
  }

  first(start: Int32Array, notes: Int32Array): number {
    const board = Uint16Array.from(start);
    let lifted = 0;
    for (let row = 0; row < this.height; row++) lifted += this.lift(board, 0, row, false, NOTHING);
    for (let column = 0; column < this.width; column++) lifted += this.lift(board, 0, column, true, NOTHING);
    this.bound = manhattanOf({ ...this.frame, board: start }) + 2 * lifted;
    if (this.weights !== undefined) {
      for (const [cell, tile] of start.entries()) {
        if (tile !== this.blankGoal) this.bound += (this.weights[tile] - 1) * cellDistance(cell, tile, this.width);
      }
    }
    notes[0] = this.bound;
    return this.bound;
  }

  after(board: Cells, boardAt: number, notes: Int32Array, at: number, move: Step): number {
    const { tile, from, to, direction } = move;
    const upright = direction < 2;
    const lines = upright ? this.column : this.row;
    const goal = lines[tile];
    const [left, entered] = [lines[from], lines[to]];
    const weight = this.weights?.[tile] ?? 1;
    let value = notes[at] + weight * (Math.abs(entered - goal) - Math.abs(left - goal));
    // The tile matters only in the line where it belongs.
    if (left === goal || entered === goal) {
      const line = left === goal ? left : entered;
      value += 2 * this.lift(board, boardAt, line, upright, move);
      value -= 2 * this.lift(board, boardAt, line, upright, NOTHING);
    }
    this.bound = value;
    return value;
  }

  note(
    board: Cells,
    boardAt: number,
    notes: Int32Array,
    at: number,
    move: Step,
    into: Int32Array,
    intoAt: number,
  ): void {
    into[intoAt] = this.after(board, boardAt, notes, at, move);
  }

  /** The tiles that must leave a row or column, as it is after a move. */
  private lift(board: Cells, boardAt: number, line: number, upright: boolean, { from, to, tile }: Step): number {
    const { width, height, places, blankGoal } = this;
    const [belongs, order] = upright ? [this.column, this.row] : [this.row, this.column];
    const step = upright ? width : 1;
    const length = upright ? height : width;
    let count = 0;
    for (let i = 0, cell = upright ? line : line * width; i < length; i++, cell += step) {
      const found = cell === to ? tile : cell === from ? blankGoal : board[boardAt + cell];
      if (found !== blankGoal && belongs[found] === line) places[count++] = order[found];
    }
    return count < 2 ? 0 : tilesToLift(places, count);
  }
}

/** A step that moves nothing. */
const NOTHING: Step = { tile: -1, from: -1, to: -1, direction: 0 };

/** Additive pattern databases. The notes are the value, then the set of cells, the order and the excess of each pattern. */
export class PatternEvaluator implements Evaluator {
  readonly words: number;
  bound = 0;
  private readonly patternOf: Int32Array;
  private readonly regions: readonly Regions[];
  /** What `after` has found for the successor that `note` will write. */
  private set = 0;
  private order = 0;
  private excess = 0;

  constructor(
    private readonly frame: Frame,
    private readonly patterns: readonly PatternTable[],
  ) {
    this.words = 1 + 3 * patterns.length;
    this.patternOf = new Int32Array(frame.cells);
    for (const [p, { goals }] of patterns.entries()) for (const goal of goals) this.patternOf[goal] = p;
    this.regions = patterns.map(({ layout }) => regionsOf(layout));
  }

  get done(): boolean {
    return this.bound === 0;
  }

  first(board: Int32Array, notes: Int32Array): number {
    const { blankGoal } = this.frame;
    const places = new Int32Array(board.length);
    for (const [cell, tile] of board.entries()) places[tile] = cell;
    let sum = manhattanOf({ ...this.frame, board });
    for (const [p, pattern] of this.patterns.entries()) {
      const { set, order } = placementOf(pattern, places);
      const excess = excessAt(pattern, set, order, places[blankGoal]);
      notes.set([set, order, excess], 1 + 3 * p);
      sum += 2 * excess;
    }
    notes[0] = sum;
    this.bound = sum;
    return sum;
  }

  after(_board: Cells, _boardAt: number, notes: Int32Array, at: number, move: Step): number {
    const { width } = this.frame;
    const { tile, from, to, direction } = move;
    this.lookUp(notes, at, move);
    const line = (cell: number): number => (direction < 2 ? cell % width : Math.floor(cell / width));
    const goal = line(tile);
    const manhattan = Math.abs(line(to) - goal) - Math.abs(line(from) - goal);
    this.bound = notes[at] + manhattan + 2 * (this.excess - notes[at + 3 * this.patternOf[tile] + 3]);
    return this.bound;
  }

  note(
    board: Cells,
    boardAt: number,
    notes: Int32Array,
    at: number,
    move: Step,
    into: Int32Array,
    intoAt: number,
  ): void {
    for (let i = 1; i < this.words; i++) into[intoAt + i] = notes[at + i];
    into[intoAt] = this.after(board, boardAt, notes, at, move);
    const p = intoAt + 1 + 3 * this.patternOf[move.tile];
    into[p] = this.set;
    into[p + 1] = this.order;
    into[p + 2] = this.excess;
  }

  private lookUp(notes: Int32Array, at: number, { tile, from, to, direction }: Step): void {
    const p = this.patternOf[tile];
    const { layout, table } = this.patterns[p];
    const before = notes[at + 1 + 3 * p];
    this.set = before ^ (1 << from) ^ (1 << to);
    this.order = notes[at + 2 + 3 * p];
    if (direction > 1) {
      const forth = to > from;
      const between = before & ((1 << (forth ? to : from)) - 1) & ~((2 << (forth ? from : to)) - 1);
      if (between !== 0) {
        const place = bitCount(before & ((1 << from) - 1));
        this.order = layout.orderAfter[layout.passing(place, bitCount(between), forth) + this.order];
      }
    }
    const { columnOf, columns } = this.regions[p];
    const entry = this.order * columns + columnOf[layout.setRank(this.set) * layout.cells + from];
    this.excess = (table[entry >> 1] >> ((entry & 1) << 2)) & 15;
  }
}

/** The same for the board reflected about the main diagonal, where that is a symmetry of the goal: other tiles share a pattern there. */
class MirroredEvaluator implements Evaluator {
  readonly words: number;
  private readonly step: Step = { tile: 0, from: 0, to: 0, direction: 0 };

  constructor(
    private readonly mirror: Int32Array,
    private readonly inner: PatternEvaluator,
  ) {
    this.words = inner.words;
  }

  get bound(): number {
    return this.inner.bound;
  }

  get done(): boolean {
    return this.inner.done;
  }

  first(board: Int32Array, notes: Int32Array): number {
    const mirrored = new Int32Array(board.length);
    for (const [cell, tile] of board.entries()) mirrored[this.mirror[cell]] = this.mirror[tile];
    return this.inner.first(mirrored, notes);
  }

  after(board: Cells, boardAt: number, notes: Int32Array, at: number, move: Step): number {
    return this.inner.after(board, boardAt, notes, at, this.mirrored(move));
  }

  note(
    board: Cells,
    boardAt: number,
    notes: Int32Array,
    at: number,
    move: Step,
    into: Int32Array,
    intoAt: number,
  ): void {
    this.inner.note(board, boardAt, notes, at, this.mirrored(move), into, intoAt);
  }

  private mirrored({ tile, from, to, direction }: Step): Step {
    const { mirror, step } = this;
    step.tile = mirror[tile];
    step.from = mirror[from];
    step.to = mirror[to];
    step.direction = direction ^ 2;
    return step;
  }
}

/** What beams are guided by: linear conflicts, and the patterns in all views of the board. */
export function guideOf(frame: Frame, patterns: readonly PatternTable[]): Evaluator {
  const conflicts = new ConflictEvaluator(frame);
  if (patterns.length === 0) return conflicts;
  const guide = new SumEvaluator(conflicts, new PatternEvaluator(frame, patterns));
  const mirror = mirrorOf(frame);
  if (mirror === undefined) return guide;
  return new SumEvaluator(guide, new MirroredEvaluator(mirror, new PatternEvaluator(frame, patterns)));
}

/** The sum of two evaluations. By measurement, it is worth more than a beam three times as wide. */
class SumEvaluator implements Evaluator {
  readonly words: number;
  bound = 0;

  constructor(
    private readonly one: Evaluator,
    private readonly other: Evaluator,
  ) {
    this.words = one.words + other.words;
  }

  get done(): boolean {
    return this.bound === 0;
  }

  first(board: Int32Array, notes: Int32Array): number {
    const sum = this.one.first(board, notes) + this.other.first(board, notes.subarray(this.one.words));
    this.bound = Math.max(this.one.bound, this.other.bound);
    return sum;
  }

  after(board: Cells, boardAt: number, notes: Int32Array, at: number, move: Step): number {
    const sum =
      this.one.after(board, boardAt, notes, at, move) +
      this.other.after(board, boardAt, notes, at + this.one.words, move);
    this.bound = Math.max(this.one.bound, this.other.bound);
    return sum;
  }

  note(
    board: Cells,
    boardAt: number,
    notes: Int32Array,
    at: number,
    move: Step,
    into: Int32Array,
    intoAt: number,
  ): void {
    const { words } = this.one;
    this.one.note(board, boardAt, notes, at, move, into, intoAt);
    this.other.note(board, boardAt, notes, at + words, move, into, intoAt + words);
  }
}
