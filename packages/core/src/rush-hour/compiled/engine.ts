import type { WasmInstance } from '../../wasm/module.js';
import type { EngineBoard, LineShape } from './board.js';
import { LineTables } from './line-tables.js';
import {
  AT,
  type BoardSize,
  ENDS_AT,
  FIRST_COLUMN,
  GOALS_AT,
  LineMemory,
  MOST_SUCCESSORS,
  SPREAD_AT,
} from './memory.js';
import { type SearchCode, writeSearch } from './search-code.js';

export interface Purpose {
  /** Ends at the first goal. */
  readonly toGoal?: boolean;
  /** Ends at the first state whose arrangements, rows above columns, make a smaller number than the start's. */
  readonly toSmaller?: boolean;
  /** Distances from the goals will be measured: that takes room, too. */
  readonly measured?: boolean;
  /** Ends once there are more states than this. */
  readonly limit?: number;
  /** Pauses where the states would take more bytes. */
  readonly memoryLimit?: number;
}

/** Tables of lines have so much room; after that, all are made anew. */
const TABLES_END = 1 << 21;
const FIRST_CAPACITY = 512;
/** Up to so many states the hash table is at most an eighth full: a second probe is rare, and predicted wrongly. */
const SMALL = 1 << 13;
/** From so many states on the arrays grow by a half, not to the double. */
const LARGE = 1 << 16;
/** An engine with a larger memory is not kept. */
const MOST_KEPT = 1 << 26;
const MOST_WORD = 0x7fff_ffff;

/** For each size: the code, and an engine that is not in use. */
const known = new Map<string, { readonly code: SearchCode; idle?: LineEngine | undefined }>();

/** Searches one board after another, by code that is compiled once. An engine that is taken serves its caller alone until it is given back. */
export class LineEngine {
  private readonly memory: LineMemory;
  private readonly lineTables: LineTables;
  /** The table that each line has at present, and how many arrangements; 0 if there is none. */
  private readonly tables = new Int32Array(2 * FIRST_COLUMN);
  private readonly arrangements = new Int32Array(2 * FIRST_COLUMN);
  private measured = false;
  private memoryLimit = 0;
  private capacity = 0;
  /** The digits of the start. */
  private startRows = 0;
  private startColumns = 0;
  private readonly expandStates: (most: number) => number;
  private readonly joinLines: (pair: number, first: number, second: number) => number;
  private readonly fillTable: () => number;
  private readonly measureAll: () => number;
  private readonly findFirst: (state: number) => number;
  private readonly findNearer: (state: number) => number;

  private constructor(
    private readonly boardSize: BoardSize,
    private readonly instance: WasmInstance,
    { expand, rebuild, measure, firstNeighbour, nearer, fillLists, joinLines }: SearchCode,
  ) {
    this.memory = new LineMemory(boardSize);
    this.lineTables = new LineTables(boardSize, this.memory, instance, instance.find(fillLists), TABLES_END);
    this.joinLines = instance.find(joinLines);
    for (let lines = 0; lines < 256; lines++) {
      // The last line lowest.
      for (let line = 0; line < 8; line++) {
        if (((lines >> line) & 1) === 0) continue;
        instance.words[SPREAD_AT / 4 + 2 * lines + (line < 4 ? 1 : 0)] |= 0xff << (8 * (3 - (line & 3)));
      }
    }
    this.expandStates = instance.find(expand);
    this.fillTable = instance.find(rebuild);
    this.measureAll = instance.find(measure);
    this.findFirst = instance.find(firstNeighbour);
    this.findNearer = instance.find(nearer);
  }

  /** An engine for boards of a size; undefined where the platform does not allow that. */
  static take(size: BoardSize): LineEngine | undefined {
    const name = `${size.width}x${size.height}`;
    const shared = known.get(name) ?? { code: writeSearch(size) };
    known.set(name, shared);
    const { idle, code } = shared;
    shared.idle = undefined;
    if (idle !== undefined) return idle;
    const instance = code.module.start(TABLES_END + bytesFor(FIRST_CAPACITY, true));
    return instance && new LineEngine(size, instance, code);
  }

