import type { Helpers } from '../../../contract/engine/search.js';
import type { Tally } from '../../../search/counts.js';
import type { WasmInstance } from '../../../wasm/module.js';
import { newGrowingMemory, type SharedMemory, takeRoom } from '../../../wasm/shared-memory.js';
import { ZobristKeys } from '../../anytime/zobrist.js';
import { cellDistance } from '../../heuristics/measures.js';
import { bitCount } from '../../patterns/pattern-layout.js';
import { type Frame, neighbourTable } from '../../space/frame.js';
import { liftTable } from '../beam-plan.js';
import { wholeLongs } from '../memory.js';
import { indexOf, type PlacementTable } from './placement-tables.js';
import type { WideTask } from './wide-assist.js';
import {
  BLOCK,
  BOARD,
  CHUNK_WORDS,
  DISTANCE_VALUES,
  EXCESS_AT,
  EXCESS_VALUE,
  MOST_CHUNKS,
  MOST_VALUE,
  OUT_WORDS,
  RECORD_WORDS,
  WAY,
  WAY_BYTES,
  WIDE,
  WidePlan,
  WORK,
} from './wide-plan.js';
import { KEEP, type LayerWorker, SCORE, workerOf } from './wide-work.js';

/** Parents in a chunk, unless that makes too many chunks. */
const CHUNK = 2048;

/** Slots of the hash table for each board of a layer. */
const SLOTS_A_BOARD = 4;

/** More boards than wanted may be within a threshold, by so much. */
const SPARE = 1.1;

/** How long to wait for the other threads in a step, in milliseconds. */
const PATIENCE = 1;

/** The memory of wide beams on boards of one kind: it serves one beam after another. */
export class WideMemory {
  private isAsked = false;

  private constructor(
    readonly plan: WidePlan,
    readonly groups: readonly PlacementTable[],
    readonly instance: WasmInstance,
    readonly worker: LayerWorker,
    readonly shared: SharedMemory | undefined,
  ) {}

  /** Undefined where the platform has no room. */
  static *open(
    frame: Frame,
    groups: readonly PlacementTable[],
    threads: number,
  ): Generator<void, WideMemory | undefined> {
    const memory = threads > 1 ? newGrowingMemory() : undefined;
    const plan = new WidePlan(frame, groups, memory === undefined ? 1 : threads);
    if (memory !== undefined && takeRoom(memory, plan.end) === undefined) return undefined;
    const started = workerOf(plan, 0, plan.end, memory);
    if (started === undefined) return undefined;
    const { instance, worker } = started;
    yield* fill(instance.words, plan, groups);
    return new WideMemory(plan, groups, instance, worker, memory);
  }

  /** The most boards in a layer, for beams of so many layers within a limit of bytes. */
  static widest(plan: WidePlan, layers: number, mostBytes: number): number {
    const each = SPARE * (2 * plan.boardBytes + 8) + 8 * SLOTS_A_BOARD + layers;
    return Math.floor((mostBytes - plan.end) / each);
  }

  get bytes(): number {
    return this.instance.bytes;
  }

  /** Has other threads take part in all beams, until `release`. */
  ask(helpers: Helpers): void {
    const { plan, shared } = this;
    if (shared === undefined || this.isAsked) return;
    this.isAsked = true;
    const session = this.instance.words[plan.work / 4 + WORK.session];
    const { code } = plan;
    const tasks = Array.from(
      { length: plan.threads - 1 },
      (_, i): WideTask => ({ memory: shared, code, thread: i + 1, session }),
    );
    helpers.help('tiles', tasks);
  }

  /** Lets the other threads go. */
  release(): void {
    const { words } = this.instance;
    const work = this.plan.work / 4;
    Atomics.add(words, work + WORK.session, 1);
    Atomics.add(words, work + WORK.phase, 1);
    Atomics.notify(words, work + WORK.phase);
  }

  /** Begins a new beam: returns where its history may stand; undefined where the memory cannot grow that much. */
  begin(frame: Frame, width: number, seed: number): number | undefined {
    const { plan, instance } = this;
    const boards = Math.ceil(width * SPARE) + BLOCK * (plan.threads + 1);
    const slots = 2 ** Math.ceil(Math.log2(Math.max(1024, SLOTS_A_BOARD * width)));
    let end = plan.end;
    const take = (bytes: number): number => {
      const at = end;
      end = wholeLongs(end + bytes);
      return at;
    };
    const places = {
      layer: take(plan.boardBytes * boards),
      next: take(plan.boardBytes * boards),
      deltas: take(8 * boards),
      seen: take(4 * slots),
    };
    if (!instance.growTo(end)) return undefined;
    const { words } = instance;
    for (const [name, at] of Object.entries(places)) words[WIDE[name as keyof typeof places] / 4] = at;
    words[WIDE.mask / 4] = slots - 1;
    words[WIDE.goal / 4] = -1;
    words[WIDE.room / 4] = boards;
    words.fill(0, places.seen / 4, places.seen / 4 + slots);
    writeStart(words, places.layer, frame, plan, this.groups);
    // Ties are broken by hashes: another seed makes another beam.
    words[(places.layer + BOARD.hash) / 4] = Math.imul(seed, 0x9e3779b1);
    return end;
  }
}

