import type { Space, Successors } from '../../contract/space.js';
import { listsFor } from '../../search/counts.js';
import { createHeuristic } from '../heuristics/heuristics.js';
import type { BricksPosition } from '../position.js';
import type { BrickMove } from '../rules.js';
import { type Layout, layoutOf } from './layout.js';
import { tellMoves } from './tell-moves.js';

/** Where the number of a brick's place stands in the key. */
interface Field {
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
}

/**
 * The space of boards of any size: a working state is the key, then the place of every brick that can move in a word of its
 * own, in order within each class; the key holds the same numbers in as few bits as they need.
 */
export class WideSpace implements Space<BrickMove> {
  readonly keyWords: number;
  readonly stateWords: number;
  readonly maxSuccessors: number;
  readonly isLarge: boolean;

  private readonly layout: Layout;
  private readonly bricks: number;
  /** By brick: its class; by class: its first brick. */
  private readonly classOf: Int32Array;
  private readonly firstBrick: Int32Array;
  private readonly fields: readonly Field[];
  /** An edge is brick × edgesABrick + the place it goes to, as a word without a sign. */
  private readonly edgesABrick: number;
  /** 1 for cells that are not free; only the blocked ones between two calls. */
  private readonly taken: Uint8Array;
  /** The places that were reached in a flood, by the number of the flood. */
  private readonly reachedIn: Int32Array;
  private floods = 0;
  private readonly waiting: Int32Array;
  /** The state that is being expanded, with one brick elsewhere while its key is taken. */
  private readonly scratch: Int32Array;
  /** How many successors of a brick have been listed before, and how many have been found now. */
  private known = 0;
  private found = 0;

  constructor(
    private readonly position: BricksPosition,
    private readonly metric: string,
  ) {
    const layout = layoutOf(position);
    const { classes } = layout;
    this.layout = layout;
    this.classOf = Int32Array.from(classes.flatMap(({ starts }, i) => [...starts].map(() => i)));
    this.bricks = this.classOf.length;
    this.firstBrick = Int32Array.from(classes, (_, i) => this.classOf.indexOf(i));
    this.fields = packFields([...this.classOf].map((i) => classes[i].places.length));
    this.keyWords = 1 + (this.fields.at(-1)?.word ?? 0);
    this.stateWords = this.keyWords + this.bricks;
    this.edgesABrick = classes.reduce((most, { places }) => Math.max(most, places.length), 1);
    this.taken = layout.blocked.slice();
    this.reachedIn = new Int32Array(this.edgesABrick);
    this.waiting = new Int32Array(this.edgesABrick);
    this.scratch = new Int32Array(this.stateWords);
    const { maxSuccessors, isLarge } = listsFor(this.mostSuccessors(), this.keyWords);
    this.maxSuccessors = maxSuccessors;
    this.isLarge = isLarge;
  }

  start(state: Int32Array, at: number): void {
    for (let brick = 0; brick < this.bricks; brick++) {
      const { starts, placeAt } = this.classAt(brick);
      state[at + this.keyWords + brick] = placeAt[starts[brick - this.firstBrick[this.classOf[brick]]]];
    }
    this.pack(state, at);
  }

  load(key: Int32Array, keyAt: number, state: Int32Array, at: number): void {
    for (let i = 0; i < this.keyWords; i++) state[at + i] = key[keyAt + i];
    for (let brick = 0; brick < this.bricks; brick++) {
      const { word, shift, mask } = this.fields[brick];
      state[at + this.keyWords + brick] = (key[keyAt + word] >>> shift) & mask;
    }
  }

  save(state: Int32Array, at: number, key: Int32Array, keyAt: number): void {
    for (let i = 0; i < this.keyWords; i++) key[keyAt + i] = state[at + i];
  }

  /** To go on means to go on after so many successors of a brick: brick × edgesABrick + their number. */
  expand(state: Int32Array, at: number, cameBy: number, out: Successors, from = 0): void {
    const { scratch, keyWords } = this;
    for (let i = 0; i < this.stateWords; i++) scratch[i] = state[at + i];
    out.count = 0;
    out.next = 0;
    for (let brick = 0; brick < this.bricks; brick++) this.mark(state, at, brick, 1);
    // In the metric `moves` a brick need not move twice in a row: it could have gone there at once.
    const skipped = cameBy !== -1 && this.metric === 'moves' ? this.brickAfter(state, at, cameBy) : -1;
    const first = Math.floor(from / this.edgesABrick);
    for (let brick = first; brick < this.bricks && out.next === 0; brick++) {
      if (brick === skipped) continue;
      this.known = brick === first ? from - first * this.edgesABrick : 0;
      this.found = 0;
      const place = state[at + keyWords + brick];
      this.mark(state, at, brick, 0);
      if (this.metric === 'moves') this.addMoves(brick, place, out);
      else this.addSlides(brick, place, out);
      this.mark(state, at, brick, 1);
    }
    for (let brick = 0; brick < this.bricks; brick++) this.mark(state, at, brick, 0);
  }

