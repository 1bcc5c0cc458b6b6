import { OutOfMemory } from '../../../out-of-memory.js';
import type { LineShape } from '../../compiled/board.js';
import { LineEngine } from '../../compiled/engine.js';
import { FIRST_COLUMN } from '../../compiled/memory.js';
import type { Grid } from '../boards/grid.js';
import { goalOf, type LineBoard } from '../boards/line-board.js';
import { arrangementOn } from '../boards/state.js';

/** Searches one board after another, compiled for their size. States are numbered as they are found; the board before is forgotten. */
export class ComponentSearch {
  private readonly shapes = new Array<LineShape | undefined>(2 * FIRST_COLUMN);
  /** For each arrangement of the target's row, 0 if it is solved and -1 if not. */
  private readonly goals: number[] = [];

  private constructor(
    private readonly grid: Grid,
    private readonly targetRow: number,
    private readonly engine: LineEngine,
  ) {}

  /** Undefined where the platform has no WebAssembly. */
  static for(grid: Grid, targetRow: number): ComponentSearch | undefined {
    const engine = LineEngine.take(grid);
    return engine && new ComponentSearch(grid, targetRow, engine);
  }

  /** Explores the component of a state; false as soon as it has one whose arrangements make a smaller number. */
  explore(board: LineBoard, start: Int32Array): boolean {
    const { engine } = this;
    this.take(board, start);
    engine.begin({ toSmaller: true, measured: true });
    if (!engine.finish()) throw new OutOfMemory('the positions of a board do not fit into memory');
    return engine.solved < 0;
  }

  /** The number of states that were found. */
  get size(): number {
    return this.engine.size;
  }

  /** Measures an explored component: how many of its states lie at each distance from the goals; none if it has no goal. */
  measure(): readonly number[] {
    const { engine } = this;
    const measured = engine.measure();
    if (measured === 0) return [];
    const { layerStarts } = engine;
    return Array.from(layerStarts, (start, i) => (layerStarts[i + 1] ?? measured) - start);
  }

  /** The states that are farthest from the goals. */
  get farthest(): Int32Array {
    const { layerStarts, queue } = this.engine;
    return queue.subarray(layerStarts.at(-1));
  }

  rowsOf(state: number): number {
    return this.engine.rowsOf(state);
  }

  columnsOf(state: number): number {
    return this.engine.columnsOf(state);
  }

  /** A neighbour that is nearer to a goal by one, of a state that is no goal. */
  nearer(state: number): number {
    return this.engine.nearer(state);
  }

  /** Whether a goal can be reached within so many moves. */
  reaches(board: LineBoard, start: Int32Array, moves: number): boolean {
    const { engine, grid, targetRow } = this;
    if (arrangementOn(start, grid, targetRow) === goalOf(board, targetRow)) return true;
    this.take(board, start);
    engine.begin({ toGoal: true });
    for (let depth = 0; depth < moves && engine.solved < 0; depth++) {
      const waiting = engine.size - engine.expanded;
      if (engine.expand(waiting) < waiting && engine.solved < 0) {
        throw new OutOfMemory('the positions of a board do not fit into memory');
      }
    }
    return engine.solved >= 0;
  }

  private take(board: LineBoard, start: Int32Array): void {
    const { grid, shapes, goals, targetRow } = this;
    const { width, height } = grid;
    for (let line = 0; line < grid.lines; line++) {
      const kind = board.kinds[line];
      shapes[line < height ? line : FIRST_COLUMN + line - height] = kind.vehicles.length === 0 ? undefined : kind;
    }
    const goal = goalOf(board, targetRow);
    for (let i = 0; i < width; i++) goals[i] = i === goal ? 0 : -1;
    this.engine.board({ shapes, goals, targetRow, rows: start[0], columns: start[1] });
  }
}
