import type { AtlasRow } from '../../contract/enumerating.js';
import type { AtlasClass } from './atlas-class.js';
import { boardLine } from './board-line.js';
import { ComponentDistances } from './component-distances.js';
import { Explorer, STATE_WORDS } from './explorer.js';
import { Grid } from './grid.js';
import { LineKinds } from './line-kinds.js';
import { Minimality } from './minimality.js';
import { SlideTables } from './slide-tables.js';
import { NormalStarts } from './starts.js';

/** All interesting boards of a class: one for each component that is solvable and whose hardest position is minimal. */
export class Atlas {
  private readonly grid: Grid;
  private readonly starts: NormalStarts;
  private readonly explorer: Explorer;
  private readonly distances: ComponentDistances;
  private readonly minimality: Minimality;

  constructor(private readonly of: AtlasClass) {
    const { width, height, row } = of;
    const grid = new Grid(width, height);
    const rowKinds = new LineKinds(width);
    const columnKinds = new LineKinds(height);
    const kinds = (line: number): LineKinds => (line < height ? rowKinds : columnKinds);
    const tables = new SlideTables(grid, kinds);
    this.grid = grid;
    this.starts = new NormalStarts(of, grid, kinds, tables);
    this.explorer = new Explorer(grid, tables, row);
    this.distances = new ComponentDistances(grid, this.explorer);
    this.minimality = new Minimality(grid, kinds, tables, row);
  }

  get shards(): number {
    return this.starts.shards;
  }

  /** How many normal starts a shard has. */
  countStarts(shard: number): number {
    let count = 0;
    this.starts.visit(shard, () => {
      count++;
      return true;
    });
    return count;
  }

  /** The rows of a shard, or of so many of its normal starts, from one on: a component belongs to its first normal start. */
  rows(shard: number, from = 0, count = Number.POSITIVE_INFINITY): AtlasRow[] {
    const { starts, explorer, distances, minimality } = this;
    const { board, state } = starts;
    const rows: AtlasRow[] = [];
    const addRow = (): void => {
      explorer.take(board.tables, board.goal);
      if (explorer.explore(state) === 'not-first' || !distances.measure()) return;
      const hardest = distances.hardest(board);
      if (!minimality.isMinimal(board, explorer, distances, hardest)) return;
      const text = boardLine(this.grid, this.of.row, board, explorer.states, hardest * STATE_WORDS);
      rows.push({
        moves: distances.counts.length - 1,
        board: text,
        positions: explorer.size,
        distances: [...distances.counts],
      });
    };
    let start = 0;
    starts.visit(shard, () => {
      if (start >= from) addRow();
      return ++start < from + count;
    });
    return rows;
  }
}
