import {
  and,
  type Code,
  constant,
  get,
  greater,
  isZero,
  type Local,
  load,
  long,
  set,
  shiftLeft,
  when,
} from '../../wasm/code.js';
import { AT, type BoardSize, FIRST_COLUMN } from './memory.js';
import { word } from './shorthand.js';
import { cellsOf } from './slide-writer.js';

/** Whether digits are those of a goal, by a table of what each arrangement of the target's line needs. */
export function isGoal(digits: Local, goals: number, needed: Local, columns: Local, { width }: BoardSize): Code {
  const digit = and(long.low(long.shiftRight(get(digits), long.from(word(AT.goalDigit)))), constant(15));
  const taken = long.low(long.shiftRight(cellsOf(columns, FIRST_COLUMN, width), long.from(word(AT.goalCells))));
  return [
    set(needed, load(shiftLeft(digit, constant(2)), goals)),
    // Only where the way must be free and is not empty by itself is there something to look up.
    when(greater(get(needed), constant(0)), [
      set(columns, long.low(get(digits))),
      set(needed, and(get(needed), taken)),
    ]),
    isZero(get(needed)),
  ];
}
