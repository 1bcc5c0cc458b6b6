import { expect, test } from 'vitest';
import { inPieces } from './in-pieces.js';

/** A class whose shards have so many starts each. */
function piecesOf(...starts: readonly number[]) {
  return [...inPieces({ shards: starts.length, rows: () => [], starts: (shard) => starts[shard]! }).pieces()];
}

test('small shards are put together, large ones are cut, and empty ones are nobody’s', () => {
  expect(piecesOf(0, 0, 80, 0, 120, 1, 480, 0, 200, 7, 0)).toEqual([
    { shard: 2, shards: 3 },
    { shard: 5, shards: 1 },
    { shard: 6, from: 0, starts: 200 },
    { shard: 6, from: 200, starts: 200 },
    { shard: 6, from: 400, starts: 80 },
    { shard: 8, shards: 1 },
    { shard: 9, shards: 2 },
  ]);
  expect(piecesOf()).toEqual([]);
  expect(piecesOf(0, 0)).toEqual([]);
});

test('a piece comes after some thousand shards, even if all are empty or nearly so', () => {
  const starts = (shard: number): number => (shard === 5000 ? 3 : 0);
  const pieces = [...inPieces({ shards: 20_000, rows: () => [], starts }).pieces()];
  expect(pieces).toEqual([
    { shard: 4095, shards: 1 },
    { shard: 5000, shards: 3192 },
    { shard: 12_287, shards: 1 },
    { shard: 16_383, shards: 1 },
  ]);
});

test('where shards cannot be cut, each is a piece', () => {
  expect([...inPieces({ shards: 2, rows: () => [] }).pieces()]).toEqual([
    { shard: 0, shards: 1 },
    { shard: 1, shards: 1 },
  ]);
});
