import { newBytes } from '../../out-of-memory.js';
import { hasVectors, type WasmInstance, WasmModule } from '../../wasm/module.js';
import { ManhattanByOrder } from '../patterns/manhattan-by-order.js';
import { FILLED_AT_ONCE, type Pattern, SLICE, UNKNOWN } from '../patterns/pattern.js';
import type { PatternLayout } from '../patterns/pattern-layout.js';
import type { RegionGraph } from '../patterns/region-graph.js';
import { type BuildPlaces, writeBuild } from './build-code.js';
import { wholeLongs } from './memory.js';

/** Rows and columns that are transposed together. */
const PIECE = 128;

type Compiled = (...operands: number[]) => number;

interface Places extends BuildPlaces {
  readonly orderAfter: number;
  readonly active: number;
  readonly activeNext: number;
}

function placesOf(layout: PatternLayout, { count, firstMove, target, passing }: RegionGraph): Places {
  let end = 8;
  const take = (bytes: number): number => {
    const at = end;
    end = wholeLongs(end + bytes);
    return at;
  };
  return {
    reached: 0,
    firstMove: take(4 * firstMove.length),
    target: take(4 * target.length),
    passing: take(4 * passing.length),
    orderAfter: take(2 * layout.orderAfter.length),
    active: take(count),
    activeNext: take(count),
    layer: take(2 * layout.orders),
    nearest: take(layout.orders),
    distances: end,
  };
}

/** Builds pattern databases of a layout as `buildPlain` does, one after another, in WebAssembly. */
export class CompiledBuild {
  private readonly bytes: Uint8Array<ArrayBuffer>;

  private constructor(
    private readonly layout: PatternLayout,
    private readonly regions: RegionGraph,
    private readonly places: Places,
    private readonly instance: WasmInstance,
    private readonly expand: Compiled,
    private readonly packRegions: Compiled,
  ) {
    const { words } = instance;
    const { firstMove, target, passing } = regions;
    this.bytes = new Uint8Array(words.buffer as ArrayBuffer);
    words.set(firstMove, places.firstMove / 4);
    words.set(target, places.target / 4);
    // Not by `map`: another array of this size would be garbage at once.
    const changes = words.subarray(places.passing / 4, places.passing / 4 + passing.length);
    for (let i = 0; i < passing.length; i++) changes[i] = passing[i] < 0 ? 0 : places.orderAfter + 2 * passing[i];
    new Uint16Array(words.buffer).set(layout.orderAfter, places.orderAfter / 2);
  }

  /** Undefined where the platform has no WebAssembly, or for tiny tables. */
  static for(layout: PatternLayout, regions: RegionGraph, vectors = hasVectors()): CompiledBuild | undefined {
    // The code reads eight orders at a time.
    if (layout.orders % 8 !== 0) return undefined;
    const places = placesOf(layout, regions);
    const module = new WasmModule();
    const { expand, pack } = writeBuild(module, places, layout.orders, vectors);
    const instance = module.start(places.distances + regions.count * layout.orders);
    if (instance === undefined) return undefined;
    return new CompiledBuild(layout, regions, places, instance, instance.find(expand), instance.find(pack));
  }

  *build(pattern: Pattern): Generator<number, Uint8Array> {
    yield* this.spread(pattern);
    return yield* this.pack(pattern);
  }

  private *spread({ goals, blankGoal }: Pattern): Generator<number, void> {
    const { bytes, layout, places, expand } = this;
    const { count, regionOf } = this.regions;
    const { orders, cells } = layout;
    const entries = count * orders;
    for (let at = 0; at < entries; at += FILLED_AT_ONCE) {
      const from = places.distances + at;
      bytes.fill(UNKNOWN, from, from + Math.min(FILLED_AT_ONCE, entries - at));
      yield 0;
    }
    const home = goals.reduce((set, cell) => set | (1 << cell), 0);
    const start = regionOf[layout.setRank(home) * cells + blankGoal];
    bytes[places.distances + start * orders] = 0;
    let [active, activeNext] = [places.active, places.activeNext];
    for (const flags of [active, activeNext]) bytes.fill(0, flags, flags + count);
    bytes[active + start] = 1;
    let reached = 1;
    for (let distance = 0, before = 0; reached > before; distance++) {
      before = reached;
      for (let region = 0; region < count; ) {
        region = expand(region, count, distance, active, activeNext, SLICE);
        reached += this.instance.words[places.reached / 4];
        yield (0.9 * reached) / entries;
      }
      [active, activeNext] = [activeNext, active];
    }
  }

  /**
   * Packs the table in place, region by region: an entry takes less room than the distances that it comes from, which are read first. Then it is
   * copied order by order.
   */
  private *pack(pattern: Pattern): Generator<number, Uint8Array> {
    const { bytes, layout, places, packRegions } = this;
    const { setOf, byRegion } = this.regions;
    const { orders } = layout;
    const nearest = bytes.subarray(places.nearest, places.nearest + orders);
    const manhattan = new ManhattanByOrder(pattern, layout, nearest);
    const allSets = layout.allSets();
    let work = 0;
    for (let region = 0; region < setOf.length; ) {
      const first = region;
      const set = setOf[region];
      for (region++; !byRegion && setOf[region] === set; ) region++;
      if (first === 0 || setOf[first - 1] !== set) manhattan.sumUpFor(allSets[set]);
      packRegions(first, region - first, places.distances + ((byRegion ? first : set) * orders) / 2);
      work += (region - first) * orders;
      if (work > SLICE) {
        work = 0;
        yield 0.9 + (0.05 * region) / setOf.length;
      }
    }
    return yield* this.transpose(byRegion ? setOf.length : layout.sets);
  }

  /** The table with a row for each order, made from one with so many rows, for regions or sets, in pieces that fit the near caches. */
  private *transpose(rows: number): Generator<number, Uint8Array> {
    const { bytes, places } = this;
    const { orders } = this.layout;
    const { columns } = this.regions;
    const table = newBytes((columns * orders) / 2);
    for (let first = 0; first < rows; first += PIECE) {
      const end = Math.min(first + PIECE, rows);
      for (let piece = 0; piece < orders; piece += PIECE) {
        for (let order = piece; order < Math.min(piece + PIECE, orders); order += 2) {
          let from = places.distances + (first * orders + order) / 2;
          let to = (order * columns + first) / 2;
          // Two rows and two orders at a time.
          for (let row = first; row < end; row += 2, from += orders, to++) {
            const even = bytes[from];
            const odd = row + 1 < end ? bytes[from + orders / 2] : 0;
            table[to] = (even & 15) | (odd << 4);
            table[to + columns / 2] = (even >> 4) | (odd & 0xf0);
          }
        }
      }
      yield 0.95 + (0.05 * first) / rows;
    }
    return table;
  }
}
