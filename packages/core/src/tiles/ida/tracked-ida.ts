import type { Outcome } from '../../contract/search.js';
import { newTally } from '../../search/counts.js';
import { type Frame, neighbourTable } from '../space/frame.js';
import { pathOf } from './manhattan-ida.js';
import { FIRST_DIRECTION, type MoveAutomaton, moveAutomaton } from './move-automaton.js';

/** A heuristic that follows the moves of a depth-first search. */
export interface Tracker {
  /** For the board at the start. */
  readonly first: number;
  /** For the board after a tile has moved (it has, on the board) and the search would be at `depth`. */
  after(depth: number, tile: number, from: number, to: number, direction: number): number;
  /** The search does go there. */
  enter(depth: number): void;
  /** The search has come back from `depth`. */
  leave(depth: number): void;
}

/** Longer than any shortest solution of a board that IDA* can solve. */
const DEEPEST = 1024;

/** IDA* with heuristics that keep themselves up to date; the largest counts. */
export class TrackedIda {
  readonly counts = newTally();
  lowerBound: number;
  private readonly neighbours: Int32Array;
  private automaton: MoveAutomaton;
  private readonly blankAt = new Int32Array(DEEPEST);
  private readonly left = new Int32Array(DEEPEST);
  private readonly state = new Int32Array(DEEPEST);
  private depth = 0;
  private nextBound = DEEPEST;

  constructor(
    private readonly frame: Frame,
    /** The trackers' board too: they see each move on it. */
    private readonly board: Int32Array,
    private readonly trackers: readonly Tracker[],
  ) {
    const { width, height } = frame;
    this.neighbours = neighbourTable(width, height);
    this.automaton = moveAutomaton(width, height, 0);
    this.blankAt[0] = board.indexOf(frame.blankGoal);
    this.left[0] = this.automaton.worthwhile[this.blankAt[0]];
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
        // 1. All moves have been tried: back to the board before, or on to the next bound.
        if (depth > 0) {
          for (const tracker of trackers) tracker.leave(depth);
          depth--;
          board[blank] = board[blankAt[depth]];
          board[blankAt[depth]] = blankGoal;
        } else {
          this.lowerBound = this.nextBound;
          this.nextBound = DEEPEST;
          this.automaton = moveAutomaton(width, height, counts.generated);
          left[0] = this.automaton.worthwhile[blank];
        }
        continue;
      }
      // 2. The next move that is possible and not useless.
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
      // 3. The bound allows it.
      depth++;
      for (const tracker of trackers) tracker.enter(depth);
      blankAt[depth] = from;
      state[depth] = this.automaton.next[4 * state[depth - 1] + direction];
      left[depth] = this.automaton.worthwhile[state[depth] * cells + from];
      counts.expanded++;
      if (h === 0) return { status: 'solved', path: pathOf(blankAt, depth, neighbours), optimal: true };
    }
    this.depth = depth;
    return undefined;
  }
}
