import {
  add,
  and,
  type Code,
  choose,
  constant,
  countBits,
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
  set,
  shiftLeft,
  store,
  storeByte,
  storeHalf,
  subtract,
  vector,
  when,
} from '../../wasm/code.js';
import type { WasmFunction, WasmModule } from '../../wasm/module.js';
import { UNKNOWN } from '../patterns/pattern.js';

/** Where the data of a build stand; everything from `distances` on is theirs. */
export interface BuildPlaces {
  /** The entries that were reached in the last call. */
  readonly reached: number;
  readonly firstMove: number;
  readonly target: number;
  /** For each move, the address of its changes of order; 0 for none. */
  readonly passing: number;
  /** The orders of a region that are being expanded, half a word each. */
  readonly layer: number;
  /** The Manhattan distance of each order of a set. */
  readonly nearest: number;
  readonly distances: number;
}

/** The inner loops of building a pattern database; `orders` is a multiple of eight. */
export interface BuildCode {
  /**
   * `expand(region, regions, distance, active, activeNext, work)` expands the entries of a distance, region by region, until it has done so
   * much work; it returns the region to go on with.
   */
  readonly expand: WasmFunction;
  /** `pack(region, regions, into)` writes the excesses of the regions of a set, or of one of them. */
  readonly pack: WasmFunction;
}

/** With `vectors`, whole rows are marked at once where that pays. */
export function writeBuild(module: WasmModule, places: BuildPlaces, orders: number, vectors: boolean): BuildCode {
  return {
    expand: writeExpand(module, places, orders, vectors && orders % VECTOR_BYTES === 0),
    pack: writePack(module, places, orders),
  };
}

const VECTOR_BYTES = 16;

/** From so many entries in each vector on, marking the whole row is faster than marking entry by entry. */
const DENSE = 1;

function writeExpand(module: WasmModule, places: BuildPlaces, orders: number, vectors: boolean): WasmFunction {
  const f = module.addFunction('expand', 6);
  const [region, regions, distance, active, activeNext, work] = [0, 1, 2, 3, 4, 5].map((i) =>
    f.parameter(i),
  ) as Local[];
  const [end, move, lastMove, target, into, passing, fresh, reached] = f.words();
  const word = (array: number, index: Local, offset = 0): Code =>
    load(shiftLeft(get(index), constant(2)), array + offset);
  const blockOf = (of: Local): Code => add(constant(places.distances), multiply(get(of), constant(orders)));
  const mark = (orderAfter: (order: Code) => Code): Code =>
    markLayer(f, places, { end, into, distance, fresh }, orderAfter);
  const markSame = mark((order) => order);
  // An entry takes two bytes of the layer.
  const isDense = greater(get(end), constant(places.layer + (2 * DENSE * orders) / VECTOR_BYTES));
  f.does(
    loopWhile(and(less(get(region), get(regions)), greater(get(work), constant(0))), [
      when(loadByte(add(get(active), get(region))), [
        storeByte(add(get(active), get(region)), constant(0)),
        collect(f, places, blockOf(region), orders, distance, end),
        set(move, word(places.firstMove, region)),
        set(lastMove, word(places.firstMove, region, 4)),
        loopWhile(less(get(move), get(lastMove)), [
          set(target, word(places.target, move)),
          set(passing, word(places.passing, move)),
          set(into, blockOf(target)),
          set(fresh, constant(0)),
          when(
            isZero(get(passing)),
            vectors
              ? when(isDense, markRow(f, blockOf(region), { into, distance, fresh }, orders), markSame)
              : markSame,
            mark((order) => loadHalf(add(get(passing), shiftLeft(order, constant(1))))),
          ),
          when(get(fresh), [
            storeByte(add(get(activeNext), get(target)), constant(1)),
            set(reached, add(get(reached), get(fresh))),
          ]),
          set(move, add(get(move), constant(1))),
        ]),
        // Four for each entry that is expanded.
        set(
          work,
          subtract(
            get(work),
            add(constant(orders), shiftLeft(subtract(get(end), constant(places.layer)), constant(1))),
          ),
        ),
      ]),
      set(region, add(get(region), constant(1))),
    ]),
    store(constant(0), get(reached), places.reached),
    get(region),
  );
  return f;
}

const EVERY_BYTE = 0x0101010101010101n;
const LOW_BITS = 0x7fn * EVERY_BYTE;

/** Lists the orders of a block that have the distance, eight at a time: most words of it have none (SIMD within a register). */
function collect(f: WasmFunction, places: BuildPlaces, block: Code, orders: number, distance: Local, end: Local): Code {
  const [start, at, stop] = f.words();
  const [wanted, word, matches] = [f.local('long'), f.local('long'), f.local('long')];
  const low = long.constant(LOW_BITS);
  return [
    set(wanted, long.multiply(long.from(get(distance)), long.constant(EVERY_BYTE))),
    set(end, constant(places.layer)),
    set(start, block),
    set(at, get(start)),
    set(stop, add(get(start), constant(orders))),
    loopWhile(lessUnsigned(get(at), get(stop)), [
      // The high bit of each byte that is the same, and no other bit.
      set(word, long.xor(long.load(get(at)), get(wanted))),
      set(matches, long.or(long.add(long.and(get(word), low), low), get(word), low)),
      set(matches, long.xor(get(matches), long.constant(-1n))),
      loopWhile(isZero(long.isZero(get(matches))), [
        storeHalf(
          get(end),
          add(
            subtract(get(at), get(start)),
            long.low(long.shiftRight(long.lowestBit(get(matches)), long.constant(3n))),
          ),
        ),
        set(end, add(get(end), constant(2))),
        set(matches, long.and(get(matches), long.subtract(get(matches), long.constant(1n)))),
      ]),
      set(at, add(get(at), constant(8))),
    ]),
  ];
}

