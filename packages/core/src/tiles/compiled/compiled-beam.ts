import { type WasmFunction, type WasmInstance, WasmModule, wholePages } from '../../wasm/module.js';
import { type BeamLayers, slotsFor } from '../anytime/beam.js';
import { ConflictEvaluator } from '../anytime/evaluators.js';
import { ZobristKeys } from '../anytime/zobrist.js';
import { cellDistance } from '../heuristics/measures.js';
import { manhattanOf } from '../ida/manhattan-ida.js';
import { PatternViews } from '../ida/pattern-views.js';
import type { PatternTable } from '../patterns/pattern-set.js';
import { type Frame, neighbourTable } from '../space/frame.js';
import { writeList, writeMake } from './beam-code.js';
import { BEAM, BeamPlan, BOARD, liftTable, TILE_BYTES, WAY, WAY_BYTES } from './beam-plan.js';
import { canDescribe, copyPatterns, describe, describeMove } from './layout-memory.js';
import { DESCRIPTOR, DESCRIPTOR_BYTES, MOVE_BYTES, wholeLongs } from './memory.js';

type List = (first: number, end: number, listed: number) => number;
type Make = (first: number, end: number) => number;

/** The arrays of a beam, by their words in the header. */
type Arrays = Readonly<
  Record<'layer' | 'next' | 'seen' | 'parents' | 'values' | 'conflicts' | 'sums' | 'cells' | 'orders' | 'order', number>
>;

/** The memory of compiled beams on boards of one kind: it serves one beam after another. */
export class BeamMemory {
  private constructor(
    private readonly plan: BeamPlan,
    private readonly patterns: readonly PatternTable[],
    private readonly instance: WasmInstance,
    private readonly list: List,
    private readonly make: Make,
  ) {}

  /** Makes it in slices; undefined where the platform, the board or the patterns do not allow it. */
  static *open(frame: Frame, patterns: readonly PatternTable[]): Generator<void, BeamMemory | undefined> {
    if (!BeamPlan.fits(frame, patterns) || !(yield* canDescribe(patterns))) return undefined;
    const plan = new BeamPlan(frame, patterns);
    const { module, list, make } = programFor(plan, patterns);
    const instance = module.start(plan.end);
    if (instance === undefined) return undefined;
    const { words } = instance;
    yield* copyPatterns(words, patterns, plan);
    fill(words, plan, patterns);
    return new BeamMemory(plan, patterns, instance, instance.find(list), instance.find(make));
  }

  /** What it takes with a beam of a width, without its history, in bytes; undefined where there is none. */
  static bytes(frame: Frame, patterns: readonly PatternTable[], width: number, longest: number): number | undefined {
    if (!BeamPlan.fits(frame, patterns)) return undefined;
    const plan = new BeamPlan(frame, patterns);
    return wholePages(placesOf(plan, width, longest).end);
  }

  /** What it takes now. */
  get bytes(): number {
    return this.instance.bytes;
  }

  /** A beam from the board of a frame; undefined where the memory cannot grow that much. */
  layers(frame: Frame, width: number, longest: number): BeamLayers | undefined {
    const { plan, patterns, instance, list, make } = this;
    const slots = slotsFor(width, longest);
    const { end, ...arrays } = placesOf(plan, width, longest);
    if (!instance.growTo(end)) return undefined;
    const { words } = instance;
    for (const [name, at] of Object.entries(arrays)) words[BEAM[name as keyof Arrays] / 4] = at;
    words[BEAM.mask / 4] = slots - 1;
    words[BEAM.goal / 4] = -1;
    forget(words);
    const first = writeStart(words, arrays.layer, frame, plan, patterns);
    return new CompiledBeam(words, arrays, width, first, list, make);
  }
}

interface Program {
  readonly module: WasmModule;
  readonly list: WasmFunction;
  readonly make: WasmFunction;
}

const programs = new Map<string, Program>();

