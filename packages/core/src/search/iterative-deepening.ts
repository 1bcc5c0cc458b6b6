import type { Outcome, Search, SearchOptions } from '../contract/search.js';
import type { Space, Successors } from '../contract/space.js';
import { newSuccessors, newTally } from './counts.js';
import { grown, StateIndex } from './tables/state-index.js';

/** One state on the current path: its working state, its successors, and the next of them to try. */
interface Frame {
  readonly state: Int32Array;
  readonly out: Successors;
  next: number;
  edge: number;
  node: number;
}

/** Bytes for a state besides its key: the iteration that generated it last, and the depth of its expansion. */
const STATE_BYTES = 8;

/** The fraction of the memory that is reserved for a longer path. */
const PATH_SHARE = 1 / 16;

/** Successors tried that count as one expansion towards the end of a step: on large boards each may take long. */
const BATCH = 32;

/**
 * IDA* (Korf 1985): depth-first search that cuts off paths whose f exceeds a threshold, repeated with the next threshold; with a
 * transposition table (Reinefeld and Marsland 1994).
 *
 * The table holds the smallest g at which each state was expanded in this iteration, so that a duplicate with no smaller g is
 * pruned. It also proves puzzles unsolvable: if an iteration has expanded every state that it generated, no more can be reached.
 */
export class IterativeDeepening implements Search<readonly number[]> {
  readonly counts = newTally();
  private readonly estimate: (state: Int32Array, at: number) => number;
  private readonly seen: StateIndex;
  /** The smallest g at which each state was expanded in this iteration; -1 while it has only been generated. */
  private expandedAt = new Int32Array(128);
  private generatedIn = new Int32Array(128);
  private generatedStates = 0;
  private expandedStates = 0;
  private readonly frames: Frame[] = [];
  private depth = -1;
  private threshold: number;
  private nextThreshold = Number.POSITIVE_INFINITY;
  private iteration = 0;
  private nodes = 0;
  private outcome: Outcome<readonly number[]> | undefined;

  constructor(
    private readonly space: Space,
    private readonly options: SearchOptions,
  ) {
    this.estimate = space.heuristic(options.heuristic.id);
    this.seen = new StateIndex(space.keyWords);
    space.start(this.frame(0).state, 0);
    this.threshold = this.estimate(this.frame(0).state, 0);
    this.enterRoot();
    this.count();
  }

  get lowerBound(): number {
    return this.options.heuristic.admissible ? this.threshold : 0;
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    // With a trace, a step is a whole expansion.
    const batch = this.options.trace === undefined ? BATCH : Number.POSITIVE_INFINITY;
    let tried = 0;
    for (let left = expansions; this.outcome === undefined && left > 0; ) {
      const { expanded } = this.counts;
      if (this.depth < 0) this.startIteration();
      else this.advance();
      if (this.counts.expanded === expanded && ++tried < batch) continue;
      tried = 0;
      left--;
    }
    this.count();
    return this.outcome;
  }

  private startIteration(): void {
    if (this.iteration > 0) {
      const closed = this.generatedStates === this.expandedStates;
      if (closed || this.nextThreshold === Number.POSITIVE_INFINITY) {
        this.outcome = { status: 'unsolvable' };
        return;
      }
      this.threshold = this.nextThreshold;
      this.enterRoot();
    }
    this.iteration++;
    this.nextThreshold = Number.POSITIVE_INFINITY;
    this.generatedStates = 0;
    this.expandedStates = 0;
    const root = this.frame(0);
    const key = new Int32Array(this.space.keyWords);
    this.space.save(root.state, 0, key, 0);
    this.recordGenerated(key, 0, 0, false);
    this.visit(0);
  }

  /** Reports the root to the trace, once for each iteration; for the first one before anything is expanded. */
  private enterRoot(): void {
    this.options.trace?.enter(this.nodes, -1, -1, 0, this.estimate(this.frame(0).state, 0));
  }

