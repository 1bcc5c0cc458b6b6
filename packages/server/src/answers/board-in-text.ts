import type { Family, Reading } from '@slidewise/core/contract';

/**
 * A board with the names and goal that the text has for it, if the text draws it in another format, as programs of
 * courses do. Else the board as it is.
 */
export function boardInText(family: Family, reading: Reading<unknown>, text: string): Reading<unknown> {
  if (family.renamed === undefined) return reading;
  const lines = inLines(text);
  for (const { id: format } of family.formats) {
    const position = family.renamed(reading.position, format);
    if (position === reading.position) continue;
    const printed = family.print(position, format);
    if (!printed.ok || !holds(lines, inLines(printed.value))) continue;
    const read = family.parse(printed.value, { format });
    return read.ok ? read.value : { position, format, goal: reading.goal };
  }
  return reading;
}

function inLines(text: string): string[] {
  return text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
}

/** Whether some lines stand among others, one after another. A single line is no drawing. */
function holds(lines: readonly string[], wanted: readonly string[]): boolean {
  const starts = wanted.length < 2 ? [] : lines.flatMap((line, i) => (line === wanted[0] ? [i] : []));
  return starts.some((start) => wanted.every((line, i) => line === lines[start + i]));
}
