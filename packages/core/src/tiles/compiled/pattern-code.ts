import {
  add,
  and,
  type Code,
  choose,
  constant,
  countBits,
  get,
  isSet,
  type Local,
  load,
  loadByte,
  loadHalf,
  long,
  multiply,
  or,
  set,
  shiftLeft,
  shiftRight,
  xor,
} from '../../wasm/code.js';
import type { WasmFunction } from '../../wasm/module.js';
import { DESCRIPTOR, MOVE, REGION_BITS, regionsInALong, SET } from './memory.js';

/** How many cells a board has, and the lower half of a set of them: each half has a table of ranks. */
interface Cells {
  readonly cells: number;
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
  { lowBits, lowMask, cells: cellCount }: Cells,
): Code {
  const [between, info, entry] = f.words();
  const low = and(get(cells), constant(lowMask));
  const high = shiftRight(get(cells), constant(lowBits));
  const rank = (half: Code, offset: number): Code =>
    load(add(load(get(pattern), offset), shiftLeft(half, constant(2))));
  const cell = load(get(move), MOVE.cell);
  const region = regionsInALong(cellCount)
    ? and(
        long.low(long.shiftRight(long.load(get(info), SET.regions), long.from(cell))),
        constant((1 << REGION_BITS) - 1),
      )
    : or(
        ...(([0, 1, 2] as const).map((place) =>
          shiftLeft(isSet(load(get(info), SET.regions + 4 * place), cell), constant(place)),
        ) as [Code, Code, Code]),
      );
  const passing = add(
    load(get(move), MOVE.orders),
    multiply(countBits(and(get(cells), load(get(move), MOVE.below))), load(get(pattern), DESCRIPTOR.placeBytes)),
    multiply(countBits(get(between)), load(get(pattern), DESCRIPTOR.orderBytes)),
    shiftLeft(get(order), constant(1)),
  );
  return [
    set(between, and(get(cells), load(get(move), MOVE.between))),
    set(order, choose(get(between), loadHalf(passing), get(order))),
    set(cells, xor(get(cells), load(get(move), MOVE.change))),
    set(info, add(rank(low, DESCRIPTOR.lowRanks), rank(high, DESCRIPTOR.highRanks))),
    set(
      entry,
      add(load(get(info), SET.firstColumn), region, multiply(get(order), load(get(pattern), DESCRIPTOR.columns))),
    ),
    // In four bits: the even entries in the low halves.
    set(
      excess,
      and(
        shiftRight(
          loadByte(add(load(get(pattern), DESCRIPTOR.table), shiftRight(get(entry), constant(1)))),
          shiftLeft(and(get(entry), constant(1)), constant(2)),
        ),
        constant(15),
      ),
    ),
  ];
}