  child(state: Int32Array, at: number, edge: number, into: Int32Array, intoAt: number): void {
    for (let i = 0; i < this.stateWords; i++) into[intoAt + i] = state[at + i];
    const brick = this.brickOf(edge);
    this.put(into, intoAt, brick, this.placeOf(edge, brick));
  }

  isGoal(state: Int32Array, at: number): boolean {
    const { classes, goals } = this.layout;
    return goals.every((ways) =>
      ways.some(({ brickClass, places }) => {
        const first = at + this.keyWords + this.firstBrick[brickClass];
        for (let i = 0; i < classes[brickClass].starts.length; i++) if (places[state[first + i]] === 1) return true;
        return false;
      }),
    );
  }

  finerCost(state: Int32Array, at: number, edge: number): number {
    const brick = this.brickOf(edge);
    for (let other = 0; other < this.bricks; other++) if (other !== brick) this.mark(state, at, other, 1);
    const steps = this.stepsBetween(brick, state[at + this.keyWords + brick], this.placeOf(edge, brick));
    for (let other = 0; other < this.bricks; other++) this.mark(state, at, other, 0);
    return steps;
  }

  /** By the board as it reads: at the first cell where different classes start, an empty one before any brick. */
  compare(keys: Int32Array, a: number, b: number): number {
    const first = this.firstCells(keys, a);
    const second = this.firstCells(keys, b);
    for (let i = 0; i < first.length; i++) {
      if (first[i] !== second[i]) return first[i] > second[i] ? -1 : 1;
    }
    return 0;
  }

  heuristic(id: string): (state: Int32Array, at: number) => number {
    const estimate = createHeuristic(id, this.layout, this.metric);
    const cells = new Int32Array(this.bricks);
    return (state, at) => {
      for (let brick = 0; brick < this.bricks; brick++) {
        cells[brick] = this.classAt(brick).places[state[at + this.keyWords + brick]];
      }
      return estimate(cells);
    };
  }

  moves(edges: readonly number[]): readonly BrickMove[] {
    const state = new Int32Array(this.stateWords);
    this.start(state, 0);
    const shifts = edges.map((edge) => {
      const brick = this.brickOf(edge);
      const { places } = this.classAt(brick);
      const place = this.placeOf(edge, brick);
      const shift = { from: places[state[this.keyWords + brick]], to: places[place] };
      this.put(state, 0, brick, place);
      return shift;
    });
    return tellMoves(this.position, this.layout, this.metric, shifts);
  }

  private classAt(brick: number): Layout['classes'][number] {
    return this.layout.classes[this.classOf[brick]];
  }

  private brickOf(edge: number): number {
    return Math.floor((edge >>> 0) / this.edgesABrick);
  }

  private placeOf(edge: number, brick: number): number {
    return (edge >>> 0) - brick * this.edgesABrick;
  }

  private addSlides(brick: number, place: number, out: Successors): void {
    for (let direction = 0; direction < 4; direction++) {
      let to = this.step(brick, place, direction);
      while (to >= 0) {
        if (!this.add(brick, place, to, out)) return;
        to = this.metric === 'slides' ? this.step(brick, to, direction) : -1;
      }
    }
  }

  private addMoves(brick: number, place: number, out: Successors): void {
    const { reachedIn, waiting } = this;
    const flood = ++this.floods;
    let end = 1;
    reachedIn[place] = flood;
    waiting[0] = place;
    for (let read = 0; read < end; read++) {
      for (let direction = 0; direction < 4; direction++) {
        const to = this.step(brick, waiting[read], direction);
        if (to < 0 || reachedIn[to] === flood) continue;
        reachedIn[to] = flood;
        waiting[end++] = to;
        if (!this.add(brick, place, to, out)) return;
      }
    }
  }

  /** The length of the shortest way of a brick to a place that it can get to: in `slides` it is straight. */
  private stepsBetween(brick: number, from: number, to: number): number {
    const { reachedIn, waiting } = this;
    const flood = ++this.floods;
    reachedIn[from] = flood;
    waiting[0] = from;
    let [read, end] = [0, 1];
    for (let steps = 0; ; steps++) {
      for (const layerEnd = end; read < layerEnd; read++) {
        if (waiting[read] === to) return steps;
        for (let direction = 0; direction < 4; direction++) {
          const next = this.step(brick, waiting[read], direction);
          if (next < 0 || reachedIn[next] === flood) continue;
          reachedIn[next] = flood;
          waiting[end++] = next;
        }
      }
    }
  }

