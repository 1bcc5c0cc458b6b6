import { countBits } from './bits.js';
import {
  BASE_AT,
  type BlockLayout,
  COLUMNS_AT,
  FITTING_AT,
  PLACEMENT_WORDS,
  type PositionSum,
  SIZE_AT,
  SLIDES_AT,
} from './block-layout.js';
import { type ColumnFills, FILL_BITS } from './column-fills.js';
import type { RowPlacements } from './row-placements.js';
import type { SlideMetric } from './slides.js';

/** Among the fills of a word: its board is not plain. */
const NOT_PLAIN = 1 << 30;
const FILL_MASK = (1 << FILL_BITS) - 1;

/** Words that wait: their indices, placements of the rows, and fills of all columns but the first. */
interface Frontier {
  indices: Int32Array;
  placements: Int32Array;
  fills: Int32Array;
}

/** Positions at a distance. */
interface Layer {
  readonly distance: number;
  /** For each word: index, placement of the rows, fills, bits. */
  readonly words: Int32Array;
}

/** Is told what was found. */
interface Found {
  positions(distance: number, sum: PositionSum): void;
  /** A component, by the distance of its hardest position. */
  component(distance: number, isPlain: boolean): void;
}

/** Breadth-first search from all solved positions of a block at once, for whole words of positions. */
export class BlockSearch {
  /** For each word, the positions that were reached, and those that wait. */
  private reached = new Int32Array(0);
  private frontiers: [Frontier, Frontier] = [newFrontier(0), newFrontier(0)];
  private bits = new Int32Array(0);
  /** How many words wait. */
  private waiting = 0;

  constructor(
    private readonly width: number,
    private readonly targetRow: number,
    private readonly columns: ColumnFills,
    private readonly layout: BlockLayout,
  ) {}

  /** Counts the positions at each distance from 1 on, and the components whose hardest position is at `deep` or further away. */
  measure(rows: RowPlacements, sets: readonly number[], metric: SlideMetric, deep: number, found: Found): void {
    this.prepare();
    this.closeGoals(rows);
    this.addNextToGoals(rows, sets, metric);
    const layers: Layer[] = [];
    for (let distance = 1; this.waiting > 0; distance++) {
      found.positions(distance, this.takeFrontier());
      if (distance >= deep) layers.push({ distance, words: this.frontierWords() });
      this.expand(rows, metric);
    }
    this.countComponents(rows, layers, found);
  }

  private prepare(): void {
    const { words } = this.layout;
    if (this.bits.length < words) {
      const room = 2 * words;
      this.reached = new Int32Array(2 * room);
      this.frontiers = [newFrontier(room), newFrontier(room)];
      this.bits = new Int32Array(room);
    } else this.reached.fill(0, 0, 2 * words);
    this.waiting = 0;
  }

  /** No slide of another vehicle leads out of the solved positions: they need not be expanded. */
  private closeGoals({ count, target }: RowPlacements): void {
    const { numbers } = this.layout;
    for (let placement = 0; placement < count; placement++) {
      const at = PLACEMENT_WORDS * placement;
      if (numbers[at + BASE_AT] < 0 || target[placement] !== this.width - 2) continue;
      for (let i = 0; i < numbers[at + SIZE_AT]; i++) this.reached[2 * (numbers[at + BASE_AT] + i)] = -1;
    }
  }

  /** The positions at distance 1: the target can slide to the edge. */
  private addNextToGoals(rows: RowPlacements, sets: readonly number[], metric: SlideMetric): void {
    const { width, columns } = this;
    const { count, target, blocked, isPlain } = rows;
    const { numbers } = this.layout;
    for (let placement = 0; placement < count; placement++) {
      const at = PLACEMENT_WORDS * placement;
      const end = target[placement] + 2;
      if (numbers[at + BASE_AT] < 0 || end === width || (metric === 'steps' && end < width - 1)) continue;
      const add = (column: number, index: number, fills: number): void => {
        if (column === width) {
          this.wait(index, placement, fills, numbers[at + FITTING_AT]);
          return;
        }
        const mask = blocked[8 * placement + column] | (column < end ? 0 : 1 << this.targetRow);
        const [ranksAt, weight] = numbers.subarray(at + COLUMNS_AT + 2 * (column - 1));
        for (const fill of columns.listOf(sets[column], mask)) {
          const isFull = ((columns.notFull >>> fill) & 1) === 0;
          const rank = columns.ranks[ranksAt + fill];
          add(
            column + 1,
            index + rank * weight,
            fills | (fill << (FILL_BITS * (column - 1))) | (isFull ? NOT_PLAIN : 0),
          );
        }
      };
      add(1, numbers[at + BASE_AT], isPlain ? 0 : NOT_PLAIN);
    }
  }

  /** Lets positions of a word that were not reached before wait. */
  private wait(index: number, placement: number, fills: number, bits: number): void {
    const { reached } = this;
    const [{ indices, placements, fills: fillWords }] = this.frontiers;
    reached[2 * index] |= bits;
    if (reached[2 * index + 1] === 0) {
      indices[this.waiting] = index;
      placements[this.waiting] = placement;
      fillWords[this.waiting++] = fills;
    }
    reached[2 * index + 1] |= bits;
  }

  /** Takes the positions that wait, for `expand`, and returns how many they are. */
  private takeFrontier(): PositionSum {
    const { reached, bits, waiting } = this;
    const [{ indices, fills }] = this.frontiers;
    const { notFull } = this.columns;
    let [all, plain] = [0, 0];
    for (let i = 0; i < waiting; i++) {
      const at = 2 * indices[i] + 1;
      const word = reached[at];
      reached[at] = 0;
      bits[i] = word;
      all += countBits(word);
      if (fills[i] < NOT_PLAIN) plain += countBits(word & notFull);
    }
    return { all, plain };
  }

