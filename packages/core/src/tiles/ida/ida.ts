import type { Counts, Outcome, Search, StrategyOptions } from '../../contract/engine/search.js';
import { buildingPatterns, buildingTables } from '../../messages/en/solving.js';
import type { Message } from '../../messages/message.js';
import { newTally } from '../../search/counts.js';
import { CompiledIda } from '../compiled/compiled-ida.js';
import type { PatternMemory } from '../compiled/pattern-memory.js';
import { type IdaCheckpoint, isCheckpoint, SubtreeIda } from '../compiled/subtree-ida.js';
import { plainBound } from '../heuristics/heuristics.js';
import { makeWalkingTables } from '../heuristics/walking-distance.js';
import { GROUP_SIZES, type PatternKind } from '../patterns/partitions.js';
import { bytesOf, patternBytes } from '../patterns/pattern-set.js';
import type { TilesPosition } from '../position.js';
import type { Push } from '../rules.js';
import { Frame } from '../space/frame.js';
import { loadForSearch } from './load-for-search.js';
import { fartherBytes, ManhattanIda, manhattanOf } from './manhattan-ida.js';
import { PatternIda } from './pattern-ida.js';
import { TrackedIda } from './tracked-ida.js';
import { ConflictTracker, WalkingTracker } from './trackers.js';

/** An IDA* search on the frame's board; its path consists of directions. */
type Engine = Pick<Search<readonly number[]>, 'step' | 'counts' | 'lowerBound'>;

export const patternHeuristics = Object.keys(GROUP_SIZES) as PatternKind[];

/** The heuristics that this IDA* can compute incrementally, the pattern databases last. */
export const idaHeuristics = [
  ...(['manhattan', 'linear-conflict', 'walking-distance', 'max'] as const),
  ...patternHeuristics,
];

const OUT_OF_MEMORY = { status: 'stopped', reason: 'memory' } as const;

/** IDA* (Korf 1985) with any of its heuristics; pattern databases that are not in the cache are built first, in slices. */
export class Ida implements Search<readonly Push[]> {
  activity: Message | undefined;
  private readonly frame: Frame;
  private readonly loading: Generator<number, Engine | undefined>;
  private engine: Engine | undefined;
  private memory: PatternMemory | undefined;
  private tableBytes = 0;
  /** What the tables leave of the memory limit. */
  private spareBytes = 0;
  /** The memory of the tables, and of what building them takes. */
  private readonly neededBytes: number;
  /** The tables that are made on the way take more than the limit. */
  private lacksMemory = false;
  /** The lower bound before the tables are loaded. */
  private readonly firstBound: number;
  /** How far an earlier search has come. */
  private readonly earlier: IdaCheckpoint | undefined;

  constructor(
    position: TilesPosition,
    private readonly options: StrategyOptions,
  ) {
    this.frame = new Frame(position);
    const { id } = options.heuristic;
    // No more than the engine's own: a bound never falls.
    this.firstBound = GROUP_SIZES[id] === undefined ? manhattanOf(this.frame) : plainBound(position, 'stm');
    this.earlier = isCheckpoint(options.resume) ? options.resume : undefined;
    if (GROUP_SIZES[id] === undefined) {
      this.neededBytes = id === 'manhattan' ? fartherBytes(this.frame) : 0;
      this.loading = this.plainEngine(id);
    } else {
      this.neededBytes = patternBytes(this.frame, id, options.tables);
      this.loading = this.patternEngine();
    }
  }

  get counts(): Counts {
    return { ...(this.engine?.counts ?? newTally()), bytes: this.tableBytes };
  }

  get lowerBound(): number {
    return Math.max(this.engine?.lowerBound ?? this.firstBound, this.earlier?.lowerBound ?? 0);
  }

