import type { Entry, Page, PrintedTable } from './page.js';

/** A part of a manual page: what its kind looks like is for roff, text and Markdown to say. */
export type Section = { readonly title: string } & (
  | { readonly kind: 'text'; readonly paragraphs: readonly string[] }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  | { readonly kind: 'tables'; readonly tables: readonly PrintedTable[] }
);

/** What the program takes from its surroundings, whichever command is called. */
const ENVIRONMENT: readonly Entry[] = [
  { term: 'NO_COLOR', text: 'If it is set and not empty, there are no colours, as with --no-color.' },
  { term: 'FORCE_COLOR', text: 'If it is set to anything but 0 or false, there are colours in pipes and files, too.' },
  { term: 'TERM', text: 'If it is "dumb", there are no colours and no progress line.' },
  {
    term: 'XDG_CACHE_HOME',
    text: 'Large tables are kept in slidewise in this directory (~/.cache where it is not set; without a home directory, nowhere).',
  },
  {
    term: 'XDG_STATE_HOME',
    text: 'Games and results are kept in slidewise in this directory (~/.local/state where it is not set, likewise).',
  },
];

/** The parts of a manual page in their order, without those that would be empty. */
export function sectionsOf(page: Page): Section[] {
  const sections: Section[] = [
    { title: 'Name', kind: 'text', paragraphs: [`${nameOf(page)} - ${page.summary}`] },
    { title: 'Synopsis', kind: 'lines', lines: [page.usage] },
    { title: 'Description', kind: 'text', paragraphs: page.description === page.summary ? [] : [page.description] },
    { title: 'Examples', kind: 'lines', lines: page.examples },
    {
      title: 'Commands',
      kind: 'entries',
      entries: page.commands.map(({ call, summary }) => ({ term: call, text: summary })),
    },
    { title: 'Arguments', kind: 'entries', entries: page.arguments },
    { title: 'Options', kind: 'entries', entries: page.options },
    { title: 'Global options', kind: 'entries', entries: page.globalOptions },
    { title: 'Values', kind: 'tables', tables: page.tables },
    { title: 'Notes', kind: 'text', paragraphs: page.notes },
    { title: 'Exit status', kind: 'entries', entries: page.exitCodes },
    { title: 'Environment', kind: 'entries', entries: page.call.includes(' ') ? [] : ENVIRONMENT },
  ];
  return sections.filter((section) => {
    if (section.kind === 'text') return section.paragraphs.length > 0;
    if (section.kind === 'lines') return section.lines.length > 0;
    return (section.kind === 'entries' ? section.entries : section.tables).length > 0;
  });
}

/** `slidewise-solve`, as manual pages are called. */
export function nameOf({ call }: Page): string {
  return call.replaceAll(' ', '-');
}
