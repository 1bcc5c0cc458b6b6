import type { AtlasRow, BoardClass, ClassPiece } from '../contract/facets/enumerating.js';

/** A class as its family cuts it. */
interface ShardedClass {
  readonly shards: number;
  /** The rows of a shard, or those that come of so many of its starts, from one on. */
  rows(shard: number, from?: number, starts?: number): readonly AtlasRow[];
  /** From how many boards the work on a shard starts: it can be cut between them. Left out where it cannot. */
  starts?(shard: number): number;
}

/** So many starts make a piece. On an empty board of 6×6 one takes a few milliseconds, on a crowded one a few microseconds. */
const STARTS = 200;

/** A piece ends after this many shards. Most shards of boards with many walls are empty, and the caller has other things to do. */
const SHARDS = 4096;

/** A class whose pieces have about the same number of starts, however different its shards are: large ones are cut, and small ones are put together. */
export function inPieces({ shards, rows, starts }: ShardedClass): BoardClass {
  return {
    shards,
    pieces: () => (starts === undefined ? oneByOne(shards) : ofStarts(shards, starts)),
    rows(piece) {
      if ('from' in piece) return rows(piece.shard, piece.from, piece.starts);
      const all: AtlasRow[] = [];
      for (let i = 0; i < piece.shards; i++) all.push(...rows(piece.shard + i));
      return all;
    },
  };
}

function* oneByOne(shards: number): Generator<ClassPiece> {
  for (let shard = 0; shard < shards; shard++) yield { shard, shards: 1 };
}

function* ofStarts(shards: number, startsOf: (shard: number) => number): Generator<ClassPiece> {
  // The shards from `first` on have so many starts, and wait for others.
  let [first, waiting, last] = [0, 0, 0];
  for (let shard = 0; shard < shards; shard++) {
    const starts = startsOf(shard);
    if ((waiting > 0 && waiting + starts > STARTS) || shard - last === SHARDS) {
      yield { shard: first, shards: shard - first };
      [waiting, last] = [0, shard];
    }
    // What is empty begins no piece.
    if (waiting === 0) first = shard;
    if (starts <= STARTS) {
      waiting += starts;
      continue;
    }
    for (let from = 0; from < starts; from += STARTS) yield { shard, from, starts: Math.min(STARTS, starts - from) };
    last = shard;
  }
  if (waiting > 0) yield { shard: first, shards: shards - first };
}
