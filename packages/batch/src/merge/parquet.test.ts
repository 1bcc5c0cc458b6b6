import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { kindById } from '../kinds/index.js';
import { allOf, eachOf } from '../testing/files.js';
import { parquetPieces } from './parquet.js';

const { columns } = kindById('solve')!;
const row = (i: number) =>
  JSON.stringify({
    board: `f:${i}`,
    text: '1 2 3/4 5 6/7 0 8',
    family: 'tiles',
    status: i % 3 === 0 ? 'error' : 'solved',
    ...(i % 3 === 0
      ? { line: i, column: null, error: 'bad' }
      : { optimal: true, length: 1, moves: ['L', 'R'], stats: { expanded: i } }),
  });

async function fileOf(rows: readonly string[]): Promise<ArrayBuffer> {
  const pieces = await allOf(parquetPieces(eachOf([rows.slice(0, 5), rows.slice(5)]), columns));
  return Uint8Array.from(Buffer.concat(pieces)).buffer;
}

test('what is written reads back', async () => {
  const file = await fileOf(Array.from({ length: 11_000 }, (_, i) => row(i)));
  const objects = await parquetReadObjects({ file });
  expect(objects).toHaveLength(11_000);
  expect(objects[3]).toMatchObject({ board: 'f:3', status: 'error', line: 3, error: 'bad', length: null, moves: null });
  expect(objects[10_999]).toMatchObject({ board: 'f:10999', optimal: true, length: 1, moves: 'LR', expanded: 10_999n });
  expect(Object.keys(objects[0]!)).toEqual(columns.map(({ name }) => name));
});

test('no rows make a file with columns', async () => {
  const { num_rows, schema } = parquetMetadata(await fileOf([]));
  expect(num_rows).toBe(0n);
  expect(schema.slice(1).map(({ name }) => name)).toEqual(columns.map(({ name }) => name));
});
