import type { Operators, Space, SpaceSymmetry, Successors } from '../../contract/engine/space.js';
import type { TableCache } from '../../contract/engine/tables.js';
import { turnsOf } from '../../family-tools/symmetries.js';
import { createEstimate, prepareEstimate } from '../heuristics/heuristics.js';
import { type TilesPosition, withTiles } from '../position.js';
import { DIRECTIONS, type Push, pushable, pushOf, towards } from '../rules.js';

/**
 * The space of boards of any size. A key holds the tile of every cell but the last, which follows from the others; the
 * first cell stands in the highest bits, so that keys sort like boards. A working state has a word for each cell, and the
 * blank's cell at the end.
 */
export class TilesSpace implements Space<Push, TilesPosition> {
  readonly keyWords: number;
  readonly stateWords: number;
  readonly maxSuccessors: number;
  private readonly cells: number;
  private readonly bits: number;
  private readonly tilesAWord: number;
  private readonly sum: number;
  /** An edge is direction × longest + tiles - 1. */
  private readonly longest: number;
  private readonly steps: readonly number[];
  readonly operators: Operators = { names: DIRECTIONS, of: (edge) => Math.floor(edge / this.longest) };

  constructor(
    private readonly position: TilesPosition,
    metric: string,
    private readonly tables?: TableCache,
  ) {
    const { width, height } = position;
    this.cells = width * height;
    this.bits = 32 - Math.clz32(this.cells - 1);
    this.tilesAWord = Math.floor(32 / this.bits);
    this.keyWords = Math.ceil((this.cells - 1) / this.tilesAWord);
    this.stateWords = this.cells + 1;
    this.sum = (this.cells * (this.cells - 1)) / 2;
    this.longest = metric === 'mtm' ? Math.max(width, height) - 1 : 1;
    this.maxSuccessors = metric === 'mtm' ? width + height - 2 : 4;
    this.steps = DIRECTIONS.map((direction) => towards(direction, width));
  }

  start(state: Int32Array, at: number): void {
    state.set(this.position.tiles, at);
    state[at + this.cells] = this.position.tiles.indexOf(0);
  }

  load(key: Int32Array, keyAt: number, state: Int32Array, at: number): void {
    const { cells, bits, tilesAWord } = this;
    const mask = (1 << bits) - 1;
    let left = this.sum;
    let cell = 0;
    for (let word = 0; cell < cells - 1; word++) {
      let shift = 32 - bits;
      for (let i = 0; i < tilesAWord && cell < cells - 1; i++, shift -= bits, cell++) {
        const tile = (key[keyAt + word] >>> shift) & mask;
        state[at + cell] = tile;
        left -= tile;
        if (tile === 0) state[at + cells] = cell;
      }
    }
    state[at + cell] = left;
    if (left === 0) state[at + cells] = cell;
  }

  save(state: Int32Array, at: number, key: Int32Array, keyAt: number): void {
    const { cells, bits, tilesAWord } = this;
    let cell = 0;
    for (let word = 0; cell < cells - 1; word++) {
      let packed = 0;
      let shift = 32 - bits;
      for (let i = 0; i < tilesAWord && cell < cells - 1; i++, shift -= bits, cell++) {
        packed |= state[at + cell] << shift;
      }
      key[keyAt + word] = packed;
    }
  }

  expand(state: Int32Array, at: number, cameBy: number, out: Successors): void {
    const { longest, keyWords, cells } = this;
    const { width, height } = this.position;
    const blank = state[at + cells];
    // The inverse of the last move leads to its parent; in `mtm`, moves along the same line lead to states one move from the parent.
    const cameIn = cameBy < 0 ? -1 : Math.floor(cameBy / longest);
    let count = 0;
    for (let direction = 0; direction < 4; direction++) {
      if (cameIn >= 0 && (direction === (cameIn ^ 1) || (longest > 1 && direction === cameIn))) continue;
      const room = Math.min(pushable(DIRECTIONS[direction], blank, width, height), longest);
      const step = this.steps[direction];
      let cell = blank;
      // The tiles are pushed one by one, the key is saved after each, and all are put back in the end.
      for (let by = 0; by < room; by++, cell += step) {
        state[at + cell] = state[at + cell + step];
        state[at + cell + step] = 0;
        this.save(state, at, out.keys, count * keyWords);
        out.edges[count++] = direction * longest + by;
      }
      for (; cell !== blank; cell -= step) {
        state[at + cell] = state[at + cell - step];
      }
      state[at + blank] = 0;
    }
    out.count = count;
  }

  child(state: Int32Array, at: number, edge: number, into: Int32Array, intoAt: number): void {
    for (let i = 0; i < this.stateWords; i++) into[intoAt + i] = state[at + i];
    const direction = Math.floor(edge / this.longest);
    const step = this.steps[direction];
    let blank = state[at + this.cells];
    for (let left = edge - direction * this.longest; left >= 0; left--, blank += step) {
      into[intoAt + blank] = into[intoAt + blank + step];
    }
    into[intoAt + blank] = 0;
    into[intoAt + this.cells] = blank;
  }

  isGoal(state: Int32Array, at: number): boolean {
    const { goal } = this.position;
    for (let cell = 0; cell < this.cells; cell++) if (state[at + cell] !== goal[cell]) return false;
    return true;
  }

  compare(keys: Int32Array, a: number, b: number): number {
    for (let i = 0; i < this.keyWords; i++) {
      if (keys[a + i] !== keys[b + i]) return keys[a + i] >>> 0 < keys[b + i] >>> 0 ? -1 : 1;
    }
    return 0;
  }

  prepareHeuristic(id: string): Iterable<number> {
    return prepareEstimate(id, this.position, this.tables);
  }

  heuristic(id: string): (state: Int32Array, at: number) => number {
    return createEstimate(id, this.position, this.tables);
  }

  moves(edges: readonly number[]): readonly Push[] {
    return edges.map((edge) => pushOf(DIRECTIONS[Math.floor(edge / this.longest)], 1 + (edge % this.longest)));
  }

  positionAt(keys: Int32Array, at: number): TilesPosition {
    const state = new Int32Array(this.stateWords);
    this.load(keys, at, state, 0);
    return withTiles(this.position, state.subarray(0, this.cells));
  }

  /** Turns that leave the goal's blank in its cell: with the tiles renamed so that the goal becomes itself, distances stay the same. */
  symmetries(): readonly SpaceSymmetry[] {
    const { width, height, goal } = this.position;
    const home = goal.indexOf(0);
    return turnsOf(width, height).flatMap(({ summary, image }) => {
      const cells = goal.map((_, cell) => {
        const [row, column] = image(Math.floor(cell / width), cell % width, height, width);
        return row * width + column;
      });
      return cells[home] === home ? [{ summary, image: this.turning(cells) }] : [];
    });
  }

  private turning(cells: readonly number[]): SpaceSymmetry['image'] {
    const { goal } = this.position;
    const names = new Int32Array(this.cells);
    for (const [cell, tile] of goal.entries()) names[tile] = goal[cells[cell]];
    const state = new Int32Array(this.stateWords);
    const turned = new Int32Array(this.stateWords);
    return (keys, at, into, intoAt) => {
      this.load(keys, at, state, 0);
      for (let cell = 0; cell < this.cells; cell++) turned[cells[cell]] = names[state[cell]];
      this.save(turned, 0, into, intoAt);
    };
  }

  goals(): Int32Array {
    const key = new Int32Array(this.keyWords);
    this.save(Int32Array.from(this.position.goal), 0, key, 0);
    return key;
  }
}
