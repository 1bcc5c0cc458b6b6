import { identityOf } from '@slidewise/core/contract';
import type { Random } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import type { Nearest, News } from './breeding.js';
import type { Workshop } from './workshop.js';

/** The work of a move of a walk, and of a board beside its proofs, in states: one board fills a round. */
const EACH_MOVE = 5;
const EACH_BOARD = 60_000;
/** So many walks in a row that did not get far enough, or farther than can be proved: the end. */
const FRUITLESS = 60;
const [LONGER, SHORTER] = [1.25, 0.9];
/** Where boards are to be hard, walks are made longer until a proof expands so many states; but not longer than this. */
const COSTLY = 50_000;
const FARTHEST = 200;

/**
 * Makes boards whose spaces are too large to explore. A random walk leads away from the solved board, and its end is
 * solved with a proof. Each position on a shortest solution is then a board of known length.
 */
export class Walks<P, M> {
  private nearest = -1;

  constructor(
    private readonly workshop: Workshop<P, M>,
    private readonly random: Random,
  ) {}

  *run(): Generator<News<P>, void> {
    const { workshop, random } = this;
    const { making, order } = workshop;
    const { least, most } = order.range;
    const start = unwrap(making.plain(order.size));
    let steps = Math.max(8, 2 * least);
    if (order.hardest) steps = yield* this.farFrom(start, steps);
    let fruitless = 0;
    while (fruitless < FRUITLESS) {
      const wanted = most === Number.POSITIVE_INFINITY ? least : least + random.integer(most - least + 1);
      const walked = Math.ceil(steps);
      const end = this.walk(start, walked);
      const before = workshop.expanded;
      const work = (): number => walked * EACH_MOVE + workshop.expanded - before;
      const solution = workshop.prove(end);
      if (solution === undefined || (order.hardest && solution.length > most)) {
        // Too far for a proof, or for what was ordered.
        steps *= SHORTER;
        fruitless++;
        yield { work: work() };
        continue;
      }
      const { length, moves } = solution;
      if (length < wanted) {
        steps *= LONGER;
        fruitless++;
        yield { work: work(), ...this.whetherNearer({ position: end, length }) };
        continue;
      }
      const made = order.hardest ? workshop.finish(end, length) : this.onTheWay(end, moves, wanted);
      if (made !== undefined) fruitless = 0;
      yield { work: work() + EACH_BOARD, ...(made === undefined ? {} : { made }) };
    }
  }

  /** How long walks are whose ends take some work to prove, but not too much; they start with so many steps. */
  private *farFrom(start: P, least: number): Generator<News<P>, number> {
    const { workshop } = this;
    const { most } = workshop.order.range;
    for (let steps = least; ; steps *= LONGER) {
      const before = workshop.expanded;
      const solution = workshop.prove(this.walk(start, Math.ceil(steps)));
      const work = workshop.expanded - before;
      yield { work };
      if (solution === undefined || solution.length > most || work > COSTLY || steps > FARTHEST) return steps;
    }
  }

  /** The board on a shortest solution from which so much of it is left. */
  private onTheWay(start: P, moves: readonly M[], wanted: number) {
    const { workshop } = this;
    const { family, order } = workshop;
    let left = moves.reduce((sum, move) => sum + family.cost(move, order.metric), 0);
    let at = start;
    for (const move of moves) {
      if (left <= wanted) break;
      at = unwrap(family.play(at, move));
      left -= family.cost(move, order.metric);
    }
    return left === wanted ? workshop.finish(at, wanted) : undefined;
  }

  /** Some moves of the metric away, never straight back. */
  private walk(start: P, steps: number): P {
    const { family, order } = this.workshop;
    let [before, at] = [identityOf(start), start];
    for (let i = 0; i < steps; i++) {
      const next = family.moves(at, order.metric).map((move) => unwrap(family.play(at, move)));
      const onward = next.filter((position) => identityOf(position) !== before);
      before = identityOf(at);
      at = this.random.pick(onward.length > 0 ? onward : next);
    }
    return at;
  }

  private whetherNearer(nearest: Nearest<P>): { nearest?: Nearest<P> } {
    if (nearest.length <= this.nearest || nearest.length >= this.workshop.order.range.least) return {};
    this.nearest = nearest.length;
    return { nearest };
  }
}
