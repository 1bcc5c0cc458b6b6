import type { Counts, Outcome } from '../../contract/engine/search.js';
import { newTally } from '../../search/counts.js';
import { bitCount, type PatternLayout } from '../patterns/pattern-layout.js';
import type { PatternTable } from '../patterns/pattern-set.js';
import { regionsOf } from '../patterns/regions.js';
import { type Frame, neighbourTable } from '../space/frame.js';
import { DEEPEST } from './deepest.js';
import { fartherTable, manhattanOf, pathOf } from './manhattan-ida.js';
import { bestAutomaton, FIRST_DIRECTION, type PruningAutomaton, pruningAutomaton } from './pruning-automaton.js';
import { viewsOf } from './view-choice.js';

/**
 * IDA* with additive pattern databases (Korf and Felner 2002). Patterns store the excess of their distance over
 * Manhattan distance. So the search is `ManhattanIda` with one more cut-off: the sum of excesses against the slack.
 * Of the sums of some views of the board (`PatternViews`) the maximum is used. A move changes one pattern of each
 * view: its set of cells, its order, and its table entry.
 */
export class PatternIda {
  readonly counts = newTally();
  lowerBound: number;
  private readonly board: Int32Array;
  private readonly neighbours: Int32Array;
  private readonly farther: Uint8Array;
  private automaton: PruningAutomaton;
  private finding: Generator<void, PruningAutomaton> | undefined;
  private readonly views: number;
  // By depth; sums, and the values to restore when backtracking, also by view.
  private readonly blankAt = new Int32Array(DEEPEST);
  private readonly left = new Int32Array(DEEPEST);
  private readonly room = new Int32Array(DEEPEST);
  private readonly state = new Int32Array(DEEPEST);
  private readonly sum: Int32Array;
  private readonly before: Int32Array;
  // By pattern and cell: the cell as the view and the pattern's table have it.
  private readonly seenAs: Int32Array;
  // By view and tile: which pattern the tile is of.
  private readonly patternOf: Int32Array;
  // By pattern: the tiles' set, order and excess.
  private readonly sets: Int32Array;
  private readonly orders: Int32Array;
  private readonly excess: Int32Array;
  private readonly tables: readonly Uint8Array[];
  // See `LookUps`.
  private readonly ranks: Int32Array;
  private readonly columnOf: Int32Array;
  private readonly orderAfter: Uint16Array;
  private readonly starts: Int32Array;
  /** What a move makes of its pattern: set, order and excess, by view. */
  private readonly fresh: Int32Array;
  private depth = 0;
  private leastExcess = DEEPEST;

