import type { Space, Successors } from '../family.js';
import { createHeuristic } from './heuristics.js';
import { type LineTable, LONGEST_LINE, lineTable } from './line-table.js';
import { type RushHourPosition, targetOf } from './position.js';
import type { Slide } from './rules.js';
import { joinSteps } from './steps.js';
import { type Track, tracksOf } from './tracks.js';

// A working state is seven words: the one-word key, the arrangement of each row and of each column (four bits a line), which
// cells of the rows the vertical vehicles take, and which cells of the columns the horizontal ones take (two words each).
const KEY = 0;
const ROWS = 1;
const COLUMNS = 2;
const TAKEN_IN_ROWS = 3;
const TAKEN_IN_COLUMNS = 5;
const STATE_WORDS = 7;
/** A change of state is a record of this many words, of which the first seven are added to a state's. */
const CHANGE_WORDS = 8;

interface Line {
  readonly horizontal: boolean;
  /** Its row or column. */
  readonly number: number;
  /** The vehicles on it, as numbers into the position's list, in order along the line. */
  readonly vehicles: readonly number[];
  readonly table: LineTable;
  /** What one arrangement further adds to the one-word key. */
  readonly radix: number;
}

/**
 * The space of boards up to 8×8. A state says for every row and column which arrangement of its vehicles it shows; a board's
 * key is these numbers in mixed radix, in one word where they fit (all boards of 6×6), else in two.
 *
 * Expanding looks up, for each line, the list of moves that its arrangement and the crossing vehicles allow; a successor's
 * key is one addition.
 */
export class LineSpace implements Space<Slide> {
  readonly keyWords: number;
  readonly stateWords = STATE_WORDS;
  readonly maxSuccessors: number;

  private readonly lines: readonly Line[];
  /** Tables of all lines, one after another, for the inner loop; a line's own numbers stand in `lineInfo`. */
  private readonly lists: Int32Array;
  private readonly pool: Int32Array;
  private readonly lineInfo: Int32Array;
  /** For each edge: what it adds to the words of a state, and which lines are worth expanding after it. */
  private readonly changes: Int32Array;
  private readonly edgeLine: Int32Array;
  private readonly edgeMove: Int32Array;
  /** What each arrangement of each line contributes to a state; a line's first one stands at `partsAt`. */
  private readonly parts: Int32Array;
  private readonly partsAt: Int32Array;
  private readonly radixes: Float64Array;
  private readonly arrangementCounts: Int32Array;
  private readonly allLines: number;
  /** For each arrangement of the target's line: the cells that must be free for it to be solved, or -1. */
  private readonly mustBeFree: Int32Array;
  private readonly targetLine: Line;
  private readonly startState = new Int32Array(STATE_WORDS);
  private readonly tracks: readonly Track[];

  private constructor(
    private readonly position: RushHourPosition,
    private readonly metric: string,
    lines: readonly Line[],
    fitsOneWord: boolean,
  ) {
    this.lines = lines;
    this.keyWords = fitsOneWord ? 1 : 2;
    this.tracks = tracksOf(position);
    this.allLines = (1 << lines.length) - 1;

    const lengths = { lists: 0, pool: 0, edges: 0, parts: 0 };
    for (const { table } of lines) {
      lengths.parts += table.arrangements.length;
      lengths.lists += table.lists.length;
      lengths.pool += table.pool.length;
      lengths.edges += table.moves.length;
    }
    this.lists = new Int32Array(lengths.lists);
    this.pool = new Int32Array(lengths.pool);
    this.lineInfo = new Int32Array(lines.length * LINE_INFO_WORDS);
    this.changes = new Int32Array(lengths.edges * CHANGE_WORDS);
    this.edgeLine = new Int32Array(lengths.edges);
    this.edgeMove = new Int32Array(lengths.edges);
    this.parts = new Int32Array(lengths.parts * CHANGE_WORDS);
    this.partsAt = new Int32Array(lines.length);
    this.radixes = Float64Array.from(lines, (line) => line.radix);
    this.arrangementCounts = Int32Array.from(lines, (line) => line.table.arrangements.length);
    let [lists, pool, edges, parts, most] = [0, 0, 0, 0, 0];
    for (const [i, line] of lines.entries()) {
      const { table } = line;
      this.partsAt[i] = parts;
      for (let arrangement = 0; arrangement < table.arrangements.length; arrangement++) {
        this.writePart(parts + arrangement * CHANGE_WORDS, line, arrangement);
      }
      this.lists.set(table.lists, lists);
      this.pool.set(table.pool, pool);
      this.lineInfo.set(this.describeLine(line, lists, pool, edges), i * LINE_INFO_WORDS);
      for (const [m, move] of table.moves.entries()) {
        const edge = edges + m;
        this.edgeLine[edge] = i;
        this.edgeMove[edge] = m;
        const at = edge * CHANGE_WORDS;
        const before = parts + move.from * CHANGE_WORDS;
        const after = parts + move.to * CHANGE_WORDS;
        for (let w = 0; w < STATE_WORDS; w++) this.changes[at + w] = this.parts[after + w] - this.parts[before + w];
        this.changes[at + STATE_WORDS] = this.linesAfter(i, move.span);
      }
      lists += table.lists.length;
      pool += table.pool.length;
      edges += table.moves.length;
      parts += table.arrangements.length * CHANGE_WORDS;
      most += table.mostMoves;
    }
    this.maxSuccessors = Math.max(1, most);

    for (const [i, line] of lines.entries()) this.addPart(this.startState, 0, i, this.arrangementNow(line));
    const target = targetOf(position);
    this.targetLine = lines.find((line) => line.horizontal && line.number === target.row)!;
    this.mustBeFree = this.goalMasks();
  }

