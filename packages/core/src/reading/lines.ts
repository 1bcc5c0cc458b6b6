// The lines of a text, whichever of the three line ends it has.

export const LINE_END = /\r\n|\n|\r/g;

/** How many lines have an end. */
export function linesIn(text: string): number {
  return text.match(LINE_END)?.length ?? 0;
}

/** Where the last line that has an end ends, behind that; 0 if none has. */
export function endOfLines(text: string): number {
  return Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
}

export function withoutFirstLine(text: string): string {
  return text.replace(/^[^\r\n]*(\r\n|\n|\r|$)/, '');
}

/** A line beside boards: `#` and a blank, or words. `#` is a wall, too, and begins rows of boards. */
export function isRemark(line: string): boolean {
  const at = line.search(/\S/);
  return line[at] === '#' && !/^#[^\s,:;!?()]+(\s+\d+)?\s*$/.test(line.slice(at));
}