/** Gives the entries that the layer leads to their distance, if they have none; counts them in `fresh`. There is no branch to predict. */
function markLayer(
  f: WasmFunction,
  places: BuildPlaces,
  { end, into, distance, fresh }: Readonly<Record<'end' | 'into' | 'distance' | 'fresh', Local>>,
  orderAfter: (order: Code) => Code,
): Code {
  const [read, entry, before, isNew] = f.words();
  return [
    set(read, constant(places.layer)),
    loopWhile(less(get(read), get(end)), [
      set(entry, add(get(into), orderAfter(loadHalf(get(read))))),
      set(before, loadByte(get(entry))),
      set(isNew, equal(get(before), constant(UNKNOWN))),
      storeByte(get(entry), choose(get(isNew), add(get(distance), constant(1)), get(before))),
      set(fresh, add(get(fresh), get(isNew))),
      set(read, add(get(read), constant(2))),
    ]),
  ];
}

/** The same for a move that leaves the order of the tiles as it is: the row of one region is held against that of the other. */
function markRow(
  f: WasmFunction,
  from: Code,
  { into, distance, fresh }: Readonly<Record<'into' | 'distance' | 'fresh', Local>>,
  orders: number,
): Code {
  const [at, stop, ahead] = f.words();
  const [wanted, next, unknown, before, isNew] = Array.from({ length: 5 }, () => f.local('vector')) as Local[];
  const entry = add(get(at), get(ahead));
  return [
    set(wanted, vector.splat(get(distance))),
    set(next, vector.splat(add(get(distance), constant(1)))),
    set(unknown, vector.splat(constant(UNKNOWN))),
    set(at, from),
    set(stop, add(get(at), constant(orders))),
    set(ahead, subtract(get(into), get(at))),
    loopWhile(lessUnsigned(get(at), get(stop)), [
      set(before, vector.load(entry)),
      set(isNew, vector.and(vector.equal(vector.load(get(at)), get(wanted)), vector.equal(get(before), get(unknown)))),
      vector.store(entry, vector.choose(get(isNew), get(next), get(before))),
      set(fresh, add(get(fresh), countBits(vector.highBits(get(isNew))))),
      set(at, add(get(at), constant(VECTOR_BYTES))),
    ]),
  ];
}

/** Eight orders at a time (SIMD within a register); the bytes of distances are never less than those of `nearest`, so that nothing is borrowed. */
function writePack(module: WasmModule, places: BuildPlaces, orders: number): WasmFunction {
  const f = module.addFunction('pack', 3);
  const [region, regions, into] = [0, 1, 2].map((i) => f.parameter(i)) as Local[];
  const [order, block, left, last] = f.words();
  const [least, excess, larger] = [f.local('long'), f.local('long'), f.local('long')];
  const bytes = (value: bigint): Code => long.constant(value * EVERY_BYTE);
  const right = (value: Code, bits: bigint): Code => long.shiftRight(value, long.constant(bits));
  /** Brings the even ones of so many bits together. */
  const closeUp = (bits: bigint, kept: bigint): Code =>
    set(least, long.and(long.or(get(least), right(get(least), bits)), long.constant(kept)));
  f.does(
    set(block, add(constant(places.distances), multiply(get(region), constant(orders)))),
    loopWhile(different(get(order), constant(orders)), [
      set(least, bytes(0x7fn)),
      set(left, get(regions)),
      set(last, add(get(block), get(order))),
      loopWhile(get(left), [
        set(
          excess,
          long.and(
            right(long.subtract(long.load(get(last)), long.load(get(order), places.nearest)), 1n),
            long.constant(LOW_BITS),
          ),
        ),
        // All bits of each byte in which the least so far is at least the excess.
        set(larger, long.and(long.subtract(long.or(get(least), bytes(0x80n)), get(excess)), bytes(0x80n))),
        set(larger, long.or(get(larger), long.subtract(get(larger), right(get(larger), 7n)))),
        set(least, long.xor(get(least), long.and(long.xor(get(least), get(excess)), get(larger)))),
        set(last, add(get(last), constant(orders))),
        set(left, subtract(get(left), constant(1))),
      ]),
      // More than 15 is 15.
      set(larger, right(long.and(long.add(get(least), bytes(0x70n)), bytes(0x80n)), 7n)),
      set(least, long.and(long.or(get(least), long.multiply(get(larger), long.constant(15n))), bytes(0x0fn))),
      closeUp(4n, 0x00ff00ff00ff00ffn),
      closeUp(8n, 0x0000ffff0000ffffn),
      closeUp(16n, 0xffffffffn),
      store(get(into), long.low(get(least))),
      set(into, add(get(into), constant(4))),
      set(order, add(get(order), constant(8))),
    ]),
    constant(0),
  );
  return f;
}
