import type { AtlasRow } from '../../contract/facets/enumerating.js';
import type { AtlasClass } from './atlas-class.js';
import { boardLine } from './boards/board-line.js';
import { Grid } from './boards/grid.js';
import { LineKinds } from './boards/line-kinds.js';
import { ComponentSearch } from './components/component-search.js';
import { Hardest } from './components/hardest.js';
import { Minimality } from './components/minimality.js';
import { Outlook } from './components/outlook.js';
import { NormalStarts } from './starts.js';

/**
 * All interesting boards of a class: one for each component that is solvable and whose hardest position is minimal. By orderly generation (Read 1978, Faradžev 1978), a
 * component is found from one start only, the least of its states, and nothing has to be remembered of those before.
 */
export class Atlas {
  private readonly grid: Grid;
  private readonly starts: NormalStarts;
  private readonly outlook: Outlook;
  private readonly component: ComponentSearch;
  private readonly hardest: Hardest;
  private readonly minimality: Minimality;

  private constructor(
    private readonly of: AtlasClass,
    component: ComponentSearch,
    other: ComponentSearch,
  ) {
    const { width, height, row } = of;
    const grid = new Grid(width, height);
    const rowKinds = new LineKinds(width);
    const columnKinds = new LineKinds(height);
    const kinds = (line: number): LineKinds => (line < height ? rowKinds : columnKinds);
    this.grid = grid;
    this.starts = new NormalStarts(of, grid, kinds);
    this.outlook = new Outlook(grid, row);
    this.component = component;
    this.hardest = new Hardest(grid);
    this.minimality = new Minimality(grid, kinds, other, row);
  }

  /** Undefined where the platform has no WebAssembly. */
  static of(boards: AtlasClass): Atlas | undefined {
    const { width, height, row } = boards;
    const grid = new Grid(width, height);
    const [component, other] = [ComponentSearch.for(grid, row), ComponentSearch.for(grid, row)];
    return component && other && new Atlas(boards, component, other);
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
    const { starts, component, hardest, minimality } = this;
    const { board, state } = starts;
    const rows: AtlasRow[] = [];
    const addRow = (): void => {
      if (!this.outlook.isOpen(board, state) || !component.explore(board, state)) return;
      const distances = component.measure();
      if (distances.length === 0) return;
      const moves = distances.length - 1;
      hardest.find(board, component);
      if (!minimality.isMinimal(board, component, moves, hardest.number, hardest.state)) return;
      const text = boardLine(this.grid, this.of.row, board, hardest.state);
      rows.push({ text, metric: 'moves', length: moves, positions: component.size, distances });
    };
    let start = 0;
    starts.visit(shard, () => {
      if (start >= from) addRow();
      return ++start < from + count;
    });
    return rows;
  }
}
