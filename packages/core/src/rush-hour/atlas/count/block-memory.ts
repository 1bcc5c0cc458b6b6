import type { WasmInstance } from '../../../wasm/module.js';
import { AT, CELL_BYTES, PLACEMENT, PLACEMENT_BYTES, ROW_SLIDE_BYTES } from './block-addresses.js';
import { writeBlockCode } from './block-code.js';
import { type ColumnFills, NOT_PLAIN } from './column-fills.js';
import type { RowPlacements } from './row-placements.js';
import type { SlideMetric } from './slides.js';

/** The memory of a block: tables of columns, then of rows, then its cells, then records. */
export class BlockMemory {
  /** The addresses of the tables of columns. */
  private readonly tables: Readonly<
    Record<SlideMetric, { readonly firstSlides: number; readonly columnSlides: number }>
  >;
  /** The first placement of the rows. */
  private readonly placementsAt: number;
  /** Where the cells start: behind the tables of rows. */
  cellsAt = 0;

  private constructor(
    private readonly instance: WasmInstance,
    /** Marks the chosen cells of a placement as reached; returns how many they are. */
    readonly close: (placement: number) => number,
    /** Lets the positions of the chosen cells of a placement wait, in records from an address on; returns their end. */
    readonly enter: (placement: number, to: number) => number,
    /** Moves the positions that wait into the records between two addresses; returns how many they are. */
    readonly take: (from: number, end: number) => number,
    private readonly expandRecords: (...addresses: number[]) => number,
    columns: ColumnFills,
  ) {
    let end = AT.ranks;
    const put = (table: Int32Array): number => {
      const at = end;
      end += table.byteLength;
      instance.growTo(end);
      instance.words.set(table, at / 4);
      return at;
    };
    instance.words[AT.notFull / 4] = columns.notFull;
    instance.words.set(columns.covering, AT.covering / 4);
    put(new Int32Array(Uint8Array.from(columns.ranks).buffer));
    const tablesOf = (metric: SlideMetric) => {
      const { reached, slides, lists } = columns.slides[metric];
      const firstSlides = put(reached);
      const slidesAt = put(slides);
      const columnSlides = put(lists(slidesAt));
      // Ranks have the same order as lists, and their addresses are known.
      return { firstSlides, columnSlides: columnSlides - 4 * AT.ranks };
    };
    this.tables = { moves: tablesOf('moves'), steps: tablesOf('steps') };
    this.placementsAt = PLACEMENT_BYTES * Math.ceil(end / PLACEMENT_BYTES);
  }

  /** Undefined where the platform has no WebAssembly. */
  static of(width: number, columns: ColumnFills): BlockMemory | undefined {
    const code = writeBlockCode(width);
    const instance = code.module.start(AT.ranks + columns.ranks.byteLength);
    return (
      instance &&
      new BlockMemory(
        instance,
        instance.find(code.close),
        instance.find(code.enter),
        instance.find(code.take),
        instance.find(code.expand),
        columns,
      )
    );
  }

  get words(): Int32Array {
    return this.instance.words;
  }

  /** The address of a placement of the rows. */
  placement(number: number): number {
    return this.placementsAt + PLACEMENT_BYTES * number;
  }

  /** Makes room for so many bytes. */
  growTo(bytes: number): void {
    if (!this.instance.growTo(bytes)) throw new RangeError('the memory does not suffice');
  }

  /** Takes the slides of rows, for blocks that are searched next. */
  takeRows({ count, slides, isPlain }: RowPlacements): void {
    this.words[AT.rows / 4] = isPlain ? 0 : NOT_PLAIN;
    let end = this.placement(count);
    for (const metric of ['moves', 'steps'] as const) {
      const { starts, words } = slides[metric];
      this.growTo(end + 4 * (count + words.length));
      const memory = this.words;
      for (let placement = 0; placement < count; placement++) {
        memory[(this.placement(placement) + PLACEMENT[metric]) / 4] = end;
        const start = starts[placement];
        const last = starts[placement + 1];
        memory[end / 4] = end + 4 + 4 * (last - start);
        end += 4;
        for (let i = start; i < last; i += 2) {
          memory[end / 4] = this.placement(words[i]);
          memory[end / 4 + 1] = words[i + 1];
          end += ROW_SLIDE_BYTES;
        }
      }
    }
    this.cellsAt = CELL_BYTES * Math.ceil(end / CELL_BYTES);
  }

  /** Writes records from an address on for what slides newly lead to from others, and returns their end. */
  expand(from: number, end: number, to: number, metric: SlideMetric): number {
    const { firstSlides, columnSlides } = this.tables[metric];
    return this.expandRecords(from, end, to, firstSlides, columnSlides, PLACEMENT[metric]);
  }
}
