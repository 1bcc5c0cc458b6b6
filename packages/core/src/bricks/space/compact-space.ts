import type { Layers, Space, SpaceSymmetry, Successors } from '../../contract/engine/space.js';
import { compileLayers, type SymmetryTables } from '../compiled/compile.js';
import type { GoalOptions } from '../compiled/search-code.js';
import { createHeuristic } from '../heuristics/heuristics.js';
import type { BricksPosition } from '../position.js';
import type { BrickMove } from '../rules.js';
import { BitBoard, MOST_CELLS, startsOf } from './bit-board.js';
import { CellCode } from './cell-code.js';
import { decodeMoves, type Shift } from './decode-moves.js';
import { type Layout, layoutOf } from './layout.js';
import { interchangeable, placeBricks } from './place-bricks.js';
import { StepFinder } from './step-finder.js';
import { symmetriesOf } from './symmetry.js';

/**
 * The space of boards of up to 32 cells. A working state holds the key, the set of free cells, and the set of cells of each class, one
 * word a set.
 */
export class CompactSpace implements Space<BrickMove, BricksPosition> {
  readonly keyWords: number;
  readonly stateWords: number;
  readonly maxSuccessors: number;

  private readonly layout: Layout;
  private readonly code: CellCode;
  private readonly board: BitBoard;
  private readonly finder: StepFinder;
  private readonly classes: number;
  /** The term of a brick for each word of the key: (class × 32 + cell) × words + word. */
  readonly terms: Int32Array;
  /** The words of a state: free cells, then the first class. */
  private readonly freeWord: number;
  private readonly classWord: number;
  /** The placements that reach the goals: those of a goal from `goalStarts[goal]` on, each a word of a state and a mask. */
  private readonly goalStarts: Int32Array;
  private readonly goalWords: Int32Array;
  private readonly goalMasks: Int32Array;
  private readonly startState: Int32Array;
  private readonly goalWays: readonly GoalOptions[];

  /**
   * `oneOrder`: commutativity pruning (Haslum and Geffner 2000). Of two commuting moves, the brick with the larger number moves last;
   * decision 3 has the proof.
   */
  constructor(
    private readonly position: BricksPosition,
    private readonly metric: string,
    private readonly oneOrder = true,
  ) {
    const layout = layoutOf(position);
    const { classes, goals } = layout;
    this.layout = layout;
    this.board = new BitBoard(layout);
    this.classes = classes.length;
    this.code = new CellCode(layout, MOST_CELLS);
    this.terms = this.code.terms;
    this.keyWords = this.code.words;
    this.freeWord = this.keyWords;
    this.classWord = this.keyWords + 1;
    this.stateWords = this.classWord + classes.length;

    this.goalStarts = startsOf(goals.map((ways) => ways.length));
    this.goalWays = goals.map((ways) =>
      ways.map(({ brickClass, places }) => ({
        brickClass,
        cells: places.reduce((mask, reached, place) => mask | (reached << classes[brickClass].places[place]), 0),
      })),
    );
    const ways = this.goalWays.flat();
    this.goalWords = Int32Array.from(ways, ({ brickClass }) => this.classWord + brickClass);
    this.goalMasks = Int32Array.from(ways, ({ cells }) => cells);
    this.startState = new Int32Array(this.stateWords);
    this.clear(this.startState, 0);
    for (const [i, { starts }] of classes.entries()) for (const cell of starts) this.put(this.startState, 0, i, cell);
    const free = bitCount(this.startState[this.freeWord]);
    this.finder = new StepFinder(layout, free, this.board.canStep, metric === 'moves' ? 2 : 0);
    this.maxSuccessors = this.mostSuccessors();
  }

  start(state: Int32Array, at: number): void {
    state.set(this.startState, at);
  }

  load(key: Int32Array, keyAt: number, state: Int32Array, at: number): void {
    this.clear(state, at);
    this.code.read(key, keyAt, (brickClass, cell) => this.put(state, at, brickClass, cell));
  }

  save(state: Int32Array, at: number, key: Int32Array, keyAt: number): void {
    for (let i = 0; i < this.keyWords; i++) key[keyAt + i] = state[at + i];
  }

