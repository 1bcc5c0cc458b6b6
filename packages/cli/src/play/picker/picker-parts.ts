import { colors } from '../../terminal/colors.js';
import { widthOf } from '../../terminal/text-width.js';
import { cellSizes, drawPicture, pictureSize } from '../game/picture.js';
import type { Canvas } from '../screen/canvas.js';
import type { Puzzle } from './catalogue.js';

/** A row of words with one chosen; if there are too many, those around it. */
export function drawChoices(canvas: Canvas, row: number, name: string, words: readonly string[], chosen: string): void {
  canvas.put(row, 0, name, colors.dim);
  const left = 7;
  const widthFrom = (from: number, to: number): number =>
    words.slice(from, to + 1).reduce((sum, word) => sum + widthOf(word) + 2, 0);
  const at = words.indexOf(chosen);
  let from = 0;
  // A mark on either side shows that something is left out.
  while (from < at && left + widthFrom(from, at) + (at < words.length - 1 ? 1 : 0) > canvas.width) from++;
  if (from > 0) canvas.put(row, left - 1, '…', colors.dim);
  let column = left;
  for (const [i, word] of words.slice(from).entries()) {
    const width = widthOf(word) + 2;
    const isLast = from + i === words.length - 1;
    if (column + width + (isLast ? 0 : 1) > canvas.width && word !== chosen) {
      canvas.put(row, Math.min(column, canvas.width - 1), '…', colors.dim);
      return;
    }
    if (word === chosen) canvas.put(row, column, `[${word}]`, colors.bold);
    else canvas.put(row, column + 1, word);
    column += width;
  }
}

/** The board, in the largest size for which there is room beside the list. */
export function drawPreview(
  canvas: Canvas,
  { family, reading }: Puzzle,
  { top, left, rows }: { readonly top: number; readonly left: number; readonly rows: number },
): void {
  const scene = family.scene(reading.position);
  const size = cellSizes(scene).find((cell) => {
    const { width, height } = pictureSize(scene, cell);
    return left + width <= canvas.width && height <= rows;
  });
  if (size === undefined) return;
  const picture = drawPicture(scene, size, { marks: new Map(), arrows: [] });
  canvas.copy(picture, top, left, 0, 0, picture.height, picture.width);
}
