import type { Layers, Space, Successors } from '../../contract/engine/space.js';
import type { BricksPosition } from '../position.js';
import type { BrickMove } from '../rules.js';
import { CompactSpace } from './compact-space.js';
import { layoutOf } from './layout.js';
import { fitsOneWord } from './space.js';
import { symmetriesOf } from './symmetry.js';

/** Whether the board and its goals have a symmetry. */
export function hasSymmetry(position: BricksPosition): boolean {
  return fitsOneWord(position) && symmetriesOf(layoutOf(position)).length > 0;
}

/** The edges of the plain space: class, from and to in 22, 5 and 5 bits. */
const CELL_BITS = 5;
const CELL_MASK = 31;

/**
 * Symmetry reduction (Emerson and Sistla 1996): positions that are images of each other are one state, represented by the image with the
 * smallest key.
 *
 * A working state holds that image, the keys of all images, and the edge by which it was reached. A path is a path of the plain space up
 * to symmetry; `moves` maps every step back.
 */
export class MirrorSpace implements Space<BrickMove, BricksPosition> {
  readonly keyWords: number;
  readonly stateWords: number;
  readonly maxSuccessors: number;
  private readonly plain: CompactSpace;
  /** By symmetry: what a class on a cell adds to the key of the image, as in the plain space. */
  private readonly terms: readonly Int32Array[];
  /** By symmetry: class and cell of the image, by class and cell. */
  private readonly images: readonly Int32Array[];
  private readonly scratch: Int32Array;
  private readonly cameWord: number;

  constructor(position: BricksPosition, metric: string) {
    const layout = layoutOf(position);
    // Without commutativity pruning: images change the numbers of bricks, which would decide which of two moves comes first.
    this.plain = new CompactSpace(position, metric, false);
    const symmetries = symmetriesOf(layout);
    this.keyWords = this.plain.keyWords;
    this.maxSuccessors = this.plain.maxSuccessors;
    this.cameWord = this.plain.stateWords + symmetries.length * this.keyWords;
    this.stateWords = this.cameWord + 1;
    this.scratch = new Int32Array(this.stateWords);
    const length = layout.classes.length << CELL_BITS;
    this.images = symmetries.map(({ classes, cells }) => {
      const images = new Int32Array(length).fill(-1);
      for (const [i, { places }] of layout.classes.entries()) {
        for (const [place, cell] of places.entries()) {
          images[(i << CELL_BITS) | cell] = (classes[i] << CELL_BITS) | cells[i][place];
        }
      }
      return images;
    });
    this.terms = this.images.map((images) => {
      const terms = new Int32Array(length * this.keyWords);
      images.forEach((image, at) => {
        if (image < 0) return;
        for (let w = 0; w < this.keyWords; w++)
          terms[at * this.keyWords + w] = this.plain.terms[image * this.keyWords + w];
      });
      return terms;
    });
  }

  start(state: Int32Array, at: number): void {
    this.plain.start(state, at);
    this.settle(state, at);
  }

  load(key: Int32Array, keyAt: number, state: Int32Array, at: number): void {
    this.plain.load(key, keyAt, state, at);
    this.settle(state, at);
  }

  save(state: Int32Array, at: number, key: Int32Array, keyAt: number): void {
    this.plain.save(state, at, key, keyAt);
  }

  expand(state: Int32Array, at: number, cameBy: number, out: Successors): void {
    this.plain.expand(state, at, cameBy < 0 ? -1 : state[at + this.cameWord], out);
    const { keyWords, terms } = this;
    for (let i = 0; i < out.count; i++) {
      const before = (out.edges[i] >>> CELL_BITS) * keyWords;
      const after = afterOf(out.edges[i]) * keyWords;
      const key = i * keyWords;
      for (let s = 0; s < terms.length; s++) {
        const image = at + this.plain.stateWords + s * keyWords;
        const own = terms[s];
        for (let w = 0; w < keyWords; w++) {
          const word = (state[image + w] + own[after + w] - own[before + w]) | 0;
          const least = out.keys[key + w];
          if (word === least) continue;
          if (word >>> 0 > least >>> 0) break;
          // Smaller from this word on: the image's key replaces it.
          for (let v = w; v < keyWords; v++) out.keys[key + v] = state[image + v] + own[after + v] - own[before + v];
          break;
        }
      }
    }
  }

  child(state: Int32Array, at: number, edge: number, into: Int32Array, intoAt: number): void {
    this.plain.child(state, at, edge, into, intoAt);
    const { keyWords, terms } = this;
    const before = (edge >>> CELL_BITS) * keyWords;
    const after = afterOf(edge) * keyWords;
    for (let s = 0; s < terms.length; s++) {
      const image = this.plain.stateWords + s * keyWords;
      for (let w = 0; w < keyWords; w++) {
        into[intoAt + image + w] = state[at + image + w] + terms[s][after + w] - terms[s][before + w];
      }
    }
    const least = this.leastImage(into, intoAt);
    if (least < 0) into[intoAt + this.cameWord] = edge;
    else {
      this.turn(into, intoAt, least);
      into[intoAt + this.cameWord] = this.imageOfEdge(least, edge);
    }
  }

