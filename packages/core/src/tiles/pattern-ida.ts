import type { Outcome } from '../family.js';
import { newTally } from '../search/counts.js';
import { type Frame, neighbourTable } from './frame.js';
import { fartherTable, manhattanOf, pathOf } from './manhattan-ida.js';
import { FIRST_DIRECTION, type MoveAutomaton, moveAutomaton } from './move-automaton.js';
import { excessAt, mirrorOf, standing } from './pattern-estimate.js';
import { bitCount } from './pattern-layout.js';
import type { PatternTable } from './pattern-set.js';
import { regionsOf } from './regions.js';

/** Longer than any shortest solution of a board that IDA* can solve. */
const DEEPEST = 1024;

/**
 * IDA* with additive pattern databases. They hold how far each pattern's distance exceeds its Manhattan distance, so the
 * search is Manhattan's with less slack: the sum of the excesses must fit into it. On square boards the board mirrored at
 * the diagonal is looked up in the same tables, and the larger sum counts.
 *
 * A move changes one pattern, and one of the mirrored board: its set of cells, its order, and what is looked up for them.
 */
export class PatternIda {
  readonly counts = newTally();
  lowerBound: number;
  private readonly board: Int32Array;
  private readonly neighbours: Int32Array;
  private readonly farther: Uint8Array;
  private automaton: MoveAutomaton;
  // By depth.
  private readonly blankAt = new Int32Array(DEEPEST);
  private readonly left = new Int32Array(DEEPEST);
  private readonly room = new Int32Array(DEEPEST);
  private readonly state = new Int32Array(DEEPEST);
  private readonly sum = new Int32Array(DEEPEST);
  private readonly mirrorSum = new Int32Array(DEEPEST);
  /** What the last move replaced: set, order and excess, of the board and of its mirror image. */
  private readonly before = new Int32Array(6 * DEEPEST);
  // By pattern, those of the mirrored board behind the others.
  private readonly sets: Int32Array;
  private readonly orders: Int32Array;
  private readonly excess: Int32Array;
  private readonly patternOf: Int32Array;
  private readonly tables: Uint8Array[];
  private readonly highBase: Int32Array[];
  private readonly lowBase: Int32Array[];
  private readonly firstEntry: Int32Array[];
  private readonly orderAfter: Uint16Array[];
  private readonly orderCount: Int32Array;
  private readonly mirrored: boolean;
  private readonly mirror: Int32Array;
  private depth = 0;
  private leastLack = DEEPEST;

