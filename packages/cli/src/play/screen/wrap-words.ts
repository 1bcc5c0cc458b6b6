import { widthOf } from '../../terminal/text-width.js';

/** A text in lines of at most `width` columns, broken where `between` stands; a word that is longer is cut. */
export function wrapWords(text: string, width: number, between = ' '): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of text.split(between)) {
    if (line !== undefined && widthOf(line) + between.length + widthOf(word) <= width) {
      line += between + word;
      continue;
    }
    if (line !== undefined) lines.push(line);
    line = word;
    while (widthOf(line) > width) {
      lines.push([...line].slice(0, Math.max(1, width)).join(''));
      line = [...line].slice(Math.max(1, width)).join('');
    }
  }
  return line === undefined ? lines : [...lines, line];
}
