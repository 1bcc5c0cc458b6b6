import {
  add,
  and,
  type Code,
  choose,
  constant,
  get,
  isZero,
  type Local,
  less,
  load,
  loadByte,
  long,
  loopWhile,
  multiply,
  or,
  set,
  shiftLeft,
  shiftRight,
  store,
  subtract,
} from '../../wasm/code.js';
import type { WasmFunction } from '../../wasm/module.js';
import {
  ARRANGEMENT_BYTES,
  type BoardSize,
  FIRST_COLUMN,
  LIST_AT,
  LISTED_AT,
  LISTED_BYTES,
  LineMemory,
  NEW_AT,
  NEW_BYTES,
  NEWS_AT,
  PAIR_BYTES,
  PAIRS_AT,
  SLIDE_AT,
  SLIDE_BYTES,
  SPREAD_AT,
  SUCCESSOR_AT,
  SUCCESSOR_BYTES,
  SUCCESSORS_AT,
} from './memory.js';
import { increase } from './shorthand.js';

/**
 * Generates code that expands some states together, with locals of its own: first the slides of all of them are listed, then their successors generated, then
 * visited. Each of these loops is small enough for the processor's registers. The lines are unrolled, and nothing branches that need not: a wrong prediction
 * costs as much as several lines.
 */
export class SlideWriter {
  /** How many slides are listed, and where the list ends. */
  readonly listed: Local;
  private readonly listEnd: Local;
  /** The state whose slides are listed, its digits, and the lines that may move. */
  private readonly state: Local;
  private readonly digits: Local;
  private readonly allowed: Local;
  private readonly slides: Local;
  /** The arrangements of its rows and of its columns. */
  private readonly rows: Local;
  private readonly columns: Local;
  /** The cells that columns take, row by row, and the cells that rows take, column by column. */
  private readonly byRows: Local;
  private readonly byColumns: Local;
  /** The successor that is visited, and where they end. */
  private readonly at: Local;
  private readonly end: Local;
  /** Where a new one with the number 0 would stand. */
  private readonly news: Local;
  private readonly memory: LineMemory;

  constructor(
    private readonly f: WasmFunction,
    private readonly size: BoardSize,
  ) {
    this.memory = new LineMemory(size);
    [this.listed, this.listEnd, this.state, this.allowed, this.rows, this.columns] = f.words();
    [this.at, this.end, this.news] = f.words();
    this.digits = f.local('long');
    this.slides = f.local('long');
    this.byRows = f.local('long');
    this.byColumns = f.local('long');
  }

  beginList(): Code {
    return [set(this.listEnd, constant(0)), set(this.listed, constant(0))];
  }

  /** Lists the legal slides of some lines of a state: those of the columns, then those of the rows. */
  list(state: Code, digits: Code, lines: Code): Code {
    const { width, height } = this.size;
    return [
      set(this.state, state),
      set(this.digits, digits),
      set(this.allowed, lines),
      set(this.columns, long.low(get(this.digits))),
      set(this.rows, long.low(long.shiftRight(get(this.digits), long.constant(32n)))),
      set(this.byRows, cellsOf(this.columns, FIRST_COLUMN, width)),
      set(this.byColumns, cellsOf(this.rows, 0, height)),
      this.listKind(false),
      this.listKind(true),
    ];
  }

  /** Lists the legal slides of the rows or of the columns, unless there are none. */
  private listKind(isRow: boolean): Code {
    const { slides, listEnd, listed, allowed } = this;
    const ofKind = isRow ? and(get(allowed), constant(0xff)) : shiftRight(get(allowed), constant(FIRST_COLUMN));
    const put = (at: number, value: Code): Code => store(get(listEnd), value, LIST_AT + at);
    return [
      set(slides, long.and(this.legal(isRow), long.load(shiftLeft(ofKind, constant(3)), SPREAD_AT))),
      set(listed, add(get(listed), long.low(long.countBits(get(slides))))),
      long.store(get(listEnd), get(slides), LIST_AT + LISTED_AT.slides),
      long.store(get(listEnd), get(this.digits), LIST_AT + LISTED_AT.digits),
      put(LISTED_AT.own, get(isRow ? this.rows : this.columns)),
      put(LISTED_AT.table, constant(this.memory.slidesOf(isRow ? 0 : FIRST_COLUMN))),
      put(LISTED_AT.state, get(this.state)),
      set(listEnd, add(get(listEnd), multiply(isZero(long.isZero(get(slides))), constant(LISTED_BYTES)))),
    ];
  }

