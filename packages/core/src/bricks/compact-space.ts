import type { Space, Successors } from '../family.js';
import { CellCode } from './cell-code.js';
import { createHeuristic } from './heuristics.js';
import { type Layout, layoutOf } from './layout.js';
import type { BricksPosition } from './position.js';
import type { BrickMove } from './rules.js';
import { type Shift, tellMoves } from './tell-moves.js';

/** The cells of a board are the bits of one word. */
export const MOST_CELLS = 32;

/**
 * The space of boards of up to 32 cells. A working state is the key, the set of free cells, and for each class the set of
 * cells on which its bricks stand; a set of cells is one word.
 *
 * All bricks of a class are tried at once: where the free cells, shifted by what a step enters, meet the bricks of the class,
 * a brick can take that step.
 */
export class CompactSpace implements Space<BrickMove> {
  readonly keyWords: number;
  readonly stateWords: number;
  readonly maxSuccessors: number;

  private readonly layout: Layout;
  private readonly code: CellCode;
  private readonly classes: number;
  private readonly terms: Int32Array;
  /** The words of a state: free cells, then the first class. */
  private readonly freeWord: number;
  private readonly classWord: number;
  /** By class × 32 + cell: the cells that a brick covers there. */
  private readonly covers = new Int32Array(0);
  /** By class × 4 + direction: where a step stays clear of walls; and where in `frontOffsets` its entered cells start. */
  private readonly canStep: Int32Array;
  private readonly frontStarts: Int32Array;
  private readonly frontOffsets: Int32Array;
  /** By class: all places, and where in `shapeOffsets` its cells start. */
  private readonly places: Int32Array;
  private readonly shapeStarts: Int32Array;
  private readonly shapeOffsets: Int32Array;
  /** The ways to reach the goals: a goal's own from `goalStarts[goal]` on, each a word of a state and a mask. */
  private readonly goalStarts: Int32Array;
  private readonly goalWords: Int32Array;
  private readonly goalMasks: Int32Array;
  private readonly startState: Int32Array;

  constructor(
    private readonly position: BricksPosition,
    private readonly metric: string,
  ) {
    const layout = layoutOf(position);
    const { classes, goals } = layout;
    this.layout = layout;
    this.classes = classes.length;
    this.code = new CellCode(layout);
    this.terms = this.code.terms;
    this.keyWords = this.code.words;
    this.freeWord = this.keyWords;
    this.classWord = this.keyWords + 1;
    this.stateWords = this.classWord + classes.length;

    this.covers = new Int32Array(MOST_CELLS * classes.length);
    this.canStep = new Int32Array(4 * classes.length);
    this.places = new Int32Array(classes.length);
    for (const [i, { places, offsets, steps }] of classes.entries()) {
      for (const [place, cell] of places.entries()) {
        this.places[i] |= 1 << cell;
        for (const offset of offsets) this.covers[MOST_CELLS * i + cell] |= 1 << (cell + offset);
        for (let d = 0; d < 4; d++) if (steps[4 * place + d] >= 0) this.canStep[4 * i + d] |= 1 << cell;
      }
    }
    const fronts = classes.flatMap((brickClass) => brickClass.fronts);
    this.frontStarts = startsOf(fronts.map((front) => front.length));
    this.frontOffsets = Int32Array.from(fronts.flatMap((front) => [...front]));
    this.shapeStarts = startsOf(classes.map(({ offsets }) => offsets.length));
    this.shapeOffsets = Int32Array.from(classes.flatMap(({ offsets }) => [...offsets]));
    this.goalStarts = startsOf(goals.map((ways) => ways.length));
    const ways = goals.flat();
    this.goalWords = Int32Array.from(ways, ({ brickClass }) => this.classWord + brickClass);
    this.goalMasks = Int32Array.from(ways, ({ brickClass, places }) =>
      places.reduce((mask, reached, place) => mask | (reached << classes[brickClass]!.places[place]), 0),
    );
    this.startState = new Int32Array(this.stateWords);
    this.clear(this.startState, 0);
    for (const [i, { starts }] of classes.entries()) for (const cell of starts) this.put(this.startState, 0, i, cell);
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
    out.count = 0;
    for (let brickClass = 0; brickClass < this.classes; brickClass++) {
      // What the last move did to this class, if it moved one of its bricks.
      const again = cameBy >= 0 && cameBy >>> 10 === brickClass ? cameBy : -1;
      if (this.metric === 'moves') this.addMoves(state, at, brickClass, again, out);
      else this.addSlides(state, at, brickClass, again, out);
    }
  }

  child(state: Int32Array, at: number, edge: number, into: Int32Array, intoAt: number): void {
    const { covers, freeWord, terms, keyWords } = this;
    const brickClass = edge >>> 10;
    const from = (edge >>> 5) & 31;
    const to = edge & 31;
    for (let i = 0; i < this.stateWords; i++) into[intoAt + i] = state[at + i];
    const row = MOST_CELLS * brickClass;
    into[intoAt + freeWord] = (into[intoAt + freeWord] | covers[row + from]) & ~covers[row + to];
    into[intoAt + this.classWord + brickClass] ^= (1 << from) | (1 << to);
    const { cells } = this;
    const before = (brickClass * cells + from) * keyWords;
    const after = (brickClass * cells + to) * keyWords;
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
    return tellMoves(this.position, this.layout, this.metric, shifts);
  }

  private get cells(): number {
    return this.layout.width * this.layout.height;
  }

