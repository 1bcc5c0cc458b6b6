import { allocate, newBytes, newWords } from '../../out-of-memory.js';
import { seededRandom } from '../../random.js';
import type { Tally } from '../../search/counts.js';
import { type Frame, neighbourTable } from '../space/frame.js';
import type { Cells, Evaluator, Step } from './evaluators.js';

/** The part of a frame that the search uses. */
type BoardShape = Pick<Frame, 'width' | 'height' | 'cells' | 'blankGoal' | 'board'>;

/** The boards of the beam at one depth. */
interface Layer {
  size: number;
  readonly boards: Cells;
  readonly blanks: Int32Array;
  readonly cameBy: Int8Array;
  /** The value of each board; 0 at the goal. */
  readonly values: Int32Array;
  readonly hashes: Int32Array;
  readonly notes: Int32Array;
}

/** Boards of a layer that are worked on between two yields. */
const PIECE = 1000;

/**
 * Breadth-first beam search (Lowerre 1976): of each layer only the `width` best boards are expanded. It is incomplete and proves
 * nothing; wider beams find shorter solutions. Boards that cannot lead to a solution shorter than the incumbent are pruned.
 */
export class BeamSearch {
  /** The directions of a solution, once one is found. */
  path: number[] | undefined;
  private readonly neighbours: Int32Array;
  private readonly zobrist: ZobristKeys;
  private layer: Layer;
  private nextLayer: Layer;
  private readonly seen: HashSet;
  /** For each layer: the parent of each board in it, and the move that led to it, in one word. */
  private readonly history: Int32Array[] = [];
  // The successors of a layer, before the best are selected.
  private readonly parents: Int32Array;
  private readonly values: Int32Array;
  private readonly order: Int32Array;
  /** The successor that reaches the goal, or -1. */
  private goal = -1;
  private readonly step: Step = { tile: 0, from: 0, to: 0, direction: 0 };

  constructor(
    private readonly frame: BoardShape,
    private readonly evaluator: Evaluator,
    readonly width: number,
    /** A solution must be shorter than this. */
    private readonly shorterThan: number,
    start: Int32Array = frame.board,
    /** Cells whose tiles stay. */
    locked?: Uint8Array,
  ) {
    const { cells, blankGoal } = frame;
    this.neighbours = neighbourTable(frame.width, frame.height).map((cell) => (locked?.[cell] ? -1 : cell));
    this.zobrist = ZobristKeys.for(cells);
    this.layer = newLayer(width, cells, evaluator.words);
    this.nextLayer = newLayer(width, cells, evaluator.words);
    this.parents = newWords(3 * width + 4);
    this.values = newWords(3 * width + 4);
    this.order = newWords(3 * width + 4);
    this.seen = new HashSet(Math.min(2 ** 20, width * shorterThan));
    this.layer.boards.set(start);
    this.layer.blanks[0] = start.indexOf(blankGoal);
    this.layer.cameBy[0] = -1;
    this.layer.values[0] = evaluator.first(start, this.layer.notes);
    this.layer.size = 1;
  }

  /** The memory that a search would take, in bytes. */
  static bytes(frame: BoardShape, width: number, longest: number, words: number): number {
    const layer = width * (frame.cells * (frame.cells > 256 ? 2 : 1) + 13 + 4 * words);
    const seen = 4 * HashSet.slots(Math.min(2 ** 20, width * longest));
    return 2 * layer + 36 * width + 4 * width * longest + seen + ZobristKeys.bytes(frame.cells);
  }

  /** Expands one layer and adds to the counts; false once the search has ended. */
  advance(counts: Pick<Tally, 'expanded' | 'generated'>): boolean {
    const layer = this.expandLayer(counts);
    for (;;) {
      const step = layer.next();
      if (step.done) return step.value;
    }
  }

  /** The same in pieces, so that wide layers can be left; each yields its work, and those of a layer as much as its width in all. */
  *expandLayer(counts: Pick<Tally, 'expanded' | 'generated'>): Generator<number, boolean> {
    if (this.history.length + 1 >= this.shorterThan) return false;
    const { layer, width } = this;
    // Half of the work is listing successors, and half making the next layer of them.
    let left = width;
    let count = 0;
    for (let from = 0; from < layer.size; from += PIECE) {
      count = this.listSuccessors(from, Math.min(from + PIECE, layer.size), count, counts);
      if (layer.size <= PIECE) break;
      const part = Math.min(left, PIECE >> 1);
      left -= part;
      yield part;
    }
    if (count === 0) return false;
    this.sortSuccessors(count);
    const kept = Math.min(count, width);
    const moves = newWords(kept);
    for (let from = 0; from < kept; from += PIECE) {
      this.makeLayer(moves, from, Math.min(from + PIECE, kept));
      if (kept <= PIECE) break;
      const part = Math.min(left, PIECE >> 1);
      left -= part;
      yield part;
    }
    this.endLayer(moves);
    if (this.path !== undefined) return false;
    yield left;
    return true;
  }

  /** The value of the best board of the layer; layers are sorted. */
  get best(): number {
    return this.layer.values[0];
  }

