import type { Row } from '../tables.js';
import type { Entry, Page } from './page.js';
import { nameOf, type Section, sectionsOf } from './sections.js';

/** A manual page as man reads it. */
export function roffPage(page: Page, version: string): string {
  const head = `.TH ${plain(nameOf(page)).toUpperCase()} 1 "" "slidewise ${version}" "Slidewise Manual"`;
  const parts = sectionsOf(page).map((section) => `.SH ${section.title.toUpperCase()}\n${body(section)}`);
  const related = page.call.includes(' ') ? ['.SH SEE ALSO', '.BR slidewise (1)'] : [];
  return `${[head, ...parts, ...related].join('\n')}\n`;
}

function body(section: Section): string {
  switch (section.kind) {
    case 'text':
      return section.paragraphs.map(plain).join('\n.PP\n');
    case 'lines':
      return ['.nf', ...section.lines.map(plain), '.fi'].join('\n');
    case 'entries':
      return entries(section.entries);
    case 'tables':
      return section.tables
        .map(({ title, rows }) => ['.PP', plain(title), '.RS 2', entries(rows.map(entryOf)), '.RE'].join('\n'))
        .join('\n');
  }
}

function entries(list: readonly Entry[]): string {
  return list.map(({ term, text }) => `.TP\n\\fB${plain(term)}\\fR\n${plain(text)}`).join('\n');
}

/** A row of a table by itself: every one names its option. */
function entryOf({ option, value, text }: Row): Entry {
  return { term: value === undefined ? option : `${option} ${value}`, text };
}

/** A text that means nothing to roff: no escapes, no commands at the start, hyphens that can be copied. */
function plain(text: string): string {
  return text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replace(/^[.']/gm, '\\&$&');
}
