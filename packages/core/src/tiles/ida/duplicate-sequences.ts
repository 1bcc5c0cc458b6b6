import { IntegerList } from '../patterns/integer-list.js';

/** The blank's step in each direction, as [row, column]: it goes against the tiles. */
const STEPS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** Sequences visited between two yields. */
const SLICE = 50_000;

/**
 * The minimal duplicate sequences up to a length. Each leads to the same permutation as a shorter or
 * lexicographically smaller one, inside the same bounding rectangle of the blank; none contains another.
 *
 * A sequence is a number with two bits for each move, the first move in front. One that contains no duplicate is
 * *live*. A sequence is worth a look if it is live without its last move, and without its first. Depth-first walks
 * visit all sequences, length by length: one counts hashes, another compares the few sequences whose hash occurred
 * twice.
 */
export function* duplicateSequences(longest: number): Generator<void, Uint8Array[]> {
  const walk = new Walk(longest);
  const duplicates: Uint8Array[] = [];
  // They serve one length after another: what is let go stays in memory for a while.
  const counts = new HashCounts(longest);
  const repeated = new SequencesByHash();
  let visited = 0;
  for (let length = 1; length <= longest; length++) {
    counts.clear(length);
    repeated.clear();
    // Only sequences of the same parity can be alike, the shorter ones first.
    const lengths = Array.from({ length: (length >> 1) + 1 }, (_, i) => (length & 1) + 2 * i);
    for (const each of lengths) {
      walk.begin(each);
      while (walk.next() >= 0) {
        counts.add(walk.hash);
        if (++visited % SLICE === 0) yield;
      }
    }
    // Of the longest, it does not matter which are live.
    const live = length < longest ? new BitSet(4 ** length) : undefined;
    for (const each of lengths) {
      walk.begin(each);
      for (let code = walk.next(); code >= 0; code = walk.next()) {
        if (++visited % SLICE === 0) yield;
        if (counts.isRepeated(walk.hash)) {
          if (each === length && isReplaced(code, length, repeated.of(walk.hash))) {
            duplicates.push(movesOf(code, length));
            continue;
          }
          repeated.add(walk.hash, withLength(code, each));
        }
        if (each === length) live?.add(code);
      }
    }
    if (live !== undefined) walk.live.push(live);
  }
  return duplicates;
}

/** A depth-first walk through sequences of a length on an unbounded board; the tile of each cell is named by the cell that it came from. */
class Walk {
  /** The live sequences, by length. */
  readonly live: BitSet[] = [new BitSet(1)];
  /** A Zobrist hash of the permutation. */
  hash = 0;
  private readonly cells: Int32Array;
  private readonly steps: readonly number[];
  private readonly codes: Int32Array;
  private readonly nextMove: Int32Array;
  private blank: number;
  private depth = 0;
  private length = 0;

  constructor(longest: number) {
    const side = 2 * longest + 1;
    this.cells = Int32Array.from({ length: side * side }, (_, cell) => cell);
    this.steps = STEPS.map(([row, column]) => row * side + column);
    this.codes = new Int32Array(longest + 1);
    this.nextMove = new Int32Array(longest + 1);
    this.blank = longest * side + longest;
    this.live[0].add(0);
  }

  begin(length: number): void {
    this.length = length;
    this.nextMove[0] = length === 0 ? -1 : 0;
  }

  /** The next sequence, in lexicographic order: all live ones, or those worth a look if it is not known yet which are live; -1 at the end. */
  next(): number {
    const { codes, nextMove, live, length } = this;
    for (;;) {
      const direction = nextMove[this.depth]++;
      if (direction < 0) return 0;
      if (direction === 4 || this.depth === length) {
        if (this.depth === 0) return -1;
        this.move((codes[this.depth] & 3) ^ 1);
        this.depth--;
        continue;
      }
      const code = 4 * codes[this.depth] + direction;
      const known = this.depth + 1 < live.length;
      if (!(known ? live[this.depth + 1].has(code) : live[this.depth].has(code & ((1 << (2 * this.depth)) - 1))))
        continue;
      this.move(direction);
      this.depth++;
      codes[this.depth] = code;
      nextMove[this.depth] = 0;
      if (this.depth === length) return code;
    }
  }

  private move(direction: number): void {
    const { cells, blank } = this;
    const from = blank + this.steps[direction];
    const tile = cells[from];
    cells[from] = cells[blank];
    cells[blank] = tile;
    this.hash ^= weight(tile, from) ^ weight(tile, blank);
    this.blank = from;
  }
}

/** The Zobrist key of a tile in a cell. */
function weight(tile: number, cell: number): number {
  const mixed = Math.imul(tile * 1000 + cell + 1, 0x9e3779b1);
  const more = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return Math.imul(more ^ (more >>> 13), 0xc2b2ae35);
}

/** Which hashes have occurred twice; some that have not are said to, the fewer the larger it is. Two bits count up to two. */
class HashCounts {
  private readonly words: Int32Array;
  private mask = 0;

  constructor(longest: number) {
    this.words = new Int32Array(1 << (bitsFor(longest) - 4));
  }