/** The code for boards of one kind, written once: an engine that has found out which parts are hot need not do so again. */
function programFor(plan: BeamPlan, patterns: readonly PatternTable[]): Program {
  const { width, height, blankGoal } = plan.frame;
  const name = [width, height, blankGoal, plan.end, ...patterns.map(({ goals }) => goals.length)].join();
  let program = programs.get(name);
  if (program === undefined) {
    const module = new WasmModule();
    program = { module, list: writeList(module, plan), make: writeMake(module, plan) };
    programs.set(name, program);
  }
  return program;
}

/** The layers of a beam in WebAssembly: the same boards in the same order as `PlainBeam` has. */
class CompiledBeam implements BeamLayers {
  readonly parents: Int32Array;
  readonly values: Int32Array;
  readonly order: Int32Array;
  private readonly mostInLayer: number;

  constructor(
    private readonly words: Int32Array,
    arrays: Arrays,
    width: number,
    readonly first: number,
    private readonly listCompiled: List,
    private readonly makeCompiled: Make,
  ) {
    this.mostInLayer = 3 * width;
    const view = (at: number): Int32Array => words.subarray(at / 4, at / 4 + 3 * width + 4);
    this.parents = view(arrays.parents);
    this.values = view(arrays.values);
    this.order = view(arrays.order);
  }

  get goal(): number {
    return this.words[BEAM.goal / 4];
  }

  get generated(): number {
    return this.words[BEAM.generated / 4];
  }

  list(from: number, end: number, listed: number, room: number): number {
    this.words[BEAM.room / 4] = room;
    return this.listCompiled(from, end, listed);
  }

  make(from: number, end: number): void {
    this.makeCompiled(from, end);
  }

  turn(): void {
    const { words } = this;
    const [layer, next] = [words[BEAM.layer / 4], words[BEAM.next / 4]];
    words[BEAM.layer / 4] = next;
    words[BEAM.next / 4] = layer;
    if (words[BEAM.left / 4] < this.mostInLayer) forget(words);
  }
}

/** Empties the hash table. */
function forget(words: Int32Array): void {
  const slots = words[BEAM.mask / 4] + 1;
  const seen = words[BEAM.seen / 4] / 4;
  words.fill(0, seen, seen + slots);
  words[BEAM.left / 4] = slots >> 1;
}

function placesOf(plan: BeamPlan, width: number, longest: number): Arrays & { readonly end: number } {
  let end = plan.end;
  const take = (bytes: number): number => {
    const at = end;
    end = wholeLongs(end + bytes);
    return at;
  };
  const successors = (words = 1): number => take(4 * words * (3 * width + 4));
  const arrays = {
    layer: take(plan.boardBytes * width),
    next: take(plan.boardBytes * width),
    seen: take(4 * slotsFor(width, longest)),
    parents: successors(),
    values: successors(),
    conflicts: successors(),
    sums: successors(plan.views),
    cells: successors(plan.views),
    orders: successors(plan.views),
    order: successors(),
  };
  return { ...arrays, end };
}

