import type { Space, Successors } from '../../contract/engine/space.js';
import { createHeuristic } from '../heuristics/heuristics.js';
import { type RushHourPosition, targetOf, withOffsets } from '../position.js';
import type { Slide } from '../rules.js';
import { joinSteps } from '../steps.js';
import { type Track, tracksOf } from '../tracks.js';
import { CellBoard } from './cell-board.js';
import { Crossings, takenPlace } from './crossings.js';
import type { LineTable } from './line-table.js';
import { fitOneWord, type Line, linesOf } from './lines.js';

// A working state is two words: the arrangement of each row and of each column, four bits a line.
export const ROWS = 0;
export const COLUMNS = 1;
const STATE_WORDS = 2;
// An edge has four words: terms for the two words of a state, a term for the one-word key, and the lines not pruned
// after it.
const KEY = 2;
const LINES_AFTER = 3;
const EDGE_WORDS = 4;

/**
 * The space of boards up to 8×8. A state has the arrangement of vehicles in every row and column. Its key is these
 * numbers in mixed radix: one word where they fit (all 6×6 boards), else two.
 *
 * Expanding looks up, for each line, the list of moves that its arrangement and the crossing vehicles allow; a
 * successor's key is one addition.
 */
export class LineSpace implements Space<Slide, RushHourPosition> {
  readonly keyWords: number;
  readonly stateWords = STATE_WORDS;
  readonly maxSuccessors: number;

  protected readonly lines: readonly Line[];
  /** The tables of all lines, concatenated, for the inner loop; `lineInfo` has the parameters of each line. */
  private readonly lists: Int32Array;
  private readonly pool: Int32Array;
  private readonly lineInfo: Int32Array;
  private readonly edges: Int32Array;
  private readonly crossings: Crossings;
  /** The number of the line that is a row or column; -1 where it has no vehicles. */
  private readonly lineOfRow: Int32Array;
  private readonly lineOfColumn: Int32Array;
  private readonly allLines: number;
  /** For each arrangement of the target's line: the cells that must be free for it to be solved, or -1. */
  protected readonly mustBeFree: Int32Array;
  protected readonly targetLine: Line;
  protected readonly startState = new Int32Array(STATE_WORDS);
  private readonly tracks: readonly Track[];
  /** What heuristics look at, one after the other. */
  private board: CellBoard | undefined;

