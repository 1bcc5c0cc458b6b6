import { colors } from '../../terminal/colors.js';
import { wrapLines } from '../../terminal/wrap.js';
import type { Page } from './page.js';
import { type Section, sectionsOf } from './sections.js';

const INDENT = ' '.repeat(7);

/** A manual page as plain text, in lines of at most so many columns (examples are never broken). */
export function textPage(page: Page, columns: number): string {
  const parts = sectionsOf(page).map((section) => {
    return `${colors.bold(section.title.toUpperCase())}\n${body(section, columns).join('\n')}\n`;
  });
  return parts.join('\n');
}

function body(section: Section, columns: number): string[] {
  switch (section.kind) {
    case 'text':
      return section.paragraphs.flatMap((text, i) => [...(i > 0 ? [''] : []), ...wrap(INDENT, text, columns)]);
    case 'lines':
      return section.lines.map((line) => INDENT + line);
    case 'entries':
      return section.entries.flatMap(({ term, text }, i) => {
        // A short term and its text share a line.
        const short = section.entries.every((entry) => entry.term.length <= 4);
        const deep = INDENT + ' '.repeat(7);
        if (!short) return [...(i > 0 ? [''] : []), INDENT + colors.bold(term), ...wrap(deep, text, columns)];
        const lines = wrap(deep, text, columns);
        return [`${INDENT}${colors.bold(term)}${lines[0]!.slice(INDENT.length + term.length)}`, ...lines.slice(1)];
      });
    case 'tables':
      return section.tables.flatMap(({ title, lines }, i) => [
        ...(i > 0 ? [''] : []),
        INDENT + title,
        ...lines.map((line) => wrapLines(`${INDENT}  ${line}`, columns)),
      ]);
  }
}

/** A text that is set in, in lines. */
function wrap(indent: string, text: string, columns: number): string[] {
  return wrapLines(indent + text.replace(/\s+/g, ' '), columns).split('\n');
}