/** Writes what is the same for all beams: neighbours, hash keys, what moves change, descriptors. */
function fill(words: Int32Array, plan: BeamPlan, patterns: readonly PatternTable[]): void {
  const { width, height, cells } = plan.frame;
  const bytes = new Uint8Array(words.buffer);
  const neighbours = neighbourTable(width, height);
  for (const [way, from] of neighbours.entries()) {
    bytes[plan.neighbours + way] = from;
    if (from >= 0) bytes[plan.legal + (way >> 2)] |= 1 << (way & 3);
  }
  words.set(ZobristKeys.for(cells).table, plan.zobrist / 4);
  bytes.set(liftTable(height), plan.columnLifts);
  bytes.set(liftTable(width), plan.rowLifts);
  for (let tile = 0; tile < cells; tile++) {
    for (const [way, from] of neighbours.entries()) {
      if (from >= 0) fillWay(words, plan, tile, way, from);
    }
  }
  const views = new PatternViews(plan.frame, patterns);
  for (const [p, { layout }] of patterns.length === 0 ? [] : views.patterns.entries()) {
    const descriptor = plan.descriptors + p * DESCRIPTOR_BYTES;
    const moves = plan.moves + p * 4 * cells * MOVE_BYTES;
    const places = plan.layouts.get(layout)!;
    describe(words, descriptor / 4, layout, places, plan.tables[p % patterns.length]);
    words[(descriptor + DESCRIPTOR.moves) / 4] = moves;
    for (const [way, from] of neighbours.entries()) {
      if (from < 0) continue;
      const [leaves, enters] = [from, way >> 2].map((cell) => views.seenAs[p * cells + cell]) as [number, number];
      describeMove(words, (moves + way * MOVE_BYTES) / 4, layout, places, leaves, enters);
    }
  }
  for (let view = 0; view < plan.views; view++) {
    for (let tile = 0; tile < cells; tile++) {
      const p = views.patternOf[view * cells + tile];
      words.set(
        [plan.descriptors + p * DESCRIPTOR_BYTES, plan.patternsAt + 8 * p],
        (plan.tiles + tile * TILE_BYTES + 8 * view) / 4,
      );
    }
  }
}

/** Writes what a move of a tile changes: it leaves a line across, enters another one, and goes on along a third. */
function fillWay(words: Int32Array, plan: BeamPlan, tile: number, way: number, from: number): void {
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
  words[at + WAY.manhattan / 4] = cellDistance(to, tile, width) - cellDistance(from, tile, width);
  words[at + WAY.line / 4] = isHome ? across.at + 4 * goal : nowhere;
  words[at + WAY.change / 4] = left === goal ? -worth(across, from) : entered === goal ? worth(across, to) : 0;
  words[at + WAY.lift / 4] = across.lift;
  const stays = along.of(tile) === along.of(from);
  words[at + WAY.along / 4] = stays ? along.at + 4 * along.of(tile) : nowhere;
  words[at + WAY.alongChange / 4] = stays ? worth(along, to) - worth(along, from) : 0;
}

/** Writes the board that a beam begins with; returns its value. */
function writeStart(
  words: Int32Array,
  at: number,
  frame: Frame,
  plan: BeamPlan,
  patterns: readonly PatternTable[],
): number {
  const { width, height, board, blankGoal } = frame;
  words.fill(0, at / 4, (at + plan.boardBytes) / 4);
  const bytes = new Uint8Array(words.buffer);
  const conflicts = new ConflictEvaluator(frame).first(board, new Int32Array(1));
  words[(at + BOARD.conflicts) / 4] = conflicts;
  bytes[at + BOARD.blank] = board.indexOf(blankGoal);
  // No direction leads back.
  bytes[at + BOARD.back] = 4;
  let value = conflicts;
  const { sets, orders, excess, sums } = new PatternViews(frame, patterns);
  for (let p = 0; p < plan.views * patterns.length; p++) {
    words.set([sets[p], orders[p] + 65_536 * excess[p]], (at + plan.patternsAt + 8 * p) / 4);
  }
  for (let view = 0; view < plan.views; view++) {
    const sum = manhattanOf(frame) + 2 * sums[view];
    words[(at + BOARD.sums) / 4 + view] = sum;
    value += sum;
  }
  const lines = words.subarray((at + BOARD.lines) / 4);
  for (const [cell, tile] of board.entries()) {
    bytes[at + plan.tilesAt + cell] = tile;
    const [row, column] = [Math.floor(cell / width), cell % width];
    const [goalRow, goalColumn] = [Math.floor(tile / width), tile % width];
    const belongs = tile !== blankGoal;
    lines[column] += (belongs && goalColumn === column ? goalRow : height) * (height + 1) ** row;
    lines[width + row] += (belongs && goalRow === row ? goalColumn : width) * (width + 1) ** column;
  }
  return value;
}
