import { aFunction, anObject, demand, objectWith } from '../check.js';
import type { Family } from '../contract/family.js';
import type { Ids } from '../contract/ids.js';
import { identityOf, same } from '../contract/same.js';
import type { Solution } from '../solving/solution.js';

/** Solves a position somewhere: in this thread, in slices, or in a worker. */
export type Solver<P, M, I extends Ids = Ids> = (position: P, metric: I['metric']) => Question<M>;

/** A solution that is being computed. */
export interface Question<M> {
  readonly answer: Promise<Solution<M>>;
  /** The answer is not needed any more; its value does not matter then. */
  cancel(): void;
}

const aQuestion = objectWith({ answer: anObject, cancel: aFunction });

/** A solver's result for the current position of a game. */
export interface Advice<M> {
  readonly status: Solution['status'];
  /** The moves of the best known solution from here. */
  readonly moves: readonly M[];
  /** Their length; undefined where no solution is known. */
  readonly length: number | undefined;
  readonly optimal: boolean;
  readonly lowerBound: number;
  /** Why there is none, or why the solver gave up. */
  readonly reason: string | undefined;
}

/** A question that is open, and its answer to be. */
interface Asked<P, M> {
  readonly position: P;
  readonly question: Question<M>;
  readonly advice: Promise<Advice<M>>;
}

/**
 * A cache of solutions for the positions of one game. All positions on a known solution are answered at once; and since moves have
 * inverses, a game that is unsolvable in one position is unsolvable in all.
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

  /** Asks the solver, once for each position, and cancels the question about any other position. */
  ask(position: P, solver: Solver<P, M, I>): Promise<Advice<M>> {
    const answered = this.answered(position);
    if (answered !== undefined) return answered;
    this.pending?.question.cancel();
    this.pending = this.put(position, solver);
    return this.pending.advice;
  }

  /** The same, but the question is not cancelled by later questions or moves. */
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

  /** The answer, if it is known or pending. */
  private answered(position: P): Promise<Advice<M>> | undefined {
    const known = this.about(position);
    if (known !== undefined) return Promise.resolve(known);
    return [this.pending, this.studied].find((asked) => asked?.position === position)?.advice;
  }

  private put(position: P, solver: Solver<P, M, I>): Asked<P, M> {
    const question = solver(position, this.metric);
    demand(['what the solver returns', question, aQuestion]);
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
    // The result of a solver that gave up is not kept: the next one may have more time.
    if (status === 'solved') this.known.set(identityOf(position), advice);
    return advice;
  }

  private settle(question: Question<M>): void {
    if (this.pending?.question === question) this.pending = undefined;
    if (this.studied?.question === question) this.studied = undefined;
  }
}