  constructor(
    private readonly frame: Frame,
    private readonly patterns: readonly PatternTable[],
  ) {
    const { width, height, cells, blankGoal, board } = frame;
    this.neighbours = neighbourTable(width, height);
    this.automaton = moveAutomaton(width, height, 0);
    this.farther = fartherTable(frame);
    this.board = board.slice();
    const mirror = mirrorOf(frame);
    this.mirrored = mirror !== undefined;
    this.mirror = mirror ?? new Int32Array(cells);
    const count = patterns.length;
    this.sets = new Int32Array(2 * count);
    this.orders = new Int32Array(2 * count);
    this.excess = new Int32Array(2 * count);
    this.patternOf = new Int32Array(cells).fill(-1);
    for (const [p, { goals }] of patterns.entries()) for (const goal of goals) this.patternOf[goal] = p;
    this.tables = patterns.map(({ table }) => table);
    this.highBase = patterns.map(({ layout }) => layout.highRank.map((rank) => rank * layout.cells));
    this.lowBase = patterns.map(({ layout }) => layout.lowRank.map((rank) => rank * layout.cells));
    this.firstEntry = patterns.map(({ layout }) => regionsOf(layout).firstEntry);
    this.orderAfter = patterns.map(({ layout }) => layout.orderAfter);
    this.orderCount = Int32Array.from(patterns, ({ layout }) => layout.orders);
    this.lookUpAll();
    this.blankAt[0] = board.indexOf(blankGoal);
    this.left[0] = this.automaton.worthwhile[this.blankAt[0]];
    this.room[0] = Math.max(this.sum[0], this.mirrorSum[0]);
    this.lowerBound = manhattanOf(frame) + 2 * this.room[0];
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    const { board, neighbours, farther, blankAt, left, state, counts, mirrored, mirror, before } = this;
    const { sets, orders, excess, patternOf, tables, highBase, lowBase, orderAfter, firstEntry } = this;
    const { sum, mirrorSum, room: roomAt } = this;
    const { width, height, cells } = this.frame;
    const count = this.patterns.length;
    const lowBits = cells >> 1;
    const lowMask = (1 << lowBits) - 1;
    const mostPassed = Int32Array.from(this.patterns, ({ layout }) => layout.mostPassed);
    const tileCount = Int32Array.from(this.patterns, ({ layout }) => layout.tiles);
    const orderCount = this.orderCount;
    let { next: nextState, worthwhile } = this.automaton;
    let bound = this.lowerBound;
    if (bound === 0) return { status: 'solved', path: [], optimal: true };
    let depth = this.depth;
    let blank = blankAt[depth];
    let moves = left[depth];
    let room = roomAt[depth];
    let leastLack = this.leastLack;
    let generated = 0;
    let steps = expansions;
    while (steps > 0) {
      if (moves === 0) {
        // 1. All moves have been tried: back to the board before, or on to the next bound.
        if (depth === 0) {
          bound += 2 * leastLack;
          this.lowerBound = bound;
          roomAt[0] += leastLack;
          room = roomAt[0];
          leastLack = DEEPEST;
          this.automaton = moveAutomaton(width, height, counts.generated + generated);
          nextState = this.automaton.next;
          worthwhile = this.automaton.worthwhile;
          moves = worthwhile[blank];
          continue;
        }
        const at = 6 * depth;
        depth--;
        const from = blank;
        blank = blankAt[depth];
        const tile = board[blank];
        board[from] = tile;
        const p = patternOf[tile];
        sets[p] = before[at];
        orders[p] = before[at + 1];
        excess[p] = before[at + 2];
        if (mirrored) {
          const q = patternOf[mirror[tile]];
          sets[count + q] = before[at + 3];
          orders[count + q] = before[at + 4];
          excess[count + q] = before[at + 5];
        }
        moves = left[depth];
        room = roomAt[depth];
        continue;
      }
      // 2. The next move that is possible and not useless.
      const direction = FIRST_DIRECTION[moves];
      moves &= moves - 1;
      generated++;
      const from = neighbours[4 * blank + direction];
      const tile = board[from];
      const roomAfter = room - farther[4 * (tile * cells + blank) + direction];
      // 3. What its pattern's table says.
      const p = patternOf[tile];
      const oldSet = sets[p];
      const set = oldSet ^ (1 << from) ^ (1 << blank);
      let order = orders[p];
      if (direction > 1) {
        const between =
          direction === 2 ? (oldSet & ((1 << from) - 1)) >>> (blank + 1) : (oldSet & ((1 << blank) - 1)) >>> (from + 1);
        if (between !== 0) {
          const place = bitCount(oldSet & ((1 << from) - 1));
          const forth = direction === 3 ? tileCount[p] : 0;
          order = orderAfter[p]![((forth + place) * mostPassed[p] + bitCount(between) - 1) * orderCount[p] + order];
        }
      }
      const entry = firstEntry[p]![highBase[p]![set >>> lowBits] + lowBase[p]![set & lowMask] + from] + order;
      const value = (tables[p]![entry >> 1] >> ((entry & 1) << 2)) & 15;
      const newSum = sum[depth] - excess[p] + value;
      if (newSum > roomAfter) {
        if (newSum - roomAfter < leastLack) leastLack = newSum - roomAfter;
        continue;
      }
      // 4. The same for the mirrored board, where sideways is up and down.
      let newMirrorSum = 0;
      const at = 6 * (depth + 1);
      if (mirrored) {
        const q = patternOf[mirror[tile]];
        const r = count + q;
        const mirrorFrom = mirror[from];
        const mirrorTo = mirror[blank];
        const oldMirrorSet = sets[r];
        const mirrorSet = oldMirrorSet ^ (1 << mirrorFrom) ^ (1 << mirrorTo);
        let mirrorOrder = orders[r];
        if (direction < 2) {
          const between =
            direction === 0
              ? (oldMirrorSet & ((1 << mirrorFrom) - 1)) >>> (mirrorTo + 1)
              : (oldMirrorSet & ((1 << mirrorTo) - 1)) >>> (mirrorFrom + 1);
          if (between !== 0) {
            const place = bitCount(oldMirrorSet & ((1 << mirrorFrom) - 1));
            const forth = direction === 1 ? tileCount[q] : 0;
            mirrorOrder =
              orderAfter[q]![((forth + place) * mostPassed[q] + bitCount(between) - 1) * orderCount[q] + mirrorOrder];
          }
        }
        const mirrorEntry =
          firstEntry[q]![highBase[q]![mirrorSet >>> lowBits] + lowBase[q]![mirrorSet & lowMask] + mirrorFrom] +
          mirrorOrder;
        const mirrorValue = (tables[q]![mirrorEntry >> 1] >> ((mirrorEntry & 1) << 2)) & 15;
        newMirrorSum = mirrorSum[depth] - excess[r] + mirrorValue;
        if (newMirrorSum > roomAfter) {
          if (newMirrorSum - roomAfter < leastLack) leastLack = newMirrorSum - roomAfter;
          continue;
        }
        before[at + 3] = oldMirrorSet;
        before[at + 4] = orders[r];
        before[at + 5] = excess[r];
        sets[r] = mirrorSet;
        orders[r] = mirrorOrder;
        excess[r] = mirrorValue;
      }
      // 5. Make the move.
      before[at] = oldSet;
      before[at + 1] = orders[p];
      before[at + 2] = excess[p];
      sets[p] = set;
      orders[p] = order;
      excess[p] = value;
      board[blank] = tile;
      left[depth] = moves;
      const after = nextState[4 * state[depth] + direction];
      depth++;
      blank = from;
      room = roomAfter;
      moves = worthwhile[after * cells + blank];
      blankAt[depth] = blank;
      roomAt[depth] = room;
      state[depth] = after;
      sum[depth] = newSum;
      mirrorSum[depth] = newMirrorSum;
      steps--;
      if (bound === depth + 2 * room) {
        counts.expanded += expansions - steps;
        counts.generated += generated;
        return { status: 'solved', path: pathOf(blankAt, depth, neighbours), optimal: true };
      }
    }
    left[depth] = moves;
    this.depth = depth;
    this.leastLack = leastLack;
    counts.expanded += expansions;
    counts.generated += generated;
    return undefined;
  }

  /** The sets, orders and excesses of the board as it stands. */
  private lookUpAll(): void {
    const { board, mirror, patterns, sets, orders, excess } = this;
    const { blankGoal } = this.frame;
    const places = new Int32Array(board.length);
    for (const [cell, tile] of board.entries()) places[tile] = cell;
    const mirroredPlaces = places.map((_, tile) => mirror[places[mirror[tile]]]);
    for (const [p, pattern] of patterns.entries()) {
      for (const [r, at] of [
        [p, places],
        [p + patterns.length, mirroredPlaces],
      ] as const) {
        if (r !== p && !this.mirrored) continue;
        const found = standing(pattern, at);
        sets[r] = found.set;
        orders[r] = found.order;
        excess[r] = excessAt(pattern, found.set, found.order, at[blankGoal]);
        const sum = r === p ? this.sum : this.mirrorSum;
        sum[0] += excess[r];
      }
    }
  }
}
