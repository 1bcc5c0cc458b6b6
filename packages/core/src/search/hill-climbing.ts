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
    this.order = new SuccessorOrder(space, options);
    this.out = newSuccessors(space);
    this.child = newWords(space.stateWords);
    this.walk = new Walk(space);
    this.random = mostRestarts > 0 ? seededRandom(options.seed ?? 1) : undefined;
    this.enter(-1);
    this.count();
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    for (let left = expansions; left > 0 && this.outcome === undefined; left--) this.expand();
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
    const edge = this.wandering > 0 ? this.anyEdge() : this.bestEdge();
    if (this.wandering > 0) this.wandering--;
    if (edge < 0) this.giveUp();
    else this.go(edge);
  }

  private go(edge: number): void {
    this.walk.follow(edge);
    this.enter(edge);
  }

  /** The edge to the best successor if that is better than the current state, else -1. Of equals the first, or with restarts any. */
  private bestEdge(): number {
    const { space, out, walk, child, random } = this;
    let best = this.estimate(walk.state, 0);
    let edge = -1;
    let equals = 0;
    this.eachSuccessor((i) => {
      space.child(walk.state, 0, out.edges[i], child, 0);
      const h = this.estimate(child, 0);
      if (h > best || (h === best && edge < 0)) return;
      equals = h < best ? 1 : equals + 1;
      if (h < best || random?.integer(equals) === 0) edge = out.edges[i];
      best = h;
    });
    return edge;
  }

  private anyEdge(): number {
    let edge = -1;
    let met = 0;
    this.eachSuccessor((i) => {
      if (this.random!.integer(++met) === 0) edge = this.out.edges[i];
    });
    return edge;
  }

  private eachSuccessor(hear: (successor: number) => void): void {
    const { space, out, walk, counts } = this;
    let from = 0;
    do {
      space.expand(walk.state, 0, -1, out, from);
      counts.generated += out.count;
      const order = this.order.of(out);
      for (let turn = 0; turn < out.count; turn++) hear(order[turn]);
      from = out.next;
    } while (from !== 0);
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
