/** Characters that take two columns of a terminal: East Asian ones, and pictures. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]/u;
/** Marks that sit on the character before them. */
const NARROW = /^(?:\p{Mn}|\p{Me}|[\u200B-\u200D])$/u;

/** The columns that a character takes. */
export function charWidth(char: string): 0 | 1 | 2 {
  // The common case needs no tables.
  if (char <= '~') return 1;
  return NARROW.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
}

/** The columns that a text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}
