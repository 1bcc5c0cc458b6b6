import type { Counts, IterationPart, PartOutcome, PartSearch, StrategyOptions } from '../../contract/engine/search.js';
import { buildingPatterns } from '../../messages/en/solving.js';
import type { Message } from '../../messages/message.js';
import { newTally } from '../../search/counts.js';
import { CompiledIda } from '../compiled/compiled-ida.js';
import { SubtreeIda } from '../compiled/subtree-ida.js';
import { patternBytes } from '../patterns/pattern-set.js';
import type { TilesPosition } from '../position.js';
import type { Push } from '../rules.js';
import { Frame } from '../space/frame.js';
import { loadForSearch } from './load-for-search.js';
import { PatternIda } from './pattern-ida.js';

type Engine = PatternIda | CompiledIda | SubtreeIda;

/** One part of an IDA* search with pattern databases, or its beginning. */
export class PartIda implements PartSearch<readonly Push[]> {
  activity: Message | undefined;
  private readonly frame: Frame;
  private readonly loading: Generator<number, Engine>;
  private engine: Engine | undefined;
  /** The memory of the tables, and of what building them takes. */
  private readonly neededBytes: number;

  constructor(
    position: TilesPosition,
    private readonly options: StrategyOptions,
    private readonly part: IterationPart | undefined,
  ) {
    this.frame = new Frame(position);
    this.neededBytes = patternBytes(this.frame, options.heuristic.id, options.tables);
    this.loading = this.load();
  }

  get counts(): Counts {
    const counts = this.engine?.counts ?? newTally();
    return { ...counts, generated: Math.max(0, counts.generated - (this.part?.generated ?? 0)) };
  }

  step(expansions: number): PartOutcome<readonly Push[]> | undefined {
    const { frame, part } = this;
    if (this.neededBytes > this.options.memoryLimit) return { status: 'stopped', reason: 'memory' };
    if (this.engine === undefined) {
      const step = this.loading.next();
      this.activity = step.done ? undefined : buildingPatterns({ percent: Math.floor(100 * step.value) });
      if (step.done) this.engine = step.value;
      return undefined;
    }
    const { engine } = this;
    const outcome = engine.step(expansions);
    if (outcome?.status === 'solved') return { status: 'solved', path: frame.pushes(outcome.path, 'stm') };
    const isOver =
      part === undefined ? engine instanceof CompiledIda && engine.couldUseThreads : engine.lowerBound > part.bound;
    return isOver ? { status: 'exhausted', bound: engine.lowerBound } : undefined;
  }

  private *load(): Generator<number, Engine> {
    const { frame, part } = this;
    const { patterns, memory, takenBytes } = yield* loadForSearch(frame, this.options);
    const spareBytes = this.options.memoryLimit - takenBytes;
    if (part === undefined)
      return memory === undefined
        ? new PatternIda(frame, patterns, undefined, spareBytes)
        : new CompiledIda(frame, memory, spareBytes);
    // A search that is not compiled is not cut; so this is another machine than the one that began.
    if (memory === undefined)
      throw new Error('a part of a search needs WebAssembly, and twice the memory of its tables');
    const { bound, generated } = part;
    return new SubtreeIda(frame, memory, undefined, { lowerBound: bound, expanded: 0, generated }, part, spareBytes);
  }
}