  /** `proved`: the bound of an earlier search on the same board, and its counts; it goes on with that bound. */
  constructor(
    private readonly frame: Frame,
    patterns: readonly PatternTable[],
    proved?: Pick<Counts, 'expanded' | 'generated'> & { readonly lowerBound: number },
    /** What may be taken to find better pruning automata. */
    private readonly spareBytes = Number.POSITIVE_INFINITY,
  ) {
    const { width, height, blankGoal, board } = frame;
    this.neighbours = neighbourTable(width, height);
    this.automaton = pruningAutomaton(width, height, 0);
    this.farther = fartherTable(frame);
    this.board = board.slice();
    const { views, seenAs, patternOf, sets, orders, excess, sums, patterns: all } = viewsOf(frame, patterns);
    this.views = views;
    this.sum = new Int32Array(views * DEEPEST);
    this.before = new Int32Array(3 * views * DEEPEST);
    this.fresh = new Int32Array(3 * views);
    this.seenAs = seenAs;
    this.patternOf = patternOf;
    this.sets = sets;
    this.orders = orders;
    this.excess = excess;
    this.sum.set(sums);
    this.tables = all.map(({ table }) => table);
    const lookUps = lookUpsOf(patterns);
    const starts = all.map(({ layout }) => lookUps.startsOf.get(layout)!);
    this.ranks = lookUps.ranks;
    this.columnOf = lookUps.columnOf;
    this.orderAfter = lookUps.orderAfter;
    this.starts = Int32Array.from(starts.flat());
    this.blankAt[0] = board.indexOf(blankGoal);
    this.left[0] = this.automaton.unpruned[this.blankAt[0]];
    this.room[0] = Math.max(...sums);
    this.lowerBound = manhattanOf(frame) + 2 * this.room[0];
    if (proved === undefined || proved.lowerBound <= this.lowerBound) return;
    this.room[0] += (proved.lowerBound - this.lowerBound) / 2;
    this.lowerBound = proved.lowerBound;
    this.counts.expanded = proved.expanded;
    this.counts.generated = proved.generated;
    this.finding = bestAutomaton(width, height, proved.generated, spareBytes);
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    const { board, neighbours, farther, blankAt, left, state, counts, views, before, seenAs, patternOf, fresh } = this;
    const { sets, orders, excess, tables, ranks, columnOf, orderAfter, starts, sum, room: roomAt } = this;
    const { width, height, cells } = this.frame;
    const lowBits = cells >> 1;
    const lowMask = (1 << lowBits) - 1;
    let bound = this.lowerBound;
    if (bound === 0) return { status: 'solved', path: [], optimal: true };
    if (!this.hasAutomaton()) return undefined;
    let { next: nextState, unpruned } = this.automaton;
    let depth = this.depth;
    let blank = blankAt[depth];
    let moves = left[depth];
    let room = roomAt[depth];
    let leastExcess = this.leastExcess;
    let generated = 0;
    let steps = expansions;
    while (steps > 0) {
      if (moves === 0) {
        // 1. No moves left: backtrack, or start the next iteration at the root.
        if (depth === 0) {
          bound += 2 * leastExcess;
          this.lowerBound = bound;
          roomAt[0] += leastExcess;
          room = roomAt[0];
          leastExcess = DEEPEST;
          this.finding = bestAutomaton(width, height, counts.generated + generated, this.spareBytes);
          if (!this.hasAutomaton()) break;
          nextState = this.automaton.next;
          unpruned = this.automaton.unpruned;
          moves = unpruned[blank];
          continue;
        }
        depth--;
        const from = blank;
        blank = blankAt[depth];
        const tile = board[blank];
        board[from] = tile;
        for (let view = 0; view < views; view++) {
          const p = patternOf[view * cells + tile];
          const at = 3 * (views * depth + view);
          sets[p] = before[at];
          orders[p] = before[at + 1];
          excess[p] = before[at + 2];
        }
        moves = left[depth];
        room = roomAt[depth];
        continue;
      }
      // 2. Generate the next move that is legal and not pruned as a duplicate.
      const direction = FIRST_DIRECTION[moves];
      moves &= moves - 1;
      generated++;
      const from = neighbours[4 * blank + direction];
      const tile = board[from];
      const roomAfter = room - farther[4 * (tile * cells + blank) + direction];
      // 3. Look up the views. Of the first two, the one with the larger sum so far comes first: it is likelier to cause a cut-off.
      let surplus = 0;
      const sumsAt = views * depth;
      const first = views >= 2 && sum[sumsAt + 1] > sum[sumsAt] ? 1 : 0;
      for (let looked = 0; looked < views; looked++) {
        const view = looked < 2 ? looked ^ first : looked;
        const p = patternOf[view * cells + tile];
        const cell = seenAs[p * cells + from];
        const to = seenAs[p * cells + blank];
        const set = sets[p];
        const start = 7 * p;
        // Sideways for this table leaves the order alone; up or down, the tiles between are passed.
        let order = orders[p];
        if (to - cell !== 1 && cell - to !== 1) {
          const forth = to > cell ? 1 : 0;
          const between = forth ? (set & ((1 << to) - 1)) >>> (cell + 1) : (set & ((1 << cell) - 1)) >>> (to + 1);
          if (between !== 0) {
            const place = forth * starts[start + 3] + bitCount(set & ((1 << cell) - 1));
            const way = place * starts[start + 4] + bitCount(between) - 1;
            order = orderAfter[starts[start + 2] + way * starts[start + 5] + order];
          }
        }
        const moved = set ^ (1 << cell) ^ (1 << to);
        const ranksAt = starts[start];
        const rank = ranks[ranksAt + (moved & lowMask)] + ranks[ranksAt + lowMask + 1 + (moved >>> lowBits)];
        const entry = order * starts[start + 6] + columnOf[starts[start + 1] + rank + cell];
        const value = (tables[p][entry >> 1] >> ((entry & 1) << 2)) & 15;
        const newSum = sum[sumsAt + view] - excess[p] + value;
        if (newSum > roomAfter) {
          surplus = newSum - roomAfter;
          break;
        }
        sum[sumsAt + views + view] = newSum;
        fresh[3 * view] = moved;
        fresh[3 * view + 1] = order;
        fresh[3 * view + 2] = value;
      }
      if (surplus > 0) {
        if (surplus < leastExcess) leastExcess = surplus;
        continue;
      }
      // 4. Make the move.
      for (let v = 0; v < views; v++) {
        const p = patternOf[v * cells + tile];
        const at = 3 * (views * depth + v);
        before[at] = sets[p];
        before[at + 1] = orders[p];
        before[at + 2] = excess[p];
        sets[p] = fresh[3 * v];
        orders[p] = fresh[3 * v + 1];
        excess[p] = fresh[3 * v + 2];
      }
      board[blank] = tile;
      left[depth] = moves;
      const after = nextState[4 * state[depth] + direction];
      depth++;
      blank = from;
      room = roomAfter;
      moves = unpruned[after * cells + blank];
      blankAt[depth] = blank;
      roomAt[depth] = room;
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
    this.leastExcess = leastExcess;
    counts.expanded += expansions - steps;
    counts.generated += generated;
    return undefined;
  }

  /** Continues to look for the automaton of an iteration; true once it is there. */
  private hasAutomaton(): boolean {
    const step = this.finding?.next();
    if (step?.done === false) return false;
    if (step?.done) {
      this.automaton = step.value;
      this.left[0] = step.value.unpruned[this.blankAt[0]];
      this.finding = undefined;
    }
    return true;
  }
}

/** The look-up tables of all patterns, concatenated: indexing one array is faster than choosing among several. */
interface LookUps {
  /** For each layout: where its ranks, columns and changes of order begin, its tiles, most passed, orders, and columns of its tables. */
  readonly startsOf: ReadonlyMap<PatternLayout, readonly number[]>;
  /** Ranks of low halves of sets, then of high halves, times the number of cells. */
  readonly ranks: Int32Array;
  readonly columnOf: Int32Array;
  readonly orderAfter: Uint16Array;
}

const made = new WeakMap<PatternTable, LookUps>();

/** Cached by the first of the patterns, which are the same in most searches. */
function lookUpsOf(patterns: readonly PatternTable[]): LookUps {
  const known = made.get(patterns[0]);
  if (known !== undefined && patterns.every(({ layout }) => known.startsOf.has(layout))) return known;
  /** Patterns with as many tiles have the same ones: on 5×5, where they are large, most do. */
  const startsOf = new Map<PatternLayout, readonly number[]>();
  const parts = { ranks: [] as Int32Array[], columnOf: [] as Int32Array[], orderAfter: [] as Uint16Array[] };
  const total = (arrays: readonly { readonly length: number }[]): number =>
    arrays.reduce((sum, { length }) => sum + length, 0);
  for (const { layout } of patterns) {
    if (startsOf.has(layout)) continue;
    const { cells, tiles, mostPassed, orders } = layout;
    const { columnOf, columns } = regionsOf(layout);
    const places = [parts.ranks, parts.columnOf, parts.orderAfter].map(total);
    startsOf.set(layout, [...places, tiles, mostPassed, orders, columns]);
    for (const ranks of [layout.lowRank, layout.highRank]) parts.ranks.push(ranks.map((rank) => rank * cells));
    parts.columnOf.push(columnOf);
    parts.orderAfter.push(layout.orderAfter);
  }
  const lookUps = {
    startsOf,
    ranks: joined(parts.ranks, (length) => new Int32Array(length)),
    columnOf: joined(parts.columnOf, (length) => new Int32Array(length)),
    orderAfter: joined(parts.orderAfter, (length) => new Uint16Array(length)),
  };
  made.set(patterns[0], lookUps);
  return lookUps;
}

/** Arrays as one; a single one, which may be large, as it is. */
function joined<T extends Int32Array | Uint16Array>(parts: readonly T[], make: (length: number) => T): T {
  if (parts.length === 1) return parts[0];
  const all = make(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
