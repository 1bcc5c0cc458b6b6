/** The lines of a board, rows first, and where the cells of each stand in words of bits that are read across it. */
export class Grid {
  /** How many rows, or columns, a word of bits holds; all others stand in a second word. */
  readonly rowsInWord: number;
  readonly columnsInWord: number;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.rowsInWord = Math.min(height, Math.floor(31 / width));
    this.columnsInWord = Math.min(width, Math.floor(31 / height));
  }

  get lines(): number {
    return this.height + this.width;
  }

  /** The cells of a line, given as a mask along it, in one of the two words that lines across read: those of a row are read by columns. */
  across(line: number, mask: number, word: number): number {
    const { width, height } = this;
    const isRow = line < height;
    const inWord = isRow ? this.columnsInWord : this.rowsInWord;
    const length = isRow ? width : height;
    const other = isRow ? height : width;
    const own = isRow ? line : line - height;
    let bits = 0;
    for (let cell = word === 0 ? 0 : inWord; cell < (word === 0 ? inWord : length); cell++) {
      const place = word === 0 ? cell : cell - inWord;
      if (((mask >> cell) & 1) !== 0) bits |= 1 << (place * other + own);
    }
    return bits;
  }
}
