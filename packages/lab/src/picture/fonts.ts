// The widths of letters in the fonts that every reader of PDF has, in thousandths of their size (Adobe's metrics of the core fonts). Pages lay texts out by
// them; browsers have other fonts of nearly the same widths.

/** A font: sans serif, the same in bold, or bold with serifs. */
export type FontId = 'sans' | 'bold' | 'serif';

const FIRST = 0x20;
/** From the blank to the tilde. */
const WIDTHS: Readonly<Record<FontId, readonly number[]>> = {
  sans: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
  ],
  bold: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611,
    556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389,
    280, 389, 584,
  ],
  serif: [
    250, 333, 555, 500, 500, 1000, 833, 278, 333, 333, 500, 570, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500, 500,
    500, 500, 500, 333, 333, 570, 570, 570, 500, 930, 722, 667, 722, 722, 667, 611, 778, 778, 389, 500, 778, 667, 944,
    722, 778, 611, 778, 722, 556, 667, 722, 722, 1000, 722, 722, 667, 333, 278, 333, 581, 500, 333, 500, 556, 444, 556,
    444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444, 389, 333, 556, 500, 722, 500, 500, 444, 394,
    220, 394, 520,
  ],
};

/** Others that texts here have: arrows as in the font Symbol. */
const OTHERS: Readonly<Record<string, number>> = {
  '·': 278,
  '×': 584,
  '–': 556,
  '—': 1000,
  '…': 1000,
  '‘': 278,
  '’': 278,
  '“': 500,
  '”': 500,
  '←': 987,
  '↑': 603,
  '→': 987,
  '↓': 603,
};

/** How wide a text is, in units of its size. */
export function textWidth(text: string, font: FontId): number {
  let sum = 0;
  for (const letter of text.normalize('NFC')) sum += widthOf(letter, font);
  return sum / 1000;
}

function widthOf(letter: string, font: FontId): number {
  // A letter with an accent is as wide as without.
  const code = letter.normalize('NFD').codePointAt(0)!;
  return WIDTHS[font][code - FIRST] ?? OTHERS[letter] ?? (isWide(code) ? 1000 : 600);
}

/** True for Chinese characters, and others as wide as high. */
export function isWide(code: number): boolean {
  return code >= 0x2e80 && code < 0xff70;
}
