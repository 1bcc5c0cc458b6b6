import { AT, CELL_BYTES, PLACEMENT, RECORD_BYTES } from './block-addresses.js';
import { type BlockLayout, layOut, type PositionSum } from './block-layout.js';
import type { BlockMemory } from './block-memory.js';
import { type ColumnFills, NOT_PLAIN } from './column-fills.js';
import type { RowPlacements } from './row-placements.js';
import type { SlideMetric } from './slides.js';

const RECORD_WORDS = RECORD_BYTES / 4;

/** Positions at a distance. */
interface Layer {
  readonly distance: number;
  readonly records: Int32Array;
}

/** Is told what was found. */
interface Found {
  positions(distance: number, sum: PositionSum): void;
  /** A component, by the distance of its hardest position. */
  component(distance: number, isPlain: boolean): void;
}

/** Breadth-first search from all solved positions of a block at once, for whole cells of positions. */
export class BlockSearch {
  /** The fills of columns in the way of the target that can leave it. */
  private readonly leaving: Readonly<Record<SlideMetric, Int32Array>>;
  private rows!: RowPlacements;
  private sets: readonly number[] = [];
  private layout!: BlockLayout;
  /** The addresses of the records that are expanded, and of those that are written. */
  private from = 0;
  private to = 0;
  /** The end of the records from `from` on. */
  private end = 0;

  constructor(
    private readonly memory: BlockMemory,
    private readonly width: number,
    private readonly targetRow: number,
    private readonly columns: ColumnFills,
  ) {
    this.leaving = { moves: columns.leaving(targetRow, 'moves'), steps: columns.leaving(targetRow, 'steps') };
  }

  /** Takes the rows of the blocks that come next. */
  takeRows(rows: RowPlacements): void {
    this.rows = rows;
    this.memory.takeRows(rows);
  }

  /** Lays out a block, and makes room for it. */
  layOut(sets: readonly number[]): BlockLayout {
    const { memory, width, columns, rows } = this;
    this.sets = sets;
    this.layout = layOut(memory, width, columns, rows, sets);
    const { cells } = this.layout;
    this.from = memory.cellsAt + CELL_BYTES * cells;
    this.to = this.from + RECORD_BYTES * cells;
    memory.growTo(this.to + RECORD_BYTES * cells);
    return this.layout;
  }

  /** Counts the positions at each distance from 1 on, and the components whose hardest position is at `deep` or further away. */
  measure(metric: SlideMetric, deep: number, found: Found): void {
    const { memory } = this;
    this.clear();
    this.closeGoals();
    this.closeClear(metric, found);
    const layers: Layer[] = [];
    for (let distance = 2; this.end > this.from || distance <= this.width - 1; distance++) {
      this.addNextToClear(metric, distance);
      const all = memory.take(this.from, this.end);
      found.positions(distance, { all, plain: memory.words[AT.plain / 4] });
      if (distance >= deep) layers.push({ distance, records: memory.words.slice(this.from / 4, this.end / 4) });
      this.expand(metric);
    }
    if (layers.length > 0) this.countComponents(layers, found);
  }

  private clear(): void {
    const { words, cellsAt } = this.memory;
    words.fill(0, cellsAt / 4, (cellsAt + CELL_BYTES * this.layout.cells) / 4);
    this.end = this.from;
  }

  private expand(metric: SlideMetric): void {
    const { from, to } = this;
    this.end = this.memory.expand(from, this.end, to, metric);
    [this.from, this.to] = [to, from];
  }

  /** No slide of another vehicle leads out of the solved positions: they need not be expanded. */
  private closeGoals(): void {
    const { count, target } = this.rows;
    const { words } = this.memory;
    for (let placement = 0; placement < count; placement++) {
      const at = this.memory.placement(placement) / 4;
      const base = words[at + PLACEMENT.base / 4];
      if (base === 0 || target[placement] !== this.width - 2) continue;
      const end = base + CELL_BYTES * words[at + PLACEMENT.size / 4];
      for (let cell = base; cell < end; cell += CELL_BYTES) words[cell / 4] = -1;
    }
  }

  /** Where nothing stands before the target, it solves the board at once: one move, or a step for each cell. */
  private closeClear(metric: SlideMetric, found: Found): void {
    const { memory, width, columns } = this;
    const { count, target, blocked } = this.rows;
    for (let placement = 0; placement < count; placement++) {
      const address = memory.placement(placement);
      const end = target[placement] + 2;
      if (memory.words[(address + PLACEMENT.base) / 4] === 0 || end === width) continue;
      this.chooseClear(placement, end);
      const all = memory.close(address) * columns.countOf(blocked[8 * placement]);
      const plain = memory.words[AT.plain / 4] * columns.notFullCountOf(blocked[8 * placement]);
      found.positions(metric === 'moves' ? 1 : width - end, { all, plain });
    }
  }

  /**
   * Of the positions at distances from 2 on, those from which one slide leads to a clear one. Only the vehicle of one column can stand before the target, which has
   * to leave. So clear positions need not be expanded, and those with the target further away are never nearer.
   */
  private addNextToClear(metric: SlideMetric, distance: number): void {
    const { memory, width, columns, sets } = this;
    const { count, target, blocked } = this.rows;
    const { words } = memory;
    const leaving = this.leaving[metric];
    for (let placement = 0; placement < count; placement++) {
      const address = memory.placement(placement);
      const end = target[placement] + 2;
      if (words[(address + PLACEMENT.base) / 4] === 0 || end === width) continue;
      if (distance !== (metric === 'moves' ? 2 : width - end + 1)) continue;
      for (let column = end; column < width; column++) {
        this.chooseClear(placement, end);
        const row = columns.rowOf(sets[column], blocked[8 * placement + column]);
        words[AT.chosen / 4 + column - 1] = leaving[row];
        this.end = memory.enter(address, this.end);
      }
    }
  }

  /** Chooses the cells of a placement whose columns from one on leave the target's row free. */
  private chooseClear(placement: number, from: number): void {
    const { width, columns, sets, targetRow } = this;
    const { words } = this.memory;
    const { blocked } = this.rows;
    for (let column = 1; column < width; column++) {
      const mask = blocked[8 * placement + column] | (column < from ? 0 : 1 << targetRow);
      words[AT.chosen / 4 + column - 1] = columns.bitsOf(sets[column], mask);
    }
  }

  /** Lets positions of a cell wait that was not reached before. */
  private wait(cell: number, placement: number, fills: number, bits: number): void {
    const { words } = this.memory;
    words[cell / 4] = bits;
    words[cell / 4 + 1] = bits;
    words.set([cell, placement, fills], this.end / 4);
    this.end += RECORD_BYTES;
  }

  /** Counts the components of the positions in some layers, each at the distance of its hardest position. */
  private countComponents(layers: readonly Layer[], found: Found): void {
    const { memory } = this;
    const { notFull } = this.columns;
    this.clear();
    for (const { distance, records } of layers.toReversed()) {
      for (let i = 0; i < records.length; i += RECORD_WORDS) {
        const [cell, placement, fills, bits] = records.subarray(i, i + RECORD_WORDS);
        for (let rest = bits; rest !== 0; rest &= rest - 1) {
          const position = rest & -rest;
          const reached = memory.words[cell / 4];
          if ((reached & position) !== 0) continue;
          found.component(distance, fills < NOT_PLAIN && (position & notFull) !== 0);
          this.end = this.from;
          this.wait(cell, placement, fills, position);
          memory.words[cell / 4] |= reached;
          while (this.end > this.from) {
            memory.take(this.from, this.end);
            this.expand('steps');
          }
        }
      }
    }
  }
}