  /** The space, or undefined for boards that are too large for it. */
  static create(position: RushHourPosition, metric: string): LineSpace | undefined {
    const lines = linesOf(position, metric);
    return lines === undefined ? undefined : new LineSpace(position, metric, lines, fitOneWord(lines));
  }

  /** Whether boards like this have keys of one word: these are searched fastest without any heuristic. */
  static isCompact(position: RushHourPosition, metric: string): boolean {
    const lines = linesOf(position, metric);
    return lines !== undefined && fitOneWord(lines);
  }

  start(state: Int32Array, at: number): void {
    state.set(this.startState, at);
  }

  load(key: Int32Array, keyAt: number, state: Int32Array, at: number): void {
    state.fill(0, at, at + STATE_WORDS);
    for (let i = 0; i < this.lines.length; i++) this.addPart(state, at, i, this.arrangementIn(key, keyAt, i));
  }

  save(state: Int32Array, at: number, key: Int32Array, keyAt: number): void {
    if (this.keyWords === 1) {
      key[keyAt] = state[at + KEY];
    } else {
      key[keyAt] = state[at + ROWS];
      key[keyAt + 1] = state[at + COLUMNS];
    }
  }

  expand(state: Int32Array, at: number, cameBy: number, out: Successors): void {
    const { lists, pool, lineInfo, changes } = this;
    const { keys, edges } = out;
    const oneWord = this.keyWords === 1;
    let count = 0;
    let lines = cameBy < 0 ? this.allLines : changes[cameBy * CHANGE_WORDS + STATE_WORDS];
    while (lines !== 0) {
      const line = 31 - Math.clz32(lines);
      lines ^= 1 << line;
      const info = line * LINE_INFO_WORDS;
      const arrangement = (state[at + lineInfo[info + DIGIT_WORD]] >>> lineInfo[info + DIGIT_SHIFT]) & 15;
      const length = lineInfo[info + LENGTH];
      const taken = (state[at + lineInfo[info + TAKEN_WORD]] >>> lineInfo[info + TAKEN_SHIFT]) & ((1 << length) - 1);
      let entry = lists[lineInfo[info + LISTS_AT] + (arrangement << length) + taken] + lineInfo[info + POOL_AT];
      const end = entry + pool[entry];
      const edgesAt = lineInfo[info + EDGES_AT];
      while (entry < end) {
        const edge = edgesAt + pool[++entry];
        const change = edge * CHANGE_WORDS;
        edges[count] = edge;
        if (oneWord) keys[count] = state[at + KEY] + changes[change + KEY];
        else {
          keys[2 * count] = state[at + ROWS] + changes[change + ROWS];
          keys[2 * count + 1] = state[at + COLUMNS] + changes[change + COLUMNS];
        }
        count++;
      }
    }
    out.count = count;
  }

  child(state: Int32Array, at: number, edge: number, into: Int32Array, intoAt: number): void {
    const { changes } = this;
    const change = edge * CHANGE_WORDS;
    for (let i = 0; i < STATE_WORDS; i++) into[intoAt + i] = state[at + i] + changes[change + i];
  }

  isGoal(state: Int32Array, at: number): boolean {
    const { number, table } = this.targetLine;
    const mustBeFree = this.mustBeFree[(state[at + ROWS] >>> (4 * number)) & 15];
    if (mustBeFree <= 0) return mustBeFree === 0;
    const { word, shift } = takenPlace(number, table.length);
    return ((state[at + TAKEN_IN_ROWS + word] >>> shift) & mustBeFree) === 0;
  }

