import {
  and,
  type Code,
  call,
  constant,
  different,
  get,
  greater,
  isZero,
  type Local,
  load,
  long,
  set,
  shiftLeft,
  subtract,
  when,
} from '../../wasm/code.js';
import type { WasmFunction, WasmModule } from '../../wasm/module.js';
import { AT, type BoardSize, FIRST_COLUMN } from './memory.js';
import { cellsOf, word } from './state-writer.js';

/** Whether digits are those of a goal, by a table of what each arrangement of the target's line needs. */
export function isGoal(digits: Local, goals: number, isTaken: WasmFunction, needed: Local): Code {
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
export function writeIsTaken(module: WasmModule, { width }: BoardSize): WasmFunction {
  const f = module.addFunction('isTaken', 2);
  const taken = cellsOf(f.parameter(0), FIRST_COLUMN, width);
  const inRow = long.low(long.shiftRight(taken, long.from(word(AT.goalCells))));
  f.does(different(and(inRow, get(f.parameter(1))), constant(0)));
  return f;
}
