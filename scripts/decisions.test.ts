import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readDecisions, withIndex } from './lib/decisions.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const records = readDecisions(root);

test('a record has the number of its file, a statement for a title, a state and at most 40 lines', () => {
  expect(records.length).toBeGreaterThan(40);
  for (const { file, text, number, title, state } of records) {
    expect(file).toMatch(new RegExp(`^${String(number).padStart(4, '0')}-[a-z\\d-]+\\.md$`));
    expect(title, file).toMatch(/^[A-Z`].{0,83}[^.:;,\s]$/);
    // A topic of one or two words is no statement.
    expect(title!.split(' ').length, file).toBeGreaterThan(2);
    expect(state, file).toBe('in force');
    expect(text.trimEnd().split('\n').length, file).toBeLessThanOrEqual(40);
    expect(text, file).toMatch(/\*\*Context\.\*\*[\s\S]*\*\*Decision\.\*\*[\s\S]*\*\*Consequences\.\*\*/);
  }
});

test('no number is given twice, neither to a record nor to one that another takes in', () => {
  const numbers = records.flatMap(({ number, earlier }) => [number, ...earlier]);
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
});

test('pages and comments refer to records and measurements that are there', () => {
  const rooms = ['docs', 'packages', 'scripts', 'bench', 'soak', 'chaos', 'signature', 'mutation'];
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(md|tsx?|cts|mjs)$/.test(file) && !/(^|[\\/])(node_modules|dist|bundle)[\\/]/.test(file))
      .map((file) => join(room, file)),
  );
  const known = new Set(records.map(({ number }) => number));
  const lost: string[] = [];
  let found = 0;
  for (const file of [...files, 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md']) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, path] of text.matchAll(/\]\(([^)\s#]*(?:decisions|measurements)[^)\s#]*|\d{4}-[\w-]+\.md)\)/g)) {
      found++;
      if (!existsSync(join(root, dirname(file), path!))) lost.push(`${file}: ${path}`);
    }
    for (const [all, number] of text.matchAll(/\b(?:decision|record) (\d+)\b/gi)) {
      found++;
      if (!known.has(Number(number))) lost.push(`${file}: ${all}`);
    }
  }
  expect(found).toBeGreaterThan(50);
  expect(lost).toEqual([]);
});

test('the index lists all records, and those that were taken in (npm run docs writes it)', () => {
  const page = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  expect(withIndex(page, records)).toBe(page);
});
