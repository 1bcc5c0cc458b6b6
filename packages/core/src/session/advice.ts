import type { Family } from '../contract/family.js';
import type { Ids } from '../contract/ids.js';
import { identityOf, same } from '../contract/same.js';
import type { Solution } from '../solving/solve.js';

/** Solves a position somewhere: in this thread, in slices, or in a worker. */
export type Solver<P, M, I extends Ids = Ids> = (position: P, metric: I['metric']) => Question<M>;

/** A solution that is being worked out. */
export interface Question<M> {
  readonly answer: Promise<Solution<M>>;
  /** Nobody waits for the answer any more; what it then is does not matter. */
  cancel(): void;
}

/** What a solver says of the position in which a game is. */
export interface Advice<M> {
  readonly status: Solution['status'];
  /** The best way on that is known. */
  readonly moves: readonly M[];
  /** What these count; undefined where no solution is known. */
  readonly length: number | undefined;
  readonly optimal: boolean;
  readonly lowerBound: number;
  /** Why there is none, or why the solver gave up. */
  readonly reason: string | undefined;
}

/** A question that has been put, and what will be known then. */
interface Asked<P, M> {
  readonly position: P;
  readonly question: Question<M>;
  readonly advice: Promise<Advice<M>>;
}

/**
 * What is known about the positions of one game. Whoever follows a known solution, or comes back to it, is answered at once;
 * and since moves can be taken back, a game that cannot be solved in one position cannot be solved in any.
 */
export class Adviser<P, M, I extends Ids = Ids> {
  private readonly known = new Map<string, Advice<M>>();
  private hopeless: Advice<M> | undefined;
  /** The question about the position in which the game is, and the one that no move cancels. */
  private pending: Asked<P, M> | undefined;
  private studied: Asked<P, M> | undefined;

  constructor(
    private readonly family: Family<P, M>,
    private readonly metric: I['metric'],
  ) {}

  about(position: P): Advice<M> | undefined {
    return this.hopeless ?? this.known.get(identityOf(position));
  }

  /** Asks the solver, once for each position, and forgets the question about any other position. */
  ask(position: P, solver: Solver<P, M, I>): Promise<Advice<M>> {
    const answered = this.answered(position);
    if (answered !== undefined) return answered;
    this.pending?.question.cancel();
    this.pending = this.put(position, solver);
    return this.pending.advice;
  }

  /** The same, but the question stands whatever is asked or played meanwhile. */
  study(position: P, solver: Solver<P, M, I>): Promise<Advice<M>> {
    const answered = this.answered(position);
    if (answered !== undefined) return answered;
    this.studied = this.put(position, solver);
    return this.studied.advice;
  }

  /** The game is in another position now: a question about the last one need not be answered. */
  moved(from: P, to: P): void {
    if (this.pending !== undefined && this.pending.position !== to) {
      this.pending.question.cancel();
      this.pending = undefined;
    }
    const before = this.about(from);
    const [move, ...rest] = before?.moves ?? [];
    if (before?.length === undefined || move === undefined) return;
    const expected = this.family.play(from, move);
    if (!expected.ok || !same(expected.value, to)) return;
    const counted = this.family.cost(move, this.metric);
    const lowerBound = Math.max(0, before.lowerBound - counted);
    this.known.set(identityOf(to), { ...before, moves: rest, length: before.length - counted, lowerBound });
  }

  /** The answer that is known or on its way. */
  private answered(position: P): Promise<Advice<M>> | undefined {
    const known = this.about(position);
    if (known !== undefined) return Promise.resolve(known);
    return [this.pending, this.studied].find((asked) => asked?.position === position)?.advice;
  }

  private put(position: P, solver: Solver<P, M, I>): Asked<P, M> {
    const question = solver(position, this.metric);
    const advice = question.answer.then(
      (solution) => {
        this.settle(question);
        return this.learn(position, solution);
      },
      (error: unknown) => {
        this.settle(question);
        throw error;
      },
    );
    return { position, question, advice };
  }

  private learn(position: P, solution: Solution<M>): Advice<M> {
    const { status, moves, length, optimal, lowerBound, reason } = solution;
    const advice = { status, moves, length, optimal, lowerBound, reason };
    if (status === 'unsolvable') this.hopeless = advice;
    // A solver that gave up may have had a short time only: the next one may know more.
    if (status === 'solved') this.known.set(identityOf(position), advice);
    return advice;
  }

  private settle(question: Question<M>): void {
    if (this.pending?.question === question) this.pending = undefined;
    if (this.studied?.question === question) this.studied = undefined;
  }
}