  step(expansions: number): Outcome<readonly Push[]> | undefined {
    if (this.neededBytes > this.options.memoryLimit) return OUT_OF_MEMORY;
    if (this.engine === undefined && !this.load()) return this.lacksMemory ? OUT_OF_MEMORY : undefined;
    this.useThreads();
    const outcome = this.engine!.step(expansions);
    return outcome?.status === 'solved' ? { ...outcome, path: this.frame.pushes(outcome.path, 'stm') } : outcome;
  }

  /**
   * Only searches in subtrees can be resumed. Until then the bound is kept, unless an earlier search came further.
   */
  checkpoint(): IdaCheckpoint | undefined {
    const { engine, earlier } = this;
    if (this.options.resume === undefined || engine === undefined) return earlier;
    const own =
      engine instanceof SubtreeIda ? engine.checkpoint() : { ...engine.counts, lowerBound: engine.lowerBound };
    const { lowerBound, expanded, generated, round } = own as IdaCheckpoint;
    const isFurther =
      earlier === undefined ||
      lowerBound > earlier.lowerBound ||
      (lowerBound === earlier.lowerBound &&
        (round !== undefined || (earlier.round === undefined && expanded >= earlier.expanded)));
    return isFurther ? { lowerBound, expanded, generated, ...(round === undefined ? {} : { round }) } : earlier;
  }

  release(): void {
    if (this.engine instanceof SubtreeIda) this.engine.release();
  }

  /** Goes on in several threads, once that pays. */
  private useThreads(): void {
    const { engine, memory, frame, options } = this;
    const canSplit = memory !== undefined && (memory.threads > 1 || options.resume !== undefined);
    if (!canSplit || !(engine instanceof CompiledIda)) return;
    const { earlier } = this;
    if (earlier !== undefined && earlier.lowerBound > engine.lowerBound) {
      this.engine = new SubtreeIda(frame, memory, options.helpers, earlier, undefined, this.spareBytes);
    } else if (engine.couldUseThreads) {
      const { counts, lowerBound } = engine;
      this.engine = new SubtreeIda(
        frame,
        memory,
        options.helpers,
        { ...counts, lowerBound },
        undefined,
        this.spareBytes,
      );
    }
  }

  /** Continues building tables; true once all are loaded. */
  private load(): boolean {
    const step = this.loading.next();
    if (!step.done) {
      const building = GROUP_SIZES[this.options.heuristic.id] === undefined ? buildingTables : buildingPatterns;
      this.activity = building({ percent: Math.floor(100 * step.value) });
      return false;
    }
    this.activity = undefined;
    this.engine = step.value;
    this.lacksMemory = step.value === undefined;
    return !this.lacksMemory;
  }

  /** Loads or builds the tables. */
  private *patternEngine(): Generator<number, Engine> {
    const { patterns, memory, takenBytes } = yield* loadForSearch(this.frame, this.options);
    this.memory = memory;
    this.spareBytes = this.options.memoryLimit - takenBytes;
    this.tableBytes = memory?.bytes ?? bytesOf(patterns);
    return memory === undefined
      ? new PatternIda(this.frame, patterns, this.earlier, this.spareBytes)
      : new CompiledIda(this.frame, memory, this.spareBytes);
  }

  /** A search without pattern databases; the tables of walking distance are made in slices. Undefined if they take more than the memory limit allows. */
  private *plainEngine(heuristic: string): Generator<number, Engine | undefined> {
    const { frame } = this;
    if (heuristic === 'manhattan') return new ManhattanIda(frame);
    const walks = heuristic !== 'linear-conflict';
    for (const bytes of walks ? makeWalkingTables(frame) : []) {
      if (bytes > this.options.memoryLimit) return undefined;
      this.tableBytes = bytes;
      yield 0;
    }
    const board = frame.board.slice();
    const trackers = [
      ...(walks ? [new WalkingTracker(frame, board)] : []),
      ...(heuristic !== 'walking-distance' ? [new ConflictTracker(frame, board)] : []),
    ];
    return new TrackedIda(frame, board, trackers);
  }
}
