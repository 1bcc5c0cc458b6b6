import type { Outcome } from '../../contract/engine/search.js';
import { newTally } from '../../search/counts.js';
import { mirrorOf } from '../patterns/pattern-estimate.js';
import { type Frame, neighbourTable } from '../space/frame.js';
import { type LabelTable, moved, setOf } from './label-table.js';

/** No board of 16 cells is farther. */
const DEEPEST = 128;
/** The sets of labels 1 to 3, of the board and of its mirror image. */
const SETS = 6;

/**
 * IDA* (Korf 1985) over pushes of whole lines. Two pushes along one line are one, so directions alternate between rows and
 * columns. The heuristic is the larger value of the board and of its reflection about the diagonal.
 */
export class PushIda {
  readonly counts = newTally();
  lowerBound: number;
  private readonly neighbours: Int32Array;
  private readonly mirror: Int32Array;
  /** By depth: the blank of a node and the sets of its labels; then the same while a line is pushed farther and farther. */
  private readonly blanks = new Int32Array(DEEPEST);
  private readonly sets = new Int32Array(SETS * DEEPEST);
  private readonly pushedBlanks = new Int32Array(DEEPEST);
  private readonly pushedSets = new Int32Array(SETS * DEEPEST);
  /** By depth: the direction that is tried. */
  private readonly directions = new Int32Array(DEEPEST);
  private depth = 0;
  private nextBound = DEEPEST;

  constructor(
    private readonly frame: Frame,
    private readonly table: LabelTable,
  ) {
    const { width, height, board } = frame;
    const { labels } = table;
    this.neighbours = neighbourTable(width, height);
    this.mirror = mirrorOf(frame)!;
    const own = Array.from(board, (tile) => labels[tile]);
    const reflected = this.mirror.map((cell) => labels[this.mirror[board[cell]]]);
    for (const [i, side] of [own, reflected].entries()) {
      for (let label = 1; label <= 3; label++) this.sets[3 * i + label - 1] = setOf(side, label);
    }
    this.blanks[0] = board.indexOf(frame.blankGoal);
    this.begin(0);
    this.lowerBound = this.estimate();
    this.counts.bytes = table.distances.length;
  }

  /** Searches on until so many more nodes were expanded; the path consists of directions of single tiles. */
  step(expansions: number): Outcome<readonly number[]> | undefined {
    const { counts, neighbours, mirror, blanks, sets, pushedBlanks, pushedSets, directions } = this;
    const { ranks, distances } = this.table;
    if (this.lowerBound === 0) return { status: 'solved', path: [], optimal: true };
    const stopAt = counts.expanded + expansions;
    let { depth } = this;
    while (counts.expanded < stopAt) {
      const direction = directions[depth];
      const to = pushedBlanks[depth];
      const from = direction < 4 ? neighbours[4 * to + direction] : -1;
      const at = SETS * depth;
      if (from < 0) {
        // The next direction along this axis, or along the other one at the root.
        if (direction === 1 && depth > 0) directions[depth] = 4;
        else directions[depth]++;
        if (directions[depth] < 4) {
          this.turnBack(depth);
          continue;
        }
        if (depth > 0) depth--;
        else {
          this.lowerBound = this.nextBound;
          this.nextBound = DEEPEST;
          this.begin(0);
        }
        continue;
      }
      // One tile more of the line.
      const [mirrorFrom, mirrorTo] = [mirror[from], mirror[to]];
      const a = moved(pushedSets[at], from, to);
      const b = moved(pushedSets[at + 1], from, to);
      const c = moved(pushedSets[at + 2], from, to);
      const d = moved(pushedSets[at + 3], mirrorFrom, mirrorTo);
      const e = moved(pushedSets[at + 4], mirrorFrom, mirrorTo);
      const f = moved(pushedSets[at + 5], mirrorFrom, mirrorTo);
      pushedSets[at] = a;
      pushedSets[at + 1] = b;
      pushedSets[at + 2] = c;
      pushedSets[at + 3] = d;
      pushedSets[at + 4] = e;
      pushedSets[at + 5] = f;
      pushedBlanks[depth] = from;
      counts.generated++;
      // The second value is looked up only where the first does not cut.
      let h = distances[ranks.rank(from, a, b, c)];
      if (depth + 1 + h <= this.lowerBound) h = Math.max(h, distances[ranks.rank(mirrorFrom, d, e, f)]);
      const total = depth + 1 + h;
      if (total > this.lowerBound) {
        if (total < this.nextBound) this.nextBound = total;
        continue;
      }
      depth++;
      counts.expanded++;
      blanks[depth] = from;
      const into = SETS * depth;
      sets[into] = a;
      sets[into + 1] = b;
      sets[into + 2] = c;
      sets[into + 3] = d;
      sets[into + 4] = e;
      sets[into + 5] = f;
      this.begin(depth, direction < 2 ? 2 : 0);
      if (h > 0) continue;
      // Labels in place are not yet tiles in place.
      const path = this.path(depth);
      if (this.isSolvedBy(path)) return { status: 'solved', path, optimal: true };
    }
    this.depth = depth;
    return undefined;
  }

  /** Starts with the moves of a node. */
  private begin(depth: number, direction = 0): void {
    this.directions[depth] = direction;
    this.turnBack(depth);
  }

  /** Takes a push back. */
  private turnBack(depth: number): void {
    const { sets, pushedSets } = this;
    this.pushedBlanks[depth] = this.blanks[depth];
    for (let i = SETS * depth; i < SETS * (depth + 1); i++) pushedSets[i] = sets[i];
  }

  /** The bound of the start. */
  private estimate(): number {
    const { ranks, distances } = this.table;
    const [a, b, c, d, e, f] = this.sets;
    const [blank] = this.blanks;
    return Math.max(distances[ranks.rank(blank, a, b, c)], distances[ranks.rank(this.mirror[blank], d, e, f)]);
  }

  /** The single tiles of all pushes down to a depth. */
  private path(depth: number): number[] {
    const { blanks, directions, neighbours } = this;
    const path: number[] = [];
    for (let i = 0; i < depth; i++) {
      for (let blank = blanks[i]; blank !== blanks[i + 1]; blank = neighbours[4 * blank + directions[i]]) {
        path.push(directions[i]);
      }
    }
    return path;
  }

  private isSolvedBy(path: readonly number[]): boolean {
    const board = this.frame.board.slice();
    let [blank] = this.blanks;
    for (const direction of path) {
      const from = this.neighbours[4 * blank + direction];
      board[blank] = board[from];
      blank = from;
    }
    board[blank] = this.frame.blankGoal;
    return board.every((tile, cell) => tile === cell);
  }
}
