import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { folderOf, jsonLines, slidewise } from '../support/run-cli.js';

const script = fileURLToPath(new URL('../../../../scripts/make-data.mjs', import.meta.url));
const make = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

test('a slice of the data: the same rows in both formats, a card, checksums, and boards that solve as they say', async () => {
  const out = join(folderOf({}), 'deep', 'data');
  const sets = ['atlas-rush-hour-6x6', 'huarong-4x5', 'collection'];
  const { stdout, stderr, status } = make(out, '--limit', '5', ...sets.flatMap((name) => ['--only', name]));
  expect({ stdout, stderr, status }).toEqual({
    stdout: 'atlas-rush-hour-6x6: 5 rows\nhuarong-4x5: 5 rows\ncollection: 5 rows\n',
    stderr: '',
    status: 0,
  });
  const card = readFileSync(join(out, 'README.md'), 'utf8');
  for (const name of sets) {
    const text = readFileSync(join(out, `${name}.jsonl`), 'utf8');
    const rows = jsonLines(text);
    const read = await parquetReadObjects({ file: await asyncBufferFromFile(join(out, `${name}.parquet`)) });
    expect(read).toEqual(rows);
    for (const column of Object.keys(rows[0]!)) expect(card).toContain(`| \`${column}\` `);
  }
  const atlas = join(out, 'atlas-rush-hour-6x6.jsonl');
  const lengths = jsonLines(slidewise(['solve', '--json', atlas]).stdout).map(({ length }) => length);
  expect(lengths).toEqual(jsonLines(readFileSync(atlas, 'utf8')).map(({ moves }) => moves));
  const summed = readFileSync(join(out, 'checksums.txt'), 'utf8').trimEnd().split('\n');
  expect(summed.map((line) => line.slice(66)).sort()).toEqual(
    readdirSync(out)
      .filter((name) => name !== 'checksums.txt')
      .sort(),
  );
});

test.each([
  [[], 'expected one folder to write to: npm run data -- OUT'],
  [
    ['x', '--only', 'moon'],
    'there is no data set "moon": expected atlas-rush-hour-6x6, huarong-4x5, collection, korf-100',
  ],
  [['x', '--limit', '0'], '--limit must be a whole number from 1 up'],
])('%j: refused in a sentence', (args, message) => {
  const { stderr, status } = make(...args);
  expect({ stderr, status }).toEqual({ stderr: `slidewise: ${message}\n`, status: 2 });
});
