import type { Duplicates, Incumbent, Outcome, Search, SearchOptions } from '../contract/engine/search.js';
import type { Space, Successors } from '../contract/engine/space.js';
import { everyPathFollowed } from '../messages/en/solving.js';
import { listBytes, newSuccessors, newTally } from './counts.js';
import { PathStack } from './path-stack.js';
import { SuccessorOrder } from './successor-order.js';
import { grown, StateIndex } from './tables/state-index.js';

/** What makes one depth-first search differ from another. */
export interface DepthFirstRules {
  /** Which duplicates are left out, unless the options say so. */
  readonly duplicates: Duplicates;
  /** No path is longer than this, unless the options name another depth. */
  readonly depth?: number;
  /** The limit of the depth starts at 0, and grows by 1 until there is a solution. */
  readonly deepens?: boolean;
  /** After a solution, the search goes on for a shorter one. Paths whose g + h is no better than the best are cut off. */
  readonly bounds?: boolean;
}

/** Bytes for a known state besides its key. */
const KNOWN_BYTES = 4;

/** The fraction of the memory that is reserved for the path. */
const PATH_SHARE = 1 / 4;

/** Successors tried that count as one expansion towards the end of a step. */
const BATCH = 32;

/**
 * Depth-first search (Tarjan 1972), also with a limit of the depth; iterative deepening (Slate and Atkin 1977, Korf 1985); and depth-first
 * branch and bound (Lawler and Wood 1966). A state is tested for being solved when the path reaches it.
 */
export class DepthFirst implements Search<readonly number[]> {
  readonly counts = newTally();
  private readonly duplicates: Duplicates;
  private readonly estimate: (state: Int32Array, at: number) => number;
  private readonly order: SuccessorOrder;
  private readonly out: Successors;
  private readonly path: PathStack;
  private readonly known: StateIndex | undefined;
  /** For each known state the smallest depth at which this iteration has visited it, plus 1; 0 if it has not. */
  private visitedAt = new Int32Array(128);
  private limit: number;
  private readonly startBound: number;
  private readonly isWhole: boolean;
  /** Whether the limit of the depth has ended a path. */
  private wasCut = false;
  private best: readonly number[] | undefined;
  private bestNode = -1;
  private iteration = 0;
  private nodes = 0;
  private longest = 0;
  /** Where the list of the deepest state's successors goes on; 0 if it is whole. */
  private from = 0;
  private outcome: Outcome<readonly number[]> | undefined;

  constructor(
    private readonly space: Space,
    private readonly options: SearchOptions,
    private readonly rules: DepthFirstRules,
  ) {
    this.duplicates = options.duplicates ?? rules.duplicates;
    this.estimate = rules.bounds === true ? space.heuristic(options.heuristic.id) : () => 0;
    this.limit = rules.deepens === true ? 0 : (options.depth ?? rules.depth ?? Number.POSITIVE_INFINITY);
    this.isWhole = options.trace !== undefined && options.trace.inParts !== true;
    this.order = new SuccessorOrder(space, options);
    this.out = newSuccessors(space);
    this.path = new PathStack(space);
    this.known = this.duplicates === 'all' ? new StateIndex(space.keyWords) : undefined;
    this.path.restart();
    const h = this.estimate(this.path.states, 0);
    this.startBound = rules.bounds === true && options.heuristic.admissible ? h : 0;
    this.enter(h);
    this.count();
  }

  get lowerBound(): number {
    return this.rules.deepens === true ? this.limit : this.startBound;
  }

  get incumbent(): Incumbent<readonly number[]> | undefined {
    return this.best === undefined ? undefined : { path: this.best, length: this.best.length };
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    // With a trace, a step is a whole expansion.
    const batch = this.isWhole ? Number.POSITIVE_INFINITY : BATCH;
    let tried = 0;
    for (let left = expansions; this.outcome === undefined && left > 0; ) {
      const { expanded } = this.counts;
      const isListing = this.from !== 0;
      if (isListing) this.list();
      else if (this.iteration === 0) this.startIteration();
      else if (this.path.depth < 0) this.endIteration();
      else this.advance();
      if (!isListing && this.counts.expanded === expanded && ++tried < batch) continue;
      tried = 0;
      left--;
    }
    this.count();
    return this.outcome;
  }

  private startIteration(): void {
    const { path, space, known } = this;
    if (this.iteration > 0) {
      path.restart();
      this.enter(0);
    }
    this.iteration++;
    this.wasCut = false;
    if (known !== undefined) {
      this.visitedAt.fill(0, 0, known.size);
      const key = new Int32Array(space.keyWords);
      space.save(path.states, 0, key, 0);
      if (!this.isFirstVisit(key, 0, 0)) return;
    }
    this.visit();
  }

