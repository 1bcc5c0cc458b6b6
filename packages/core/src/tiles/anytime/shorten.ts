import type { Tally } from '../../search/counts.js';
import { pathOf } from '../ida/manhattan-ida.js';
import { FIRST_DIRECTION, moveAutomaton } from '../ida/move-automaton.js';
import type { Frame } from '../space/frame.js';
import { SlidingBoard } from './sliding-board.js';

/** How a path is gone through: pieces of so many moves, each searched with so many tries at most. */
export interface Effort {
  readonly length: number;
  readonly tries: number;
}

/**
 * Makes a path shorter piece by piece: between the boards at the ends of a piece, a depth-first search with the Manhattan
 * distance looks for a shorter way. Yields after each piece how many moves it tried; the result is the new path.
 */
export function* shorten(
  frame: Frame,
  path: ArrayLike<number>,
  effort: Effort,
  counts: Tally,
): Generator<number, Uint8Array> {
  const board = SlidingBoard.of(frame);
  const search = new PieceSearch(board);
  const stride = effort.length >> 1;
  let piece: number[] = [];
  let read = 0;
  while (read < path.length || piece.length > stride) {
    while (piece.length < effort.length && read < path.length) {
      const direction = path[read++];
      if (piece.at(-1) === (direction ^ 1)) piece.pop();
      else piece.push(direction);
    }
    const shorter = search.shorter(piece, effort.tries);
    counts.expanded += search.entered;
    counts.generated += search.tries;
    yield search.tries;
    if (shorter !== undefined) {
      piece = shorter;
      if (read < path.length) continue;
    }
    for (const direction of piece.splice(0, stride)) search.go(direction);
  }
  for (const direction of piece) search.go(direction);
  return board.path.toArray();
}

class PieceSearch {
  /** Moves tried in the last search, and the boards that they were tried on. */
  tries = 0;
  entered = 0;
  /** Where each tile stands at the end of the piece. */
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

  /** Makes a move for good. */
  go(direction: number): void {
    const { board, targets } = this;
    const to = board.blank;
    board.move(direction);
    targets[board.tiles[to]] = to;
  }

  /** A shorter way to where a piece leads, or undefined if none turns up. */
  shorter(piece: readonly number[], mostTries: number): number[] | undefined {
    const { board, targets } = this;
    const tiles = board.tiles;
    // 1. Where the piece leads: its tiles' targets, and in the end the board as it was.
    const cells = [board.blank];
    const moved: number[] = [];
    for (const direction of piece) {
      const blank = cells.at(-1)!;
      const from = board.neighbours[4 * blank + direction];
      tiles[blank] = tiles[from];
      targets[tiles[blank]] = blank;
      moved.push(tiles[blank]);
      cells.push(from);
    }
    for (let i = piece.length; i > 0; i--) tiles[cells[i]] = tiles[cells[i - 1]];
    const end = cells.at(-1)!;
    // 2. The moves that are needed at least: the Manhattan distance, of the same parity as the piece.
    let distance = 0;
    for (const tile of new Set(moved)) distance += this.distance(board.places[tile], targets[tile]);
    let found: number[] | undefined;
    this.tries = 0;
    this.entered = 0;
    for (let bound = distance; bound < piece.length && found === undefined && this.tries < mostTries; bound += 2) {
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
    const { next, worthwhile } = moveAutomaton(board.width, board.height, 0);
    const cells = tiles.length;
    let depth = 0;
    this.entered++;
    blanks[0] = board.blank;
    left[0] = worthwhile[board.blank];
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
      left[depth] = worthwhile[state[depth] * cells + from];
      if (bound === depth + 2 * slack[depth] && from === end) found = pathOf(blanks, depth, neighbours);
      else this.entered++;
    }
    for (; depth > 0; depth--) tiles[blanks[depth]] = tiles[blanks[depth - 1]];
    return found;
  }
}
