import { unwrap } from '@slidewise/core/result';
import { type OneBoard, readOneBoard } from '../boards.js';

/**
 * The board of tiles on standard input. The courses' programs read one number after another and take no notice of lines; so as
 * many numbers as a square has are a square, even if they are drawn as another rectangle.
 */
export async function readSquare(): Promise<OneBoard | { readonly trouble: string }> {
  const board = await readOneBoard('-', { family: 'tiles' });
  if ('trouble' in board) return board;
  const { family, reading } = board;
  const { width, height } = family.scene(reading.position);
  const side = Math.sqrt(width * height);
  if (width === height || !Number.isInteger(side)) return board;
  const text = unwrap(family.print(reading.position, 'rows'));
  return { ...board, reading: unwrap(family.parse(text, { format: 'rows', size: `${side}x${side}` })) };
}
