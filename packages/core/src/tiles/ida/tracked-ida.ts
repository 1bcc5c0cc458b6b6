import type { Outcome } from '../../contract/engine/search.js';
import { newTally } from '../../search/counts.js';
import { type Frame, neighbourTable } from '../space/frame.js';
import { DEEPEST } from './deepest.js';
import { pathOf } from './manhattan-ida.js';
import { FIRST_DIRECTION, type PruningAutomaton, pruningAutomaton } from './pruning-automaton.js';

/** A heuristic that is updated incrementally by a depth-first search. */
export interface Tracker {
  /** The value of the start. */
  readonly first: number;
  /** The value of a successor at `depth`, after the move was made on the board. */
  after(depth: number, tile: number, from: number, to: number, direction: number): number;
  /** The search descends to that successor. */
  enter(depth: number): void;
  /** The search backtracks from `depth`. */
  leave(depth: number): void;
}

/** IDA* with the maximum of heuristics that are updated incrementally. */
export class TrackedIda {
  readonly counts = newTally();
  lowerBound: number;
  private readonly neighbours: Int32Array;
  private automaton: PruningAutomaton;
  private readonly blankAt = new Int32Array(DEEPEST);
  private readonly left = new Int32Array(DEEPEST);
  private readonly state = new Int32Array(DEEPEST);
  private depth = 0;
  private nextBound = DEEPEST;

  constructor(
    private readonly frame: Frame,
    /** Shared with the trackers, which read each move from it. */
    private readonly board: Int32Array,
    private readonly trackers: readonly Tracker[],
  ) {
    const { width, height } = frame;
    this.neighbours = neighbourTable(width, height);
    this.automaton = pruningAutomaton(width, height, 0);
    this.blankAt[0] = board.indexOf(frame.blankGoal);
    this.left[0] = this.automaton.unpruned[this.blankAt[0]];
    this.lowerBound = Math.max(...trackers.map(({ first }) => first));
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    const { board, neighbours, trackers, blankAt, left, state, counts } = this;
    const { width, height, cells, blankGoal } = this.frame;
    if (this.lowerBound === 0) return { status: 'solved', path: [], optimal: true };
    let depth = this.depth;
    const stopAt = counts.expanded + expansions;
    while (counts.expanded < stopAt) {
      const blank = blankAt[depth];
      if (left[depth] === 0) {
        // 1. No moves left: backtrack, or start the next iteration at the root.
        if (depth > 0) {
          for (const tracker of trackers) tracker.leave(depth);
          depth--;
          board[blank] = board[blankAt[depth]];
          board[blankAt[depth]] = blankGoal;
        } else {
          this.lowerBound = this.nextBound;
          this.nextBound = DEEPEST;
          this.automaton = pruningAutomaton(width, height, counts.generated);
          left[0] = this.automaton.unpruned[blank];
        }
        continue;
      }
      // 2. Generate the next move that is legal and not pruned as a duplicate.
      const direction = FIRST_DIRECTION[left[depth]];
      left[depth] &= left[depth] - 1;
      counts.generated++;
      const from = neighbours[4 * blank + direction];
      const tile = board[from];
      board[blank] = tile;
      board[from] = blankGoal;
      let h = 0;
      for (const tracker of trackers) h = Math.max(h, tracker.after(depth + 1, tile, from, blank, direction));
      const total = depth + 1 + h;
      if (total > this.lowerBound) {
        if (total < this.nextBound) this.nextBound = total;
        board[from] = tile;
        board[blank] = blankGoal;
        continue;
      }
      // 3. Within the bound: descend.
      depth++;
      for (const tracker of trackers) tracker.enter(depth);
      blankAt[depth] = from;
      state[depth] = this.automaton.next[4 * state[depth - 1] + direction];
      left[depth] = this.automaton.unpruned[state[depth] * cells + from];
      counts.expanded++;
      if (h === 0) return { status: 'solved', path: pathOf(blankAt, depth, neighbours), optimal: true };
    }
    this.depth = depth;
    return undefined;
  }
}