  isGoal(state: Int32Array, at: number): boolean {
    return this.plain.isGoal(state, at);
  }

  compare(keys: Int32Array, a: number, b: number): number {
    return this.plain.compare(keys, a, b);
  }

  heuristic(id: string): (state: Int32Array, at: number) => number {
    return this.plain.heuristic(id);
  }

  moves(edges: readonly number[]): readonly BrickMove[] {
    const state = new Int32Array(this.stateWords);
    const next = new Int32Array(this.stateWords);
    this.plain.start(state, 0);
    const real = edges.map((edge) => {
      this.writeImages(state, 0);
      const least = this.leastImage(state, 0);
      const own = least < 0 ? edge : this.originOfEdge(least, edge);
      this.plain.child(state, 0, own, next, 0);
      state.set(next);
      return own;
    });
    return this.plain.moves(real);
  }

  positionAt(keys: Int32Array, at: number, beside?: BricksPosition): BricksPosition {
    return this.plain.positionAt(keys, at, beside);
  }

  layers(memoryLimit: number, wanted: 'goal' | 'everything'): Layers | undefined {
    const state = new Int32Array(this.stateWords);
    this.start(state, 0);
    const { plain, keyWords } = this;
    const images = this.terms.map((_, s) => plain.stateWords + s * keyWords);
    const keys = [0, ...images].map((at) => state.subarray(at, at + keyWords));
    const symmetries = this.terms.map((terms, s) => ({ terms, images: this.images[s] }));
    return plain.compile(memoryLimit, wanted, state, keys, symmetries);
  }

  /** Replaces a plain state by its canonical image, and writes the rest of the working state. */
  private settle(state: Int32Array, at: number): void {
    this.writeImages(state, at);
    const least = this.leastImage(state, at);
    if (least >= 0) this.turn(state, at, least);
    state[at + this.cameWord] = -1;
  }

  /** Replaces a state by its image. */
  private turn(state: Int32Array, at: number, symmetry: number): void {
    const { scratch, plain } = this;
    const images = this.images[symmetry];
    for (let i = 0; i < plain.stateWords; i++) scratch[i] = state[at + i];
    plain.clear(state, at);
    plain.forEachBrick(scratch, 0, (brick) =>
      plain.put(state, at, images[brick] >>> CELL_BITS, images[brick] & CELL_MASK),
    );
    this.writeImages(state, at);
  }

  /** Writes the keys of all images of the plain state. */
  private writeImages(state: Int32Array, at: number): void {
    const { keyWords, terms } = this;
    const first = at + this.plain.stateWords;
    state.fill(0, first, first + terms.length * keyWords);
    this.plain.forEachBrick(state, at, (brick) => {
      for (let s = 0; s < terms.length; s++) {
        for (let w = 0; w < keyWords; w++) state[first + s * keyWords + w] += terms[s][brick * keyWords + w];
      }
    });
  }

  /** The symmetry whose image has the smallest key, or -1 if none has a smaller one than the state itself. */
  private leastImage(state: Int32Array, at: number): number {
    const { keyWords } = this;
    let [least, best] = [-1, at];
    for (let s = 0; s < this.terms.length; s++) {
      const image = at + this.plain.stateWords + s * keyWords;
      if (this.plain.compare(state, image, best) < 0) [least, best] = [s, image];
    }
    return least;
  }

  private imageOfEdge(symmetry: number, edge: number): number {
    const images = this.images[symmetry];
    return (images[edge >>> CELL_BITS] << CELL_BITS) | (images[afterOf(edge)] & CELL_MASK);
  }

  /** The edge that becomes this one under a symmetry. */
  private originOfEdge(symmetry: number, edge: number): number {
    const images = this.images[symmetry];
    const from = originOf(images, edge >>> CELL_BITS);
    const to = originOf(images, afterOf(edge), from);
    return (from << CELL_BITS) | (to & CELL_MASK);
  }
}

/** Class and cell after a move, in one number as in the tables. */
function afterOf(edge: number): number {
  return ((edge >>> CELL_BITS) & ~CELL_MASK) | (edge & CELL_MASK);
}

/** Which class and cell has this image; of the class of `like` if given. */
function originOf(images: Int32Array, image: number, like?: number): number {
  return images.findIndex(
    (each, at) => each === image && (like === undefined || at >>> CELL_BITS === like >>> CELL_BITS),
  );
}