/** The records of one layer: what is needed to find the way back. */
type LayerHistory = Int32Array;

/** The width of the next layer, from its depth and the least value of the last one. */
export type WidthOf = (depth: number, least: number, size: number) => number;

/**
 * Breadth-first beam search (Lowerre 1976) for millions of boards in a layer, on several threads. A layer is read twice, in order: first all
 * successors are valued, then those within a threshold are made. Its history is a byte for each board.
 */
export class WideBeam {
  path: number[] | undefined;
  private readonly layers: LayerHistory[] = [];
  private historyEnd: number;
  private boardsSeen = 0;

  constructor(
    private readonly memory: WideMemory,
    private readonly mostWidth: number,
    private readonly mostBytes: number,
    historyAt: number,
  ) {
    this.historyEnd = historyAt;
  }

  /** Searches for a solution of less than so many moves; yields the work done. */
  *search(
    shorterThan: number,
    widthOf: WidthOf,
    counts: Pick<Tally, 'expanded' | 'generated'>,
  ): Generator<number, void> {
    const { memory } = this;
    const { plan, instance } = memory;
    const { threads } = plan;
    const work = plan.work / 4;
    let segments: readonly (readonly [number, number])[] = [[0, 1]];
    let fresh = 1;
    let least = instance.words[(instance.words[WIDE.layer / 4] + BOARD.value) / 4];
    if (least === 0) {
      this.path = [];
      return;
    }
    for (let depth = 1; depth < shorterThan; depth++) {
      const size = segments.reduce((sum, [first, end]) => sum + end - first, 0);
      if (size === 0 || !instance.growTo(this.historyEnd + size)) return;
      if (instance.bytes > this.mostBytes) return;
      const width = Math.min(this.mostWidth, widthOf(depth, least, size));
      const { words } = instance;
      this.writeChunks(words, segments, size);
      words.fill(0, plan.histograms / 4, plan.histograms / 4 + threads * MOST_VALUE);
      yield* this.phase(SCORE, size / 2);
      const scored = sumHistograms(words, plan);
      counts.expanded += size;
      counts.generated += scored.total;
      const wanted = chooseThreshold(words, scored.counts, width / fresh);
      words.fill(0, work + WORK.given, work + WORK.out + OUT_WORDS * threads);
      yield* this.phase(KEEP, size / 2);
      const records = plan.records / 4;
      this.layers.push(words.slice(records, records + RECORD_WORDS * words[work + WORK.records]));
      const goal = words[WIDE.goal / 4];
      if (goal >= 0) {
        this.path = this.pathTo(goal);
        return;
      }
      segments = rangesOf(this.layers.at(-1)!);
      const kept = segments.reduce((sum, [first, end]) => sum + end - first, 0);
      fresh = Math.max(0.3, Math.min(1, kept / Math.max(1, wanted)));
      least = scored.least;
      [words[WIDE.layer / 4], words[WIDE.next / 4]] = [words[WIDE.next / 4], words[WIDE.layer / 4]];
      this.boardsSeen += kept;
      const slots = words[WIDE.mask / 4] + 1;
      if (this.boardsSeen + 1.5 * kept > slots / 2) {
        const seen = words[WIDE.seen / 4] / 4;
        words.fill(0, seen, seen + slots);
        this.boardsSeen = 0;
      }
    }
  }

  /** Cuts the boards of a layer into chunks. */
  private writeChunks(words: Int32Array, segments: readonly (readonly number[])[], size: number): void {
    const { plan } = this.memory;
    const each = Math.max(CHUNK, Math.ceil(size / (MOST_CHUNKS - segments.length)));
    let chunks = 0;
    for (const [first, end] of segments) {
      for (let from = first; from < end; from += each) {
        const until = Math.min(from + each, end);
        words.set([from, until, this.historyEnd], plan.chunks / 4 + CHUNK_WORDS * chunks++);
        this.historyEnd += until - from;
      }
    }
    words[plan.work / 4 + WORK.chunks] = chunks;
  }

