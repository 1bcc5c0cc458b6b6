import type { Outcome } from '../../contract/engine/search.js';
import { newBytes } from '../../out-of-memory.js';
import { newTally } from '../../search/counts.js';
import { cellDistance } from '../heuristics/measures.js';
import { type Frame, neighbourTable } from '../space/frame.js';
import { DEEPEST } from './deepest.js';
import { FIRST_DIRECTION, type PruningAutomaton, pruningAutomaton } from './pruning-automaton.js';

/**
 * IDA* with the Manhattan distance, updated incrementally. The stack is explicit, in typed arrays, so that the search can pause
 * at any node and nothing is allocated on the way.
 *
 * A move either brings its tile nearer, and f = g + h stays the same, or farther, and f grows by 2. So instead of g and h the
 * search keeps the slack: how many moves of the second kind the bound still allows.
 */
export class ManhattanIda {
  readonly counts = newTally();
  lowerBound: number;
  /** The tile in each cell, multiplied by 4 × cells to point into `farther`. */
  private readonly board: Int32Array;
  private readonly neighbours: Int32Array;
  /** For each tile, cell and direction: 1 if the tile gets farther from home by moving into the cell that way. */
  private readonly farther: Uint8Array;
  private readonly blankAt = new Int32Array(DEEPEST);
  private readonly left = new Int32Array(DEEPEST);
  private readonly slack = new Int32Array(DEEPEST);
  private readonly state = new Int32Array(DEEPEST);
  private automaton: PruningAutomaton;
  private depth = 0;

  constructor(private readonly frame: Frame) {
    const { width, height, cells, blankGoal } = frame;
    this.neighbours = neighbourTable(width, height);
    this.automaton = pruningAutomaton(width, height, 0);
    this.farther = fartherTable(frame);
    this.lowerBound = manhattanOf(frame);
    this.board = frame.board.map((tile) => tile * cells * 4);
    this.blankAt[0] = frame.board.indexOf(blankGoal);
    this.left[0] = this.automaton.unpruned[this.blankAt[0]];
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    const { board, neighbours, farther, blankAt, left, slack, state, counts } = this;
    const { width, height, cells } = this.frame;
    let { next: nextState, unpruned } = this.automaton;
    let bound = this.lowerBound;
    if (bound === 0) return { status: 'solved', path: [], optimal: true };
    let depth = this.depth;
    let blank = blankAt[depth];
    let moves = left[depth];
    let room = slack[depth];
    let generated = 0;
    let steps = expansions;
    while (steps > 0) {
      if (moves === 0) {
        // 1. No moves left: backtrack, or start the next iteration at the root.
        if (depth === 0) {
          bound += 2;
          this.lowerBound = bound;
          room = ++slack[0];
          this.automaton = pruningAutomaton(width, height, counts.generated + generated);
          nextState = this.automaton.next;
          unpruned = this.automaton.unpruned;
          moves = unpruned[blank];
          continue;
        }
        depth--;
        const before = blankAt[depth];
        board[blank] = board[before];
        blank = before;
        moves = left[depth];
        room = slack[depth];
        continue;
      }
      // 2. Generate the next move that is legal and not pruned as a duplicate; cut it off if it exceeds the bound.
      const direction = FIRST_DIRECTION[moves];
      moves &= moves - 1;
      generated++;
      const from = neighbours[4 * blank + direction];
      const tile = board[from];
      const roomAfter = room - farther[tile + 4 * blank + direction];
      if (roomAfter < 0) continue;
      // 3. Make it.
      left[depth] = moves;
      const after = nextState[4 * state[depth] + direction];
      board[blank] = tile;
      depth++;
      blank = from;
      room = roomAfter;
      moves = unpruned[after * cells + blank];
      blankAt[depth] = blank;
      slack[depth] = room;
      state[depth] = after;
      steps--;
      if (bound === depth + 2 * room) {
        counts.expanded += expansions - steps;
        counts.generated += generated;
        return { status: 'solved', path: pathOf(blankAt, depth, neighbours), optimal: true };
      }
    }
    left[depth] = moves;
    this.depth = depth;
    counts.expanded += expansions;
    counts.generated += generated;
    return undefined;
  }
}

/** For each tile, cell and direction: 1 if the tile gets farther from home by moving into the cell that way. */
export function fartherTable({ width, height, cells }: Frame): Uint8Array {
  const neighbours = neighbourTable(width, height);
  const farther = newBytes(cells * cells * 4);
  for (let tile = 0; tile < cells; tile++) {
    for (let to = 0; to < cells; to++) {
      for (let direction = 0; direction < 4; direction++) {
        const from = neighbours[4 * to + direction];
        if (from >= 0 && cellDistance(to, tile, width) > cellDistance(from, tile, width)) {
          farther[(tile * cells + to) * 4 + direction] = 1;
        }
      }
    }
  }
  return farther;
}

export function manhattanOf({ board, width, blankGoal }: Pick<Frame, 'board' | 'width' | 'blankGoal'>): number {
  return board.reduce((sum, tile, cell) => sum + (tile === blankGoal ? 0 : cellDistance(cell, tile, width)), 0);
}

/** The directions of a path, given the successive cells of the blank. */
export function pathOf(blanks: Int32Array, length: number, neighbours: Int32Array): number[] {
  return Array.from({ length }, (_, i) => neighbours.subarray(4 * blanks[i]).indexOf(blanks[i + 1]));
}

/** The memory of that table, in bytes. */
export function fartherBytes({ cells }: Pick<Frame, 'cells'>): number {
  return 4 * cells * cells;
}
