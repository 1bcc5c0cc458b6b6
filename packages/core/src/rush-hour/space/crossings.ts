import type { Size } from '../../contract/scene.js';
import type { Line } from './lines.js';

/**
 * Which cells of each line the vehicles that cross it take, from the arrangement of every line. Two lines are looked up at
 * once, by the byte that holds their arrangements, together with their term of the one-word key.
 */
export class Crossings {
  /** The last result: the cells of the rows in two words, then those of the columns; `takenPlace` gives their positions. */
  readonly taken = new Int32Array(4);
  private readonly rowPairs: number;
  private readonly pairs: number;
  private readonly pairBits: number;

  /**
   * `records` are `recordWords` zeros. They come to hold, for each two rows, then columns: the cells that they take from the lines across
   * (two words), and their term of the key.
   */
  constructor(
    private readonly board: Size,
    lines: readonly Line[],
    private readonly records: Int32Array,
  ) {
    this.rowPairs = pairsOf(board.height);
    this.pairs = this.rowPairs + pairsOf(board.width);
    this.pairBits = pairBitsOf(lines);
    for (const line of lines) {
      const beside = lines.find((other) => other.horizontal === line.horizontal && other.number === (line.number ^ 1));
      this.add(line, beside?.table.arrangements.length ?? 1);
    }
  }

  static recordWords({ width, height }: Size, lines: readonly Line[]): number {
    return (pairsOf(width) + pairsOf(height)) << pairBitsOf(lines);
  }

  /** Computes `taken`; rows and columns are the arrangements, four bits a line. Returns the one-word key, if it fits. */
  find(rows: number, columns: number): number {
    const key = this.gather(rows, 0, this.rowPairs, 2);
    return (key + this.gather(columns, this.rowPairs, this.pairs, 0)) | 0;
  }

  private gather(arrangements: number, from: number, to: number, takenAt: number): number {
    const { records, taken, pairBits } = this;
    let rest = arrangements;
    let low = 0;
    let high = 0;
    let key = 0;
    for (let pair = from; pair < to; pair++) {
      const record = (pair << pairBits) | ((rest & 255) << 2);
      rest >>>= 8;
      low |= records[record];
      high |= records[record + 1];
      key = (key + records[record + 2]) | 0;
    }
    taken[takenAt] = low;
    taken[takenAt + 1] = high;
    return key;
  }

  /** Adds a line to the records, for all arrangements of the line beside it. */
  private add({ horizontal, number, table, radix }: Line, arrangementsBeside: number): void {
    const { records } = this;
    const crossLength = horizontal ? this.board.height : this.board.width;
    const first = ((horizontal ? 0 : this.rowPairs) + (number >> 1)) << this.pairBits;
    for (let arrangement = 0; arrangement < table.masks.length; arrangement++) {
      const mask = table.masks[arrangement];
      let low = 0;
      let high = 0;
      // A taken cell of this line is a cell of the line that crosses there: cell `number` of line `cell`.
      for (let cell = 0; cell < table.length; cell++) {
        if (((mask >>> cell) & 1) === 0) continue;
        const { word, shift } = takenPlace(cell, crossLength);
        if (word === 0) low |= 1 << (shift + number);
        else high |= 1 << (shift + number);
      }
      for (let beside = 0; beside < arrangementsBeside; beside++) {
        const byte = number % 2 === 0 ? arrangement | (beside << 4) : (arrangement << 4) | beside;
        const record = first | (byte << 2);
        records[record] |= low;
        records[record + 1] |= high;
        records[record + 2] += Math.imul(arrangement, radix);
      }
    }
  }
}

function pairsOf(lines: number): number {
  return (lines + 1) >> 1;
}

/** Two neighbouring lines have a record of four words for each byte that holds their arrangements, 2^this words in all. */
function pairBitsOf(lines: readonly Line[]): number {
  let most = 0;
  for (let i = 0; i < lines.length; i++) most = Math.max(most, lines[i].table.arrangements.length - 1);
  return 32 - Math.clz32(most) + 4 + 2;
}

/** The bit field of a line in the two words: as many lines to a word as fit. */
export function takenPlace(line: number, length: number): { word: number; shift: number } {
  const linesAWord = Math.floor(32 / length);
  return { word: Math.floor(line / linesAWord), shift: (line % linesAWord) * length };
}
