import { colors } from '../../terminal/colors.js';
import type { Canvas } from './canvas.js';
import { wrapWords } from './wrap-words.js';

/** A key that does something now, and what it does. */
export interface FooterKey {
  readonly text: string;
  /** The same in fewer words, where room is short. */
  readonly short?: string;
  /** Where room is shorter still, the keys with the highest go first. */
  readonly expendable: number;
}

/** The last lines of a screen never take more than this from what is above them. */
const MOST_LINES = 2;

/** The keys in lines: all that there is room for, in as many words as there is room for. */
export function footerLines(keys: readonly FooterKey[], columns: number, room = MOST_LINES): string[] {
  const most = Math.min(room, MOST_LINES);
  const lines = (texts: readonly string[]): string[] => wrapWords(texts.join('  '), columns, '  ');
  const whole = lines(keys.map(({ text }) => text));
  if (whole.length <= most) return whole;
  for (let shown = [...keys]; ; ) {
    const terse = lines(shown.map(({ text, short = text }) => short));
    if (terse.length <= most || shown.length === 1) return terse.slice(0, most);
    const first = shown.reduce((worst, key) => (key.expendable >= worst.expendable ? key : worst));
    shown = shown.filter((key) => key !== first);
  }
}

/** Draws the keys at the bottom; returns the first row that they take. */
export function drawFooter(canvas: Canvas, keys: readonly FooterKey[], room: number): number {
  const lines = footerLines(keys, canvas.width, room);
  const top = canvas.height - lines.length;
  for (const [i, line] of lines.entries()) canvas.put(top + i, 0, line, colors.dim);
  return top;
}
