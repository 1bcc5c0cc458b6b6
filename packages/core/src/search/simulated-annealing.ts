import type { Outcome, Search, SearchOptions } from '../contract/engine/search.js';
import type { Space, Successors } from '../contract/engine/space.js';
import { newWords } from '../out-of-memory.js';
import { type Random, seededRandom } from '../random.js';
import { listBytes, newSuccessors, newTally } from './counts.js';
import { SuccessorOrder } from './successor-order.js';
import { Walk } from './walk.js';

/** How many states it tries, and the temperatures of the first and the last. */
const TRIES = 200_000;
const HOT = 2;
const COLD = 0.1;

/** A chance is compared with a random number below this. */
const CHANCES = 2 ** 30;

/**
 * Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983): goes to a random successor, always if its h is no larger, else with the chance
 * e^(-difference / temperature). The temperature falls from 2 to 0.1 by the same factor at each of 200,000 tries; then it gives up.
 */
export class SimulatedAnnealing implements Search<readonly number[]> {
  readonly counts = newTally();
  readonly lowerBound = 0;
  private readonly estimate: (state: Int32Array, at: number) => number;
  private readonly order: SuccessorOrder;
  private readonly out: Successors;
  private readonly child: Int32Array;
  private readonly walk: Walk;
  private readonly random: Random;
  private tries = 0;
  private h: number;
  private node = 0;
  private parent = -1;
  private edge = -1;
  private nodes = 1;
  private outcome: Outcome<readonly number[]> | undefined;

  constructor(
    private readonly space: Space,
    private readonly options: SearchOptions,
  ) {
    this.estimate = space.heuristic(options.heuristic.id);
    this.order = new SuccessorOrder(space, options);
    this.out = newSuccessors(space);
    this.child = newWords(space.stateWords);
    this.walk = new Walk(space);
    this.random = seededRandom(options.seed ?? 1);
    this.h = this.estimate(this.walk.state, 0);
    this.stay();
    this.count();
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    for (let left = expansions; left > 0 && this.outcome === undefined; left--) this.expand();
    this.count();
    return this.outcome;
  }

  private expand(): void {
    const { walk, space, counts, options, child } = this;
    if (space.isGoal(walk.state, 0)) {
      options.trace?.goal?.(this.node);
      this.outcome = { status: 'solved', path: walk.path(), optimal: false };
      return;
    }
    if (!walk.hasRoom(options.memoryLimit - listBytes(space))) {
      this.outcome = { status: 'stopped', reason: 'memory' };
      return;
    }
    if (this.tries === TRIES) {
      this.outcome = { status: 'stopped', reason: 'stuck' };
      return;
    }
    counts.expanded++;
    options.trace?.expand(this.node);
    const temperature = HOT * (COLD / HOT) ** (this.tries++ / TRIES);
    const edge = this.anyEdge();
    if (edge < 0) {
      this.stay();
      return;
    }
    space.child(walk.state, 0, edge, child, 0);
    const h = this.estimate(child, 0);
    const chance = h <= this.h ? 1 : Math.exp((this.h - h) / temperature);
    if (chance < 1 && this.random.integer(CHANCES) >= chance * CHANCES) {
      this.stay();
      return;
    }
    walk.follow(edge);
    this.h = h;
    this.parent = this.node;
    this.edge = edge;
    this.node = this.nodes++;
    this.stay();
  }

  /** The current state is the next to be expanded, once more if it was before. */
  private stay(): void {
    this.options.trace?.enter(this.node, this.parent, this.edge, this.walk.length, this.h);
  }

  private anyEdge(): number {
    const { space, out, walk, counts } = this;
    let edge = -1;
    let met = 0;
    let from = 0;
    do {
      space.expand(walk.state, 0, -1, out, from);
      counts.generated += out.count;
      if (out.count > 0) {
        const pick = this.random.integer(met + out.count);
        if (pick >= met) edge = out.edges[this.order.of(out)[pick - met]];
        met += out.count;
      }
      from = out.next;
    } while (from !== 0);
    return edge;
  }

  private count(): void {
    this.counts.stored = 1;
    this.counts.bytes = this.walk.bytes + listBytes(this.space);
  }
}
