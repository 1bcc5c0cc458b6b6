import { newWords } from '../../out-of-memory.js';
import type { Layout } from './layout.js';

const WORD = 2 ** 32;

/**
 * Packs a board into few words, in mixed radix: each cell has a digit, 0 or the class of the brick that starts there. A move changes a
 * key by two precomputed terms; earlier cells weigh more, so keys compare lexicographically.
 */
export class CellCode {
  readonly words: number;
  /** The term of a class on a cell for each word: (class × stride + cell) × words + word. */
  readonly terms: Int32Array;
  private readonly cells: number;
  /** For each cell: its word, the value of its digit, and how many digits there are. */
  private readonly wordOf: Int32Array;
  private readonly weights: Float64Array;
  private readonly digits: Int32Array;
  /** The class of each digit of each cell: cell × (classes + 1) + digit. */
  private readonly classOf: Int32Array;
  private readonly classSpan: number;

  constructor({ classes, width, height }: Layout, stride: number) {
    const cells = width * height;
    this.cells = cells;
    this.classSpan = classes.length + 1;
    this.wordOf = new Int32Array(cells);
    this.weights = new Float64Array(cells);
    this.digits = new Int32Array(cells);
    this.classOf = new Int32Array(cells * this.classSpan);
    let [word, product] = [0, 1];
    // From the last cell back, so that the words fill from the right and the first word is the one with unused digits.
    for (let cell = cells - 1; cell >= 0; cell--) {
      let digits = 1;
      for (const [i, { placeAt }] of classes.entries()) {
        if (placeAt[cell] >= 0) this.classOf[cell * this.classSpan + digits++] = i;
      }
      if (product * digits >= WORD) {
        word++;
        product = 1;
      }
      this.wordOf[cell] = word;
      this.weights[cell] = product;
      this.digits[cell] = digits;
      product *= digits;
    }
    this.words = word + 1;
    for (let cell = 0; cell < cells; cell++) this.wordOf[cell] = word - this.wordOf[cell];
    this.terms = newWords(classes.length * stride * this.words);
    for (let cell = 0; cell < cells; cell++) {
      for (let digit = 1; digit < this.digits[cell]; digit++) {
        const brickClass = this.classOf[cell * this.classSpan + digit];
        this.terms[(brickClass * stride + cell) * this.words + this.wordOf[cell]] = digit * this.weights[cell];
      }
    }
  }

  /** Calls `found` for every brick of a key. */
  read(keys: Int32Array, at: number, found: (brickClass: number, cell: number) => void): void {
    let word = -1;
    let rest = 0;
    // The heaviest digit of a word is its first cell.
    for (let cell = 0; cell < this.cells; cell++) {
      if (this.wordOf[cell] !== word) {
        word = this.wordOf[cell];
        rest = keys[at + word] >>> 0;
      }
      const digit = Math.floor(rest / this.weights[cell]);
      if (digit === 0) continue;
      rest -= digit * this.weights[cell];
      found(this.classOf[cell * this.classSpan + digit], cell);
    }
  }

  compare(keys: Int32Array, a: number, b: number): number {
    for (let word = 0; word < this.words; word++) {
      if (keys[a + word] !== keys[b + word]) return keys[a + word] >>> 0 < keys[b + word] >>> 0 ? -1 : 1;
    }
    return 0;
  }
}