  /**
   * Writes down the successors by all slides that are listed, of each state the last column first and the first row last. One loop goes through the slides
   * of all states: where each state has a loop of its own, its end is rarely predicted.
   */
  generate(): Code {
    const { f, listEnd, end } = this;
    const [entry, number, slide, isLast] = f.words();
    const left = f.local('long');
    const following = f.local('long');
    const read = (at: number): Code => load(get(entry), LIST_AT + at);
    const slides = (offset: number): Code => long.load(get(entry), LIST_AT + LISTED_AT.slides + offset);
    return [
      set(end, constant(0)),
      set(entry, constant(0)),
      set(left, slides(0)),
      set(following, slides(LISTED_BYTES)),
      loopWhile(less(get(entry), get(listEnd)), [
        set(number, long.low(long.lowestBit(get(left)))),
        // The bits of the last line are the lowest eight.
        set(slide, subtract(constant(7), shiftRight(get(number), constant(3)))),
        set(
          slide,
          add(
            multiply(get(slide), constant(this.memory.tableBytes)),
            multiply(
              and(shiftRight(read(LISTED_AT.own), shiftLeft(get(slide), constant(2))), constant(15)),
              constant(ARRANGEMENT_BYTES),
            ),
            multiply(and(get(number), constant(7)), constant(SLIDE_BYTES)),
            read(LISTED_AT.table),
          ),
        ),
        long.store(
          get(end),
          long.add(long.load(get(entry), LIST_AT + LISTED_AT.digits), long.load(get(slide), SLIDE_AT.change)),
          SUCCESSORS_AT + SUCCESSOR_AT.digits,
        ),
        store(get(end), load(get(slide), SLIDE_AT.linesAfter), SUCCESSORS_AT + SUCCESSOR_AT.linesAfter),
        store(get(end), read(LISTED_AT.state), SUCCESSORS_AT + SUCCESSOR_AT.from),
        increase(end, SUCCESSOR_BYTES),
        // The slides of the next entry are read ahead, for what is waited for in every round makes it slow.
        set(left, long.and(get(left), long.subtract(get(left), long.constant(1n)))),
        set(isLast, long.isZero(get(left))),
        set(left, choose(get(isLast), get(following), get(left))),
        set(entry, add(get(entry), multiply(get(isLast), constant(LISTED_BYTES)))),
        set(following, slides(LISTED_BYTES)),
      ]),
    ];
  }

  /** Visits the successors that were generated; `next` is set to the digits of each. */
  visit(next: Local, body: Code): Code {
    const { at, end } = this;
    return [
      set(at, constant(0)),
      loopWhile(less(get(at), get(end)), [
        set(next, long.load(get(at), SUCCESSORS_AT + SUCCESSOR_AT.digits)),
        body,
        increase(at, SUCCESSOR_BYTES),
      ]),
    ];
  }

  /** What is new will be numbered from here. */
  beginNew(first: Code): Code {
    return set(this.news, subtract(constant(NEWS_AT), multiply(first, constant(NEW_BYTES))));
  }

  /** Notes under a number where the successor comes from. A duplicate leaves the number to the next successor. */
  keepNew(number: Code): Code {
    return long.store(this.newAt(number), long.load(get(this.at), SUCCESSORS_AT + SUCCESSOR_AT.linesAfter));
  }

  /** Of a new one, by its number: the lines that are not pruned after the slide, and the state that it comes from. */
  linesAfter(number: Code): Code {
    return load(this.newAt(number), NEW_AT.linesAfter);
  }

  from(number: Code): Code {
    return load(this.newAt(number), NEW_AT.from);
  }

  private newAt(number: Code): Code {
    return add(get(this.news), multiply(number, constant(NEW_BYTES)));
  }

  /** The legal slides of all rows or columns, eight bits for each, the last line lowest. */
  private legal(isRow: boolean): Code {
    const { width, height } = this.size;
    const [lines, length] = isRow ? [height, width] : [width, height];
    const own = isRow ? this.rows : this.columns;
    const across = isRow ? this.byRows : this.byColumns;
    const of = (line: number): Code => {
      const digit = field(own, 4 * line, 4, 0);
      // Cells across, and the digit below them.
      const mask = constant(((1 << length) - 1) << 4);
      const shift = line * length - 4;
      const crossing = and(
        shift < 0
          ? shiftLeft(long.low(get(across)), constant(-shift))
          : long.low(long.shiftRight(get(across), long.constant(BigInt(shift)))),
        mask,
      );
      const legal = loadByte(or(crossing, digit), this.memory.listsOf(line + (isRow ? 0 : FIRST_COLUMN)));
      return long.shiftLeft(long.from(legal), long.constant(BigInt(8 * (7 - line))));
    };
    const [first, ...others] = Array.from({ length: lines }, (_, line) => of(line));
    return long.or(first!, ...others);
  }
}

/** Some bits of a word, shifted to the left. */
function field(value: Local, at: number, bits: number, shift: number): Code {
  const moved = at < shift ? shiftLeft(get(value), constant(shift - at)) : shiftRight(get(value), constant(at - shift));
  return and(moved, constant(((1 << bits) - 1) << shift));
}

/** The cells that all rows or columns take, as the lines across see them. */
export function cellsOf(arrangements: Local, first: number, lines: number): Code {
  const of = (pair: number): Code =>
    long.load(field(arrangements, 8 * pair, 8, 3), PAIRS_AT + (first / 2 + pair) * PAIR_BYTES);
  const [one, ...others] = Array.from({ length: Math.ceil(lines / 2) }, (_, pair) => of(pair));
  return long.or(one!, ...others);
}
