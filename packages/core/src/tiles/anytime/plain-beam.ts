import { PAGE } from '../../wasm/module.js';
import { wholeLongs } from '../compiled/memory.js';
import { type Frame, neighbourTable } from '../space/frame.js';
import { type BeamLayers, slotsFor } from './beam.js';
import { BeamRoom } from './beam-room.js';
import type { Cells, Evaluator, Step } from './evaluators.js';
import { ZobristKeys } from './zobrist.js';

/** The part of a frame that the search uses. */
type BoardShape = Pick<Frame, 'width' | 'height' | 'cells' | 'blankGoal' | 'board'>;

/** The boards of the beam at one depth. */
interface Layer {
  readonly boards: Cells;
  readonly blanks: Int32Array;
  /** The direction by which each came; `NO_DIRECTION` for the start. */
  readonly cameBy: Cells;
  readonly hashes: Int32Array;
  readonly notes: Int32Array;
}

/** No move leads back from the start; of a direction, the last bit changed does. */
const NO_DIRECTION = 255;

/** The layers of a beam in TypeScript, on boards of any size and with any evaluator. */
export class PlainBeam implements BeamLayers {
  readonly first: number;
  readonly parents: Int32Array;
  readonly values: Int32Array;
  readonly order: Int32Array;
  goal = -1;
  generated = 0;
  private readonly neighbours: Int32Array;
  private readonly zobrist: ZobristKeys;
  private layer: Layer;
  private nextLayer: Layer;
  private readonly seen: HashSet;
  private readonly step: Step = { tile: 0, from: 0, to: 0, direction: 0 };

  constructor(
    private readonly frame: BoardShape,
    private readonly evaluator: Evaluator,
    private readonly width: number,
    /** Of the hash table: see `slotsFor`. */
    slots: number,
    room = new BeamRoom(),
    start: Int32Array = frame.board,
    /** Cells whose tiles stay. */
    locked?: Uint8Array,
  ) {
    const { cells, blankGoal } = frame;
    room.clear(PlainBeam.bytes(frame, width, evaluator.words, slots));
    this.neighbours = neighbourTable(frame.width, frame.height).map((cell) => (locked?.[cell] ? -1 : cell));
    this.zobrist = ZobristKeys.for(cells);
    this.layer = newLayer(room, width, cells, evaluator.words);
    this.nextLayer = newLayer(room, width, cells, evaluator.words);
    this.parents = room.words(3 * width + 4);
    this.values = room.words(3 * width + 4);
    this.order = room.words(3 * width + 4);
    this.seen = new HashSet(room.words(slots).fill(0));
    this.layer.boards.set(start);
    this.layer.blanks[0] = start.indexOf(blankGoal);
    this.layer.cameBy[0] = NO_DIRECTION;
    this.layer.hashes[0] = 0;
    this.first = evaluator.first(start, this.layer.notes);
  }

  /** The memory that a beam would take in a room, in bytes. */
  static bytes(frame: Pick<BoardShape, 'cells'>, width: number, words: number, slots: number): number {
    const { cells } = frame;
    const layer = [width * cells * cellSize(cells), 4 * width, width, 4 * width, 4 * width * words];
    const arrays = [...layer, ...layer, ...Array(3).fill(4 * (3 * width + 4)), 4 * slots];
    return arrays.reduce((sum, bytes) => sum + wholeLongs(bytes), 0);
  }

  /** The slots for a beam of up to so many layers that takes no more than so many bytes in a room; undefined where even the fewest are too many. */
  static slotsWithin(
    mostBytes: number,
    frame: Pick<BoardShape, 'cells'>,
    width: number,
    words: number,
    longest: number,
  ): number | undefined {
    // A memory has whole pages.
    const left = mostBytes - PAGE - PlainBeam.bytes(frame, width, words, 0);
    const slots = slotsFor(width, longest, left);
    return 4 * slots <= left ? slots : undefined;
  }

