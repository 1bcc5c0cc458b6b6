import { widthOf } from '../../terminal/text-width.js';
import { showAmount } from '../../terminal/units.js';
import type { Puzzle } from './catalogue.js';
import { type PuzzleProgress, wordFor } from './progress-marks.js';

/** Sign and marks, before the title. */
export const SIGNS = 4;
/** What a preview takes beside the list, at least. */
const PREVIEW = 17;
/** Narrower terminals have no preview. */
const ROOM_FOR_PREVIEW = 70;

interface Column {
  readonly width: number;
  show(puzzle: Puzzle): string;
}

/** The columns for which there is room: first the titles, then what is most useful to choose by. */
export function columnsFor(
  puzzles: readonly Puzzle[],
  progressOf: (puzzle: Puzzle) => PuzzleProgress,
  room: number,
): readonly Column[] {
  const widest = (textOf: (puzzle: Puzzle) => string): number =>
    puzzles.reduce((width, puzzle) => Math.max(width, widthOf(textOf(puzzle))), 0);
  const level = { width: 10, show: (puzzle: Puzzle) => padEnd(puzzle.level, 10) };
  const long = { width: 9, show: (puzzle: Puzzle) => padStart(lengthOf(puzzle), 9) };
  const size = { width: 5, show: (puzzle: Puzzle) => padStart(sizeOf(puzzle), 5) };
  const how = { width: 6, show: (puzzle: Puzzle) => padEnd(wordFor(progressOf(puzzle)), 6) };
  const nameWidth = widest(({ label }) => label);
  const name = { width: nameWidth, show: ({ label }: Puzzle) => padEnd(label, nameWidth) };
  const most = widest(({ title }) => title);
  const titleWidth = Math.max(1, Math.min(most, room - SIGNS - 2 - level.width));
  const title = { width: titleWidth, show: (puzzle: Puzzle) => padEnd(cut(puzzle.title, titleWidth), titleWidth) };
  const chosen = new Set<Column>([title]);
  let left = room - SIGNS - titleWidth;
  const named = puzzles.some((puzzle) => puzzle.title !== puzzle.label) ? [name] : [];
  for (const column of [level, long, size, how, ...named]) {
    left -= 2 + column.width;
    // The level is what the list is ordered by; all that comes after it leaves room for a preview.
    if (left < (column === level ? 0 : room < ROOM_FOR_PREVIEW ? 0 : PREVIEW)) break;
    chosen.add(column);
  }
  return [title, size, level, long, how, name].filter((column) => chosen.has(column));
}

function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const chars = [...text];
  while (chars.length > 0 && widthOf(chars.join('')) >= width) chars.shift();
  return `…${chars.join('')}`;
}

function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

export function sizeOf({ family, reading }: Puzzle): string {
  const { width, height } = family.scene(reading.position);
  return `${width}×${height}`;
}

export function lengthOf({ family, optimum }: Puzzle): string {
  return optimum === null ? '' : showAmount(optimum, family.metrics[0]!.unit);
}
