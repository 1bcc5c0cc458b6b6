import {
  add,
  and,
  type Code,
  choose,
  constant,
  different,
  equal,
  get,
  isZero,
  type Local,
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
  when,
} from '../../wasm/code.js';
import type { WasmFunction } from '../../wasm/module.js';
import {
  ARRANGEMENT_BYTES,
  AT,
  type BoardSize,
  FIRST_COLUMN,
  LEGAL_AT,
  LineMemory,
  PAIR_BYTES,
  PAIRS_AT,
  SLIDE_AT,
  SLIDE_BYTES,
  SPREAD_AT,
} from './memory.js';

/** The golden ratio as a 64-bit fraction: multiplicative hashing. */
const GOLDEN = 0x9e3779b97f4a7c15n;

export const word = (at: number): Code => load(constant(0), at);
export const keep = (at: number, value: Code): Code => store(constant(0), value, at);
export const increase = (local: Local, by = 1): Code => set(local, add(get(local), constant(by)));

/** The address of an item of an array. */
export const item = (array: Local, index: Code, shift: number): Code =>
  add(get(array), shiftLeft(index, constant(shift)));

/** Generates the code that all functions have in common, with locals of its own. The lines are unrolled, and nothing branches that need not: a wrong prediction costs as much as a line. */
export class StateWriter {
  readonly digits: Local;
  /** The successor, and its number plus one if `find` has found it, else 0. */
  readonly next: Local;
  readonly found: Local;
  private readonly memory: LineMemory;
  private readonly array: Local;
  private readonly slots: Local;
  private readonly slotsEnd: Local;
  private readonly slotCount: Local;
  private readonly slot: Local;
  /** The arrangements of rows and of columns. */
  private readonly rows: Local;
  private readonly columns: Local;
  /** The cells that columns take, row by row, and those that rows take, column by column. */
  private readonly byRows: Local;
  private readonly byColumns: Local;

  constructor(
    private readonly f: WasmFunction,
    private readonly size: BoardSize,
  ) {
    this.memory = new LineMemory(size);
    this.digits = f.local('long');
    this.next = f.local('long');
    this.byRows = f.local('long');
    this.byColumns = f.local('long');
    this.slotCount = f.local('long');
    this.array = f.local();
    this.slots = f.local();
    this.slotsEnd = f.local();
    this.slot = f.local();
    this.found = f.local();
    this.rows = f.local();
    this.columns = f.local();
  }

  begin(): Code {
    return [
      set(this.array, word(AT.digits)),
      set(this.slots, word(AT.slots)),
      set(this.slotsEnd, word(AT.slotsEnd)),
      set(this.slotCount, long.from(word(AT.slotCount))),
    ];
  }

  loadDigits(state: Code): Code {
    return set(this.digits, long.load(item(this.array, state, 3)));
  }

  /** Finds the legal slides of a state, and writes them down: those of the columns, then those of the rows. */
  prepare(state: Code, into: Code): Code {
    const { width, height } = this.size;
    return [
      this.loadDigits(state),
      set(this.columns, long.low(get(this.digits))),
      set(this.rows, long.low(long.shiftRight(get(this.digits), long.constant(32n)))),
      set(this.byRows, cellsOf(this.columns, FIRST_COLUMN, width)),
      set(this.byColumns, cellsOf(this.rows, 0, height)),
      long.store(into, this.legal(false), LEGAL_AT),
      long.store(into, this.legal(true), LEGAL_AT + 8),
    ];
  }

  /**
   * Visits the slides of a state that was prepared, of some lines, the last column first and the first row last: `next` is then the successor, and `slide`
   * the address of the slide.
   */
  slides(state: Code, prepared: Code, lines: Code, visit: (slide: Local) => Code, count: (slides: Code) => Code): Code {
    const { f } = this;
    const [allowed, number, slide, own] = f.words();
    const left = f.local('long');
    const of = (isRow: boolean): Code => [
      set(left, this.allowed(prepared, allowed, isRow)),
      loopWhile(isZero(long.isZero(get(left))), [
        set(number, long.low(long.lowestBit(get(left)))),
        set(left, long.and(get(left), long.subtract(get(left), long.constant(1n)))),
        // The bits of the last line are the lowest eight.
        set(slide, subtract(constant(7), shiftRight(get(number), constant(3)))),
        set(
          slide,
          add(
            multiply(get(slide), constant(this.memory.tableBytes)),
            multiply(
              and(shiftRight(get(own), shiftLeft(get(slide), constant(2))), constant(15)),
              constant(ARRANGEMENT_BYTES),
            ),
            multiply(and(get(number), constant(7)), constant(SLIDE_BYTES)),
            constant(this.memory.slidesOf(isRow ? 0 : FIRST_COLUMN)),
          ),
        ),
        set(this.next, long.add(get(this.digits), long.load(get(slide), SLIDE_AT.change))),
        visit(slide),
      ]),
    ];
    return [
      this.loadDigits(state),
      set(allowed, lines),
      count(
        add(
          long.low(long.countBits(this.allowed(prepared, allowed, false))),
          long.low(long.countBits(this.allowed(prepared, allowed, true))),
        ),
      ),
      set(own, long.low(get(this.digits))),
      of(false),
      set(own, long.low(long.shiftRight(get(this.digits), long.constant(32n)))),
      of(true),
    ];
  }

  /** The legal slides of the lines that are allowed. */
  private allowed(prepared: Code, lines: Local, isRow: boolean): Code {
    const ofKind = isRow ? and(get(lines), constant(0xff)) : shiftRight(get(lines), constant(FIRST_COLUMN));
    return long.and(
      long.load(prepared, LEGAL_AT + (isRow ? 8 : 0)),
      long.load(shiftLeft(ofKind, constant(3)), SPREAD_AT),
    );
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

  /** Looks up `next`: `found` is its number plus one, or 0; then `enter` may put it there. */
  find(): Code {
    const { slot, found, next } = this;
    const isOther = (): Code =>
      and(
        different(get(found), constant(0)),
        long.different(long.load(subtract(item(this.array, get(found), 3), constant(8))), get(next)),
      );
    return [
      this.goHome(get(next)),
      set(found, load(get(slot))),
      loopWhile(isOther(), [this.goOn(), set(found, load(get(slot)))]),
    ];
  }

  /** Stores `next` as a state; if it was found, so that it does not count. */
  enter(number: Code): Code {
    return [
      store(get(this.slot), choose(get(this.found), get(this.found), add(number, constant(1)))),
      long.store(item(this.array, number, 3), get(this.next)),
    ];
  }

  /** Puts a state into a table that does not have it. */
  insert(state: Code): Code {
    const { slot } = this;
    return [
      this.goHome(long.load(item(this.array, state, 3))),
      loopWhile(load(get(slot)), this.goOn()),
      store(get(slot), add(state, constant(1))),
    ];
  }

  /** The high half of the hash, as a fraction, times the number of slots. */
  private goHome(digits: Code): Code {
    const high = (value: Code): Code => long.shiftRight(value, long.constant(32n));
    const hash = high(long.multiply(digits, long.constant(GOLDEN)));
    return set(
      this.slot,
      add(get(this.slots), shiftLeft(long.low(high(long.multiply(hash, get(this.slotCount)))), constant(2))),
    );
  }

  private goOn(): Code {
    const { slot, slots, slotsEnd } = this;
    return [set(slot, add(get(slot), constant(4))), when(equal(get(slot), get(slotsEnd)), set(slot, get(slots)))];
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
