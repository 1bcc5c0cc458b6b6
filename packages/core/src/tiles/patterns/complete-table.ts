import type { TableCache } from '../../contract/engine/tables.js';
import { newBytes, newWords } from '../../out-of-memory.js';
import { type Frame, neighbourTable } from '../space/frame.js';

/** Boards of up to this many cells have complete tables: 9! states, half of them reachable. */
export const MOST_TABLE_CELLS = 9;

/** The boards that a table is made for. */
type TableShape = Pick<Frame, 'width' | 'height' | 'cells' | 'blankGoal'>;

const UNKNOWN = 255;
/** States that are expanded between two yields. */
const SLICE = 10_000;

/**
 * The exact distance of every state of a size from its goal (a perfect heuristic), by the rank of the permutation;
 * filled by breadth-first search from the goal.
 */
export class CompleteTable {
  private readonly neighbours: Int32Array;
  private readonly factorials: Int32Array;

  private constructor(
    private readonly frame: TableShape,
    private readonly metric: string,
    /** By the rank of the permutation. */
    readonly distances: Uint8Array,
  ) {
    this.neighbours = neighbourTable(frame.width, frame.height);
    this.factorials = factorials(frame.cells);
  }

  /** The table from the cache; if it is missing, it is built, in slices: that takes some hundredths of a second. */
  static *inSlices(frame: TableShape, metric: string, cache: TableCache): Generator<void, CompleteTable> {
    const found = CompleteTable.on(cache, frame, metric);
    if (found !== undefined) return new CompleteTable(frame, metric, found);
    const table = new CompleteTable(frame, metric, newBytes(sizeOf(frame)).fill(UNKNOWN));
    yield* table.fill();
    cache.put(idOf(frame, metric), table.distances);
    return table;
  }

  /** Its bytes; if it must be built, also those of building: a word for every solvable board. */
  static bytes(frame: TableShape, metric: string, cache: TableCache): number {
    const size = sizeOf(frame);
    return CompleteTable.on(cache, frame, metric) === undefined ? size + 4 * (size / 2) : size;
  }

  private static on(cache: TableCache, frame: TableShape, metric: string): Uint8Array | undefined {
    const found = cache.get(idOf(frame, metric));
    return found?.length === sizeOf(frame) ? found : undefined;
  }

  /** The distance of a board, which must be solvable. */
  distance(board: Int32Array): number {
    return this.distances[this.rank(board)];
  }

  isSolvable(board: Int32Array): boolean {
    return this.distance(board) !== UNKNOWN;
  }

  /** The directions of a shortest path to the goal, which must exist. */
  solve(start: Int32Array): number[] {
    const board = start.slice();
    const path: number[] = [];
    let blank = board.indexOf(this.frame.blankGoal);
    for (let left = this.distance(board); left > 0; left--) blank = this.stepCloser(board, blank, left, path);
    return path;
  }

  /** Makes a move to a state whose distance is less than `left`; returns the blank's cell. */
  private stepCloser(board: Int32Array, from: number, left: number, path: number[]): number {
    for (let direction = 0; direction < 4; direction++) {
      let blank = from;
      let pushed = 0;
      do {
        const next = this.neighbours[4 * blank + direction];
        if (next < 0) break;
        swap(board, blank, next);
        blank = next;
        pushed++;
        if (this.distance(board) < left) {
          for (let i = 0; i < pushed; i++) path.push(direction);
          return blank;
        }
      } while (this.metric === 'mtm');
      while (blank !== from) {
        const back = this.neighbours[4 * blank + (direction ^ 1)];
        swap(board, blank, back);
        blank = back;
      }
    }
    throw new Error('No move leads closer to the goal: the table is damaged.');
  }

  /** Breadth-first search from the goal. */
  private *fill(): Generator<void, void> {
    const { distances, neighbours, metric } = this;
    const { cells, blankGoal } = this.frame;
    const queue = newWords(distances.length / 2);
    const board = Int32Array.from({ length: cells }, (_, cell) => cell);
    let end = 0;
    queue[end++] = this.rank(board);
    distances[queue[0]] = 0;
    for (let read = 0; read < end; read++) {
      if (read % SLICE === 0) yield;
      this.unrank(queue[read], board);
      const distance = distances[queue[read]] + 1;
      const from = board.indexOf(blankGoal);
      for (let direction = 0; direction < 4; direction++) {
        let blank = from;
        do {
          const next = neighbours[4 * blank + direction];
          if (next < 0) break;
          swap(board, blank, next);
          blank = next;
          const rank = this.rank(board);
          if (distances[rank] === UNKNOWN) {
            distances[rank] = distance;
            queue[end++] = rank;
          }
        } while (metric === 'mtm');
        while (blank !== from) {
          const back = neighbours[4 * blank + (direction ^ 1)];
          swap(board, blank, back);
          blank = back;
        }
      }
    }
  }

  /** The lexicographic rank of the permutation, from its Lehmer code. */
  private rank(board: Int32Array): number {
    const { cells } = this.frame;
    let rank = 0;
    let used = 0;
    for (let cell = 0; cell < cells; cell++) {
      const tile = board[cell];
      const smallerBefore = BITS[used & ((1 << tile) - 1)];
      rank += (tile - smallerBefore) * this.factorials[cells - 1 - cell];
      used |= 1 << tile;
    }
    return rank;
  }

  private unrank(rank: number, board: Int32Array): void {
    const { cells } = this.frame;
    let rest = rank;
    let free = (1 << cells) - 1;
    for (let cell = 0; cell < cells; cell++) {
      const factorial = this.factorials[cells - 1 - cell];
      let skip = Math.floor(rest / factorial);
      rest -= skip * factorial;
      let bits = free;
      for (; skip > 0; skip--) bits &= bits - 1;
      const lowest = bits & -bits;
      board[cell] = 31 - Math.clz32(lowest);
      free ^= lowest;
    }
  }
}

/** How many bits are set in each number of nine bits. */
const BITS = new Uint8Array(1 << MOST_TABLE_CELLS);
for (let word = 1; word < BITS.length; word++) BITS[word] = BITS[word >> 1] + (word & 1);

function factorials(most: number): Int32Array {
  const all = new Int32Array(most + 1).fill(1);
  for (let i = 1; i <= most; i++) all[i] = all[i - 1] * i;
  return all;
}

function swap(board: Int32Array, a: number, b: number): void {
  const tile = board[a];
  board[a] = board[b];
  board[b] = tile;
}

function idOf({ width, height, blankGoal }: TableShape, metric: string): string {
  return `tiles-complete-v1-${width}x${height}-${blankGoal}-${metric}`;
}

/** One byte for every permutation. */
function sizeOf({ cells }: TableShape): number {
  return factorials(cells)[cells];
}