  expand(state: Int32Array, at: number, cameBy: number, out: Successors): void {
    if (this.metric === 'moves') this.expandMoves(state, at, cameBy, out);
    else if (this.metric === 'slides') this.expandSlides(state, at, cameBy, out);
    else this.expandSteps(state, at, cameBy, out);
    this.writeKeys(state, at, out);
  }

  child(state: Int32Array, at: number, edge: number, into: Int32Array, intoAt: number): void {
    const { freeWord, terms, keyWords } = this;
    const { covers } = this.board;
    const brickClass = edge >>> 10;
    const from = (edge >>> 5) & 31;
    const to = edge & 31;
    for (let i = 0; i < this.stateWords; i++) into[intoAt + i] = state[at + i];
    const row = MOST_CELLS * brickClass;
    into[intoAt + freeWord] = (into[intoAt + freeWord] | covers[row + from]) & ~covers[row + to];
    into[intoAt + this.classWord + brickClass] ^= (1 << from) | (1 << to);
    const before = (row + from) * keyWords;
    const after = (row + to) * keyWords;
    for (let i = 0; i < keyWords; i++) into[intoAt + i] += terms[after + i] - terms[before + i];
  }

  isGoal(state: Int32Array, at: number): boolean {
    const { goalStarts, goalWords, goalMasks } = this;
    for (let goal = 0; goal + 1 < goalStarts.length; goal++) {
      let reached = 0;
      for (let way = goalStarts[goal]; way < goalStarts[goal + 1]; way++) {
        reached |= state[at + goalWords[way]] & goalMasks[way];
      }
      if (reached === 0) return false;
    }
    return true;
  }

  finerCost(state: Int32Array, at: number, edge: number): number {
    const from = (edge >>> 5) & 31;
    const to = edge & 31;
    if (this.metric === 'moves') return this.board.stepsBetween(edge >>> 5, to, state[at + this.freeWord]);
    const distance = Math.abs(to - from);
    const { width } = this.layout;
    return distance < width ? distance : distance / width;
  }

  compare(keys: Int32Array, a: number, b: number): number {
    return this.code.compare(keys, a, b);
  }

  heuristic(id: string): (state: Int32Array, at: number) => number {
    const { classes } = this.layout;
    const estimate = createHeuristic(id, this.layout, this.metric);
    const cells = new Int32Array(classes.reduce((sum, { starts }) => sum + starts.length, 0));
    return (state, at) => {
      let brick = 0;
      for (let i = 0; i < classes.length; i++) {
        for (let left = state[at + this.classWord + i]; left !== 0; left &= left - 1) {
          cells[brick++] = 31 - Math.clz32(left & -left);
        }
      }
      return estimate(cells);
    };
  }

  moves(edges: readonly number[]): readonly BrickMove[] {
    const shifts: Shift[] = edges.map((edge) => ({ from: (edge >>> 5) & 31, to: edge & 31 }));
    return decodeMoves(this.position, this.layout, this.metric, shifts);
  }

  positionAt(keys: Int32Array, at: number, beside = this.position): BricksPosition {
    const cells: number[][] = this.layout.classes.map(() => []);
    this.code.read(keys, at, (brickClass, cell) => cells[brickClass].push(cell));
    return placeBricks(this.position, this.layout, cells, beside);
  }

  identicalPieces(): readonly (readonly string[])[] {
    return interchangeable(this.position, this.layout);
  }

  symmetries(): readonly SpaceSymmetry[] {
    const { layout, terms, keyWords, code } = this;
    return symmetriesOf(layout).map(({ summary, classes, cells }) => ({
      summary,
      image(keys, at, into, intoAt) {
        into.fill(0, intoAt, intoAt + keyWords);
        code.read(keys, at, (brickClass, cell) => {
          const image = cells[brickClass][layout.classes[brickClass].placeAt[cell]];
          const term = (MOST_CELLS * classes[brickClass] + image) * keyWords;
          for (let word = 0; word < keyWords; word++) into[intoAt + word] += terms[term + word];
        });
      },
    }));
  }

  layers(memoryLimit: number, wanted: 'goal' | 'everything'): Layers | undefined {
    return this.compile(memoryLimit, wanted, this.startState, [this.startState.subarray(0, this.keyWords)], []);
  }

