import { readTextFile } from './input.js';

/** The students of a class, as a table lists them. */
export interface Roster {
  /** Their names, in the order of the list. */
  readonly names: readonly string[];
  /** What tells each of them from the others, whoever else is in the list: the first two cells. */
  readonly keys: readonly string[];
  /** The titles of the list, if it has any, and the cells of each student. */
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whose a file is, by whatever the list says of exactly one student: a name, a number, a login, an address. */
  studentOf(path: string): string | undefined;
}

/** Titles that the first row of a list has, and no student. */
const TITLES =
  /^(student|name|first name|last name|given name|surname|family name|full name|id|id number|login|e-?mail( address)?|user ?name)$/i;
/** Two letters or digits, with the blanks around them: a shorter cell does not tell who somebody is. */
const SHORTEST = 4;

/** Reads a list of students: values separated by commas, semicolons or tabulators, a student on each line. */
export async function readRoster(path: string): Promise<Roster | { readonly error: string }> {
  const source = await readTextFile(path);
  if ('error' in source) return { error: `${path}: ${source.error}` };
  const rows = rowsOf(source.text.replace(/^\uFEFF/, '')).filter((row) => row.some((cell) => cell !== ''));
  const titles = rows[0]?.some((cell) => TITLES.test(cell)) ? rows.shift()! : [];
  if (rows.length === 0) return { error: `${path}: there is no student in this list` };
  return rosterOf(titles, rows);
}

function rosterOf(titles: readonly string[], rows: readonly (readonly string[])[]): Roster {
  const first = countOf(rows.map(([name = '']) => name));
  // Where two have the same first name, the next column tells them apart.
  const names = rows.map(([name = '', more = '']) =>
    first.get(name)! > 1 || name === '' ? `${name} ${more}`.trim() : name,
  );
  const cells = rows.map((row, i) =>
    [...new Set([...row, names[i]!].map(wordsOf))].filter((cell) => cell.length >= SHORTEST),
  );
  const counts = countOf(cells.flat());
  const tellers = cells.map((own) => own.filter((cell) => counts.get(cell) === 1));
  return {
    names,
    titles,
    rows,
    keys: rows.map(([name = '', more = '']) => `${name}\n${more}`),
    studentOf(path) {
      const words = wordsOf(path);
      const scores = tellers.map((own) => Math.max(0, ...own.map((cell) => (words.includes(cell) ? cell.length : 0))));
      const best = Math.max(0, ...scores);
      const found = scores.flatMap((score, i) => (best > 0 && score === best ? [i] : []));
      return found.length === 1 ? names[found[0]!] : undefined;
    },
  };
}

/** ` ann smith 12 ` of `Ann_Smith/12`: only whole words are compared, whatever stands between them. */
function wordsOf(text: string): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** The cells of a table; quotes hold separators and line ends (RFC 4180). The separator is the one that the first line has most of. */
function rowsOf(text: string): string[][] {
  const [head = ''] = text.split(/\r?\n/, 1);
  const separator = [',', ';', '\t'].reduce((best, each) =>
    head.split(each).length > head.split(best).length ? each : best,
  );
  const rows: string[][] = [[]];
  const cell = new RegExp(
    `"((?:[^"]|"")*)"[ ]*|([^"${separator}\\r\\n][^${separator}\\r\\n]*)|(${separator})|(\\r\\n|\\r|\\n)`,
    'g',
  );
  let value = '';
  const end = (): void => {
    rows.at(-1)!.push(value.trim());
    value = '';
  };
  for (const [, quoted, plain, between, lineEnd] of text.matchAll(cell)) {
    value += quoted?.replaceAll('""', '"') ?? plain ?? '';
    if (between !== undefined || lineEnd !== undefined) end();
    if (lineEnd !== undefined) rows.push([]);
  }
  end();
  return rows;
}