  compare(keys: Int32Array, a: number, b: number): number {
    // The boards first differ where one of their lines first differs.
    const { lines } = this;
    const { width } = this.position;
    let first = Number.POSITIVE_INFINITY;
    for (let i = 0; i < lines.length; i++) {
      const inA = this.arrangementIn(keys, a, i);
      const inB = this.arrangementIn(keys, b, i);
      if (inA === inB) continue;
      const { horizontal, number, table } = lines[i]!;
      const cell = firstDifference(table, inA, inB);
      first = Math.min(first, horizontal ? number * width + cell : cell * width + number);
    }
    if (first === Number.POSITIVE_INFINITY) return 0;
    const row = Math.floor(first / width);
    return this.contentAt(keys, a, row, first % width) < this.contentAt(keys, b, row, first % width) ? -1 : 1;
  }

  heuristic(id: string): (state: Int32Array, at: number) => number {
    const estimate = createHeuristic(id, this.position, this.metric, this.tracks);
    const offsets = new Int32Array(this.tracks.length);
    return (state, at) => {
      for (const line of this.lines) {
        const digits = state[at + (line.horizontal ? ROWS : COLUMNS)];
        const arrangement = line.table.arrangements[(digits >>> (4 * line.number)) & 15]!;
        for (let i = 0; i < arrangement.length; i++) offsets[line.vehicles[i]!] = arrangement[i]!;
      }
      return estimate(offsets);
    };
  }

  moves(edges: readonly number[]): readonly Slide[] {
    const slides = edges.map((edge) => {
      const line = this.lines[this.edgeLine[edge]]!;
      const { vehicle, by } = line.table.moves[this.edgeMove[edge]]!;
      return { vehicle: this.tracks[line.vehicles[vehicle]!]!.name, by };
    });
    return this.metric === 'steps' ? joinSteps(slides) : slides;
  }

  private describeLine(line: Line, lists: number, pool: number, edges: number): number[] {
    const { word, shift } = takenPlace(line.number, line.table.length);
    const info = new Array<number>(LINE_INFO_WORDS).fill(0);
    info[DIGIT_WORD] = line.horizontal ? ROWS : COLUMNS;
    info[DIGIT_SHIFT] = 4 * line.number;
    info[LENGTH] = line.table.length;
    info[TAKEN_WORD] = (line.horizontal ? TAKEN_IN_ROWS : TAKEN_IN_COLUMNS) + word;
    info[TAKEN_SHIFT] = shift;
    info[LISTS_AT] = lists;
    info[POOL_AT] = pool;
    info[EDGES_AT] = edges;
    return info;
  }

  /** Writes what an arrangement of a line contributes to a state. */
  private writePart(at: number, line: Line, arrangement: number): void {
    const { parts } = this;
    parts[at + KEY] = Math.imul(arrangement, line.radix);
    parts[at + (line.horizontal ? ROWS : COLUMNS)] = arrangement << (4 * line.number);
    const crossLength = line.horizontal ? this.position.height : this.position.width;
    const takenWords = line.horizontal ? TAKEN_IN_COLUMNS : TAKEN_IN_ROWS;
    // A taken cell of this line is a cell of the line that crosses there: cell number `line.number` of line `cell`.
    for (let cell = 0; cell < line.table.length; cell++) {
      if (((line.table.masks[arrangement]! >>> cell) & 1) === 0) continue;
      const { word, shift } = takenPlace(cell, crossLength);
      parts[at + takenWords + word] |= 1 << (shift + line.number);
    }
  }

  private addPart(state: Int32Array, at: number, line: number, arrangement: number): void {
    const part = this.partsAt[line] + arrangement * CHANGE_WORDS;
    for (let w = 0; w < STATE_WORDS; w++) state[at + w] += this.parts[part + w];
  }

  /**
   * The lines whose moves can lead somewhere new after a move of a line, as a mask.
   *
   * Two moves of different lines that do not touch can be made in either order; it is enough to search one order, so a line
   * with a smaller number needs no search after this one, unless it crosses the cells of the move. A line with one vehicle
   * need not move twice in a row either: it could have gone there at once. `docs/decisions` has the proof.
   */
  private linesAfter(moved: number, span: number): number {
    const { horizontal, vehicles } = this.lines[moved]!;
    let after = 0;
    for (const [i, line] of this.lines.entries()) {
      const crosses = line.horizontal !== horizontal && ((span >>> line.number) & 1) === 1;
      const again = i === moved && (vehicles.length > 1 || this.metric === 'steps');
      if (i > moved || crosses || again) after |= 1 << i;
    }
    return after;
  }