  /** The bricks of a class, as a set of cells, that can take a step in a direction. */
  private able(state: Int32Array, at: number, brickClass: number, direction: number): number {
    const { frontStarts, frontOffsets } = this;
    const free = state[at + this.freeWord];
    const step = 4 * brickClass + direction;
    let able = state[at + this.classWord + brickClass] & this.canStep[step];
    const end = frontStarts[step + 1];
    for (let i = frontStarts[step]; i < end && able !== 0; i++) able &= shiftedBack(free, frontOffsets[i]);
    return able;
  }

  /** Steps, and in the metric `slides` all that go on in the same direction. */
  private addSlides(state: Int32Array, at: number, brickClass: number, again: number, out: Successors): void {
    const { layout, covers, canStep, frontStarts, frontOffsets } = this;
    const far = this.metric === 'slides';
    for (let direction = 0; direction < 4; direction++) {
      const delta = layout.deltas[direction]!;
      let able = this.able(state, at, brickClass, direction);
      if (again >= 0) able &= ~this.pointless(again, delta);
      for (; able !== 0; able &= able - 1) {
        const from = 31 - Math.clz32(able & -able);
        let to = from + delta;
        this.add(state, at, brickClass, from, to, out);
        if (!far) continue;
        const step = 4 * brickClass + direction;
        // A brick may slide over cells that it stands on itself: those of a U shape, say.
        const free = state[at + this.freeWord] | covers[MOST_CELLS * brickClass + from];
        for (;;) {
          let on = (canStep[step] >>> to) & 1;
          for (let i = frontStarts[step]; i < frontStarts[step + 1]; i++) on &= free >>> (to + frontOffsets[i]);
          if (on === 0) break;
          to += delta;
          this.add(state, at, brickClass, from, to, out);
        }
      }
    }
  }

  /**
   * The brick, as a set of cells, whose move by `delta` leads nowhere new after its own last move: a step straight back, or
   * a slide in the same line, which could have been one slide.
   */
  private pointless(again: number, delta: number): number {
    const to = again & 31;
    const moved = to - ((again >>> 5) & 31);
    if (this.metric === 'steps') return moved === -delta ? 1 << to : 0;
    const { width } = this.layout;
    return Math.abs(moved) < width === Math.abs(delta) < width ? 1 << to : 0;
  }

  /** Every place that a brick can get to while nothing else moves. */
  private addMoves(state: Int32Array, at: number, brickClass: number, again: number, out: Successors): void {
    const { canStep, shapeStarts, shapeOffsets } = this;
    let able = 0;
    for (let direction = 0; direction < 4; direction++) able |= this.able(state, at, brickClass, direction);
    // A brick need not move twice in a row: it could have gone there at once.
    if (again >= 0) able &= ~(1 << (again & 31));
    const { width } = this.layout;
    const [left, right] = [canStep[4 * brickClass], canStep[4 * brickClass + 1]];
    const [up, down] = [canStep[4 * brickClass + 2], canStep[4 * brickClass + 3]];
    for (; able !== 0; able &= able - 1) {
      const from = 31 - Math.clz32(able & -able);
      const free = state[at + this.freeWord] | this.covers[MOST_CELLS * brickClass + from];
      let fits = this.places[brickClass];
      for (let i = shapeStarts[brickClass]; i < shapeStarts[brickClass + 1]; i++) {
        fits &= shiftedBack(free, shapeOffsets[i]);
      }
      let reached = 1 << from;
      for (let before = 0; before !== reached; ) {
        before = reached;
        const sideways = ((reached & left) >>> 1) | ((reached & right) << 1);
        // A shift by 32 would be none at all, but boards that wide have one row only.
        reached |= (sideways | ((reached & up) >>> width) | ((reached & down) << width)) & fits;
      }
      for (let others = reached ^ (1 << from); others !== 0; others &= others - 1) {
        this.add(state, at, brickClass, from, 31 - Math.clz32(others & -others), out);
      }
    }
  }

  private add(state: Int32Array, at: number, brickClass: number, from: number, to: number, out: Successors): void {
    const { keyWords, terms, cells } = this;
    const { keys, edges } = out;
    const index = out.count++;
    edges[index] = (brickClass << 10) | (from << 5) | to;
    const before = (brickClass * cells + from) * keyWords;
    const after = (brickClass * cells + to) * keyWords;
    const base = index * keyWords;
    for (let i = 0; i < keyWords; i++) keys[base + i] = state[at + i] + terms[after + i] - terms[before + i];
  }

  private clear(state: Int32Array, at: number): void {
    state.fill(0, at, at + this.stateWords);
    const { blocked } = this.layout;
    for (let cell = 0; cell < blocked.length; cell++) if (blocked[cell] === 0) state[at + this.freeWord] |= 1 << cell;
  }

  private put(state: Int32Array, at: number, brickClass: number, cell: number): void {
    const term = (brickClass * this.cells + cell) * this.keyWords;
    for (let i = 0; i < this.keyWords; i++) state[at + i] += this.terms[term + i];
    state[at + this.freeWord] &= ~this.covers[MOST_CELLS * brickClass + cell];
    state[at + this.classWord + brickClass] |= 1 << cell;
  }

  /** A brick goes to free cells only, so it has no more places to go than there are free cells, and its own. */
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

/** A set of cells moved so that what stood `offset` cells further on stands here. */
function shiftedBack(cells: number, offset: number): number {
  return offset >= 0 ? cells >>> offset : cells << -offset;
}

function bitCount(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count++;
  return count;
}

/** Where each of several runs starts if they stand one after another; the end of the last one too. */
function startsOf(lengths: readonly number[]): Int32Array {
  const starts = new Int32Array(lengths.length + 1);
  for (const [i, length] of lengths.entries()) starts[i + 1] = starts[i] + length;
  return starts;
}