  /** Tries the next successor of the deepest state on the path. */
  private advance(): void {
    const { space } = this;
    const frame = this.frames[this.depth];
    if (frame.next === frame.out.count) {
      if (frame.out.next === 0) this.depth--;
      else this.list(frame, frame.out.next);
      return;
    }
    const g = this.depth + 1;
    if (!this.hasRoomFor(g)) {
      this.outcome = { status: 'stopped', reason: 'memory' };
      return;
    }
    const i = frame.next++;
    const child = this.frame(g);
    child.edge = frame.out.edges[i];
    space.child(frame.state, 0, child.edge, child.state, 0);
    const h = this.estimate(child.state, 0);
    const cut = g + h > this.threshold;
    if (cut) this.nextThreshold = Math.min(this.nextThreshold, g + h);
    if (!this.recordGenerated(frame.out.keys, i * space.keyWords, g, cut) || cut) return;
    this.options.trace?.enter(this.nodes, frame.node, child.edge, g, h);
    this.visit(g);
  }

  /** Expands the state at depth g, which is within the threshold, unless it is a goal. */
  private visit(g: number): void {
    const { space, counts } = this;
    const frame = this.frames[g];
    if (space.isGoal(frame.state, 0)) {
      this.options.trace?.goal?.(this.nodes);
      const path = this.frames.slice(1, g + 1).map((step) => step.edge);
      this.outcome = { status: 'solved', path, optimal: this.options.heuristic.admissible };
      return;
    }
    frame.node = this.nodes++;
    this.options.trace?.expand(frame.node);
    this.list(frame, 0);
    this.depth = g;
    counts.expanded++;
    if (g > counts.peakOpen) counts.peakOpen = g;
  }

  private list(frame: Frame, from: number): void {
    this.space.expand(frame.state, 0, -1, frame.out, from);
    frame.next = 0;
    this.counts.generated += frame.out.count;
  }

  /** Records a generated state at depth g; false if it was expanded at this depth or a smaller one in this iteration, or memory is full. */
  private recordGenerated(keys: Int32Array, at: number, g: number, cut: boolean): boolean {
    const { counts } = this;
    let state = this.seen.find(keys, at);
    if (state < 0) {
      if (!this.reserve()) {
        this.outcome = { status: 'stopped', reason: 'memory' };
        return false;
      }
      state = ~this.seen.insert(keys, at);
    }
    if (this.generatedIn[state] !== this.iteration) {
      this.generatedIn[state] = this.iteration;
      this.expandedAt[state] = -1;
      this.generatedStates++;
    } else counts.duplicates++;
    if (cut) return true;
    const before = this.expandedAt[state];
    if (before >= 0 && before <= g) return false;
    if (before < 0) this.expandedStates++;
    else counts.reopened++;
    this.expandedAt[state] = g;
    return true;
  }

  private reserve(): boolean {
    const { seen } = this;
    const { memoryLimit } = this.options;
    const forPath = Math.max(PATH_SHARE * memoryLimit, this.frameBytes(this.frames.length));
    if (!seen.reserve(1, memoryLimit - forPath, STATE_BYTES)) return false;
    if (this.expandedAt.length < seen.capacity) {
      this.expandedAt = grown(this.expandedAt, seen.capacity);
      this.generatedIn = grown(this.generatedIn, seen.capacity);
    }
    return true;
  }

  /** Whether there is memory for a path of this depth. */
  private hasRoomFor(depth: number): boolean {
    if (this.frames[depth] !== undefined) return true;
    return this.tableBytes + this.frameBytes(depth + 1) <= this.options.memoryLimit;
  }

  private get tableBytes(): number {
    return this.seen.bytes + STATE_BYTES * this.expandedAt.length;
  }

  /** The memory of a path of so many states. */
  private frameBytes(frames: number): number {
    const { stateWords, maxSuccessors, keyWords } = this.space;
    return 4 * (frames + 1) * (stateWords + maxSuccessors * (keyWords + 1));
  }

  private frame(depth: number): Frame {
    this.frames[depth] ??= {
      state: new Int32Array(this.space.stateWords),
      out: newSuccessors(this.space),
      next: 0,
      edge: -1,
      node: -1,
    };
    return this.frames[depth];
  }

  private count(): void {
    const { counts } = this;
    counts.stored = this.seen.size;
    counts.bytes = this.tableBytes + this.frameBytes(this.frames.length);
  }
}
