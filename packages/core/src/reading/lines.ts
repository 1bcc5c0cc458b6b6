// The lines of a text, whichever of the three line ends it has.

export const LINE_END = /\r\n|\n|\r/g;

/** How many lines have an end. */
export function linesIn(text: string): number {
  return text.match(LINE_END)?.length ?? 0;
}

/** The index behind the last complete line; 0 if there is none. */
export function endOfLines(text: string): number {
  return Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
}

export function withoutFirstLine(text: string): string {
  return text.replace(/^[^\r\n]*(\r\n|\n|\r|$)/, '');
}

/** Where the last empty line of a text ends; 0 if none has an end. */
export function endOfEmptyLines(text: string): number {
  let end = 0;
  for (const { index, 0: lines } of text.matchAll(/(?:\r\n|\n|\r)(?:[^\S\r\n]*(?:\r\n|\n|\r))+/g))
    end = index + lines.length;
  return end;
}

/** Where a line begins, counted from 1. */
export function startOfLine(text: string, line: number): number {
  const end = new RegExp(LINE_END);
  for (let i = 1; i < line; i++) end.exec(text);
  return end.lastIndex;
}

/** A line beside boards: `#` and a blank, or words. `#` is a wall, too, and begins rows of boards. */
export function isRemark(line: string): boolean {
  const at = line.search(/\S/);
  return line[at] === '#' && !/^#[^\s,:;!?()]+(\s+\d+)?\s*$/.test(line.slice(at));
}