  /** Compiled layers from a state on; with symmetries, `keys` are those of the state and of its images. */
  compile(
    memoryLimit: number,
    wanted: 'goal' | 'everything',
    state: Int32Array,
    keys: readonly Int32Array[],
    symmetries: readonly SymmetryTables[],
  ): Layers | undefined {
    const { layout, metric, board, code, oneOrder, maxSuccessors, classWord, goalWays } = this;
    const solved = wanted === 'goal' && this.isGoal(state, 0);
    const cells = state.subarray(classWord, classWord + this.classes);
    const start = { keys, free: state[this.freeWord], cells, solved };
    const compiled = { layout, metric, board, code, oneOrder, maxSuccessors, start, symmetries };
    return compileLayers(wanted === 'goal' ? { ...compiled, goals: goalWays } : compiled, memoryLimit);
  }

  private expandSteps(state: Int32Array, at: number, cameBy: number, out: Successors): void {
    const { board, finder } = this;
    const { deltas, fronts } = board;
    const { groups, bricks } = finder;
    const { edges } = out;
    const last = this.numberOf(cameBy);
    const moved = movedBrick(cameBy);
    const vacated = cameBy < 0 ? 0 : board.covers[cameBy >>> 5];
    // The inverse of the last step leads back to the parent.
    const back = cameBy < 0 ? -1 : reversed(cameBy);
    const found = finder.find(state, at + this.classWord, state[at + this.freeWord]);
    let count = 0;
    for (let i = 0; i < found; ) {
      const direction = groups[i] & 3;
      const able = bricks[i];
      const from = 31 - Math.clz32(able & -able);
      const brick = ((groups[i] & ~3) << 3) | from;
      const edge = (brick << 5) | (from + deltas[direction]);
      const needed = isAfter(brick, last) | is(fronts[(brick << 2) | direction] & vacated) | isNot(brick ^ moved);
      edges[count] = edge;
      count += needed & is(edge ^ back);
      // The next brick, or the next group if this was the last one.
      bricks[i] &= able - 1;
      i += isNot(bricks[i]);
    }
    out.count = count;
  }

  private expandSlides(state: Int32Array, at: number, cameBy: number, out: Successors): void {
    const { board, finder } = this;
    const { deltas, fronts, covers } = board;
    const { edges } = out;
    const free = state[at + this.freeWord];
    const last = this.numberOf(cameBy);
    const moved = movedBrick(cameBy);
    const swept = cameBy < 0 ? 0 : board.sweptInLine(cameBy);
    // Two slides of a brick along one line are pruned: one slide leads to the same state.
    const movedLine = cameBy < 0 ? -1 : board.lineOf(cameBy);
    const found = finder.find(state, at + this.classWord, free);
    let count = 0;
    for (let i = 0; i < found; i++) {
      const step = finder.groups[i];
      const direction = step & 3;
      let able = finder.bricks[i];
      if (step >> 1 === movedLine) able &= ~(1 << moved);
      for (; able !== 0; able &= able - 1) {
        const from = 31 - Math.clz32(able & -able);
        const brick = ((step & ~3) << 3) | from;
        // A brick may slide over cells that it occupies itself, as with a U shape.
        const open = free | covers[brick];
        const needed = isAfter(brick, last) | isNot(brick ^ moved);
        let front = fronts[(brick << 2) | direction];
        let met = 0;
        let to = from;
        do {
          to += deltas[direction];
          met |= front & swept;
          edges[count] = (brick << 5) | to;
          count += needed | is(met);
          front = fronts[(((brick & ~31) | to) << 2) | direction];
        } while (front !== 0 && (open & front) === front);
      }
    }
    out.count = count;
  }

  /** Every place that a brick can reach while nothing else moves. */
  private expandMoves(state: Int32Array, at: number, cameBy: number, out: Successors): void {
    const { board, finder } = this;
    const { edges } = out;
    const free = state[at + this.freeWord];
    const moved = movedBrick(cameBy);
    const swept = cameBy < 0 ? 0 : board.sweptOnWay(cameBy, free);
    const last = this.numberOf(cameBy);
    const found = finder.find(state, at + this.classWord, free);
    let count = 0;
    for (let i = 0; i < found; i++) {
      const brickClass = finder.groups[i];
      let able = finder.bricks[i];
      // Two moves of a brick in a row are pruned: one move leads to the same state.
      if (moved >> 5 === brickClass) able &= ~(1 << moved);
      for (; able !== 0; able &= able - 1) {
        const brick = (brickClass << 5) | (31 - Math.clz32(able & -able));
        let reached = brick > last ? board.flood(brick, free) : board.floodOnlyBy(brick, free, swept);
        for (; reached !== 0; reached &= reached - 1) {
          edges[count++] = (brick << 5) | (31 - Math.clz32(reached & -reached));
        }
      }
    }
    out.count = count;
  }

