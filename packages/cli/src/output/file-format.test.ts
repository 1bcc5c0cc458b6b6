import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderNameError, formatOfFile } from './file-format.js';

const ENDINGS = { '.jsonl': 'lines', '.csv': 'csv', '.parquet': 'parquet' } as const;

function chosen(file: string, format?: 'lines' | 'csv' | 'parquet'): string {
  const found = formatOfFile('--to', file, ENDINGS, { option: '--format', format });
  return found.ok ? found.value : found.problem.message;
}

test('the ending decides the format, in any case', () => {
  expect(['a.jsonl', 'b/c.csv', 'X.PARQUET'].map((file) => chosen(file))).toEqual(['lines', 'csv', 'parquet']);
});

test('an option decides where the ending says nothing, and may say the same', () => {
  expect([chosen('results.txt', 'csv'), chosen('results', 'parquet'), chosen('a.csv', 'csv')]).toEqual([
    'csv',
    'parquet',
    'csv',
  ]);
});

test('a contradiction is refused, and so is a name that says nothing', () => {
  expect(chosen('a.parquet', 'csv')).toBe('"a.parquet" ends in .parquet, but --format says csv: leave one of them out');
  expect(chosen('a.txt')).toBe(
    'the file name for --to must end in .jsonl, .csv or .parquet, or --format says the format, but "a.txt" does not',
  );
  const svg = formatOfFile('--svg', 'a.png', { '.svg': 'svg' });
  expect(svg.ok ? '' : svg.problem.message).toBe('the file name for --svg must end in .svg, but "a.png" does not');
});

test('a directory that is called like a file is a slip, unless it is there or ends in a slash', () => {
  const there = join(mkdtempSync(join(tmpdir(), 'slidewise-test-')), '.');
  expect(folderNameError('--out', 'boards.csv')).toBe(
    '--out names a directory, but "boards.csv" looks like a file; end it with / if it is meant',
  );
  expect(['boards', 'run.2024', 'boards.csv/', there].map((name) => folderNameError('--out', name))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
