import {
  add,
  and,
  type Code,
  constant,
  countBits,
  get,
  isSet,
  isZero,
  type Local,
  less,
  load,
  loadByte,
  loopWhile,
  lowestBit,
  multiply,
  not,
  or,
  repeatWhile,
  set,
  shiftLeft,
  shiftRight,
  shiftRightSigned,
  store,
  subtract,
  when,
  xor,
} from '../../../wasm/code.js';
import { type WasmFunction, WasmModule } from '../../../wasm/module.js';
import { AT, COLUMN_BYTES, PLACEMENT, RECORD, RECORD_BYTES, ROW_SLIDE_BYTES, SLIDE_CODE } from './block-addresses.js';
import { FILL_BITS, NOT_PLAIN, SLIDE_COUNT_BITS } from './column-fills.js';

const FILL_MASK = constant((1 << FILL_BITS) - 1);

/** The compiled functions. */
export interface BlockCode {
  readonly module: WasmModule;
  /** `close(placement)` marks the chosen cells of a placement as reached, and returns how many they are; `AT.plain` has those of plain boards. */
  readonly close: WasmFunction;
  /** `enter(placement, to)` lets the positions of the chosen cells wait, in records from `to` on, and returns their end. */
  readonly enter: WasmFunction;
  /** `take(from, end)` moves the positions that wait into the records between two addresses, and returns how many they are; `AT.plain` has those of plain boards. */
  readonly take: WasmFunction;
  /** `expand(from, end, to, firstSlides, columnSlides, rowSlides)` writes records of what slides newly lead to, and returns their end. */
  readonly expand: WasmFunction;
}

/** Writes the module that searches blocks of boards of some width. */
export function writeBlockCode(width: number): BlockCode {
  const module = new WasmModule();
  return {
    module,
    close: writeClose(module, width),
    enter: writeEnter(module, width),
    take: writeTake(module),
    expand: writeExpand(module, width),
  };
}

function writeEnter(module: WasmModule, width: number): WasmFunction {
  // for each chosen cell: those of its positions that were not reached are reached, and wait in a record
  const f = module.addFunction('enter', 2);
  const [placement, end] = [f.parameter(0), f.parameter(1)];
  const [old, added, waiting] = f.words();
  f.does(
    visitChosen(f, width, ({ cell, fills, bits }) => [
      set(old, load(get(cell))),
      set(added, and(get(bits), not(get(old)))),
      when(get(added), [
        store(get(cell), or(get(old), get(added))),
        set(waiting, load(get(cell), 4)),
        when(isZero(get(waiting)), [
          store(get(end), get(cell), RECORD.cell),
          store(get(end), get(placement), RECORD.placement),
          store(get(end), get(fills), RECORD.fills),
          set(end, add(get(end), constant(RECORD_BYTES))),
        ]),
        store(get(cell), or(get(waiting), get(added)), 4),
      ]),
    ]),
    get(end),
  );
  return f;
}

function writeClose(module: WasmModule, width: number): WasmFunction {
  // for each chosen cell: its positions are reached, and do not wait; count it
  const f = module.addFunction('close', 1);
  const [all, plain] = f.words();
  f.does(
    visitChosen(f, width, ({ cell, fills }) => [
      store(get(cell), constant(-1)),
      set(all, add(get(all), constant(1))),
      set(plain, add(get(plain), less(get(fills), constant(NOT_PLAIN)))),
    ]),
    store(constant(AT.plain), get(plain)),
    get(all),
  );
  return f;
}

