/** A row of a text, with the place in the text where it starts (both from 1). */
export interface Row {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The lines of a text, one after another, without a byte order mark and without blanks at their ends. */
export function* eachRow(text: string): Generator<Row> {
  const lineEnd = /\r\n|\n|\r/g;
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  for (let line = 1; ; line++) {
    const end = lineEnd.exec(text);
    yield { text: text.slice(start, end?.index).trimEnd(), line, column: 1 };
    if (end === null) return;
    start = lineEnd.lastIndex;
  }
}

/** The lines of a text without the blank ones at either end; no more than `most`, and one, so that too many can be told. */
export function rowsOf(text: string, most: number): Row[] {
  const rows: Row[] = [];
  for (const row of eachRow(text)) {
    if (rows.length > most) break;
    if (rows.length > 0 || row.text !== '') rows.push(row);
  }
  while (rows.at(-1)?.text === '') rows.pop();
  return rows;
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

/** 1234 as 1,234. */
export function showCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
