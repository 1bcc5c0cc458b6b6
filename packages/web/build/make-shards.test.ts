import { gunzipSync } from 'node:zlib';
import { families, familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { solve } from '@slidewise/core/solving';
import { PuzzleSupply, type ShardSource } from '@slidewise/lab/supply';
import { expect, test } from 'vitest';
import { datesFrom, faultsOfDays } from '../../../scripts/lib/check-days.mjs';
import { makeShards } from './make-shards.js';
import { ATLAS } from './shards-plugin.js';

const { catalogue, files } = makeShards(ATLAS);
const source: ShardSource = async (name) =>
  name === 'catalogue.json' ? JSON.stringify(catalogue) : gunzipSync(files.get(name)!).toString();
const supply = new PuzzleSupply(source);

test('a file is small, has as many lines as the catalogue says, and boards that can be read', async () => {
  const listed = catalogue.listed.flatMap(({ shards, prefix }) => shards.map((shard) => ({ ...shard, prefix })));
  const days = catalogue.days.map(({ file, prefix, weekdays }) => {
    return { file, prefix, lines: weekdays.reduce((sum, { lines }) => sum + lines, 0) };
  });
  expect([...listed, ...days].map(({ file }) => file).sort()).toEqual([...files.keys()].sort());
  for (const { file, prefix, lines } of [...listed, ...days]) {
    expect(files.get(file)!.length).toBeLessThan(300_000);
    const text = (await source(file)).trimEnd().split('\n');
    expect([file, text.length]).toEqual([file, lines]);
    for (const line of [text[0]!, text.at(-1)!]) expect(readPositionId(`${prefix}${line.split(' ')[0]}`).ok).toBe(true);
  }
});

test('every board of the atlas from five moves on is in a file', () => {
  const { shards } = catalogue.listed.find(({ family }) => family === 'rush-hour')!;
  const lengths = new Set(shards.flatMap(({ least, most }) => [least, most]));
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([5, 51]);
  // 476,118 rows, 904 of them shorter.
  expect(shards.reduce((sum, { lines }) => sum + lines, 0)).toBe(476_118 - 904);
});

test.each([
  ['rush-hour', 5, undefined],
  ['rush-hour', 12, undefined],
  ['tiles', 20, { width: 3, height: 3 }],
] as const)('a thousand new puzzles of %s in a row differ: %i moves', async (id, moves, size) => {
  const family = familyById(id)!;
  const ids = new Set<string>();
  for (let seed = 31_000; seed < 32_000; seed++) {
    const request = { moves, seed, ...(size && { size }) };
    ids.add(unwrap(await supply.newPuzzle(family, request)).id);
  }
  expect(ids.size).toBe(1000);
});

test.each([26, 27, 33, 40, 45, 51])('a puzzle of Rush Hour of %i moves takes them', async (moves) => {
  const family = familyById('rush-hour')!;
  for (const seed of [1, 2, 1000]) {
    const { position } = unwrap(await supply.newPuzzle(family, { moves, seed }));
    expect(unwrap(solve(family, position)).length).toBe(moves);
  }
});

test('there are a thousand boards of lengths that are rare', async () => {
  const { shards } = catalogue.listed.find(({ family }) => family === 'rush-hour')!;
  const { file, least } = shards.find(({ holds }) => holds === 'components')!;
  const counts: number[] = [];
  for (const line of (await source(file)).trimEnd().split('\n')) {
    for (const [i, count] of line.split(' ')[1]!.split(',').entries()) {
      counts[least + i] = (counts[least + i] ?? 0) + Number(count);
    }
  }
  for (let moves = least; moves <= 44; moves++) expect([moves, counts[moves]! >= 1000]).toEqual([moves, true]);
});

// All days of ten years: `npm run check:daily`.
test('boards of two years differ and grow harder in every week; those of some days take as many moves as promised', async () => {
  expect(catalogue.days.map(({ family }) => family).sort()).toEqual(families.map(({ id }) => id).sort());
  const sample = new Set(datesFrom('2026-11-16', 7).concat('2027-07-04', '2027-12-30'));
  const faults = await faultsOfDays(supply, datesFrom('2026-01-01', 730), (date) => sample.has(date));
  expect(faults).toEqual([]);
});
