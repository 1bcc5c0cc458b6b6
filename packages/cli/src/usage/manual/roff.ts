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
        .map(({ title, lines }) => ['.PP', plain(title), '.RS 2', entries(rowsOf(lines)), '.RE'].join('\n'))
        .join('\n');
  }
}

function entries(list: readonly Entry[]): string {
  return list.map(({ term, text }) => `.TP\n\\fB${plain(term)}\\fR\n${plain(text)}`).join('\n');
}

/** The lines of a table, each with its option: only the first of an option's values names it. */
function rowsOf(lines: readonly string[]): Entry[] {
  let option = '';
  return lines.map((line) => {
    const [first = '', ...rest] = line.split(/ {2,}/);
    if (first !== '') option = first;
    return { term: [option, ...rest.slice(0, -1)].join(' '), text: rest.at(-1) ?? '' };
  });
}

/** A text that means nothing to roff: no escapes, no commands at the start, hyphens that can be copied. */
function plain(text: string): string {
  return text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replace(/^[.']/gm, '\\&$&');
}