  /** The place one step further, or -1 if something is in the way. */
  private step(brick: number, place: number, direction: number): number {
    const { steps, places, fronts } = this.classAt(brick);
    const to = steps[4 * place + direction];
    if (to < 0) return -1;
    const front = fronts[direction];
    const cell = places[place];
    for (let i = 0; i < front.length; i++) if (this.taken[cell + front[i]] === 1) return -1;
    return to;
  }

  /** Lists the state in which a brick has gone to another place, unless that was done before; false if the list is full. */
  private add(brick: number, place: number, to: number, out: Successors): boolean {
    if (this.found < this.known) {
      this.found++;
      return true;
    }
    if (out.count === this.maxSuccessors) {
      out.next = brick * this.edgesABrick + this.found;
      return false;
    }
    this.found++;
    const { scratch, keyWords } = this;
    const moved = this.put(scratch, 0, brick, to);
    const at = out.count * keyWords;
    for (let i = 0; i < keyWords; i++) out.keys[at + i] = scratch[i];
    this.put(scratch, 0, moved, place);
    out.edges[out.count++] = brick * this.edgesABrick + to;
    return true;
  }

  private mark(state: Int32Array, at: number, brick: number, value: number): void {
    const { places, offsets } = this.classAt(brick);
    const cell = places[state[at + this.keyWords + brick]];
    for (let i = 0; i < offsets.length; i++) this.taken[cell + offsets[i]] = value;
  }

  /** Gives a brick another place, and keeps the places of its class in order. Returns which brick of the class it is then. */
  private put(state: Int32Array, at: number, brick: number, place: number): number {
    const bricksAt = at + this.keyWords;
    const first = this.firstBrick[this.classOf[brick]];
    const last = first + this.classAt(brick).starts.length - 1;
    let i = brick;
    for (; i > first && state[bricksAt + i - 1] > place; i--) this.write(state, at, i, state[bricksAt + i - 1]);
    for (; i < last && state[bricksAt + i + 1] < place; i++) this.write(state, at, i, state[bricksAt + i + 1]);
    this.write(state, at, i, place);
    return i;
  }

  /** Writes a brick's place, in its own word and in the key. */
  private write(state: Int32Array, at: number, brick: number, place: number): void {
    const { word, shift } = this.fields[brick];
    const own = at + this.keyWords + brick;
    state[at + word] ^= (state[own] ^ place) << shift;
    state[own] = place;
  }

  /** The brick that an edge has moved, where it stands after the move. */
  private brickAfter(state: Int32Array, at: number, edge: number): number {
    const moved = this.brickOf(edge);
    const place = this.placeOf(edge, moved);
    let brick = this.firstBrick[this.classOf[moved]];
    while (state[at + this.keyWords + brick] !== place) brick++;
    return brick;
  }

  private pack(state: Int32Array, at: number): void {
    state.fill(0, at, at + this.keyWords);
    for (let brick = 0; brick < this.bricks; brick++) {
      const { word, shift } = this.fields[brick];
      state[at + word] |= state[at + this.keyWords + brick] << shift;
    }
  }

  /** The first cells of all bricks with their classes, as numbers that sort as a board reads. */
  private firstCells(keys: Int32Array, at: number): number[] {
    const { classes } = this.layout;
    const found = this.fields.map(({ word, shift, mask }, brick) => {
      const cell = this.classAt(brick).places[(keys[at + word] >>> shift) & mask];
      return cell * classes.length + classes.length - 1 - this.classOf[brick];
    });
    return found.sort((x, y) => x - y);
  }

  /** A brick goes to free cells only, so it has no more places to go than there are free cells, and its own. */
  private mostSuccessors(): number {
    const { classes, blocked } = this.layout;
    let free = blocked.reduce((sum, wall) => sum + 1 - wall, 0);
    for (const { starts, offsets } of classes) free -= starts.length * offsets.length;
    let most = 0;
    for (const { starts, places, offsets } of classes) {
      const reach = this.metric === 'steps' ? 4 : free + offsets.length;
      most += starts.length * Math.min(reach, places.length);
    }
    return Math.max(1, most);
  }
}

/** Gives each brick as many bits as its places need, never across two words. */
function packFields(places: readonly number[]): Field[] {
  let word = 0;
  let shift = 0;
  return places.map((count) => {
    const bits = 32 - Math.clz32(count - 1);
    if (shift + bits > 32) {
      word++;
      shift = 0;
    }
    const field = { word, shift: shift & 31, mask: (1 << bits) - 1 };
    shift += bits;
    return field;
  });
}
