import type { Space, Successors } from '../../contract/engine/space.js';
import { listsFor } from '../../search/counts.js';
import { createHeuristic } from '../heuristics/heuristics.js';
import { type RushHourPosition, withOffsets } from '../position.js';
import type { Slide } from '../rules.js';
import { joinSteps } from '../steps.js';
import { type Track, tracksOf } from '../tracks.js';
import { CellBoard, EMPTY } from './cell-board.js';

/** The bit field of a vehicle's offset, less its least offset, in the key. */
interface Field {
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
}

/**
 * The space of boards of any size. A key packs the offsets of all vehicles that can move; a working state is the key,
 * then each offset in a word of its own.
 */
export class WideSpace implements Space<Slide, RushHourPosition> {
  readonly keyWords: number;
  readonly stateWords: number;
  readonly maxSuccessors: number;
  readonly isLarge: boolean;

  private readonly tracks: readonly Track[];
  private readonly fields: readonly Field[];
  private readonly farthest: number;
  /** An edge is vehicle × edgesAVehicle + distance + farthest. */
  private readonly edgesAVehicle: number;
  private readonly board: CellBoard;
  /** Scratch space for the offsets of two boards that are compared. */
  private readonly inA: Int32Array;
  private readonly inB: Int32Array;

  constructor(
    private readonly position: RushHourPosition,
    private readonly metric: string,
  ) {
    this.tracks = tracksOf(position);
    this.board = new CellBoard(position, metric, this.tracks);
    this.fields = packFields(this.tracks);
    this.keyWords = 1 + Math.max(0, ...this.fields.map((field) => field.word));
    this.stateWords = this.keyWords + this.tracks.length;
    this.farthest = metric === 'steps' ? 1 : Math.max(position.width, position.height);
    this.edgesAVehicle = 2 * this.farthest + 1;
    const reach = this.tracks.map(({ least, most }) => Math.min(most - least, 2 * this.farthest));
    const most = reach.reduce((sum, cells) => sum + cells, 0);
    const { maxSuccessors, isLarge } = listsFor(most, this.keyWords);
    this.maxSuccessors = maxSuccessors;
    this.isLarge = isLarge;
    this.inA = new Int32Array(this.tracks.length);
    this.inB = new Int32Array(this.tracks.length);
  }

  start(state: Int32Array, at: number): void {
    state.fill(0, at, at + this.keyWords);
    for (const [i, { offset, least }] of this.tracks.entries()) {
      state[at + this.keyWords + i] = offset;
      state[at + this.fields[i].word] |= (offset - least) << this.fields[i].shift;
    }
  }

  load(key: Int32Array, keyAt: number, state: Int32Array, at: number): void {
    for (let i = 0; i < this.keyWords; i++) state[at + i] = key[keyAt + i];
    this.readOffsets(state, at, state, at + this.keyWords);
  }

  save(state: Int32Array, at: number, key: Int32Array, keyAt: number): void {
    for (let i = 0; i < this.keyWords; i++) key[keyAt + i] = state[at + i];
  }

  /** `from` is where to continue, after so many edges of a vehicle: vehicle × edgesAVehicle + their number. */
  expand(state: Int32Array, at: number, cameBy: number, out: Successors, from = 0): void {
    const { tracks, fields, keyWords, farthest, edgesAVehicle, board, maxSuccessors } = this;
    board.fill(state, at + keyWords);
    // Two moves of a vehicle in a row are pruned: one move leads to the same state.
    const skipped = cameBy < 0 || this.metric === 'steps' ? -1 : Math.floor(cameBy / edgesAVehicle);
    let count = 0;
    out.next = 0;
    const first = Math.floor(from / edgesAVehicle);
    for (let vehicle = first; vehicle < tracks.length; vehicle++) {
      if (vehicle === skipped) continue;
      let known = vehicle === first ? from - first * edgesAVehicle : 0;
      let listed = 0;
      const { least, most, length } = tracks[vehicle];
      const { word, shift } = fields[vehicle];
      const offset = state[at + keyWords + vehicle];
      for (let by = -1; by >= -farthest && offset + by >= least; by--) {
        if (board.at(vehicle, offset + by) !== EMPTY || !add(by)) break;
      }
      for (let by = 1; by <= farthest && offset + by <= most; by++) {
        if (board.at(vehicle, offset + by + length - 1) !== EMPTY || !add(by)) break;
      }
      if (out.next !== 0) break;
      function add(by: number): boolean {
        if (known > 0) {
          known--;
          listed++;
          return true;
        }
        if (count === maxSuccessors) {
          out.next = vehicle * edgesAVehicle + listed;
          return false;
        }
        listed++;
        for (let i = 0; i < keyWords; i++) out.keys[count * keyWords + i] = state[at + i];
        out.keys[count * keyWords + word] += by << shift;
        out.edges[count++] = vehicle * edgesAVehicle + by + farthest;
        return true;
      }
    }
    out.count = count;
  }

