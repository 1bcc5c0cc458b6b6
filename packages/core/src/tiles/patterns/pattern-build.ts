import { newBytes } from '../../out-of-memory.js';
import { CompiledBuild } from '../compiled/compiled-build.js';
import { ManhattanByOrder } from './manhattan-by-order.js';
import { FILLED_AT_ONCE, type Pattern, SLICE, UNKNOWN } from './pattern.js';
import { PatternLayout } from './pattern-layout.js';
import { type RegionGraph, regionGraph } from './region-graph.js';
import { findRegions, type Regions, regionsOf } from './regions.js';

/**
 * Builds an additive pattern database (Culberson and Schaeffer 1996, Korf and Felner 2002): for every placement and
 * region of the blank, the least number of moves of the pattern's tiles. Moves of other tiles are free, so values add
 * up. What is stored is the excess over the Manhattan distance, halved (it is even), in four bits; more than 15 is
 * stored as 15, which is still a lower bound.
 */
export function* buildPattern(pattern: Pattern): Generator<number, Uint8Array> {
  const laying = PatternLayout.inSlices(pattern.width, pattern.height, pattern.goals.length);
  let laid = laying.next();
  for (; !laid.done; laid = laying.next()) yield 0;
  const layout = laid.value;
  for (const _ of findRegions(layout)) yield 0;
  const workshop = takeWorkshop(layout) ?? (yield* makeWorkshop(layout));
  const { graph, compiled } = workshop;
  const table = yield* compiled?.build(pattern) ?? buildPlain(pattern, layout, graph);
  workshops.set(layout, new WeakRef(workshop));
  return table;
}

/** What building a table takes that depends on the layout alone. */
interface Workshop {
  readonly graph: RegionGraph;
  readonly compiled: CompiledBuild | undefined;
}

/**
 * The workshops that are not in use. They are shared by all tables of a partition: each with its own would leave
 * garbage that engines collect late.
 */
const workshops = new WeakMap<PatternLayout, WeakRef<Workshop>>();

/** A workshop that is still there, which is taken from the list while it is in use. */
function takeWorkshop(layout: PatternLayout): Workshop | undefined {
  const workshop = workshops.get(layout)?.deref();
  workshops.delete(layout);
  return workshop;
}

function* makeWorkshop(layout: PatternLayout): Generator<number, Workshop> {
  const listing = regionGraph(layout, regionsOf(layout));
  let step = listing.next();
  for (; !step.done; step = listing.next()) yield 0;
  return { graph: step.value, compiled: CompiledBuild.for(layout, step.value) };
}

/** In plain TypeScript: the reference for the compiled code, and the fallback without it. */
export function* buildPlain(
  pattern: Pattern,
  layout: PatternLayout,
  regions: RegionGraph,
): Generator<number, Uint8Array> {
  const distances = yield* spread(pattern, layout, regions);
  return yield* pack(pattern, layout, regions, distances);
}

/** Breadth-first search from the goal over regions and orders, layer by layer; the orders of a region are expanded together. */
function* spread(
  { goals, blankGoal }: Pattern,
  layout: PatternLayout,
  { count, regionOf, firstMove, target, passing }: RegionGraph,
): Generator<number, Uint8Array> {
  const { orders, orderAfter, cells } = layout;
  const distances = newBytes(count * orders);
  for (let at = 0; at < distances.length; at += FILLED_AT_ONCE) {
    distances.fill(UNKNOWN, at, at + FILLED_AT_ONCE);
    yield 0;
  }
  const home = goals.reduce((set, cell) => set | (1 << cell), 0);
  const start = regionOf[layout.setRank(home) * cells + blankGoal];
  distances[start * orders] = 0;
  let active = newBytes(count);
  let activeNext = newBytes(count);
  active[start] = 1;
  const layer = new Uint16Array(orders);
  let reached = 1;
  let work = 0;
  for (let distance = 0, more = true; more; distance++) {
    more = false;
    for (let region = 0; region < count; region++) {
      if (active[region] === 0) continue;
      active[region] = 0;
      const base = region * orders;
      let size = 0;
      for (let order = 0; order < orders; order++) if (distances[base + order] === distance) layer[size++] = order;
      for (let move = firstMove[region]; move < firstMove[region + 1]; move++) {
        const into = target[move] * orders;
        const change = passing[move];
        let fresh = 0;
        for (let i = 0; i < size; i++) {
          const at = into + (change < 0 ? layer[i] : orderAfter[change + layer[i]]);
          if (distances[at] !== UNKNOWN) continue;
          distances[at] = distance + 1;
          fresh++;
        }
        if (fresh === 0) continue;
        activeNext[target[move]] = 1;
        reached += fresh;
        more = true;
      }
      work += orders + size * 4;
      if (work > SLICE) {
        work = 0;
        yield (0.9 * reached) / distances.length;
      }
    }
    [active, activeNext] = [activeNext, active];
  }
  return distances;
}

function* pack(
  pattern: Pattern,
  layout: PatternLayout,
  { setOf, byRegion, columns }: Regions,
  distances: Uint8Array,
): Generator<number, Uint8Array> {
  const { orders } = layout;
  const table = newBytes((columns * orders) / 2);
  const nearest = new Uint8Array(orders);
  const manhattan = new ManhattanByOrder(pattern, layout, nearest);
  const allSets = layout.allSets();
  const least = new Uint8Array(orders);
  let work = 0;
  for (let region = 0; region < setOf.length; ) {
    const first = region;
    const set = setOf[region];
    least.set(distances.subarray(region * orders, (region + 1) * orders));
    for (region++; !byRegion && setOf[region] === set; region++) {
      const base = region * orders;
      for (let order = 0; order < orders; order++) {
        if (distances[base + order] < least[order]) least[order] = distances[base + order];
      }
    }
    if (first === 0 || setOf[first - 1] !== set) manhattan.sumUpFor(allSets[set]);
    for (let order = 0, at = byRegion ? first : set; order < orders; order++, at += columns) {
      const excess = (least[order] - nearest[order]) >> 1;
      table[at >> 1] |= Math.min(excess, 15) << ((at & 1) << 2);
    }
    work += (region - first) * orders;
    if (work > SLICE) {
      work = 0;
      yield 0.9 + (0.1 * region) / setOf.length;
    }
  }
  return table;
}