  giveBack(): void {
    // What has become large is left to the garbage collector.
    const { width, height } = this.boardSize;
    if (this.instance.bytes <= MOST_KEPT) known.get(`${width}x${height}`)!.idle = this;
  }

  /** Takes a board for the searches that begin next. */
  board(board: EngineBoard): void {
    const { words } = this.instance;
    const { width } = this.boardSize;
    const { shapes } = board;
    if (this.lineTables.makeRoom(2 * FIRST_COLUMN)) this.tables.fill(-1);
    let mask = 0;
    for (let line = 0; line < 2 * FIRST_COLUMN; line += 2) {
      if (shapes[line] !== undefined) mask |= 1 << line;
      if (shapes[line + 1] !== undefined) mask |= 2 << line;
      const first = this.placeLine(line, shapes[line]);
      const second = this.placeLine(line + 1, shapes[line + 1]);
      if (first || second) this.joinLines(line / 2, this.arrangements[line], this.arrangements[line + 1]);
    }
    this.put(AT.boardLines, mask);
    this.put(AT.goalDigit, 32 + 4 * board.targetRow);
    this.put(AT.goalCells, width * board.targetRow);
    for (let i = 0; i < 16; i++) words[GOALS_AT / 4 + i] = board.goals[i] ?? -1;
    this.startRows = board.rows;
    this.startColumns = board.columns;
  }

  /** Puts the table of a shape where the search looks for it; false if it is there already. */
  private placeLine(line: number, shape: LineShape | undefined): boolean {
    const { tables, memory, instance } = this;
    const table = shape === undefined ? memory.noTable : this.lineTables.place(line, shape);
    if (tables[line] === table) return false;
    tables[line] = table;
    this.arrangements[line] = shape?.masks.length ?? 1;
    instance.words.copyWithin(memory.tableOf(line) / 4, table / 4, (table + memory.tableBytes) / 4);
    return true;
  }

  /** Begins a search of the board from its start; false if even the first states would take more memory than is allowed. */
  begin(purpose: Purpose): boolean {
    const { toGoal = false, toSmaller = false, measured = false, limit = MOST_WORD } = purpose;
    const { memoryLimit = Number.POSITIVE_INFINITY } = purpose;
    if (bytesFor(FIRST_CAPACITY, measured) > memoryLimit) return false;
    this.memoryLimit = memoryLimit;
    const { words } = this.instance;
    this.measured = measured;
    for (let i = 0; i < 16; i++) words[ENDS_AT / 4 + i] = toGoal ? words[GOALS_AT / 4 + i] : -1;
    this.put(AT.size, 1);
    this.put(AT.expanded, 0);
    this.put(AT.generated, 0);
    this.put(AT.peak, 0);
    this.put(AT.solved, -1);
    this.put(AT.floor, toSmaller ? this.startColumns : 0);
    this.put(AT.floor + 4, toSmaller ? this.startRows : 0);
    this.put(AT.limit, Math.min(limit, MOST_WORD));
    this.arrange(FIRST_CAPACITY, 0);
    words[this.at(AT.digits)] = this.startColumns;
    words[this.at(AT.digits) + 1] = this.startRows;
    // Half of the word is another state's, and not written yet.
    words[this.at(AT.lines)] = this.word(AT.boardLines);
    this.fillTable();
    return true;
  }

  get size(): number {
    return this.word(AT.size);
  }

  get expanded(): number {
    return this.word(AT.expanded);
  }

  get generated(): number {
    return this.word(AT.generated);
  }

  get peakWaiting(): number {
    return this.word(AT.peak);
  }

  /** The number of the state that the search was to end at; -1 as long as it is not found. */
  get solved(): number {
    return this.word(AT.solved);
  }

  /** The bytes of the states and their hash table. */
  get bytes(): number {
    return bytesFor(this.capacity, this.measured);
  }

  /** Expands up to so many states; fewer at the end, or where that would take more memory than the limit, or than there is. */
  expand(most: number): number {
    let done = this.expandStates(Math.min(most, MOST_WORD));
    while (done < most && this.isFull && this.grow()) {
      done += this.expandStates(Math.min(most - done, MOST_WORD));
    }
    return done;
  }