  list(first: number, end: number, listed: number, room: number): number {
    const { layer, neighbours, zobrist, evaluator, parents, values, step, seen } = this;
    const { cells } = this.frame;
    let count = listed;
    let generated = 0;
    for (let i = first; i < end; i++) {
      const blank = layer.blanks[i];
      const at = i * cells;
      for (let direction = 0; direction < 4; direction++) {
        const from = neighbours[4 * blank + direction];
        if (from < 0 || direction === (layer.cameBy[i] ^ 1)) continue;
        const tile = layer.boards[at + from];
        generated++;
        const hash = layer.hashes[i] ^ zobrist.of(tile, from) ^ zobrist.of(tile, blank);
        if (!seen.add(hash, from)) continue;
        step.tile = tile;
        step.from = from;
        step.to = blank;
        step.direction = direction;
        const value = evaluator.after(layer.boards, at, layer.notes, i * evaluator.words, step);
        // Branch and bound: this cannot lead to a shorter solution.
        if (evaluator.bound >= room) continue;
        if (evaluator.done && (this.goal < 0 || value < values[this.goal])) this.goal = count;
        parents[count] = 4 * i + direction;
        values[count++] = value;
      }
    }
    this.generated = generated;
    return count;
  }

  make(first: number, end: number): void {
    const { parents, order, layer, nextLayer, neighbours, zobrist, evaluator, step } = this;
    const { cells, blankGoal } = this.frame;
    for (let i = first; i < end; i++) {
      const move = parents[order[i]];
      const parent = move >> 2;
      const direction = move & 3;
      const blank = layer.blanks[parent];
      const from = neighbours[4 * blank + direction];
      const tile = layer.boards[parent * cells + from];
      const at = i * cells;
      for (let cell = 0; cell < cells; cell++) nextLayer.boards[at + cell] = layer.boards[parent * cells + cell];
      nextLayer.boards[at + blank] = tile;
      nextLayer.boards[at + from] = blankGoal;
      nextLayer.blanks[i] = from;
      nextLayer.cameBy[i] = direction;
      nextLayer.hashes[i] = layer.hashes[parent] ^ zobrist.of(tile, from) ^ zobrist.of(tile, blank);
      step.tile = tile;
      step.from = from;
      step.to = blank;
      step.direction = direction;
      evaluator.note(
        layer.boards,
        parent * cells,
        layer.notes,
        parent * evaluator.words,
        step,
        nextLayer.notes,
        i * evaluator.words,
      );
    }
  }

  turn(): void {
    [this.layer, this.nextLayer] = [this.nextLayer, this.layer];
    this.seen.makeRoomFor(3 * this.width);
  }
}

function newLayer(room: BeamRoom, width: number, cells: number, words: number): Layer {
  return {
    boards: room.small(width * cells, cellSize(cells)),
    blanks: room.words(width),
    cameBy: room.small(width, 1),
    hashes: room.words(width),
    notes: room.words(width * words),
  };
}

/** The bytes of a cell. */
function cellSize(cells: number): number {
  return cells > 256 ? 2 : 1;
}

/**
 * The boards generated so far, for duplicate detection: a hash table of fixed size with linear probing that stores hashes, not boards
 * (hash compaction, Wolper and Leroy 1993). A collision prunes a new board, which does a beam no harm.
 */
class HashSet {
  private readonly mask: number;
  private left: number;

  constructor(private readonly slots: Int32Array) {
    this.mask = slots.length - 1;
    this.left = slots.length >> 1;
  }

  /** Forgets everything unless there is room for so many more: what matters most are duplicates within a layer. */
  makeRoomFor(more: number): void {
    if (this.left >= more) return;
    this.slots.fill(0);
    this.left = this.slots.length >> 1;
  }

  /** False if it was there already. */
  add(hash: number, blank: number): boolean {
    const mark = (Math.imul(hash ^ blank, 0x9e3779b1) ^ hash) | 1;
    let slot = hash & this.mask;
    while (this.slots[slot] !== 0) {
      if (this.slots[slot] === mark) return false;
      slot = (slot + 1) & this.mask;
    }
    this.slots[slot] = mark;
    this.left--;
    return true;
  }
}