  /** Generates and evaluates successors of some boards of the layer, without duplicates, behind those that were listed; returns how many there are. */
  private listSuccessors(
    first: number,
    end: number,
    listed: number,
    counts: Pick<Tally, 'expanded' | 'generated'>,
  ): number {
    const { layer, neighbours, zobrist, evaluator, parents, values, step, seen } = this;
    const { cells } = this.frame;
    const depth = this.history.length + 1;
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
        if (depth + evaluator.bound >= this.shorterThan) continue;
        if (evaluator.done && (this.goal < 0 || value < values[this.goal])) this.goal = count;
        parents[count] = 4 * i + direction;
        values[count++] = value;
      }
    }
    counts.expanded += end - first;
    counts.generated += generated;
    return count;
  }

  /** The best successors first, by a counting sort; ties keep the order of generation. */
  private sortSuccessors(count: number): void {
    const { values, order } = this;
    let most = 0;
    for (let i = 0; i < count; i++) most = Math.max(most, values[i]);
    const starts = new Int32Array(most + 2);
    for (let i = 0; i < count; i++) starts[values[i] + 1]++;
    for (let value = 0; value <= most; value++) starts[value + 1] += starts[value];
    for (let i = 0; i < count; i++) order[starts[values[i]]++] = i;
  }

  /** Makes some boards of the next layer, and notes the moves that lead to them. */
  private makeLayer(moves: Int32Array, first: number, end: number): void {
    const { values, parents, order } = this;
    for (let i = first; i < end; i++) {
      moves[i] = parents[order[i]];
      this.make(i, moves[i], values[order[i]]);
    }
  }

  private endLayer(moves: Int32Array): void {
    const { values, parents } = this;
    // A goal goes first and ends the search.
    if (this.goal >= 0) {
      moves[0] = parents[this.goal];
      this.make(0, moves[0], values[this.goal]);
    }
    this.nextLayer.size = moves.length;
    this.history.push(moves);
    [this.layer, this.nextLayer] = [this.nextLayer, this.layer];
    if (this.goal >= 0) this.path = this.pathToBest();
  }

  /** Writes a successor into the next layer. */
  private make(index: number, move: number, value: number): void {
    const { layer, nextLayer, neighbours, zobrist, evaluator, step } = this;
    const { cells, blankGoal } = this.frame;
    const parent = move >> 2;
    const direction = move & 3;
    const blank = layer.blanks[parent];
    const from = neighbours[4 * blank + direction];
    const tile = layer.boards[parent * cells + from];
    const at = index * cells;
    for (let cell = 0; cell < cells; cell++) nextLayer.boards[at + cell] = layer.boards[parent * cells + cell];
    nextLayer.boards[at + blank] = tile;
    nextLayer.boards[at + from] = blankGoal;
    nextLayer.blanks[index] = from;
    nextLayer.cameBy[index] = direction;
    nextLayer.values[index] = value;
    nextLayer.hashes[index] = layer.hashes[parent] ^ zobrist.of(tile, from) ^ zobrist.of(tile, blank);
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
      index * evaluator.words,
    );
  }

  /** The path to the best board of the layer, or of an earlier one. */
  pathToBest(layer = this.history.length): number[] {
    const path: number[] = [];
    let at = 0;
    for (let depth = layer - 1; depth >= 0; depth--) {
      const move = this.history[depth][at];
      path.push(move & 3);
      at = move >> 2;
    }
    return path.reverse();
  }
}

function newLayer(width: number, cells: number, words: number): Layer {
  return {
    size: 0,
    boards: cells > 256 ? allocate(() => new Uint16Array(width * cells)) : newBytes(width * cells),
    blanks: newWords(width),
    cameBy: new Int8Array(width),
    values: newWords(width),
    hashes: newWords(width),
    notes: newWords(width * words),
  };
}

/** For boards of more cells, a table of keys would be too large; their keys are computed. */
const MOST_TABLED_CELLS = 400;

/** Zobrist hashing (Zobrist 1970): a random word for each tile and cell; the hash of a board is their exclusive or. */
class ZobristKeys {
  private readonly table: Int32Array;
  private static readonly made = new Map<number, ZobristKeys>();

  private constructor(private readonly cells: number) {
    const random = seededRandom(cells);
    const words = cells <= MOST_TABLED_CELLS ? cells * cells : 2 * cells;
    this.table = Int32Array.from({ length: words }, () => random.integer(2 ** 32) | 0);
  }

  static for(cells: number): ZobristKeys {
    const zobrist = ZobristKeys.made.get(cells) ?? new ZobristKeys(cells);
    ZobristKeys.made.set(cells, zobrist);
    return zobrist;
  }

  static bytes(cells: number): number {
    return 4 * (cells <= MOST_TABLED_CELLS ? cells * cells : 2 * cells);
  }

  of(tile: number, cell: number): number {
    const { table, cells } = this;
    if (cells <= MOST_TABLED_CELLS) return table[tile * cells + cell];
    const mixed = Math.imul(table[tile] + table[cells + cell], 0x9e3779b1);
    return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  }
}

/**
 * The boards generated so far, for duplicate detection: a hash table of fixed size with linear probing that stores hashes, not boards
 * (hash compaction). A collision prunes a new board; once half of the slots are taken, later duplicates are kept. Neither harms a beam.
 */
class HashSet {
  private readonly slots: Int32Array;
  private readonly mask: number;
  private left: number;

  static slots(most: number): number {
    return 2 ** Math.ceil(Math.log2(Math.max(1024, 2 * most)));
  }

  constructor(most: number) {
    const size = HashSet.slots(most);
    this.slots = newWords(size);
    this.mask = size - 1;
    this.left = size >> 1;
  }

  /** False if it was there already. */
  add(hash: number, blank: number): boolean {
    const mark = (Math.imul(hash ^ blank, 0x9e3779b1) ^ hash) | 1;
    let slot = hash & this.mask;
    while (this.slots[slot] !== 0) {
      if (this.slots[slot] === mark) return false;
      slot = (slot + 1) & this.mask;
    }
    if (this.left-- > 0) this.slots[slot] = mark;
    return true;
  }
}
