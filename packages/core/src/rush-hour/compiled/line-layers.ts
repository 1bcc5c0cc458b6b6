import type { Layers } from '../../contract/engine/space.js';
import type { LineEngine } from './engine.js';

/** The layers of a breadth-first search by a compiled engine, which is theirs alone until they end at a goal, or without one. */
export class LineLayers implements Layers {
  size = 1;
  waiting = 1;
  peakWaiting = 0;
  generated = 0;
  solved: number;
  bytes = 0;

  /** The engine has begun the search; `read` copies the key of a state. */
  constructor(
    private readonly engine: LineEngine,
    private readonly wanted: 'goal' | 'everything',
    startIsGoal: boolean,
    readonly read: (index: number, into: Int32Array, at: number) => void,
  ) {
    this.solved = wanted === 'goal' && startIsGoal ? 0 : -1;
    this.bytes = engine.bytes;
  }

  before(index: number): number {
    return this.engine.firstNeighbour(index);
  }

  /** All states stay in the table. */
  startLayer(): void {}

  expand(most: number): number {
    const { engine } = this;
    const expanded = engine.expand(most);
    this.size = engine.size;
    this.waiting = engine.size - engine.expanded;
    this.peakWaiting = engine.peakWaiting;
    this.generated = engine.generated;
    this.solved = engine.solved;
    this.bytes = engine.bytes;
    if (this.wanted === 'goal' && (this.solved >= 0 || this.waiting === 0)) engine.giveBack();
    return expanded;
  }
}