  child(state: Int32Array, at: number, edge: number, into: Int32Array, intoAt: number): void {
    const { vehicle, by } = this.decode(edge);
    for (let i = 0; i < this.stateWords; i++) into[intoAt + i] = state[at + i];
    into[intoAt + this.fields[vehicle].word] += by << this.fields[vehicle].shift;
    into[intoAt + this.keyWords + vehicle] += by;
  }

  isGoal(state: Int32Array, at: number): boolean {
    const { target, width, toExit } = this.board;
    const right = state[at + this.keyWords + target] + this.tracks[target].length;
    if (right === width) return true;
    if (toExit) return false;
    this.board.fill(state, at + this.keyWords);
    for (let column = right; column < width; column++) if (this.board.at(target, column) !== EMPTY) return false;
    return true;
  }

  compare(keys: Int32Array, a: number, b: number): number {
    const { tracks, inA, inB } = this;
    this.readOffsets(keys, a, inA, 0);
    this.readOffsets(keys, b, inB, 0);
    // The boards first differ where a vehicle that has moved first stands in one of them.
    let first = Number.POSITIVE_INFINITY;
    for (let vehicle = 0; vehicle < tracks.length; vehicle++) {
      if (inA[vehicle] === inB[vehicle]) continue;
      first = Math.min(first, this.board.cell(vehicle, Math.min(inA[vehicle], inB[vehicle])));
    }
    if (first === Number.POSITIVE_INFINITY) return 0;
    return this.rankAt(inA, first) - this.rankAt(inB, first);
  }

  heuristic(id: string): (state: Int32Array, at: number) => number {
    const estimate = createHeuristic(id, this.board);
    return (state, at) => estimate(state.subarray(at + this.keyWords, at + this.stateWords));
  }

  moves(edges: readonly number[]): readonly Slide[] {
    const slides = edges.map((edge) => {
      const { vehicle, by } = this.decode(edge);
      return { vehicle: this.tracks[vehicle].name, by };
    });
    return this.metric === 'steps' ? joinSteps(slides) : slides;
  }

  positionAt(keys: Int32Array, at: number): RushHourPosition {
    const offsets = new Int32Array(this.tracks.length);
    this.readOffsets(keys, at, offsets, 0);
    return withOffsets(this.position, offsets);
  }

  private decode(edge: number): { vehicle: number; by: number } {
    const vehicle = Math.floor(edge / this.edgesAVehicle);
    return { vehicle, by: edge - vehicle * this.edgesAVehicle - this.farthest };
  }

  private readOffsets(keys: Int32Array, at: number, offsets: Int32Array, offsetsAt: number): void {
    for (let i = 0; i < this.tracks.length; i++) {
      const { word, shift, mask } = this.fields[i];
      offsets[offsetsAt + i] = this.tracks[i].least + ((keys[at + word] >>> shift) & mask);
    }
  }

  /** The content of a cell: 0 for none, else the rank of the vehicle among the names, from 1. */
  private rankAt(offsets: Int32Array, cell: number): number {
    for (let vehicle = 0; vehicle < this.tracks.length; vehicle++) {
      const { length } = this.tracks[vehicle];
      // Vehicles are in the order of their names.
      for (let i = 0; i < length; i++) if (this.board.cell(vehicle, offsets[vehicle] + i) === cell) return vehicle + 1;
    }
    return 0;
  }
}

/** Gives each vehicle as many bits as its offsets need, never across two words. */
function packFields(tracks: readonly Track[]): Field[] {
  let word = 0;
  let shift = 0;
  return tracks.map(({ least, most }) => {
    const bits = 32 - Math.clz32(most - least);
    if (shift + bits > 32) {
      word++;
      shift = 0;
    }
    const field = { word, shift: shift & 31, mask: bits === 32 ? -1 : (1 << bits) - 1 };
    shift += bits;
    return field;
  });
}
