import type { Layers, Survey } from '../../contract/engine/space.js';
import { COLUMNS, LineSpace, ROWS } from '../space/line-space.js';
import type { LineTable } from '../space/line-table.js';
import { LineEngine } from './engine.js';
import { LineLayers } from './line-layers.js';
import { FIRST_COLUMN } from './memory.js';

/** The engines of surveys, for each size: they are never lent. */
const surveying = new Map<number, LineEngine>();

/** A space with compiled layers and surveys, where the platform allows that. */
export class CompiledSpace extends LineSpace {
  /** Once the module is there, its layers cost nothing to begin with; a process that solves one easy board does without. */
  readonly fewStates = 100;
  private readonly read = new Int32Array(this.stateWords);

  layers(memoryLimit: number, wanted: 'goal' | 'everything'): Layers | undefined {
    const engine = LineEngine.take(this.position);
    if (engine === undefined) return undefined;
    this.giveTo(engine);
    if (engine.begin({ toGoal: wanted === 'goal', memoryLimit })) {
      return new LineLayers(engine, wanted, this.isGoal(this.startState, 0), this.reader(engine));
    }
    engine.giveBack();
    return undefined;
  }

  survey(limit: number): Survey | undefined {
    const { width, height } = this.position;
    const size = 16 * width + height;
    const engine = surveying.get(size) ?? LineEngine.take(this.position);
    if (engine === undefined) return undefined;
    surveying.set(size, engine);
    this.giveTo(engine);
    engine.begin({ limit, measured: true });
    // Without the memory for that, the plain space may do.
    if (!engine.finish()) return undefined;
    const solvable = engine.size > limit ? 0 : engine.measure();
    const { distances, queue } = engine;
    const hardest = solvable === 0 ? -1 : distances[queue[solvable - 1]];
    let hardestState = solvable === 0 ? 0 : queue[solvable - 1];
    for (let i = solvable - 1; i >= 0 && distances[queue[i]] === hardest; i--) {
      hardestState = Math.min(hardestState, queue[i]);
    }
    return { size: engine.size, hardest, hardestState, distances, read: this.reader(engine) };
  }

  private giveTo(engine: LineEngine): void {
    const { lines, startState, targetLine, mustBeFree } = this;
    const shapes = new Array<LineTable | undefined>(2 * FIRST_COLUMN);
    for (const { horizontal, number, table } of lines) shapes[horizontal ? number : FIRST_COLUMN + number] = table;
    engine.board({
      shapes,
      targetRow: targetLine.number,
      goals: mustBeFree,
      rows: startState[ROWS],
      columns: startState[COLUMNS],
    });
  }

  /** Copies the keys that the plain space has for the states of an engine. */
  private reader(engine: LineEngine): (state: number, into: Int32Array, at: number) => void {
    return (state, into, at) => {
      this.read[ROWS] = engine.rowsOf(state);
      this.read[COLUMNS] = engine.columnsOf(state);
      this.save(this.read, 0, into, at);
    };
  }
}