/** Visits the cells of a placement, the first parameter, whose columns from the second on have the fills at `AT.chosen`. */
function visitChosen(
  f: WasmFunction,
  width: number,
  visit: (of: { cell: Local; fills: Local; bits: Local }) => Code,
): Code {
  const placement = f.parameter(0);
  const [cell, fills, bits, fill] = f.words();
  const columns = Array.from({ length: width - 1 }, () => ({ rest: f.local(), cell: f.local(), fills: f.local() }));
  const visitColumn = (column: number): Code => {
    const at = columns[column - 1];
    if (at === undefined) return visit({ cell, fills, bits });
    const here = PLACEMENT.columns + COLUMN_BYTES * (column - 1);
    const rank = loadByte(add(load(get(placement), here), get(fill)));
    const isFull = isZero(isSet(load(constant(AT.notFull)), get(fill)));
    const shifted = shiftLeft(get(fill), constant(FILL_BITS * (column - 1)));
    return [
      set(at.rest, load(constant(AT.chosen), 4 * (column - 1))),
      set(at.cell, get(cell)),
      set(at.fills, get(fills)),
      loopWhile(get(at.rest), [
        set(fill, lowestBit(get(at.rest))),
        set(at.rest, and(get(at.rest), subtract(get(at.rest), constant(1)))),
        set(cell, add(get(at.cell), multiply(rank, load(get(placement), here + 4)))),
        set(fills, or(get(at.fills), shifted, multiply(isFull, constant(NOT_PLAIN)))),
        visitColumn(column + 1),
      ]),
    ];
  };
  return [
    set(cell, load(get(placement), PLACEMENT.base)),
    set(bits, load(get(placement), PLACEMENT.fitting)),
    set(fills, load(constant(AT.rows))),
    visitColumn(1),
  ];
}

function writeTake(module: WasmModule): WasmFunction {
  // for each record: bits = those that wait in its cell; none waits any longer
  //   all += how many bits; if its board is plain, plain += how many whose first column is not full
  const f = module.addFunction('take', 2);
  const [record, end] = [f.parameter(0), f.parameter(1)];
  const [cell, bits, all, plain] = f.words();
  f.does(
    loopWhile(less(get(record), get(end)), [
      set(cell, load(get(record), RECORD.cell)),
      set(bits, load(get(cell), 4)),
      store(get(cell), constant(0), 4),
      store(get(record), get(bits), RECORD.bits),
      set(all, add(get(all), countBits(get(bits)))),
      when(
        less(load(get(record), RECORD.fills), constant(NOT_PLAIN)),
        set(plain, add(get(plain), countBits(and(get(bits), load(constant(AT.notFull)))))),
      ),
      set(record, add(get(record), constant(RECORD_BYTES))),
    ]),
    store(constant(AT.plain), get(plain)),
    get(all),
  );
  return f;
}

