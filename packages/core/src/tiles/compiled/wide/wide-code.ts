import {
  add,
  and,
  atLeast,
  bit,
  type Code,
  constant,
  different,
  get,
  giveBack,
  isZero,
  type Local,
  less,
  lessUnsigned,
  load,
  loadByte,
  long,
  loopWhile,
  lowestBit,
  multiply,
  not,
  or,
  set,
  shiftLeft,
  shiftRight,
  store,
  storeByte,
  subtract,
  when,
  xor,
} from '../../../wasm/code.js';
import type { WasmFunction, WasmModule } from '../../../wasm/module.js';
import { BOARD, DELTA_ZERO, EXCESS_AT, EXCESS_VALUE, WAY, WAY_BYTES, WIDE, type WideCode } from './wide-plan.js';

const header = (offset: number): Code => load(constant(0), offset);
const twice = (value: Code): Code => shiftLeft(value, constant(1));

/** A move: 4 × the cell of the blank + the direction, the cell of the tile, the tile, the address of its table entry. */
interface Step {
  readonly way: Local;
  readonly from: Local;
  readonly tile: Local;
  readonly info: Local;
}

/** Finds out the rest of a move on a board from the way. */
function follow({ way, from, tile, info }: Step, board: Local, plan: WideCode): Code {
  return [
    set(from, loadByte(get(way), plan.neighbours)),
    set(tile, loadByte(add(get(board), get(from)), plan.tilesAt)),
    set(
      info,
      add(
        multiply(add(multiply(get(tile), constant(4 * plan.cells)), get(way)), constant(WAY_BYTES)),
        constant(plan.ways),
      ),
    ),
  ];
}

/** The excess of the placement with an index. */
function excessOf(info: Local, index: Local): Code {
  const pair = loadByte(add(load(get(info), WAY.table), shiftRight(get(index), constant(1))));
  return and(shiftRight(pair, twice(twice(and(get(index), constant(1))))), constant(15));
}

/**
 * Writes `score(first, end, histogram)`:
 *
 *   for each board, for each legal move but the one back
 *     delta = change of the value of the distance + EXCESS_VALUE × (that of linear conflicts + that of the excess of the tile's group)
 *     deltas of the board, at the direction = delta; histogram of the value + delta gets one more
 */
export function writeScore(module: WasmModule, plan: WideCode): WasmFunction {
  const f = module.addFunction('score', 3);
  const [first, end, histogram] = [f.parameter(0), f.parameter(1), f.parameter(2)];
  const [board, until, deltas, moves, direction, delta, counter, lift, group, index] = f.words();
  const packed = f.local('long');
  const [way, from, tile, info] = f.words();
  const lifted = (change: Code): Code => loadByte(add(get(lift), change));
  f.does(
    set(board, add(header(WIDE.layer), multiply(get(first), constant(plan.boardBytes)))),
    set(until, add(header(WIDE.layer), multiply(get(end), constant(plan.boardBytes)))),
    set(deltas, add(header(WIDE.deltas), shiftLeft(get(first), constant(3)))),
    loopWhile(lessUnsigned(get(board), get(until)), [
      set(packed, long.constant(0n)),
      set(way, loadByte(get(board), BOARD.blank)),
      set(moves, and(loadByte(get(way), plan.legal), not(bit(loadByte(get(board), BOARD.back))))),
      loopWhile(get(moves), [
        set(direction, lowestBit(get(moves))),
        set(moves, and(get(moves), subtract(get(moves), constant(1)))),
        set(way, add(shiftLeft(loadByte(get(board), BOARD.blank), constant(2)), get(direction))),
        follow({ way, from, tile, info }, board, plan),
        set(lift, add(load(get(info), WAY.lift), load(add(get(board), load(get(info), WAY.line))))),
        set(group, load(add(get(board), load(get(info), WAY.group)))),
        set(index, add(and(get(group), constant(2 ** EXCESS_AT - 1)), load(get(info), WAY.step))),
        set(
          delta,
          add(
            load(get(info), WAY.distance),
            multiply(
              add(
                subtract(lifted(load(get(info), WAY.change)), lifted(constant(0))),
                subtract(excessOf(info, index), shiftRight(get(group), constant(EXCESS_AT))),
              ),
              constant(EXCESS_VALUE),
            ),
          ),
        ),
        set(
          packed,
          long.or(
            get(packed),
            long.shiftLeft(
              long.from(add(get(delta), constant(DELTA_ZERO))),
              long.from(shiftLeft(get(direction), constant(4))),
            ),
          ),
        ),
        set(counter, add(get(histogram), shiftLeft(add(load(get(board), BOARD.value), get(delta)), constant(2)))),
        store(get(counter), add(load(get(counter)), constant(1))),
      ]),
      long.store(get(deltas), get(packed)),
      set(deltas, add(get(deltas), constant(8))),
      set(board, add(get(board), constant(plan.boardBytes))),
    ]),
    constant(0),
  );
  return f;
}

/**
 * Writes `keep(first, end, out, outEnd, history, reached)`, which returns the end of the boards that it has made from `out` on, and stores
 * where it has stopped for want of room:
 *
 *   for each board, for each of its successors whose value is within the threshold
 *     if it was not seen: make it; set the bit of its direction in the history of the board
 *     if it is the goal: note it; the others are not needed
 */
