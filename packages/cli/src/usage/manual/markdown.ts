import { wrapLines } from '../../terminal/wrap.js';
import type { Page } from './page.js';
import { type Section, sectionsOf } from './sections.js';

/** Lines in a box do not break where they are read. */
const COLUMNS = 80;

/** A manual page for docs/commands; the pages of other commands are files beside it. */
export function markdownPage(page: Page): string {
  const parts = sectionsOf(page)
    .filter(({ title }) => title !== 'Name')
    .map((section) => `## ${section.title}\n\n${body(section)}`);
  const head = `<!-- Written by npm run docs. -->\n\n# ${page.call}\n\n${sentence(page.summary)}`;
  return `${[head, ...parts].join('\n\n')}\n`;
}

/** The file of a command: `solve.md`, and `README.md` for the program. */
function markdownFile(call: string): string {
  const [, ...names] = call.split(' ');
  return `${names.join('-') || 'README'}.md`;
}

function body(section: Section): string {
  switch (section.kind) {
    case 'text':
      return section.paragraphs.map(plain).join('\n\n');
    case 'lines':
      return code(section.lines);
    case 'entries':
      return section.entries.map(({ term, text }) => `- ${named(section, term)}: ${plain(text)}`).join('\n');
    case 'tables':
      return section.tables
        .map(({ title, lines }) => `${plain(title)}:\n\n${code(lines.map((line) => wrapLines(line, COLUMNS)))}`)
        .join('\n\n');
  }
}

function named({ title }: Section, term: string): string {
  return title === 'Commands' ? `[\`${term}\`](${markdownFile(term)})` : `\`${term}\``;
}

function code(lines: readonly string[]): string {
  return ['```text', ...lines, '```'].join('\n');
}

function sentence(text: string): string {
  const whole = plain(text.charAt(0).toUpperCase() + text.slice(1));
  return whole.endsWith('.') ? whole : `${whole}.`;
}

function plain(text: string): string {
  return text.replace(/[\\`*_<>[\]|]/g, '\\$&');
}
