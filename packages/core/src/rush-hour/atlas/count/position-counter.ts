import type { PositionCount } from '../../../contract/facets/enumerating.js';
import { type LineKind, LineKinds } from '../boards/line-kinds.js';
import { countCells } from './block-layout.js';
import { BlockMemory } from './block-memory.js';
import { BlockSearch } from './block-search.js';
import { ColumnFills } from './column-fills.js';
import type { CountClass } from './count-class.js';
import { RowPlacements } from './row-placements.js';
import type { SlideMetric } from './slides.js';

/** A block has at most so many cells, as far as columns can be cut: then it stays in the cache. */
const MOST_CELLS = 1 << 17;
/** The rows that tell shards apart are all but so many. */
const ROWS_IN_SHARD = 2;
/** Components are counted from this distance of their hardest position on: these are few. */
const DEEP = { moves: 30, steps: 60 } as const;
/** No shortest solution is as long. */
const MOST_DISTANCES = 1 << 10;

type Counted = 'all' | 'plain';

/** The positions of all boards of a class, or of its plain ones, by the lengths of their shortest solutions. */
export class PositionCounter {
  private readonly rowKinds: readonly WeighedKind[];
  private readonly targetKinds: readonly WeighedKind[];
  private readonly search: BlockSearch;

  private constructor(
    private readonly of: CountClass,
    private readonly columns: ColumnFills,
    memory: BlockMemory,
    private readonly deep: Readonly<Record<SlideMetric, number>>,
    private readonly mostCells: number,
  ) {
    const { width, row, lengths } = of;
    const kinds = new LineKinds(width);
    this.rowKinds = weighed(kinds.placements(0, lengths).map(({ kind }) => kind));
    this.targetKinds = weighed(targetKinds(kinds, lengths));
    this.search = new BlockSearch(memory, width, row, columns);
  }

  /** Undefined where the platform has no WebAssembly. */
  static of(
    boards: CountClass,
    deep: Readonly<Record<SlideMetric, number>> = DEEP,
    mostCells = MOST_CELLS,
  ): PositionCounter | undefined {
    const columns = new ColumnFills(boards.height, boards.lengths);
    const memory = BlockMemory.of(boards.width, columns);
    return memory && new PositionCounter(boards, columns, memory, deep, mostCells);
  }

  /** The shards of the class, which tell the kinds of the upper rows. */
  get shards(): number {
    let shards = 1;
    for (let row = 0; row < this.of.height - ROWS_IN_SHARD; row++) shards *= this.kindsOf(row).length;
    return shards;
  }

  /** Counts the positions of a shard. */
  count(shard: number): PositionCount[] {
    const { height } = this.of;
    const sums = newSums();
    const kinds: WeighedKind[] = [];
    let rest = shard;
    for (let row = 0; row < height - ROWS_IN_SHARD; row++) {
      const choices = this.kindsOf(row);
      kinds.push(choices[rest % choices.length]);
      rest = Math.floor(rest / choices.length);
    }
    this.countBelow(kinds, sums);
    return sums.map((sum) => sum.result);
  }

  private kindsOf(row: number): readonly WeighedKind[] {
    return row === this.of.row ? this.targetKinds : this.rowKinds;
  }

  /** Counts all positions with these kinds of the first rows. */
  private countBelow(kinds: readonly WeighedKind[], sums: readonly Sum[]): void {
    const { width, height, row } = this.of;
    if (kinds.length < height) {
      for (const kind of this.kindsOf(kinds.length)) this.countBelow([...kinds, kind], sums);
      return;
    }
    const rows = new RowPlacements(
      kinds.map(({ kind }) => kind),
      width,
      row,
    );
    for (const sum of sums) sum.weight = kinds.reduce((product, { weight }) => product * weight, 1);
    this.search.takeRows(rows);
    this.cut(rows, new Array<number>(width).fill(this.columns.all), 1, sums);
  }

  /** Cuts the positions into blocks, by the kinds of as many columns as it takes, from one on. */
  private cut(rows: RowPlacements, sets: readonly number[], from: number, sums: readonly Sum[]): void {
    const { width } = this.of;
    const cells = countCells(width, this.columns, rows, sets);
    if (cells === 0) return;
    if (cells <= this.mostCells || from === width) {
      this.countBlock(sets, sums);
      return;
    }
    for (let kind = 0; kind < this.columns.all; kind++) this.cut(rows, sets.with(from, kind), from + 1, sums);
  }

  private countBlock(sets: readonly number[], sums: readonly Sum[]): void {
    const { search } = this;
    const { positions, goals } = search.layOut(sets);
    for (const sum of sums) {
      sum.positions += sum.weight * positions[sum.counted];
      sum.distances[0] += sum.weight * goals[sum.counted];
    }
    if (goals.all === 0 || goals.all === positions.all) return;
    for (const metric of METRICS) {
      const those = sums.filter((sum) => sum.metric === metric);
      search.measure(metric, this.deep[metric], {
        positions(distance, sum) {
          for (const { counted, weight, distances } of those) distances[distance] += weight * sum[counted];
        },
        component(distance, isPlain) {
          for (const { counted, weight, components } of those) {
            if (counted === 'all' || isPlain) components[distance] += weight;
          }
        },
      });
    }
  }
}

const METRICS: readonly SlideMetric[] = ['moves', 'steps'];

function newSums(): Sum[] {
  return METRICS.flatMap((metric) => (['all', 'plain'] as const).map((counted) => new Sum(counted, metric)));
}

class Sum {
  positions = 0;
  /** How often what is counted next is there. */
  weight = 1;
  readonly distances = new Float64Array(MOST_DISTANCES);
  readonly components = new Float64Array(MOST_DISTANCES);

  constructor(
    readonly counted: Counted,
    readonly metric: SlideMetric,
  ) {}

  get result(): PositionCount {
    const { counted, metric, positions, distances } = this;
    const solved = distances.findLastIndex((count) => count > 0) + 1;
    const components = [...this.components].flatMap((count, distance) => (count > 0 ? [{ distance, count }] : []));
    return { counted, metric, positions, distances: [...distances.subarray(0, solved)], components };
  }
}

/** A kind of row that stands for so many. */
interface WeighedKind {
  readonly kind: LineKind;
  readonly weight: number;
}

/** Different kinds. Full rows are walls, whatever their vehicles: one stands for all. */
function weighed(kinds: readonly LineKind[]): WeighedKind[] {
  const found = [...new Set(kinds)];
  const isFull = ({ vehicles, length }: LineKind): boolean => vehicles.reduce((sum, each) => sum + each, 0) === length;
  const full = found.filter(isFull);
  return [
    ...found.filter((kind) => !isFull(kind)).map((kind) => ({ kind, weight: 1 })),
    ...full.slice(0, 1).map((kind) => ({ kind, weight: full.length })),
  ];
}

/** The kinds of the target's row: others may stand before the target, which is the last vehicle. */
function targetKinds(kinds: LineKinds, lengths: readonly number[]): LineKind[] {
  const found = new Set<LineKind>();
  const add = (vehicles: readonly number[], end: number): void => {
    if (end + TARGET_LENGTH > kinds.length) return;
    // All before the target as far to the left as possible.
    const offsets = vehicles.map((_, i) => vehicles.slice(0, i).reduce((sum, length) => sum + length, 0));
    found.add(kinds.placementOf(0, [...vehicles, TARGET_LENGTH], [...offsets, end]).kind);
    for (const length of lengths) add([...vehicles, length], end + length);
  };
  add([], 0);
  return [...found];
}

const TARGET_LENGTH = 2;