  protected constructor(
    protected readonly position: RushHourPosition,
    private readonly metric: string,
    lines: readonly Line[],
    fitsOneWord: boolean,
  ) {
    this.lines = lines;
    this.keyWords = fitsOneWord ? 1 : 2;
    this.tracks = tracksOf(position);
    this.allLines = (1 << lines.length) - 1;
    this.lineOfRow = new Int32Array(position.height).fill(-1);
    this.lineOfColumn = new Int32Array(position.width).fill(-1);
    const lengths = { lists: 0, pool: 0, edges: 0 };
    for (let i = 0; i < lines.length; i++) {
      const { horizontal, number, table } = lines[i];
      (horizontal ? this.lineOfRow : this.lineOfColumn)[number] = i;
      lengths.lists += table.lists.length;
      lengths.pool += table.pool.length;
      lengths.edges += table.moves.length;
    }
    const parts = inOneArray(
      lengths.lists,
      lengths.pool,
      lines.length * LINE_INFO_WORDS,
      lengths.edges * EDGE_WORDS,
      Crossings.recordWords(position, lines),
    );
    this.lists = parts[0];
    this.pool = parts[1];
    this.lineInfo = parts[2];
    this.edges = parts[3];
    this.crossings = new Crossings(position, lines, parts[4]);
    let [lists, pool, edges, most] = [0, 0, 0, 0];
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i];
      const { table } = line;
      this.lists.set(table.lists, lists);
      this.pool.set(table.pool, pool);
      this.lineInfo.set(describeLine(line, lists, pool, edges), i * LINE_INFO_WORDS);
      for (let m = 0; m < table.moves.length; m++) {
        const move = table.moves[m];
        const edge = (edges + m) * EDGE_WORDS;
        addArrangement(this.edges, edge, line, move.to - move.from);
        this.edges[edge + KEY] = Math.imul(move.to - move.from, line.radix);
        this.edges[edge + LINES_AFTER] = this.linesAfter(i, move.span);
      }
      lists += table.lists.length;
      pool += table.pool.length;
      edges += table.moves.length;
      most += table.mostMoves;
    }
    this.maxSuccessors = Math.max(1, most);

    for (const line of lines) addArrangement(this.startState, 0, line, this.arrangementNow(line));
    const target = targetOf(position);
    this.targetLine = lines.find((line) => line.horizontal && line.number === target.row)!;
    this.mustBeFree = this.goalMasks();
  }

  /** The space, or undefined for boards that are too large for it. */
  static create(position: RushHourPosition, metric: string): LineSpace | undefined {
    const lines = linesOf(position, metric);
    return lines === undefined ? undefined : new this(position, metric, lines, fitOneWord(lines));
  }

  /** Whether boards like this have keys of one word: these are searched fastest without a heuristic. */
  static isCompact(position: RushHourPosition, metric: string): boolean {
    const lines = linesOf(position, metric);
    return lines !== undefined && fitOneWord(lines);
  }

  start(state: Int32Array, at: number): void {
    state.set(this.startState, at);
  }

  load(key: Int32Array, keyAt: number, state: Int32Array, at: number): void {
    const { lineInfo } = this;
    state[at + ROWS] = 0;
    state[at + COLUMNS] = 0;
    for (let line = 0; line < this.lines.length; line++) {
      const info = line * LINE_INFO_WORDS;
      state[at + lineInfo[info + DIGIT_WORD]] |= this.arrangementIn(key, keyAt, line) << lineInfo[info + DIGIT_SHIFT];
    }
  }

  save(state: Int32Array, at: number, key: Int32Array, keyAt: number): void {
    if (this.keyWords === 1) {
      key[keyAt] = this.crossings.find(state[at + ROWS], state[at + COLUMNS]);
    } else {
      key[keyAt] = state[at + ROWS];
      key[keyAt + 1] = state[at + COLUMNS];
    }
  }

  expand(state: Int32Array, at: number, cameBy: number, out: Successors): void {
    const { lists, pool, lineInfo, crossings, edges: changes } = this;
    const { taken } = crossings;
    const { keys, edges } = out;
    const oneWord = this.keyWords === 1;
    const key = crossings.find(state[at + ROWS], state[at + COLUMNS]);
    let count = 0;
    let lines = cameBy < 0 ? this.allLines : changes[cameBy * EDGE_WORDS + LINES_AFTER];
    while (lines !== 0) {
      const line = 31 - Math.clz32(lines);
      lines ^= 1 << line;
      const info = line * LINE_INFO_WORDS;
      const arrangement = (state[at + lineInfo[info + DIGIT_WORD]] >>> lineInfo[info + DIGIT_SHIFT]) & 15;
      const length = lineInfo[info + LENGTH];
      const crossing = (taken[lineInfo[info + TAKEN_WORD]] >>> lineInfo[info + TAKEN_SHIFT]) & ((1 << length) - 1);
      let entry = lists[lineInfo[info + LISTS_AT] + (arrangement << length) + crossing] + lineInfo[info + POOL_AT];
      const end = entry + pool[entry];
      const edgesAt = lineInfo[info + EDGES_AT];
      while (entry < end) {
        const edge = edgesAt + pool[++entry];
        const change = edge * EDGE_WORDS;
        edges[count] = edge;
        if (oneWord) keys[count] = key + changes[change + KEY];
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
    const { edges } = this;
    const change = edge * EDGE_WORDS;
    into[intoAt + ROWS] = state[at + ROWS] + edges[change + ROWS];
    into[intoAt + COLUMNS] = state[at + COLUMNS] + edges[change + COLUMNS];
  }

  isGoal(state: Int32Array, at: number): boolean {
    const { number, table } = this.targetLine;
    const mustBeFree = this.mustBeFree[(state[at + ROWS] >>> (4 * number)) & 15];
    if (mustBeFree <= 0) return mustBeFree === 0;
    this.crossings.find(state[at + ROWS], state[at + COLUMNS]);
    const { word, shift } = takenPlace(number, table.length);
    return ((this.crossings.taken[word] >>> shift) & mustBeFree) === 0;
  }

  compare(keys: Int32Array, a: number, b: number): number {
    // The boards first differ where one of their lines first differs.
    const { lines, lineInfo } = this;
    const { width } = this.position;
    const oneWord = this.keyWords === 1;
    let first = Number.POSITIVE_INFINITY;
    let restA = keys[a] >>> 0;
    let restB = keys[b] >>> 0;
    for (let i = 0; i < lines.length; i++) {
      let [inA, inB] = [0, 0];
      if (oneWord) {
        // Digit by digit; once the quotients are equal, so are all further lines.
        if (restA === restB) break;
        const count = lineInfo[i * LINE_INFO_WORDS + ARRANGEMENTS];
        const nextA = (restA / count) >>> 0;
        const nextB = (restB / count) >>> 0;
        inA = restA - nextA * count;
        inB = restB - nextB * count;
        restA = nextA;
        restB = nextB;
      } else {
        inA = this.arrangementIn(keys, a, i);
        inB = this.arrangementIn(keys, b, i);
      }
      if (inA === inB) continue;
      const { horizontal, number, table } = lines[i];
      const cell = firstDifference(table, inA, inB);
      first = Math.min(first, horizontal ? number * width + cell : cell * width + number);
    }
    if (first === Number.POSITIVE_INFINITY) return 0;
    return this.rankAt(keys, a, first) - this.rankAt(keys, b, first);
  }

  heuristic(id: string): (state: Int32Array, at: number) => number {
    this.board ??= new CellBoard(this.position, this.metric, this.tracks);
    const estimate = createHeuristic(id, this.board);
    const offsets = new Int32Array(this.tracks.length);
    return (state, at) => {
      this.readOffsets(state, at, offsets);
      return estimate(offsets);
    };
  }

  positionAt(keys: Int32Array, at: number): RushHourPosition {
    const state = new Int32Array(STATE_WORDS);
    const offsets = new Int32Array(this.tracks.length);
    this.load(keys, at, state, 0);
    this.readOffsets(state, 0, offsets);
    return withOffsets(this.position, offsets);
  }

  moves(edges: readonly number[]): readonly Slide[] {
    const slides = edges.map((edge) => {
      const { line, move } = this.moveOf(edge);
      const { vehicle, by } = line.table.moves[move];
      return { vehicle: this.tracks[line.vehicles[vehicle]].name, by };
    });
    return this.metric === 'steps' ? joinSteps(slides) : slides;
  }

  /**
   * The lines whose moves are not pruned after a move of a line, as a mask.
   *
   * Commutativity pruning (Haslum and Geffner 2000): moves of lines that do not touch commute. So lines with smaller
   * numbers are pruned after this one, unless they cross the move. Two moves in a row of a line with one vehicle are
   * pruned, too: one move leads to the same state. `docs/decisions` has the proof.
   */
  private linesAfter(moved: number, span: number): number {
    const { horizontal, table } = this.lines[moved];
    const across = horizontal ? this.lineOfColumn : this.lineOfRow;
    let after = this.allLines & ((table.repeats ? -1 : -2) << moved);
    for (let cells = span; cells !== 0; cells &= cells - 1) {
      const line = across[31 - Math.clz32(cells & -cells)];
      if (line >= 0) after |= 1 << line;
    }
    return after;
  }

  /** The line of an edge, and which of its moves it is. */
  private moveOf(edge: number): { line: Line; move: number } {
    const firstOf = (line: number): number => this.lineInfo[line * LINE_INFO_WORDS + EDGES_AT];
    let line = this.lines.length - 1;
    while (firstOf(line) > edge) line--;
    return { line: this.lines[line], move: edge - firstOf(line) };
  }

  private readOffsets(state: Int32Array, at: number, offsets: Int32Array): void {
    for (const line of this.lines) {
      const digits = state[at + (line.horizontal ? ROWS : COLUMNS)];
      const arrangement = line.table.arrangements[(digits >>> (4 * line.number)) & 15];
      for (let i = 0; i < arrangement.length; i++) offsets[line.vehicles[i]] = arrangement[i];
    }
  }

  private arrangementNow({ vehicles, table }: Line): number {
    return table.arrangements.findIndex((offsets) =>
      offsets.every((offset, i) => offset === this.tracks[vehicles[i]].offset),
    );
  }

  private arrangementIn(keys: Int32Array, at: number, line: number): number {
    const { lineInfo } = this;
    const info = line * LINE_INFO_WORDS;
    if (this.keyWords === 2) return (keys[at + lineInfo[info + DIGIT_WORD]] >>> lineInfo[info + DIGIT_SHIFT]) & 15;
    return (((keys[at] >>> 0) / (lineInfo[info + RADIX] >>> 0)) >>> 0) % lineInfo[info + ARRANGEMENTS];
  }

  /** The content of a cell: 0 for none, else the rank of the vehicle among the names, from 1. */
  private rankAt(keys: Int32Array, at: number, cell: number): number {
    const { width } = this.position;
    const row = Math.floor(cell / width);
    const column = cell - row * width;
    return this.rankIn(this.lineOfRow[row], keys, at, column) || this.rankIn(this.lineOfColumn[column], keys, at, row);
  }

  private rankIn(line: number, keys: Int32Array, at: number, along: number): number {
    if (line < 0) return 0;
    const { table, vehicles } = this.lines[line];
    const offsets = table.arrangements[this.arrangementIn(keys, at, line)];
    for (let i = 0; i < offsets.length; i++) {
      const inside = along - offsets[i];
      // Vehicles are in the order of their names.
      if (inside >= 0 && inside < this.tracks[vehicles[i]].length) return vehicles[i] + 1;
    }
    return 0;
  }

  private goalMasks(): Int32Array {
    const { table, vehicles } = this.targetLine;
    const { width, goal, target } = this.position;
    const place = vehicles.findIndex((vehicle) => this.tracks[vehicle].name === target);
    const end = this.tracks[vehicles[place]].length;
    const wall = this.position.walls.some(
      (cell) => cell.row === this.targetLine.number && cell.column >= targetOf(this.position).column,
    );
    return Int32Array.from(table.arrangements, (offsets) => {
      const right = offsets[place] + end;
      if (right === width) return 0;
      if (goal === 'exit' || wall || place < vehicles.length - 1) return -1;
      return (1 << width) - (1 << right);
    });
  }
}

/** Zeros in parts of these lengths. Boards are solved by the million: each is one allocation for the garbage collector, and not five. */
function inOneArray(...lengths: number[]): Int32Array[] {
  let end = 0;
  for (let i = 0; i < lengths.length; i++) end += lengths[i];
  const words = new Int32Array(end);
  end = 0;
  return lengths.map((length) => {
    end += length;
    return words.subarray(end - length, end);
  });
}

// The parameters of a line for the inner loop.
const DIGIT_WORD = 0;
const DIGIT_SHIFT = 1;
const LENGTH = 2;
const TAKEN_WORD = 3;
const TAKEN_SHIFT = 4;
const LISTS_AT = 5;
const POOL_AT = 6;
const EDGES_AT = 7;
const RADIX = 8;
const ARRANGEMENTS = 9;
const LINE_INFO_WORDS = 10;

function describeLine(line: Line, lists: number, pool: number, edges: number): number[] {
  const { word, shift } = takenPlace(line.number, line.table.length);
  const info = new Array<number>(LINE_INFO_WORDS).fill(0);
  info[DIGIT_WORD] = line.horizontal ? ROWS : COLUMNS;
  info[DIGIT_SHIFT] = 4 * line.number;
  info[LENGTH] = line.table.length;
  info[TAKEN_WORD] = (line.horizontal ? 0 : 2) + word;
  info[TAKEN_SHIFT] = shift;
  info[LISTS_AT] = lists;
  info[POOL_AT] = pool;
  info[EDGES_AT] = edges;
  info[RADIX] = line.radix;
  info[ARRANGEMENTS] = line.table.arrangements.length;
  return info;
}

/** Adds the term of an arrangement to the words of a state, or that of a difference of arrangements to those of an edge. */
function addArrangement(words: Int32Array, at: number, line: Line, arrangement: number): void {
  words[at + (line.horizontal ? ROWS : COLUMNS)] += Math.imul(arrangement, 1 << (4 * line.number));
}

/** The first cell in which two arrangements of a line differ. */
function firstDifference(table: LineTable, a: number, b: number): number {
  const inA = table.arrangements[a];
  const inB = table.arrangements[b];
  let first = table.length;
  for (let i = 0; i < inA.length; i++) {
    if (inA[i] !== inB[i]) first = Math.min(first, inA[i], inB[i]);
  }
  return first;
}
