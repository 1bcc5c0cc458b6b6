import {
  add,
  and,
  bit,
  type Code,
  constant,
  countBits,
  get,
  isSet,
  type Local,
  load,
  loadByte,
  loadHalf,
  multiply,
  or,
  set,
  shiftLeft,
  shiftRight,
  subtract,
  when,
  xor,
} from '../../wasm/code.js';
import type { WasmFunction } from '../../wasm/module.js';
import { DESCRIPTOR, MOVE, SET } from './memory.js';

/** The halves of a set of cells, each of which has a table of ranks. */
interface Halves {
  readonly lowBits: number;
  readonly lowMask: number;
}

/** A pattern before a move, and after it. */
interface PatternLocals {
  /** The address of its descriptor. */
  readonly pattern: Local;
  /** The address of the move, as the pattern has it. */
  readonly move: Local;
  readonly cells: Local;
  readonly order: Local;
}

/** Makes of the cells and the order of a pattern what they are after a move, and leaves its excess in `excess`. */
export function patternAfter(
  f: WasmFunction,
  { pattern, move, cells, order }: PatternLocals,
  excess: Local,
  { lowBits, lowMask }: Halves,
): Code {
  const [between, info] = f.words();
  const low = and(get(cells), constant(lowMask));
  const high = shiftRight(get(cells), constant(lowBits));
  const rank = (half: Code, offset: number): Code =>
    load(add(load(get(pattern), offset), shiftLeft(half, constant(2))));
  const cell = load(get(move), MOVE.cell);
  const region = or(
    ...(([0, 1, 2] as const).map((place) =>
      shiftLeft(isSet(load(get(info), SET.regions + 4 * place), cell), constant(place)),
    ) as [Code, Code, Code]),
  );
  const passing = add(
    load(get(move), MOVE.orders),
    multiply(countBits(and(get(cells), subtract(bit(cell), constant(1)))), load(get(pattern), DESCRIPTOR.placeBytes)),
    multiply(countBits(get(between)), load(get(pattern), DESCRIPTOR.orderBytes)),
    shiftLeft(get(order), constant(1)),
  );
  return [
    set(between, and(get(cells), load(get(move), MOVE.between))),
    when(get(between), set(order, loadHalf(passing))),
    set(cells, xor(get(cells), load(get(move), MOVE.change))),
    set(info, add(rank(low, DESCRIPTOR.lowRanks), rank(high, DESCRIPTOR.highRanks))),
    set(
      excess,
      add(load(get(info), SET.firstEntry), multiply(region, load(get(pattern), DESCRIPTOR.orders)), get(order)),
    ),
    // In four bits: the even entries in the low halves.
    set(
      excess,
      and(
        shiftRight(
          loadByte(add(load(get(pattern), DESCRIPTOR.table), shiftRight(get(excess), constant(1)))),
          shiftLeft(and(get(excess), constant(1)), constant(2)),
        ),
        constant(15),
      ),
    ),
  ];
}
