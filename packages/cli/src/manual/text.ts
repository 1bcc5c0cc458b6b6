import { colors } from '../colors.js';
import type { Page } from './page.js';
import { type Section, sectionsOf } from './sections.js';

const INDENT = ' '.repeat(7);

/** A manual page as plain text, in lines of at most so many columns (tables are wider where they must be). */
export function textPage(page: Page, columns: number): string {
  const parts = sectionsOf(page).map((section) => {
    return `${colors.bold(section.title.toUpperCase())}\n${body(section, columns).join('\n')}\n`;
  });
  return parts.join('\n');
}

function body(section: Section, columns: number): string[] {
  switch (section.kind) {
    case 'text':
      return section.paragraphs.flatMap((text, i) => [...(i > 0 ? [''] : []), ...wrap(text, INDENT, columns)]);
    case 'lines':
      return section.lines.map((line) => INDENT + line);
    case 'entries':
      return section.entries.flatMap(({ term, text }, i) => {
        // A short term and its text share a line.
        const short = section.entries.every((entry) => entry.term.length <= 4);
        const deep = INDENT + ' '.repeat(7);
        if (!short) return [...(i > 0 ? [''] : []), INDENT + colors.bold(term), ...wrap(text, deep, columns)];
        const lines = wrap(text, deep, columns);
        return [`${INDENT}${colors.bold(term)}${lines[0]!.slice(INDENT.length + term.length)}`, ...lines.slice(1)];
      });
    case 'tables':
      return section.tables.flatMap(({ title, lines }, i) => [
        ...(i > 0 ? [''] : []),
        INDENT + title,
        ...lines.map((line) => `${INDENT}  ${line}`),
      ]);
  }
}

/** A text in lines of whole words. */
function wrap(text: string, indent: string, columns: number): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/)) {
    if (line !== indent && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = indent;
    }
    line += line === indent ? word : ` ${word}`;
  }
  return [...lines, line];
}
