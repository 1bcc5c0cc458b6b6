import { concat, type Deflate } from './bytes.js';
import type { Area, Canvas } from './canvas.js';
import type { FilmFrame } from './film.js';
import { Palette } from './palette.js';
import { AS_IT_IS, chunk, header, INDEXED, pngFile, rowsOf, words } from './png.js';

/** What an animated PNG is made of. */
interface Pictures {
  /** Holds each picture while it is the last that was given. */
  readonly screen: Canvas;
  /** All that is ever seen, to choose colours from. */
  readonly parts: readonly Canvas[];
}

/**
 * Pictures as an animated PNG that plays for ever. Each holds only changed pixels, by numbers in one palette. A film
 * is a tenth as large as with whole pictures in all colours.
 */
export async function encodeApng(
  { screen, parts }: Pictures,
  frames: Iterable<FilmFrame>,
  deflate: Deflate,
): Promise<Uint8Array> {
  const palette = new Palette(parts);
  const before = new Uint8Array(screen.width * screen.height);
  const chunks: Uint8Array[] = [];
  let [count, sequence, now, shown] = [0, 0, 0, 0];
  for (const { seconds, changed } of frames) {
    // Whole milliseconds that add up.
    now += 1000 * seconds;
    const milliseconds = Math.min(65_535, Math.round(now) - shown);
    shown += milliseconds;
    const data = await deflate(rowsOf(numbersIn(screen, changed, palette, before), changed.width, AS_IT_IS));
    chunks.push(frameControl(sequence++, changed, milliseconds));
    // The first picture is also the one that programs without animation show.
    chunks.push(count === 0 ? chunk('IDAT', data) : chunk('fdAT', words(sequence++), data));
    count++;
  }
  const head = [header(screen.width, screen.height, INDEXED), chunk('acTL', words(count, 0)), ...colors(palette)];
  return pngFile([...head, ...chunks]);
}

/** The numbers of the colours in a part of the screen: 0 for those that are there already. */
function numbersIn(
  screen: Canvas,
  { left, top, width, height }: Area,
  palette: Palette,
  before: Uint8Array,
): Uint8Array {
  const numbers = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const place = (top + row) * screen.width + left + column;
      const number = palette.numberOf(screen.pixels, 4 * place);
      if (number !== before[place]) numbers[row * width + column] = number;
      before[place] = number;
    }
  }
  return numbers;
}

/** Where the next picture lies, how long it is seen, and that it lies over the one before. */
function frameControl(sequence: number, { left, top, width, height }: Area, milliseconds: number): Uint8Array {
  const [STAYS, OVER] = [0, 1];
  const rest = Uint8Array.of(milliseconds >> 8, milliseconds & 255, 1000 >> 8, 1000 & 255, STAYS, OVER);
  return chunk('fcTL', words(sequence, width, height, left, top), rest);
}

function colors({ colors: all }: Palette): Uint8Array[] {
  return [
    chunk('PLTE', concat(all.map(([red, green, blue]) => Uint8Array.of(red!, green!, blue!)))),
    chunk(
      'tRNS',
      Uint8Array.from(all, ([, , , opacity]) => opacity!),
    ),
  ];
}