  private arrangementNow({ vehicles, table }: Line): number {
    return table.arrangements.findIndex((offsets) =>
      offsets.every((offset, i) => offset === this.tracks[vehicles[i]!]!.offset),
    );
  }

  private arrangementIn(keys: Int32Array, at: number, line: number): number {
    if (this.keyWords === 1) return (((keys[at] >>> 0) / this.radixes[line]) >>> 0) % this.arrangementCounts[line];
    const info = line * LINE_INFO_WORDS;
    return (keys[at + this.lineInfo[info + DIGIT_WORD] - ROWS] >>> this.lineInfo[info + DIGIT_SHIFT]) & 15;
  }

  private contentAt(keys: Int32Array, at: number, row: number, column: number): string {
    for (const [i, line] of this.lines.entries()) {
      if (line.number !== (line.horizontal ? row : column)) continue;
      const cell = line.horizontal ? column : row;
      const offsets = line.table.arrangements[this.arrangementIn(keys, at, i)]!;
      for (const [v, offset] of offsets.entries()) {
        const { name, length } = this.tracks[line.vehicles[v]!]!;
        if (cell >= offset && cell < offset + length) return name;
      }
    }
    return '.';
  }

  private goalMasks(): Int32Array {
    const { table, vehicles } = this.targetLine;
    const { width, goal, target } = this.position;
    const place = vehicles.findIndex((vehicle) => this.tracks[vehicle]!.name === target);
    const end = this.tracks[vehicles[place]!]!.length;
    const wall = this.position.walls.some(
      (cell) => cell.row === this.targetLine.number && cell.column >= targetOf(this.position).column,
    );
    return Int32Array.from(table.arrangements, (offsets) => {
      const right = offsets[place]! + end;
      if (right === width) return 0;
      if (goal === 'exit' || wall || place < vehicles.length - 1) return -1;
      return (1 << width) - (1 << right);
    });
  }
}

// The words that the inner loop needs to know of a line.
const DIGIT_WORD = 0;
const DIGIT_SHIFT = 1;
const LENGTH = 2;
const TAKEN_WORD = 3;
const TAKEN_SHIFT = 4;
const LISTS_AT = 5;
const POOL_AT = 6;
const EDGES_AT = 7;
const LINE_INFO_WORDS = 8;

/** The lines that have vehicles, or undefined if one is too long for a table. */
function linesOf(position: RushHourPosition, metric: string): Line[] | undefined {
  const { width, height } = position;
  if (width > LONGEST_LINE || height > LONGEST_LINE) return undefined;
  const tracks = tracksOf(position);
  const lines: Line[] = [];
  let radix = 1;
  for (const horizontal of [true, false]) {
    for (let number = 0; number < (horizontal ? height : width); number++) {
      const vehicles = tracks
        .flatMap((track, i) => (track.horizontal === horizontal && track.line === number ? [i] : []))
        .sort((a, b) => tracks[a]!.offset - tracks[b]!.offset);
      if (vehicles.length === 0) continue;
      const length = horizontal ? width : height;
      const bounds = vehicles.map((i) => tracks[i]!);
      const table = lineTable(length, bounds, metric === 'steps' ? 1 : length);
      if (table === undefined) return undefined;
      lines.push({ horizontal, number, vehicles, table, radix });
      radix *= table.arrangements.length;
    }
  }
  return lines;
}

function fitOneWord(lines: readonly Line[]): boolean {
  const { radix, table } = lines.at(-1)!;
  // The word 0xffffffff is kept free: the table of keys needs a value that no key has.
  return radix * table.arrangements.length < 2 ** 32;
}

/** Where the cells of a line stand in its two words: as many lines to a word as fit. */
function takenPlace(line: number, length: number): { word: number; shift: number } {
  const linesAWord = Math.floor(32 / length);
  return { word: Math.floor(line / linesAWord), shift: (line % linesAWord) * length };
}

/** The first cell that two arrangements of a line show differently. */
function firstDifference(table: LineTable, a: number, b: number): number {
  const inA = table.arrangements[a]!;
  const inB = table.arrangements[b]!;
  let first = table.length;
  for (let i = 0; i < inA.length; i++) {
    if (inA[i] !== inB[i]) first = Math.min(first, inA[i]!, inB[i]!);
  }
  return first;
}
