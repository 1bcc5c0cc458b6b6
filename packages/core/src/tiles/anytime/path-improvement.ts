import type { Tally } from '../../search/counts.js';
import { pathOf } from '../ida/manhattan-ida.js';
import { FIRST_DIRECTION, pruningAutomaton } from '../ida/pruning-automaton.js';
import type { Frame } from '../space/frame.js';
import { SlidingBoard } from './sliding-board.js';

/** One pass over a path: the length of the segments in moves, and the most moves tried in the search of each. */
export interface Effort {
  readonly length: number;
  readonly tries: number;
}

/**
 * Local path improvement (Ratner and Pohl 1986): IDA* replaces a segment of the path by a shorter one, then goes on
 * to the next, which overlaps it by half. Yields after each segment how many moves were tried; returns the new path.
 */
export function* improvePath(
  frame: Frame,
  path: ArrayLike<number>,
  effort: Effort,
  counts: Tally,
): Generator<number, Uint8Array> {
  const board = SlidingBoard.of(frame);
  const search = new SegmentSearch(board);
  const stride = effort.length >> 1;
  let segment: number[] = [];
  let read = 0;
  while (read < path.length || segment.length > stride) {
    while (segment.length < effort.length && read < path.length) {
      const direction = path[read++];
      if (segment.at(-1) === (direction ^ 1)) segment.pop();
      else segment.push(direction);
    }
    const shorter = search.shorter(segment, effort.tries);
    counts.expanded += search.entered;
    counts.generated += search.tries;
    yield search.tries;
    if (shorter !== undefined) {
      segment = shorter;
      if (read < path.length) continue;
    }
    for (const direction of segment.splice(0, stride)) search.go(direction);
  }
  for (const direction of segment) search.go(direction);
  return board.path.toArray();
}

class SegmentSearch {
  /** The moves tried in the last search, and the boards expanded. */
  tries = 0;
  entered = 0;
  /** The cell of each tile at the end of the segment. */
  private readonly targets: Int32Array;
  private readonly row: Int32Array;
  private readonly column: Int32Array;
  private readonly blankNumber: number;
  // By depth.
  private readonly blanks = new Int32Array(256);
  private readonly left = new Int32Array(256);
  private readonly state = new Int32Array(256);
  private readonly slack = new Int32Array(256);

  constructor(private readonly board: SlidingBoard) {
    const { width } = board;
    this.blankNumber = board.tiles[board.blank];
    this.targets = board.places.slice();
    this.row = Int32Array.from(board.places, (_, cell) => Math.floor(cell / width));
    this.column = Int32Array.from(board.places, (_, cell) => cell % width);
  }

  /** Makes a move of the final path. */
  go(direction: number): void {
    const { board, targets } = this;
    const to = board.blank;
    board.move(direction);
    targets[board.tiles[to]] = to;
  }

  /** A shorter path to the end of a segment, or undefined if none was found. */
  shorter(segment: readonly number[], mostTries: number): number[] | undefined {
    const { board, targets } = this;
    const tiles = board.tiles;
    // 1. The targets of its tiles; then the board is restored.
    const cells = [board.blank];
    const moved: number[] = [];
    for (const direction of segment) {
      const blank = cells.at(-1)!;
      const from = board.neighbours[4 * blank + direction];
      tiles[blank] = tiles[from];
      targets[tiles[blank]] = blank;
      moved.push(tiles[blank]);
      cells.push(from);
    }
    for (let i = segment.length; i > 0; i--) tiles[cells[i]] = tiles[cells[i - 1]];
    const end = cells.at(-1)!;
    // 2. IDA*: the first bound is the Manhattan distance, which has the parity of the segment, so bounds grow by 2.
    let distance = 0;
    for (const tile of new Set(moved)) distance += this.distance(board.places[tile], targets[tile]);
    let found: number[] | undefined;
    this.tries = 0;
    this.entered = 0;
    for (let bound = distance; bound < segment.length && found === undefined && this.tries < mostTries; bound += 2) {
      found = this.search(bound, distance, end, mostTries);
    }
    for (const tile of moved) targets[tile] = board.places[tile];
    tiles[board.blank] = this.blankNumber;
    return found;
  }

  private distance(a: number, b: number): number {
    return Math.abs(this.row[a] - this.row[b]) + Math.abs(this.column[a] - this.column[b]);
  }

  private search(bound: number, distance: number, end: number, mostTries: number): number[] | undefined {
    const { board, targets, blanks, left, state, slack } = this;
    const { tiles, neighbours } = board;
    const { next, unpruned } = pruningAutomaton(board.width, board.height, 0);
    const cells = tiles.length;
    let depth = 0;
    this.entered++;
    blanks[0] = board.blank;
    left[0] = unpruned[board.blank];
    slack[0] = (bound - distance) >> 1;
    let found: number[] | undefined;
    while (depth >= 0 && this.tries < mostTries) {
      const blank = blanks[depth];
      if (found !== undefined || left[depth] === 0) {
        depth--;
        if (depth >= 0) tiles[blank] = tiles[blanks[depth]];
        continue;
      }
      const direction = FIRST_DIRECTION[left[depth]];
      left[depth] &= left[depth] - 1;
      this.tries++;
      const from = neighbours[4 * blank + direction];
      const target = targets[tiles[from]];
      const along = direction < 2 ? this.column : this.row;
      const farther = Math.abs(along[blank] - along[target]) > Math.abs(along[from] - along[target]) ? 1 : 0;
      if (slack[depth] < farther) continue;
      tiles[blank] = tiles[from];
      slack[depth + 1] = slack[depth] - farther;
      state[depth + 1] = next[4 * state[depth] + direction];
      depth++;
      blanks[depth] = from;
      left[depth] = unpruned[state[depth] * cells + from];
      if (bound === depth + 2 * slack[depth] && from === end) found = pathOf(blanks, depth, neighbours);
      else this.entered++;
    }
    for (; depth > 0; depth--) tiles[blanks[depth]] = tiles[blanks[depth - 1]];
    return found;
  }
}
