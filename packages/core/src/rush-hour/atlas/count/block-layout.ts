import { countBits } from './bits.js';
import { type ColumnFills, FILL_BITS } from './column-fills.js';
import type { RowPlacements } from './row-placements.js';

/** So many numbers describe a placement of the rows: see `at`. */
export const PLACEMENT_WORDS = 16;
/** A column, from the second on, has two numbers from here on: where its ranks start, and what a rank adds to the index of a word. */
export const COLUMNS_AT = 2;
/** The first index of the words; -1 if columns have no fills that fit. */
export const BASE_AT = 0;
/** The fills of the first column that fit, as bits. */
export const FITTING_AT = 1;
/** Where the slides of the first column start. */
export const SLIDES_AT = 14;
/** How many words the placement has. */
export const SIZE_AT = 15;

/** How many positions there are: of the whole class, and those of its plain boards. */
export interface PositionSum {
  readonly all: number;
  readonly plain: number;
}

/**
 * The index of a block of positions: those with some kinds of rows and, for each column, a set of fills. A word has a place for each placement of the rows and
 * fill of all columns but the first, whose fills are its bits. Nothing is stored for what does not fit.
 */
export class BlockLayout {
  numbers = new Int32Array(0);
  words = 0;
  positions: PositionSum = NOTHING;
  /** Those whose target touches the right edge. */
  goals: PositionSum = NOTHING;

  constructor(
    private readonly width: number,
    private readonly columns: ColumnFills,
  ) {}

  /** How many words a block takes. */
  wordsOf(rows: RowPlacements, sets: readonly number[]): number {
    const { width, columns } = this;
    const { blocked } = rows;
    let words = 0;
    for (let placement = 0; placement < rows.count; placement++) {
      let size = columns.fitting[blocked[8 * placement]] === 0 ? 0 : 1;
      for (let column = 1; column < width; column++) {
        size *= columns.counts[columns.rowOf(sets[column], blocked[8 * placement + column])];
      }
      words += size;
    }
    return words;
  }

  /** Lays out a block. */
  layOut(rows: RowPlacements, sets: readonly number[]): void {
    const { width, columns } = this;
    const { blocked, target, isPlain } = rows;
    if (this.numbers.length < PLACEMENT_WORDS * rows.count) this.numbers = new Int32Array(PLACEMENT_WORDS * rows.count);
    const { numbers } = this;
    let words = 0;
    let [all, plain, allGoals, plainGoals] = [0, 0, 0, 0];
    for (let placement = 0; placement < rows.count; placement++) {
      const at = PLACEMENT_WORDS * placement;
      let [size, plainSize] = [1, 1];
      for (let column = width - 1; column > 0; column--) {
        const row = columns.rowOf(sets[column], blocked[8 * placement + column]);
        numbers[at + COLUMNS_AT + 2 * (column - 1)] = row << FILL_BITS;
        numbers[at + COLUMNS_AT + 2 * (column - 1) + 1] = size;
        size *= columns.counts[row];
        plainSize *= columns.notFullCounts[row];
      }
      const fitting = columns.fitting[blocked[8 * placement]];
      numbers[at + BASE_AT] = size === 0 || fitting === 0 ? -1 : words;
      if (size === 0 || fitting === 0) continue;
      numbers[at + FITTING_AT] = fitting;
      numbers[at + SLIDES_AT] = blocked[8 * placement] << FILL_BITS;
      numbers[at + SIZE_AT] = size;
      words += size;
      const here = size * countBits(fitting);
      const plainHere = isPlain ? plainSize * countBits(fitting & columns.notFull) : 0;
      all += here;
      plain += plainHere;
      if (target[placement] !== width - 2) continue;
      allGoals += here;
      plainGoals += plainHere;
    }
    this.words = words;
    this.positions = { all, plain };
    this.goals = { all: allGoals, plain: plainGoals };
  }
}

const NOTHING: PositionSum = { all: 0, plain: 0 };