  /** Has all chunks done, by this thread and the helpers. */
  private *phase(kind: number, size: number): Generator<number, void> {
    const { plan, instance, worker } = this.memory;
    const { words } = instance;
    const work = plan.work / 4;
    const chunks = words[work + WORK.chunks];
    words[work + WORK.kind] = kind;
    words[work + WORK.done] = 0;
    Atomics.store(words, work + WORK.left, chunks);
    Atomics.add(words, work + WORK.phase, 1);
    if (plan.threads > 1) Atomics.notify(words, work + WORK.phase);
    while (worker.doChunk()) yield Math.ceil(size / chunks);
    for (
      let done = Atomics.load(words, work + WORK.done);
      done < chunks;
      done = Atomics.load(words, work + WORK.done)
    ) {
      Atomics.wait(words, work + WORK.done, done, PATIENCE);
      yield 0;
    }
  }

  private pathTo(goal: number): number[] {
    const bytes = new Uint8Array(this.memory.instance.words.buffer);
    const path = [goal & 3];
    let slot = goal >> 2;
    for (let layer = this.layers.length - 2; layer >= 0; layer--) {
      const records = this.layers[layer];
      let at = 0;
      while (!(records[at + 3] <= slot && slot < records[at + 4])) at += RECORD_WORDS;
      let rank = slot - records[at + 3];
      let parent = records[at];
      for (let history = records[at + 2]; ; history++, parent++) {
        const kept = bytes[history];
        const count = bitCount(kept);
        if (rank < count) {
          path.push(nthBit(kept, rank));
          break;
        }
        rank -= count;
      }
      slot = parent;
    }
    return path.reverse();
  }
}

/** The ranges of boards that were made; rooms that follow one another and are full are one range. */
function rangesOf(records: LayerHistory): (readonly [number, number])[] {
  const made = Array.from(
    { length: records.length / RECORD_WORDS },
    (_, i) => [records[RECORD_WORDS * i + 3], records[RECORD_WORDS * i + 4]] as [number, number],
  ).sort(([a], [b]) => a - b);
  const ranges: [number, number][] = [];
  for (const [first, end] of made) {
    const last = ranges.at(-1);
    if (last?.[1] === first) last[1] = end;
    else if (end > first) ranges.push([first, end]);
  }
  return ranges;
}

