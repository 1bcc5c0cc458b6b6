import {
  add,
  and,
  type Code,
  call,
  choose,
  constant,
  different,
  equal,
  get,
  greater,
  isZero,
  type Local,
  less,
  lessUnsigned,
  load,
  loadByte,
  loadHalf,
  long,
  loopWhile,
  multiply,
  or,
  repeatWhile,
  set,
  shiftLeft,
  shiftRight,
  store,
  storeByte,
  storeHalf,
  subtract,
  when,
} from '../../wasm/code.js';
import { type WasmFunction, WasmModule } from '../../wasm/module.js';
import {
  ARRANGEMENT_BYTES,
  AT,
  BATCH,
  type BoardSize,
  CELLS_BYTES,
  ENDS_AT,
  FIRST_COLUMN,
  GOALS_AT,
  LEGAL_AT,
  LEGAL_BYTES,
  LineMemory,
  MOST_SLIDES,
  MOST_SUCCESSORS,
  PAIR_BYTES,
  PAIRS_AT,
  SLIDE_AT,
  SLIDE_BYTES,
  SPREAD_AT,
} from './memory.js';

/** The golden ratio as a 64-bit fraction: multiplicative hashing. */
const GOLDEN = 0x9e3779b97f4a7c15n;

/** The compiled functions. */
export interface SearchCode {
  readonly module: WasmModule;
  /** `expand(most)` expands up to so many states, fewer at the end of the search or where there is no room. Returns how many. */
  readonly expand: WasmFunction;
  /** `rebuild()` fills the hash table, whose slots are zeros, with all states. */
  readonly rebuild: WasmFunction;
  /** `measure()` finds the distance of each state from the nearest goal, in a component that is complete. Returns how many have one. */
  readonly measure: WasmFunction;
  /** `firstNeighbour(state)` is the neighbour with the smallest number. */
  readonly firstNeighbour: WasmFunction;
  /** `fillLists(table, arrangements, length)` finds the legal slides of a line past all sets of cells that are taken from across. */
  readonly fillLists: WasmFunction;
  /** `joinLines(pair, first, second)` makes the table of a pair from those of its lines, which have so many arrangements. */
  readonly joinLines: WasmFunction;
}

/**
 * Writes the module that searches Rush Hour boards of a size, of up to 8×8 cells. It is the same for all boards: what a board is like stands in tables, so that
 * it is compiled once for a size, and a board costs next to nothing to set up. A state is its digits: the arrangement of each line in four bits, those of the
 * rows above those of the columns.
 */
export function writeSearch(board: BoardSize): SearchCode {
  const module = new WasmModule();
  const isTaken = writeIsTaken(module, board);
  return {
    module,
    expand: writeExpand(module, board, isTaken),
    rebuild: writeRebuild(module, board),
    measure: writeMeasure(module, board, isTaken),
    firstNeighbour: writeFirstNeighbour(module, board),
    fillLists: writeFillLists(module, board),
    joinLines: writeJoinLines(module, board),
  };
}

const word = (at: number): Code => load(constant(0), at);
const keep = (at: number, value: Code): Code => store(constant(0), value, at);
const increase = (local: Local, by = 1): Code => set(local, add(get(local), constant(by)));

/** The address of an item of an array. */
const item = (array: Local, index: Code, shift: number): Code => add(get(array), shiftLeft(index, constant(shift)));

