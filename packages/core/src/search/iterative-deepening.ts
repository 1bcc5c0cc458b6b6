import type { Outcome, Search, SearchOptions } from '../contract/engine/search.js';
import type { Space, Successors } from '../contract/engine/space.js';
import { everyPathFollowed } from '../messages/en/solving.js';
import { newSuccessors, newTally, sameKey } from './counts.js';
import { SuccessorOrder } from './successor-order.js';
import { hashKey } from './tables/hash.js';
import { TranspositionTable } from './transposition-table.js';

/** One state on the current path: its working state, its key, its successors and their order, and how many of them were tried. */
interface Frame {
  readonly state: Int32Array;
  readonly key: Int32Array;
  hash: number;
  readonly out: Successors;
  readonly order: Int32Array;
  next: number;
  edge: number;
  node: number;
}

/** The fraction of the memory that is reserved for a longer path. */
const PATH_SHARE = 1 / 16;

/** Successors tried that count as one expansion towards the end of a step: on large boards each may take long. */
const BATCH = 32;

/**
 * IDA* (Korf 1985): depth-first search that cuts off paths whose f exceeds a threshold, repeated with the next
 * threshold. It stores nothing but its path, and prunes successors that are on it; they are tried in the order in
 * which their boards read.
 *
 * With a transposition table, it prunes duplicates and proves that there is no solution. Then it takes successors in
 * the order of the space, which is faster.
 */
export class IterativeDeepening implements Search<readonly number[]> {
  readonly counts = newTally();
  private readonly estimate: (state: Int32Array, at: number) => number;
  private readonly order: SuccessorOrder;
  private readonly table: TranspositionTable | undefined;
  private readonly frames: Frame[] = [];
  private depth = -1;
  private threshold: number;
  private nextThreshold = Number.POSITIVE_INFINITY;
  private iteration = 0;
  private nodes = 0;
  /** The most states that were on the path at one time. */
  private longest = 0;
  private outcome: Outcome<readonly number[]> | undefined;

  constructor(
    private readonly space: Space,
    private readonly options: SearchOptions,
    stores: 'path' | 'states',
  ) {
    this.estimate = space.heuristic(options.heuristic.id);
    this.order = new SuccessorOrder(space, options);
    this.table = stores === 'states' ? new TranspositionTable(space) : undefined;
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
      if (this.table?.isClosed || this.nextThreshold === Number.POSITIVE_INFINITY) {
        this.outcome = { status: 'unsolvable', ...(this.table === undefined ? { reason: everyPathFollowed() } : {}) };
        return;
      }
      this.threshold = this.nextThreshold;
      this.enterRoot();
    }
    this.iteration++;
    this.nextThreshold = Number.POSITIVE_INFINITY;
    this.table?.startIteration();
    const root = this.frame(0);
    this.space.save(root.state, 0, root.key, 0);
    root.hash = hashKey(root.key, 0, this.space.keyWords);
    if (this.table === undefined || this.isWorthwhile(this.table, root.key, 0, 0, false)) this.visit(0);
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
    const turn = frame.next++;
    const { keys, edges } = frame.out;
    const i = this.table === undefined ? frame.order[turn] : turn;
    const at = i * space.keyWords;
    const child = this.frame(g);
    if (this.table === undefined && this.isOnPath(keys, at, child)) {
      this.counts.duplicates++;
      return;
    }
    child.edge = edges[i];
    space.child(frame.state, 0, child.edge, child.state, 0);
    const h = this.estimate(child.state, 0);
    const cut = g + h > this.threshold;
    if (cut) this.nextThreshold = Math.min(this.nextThreshold, g + h);
    if (this.table !== undefined && !this.isWorthwhile(this.table, keys, at, g, cut)) return;
    if (cut) return;
    this.options.trace?.enter(this.nodes, frame.node, child.edge, g, h);
    this.visit(g);
  }

  /** Whether a successor is on the path already; its key is kept with the state that it would be. */
  private isOnPath(keys: Int32Array, at: number, child: Frame): boolean {
    const { keyWords } = this.space;
    child.hash = hashKey(keys, at, keyWords);
    for (let depth = this.depth; depth >= 0; depth--) {
      const { hash, key } = this.frames[depth];
      if (hash === child.hash && sameKey(key, 0, keys, at, keyWords)) return true;
    }
    for (let word = 0; word < keyWords; word++) child.key[word] = keys[at + word];
    return false;
  }

  /** Expands the state at depth g, which is within the threshold, unless it is a goal. */
  private visit(g: number): void {
    const { space, counts } = this;
    const frame = this.frames[g];
    if (g >= this.longest) this.longest = g + 1;
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
    if (this.table === undefined) frame.order.set(this.order.of(frame.out).subarray(0, frame.out.count));
    this.counts.generated += frame.out.count;
  }

  /** Records a generated state at depth g; false if it was expanded at this depth or a smaller one in this iteration, or memory is full. */
  private isWorthwhile(table: TranspositionTable, keys: Int32Array, at: number, g: number, isCut: boolean): boolean {
    const { counts, options } = this;
    const forPath = Math.max(PATH_SHARE * options.memoryLimit, this.frameBytes(this.frames.length));
    const visit = table.visit(keys, at, g, isCut, options.memoryLimit - forPath);
    if (visit === 'full') this.outcome = { status: 'stopped', reason: 'memory' };
    else if (visit !== 'new') counts.duplicates++;
    if (visit === 'expanded deeper') counts.reopened++;
    return visit !== 'full' && visit !== 'done';
  }

  /** Whether there is memory for a path of this depth. */
  private hasRoomFor(depth: number): boolean {
    if (this.frames[depth] !== undefined) return true;
    return this.tableBytes + this.frameBytes(depth + 1) <= this.options.memoryLimit;
  }

  private get tableBytes(): number {
    return this.table?.bytes ?? 0;
  }

  /** The memory of a path of so many states. */
  private frameBytes(frames: number): number {
    const { stateWords, maxSuccessors, keyWords } = this.space;
    const ownWords = this.table === undefined ? keyWords + maxSuccessors : 0;
    return 4 * (frames + 1) * (stateWords + maxSuccessors * (keyWords + 1) + ownWords);
  }

  private frame(depth: number): Frame {
    const { stateWords, maxSuccessors, keyWords } = this.space;
    const stores = this.table === undefined;
    this.frames[depth] ??= {
      state: new Int32Array(stateWords),
      key: new Int32Array(stores || depth === 0 ? keyWords : 0),
      hash: 0,
      out: newSuccessors(this.space),
      order: new Int32Array(stores ? maxSuccessors : 0),
      next: 0,
      edge: -1,
      node: -1,
    };
    return this.frames[depth];
  }

  private count(): void {
    const { counts } = this;
    counts.stored = this.table?.size ?? this.longest;
    counts.bytes = this.tableBytes + this.frameBytes(this.frames.length);
  }
}