  /** Expands everything that there is to expand; false if the memory does not suffice. */
  finish(): boolean {
    do {
      this.expandStates(MOST_WORD);
    } while (this.isFull && this.grow());
    return !this.isFull;
  }

  /** It would go on if there were room. */
  private get isFull(): boolean {
    return (
      this.capacity < this.size + MOST_SUCCESSORS &&
      this.expanded < this.size &&
      this.size <= this.word(AT.limit) &&
      this.solved < 0
    );
  }

  /** Finds the distances of all states of a whole component; returns how many have one. */
  measure(): number {
    return this.measureAll();
  }

  /** The distances after measuring; -1 where there is none. They hold until anything else is searched. */
  get distances(): Int32Array {
    return this.instance.words.subarray(this.at(AT.distances), this.at(AT.distances) + this.size);
  }

  /** The states that have a distance, in order of it. */
  get queue(): Int32Array {
    return this.instance.words.subarray(this.at(AT.queue), this.at(AT.queue) + this.size);
  }

  /** Where in the queue the states of each distance start. */
  get layerStarts(): Int32Array {
    return this.instance.words.subarray(this.at(AT.layers), this.at(AT.layers) + this.word(AT.layerCount));
  }

  rowsOf(state: number): number {
    return this.instance.words[this.at(AT.digits) + 2 * state + 1];
  }

  columnsOf(state: number): number {
    return this.instance.words[this.at(AT.digits) + 2 * state];
  }

  /** The neighbour of a state, which is not the start, that has the smallest number: it is nearer to the start. */
  firstNeighbour(state: number): number {
    return this.findFirst(state);
  }

  /** A neighbour of a state that is nearer to a goal by one, after measuring; the state is not a goal itself. */
  nearer(state: number): number {
    return this.findNearer(state);
  }

  private grow(): boolean {
    const capacity = this.capacity < LARGE ? 2 * this.capacity : 4 * Math.ceil((1.5 * this.capacity) / 4);
    if (bytesFor(capacity, this.measured) > this.memoryLimit) return false;
    if (!this.instance.growTo(TABLES_END + bytesFor(capacity, this.measured))) return false;
    this.arrange(capacity, this.size);
    this.fillTable();
    return true;
  }

  /** Makes room for so many states; the digits of the first ones, and their lines, are kept. */
  private arrange(capacity: number, kept: number): void {
    const { words } = this.instance;
    const slotCount = slotsFor(capacity);
    const digits = TABLES_END;
    const lines = digits + 8 * capacity;
    const slots = lines + 2 * capacity;
    const distances = slots + 4 * slotCount;
    const before = this.word(AT.lines);
    if (kept > 0) new Uint8Array(words.buffer).copyWithin(lines, before, before + 2 * kept);
    words.fill(0, slots / 4, distances / 4);
    this.capacity = capacity;
    this.put(AT.capacity, capacity);
    this.put(AT.digits, digits);
    this.put(AT.lines, lines);
    this.put(AT.slots, slots);
    this.put(AT.slotsEnd, distances);
    this.put(AT.slotCount, slotCount);
    this.put(AT.distances, distances);
    this.put(AT.queue, distances + 4 * capacity);
    // Behind the queue there is room for a state that is not new.
    this.put(AT.layers, distances + 8 * capacity + 4);
  }

  private word(address: number): number {
    return this.instance.words[address / 4];
  }

  /** The place among the words where an array starts. */
  private at(address: number): number {
    return this.word(address) / 4;
  }

  private put(address: number, value: number): void {
    this.instance.words[address / 4] = value;
  }
}

function slotsFor(capacity: number): number {
  if (capacity <= LARGE) return capacity <= SMALL ? 8 * capacity : 4 * capacity;
  return Math.ceil(1.5 * capacity);
}

/** Digits, lines and slots; then distances, queue and starts of layers. */
function bytesFor(capacity: number, measured: boolean): number {
  return 10 * capacity + 4 * slotsFor(capacity) + (measured ? 12 * capacity + 8 : 0);
}
