import {
  and,
  type Code,
  constant,
  different,
  get,
  type Local,
  loopWhile,
  lowestBit,
  set,
  shiftLeft,
  shiftRight,
  subtract,
} from '../../wasm/code.js';

/** Runs the body for each cell of a set, which is emptied; `cell` is its number. */
export function forEachCell(cells: Local, cell: Local, body: Code): Code {
  return loopWhile(different(get(cells), constant(0)), [
    set(cell, lowestBit(get(cells))),
    set(cells, and(get(cells), subtract(get(cells), constant(1)))),
    body,
  ]);
}

/** The cells whose neighbours at some distance are in a set: the set shifted. */
export function moved(cells: Code, distance: number): Code {
  if (distance === 0) return cells;
  return distance > 0 ? shiftRight(cells, constant(distance)) : shiftLeft(cells, constant(-distance));
}
