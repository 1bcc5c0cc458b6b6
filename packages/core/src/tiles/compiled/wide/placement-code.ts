import {
  add,
  and,
  type Code,
  constant,
  divide,
  equal,
  get,
  isZero,
  type Local,
  less,
  load,
  loadByte,
  long,
  loopWhile,
  multiply,
  or,
  remainder,
  repeatWhile,
  set,
  shiftLeft,
  shiftRight,
  store,
  storeByte,
  subtract,
  when,
} from '../../../wasm/code.js';
import type { WasmFunction, WasmModule } from '../../../wasm/module.js';

/** The number of a placement, in a word of the queue; the cell of the blank stands above it. */
export const PLACEMENT_BITS = 26;
export const UNREACHED = 255;

/** Where the arrays stand, in bytes. `end` is a word: how many entries the queue has. */
export interface PlacementPlaces {
  readonly end: number;
  /** For each tile of the group, and each of 64 cells, the distance from home. */
  readonly distances: number;
  /** For each cell, a long with its neighbours. */
  readonly around: number;
  readonly nearest: number;
  readonly reached: number;
  readonly queue: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly tiles: number;
}

/**
 * Writes `spread(first, until, distance)`, which expands entries of the queue, all of one distance:
 *
 *   for each entry: the placement gets its excess, unless it has one
 *     the region of the blank: all free cells that it can reach
 *     for each tile of the group, for each neighbour in the region: the tile moves there, the blank to its cell
 *       unless the blank was in that region of that placement: the region is reached, and an entry is added
 */
export function writeSpread(module: WasmModule, { width, height, tiles }: Size, places: PlacementPlaces): WasmFunction {
  const f = module.addFunction('spread', 3);
  const [index, until, distance] = [f.parameter(0), f.parameter(1), f.parameter(2)];
  const cells = width * height;
  const [entry, placement, rest, end, to, target, excess] = f.words();
  const positions = Array.from({ length: tiles }, () => f.local());
  const [free, region, before, around, freeAfter, reachable] = Array.from({ length: 6 }, () => f.local('long')) as [
    Local,
    Local,
    Local,
    Local,
    Local,
    Local,
  ];
  const all = (1n << BigInt(cells)) - 1n;
  const column = Array.from({ length: height }, (_, row) => 1n << BigInt(row * width)).reduce((a, b) => a | b);
  const cellBit = (cell: Code): Code => long.shiftLeft(long.constant(1n), long.from(cell));
  const by = (count: number): Code => long.constant(BigInt(count));
  /** Fills the region of the blank, from a first cell on. */
  const flood = (filled: Local, within: Local): Code =>
    repeatWhile(
      [
        set(before, get(filled)),
        set(
          filled,
          long.and(
            long.or(
              get(filled),
              long.shiftLeft(long.and(get(filled), long.constant(all & ~(column << BigInt(width - 1)))), by(1)),
              long.shiftRight(long.and(get(filled), long.constant(all & ~column)), by(1)),
              long.shiftLeft(get(filled), by(width)),
              long.shiftRight(get(filled), by(width)),
            ),
            get(within),
          ),
        ),
      ],
      long.different(get(before), get(filled)),
    );
  const cellAddress = (at: number, cell: Code, shift: number): Code =>
    add(shiftLeft(cell, constant(shift)), constant(at));
  const moves = positions.map((position, tile) => [
    set(around, long.and(long.load(cellAddress(places.around, get(position), 3)), get(region))),
    when(
      isZero(long.isZero(get(around))),
      repeatWhile(
        [
          set(to, long.low(long.lowestBit(get(around)))),
          set(around, long.and(get(around), long.subtract(get(around), long.constant(1n)))),
          set(target, add(get(placement), multiply(subtract(get(to), get(position)), constant(cells ** tile)))),
          when(long.isZero(long.and(long.load(cellAddress(places.reached, get(target), 3)), cellBit(get(position)))), [
            set(freeAfter, long.xor(long.xor(get(free), cellBit(get(position))), cellBit(get(to)))),
            set(reachable, cellBit(get(position))),
            flood(reachable, freeAfter),
            long.store(
              cellAddress(places.reached, get(target), 3),
              long.or(long.load(cellAddress(places.reached, get(target), 3)), get(reachable)),
            ),
            store(
              cellAddress(places.queue, get(end), 2),
              or(get(target), shiftLeft(get(position), constant(PLACEMENT_BITS))),
            ),
            set(end, add(get(end), constant(1))),
          ]),
        ],
        isZero(long.isZero(get(around))),
      ),
    ),
  ]);
  f.does(
    set(end, load(constant(places.end))),
    loopWhile(less(get(index), get(until)), [
      set(entry, load(cellAddress(places.queue, get(index), 2))),
      set(placement, and(get(entry), constant(2 ** PLACEMENT_BITS - 1))),
      set(rest, get(placement)),
      set(excess, get(distance)),
      set(free, long.constant(all)),
      positions.map((position, tile) => [
        set(position, remainder(get(rest), constant(cells))),
        set(rest, divide(get(rest), constant(cells))),
        set(excess, subtract(get(excess), loadByte(get(position), places.distances + 64 * tile))),
        set(free, long.xor(get(free), cellBit(get(position)))),
      ]),
      when(
        equal(loadByte(get(placement), places.nearest), constant(UNREACHED)),
        storeByte(get(placement), shiftRight(get(excess), constant(1)), places.nearest),
      ),
      set(region, cellBit(shiftRight(get(entry), constant(PLACEMENT_BITS)))),
      flood(region, free),
      moves,
      set(index, add(get(index), constant(1))),
    ]),
    store(constant(places.end), get(end)),
    constant(0),
  );
  return f;
}
