import type { Paint } from '../../terminal/draw.js';
import { charWidth } from '../../terminal/text-width.js';

const plain: Paint = (text) => text;

interface Spot {
  char: string;
  paint: Paint;
}

/** A rectangle of characters and their colours. What is put outside of it is cut off. */
export class Canvas {
  private readonly spots: Spot[];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.spots = Array.from({ length: width * height }, () => ({ char: ' ', paint: plain }));
  }

  put(row: number, column: number, text: string, paint: Paint = plain): void {
    let at = column;
    for (const char of text) {
      const width = charWidth(char);
      if (width === 0) {
        const before = this.spot(row, at - 1);
        if (before !== undefined) before.char += char;
        continue;
      }
      const whole = at >= 0 && at + width <= this.width;
      // A control character would do something else than stand there.
      const shown = /^\p{Cc}$/u.test(char) ? '?' : char;
      if (whole) this.set(row, at, shown, paint);
      // The second half of a wide character is part of the first.
      if (whole && width === 2) this.set(row, at + 1, '', paint);
      at += width;
    }
  }

  /** Puts a part of another canvas here. */
  copy(other: Canvas, row: number, column: number, top: number, left: number, height: number, width: number): void {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const spot = other.spot(top + y, left + x);
        if (spot !== undefined) this.set(row + y, column + x, spot.char, spot.paint);
      }
    }
  }

  /** One text for each row, with its colours, without blanks at the end. */
  lines(): string[] {
    return Array.from({ length: this.height }, (_, row) => this.line(row));
  }

  private line(row: number): string {
    const spots = this.spots.slice(row * this.width, (row + 1) * this.width);
    while (spots.length > 0 && spots.at(-1)!.char === ' ' && spots.at(-1)!.paint === plain) spots.pop();
    let [line, run, paint] = ['', '', plain];
    for (const spot of spots) {
      if (spot.paint !== paint) {
        line += run === '' ? '' : paint(run);
        [run, paint] = ['', spot.paint];
      }
      run += spot.char;
    }
    return run === '' ? line : line + paint(run);
  }

  private spot(row: number, column: number): Spot | undefined {
    if (row < 0 || row >= this.height || column < 0 || column >= this.width) return undefined;
    return this.spots[row * this.width + column];
  }

  private set(row: number, column: number, char: string, paint: Paint): void {
    const spot = this.spot(row, column);
    if (spot === undefined) return;
    spot.char = char;
    spot.paint = paint;
  }
}