function writeExpand(module: WasmModule, width: number): WasmFunction {
  // for each record:
  //   first column: reach its cell with all fills that one slide leads to
  //   for each other column and slide of its fill: reach the cell with that fill, with the same bits
  //   for each vehicle of a row and direction, cell by cell until a column is in the way:
  //     reach the cell with that placement, with the bits whose first column is not in the way
  const f = module.addFunction('expand', 6);
  const [record, last, end, firstSlides, columnSlides, rowSlides] = [0, 1, 2, 3, 4, 5].map((i) => f.parameter(i)) as [
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
  ];
  const [cell, placement, fills, bits, rest, wanted, next, old, added, waiting] = f.words();
  const [slide, slidesEnd, word, weight, left, other, code, covered] = f.words();
  const columns = Array.from({ length: width - 1 }, (_, i) => ({
    /** Its fill. */
    fill: f.local(),
    shift: FILL_BITS * i,
    ranks: PLACEMENT.columns + COLUMN_BYTES * i,
    weight: PLACEMENT.columns + COLUMN_BYTES * i + 4,
  }));
  /** Lets those of the wanted positions of a cell wait that were not reached before. */
  const reach = (at: Local, positions: Local, inPlacement: Local, withFills: Code): Code => [
    set(old, load(get(at))),
    set(added, and(get(positions), not(get(old)))),
    when(get(added), [
      store(get(at), or(get(old), get(added))),
      set(waiting, load(get(at), 4)),
      when(isZero(get(waiting)), [
        store(get(end), get(at), RECORD.cell),
        store(get(end), get(inPlacement), RECORD.placement),
        store(get(end), withFills, RECORD.fills),
        set(end, add(get(end), constant(RECORD_BYTES))),
      ]),
      store(get(at), or(get(waiting), get(added)), 4),
    ]),
  ];
  const slideFirstColumn: Code = [
    set(wanted, constant(0)),
    set(slide, add(get(firstSlides), load(get(placement), PLACEMENT.firstSlides))),
    set(rest, get(bits)),
    repeatWhile(
      [
        set(wanted, or(get(wanted), load(add(get(slide), shiftLeft(lowestBit(get(rest)), constant(2)))))),
        set(rest, and(get(rest), subtract(get(rest), constant(1)))),
      ],
      get(rest),
    ),
    reach(cell, wanted, placement, get(fills)),
  ];
  const slideColumn = ({ fill, shift, ranks, weight: weightAt }: (typeof columns)[number]): Code => [
    set(word, add(load(get(placement), ranks), get(fill))),
    set(word, load(add(get(columnSlides), shiftLeft(get(word), constant(2))))),
    set(slide, shiftRight(get(word), constant(SLIDE_COUNT_BITS))),
    set(slidesEnd, add(get(slide), shiftLeft(and(get(word), constant((1 << SLIDE_COUNT_BITS) - 1)), constant(2)))),
    set(weight, load(get(placement), weightAt)),
    loopWhile(less(get(slide), get(slidesEnd)), [
      set(word, load(get(slide))),
      set(slide, add(get(slide), constant(4))),
      set(next, add(get(cell), multiply(shiftRightSigned(get(word), constant(FILL_BITS)), get(weight)))),
      reach(next, bits, placement, xorShifted(fills, word, shift)),
    ]),
  ];
  const findCell: Code = [
    set(next, load(get(other), PLACEMENT.base)),
    columns.map(({ fill, ranks, weight: weightAt }) => {
      const rank = loadByte(add(load(get(other), ranks), get(fill)));
      return set(next, add(get(next), multiply(rank, load(get(other), weightAt))));
    }),
  ];
  const fillInTheWay: Code = and(shiftRight(get(fills), and(get(code), constant(SLIDE_CODE.shift))), FILL_MASK);
  const slideRows: Code = [
    set(slide, load(add(get(placement), get(rowSlides)))),
    set(slidesEnd, load(get(slide))),
    set(slide, add(get(slide), constant(4))),
    set(left, get(bits)),
    loopWhile(less(get(slide), get(slidesEnd)), [
      set(other, load(get(slide))),
      set(code, load(get(slide), 4)),
      set(slide, add(get(slide), constant(ROW_SLIDE_BYTES))),
      set(covered, load(and(shiftRight(get(code), constant(SLIDE_CODE.rowAt)), constant(SLIDE_CODE.row)), AT.covering)),
      when(
        and(get(code), constant(SLIDE_CODE.first)),
        set(left, and(get(left), not(get(covered)))),
        when(isSet(get(covered), fillInTheWay), set(left, constant(0))),
      ),
      set(code, shiftRight(get(code), constant(SLIDE_CODE.followingAt))),
      when(
        isZero(get(left)),
        // The slides behind it are in the way of the same column.
        [set(slide, add(get(slide), get(code))), set(left, get(bits))],
        [findCell, reach(next, left, other, get(fills)), when(isZero(get(code)), set(left, get(bits)))],
      ),
    ]),
  ];
  f.does(
    loopWhile(less(get(record), get(last)), [
      set(cell, load(get(record), RECORD.cell)),
      set(placement, load(get(record), RECORD.placement)),
      set(fills, load(get(record), RECORD.fills)),
      set(bits, load(get(record), RECORD.bits)),
      set(record, add(get(record), constant(RECORD_BYTES))),
      columns.map(({ fill, shift }) => set(fill, and(shiftRight(get(fills), constant(shift)), FILL_MASK))),
      slideFirstColumn,
      columns.map(slideColumn),
      slideRows,
    ]),
    get(end),
  );
  return f;
}

/** Fills in which the bits of a column's slide are changed. */
function xorShifted(fills: Local, word: Local, shift: number): Code {
  return xor(get(fills), shiftLeft(and(get(word), FILL_MASK), constant(shift)));
}
