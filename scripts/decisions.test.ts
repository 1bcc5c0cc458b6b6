import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// docs/decisions/README.md, as far as a program can tell.
const home = new URL('../docs/decisions/', import.meta.url);
const records = readdirSync(home)
  .filter((file) => file !== 'README.md')
  .map((file) => ({ file, text: readFileSync(new URL(file, home), 'utf8') }));

const MOST_CHARACTERS = 85;
const NOTE = /^\*\*Note, (\d{4}-\d{2}-\d{2})\.\*\* /;
const paragraphsOf = (text: string): readonly string[] => text.trim().split(/\n{2,}/);
const filesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, file]) => String(file));

/** The records that one supersedes: those that are linked in the first sentence of its first paragraph. */
function superseded(text: string): readonly string[] {
  const first = paragraphsOf(text)[1] ?? '';
  return first.startsWith('Supersedes ') ? filesIn(first.split(/[.;:,](?:\s|$)/)[0] ?? '') : [];
}

/** The records that supersede one, by its notes. */
function successors(text: string): readonly string[] {
  return paragraphsOf(text).flatMap((paragraph) =>
    /^Superseded (in part )?by /.test(paragraph.replace(NOTE, '')) ? filesIn(paragraph) : [],
  );
}

test('there are records, and some supersede others', () => {
  expect(records.length).toBeGreaterThan(100);
  expect(records.filter(({ text }) => superseded(text).length > 0).length).toBeGreaterThan(10);
});

test('no number is given twice', () => {
  const numbers = records.map(({ file }) => file.slice(0, 4));
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
});

describe.each(records)('$file', ({ file, text }) => {
  test('the heading is its number and a title', () => {
    expect(file).toMatch(/^\d{4}-[a-z\d-]+\.md$/);
    const [, number, title = ''] = /^# (\d+)\. (.+)\n\n/.exec(text) ?? [];
    expect(number).toBe(String(Number(file.slice(0, 4))));
    expect(title).toMatch(/^[A-Z`].*[^.:;,\s]$/u);
    // A topic of one or two words is no statement.
    expect(title.split(' ').length).toBeGreaterThan(2);
    expect(title.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  });

  test('it names what it supersedes by links, and both know of each other', () => {
    const first = paragraphsOf(text)[1] ?? '';
    expect(first).not.toMatch(/^(This )?replaces /i);
    if (first.startsWith('Supersedes ')) expect(superseded(text)).not.toEqual([]);
    const of = (name: string): string => records.find((record) => record.file === name)?.text ?? '';
    for (const old of superseded(text)) expect(successors(of(old)), old).toContain(file);
    for (const later of successors(text)) expect(superseded(of(later)), later).toContain(file);
  });

  test('links to other records lead somewhere', () => {
    const known = records.map((record) => record.file);
    expect(filesIn(text).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('notes are dated, in the order of their dates', () => {
    const notes = paragraphsOf(text).filter((paragraph) => /^\**Note\b/.test(paragraph));
    const dates = notes.map((note) => NOTE.exec(note)?.[1]);
    expect(dates).not.toContain(undefined);
    expect(dates).toEqual(dates.toSorted());
  });
});
