import type { Outcome, Search, SearchOptions, Space, Successors } from '../family.js';
import { newSuccessors, newTally } from './counts.js';
import { doubled } from './open-list.js';
import { StateIndex } from './state-index.js';

/** One state on the current path: its working state, its successors and how far they have been tried. */
interface Frame {
  readonly state: Int32Array;
  readonly out: Successors;
  next: number;
  edge: number;
  node: number;
}

/**
 * IDA*: depth-first search that gives up a path when f passes a threshold, and starts again with the next threshold.
 *
 * It remembers how early it met each state in this iteration, so that a state met again no earlier is not searched twice.
 * That is also what proves a puzzle unsolvable: an iteration that has expanded every state that it met has seen everything.
 */
export class IterativeDeepening implements Search<readonly number[]> {
  readonly counts = newTally();
  private readonly estimate: (state: Int32Array, at: number) => number;
  private readonly seen: StateIndex;
  /** The smallest g at which each state was expanded in this iteration; -1 while it has only been met. */
  private expandedAt = new Int32Array(128);
  private metInIteration = new Int32Array(128);
  private met = 0;
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
    const stopAt = this.counts.expanded + expansions;
    while (this.outcome === undefined && this.counts.expanded < stopAt) {
      if (this.depth < 0) this.startIteration();
      else this.advance();
    }
    this.count();
    return this.outcome;
  }

  private startIteration(): void {
    if (this.iteration > 0) {
      const closed = this.met === this.expandedStates;
      if (closed || this.nextThreshold === Number.POSITIVE_INFINITY) {
        this.outcome = { status: 'unsolvable' };
        return;
      }
      this.threshold = this.nextThreshold;
      this.enterRoot();
    }
    this.iteration++;
    this.nextThreshold = Number.POSITIVE_INFINITY;
    this.met = 0;
    this.expandedStates = 0;
    const root = this.frame(0);
    const key = new Int32Array(this.space.keyWords);
    this.space.save(root.state, 0, key, 0);
    this.meet(key, 0, 0, false);
    this.visit(0);
  }

  /** Tells the trace of the start, which each iteration enters again; the first one does so before anything is expanded. */
  private enterRoot(): void {
    this.options.trace?.enter(this.nodes, -1, -1, 0, this.estimate(this.frame(0).state, 0));
  }

  /** Tries the next successor of the deepest state on the path. */
  private advance(): void {
    const { space } = this;
    const frame = this.frames[this.depth]!;
    if (frame.next === frame.out.count) {
      this.depth--;
      return;
    }
    const i = frame.next++;
    const g = this.depth + 1;
    const child = this.frame(g);
    child.edge = frame.out.edges[i];
    space.child(frame.state, 0, child.edge, child.state, 0);
    const h = this.estimate(child.state, 0);
    const cut = g + h > this.threshold;
    if (cut) this.nextThreshold = Math.min(this.nextThreshold, g + h);
    if (!this.meet(frame.out.keys, i * space.keyWords, g, cut) || cut) return;
    this.options.trace?.enter(this.nodes, frame.node, child.edge, g, h);
    this.visit(g);
  }

  /** Goes on with the state at depth g, which is within the threshold. */
  private visit(g: number): void {
    const { space, counts } = this;
    const frame = this.frames[g]!;
    if (space.isGoal(frame.state, 0)) {
      this.options.trace?.goal?.(this.nodes);
      const path = this.frames.slice(1, g + 1).map((step) => step.edge);
      this.outcome = { status: 'solved', path, optimal: this.options.heuristic.admissible };
      return;
    }
    frame.node = this.nodes++;
    this.options.trace?.expand(frame.node);
    space.expand(frame.state, 0, -1, frame.out);
    frame.next = 0;
    this.depth = g;
    counts.expanded++;
    counts.generated += frame.out.count;
    if (g > counts.peakOpen) counts.peakOpen = g;
  }

  /** Notes that a state was met at depth g; false if it was expanded no later in this iteration, or there is no room for it. */
  private meet(keys: Int32Array, at: number, g: number, cut: boolean): boolean {
    const { counts } = this;
    let state = this.seen.find(keys, at);
    if (state < 0) {
      if (!this.reserve()) {
        this.outcome = { status: 'stopped', reason: 'memory' };
        return false;
      }
      state = ~this.seen.insert(keys, at);
    }
    if (this.metInIteration[state] !== this.iteration) {
      this.metInIteration[state] = this.iteration;
      this.expandedAt[state] = -1;
      this.met++;
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
    const tables = 8 * this.expandedAt.length;
    if (!this.seen.reserve(1, this.options.memoryLimit - 2 * tables - this.frameBytes)) return false;
    if (this.seen.size === this.expandedAt.length) {
      this.expandedAt = doubled(this.expandedAt);
      this.metInIteration = doubled(this.metInIteration);
    }
    return true;
  }

  private get frameBytes(): number {
    const { stateWords, maxSuccessors, keyWords } = this.space;
    return 4 * (this.frames.length + 1) * (stateWords + maxSuccessors * (keyWords + 1));
  }

  private frame(depth: number): Frame {
    this.frames[depth] ??= {
      state: new Int32Array(this.space.stateWords),
      out: newSuccessors(this.space),
      next: 0,
      edge: -1,
      node: -1,
    };
    return this.frames[depth]!;
  }

  private count(): void {
    const { counts } = this;
    counts.stored = this.seen.size;
    counts.bytes = this.seen.bytes + 8 * this.expandedAt.length + this.frameBytes;
  }
}