  /** Tries the next successor of the deepest state. */
  private advance(): void {
    const { path, space, counts, duplicates } = this;
    const successor = path.takeNext();
    if (successor < 0) {
      path.leave();
      return;
    }
    if (!path.reserve(0, this.pathLimit)) {
      this.outcome = { status: 'stopped', reason: 'memory' };
      return;
    }
    const g = path.depth + 1;
    const isDuplicate =
      duplicates === 'all'
        ? !this.isFirstVisit(path.successorKeys, successor * space.keyWords, g)
        : duplicates === 'path' && path.repeats(successor);
    if (this.outcome !== undefined) return;
    if (isDuplicate) {
      counts.duplicates++;
      return;
    }
    path.descend(successor);
    const h = this.estimate(path.states, path.stateAt);
    if (this.best !== undefined && g + h >= this.best.length) {
      path.leave();
      return;
    }
    this.enter(h);
    this.visit();
  }

  /** Expands the deepest state, unless it is solved or as deep as it may be. */
  private visit(): void {
    const { path, space, counts } = this;
    if (path.depth >= this.longest) this.longest = path.depth + 1;
    if (space.isGoal(path.states, path.stateAt)) {
      this.reachGoal();
      return;
    }
    if (path.depth >= this.limit) {
      this.wasCut = true;
      path.leave();
      return;
    }
    counts.expanded++;
    this.options.trace?.expand(path.node);
    do this.list();
    while (this.from !== 0 && this.outcome === undefined && this.isWhole);
    if (path.depth > counts.peakOpen) counts.peakOpen = path.depth;
  }

  /** Keeps successors of the deepest state: all, or one list of very many. */
  private list(): void {
    const { path, space, out, counts } = this;
    space.expand(path.states, path.stateAt, -1, out, this.from);
    counts.generated += out.count;
    this.from = out.next;
    if (path.reserve(out.count, this.pathLimit)) path.append(out, this.order.of(out));
    else this.outcome = { status: 'stopped', reason: 'memory' };
  }

  private reachGoal(): void {
    const { path, rules, startBound } = this;
    const edges = path.edges();
    if (rules.bounds === true && edges.length > startBound) {
      this.best = edges;
      this.bestNode = path.node;
      path.leave();
      return;
    }
    this.options.trace?.goal?.(path.node);
    // Deepening has searched all shorter paths before; a path as short as the bound cannot be beaten.
    this.outcome = { status: 'solved', path: edges, optimal: rules.deepens === true || edges.length <= startBound };
  }

  /** All paths that the limit allows were followed. */
  private endIteration(): void {
    const { rules, best } = this;
    if (best !== undefined) {
      this.options.trace?.goal?.(this.bestNode);
      // A solution beyond the limit of the depth is longer than this one.
      this.outcome = { status: 'solved', path: best, optimal: this.options.heuristic.admissible };
    } else if (!this.wasCut) {
      this.outcome = { status: 'unsolvable', ...(this.known === undefined ? { reason: everyPathFollowed() } : {}) };
    } else if (rules.deepens === true) {
      this.limit++;
      this.startIteration();
    } else {
      this.outcome = { status: 'stopped', reason: 'depth' };
    }
  }

  /** Records a visit at depth g. False if it can bring nothing new, or memory is full. */
  private isFirstVisit(keys: Int32Array, at: number, g: number): boolean {
    const known = this.known!;
    let state = known.find(keys, at);
    if (state < 0) {
      if (!this.reserveKnown()) return false;
      state = ~known.insert(keys, at);
    }
    const before = this.visitedAt[state];
    // Without a limit or a best solution, nothing is gained by a shorter path to a known state.
    const matters = this.limit < Number.POSITIVE_INFINITY || this.rules.bounds === true;
    if (before > 0 && (before <= g + 1 || !matters)) return false;
    if (before > 0) this.counts.reopened++;
    this.visitedAt[state] = g + 1;
    return true;
  }

  private reserveKnown(): boolean {
    const known = this.known!;
    if (!known.reserve(1, (1 - PATH_SHARE) * this.room, KNOWN_BYTES)) {
      this.outcome = { status: 'stopped', reason: 'memory' };
      return false;
    }
    if (this.visitedAt.length < known.capacity) this.visitedAt = grown(this.visitedAt, known.capacity);
    return true;
  }

  /** The memory beside the list of successors. */
  private get room(): number {
    return this.options.memoryLimit - listBytes(this.space);
  }

  private get pathLimit(): number {
    return this.known === undefined ? this.room : PATH_SHARE * this.room;
  }

  private enter(h: number): void {
    const { path } = this;
    path.node = this.nodes++;
    this.options.trace?.enter(path.node, path.parentNode, path.edge, path.depth, h);
  }

  private count(): void {
    const { counts, known, path } = this;
    counts.stored = known?.size ?? this.longest;
    counts.bytes =
      path.bytes + listBytes(this.space) + (known === undefined ? 0 : known.bytes + 4 * this.visitedAt.length);
  }
}
