import {
  add,
  and,
  type Code,
  constant,
  different,
  get,
  isZero,
  type Local,
  less,
  load,
  long,
  loopWhile,
  multiply,
  or,
  repeatWhile,
  set,
  shiftLeft,
  storeByte,
} from '../../wasm/code.js';
import type { WasmFunction, WasmModule } from '../../wasm/module.js';
import {
  ARRANGEMENT_BYTES,
  type BoardSize,
  CELLS_BYTES,
  LineMemory,
  MOST_SLIDES,
  PAIR_BYTES,
  PAIRS_AT,
  SLIDE_AT,
  SLIDE_BYTES,
} from './memory.js';
import { increase } from './shorthand.js';

export function writeFillLists(module: WasmModule, board: BoardSize): WasmFunction {
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

export function writeJoinLines(module: WasmModule, board: BoardSize): WasmFunction {
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