/** Generates the code that all functions have in common, with locals of its own. The lines are unrolled, and nothing branches that need not: a wrong prediction costs as much as a line. */
class StateWriter {
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
function cellsOf(arrangements: Local, first: number, lines: number): Code {
  const of = (pair: number): Code =>
    long.load(field(arrangements, 8 * pair, 8, 3), PAIRS_AT + (first / 2 + pair) * PAIR_BYTES);
  const [one, ...others] = Array.from({ length: Math.ceil(lines / 2) }, (_, pair) => of(pair));
  return long.or(one!, ...others);
}

/** Whether digits are those of a goal, by a table of what each arrangement of the target's line needs. */
function isGoal(digits: Local, goals: number, isTaken: WasmFunction, needed: Local): Code {
  const digit = and(long.low(long.shiftRight(get(digits), long.from(word(AT.goalDigit)))), constant(15));
  return [
    set(needed, load(shiftLeft(digit, constant(2)), goals)),
    // Only where the way must be free and is not empty by itself is there something to look up.
    when(
      greater(get(needed), constant(0)),
      set(needed, subtract(constant(0), call(isTaken, long.low(get(digits)), get(needed)))),
    ),
    isZero(get(needed)),
  ];
}

/** `isTaken(columns, cells)`: whether columns, given by their digits, take any of the cells of the target's row. */
function writeIsTaken(module: WasmModule, { width }: BoardSize): WasmFunction {
  const f = module.addFunction('isTaken', 2);
  const taken = cellsOf(f.parameter(0), FIRST_COLUMN, width);
  const inRow = long.low(long.shiftRight(taken, long.from(word(AT.goalCells))));
  f.does(different(and(inRow, get(f.parameter(1))), constant(0)));
  return f;
}

function writeExpand(module: WasmModule, board: BoardSize, isTaken: WasmFunction): WasmFunction {
  const f = module.addFunction('expand', 1);
  const most = f.parameter(0);
  const state = new StateWriter(f, board);
  const [done, at, size, generated, peak, solved, capacity, boardLines, lines, isNew, needed] = f.words();
  const [batch, prepared, number] = f.words();
  const kept: readonly (readonly [Local, number])[] = [
    [at, AT.expanded],
    [size, AT.size],
    [generated, AT.generated],
    [peak, AT.peak],
    [solved, AT.solved],
  ];
  const waiting = f.local();
  const goesOn = (): Code =>
    and(
      less(get(done), get(most)),
      less(get(at), get(size)),
      isZero(less(word(AT.limit), get(size))),
      isZero(less(get(capacity), add(get(size), constant(MOST_SUCCESSORS)))),
      less(get(solved), constant(0)),
    );
  f.does(
    state.begin(),
    kept.map(([local, address]) => set(local, word(address))),
    set(capacity, word(AT.capacity)),
    set(boardLines, word(AT.boardLines)),
    set(lines, word(AT.lines)),
    loopWhile(goesOn(), [
      // Several states at a time: what is legal in one of them does not depend on the others, so that the processor works on them together.
      set(batch, subtract(get(size), get(at))),
      when(greater(get(batch), constant(BATCH)), set(batch, constant(BATCH))),
      set(prepared, constant(0)),
      set(number, get(at)),
      repeatWhile(
        [state.prepare(get(number), get(prepared)), increase(number), increase(prepared, LEGAL_BYTES)],
        less(get(prepared), shiftLeft(get(batch), constant(4))),
      ),
      set(prepared, constant(0)),
      loopWhile(and(goesOn(), less(get(prepared), shiftLeft(get(batch), constant(4)))), [
        state.slides(
          get(at),
          get(prepared),
          loadHalf(item(lines, get(at), 1)),
          (slide) => [
            state.find(),
            state.enter(get(size)),
            storeHalf(item(lines, get(size), 1), and(load(get(slide), SLIDE_AT.linesAfter), get(boardLines))),
            set(isNew, isZero(get(state.found))),
            when(
              and(isGoal(state.next, ENDS_AT, isTaken, needed), get(isNew)),
              when(less(get(solved), constant(0)), set(solved, get(size))),
            ),
            set(size, add(get(size), get(isNew))),
          ],
          (slides) => set(generated, add(get(generated), slides)),
        ),
        increase(prepared, LEGAL_BYTES),
        increase(done),
        increase(at),
        // As searches by the plain space count: states after the goal are stored, and do not wait.
        set(waiting, subtract(get(size), get(at))),
        when(isZero(less(get(solved), constant(0))), set(waiting, subtract(add(get(solved), constant(1)), get(at)))),
        when(greater(get(waiting), get(peak)), set(peak, get(waiting))),
      ]),
    ]),
    kept.map(([local, address]) => keep(address, get(local))),
    get(done),
  );
  return f;
}

function writeRebuild(module: WasmModule, board: BoardSize): WasmFunction {
  const f = module.addFunction('rebuild', 0);
  const state = new StateWriter(f, board);
  const [at, size] = f.words();
  f.does(
    state.begin(),
    set(size, word(AT.size)),
    loopWhile(less(get(at), get(size)), [state.insert(get(at)), increase(at)]),
    get(at),
  );
  return f;
}

/**
 * Breadth-first search from all goals at once. Commuting moves are pruned as in a search from one state: the argument needs complete
 * layers, and nothing of the start.
 */
function writeMeasure(module: WasmModule, board: BoardSize, isTaken: WasmFunction): WasmFunction {
  const f = module.addFunction('measure', 0);
  const state = new StateWriter(f, board);
  const [at, size, end, boardLines, lines, distances, queue, layers, layerCount, layerEnd, distance, needed, found] =
    f.words();
  const [batch, prepared, number] = f.words();
  const append = (number: Code, ofLines: Code): Code => [
    store(item(queue, get(end), 2), number),
    storeHalf(item(lines, number, 1), ofLines),
    increase(end),
  ];
  f.does(
    state.begin(),
    set(size, word(AT.size)),
    set(boardLines, word(AT.boardLines)),
    set(lines, word(AT.lines)),
    set(distances, word(AT.distances)),
    set(queue, word(AT.queue)),
    set(layers, word(AT.layers)),
    loopWhile(less(get(at), get(size)), [
      state.loadDigits(get(at)),
      store(item(distances, get(at), 2), constant(-1)),
      when(isGoal(state.digits, GOALS_AT, isTaken, needed), [
        store(item(distances, get(at), 2), constant(0)),
        append(get(at), get(boardLines)),
      ]),
      increase(at),
    ]),
    set(at, constant(0)),
    loopWhile(less(get(at), get(end)), [
      set(batch, subtract(get(end), get(at))),
      when(greater(get(batch), constant(BATCH)), set(batch, constant(BATCH))),
      set(prepared, constant(0)),
      set(number, get(at)),
      repeatWhile(
        [
          state.prepare(load(item(queue, get(number), 2)), get(prepared)),
          increase(number),
          increase(prepared, LEGAL_BYTES),
        ],
        less(get(prepared), shiftLeft(get(batch), constant(4))),
      ),
      set(prepared, constant(0)),
      repeatWhile(
        [
          when(equal(get(at), get(layerEnd)), [
            store(item(layers, get(layerCount), 2), get(at)),
            increase(layerCount),
            set(layerEnd, get(end)),
          ]),
          set(number, load(item(queue, get(at), 2))),
          set(distance, add(load(item(distances, get(number), 2)), constant(1))),
          state.slides(
            get(number),
            get(prepared),
            loadHalf(item(lines, get(number), 1)),
            (slide) => [
              state.find(),
              set(found, subtract(get(state.found), constant(1))),
              when(less(load(item(distances, get(found), 2)), constant(0)), [
                store(item(distances, get(found), 2), get(distance)),
                append(get(found), and(load(get(slide), SLIDE_AT.linesAfter), get(boardLines))),
              ]),
            ],
            () => [],
          ),
          increase(at),
          increase(prepared, LEGAL_BYTES),
        ],
        less(get(prepared), shiftLeft(get(batch), constant(4))),
      ),
    ]),
    keep(AT.layerCount, get(layerCount)),
    get(end),
  );
  return f;
}

function writeFirstNeighbour(module: WasmModule, board: BoardSize): WasmFunction {
  const f = module.addFunction('firstNeighbour', 1);
  const state = new StateWriter(f, board);
  const best = f.local();
  f.does(
    state.begin(),
    set(best, constant(0)),
    state.prepare(get(f.parameter(0)), constant(0)),
    state.slides(
      get(f.parameter(0)),
      constant(0),
      word(AT.boardLines),
      () => [
        state.find(),
        // What was not found is the largest of unsigned numbers, less one; and so is the best at first.
        when(
          lessUnsigned(subtract(get(state.found), constant(1)), subtract(get(best), constant(1))),
          set(best, get(state.found)),
        ),
      ],
      () => [],
    ),
    subtract(get(best), constant(1)),
  );
  return f;
}

function writeFillLists(module: WasmModule, board: BoardSize): WasmFunction {
  const f = module.addFunction('fillLists', 3);
  const table = f.parameter(0);
  const arrangements = f.parameter(1);
  const length = f.parameter(2);
  const memory = new LineMemory(board);
  const [arrangement, crossing, first, slide, number, legal, span] = f.words();
  const isLegal = and(different(get(span), constant(0)), isZero(and(get(span), get(crossing))));
  f.does(
    set(first, add(get(table), constant(CELLS_BYTES))),
    loopWhile(less(get(arrangement), get(arrangements)), [
      set(crossing, constant(0)),
      repeatWhile(
        [
          set(legal, constant(0)),
          set(number, constant(0)),
          set(slide, get(first)),
          repeatWhile(
            [
              // Where there is no slide, the span is empty.
              set(span, load(get(slide), SLIDE_AT.span)),
              set(legal, or(get(legal), shiftLeft(isLegal, get(number)))),
              increase(slide, SLIDE_BYTES),
              increase(number),
            ],
            less(get(number), constant(MOST_SLIDES)),
          ),
          storeByte(
            add(get(table), shiftLeft(get(crossing), constant(4)), get(arrangement)),
            get(legal),
            memory.listsOf(0) - memory.tableOf(0),
          ),
          increase(crossing),
        ],
        less(get(crossing), shiftLeft(constant(1), get(length))),
      ),
      increase(first, ARRANGEMENT_BYTES),
      increase(arrangement),
    ]),
    constant(0),
  );
  return f;
}

function writeJoinLines(module: WasmModule, board: BoardSize): WasmFunction {
  const f = module.addFunction('joinLines', 3);
  const memory = new LineMemory(board);
  const [table, a, b] = f.words();
  const cells = (arrangement: Local, offset: number): Code =>
    long.load(add(get(table), shiftLeft(get(arrangement), constant(3))), offset);
  const both = or(shiftLeft(get(b), constant(4)), get(a));
  const pair = get(f.parameter(0));
  f.does(
    set(table, multiply(pair, constant(2 * memory.tableBytes))),
    loopWhile(less(get(b), get(f.parameter(2))), [
      set(a, constant(0)),
      repeatWhile(
        [
          long.store(
            add(multiply(pair, constant(PAIR_BYTES)), shiftLeft(both, constant(3))),
            long.or(cells(a, memory.tableOf(0)), cells(b, memory.tableOf(1))),
            PAIRS_AT,
          ),
          increase(a),
        ],
        less(get(a), get(f.parameter(1))),
      ),
      increase(b),
    ]),
    constant(0),
  );
  return f;
}