  /** The number of the brick that made the last move; -1 if no move after it may be pruned by commutativity. */
  private numberOf(cameBy: number): number {
    return cameBy < 0 || !this.oneOrder ? -1 : cameBy >>> 5;
  }

  /** Writes the keys of the successors, given their edges. */
  private writeKeys(state: Int32Array, at: number, { keys, edges, count }: Successors): void {
    const { terms, keyWords } = this;
    if (keyWords === 2) {
      const first = state[at];
      const second = state[at + 1];
      for (let i = 0; i < count; i++) {
        const before = (edges[i] >>> 5) << 1;
        const after = (before & ~63) | ((edges[i] & 31) << 1);
        keys[2 * i] = first + terms[after] - terms[before];
        keys[2 * i + 1] = second + terms[after + 1] - terms[before + 1];
      }
      return;
    }
    for (let i = 0; i < count; i++) {
      const before = (edges[i] >>> 5) * keyWords;
      const after = (((edges[i] >>> 5) & ~31) | (edges[i] & 31)) * keyWords;
      const base = i * keyWords;
      for (let w = 0; w < keyWords; w++) keys[base + w] = state[at + w] + terms[after + w] - terms[before + w];
    }
  }

  /** Calls `found` for every brick with class × 32 + cell. */
  forEachBrick(state: Int32Array, at: number, found: (brick: number) => void): void {
    for (let brickClass = 0; brickClass < this.classes; brickClass++) {
      for (let left = state[at + this.classWord + brickClass]; left !== 0; left &= left - 1) {
        found(MOST_CELLS * brickClass + 31 - Math.clz32(left & -left));
      }
    }
  }

  /** Makes a state of the empty board; `put` adds bricks. */
  clear(state: Int32Array, at: number): void {
    state.fill(0, at, at + this.stateWords);
    const { blocked } = this.layout;
    for (let cell = 0; cell < blocked.length; cell++) if (blocked[cell] === 0) state[at + this.freeWord] |= 1 << cell;
  }

  put(state: Int32Array, at: number, brickClass: number, cell: number): void {
    const term = (MOST_CELLS * brickClass + cell) * this.keyWords;
    for (let i = 0; i < this.keyWords; i++) state[at + i] += this.terms[term + i];
    state[at + this.freeWord] &= ~this.board.covers[MOST_CELLS * brickClass + cell];
    state[at + this.classWord + brickClass] |= 1 << cell;
  }

  /** A brick moves to free cells only, so it has at most as many successors as there are free cells, and its own. */
  private mostSuccessors(): number {
    const free = bitCount(this.startState[this.freeWord]);
    let most = 0;
    for (const { starts, places, offsets } of this.layout.classes) {
      const reach = this.metric === 'steps' ? 4 : free + offsets.length;
      most += starts.length * Math.min(reach, places.length);
    }
    return Math.max(1, most);
  }
}

/** Class and cell of the brick that made a move, after it; -1 if there was none. */
function movedBrick(cameBy: number): number {
  return cameBy < 0 ? -1 : ((cameBy >>> 5) & ~31) | (cameBy & 31);
}

// Conditions as 0 and 1, without branches: they are unpredictable, and a mispredicted branch costs more than computing all of
// them.

function is(word: number): number {
  return (word | -word) >>> 31;
}

function isNot(word: number): number {
  return is(word) ^ 1;
}

function isAfter(number: number, last: number): number {
  return (last - number) >>> 31;
}

/** The inverse edge. */
function reversed(edge: number): number {
  return (edge & ~1023) | ((edge & 31) << 5) | ((edge >>> 5) & 31);
}

function bitCount(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count++;
  return count;
}
