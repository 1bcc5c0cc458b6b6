import type { Outcome, Search, SearchOptions } from '../contract/engine/search.js';
import type { Space, Successors } from '../contract/engine/space.js';
import { newWords } from '../out-of-memory.js';
import { type Random, seededRandom } from '../random.js';
import { listBytes, newSuccessors, newTally } from './counts.js';
import { SuccessorOrder } from './successor-order.js';
import { Walk } from './walk.js';

/**
 * Steepest-ascent hill climbing: goes to the successor of the smallest h, as long as that is smaller than its own. It is stuck where no
 * successor is better. With restarts, it then begins anew: from the start, a random walk one move longer each time, and up again.
 */
export class HillClimbing implements Search<readonly number[]> {
  readonly counts = newTally();
  readonly lowerBound = 0;
  private readonly estimate: (state: Int32Array, at: number) => number;
  private readonly order: SuccessorOrder;
  private readonly out: Successors;
  private readonly child: Int32Array;
  private readonly walk: Walk;
  private readonly random: Random | undefined;
  private restarts = 0;
  /** Random moves that are still to be made before it climbs. */
  private wandering = 0;
  /** What is known of the current state's successors: where their list goes on, how many there were, and the best or a random one of them. */
  private looked = { from: 0, equals: 0, best: 0, edge: -1 };
  private readonly isWhole: boolean;
  private node = -1;
  private nodes = 0;
  private outcome: Outcome<readonly number[]> | undefined;

  constructor(
    private readonly space: Space,
    private readonly options: SearchOptions,
    /** How often it may begin anew. */
    private readonly mostRestarts: number,
  ) {
    this.estimate = space.heuristic(options.heuristic.id);
    this.isWhole = options.trace !== undefined && options.trace.inParts !== true;
    this.order = new SuccessorOrder(space, options);
    this.out = newSuccessors(space);
    this.child = newWords(space.stateWords);
    this.walk = new Walk(space);
    this.random = mostRestarts > 0 ? seededRandom(options.seed ?? 1) : undefined;
    this.enter(-1);
    this.count();
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    for (let left = expansions; left > 0 && this.outcome === undefined; left--) {
      if (this.looked.from === 0) this.expand();
      else this.look();
    }
    this.count();
    return this.outcome;
  }

  private expand(): void {
    const { walk, space, counts, options } = this;
    if (space.isGoal(walk.state, 0)) {
      options.trace?.goal?.(this.node);
      this.outcome = { status: 'solved', path: walk.path(), optimal: false };
      return;
    }
    if (!walk.hasRoom(this.room)) {
      this.outcome = { status: 'stopped', reason: 'memory' };
      return;
    }
    counts.expanded++;
    options.trace?.expand(this.node);
    this.looked = { from: 0, equals: 0, best: this.estimate(walk.state, 0), edge: -1 };
    do this.look();
    while (this.looked.from !== 0 && this.isWhole);
  }

  /** Looks at successors of the current state: all, or a part of very many. After the last of them it goes on. */
  private look(): void {
    const { space, out, walk, counts, looked } = this;
    space.expand(walk.state, 0, -1, out, looked.from);
    counts.generated += out.count;
    const order = this.order.of(out);
    for (let turn = 0; turn < out.count; turn++) this.consider(out.edges[order[turn]]);
    looked.from = out.next;
    if (looked.from !== 0) return;
    if (this.wandering > 0) this.wandering--;
    if (looked.edge < 0) this.giveUp();
    else this.go(looked.edge);
  }

  /** Takes a successor if it is better than the current state and those before; of equals the first, or with restarts any. A random walk takes any. */
  private consider(edge: number): void {
    const { space, walk, child, random, looked } = this;
    if (this.wandering > 0) {
      if (random!.integer(++looked.equals) === 0) looked.edge = edge;
      return;
    }
    space.child(walk.state, 0, edge, child, 0);
    const h = this.estimate(child, 0);
    if (h > looked.best || (h === looked.best && looked.edge < 0)) return;
    looked.equals = h < looked.best ? 1 : looked.equals + 1;
    if (h < looked.best || random?.integer(looked.equals) === 0) looked.edge = edge;
    looked.best = h;
  }

  private go(edge: number): void {
    this.walk.follow(edge);
    this.enter(edge);
  }

  private giveUp(): void {
    if (this.restarts === this.mostRestarts) {
      this.outcome = { status: 'stopped', reason: 'stuck' };
      return;
    }
    this.wandering = ++this.restarts;
    this.walk.restart();
    this.enter(-1);
  }

  private enter(edge: number): void {
    const { walk, options } = this;
    const parent = edge < 0 ? -1 : this.node;
    this.node = this.nodes++;
    options.trace?.enter(this.node, parent, edge, walk.length, this.estimate(walk.state, 0));
  }

  private get room(): number {
    return this.options.memoryLimit - listBytes(this.space);
  }

  private count(): void {
    this.counts.stored = 1;
    this.counts.bytes = this.walk.bytes + listBytes(this.space);
  }
}
