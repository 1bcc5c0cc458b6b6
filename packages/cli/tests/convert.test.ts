import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families } from '@slidewise/core/families';
import { describe, expect, test } from 'vitest';
import { expectRefusal, folderOf, jsonLines, slidewise } from './run-cli.js';

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const folder = folderOf({ 'bent.txt': 'aab\n.bb\n...\n' });

test('a board in another notation', () => {
  const { stdout, stderr, code } = slidewise(['convert', 'rush-hour/jam-12', '--to', 'csv']);
  expect(stdout).toMatch(/^car,orientation,col,row,length\nA,H,2,1,3\n/);
  expect([stderr, code]).toEqual(['', 0]);
  expect(slidewise(['convert', '-', '--to', 'sfu'], stdout).stdout).toBe(
    readFileSync(fileURLToPath(new URL('../../../puzzles/rush-hour/jam-12.txt', import.meta.url)), 'utf8'),
  );
});

test('what the new text does not say is told, and makes it the same board', () => {
  const line = slidewise(['convert', '-', '--to', 'csv'], COURSE);
  expect(line.stderr).toBe('slidewise: note: - reads back the same with --target a --goal clear\n');
  expect(line.code).toBe(0);
  const solved = slidewise(['solve', '--json', '--target', 'a', '--goal', 'clear', '-'], line.stdout).stdout;
  expect(jsonLines(solved)).toMatchObject([{ length: 3, format: 'csv', goal: 'clear' }]);
});

test('several boards: an empty line between drawings, none between lines', () => {
  const names = ['rush-hour/jam-01', 'rush-hour/jam-02'];
  const grids = slidewise(['convert', ...names, '--to', 'sfu']).stdout;
  expect(grids.split('\n')).toHaveLength(6 + 1 + 6 + 1);
  const lines = slidewise(['convert', ...names, '--to', 'line', '--target', 'X']).stdout;
  expect(lines).toMatch(/^[A-Z.]{36}\n[A-Z.]{36}\n$/);
  expect(slidewise(['convert', '-', '--to', 'sfu', '--target', 'X'], lines).stdout).toBe(grids);
});

describe('every board of the collection, in every format of its family', () => {
  const inCollection = new Set(jsonLines(slidewise(['list', '--json']).stdout).map(({ family }): string => family));
  const cases = families
    .filter(({ id }) => inCollection.has(id))
    .flatMap(({ id, formats }) => formats.map((format): [string, string] => [id, format.id]));
  const originals = new Map(
    jsonLines(slidewise(['show', '--json', ...inCollection]).stdout).map((shown) => [shown.board, shown]),
  );

  test.each(cases)('%s as %s reads back as the same board, or says why not', (family, format) => {
    const { stdout, stderr, code } = slidewise(['convert', family, '--to', format, '--json']);
    const results = jsonLines(stdout);
    const failed = results.filter(({ error }) => error !== undefined);
    expect(stderr.split('\n').length - 1).toBe(failed.length);
    expect(code).toBe(failed.length > 0 ? 1 : 0);
    for (const { board, text, options } of results.filter((result) => result.text !== null).slice(0, 6)) {
      const flags = Object.entries(options as Record<string, string>).flatMap(([name, value]) => [`--${name}`, value]);
      const [back] = jsonLines(slidewise(['show', '--json', ...flags, '-'], text).stdout);
      const original = originals.get(board)!;
      expect([board, back.goal, back.scene]).toEqual([board, original.goal, original.scene]);
    }
  });
});

test.each([
  [
    ['convert', 'rush-hour/record-walls', '--to', 'csv'],
    1,
    'this board cannot be written as csv: this format has no walls',
  ],
  [
    ['convert', 'rush-hour/jam-12', '--to', 'cvs'],
    2,
    'Rush Hour has no format "cvs": expected usc, sfu, line, csv, id; did you mean csv?',
  ],
  [['convert', join(folder, 'bent.txt'), '--to', 'csv'], 2, 'bent.txt:2:2: vehicle "b" bends here'],
])('%j: one sentence, exit code %i', (args, exit, words) => {
  expectRefusal(args, words, { exit });
});

test('--to is needed', () => {
  expectRefusal(['convert', 'rush-hour/jam-12'], "required option '--to <format>' not specified");
});
