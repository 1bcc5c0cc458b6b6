/** A row of a text, with the place in the text where it starts (both from 1). */
export interface Row {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The lines of a text without a byte order mark, without blanks at their ends, and without blank lines at either end. */
export function rowsOf(text: string): Row[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, i) => ({ text: line.trimEnd(), line: i + 1, column: 1 }));
  const first = rows.findIndex((row) => row.text !== '');
  const last = rows.findLastIndex((row) => row.text !== '');
  return first < 0 ? [] : rows.slice(first, last + 1);
}

/** A character as it can stand in a message: quoted, and by number if it cannot be seen. */
export function showCharacter(character: string): string {
  const code = character.codePointAt(0)!;
  const visible = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character);
  return visible ? `"${character}"` : `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A text as it can stand in a message: quoted, short and visible. */
export function showText(text: string): string {
  const short = text.length > 24 ? `${text.slice(0, 24)}…` : text;
  return `"${short.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '·')}"`;
}