  /** What `takeFrontier` has taken. */
  private frontierWords(): Int32Array {
    const { bits, waiting } = this;
    const [{ indices, placements, fills }] = this.frontiers;
    const words = new Int32Array(4 * waiting);
    for (let i = 0; i < waiting; i++) words.set([indices[i], placements[i], fills[i], bits[i]], 4 * i);
    return words;
  }

  /** Lets all new positions wait that one slide leads to from those that were taken. */
  private expand(rows: RowPlacements, metric: SlideMetric): void {
    const { reached, bits: taken, waiting } = this;
    const { ranks, covering } = this.columns;
    const { reached: firstSlides, starts, rankChanges, fillChanges } = this.columns.slides[metric];
    const { starts: rowStarts, words: rowSlides } = rows.slides[metric];
    const { numbers } = this.layout;
    const [from, to] = this.frontiers;
    const { indices, placements, fills: fillWords } = from;
    const { indices: newIndices, placements: newPlacements, fills: newFills } = to;
    const columnsEnd = FILL_BITS * (this.width - 1);
    let end = 0;
    for (let i = 0; i < waiting; i++) {
      const index = indices[i];
      const placement = placements[i];
      const fills = fillWords[i];
      const bits = taken[i];
      const at = PLACEMENT_WORDS * placement;
      // Slides of the first column stay in the word.
      const slidesAt = numbers[at + SLIDES_AT];
      let added = 0;
      for (let rest = bits; rest !== 0; rest &= rest - 1) {
        added |= firstSlides[slidesAt + 31 - Math.clz32(rest & -rest)];
      }
      added &= ~reached[2 * index];
      if (added !== 0) {
        reached[2 * index] |= added;
        if (reached[2 * index + 1] === 0) {
          newIndices[end] = index;
          newPlacements[end] = placement;
          newFills[end++] = fills;
        }
        reached[2 * index + 1] |= added;
      }
      // Those of other columns take all positions of the word along.
      for (let shift = 0, columnAt = at + COLUMNS_AT; shift < columnsEnd; shift += FILL_BITS, columnAt += 2) {
        const row = numbers[columnAt] + ((fills >> shift) & FILL_MASK);
        const last = starts[row + 1];
        for (let slide = starts[row]; slide < last; slide++) {
          const next = index + rankChanges[slide] * numbers[columnAt + 1];
          const added = bits & ~reached[2 * next];
          if (added === 0) continue;
          reached[2 * next] |= added;
          if (reached[2 * next + 1] === 0) {
            newIndices[end] = next;
            newPlacements[end] = placement;
            newFills[end++] = fills ^ (fillChanges[slide] << shift);
          }
          reached[2 * next + 1] |= added;
        }
      }
      // Those of rows are stopped by other columns, and for some positions of the word by the first one.
      let left = bits;
      const last = rowStarts[placement + 1];
      for (let slide = rowStarts[placement]; slide < last; slide += 2) {
        const code = rowSlides[slide + 1];
        const column = code & 7;
        const covered = covering[(code >> 3) & 7];
        const following = code >> 6;
        if (column === 0) left &= ~covered;
        else if (((covered >>> ((fills >> (FILL_BITS * (column - 1))) & FILL_MASK)) & 1) !== 0) left = 0;
        if (left === 0) {
          slide += 2 * following;
          left = bits;
          continue;
        }
        const other = rowSlides[slide];
        const otherAt = PLACEMENT_WORDS * other;
        let next = numbers[otherAt + BASE_AT];
        for (let shift = 0, columnAt = otherAt + COLUMNS_AT; shift < columnsEnd; shift += FILL_BITS, columnAt += 2) {
          next += ranks[numbers[columnAt] + ((fills >> shift) & FILL_MASK)] * numbers[columnAt + 1];
        }
        const added = left & ~reached[2 * next];
        if (following === 0) left = bits;
        if (added === 0) continue;
        reached[2 * next] |= added;
        if (reached[2 * next + 1] === 0) {
          newIndices[end] = next;
          newPlacements[end] = other;
          newFills[end++] = fills;
        }
        reached[2 * next + 1] |= added;
      }
    }
    this.waiting = end;
    this.frontiers = [to, from];
  }

  /** Counts the components of the positions in some layers, each at the distance of its hardest position. */
  private countComponents(rows: RowPlacements, layers: readonly Layer[], found: Found): void {
    if (layers.length === 0) return;
    const { reached } = this;
    const { notFull } = this.columns;
    reached.fill(0, 0, 2 * this.layout.words);
    for (const { distance, words } of layers.toReversed()) {
      for (let i = 0; i < words.length; i += 4) {
        const [index, placement, fills, bits] = words.subarray(i, i + 4);
        for (let rest = bits; rest !== 0; rest &= rest - 1) {
          const position = rest & -rest;
          if ((reached[2 * index] & position) !== 0) continue;
          found.component(distance, fills < NOT_PLAIN && (position & notFull) !== 0);
          this.waiting = 0;
          this.wait(index, placement, fills, position);
          while (this.waiting > 0) {
            this.takeFrontier();
            this.expand(rows, 'steps');
          }
        }
      }
    }
  }
}

function newFrontier(words: number): Frontier {
  return { indices: new Int32Array(words), placements: new Int32Array(words), fills: new Int32Array(words) };
}