  /** Begins again, for sequences of another length. */
  clear(length: number): void {
    const bits = bitsFor(length);
    this.mask = (1 << bits) - 1;
    this.words.fill(0, 0, 1 << (bits - 4));
  }

  add(hash: number): void {
    const slot = hash & this.mask;
    const count = this.words[slot >>> 4];
    const shift = 2 * (slot & 15);
    this.words[slot >>> 4] = count | (((count >>> shift) & 1) === 0 ? 1 << shift : 2 << shift);
  }

  isRepeated(hash: number): boolean {
    const slot = hash & this.mask;
    return ((this.words[slot >>> 4] >>> (2 * (slot & 15))) & 2) !== 0;
  }
}

/** There are a little less than 3 ** length sequences of a length. */
function bitsFor(length: number): number {
  return Math.min(26, Math.ceil(1.6 * length) + 5);
}

/** Sequences as words, by their hashes. There are millions: no object for each. */
class SequencesByHash {
  /** The last sequence of each bucket, or -1; and for each sequence the one before it in its bucket. */
  private heads = new Int32Array(1 << 10).fill(-1);
  private readonly before = new IntegerList();
  private readonly hashes = new IntegerList();
  private readonly sequences = new IntegerList();

  clear(): void {
    this.heads.fill(-1);
    for (const list of [this.before, this.hashes, this.sequences]) list.length = 0;
  }

  add(hash: number, sequence: number): void {
    const number = this.hashes.length;
    if (number === this.heads.length) this.grow();
    const bucket = hash & (this.heads.length - 1);
    this.hashes.push(hash);
    this.sequences.push(sequence);
    this.before.push(this.heads[bucket]);
    this.heads[bucket] = number;
  }

  *of(hash: number): Generator<number, void> {
    const { before, hashes, sequences } = this;
    for (let at = this.heads[hash & (this.heads.length - 1)]; at >= 0; at = before.items[at]) {
      if (hashes.items[at] === hash) yield sequences.items[at];
    }
  }

  private grow(): void {
    this.heads = new Int32Array(2 * this.heads.length).fill(-1);
    for (let number = 0; number < this.hashes.length; number++) {
      const bucket = this.hashes.items[number] & (this.heads.length - 1);
      this.before.items[number] = this.heads[bucket];
      this.heads[bucket] = number;
    }
  }
}

/** A sequence with a bit in front, which marks its length. */
function withLength(code: number, length: number): number {
  return code | (1 << (2 * length));
}

class BitSet {
  private readonly words: Int32Array;

  constructor(size: number) {
    this.words = new Int32Array(Math.ceil(size / 32));
  }

  has(bit: number): boolean {
    return ((this.words[bit >>> 5] >>> (bit & 31)) & 1) !== 0;
  }

  add(bit: number): void {
    this.words[bit >>> 5] |= 1 << (bit & 31);
  }
}

function movesOf(code: number, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => (code >>> (2 * (length - 1 - i))) & 3);
}

/** Whether one of some earlier sequences replaces one of so many moves. */
function isReplaced(code: number, length: number, earlier: Iterable<number>): boolean {
  let sequence: Uint8Array | undefined;
  for (const other of earlier) {
    sequence ??= movesOf(code, length);
    const otherLength = (31 - Math.clz32(other)) >> 1;
    if (replaces(movesOf(other ^ (1 << (2 * otherLength)), otherLength), sequence)) return true;
  }
  return false;
}

/** Whether an earlier sequence makes the same permutation, within the bounding rectangle of the blank's path. */
function replaces(earlier: Uint8Array, sequence: Uint8Array): boolean {
  const [inner, outer] = [rectangle(earlier), rectangle(sequence)];
  return inner.every((side, i) => side <= outer[i]) && isSamePermutation(earlier, sequence);
}

function isSamePermutation(a: Uint8Array, b: Uint8Array): boolean {
  const side = 2 * Math.max(a.length, b.length) + 1;
  const [first, second] = [permutation(a, side), permutation(b, side)];
  return first.size === second.size && [...first].every(([cell, tile]) => second.get(cell) === tile);
}

/** The cells whose tile has changed, with the tile, and the blank as -1. */
function permutation(sequence: Uint8Array, side: number): Map<number, number> {
  const tiles = new Map<number, number>();
  let blank = (side * side - 1) / 2;
  for (const direction of sequence) {
    const from = blank + STEPS[direction][0] * side + STEPS[direction][1];
    const tile = tiles.get(from) ?? from;
    if (tile === blank) tiles.delete(blank);
    else tiles.set(blank, tile);
    blank = from;
  }
  return tiles.set(blank, -1);
}

/** The bounding rectangle of the blank's path: how far it goes up, down, left and right of its start. */
function rectangle(sequence: Uint8Array): number[] {
  let [row, column] = [0, 0];
  const far = [0, 0, 0, 0];
  for (const direction of sequence) {
    row += STEPS[direction][0];
    column += STEPS[direction][1];
    for (const [i, way] of [-row, row, -column, column].entries()) if (way > far[i]) far[i] = way;
  }
  return far;
}
