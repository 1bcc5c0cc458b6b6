import { describe, expect, test } from 'vitest';
import { bruteAtlas } from '../../testing/brute-atlas.js';
import { Atlas } from './atlas.js';
import type { AtlasClass } from './atlas-class.js';

function atlasOf(of: AtlasClass) {
  const atlas = Atlas.of(of)!;
  const shards = Array.from({ length: atlas.shards }, (_, shard) => shard);
  return {
    rows: shards.flatMap((shard) => atlas.rows(shard)),
    starts: shards.reduce((sum, shard) => sum + atlas.countStarts(shard), 0),
  };
}

describe('the same rows as brute force by the definition', () => {
  test.each<[number, number, number, number[], number, number]>([
    [3, 2, 0, [2], 0, 1],
    [3, 3, 1, [2, 3], 0, 2],
    [3, 3, 0, [2, 3], 1, 2],
    [4, 3, 2, [2, 3], 0, 0],
    [3, 4, 1, [2, 3], 0, 1],
    [4, 4, 1, [2, 3], 0, 0],
    [4, 4, 3, [3], 0, 1],
    [4, 4, 2, [2, 4], 0, 0],
    [7, 2, 1, [2, 3], 0, 0],
    // The cells of these do not fit into one word.
    [6, 6, 4, [5], 0, 0],
    [5, 7, 2, [6], 0, 1],
  ])('%i×%i, target in row %i, lengths %j, walls %i..%i', (width, height, row, lengths, least, most) => {
    const of = { width, height, row, lengths, walls: { least, most } };
    const brute = bruteAtlas(of);
    const { rows, starts } = atlasOf(of);
    const inOrder = (all: typeof rows) => all.map((each) => JSON.stringify(each)).sort();
    expect(inOrder(rows)).toEqual(inOrder(brute.rows));
    expect(starts).toBe(brute.starts);
  });
});

test('4×4: 1,349 normal starts, 32 rows, the hardest with 7 moves', () => {
  const { rows, starts } = atlasOf({ width: 4, height: 4, row: 1, lengths: [2, 3], walls: { least: 0, most: 0 } });
  expect([starts, rows.length, Math.max(...rows.map(({ length }) => length!))]).toEqual([1349, 32, 7]);
});

test('5×5: what an exploration of every start found, before most of them were left out', () => {
  const { rows } = atlasOf({ width: 5, height: 5, row: 2, lengths: [2, 3], walls: { least: 0, most: 0 } });
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  const moves = rows.map((row) => row.length!);
  expect([rows.length, Math.max(...moves), sum(moves)]).toEqual([1730, 20, 11_881]);
  expect(sum(rows.map(({ positions }) => positions))).toBe(329_603);
});

test('a shard in parts: the same rows', () => {
  const atlas = Atlas.of({ width: 4, height: 4, row: 1, lengths: [2, 3], walls: { least: 0, most: 0 } })!;
  for (let shard = 0; shard < atlas.shards; shard++) {
    const starts = atlas.countStarts(shard);
    const parts = Array.from({ length: Math.ceil(starts / 5) }, (_, i) => atlas.rows(shard, 5 * i, 5));
    expect(parts.flat()).toEqual(atlas.rows(shard));
  }
});