function nthBit(bits: number, n: number): number {
  let rest = bits;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

function sumHistograms(words: Int32Array, plan: WidePlan) {
  const first = plan.histograms / 4;
  const counts = words.slice(first, first + MOST_VALUE);
  for (let thread = 1; thread < plan.threads; thread++) {
    for (let value = 0; value < MOST_VALUE; value++) counts[value] += words[first + thread * MOST_VALUE + value];
  }
  return {
    counts,
    total: counts.reduce((sum, count) => sum + count, 0),
    least: counts.findIndex((count) => count > 0),
  };
}

/** Sets the threshold so that about so many successors are within it; returns how many are. */
function chooseThreshold(words: Int32Array, counts: Int32Array, most: number): number {
  let below = 0;
  let threshold = 0;
  while (threshold < MOST_VALUE - 1 && below + counts[threshold] <= most) below += counts[threshold++];
  const ties = counts[threshold] === 0 ? 0 : Math.floor((256 * (most - below)) / counts[threshold]);
  words[WIDE.threshold / 4] = threshold;
  words[WIDE.ties / 4] = ties;
  return below + (counts[threshold] * ties) / 256;
}

/** Writes what is the same for all beams: neighbours, hash keys, what moves change, tables. */
function* fill(words: Int32Array, plan: WidePlan, groups: readonly PlacementTable[]): Generator<void, void> {
  const { width, height, cells } = plan.frame;
  const bytes = new Uint8Array(words.buffer);
  const neighbours = neighbourTable(width, height);
  for (const [way, from] of neighbours.entries()) {
    bytes[plan.neighbours + way] = from;
    if (from >= 0) bytes[plan.legal + (way >> 2)] |= 1 << (way & 3);
  }
  words.set(ZobristKeys.for(cells).table, plan.zobrist / 4);
  bytes.set(liftTable(height), plan.columnLifts);
  if (width !== height) bytes.set(liftTable(width), plan.rowLifts);
  yield;
  for (const [g, { table }] of groups.entries()) {
    bytes.set(table, plan.tables[g]);
    yield;
  }
  for (let tile = 0; tile < cells; tile++) {
    for (const [way, from] of neighbours.entries()) {
      if (from >= 0 && tile !== plan.blankGoal) fillWay(words, plan, groups, tile, way, from);
    }
  }
}

/** Writes what a move of a tile changes: it leaves a line across, enters another one, and goes on along a third. */
function fillWay(
  words: Int32Array,
  plan: WidePlan,
  groups: readonly PlacementTable[],
  tile: number,
  way: number,
  from: number,
): void {
  const { width, height, cells } = plan.frame;
  const to = way >> 2;
  const [column, row] = [(cell: number): number => cell % width, (cell: number): number => Math.floor(cell / width)];
  const columns = { of: column, place: row, length: height, at: BOARD.lines, lift: plan.columnLifts };
  const rows = { of: row, place: column, length: width, at: BOARD.lines + 4 * width, lift: plan.rowLifts };
  const [across, along] = (way & 3) < 2 ? [columns, rows] : [rows, columns];
  /** What a line's code gets, or loses, with the tile in a cell. */
  const worth = ({ place, length }: typeof columns, cell: number): number =>
    (place(tile) - length) * (length + 1) ** place(cell);
  const [left, entered, goal] = [across.of(from), across.of(to), across.of(tile)];
  // A code that never changes, of a line in which nothing belongs.
  const nowhere = BOARD.lines + 4 * (width + height);
  const isHome = left === goal || entered === goal;
  const at = (plan.ways + (tile * 4 * cells + way) * WAY_BYTES) / 4;
  words[at + WAY.distance / 4] =
    DISTANCE_VALUES[cellDistance(to, tile, width)] - DISTANCE_VALUES[cellDistance(from, tile, width)];
  words[at + WAY.line / 4] = isHome ? across.at + 4 * goal : nowhere;
  words[at + WAY.change / 4] = left === goal ? -worth(across, from) : entered === goal ? worth(across, to) : 0;
  words[at + WAY.lift / 4] = across.lift;
  const stays = along.of(tile) === along.of(from);
  words[at + WAY.along / 4] = stays ? along.at + 4 * along.of(tile) : nowhere;
  words[at + WAY.alongChange / 4] = stays ? worth(along, to) - worth(along, from) : 0;
  const g = groups.findIndex(({ goals }) => goals.includes(tile));
  const { tableGoals, turn } = groups[g];
  const turned = (cell: number): number => turn?.[cell] ?? cell;
  words[at + WAY.group / 4] = plan.groupsAt + 4 * g;
  words[at + WAY.step / 4] = (turned(to) - turned(from)) * cells ** tableGoals.indexOf(turned(tile));
  words[at + WAY.table / 4] = plan.tables[g];
}

/** Writes the board that a beam begins with. */
function writeStart(
  words: Int32Array,
  at: number,
  frame: Frame,
  plan: WidePlan,
  groups: readonly PlacementTable[],
): void {
  const { width, height, board, blankGoal, cells } = frame;
  words.fill(0, at / 4, (at + plan.boardBytes) / 4);
  const bytes = new Uint8Array(words.buffer);
  bytes[at + BOARD.blank] = board.indexOf(blankGoal);
  // No direction leads back.
  bytes[at + BOARD.back] = 4;
  const places = new Int32Array(cells);
  let value = 0;
  for (const [cell, tile] of board.entries()) {
    places[tile] = cell;
    bytes[at + plan.tilesAt + cell] = tile;
    if (tile !== blankGoal) value += DISTANCE_VALUES[cellDistance(cell, tile, width)];
  }
  for (const [g, { tableGoals, turn, goals, table }] of groups.entries()) {
    const turned = (cell: number): number => turn?.[cell] ?? cell;
    const index = indexOf(
      tableGoals.map((goal) => turned(places[goals.find((own) => turned(own) === goal)!])),
      cells,
    );
    const excess = (table[index >> 1] >> (4 * (index & 1))) & 15;
    words[(at + plan.groupsAt) / 4 + g] = index | (excess << EXCESS_AT);
    value += EXCESS_VALUE * excess;
  }
  const lines = words.subarray((at + BOARD.lines) / 4);
  for (const [cell, tile] of board.entries()) {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const [goalRow, goalColumn] = [Math.floor(tile / width), tile % width];
    const belongs = tile !== blankGoal;
    lines[column] += (belongs && goalColumn === column ? goalRow : height) * (height + 1) ** row;
    lines[width + row] += (belongs && goalRow === row ? goalColumn : width) * (width + 1) ** column;
  }
  for (let i = 0; i < width + height; i++) {
    value += EXCESS_VALUE * bytes[(i < width ? plan.columnLifts : plan.rowLifts) + lines[i]];
  }
  words[(at + BOARD.value) / 4] = value;
}
