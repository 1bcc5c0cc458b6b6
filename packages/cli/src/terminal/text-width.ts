/** Whether a character takes two columns of a terminal: East Asian ones do, and pictures. */
const isWide = (char: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]/u.test(
    char,
  );
/** Whether it sits on the character before it. */
const isMark = (char: string): boolean => /^(?:\p{Mn}|\p{Me}|[\u200B-\u200D])$/u.test(char);

/** The columns that a character takes. */
export function charWidth(char: string): 0 | 1 | 2 {
  // The common case needs no tables: there is nothing wide nor any mark before U+0300.
  if (char < '\u0300') return 1;
  return isMark(char) ? 0 : isWide(char) ? 2 : 1;
}

/** The columns that a text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}