export function writeKeep(module: WasmModule, plan: WideCode): WasmFunction {
  const f = module.addFunction('keep', 6);
  const [first, end, out, outEnd, history, reached] = [0, 1, 2, 3, 4, 5].map((i) => f.parameter(i)) as [
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
  ];
  const [board, until, deltas, direction, kept, value, threshold, ties] = f.words();
  const packed = f.local('long');
  const [way, from, tile, info, blank, hash, mark, slot, held, seen, mask, made, at, group, index] = f.words();
  const step = { way, from, tile, info };
  const key = (cell: Local): Code =>
    load(shiftLeft(add(multiply(get(tile), constant(plan.cells)), get(cell)), constant(2)), plan.zobrist);
  const shift = long.from(shiftLeft(get(direction), constant(4)));
  const slotAt = add(get(seen), shiftLeft(get(slot), constant(2)));
  const change = (line: number, by: number): Code => [
    set(at, add(get(made), load(get(info), line))),
    store(get(at), add(load(get(at)), load(get(info), by))),
  ];
  const make: Code = [
    Array.from({ length: plan.boardBytes / 8 }, (_, i) => long.store(get(made), long.load(get(board), 8 * i), 8 * i)),
    store(get(made), get(hash), BOARD.hash),
    store(get(made), get(value), BOARD.value),
    storeByte(get(made), get(from), BOARD.blank),
    storeByte(get(made), xor(get(direction), constant(1)), BOARD.back),
    change(WAY.line, WAY.change),
    change(WAY.along, WAY.alongChange),
    set(at, add(get(made), load(get(info), WAY.group))),
    set(group, load(get(at))),
    set(index, add(and(get(group), constant(2 ** EXCESS_AT - 1)), load(get(info), WAY.step))),
    store(get(at), or(get(index), shiftLeft(excessOf(info, index), constant(EXCESS_AT)))),
    storeByte(add(get(made), get(blank)), get(tile), plan.tilesAt),
    storeByte(add(get(made), get(from)), constant(plan.blankGoal), plan.tilesAt),
    set(made, add(get(made), constant(plan.boardBytes))),
    set(kept, or(get(kept), bit(get(direction)))),
  ];
  const consider: Code = [
    set(way, add(shiftLeft(get(blank), constant(2)), get(direction))),
    follow(step, board, plan),
    set(hash, xor(xor(load(get(board), BOARD.hash), key(from)), key(blank))),
    // Hash compaction: what is kept of a board is a word.
    set(mark, or(xor(multiply(xor(get(hash), get(from)), constant(0x9e3779b1)), get(hash)), constant(1))),
    // Ties are broken by the hash.
    when(or(less(get(value), get(threshold)), lessUnsigned(shiftRight(get(mark), constant(24)), get(ties))), [
      set(slot, and(get(hash), get(mask))),
      set(held, load(slotAt)),
      loopWhile(and(different(get(held), constant(0)), different(get(held), get(mark))), [
        set(slot, and(add(get(slot), constant(1)), get(mask))),
        set(held, load(slotAt)),
      ]),
      when(isZero(get(held)), [
        store(slotAt, get(mark)),
        when(isZero(get(value)), [
          store(constant(0), or(shiftLeft(get(first), constant(2)), get(direction)), WIDE.goal),
          store(get(reached), get(end)),
          giveBack(get(made)),
        ]),
        make,
      ]),
    ]),
  ];
  f.does(
    set(board, add(header(WIDE.layer), multiply(get(first), constant(plan.boardBytes)))),
    set(made, add(header(WIDE.next), multiply(get(out), constant(plan.boardBytes)))),
    // A board has at most four successors.
    set(until, add(header(WIDE.next), multiply(subtract(get(outEnd), constant(4)), constant(plan.boardBytes)))),
    set(deltas, add(header(WIDE.deltas), shiftLeft(get(first), constant(3)))),
    set(threshold, header(WIDE.threshold)),
    set(ties, header(WIDE.ties)),
    set(seen, header(WIDE.seen)),
    set(mask, header(WIDE.mask)),
    loopWhile(and(less(get(first), get(end)), atLeast(get(until), get(made))), [
      set(kept, constant(0)),
      set(packed, long.load(get(deltas))),
      set(blank, loadByte(get(board), BOARD.blank)),
      loopWhile(isZero(long.isZero(get(packed))), [
        // The change of the lowest direction that is left.
        set(direction, shiftRight(long.low(long.lowestBit(get(packed))), constant(4))),
        set(
          value,
          add(
            load(get(board), BOARD.value),
            subtract(
              long.low(long.and(long.shiftRight(get(packed), shift), long.constant(0xffffn))),
              constant(DELTA_ZERO),
            ),
          ),
        ),
        set(packed, long.and(get(packed), long.xor(long.shiftLeft(long.constant(0xffffn), shift), long.constant(-1n)))),
        when(atLeast(get(threshold), get(value)), consider),
      ]),
      storeByte(get(history), get(kept)),
      set(history, add(get(history), constant(1))),
      set(first, add(get(first), constant(1))),
      set(deltas, add(get(deltas), constant(8))),
      set(board, add(get(board), constant(plan.boardBytes))),
    ]),
    store(get(reached), get(first)),
    get(made),
  );
  return f;
}
