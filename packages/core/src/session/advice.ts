import { aFunction, anObject, assertArguments, objectWith } from '../check.js';
import type { Family } from '../contract/family.js';
import type { Ids } from '../contract/ids.js';
import { identityOf, same } from '../contract/same.js';
import type { Message } from '../messages/message.js';
import { replay } from '../solving/replay.js';
import type { Solution } from '../solving/solution.js';

/** Solves a position somewhere: in this thread, in slices, or in a worker. */
export type Solver<P, M, I extends Ids = Ids> = (
  position: P,
  metric: I['metric'],
  incumbents: Incumbents<M>,
) => Question<M>;

/** Where a solver offers solutions before its answer, if it likes. */
export interface Incumbents<M> {
  /** Taken if it is shorter than the best solution known. Throws if it does not solve the position. */
  offer(moves: readonly M[]): void;
}

/** A solution that is being computed. */
export interface Question<M> {
  /** The solution, once it is computed. */
  readonly answer: Promise<Solution<M>>;
  /** The answer is not needed any more; its value does not matter then. */
  cancel(): void;
  /** Ends the search with the best solution known, as soon as there is one; left out where the solver cannot. */
  hurry?(): void;
}

const aQuestion = objectWith({ answer: anObject, cancel: aFunction });

/** A solver's result for the current position of a game. */
export interface Advice<M> {
  /** `solved`, `unsolvable` or `stopped`. */
  readonly status: Solution['status'];
  /** The moves of the best known solution from here. */
  readonly moves: readonly M[];
  /** Their length; undefined where no solution is known. */
  readonly length: number | undefined;
  /** True if the moves are proved shortest. */
  readonly optimal: boolean;
  /** No solution from here is shorter. */
  readonly lowerBound: number;
  /** Why there is none, or why the solver gave up. */
  readonly reason: Message | undefined;
}

/** A question that is open, and its answer to be. */
interface Asked<P, M> {
  readonly position: P;
  readonly question: Question<M>;
  readonly advice: Promise<Advice<M>>;
}

/** A position on a solution: so many of its moves lie behind, of this length together. */
interface Place<M> {
  readonly advice: Advice<M>;
  readonly at: number;
  readonly behind: number;
}

/** A solution from the current position, which may be longer than others. */
interface Path<M> {
  readonly moves: readonly M[];
  readonly length: number;
}

/**
 * The solutions of one game. All positions on a solution that was found are answered at once. The best solution known goes on with
 * the game, also where moves leave it, and is replaced by shorter ones only. What is unsolvable in one position is so in all.
 */
export class Adviser<P, M, I extends Ids = Ids> {
  private readonly known = new Map<string, Place<M>>();
  private hopeless: Advice<M> | undefined;
  /** Where no answer is known for the current position, or a longer one. */
  private path: Path<M> | undefined;
  /** The question about the position in which the game is, and the one that no move cancels. */
  private pending: Asked<P, M> | undefined;
  private studied: Asked<P, M> | undefined;

  constructor(
    private readonly family: Family<P, M>,
    private readonly metric: I['metric'],
    private current: P,
  ) {}

  /** What a solver has answered, for this position or one before it on the same solution. */
  about(position: P): Advice<M> | undefined {
    if (this.hopeless !== undefined) return this.hopeless;
    const place = this.known.get(identityOf(position));
    return place && this.shortened(position, restOf(place));
  }

  /** The best solution known, also where the solver has not answered yet. */
  best(position: P): Advice<M> | undefined {
    return this.about(position) ?? this.shortened(position, NOTHING);
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

  /**
   * The game goes from one position to another by a move of this cost: along the best solution known, if its next moves lead there.
   * Otherwise the solution begins with the move back.
   */
  follow(from: P, to: P, cost: number, back: () => M | undefined): void {
    const best = this.best(from);
    const place = this.known.get(identityOf(from));
    this.current = to;
    this.path = undefined;
    if (best?.length === undefined) return;
    const { moves, length } = best;
    const [steps, behind] = this.stepsTo(from, to, moves, cost);
    if (steps > 0 && place !== undefined && lengthOf(place) === length) {
      this.keep(to, { ...place, at: place.at + steps, behind: place.behind + behind });
    } else if (steps > 0) {
      this.path = { moves: moves.slice(steps), length: length - behind };
    } else {
      const first = back();
      if (first !== undefined) this.path = { moves: [first, ...moves], length: length + cost };
    }
  }

  /** The game stays here for now: a question about another position need not be answered. */
  arrive(position: P): void {
    this.current = position;
    if (this.pending === undefined || this.pending.position === position) return;
    this.pending.question.cancel();
    this.pending = undefined;
  }

  /** How many of the moves lead from one position to another, with no more than this cost, and what they cost; 0 if none do. */
  private stepsTo(from: P, to: P, moves: readonly M[], cost: number): readonly [steps: number, behind: number] {
    let position = from;
    for (let [i, behind] = [0, 0]; i < moves.length; i++) {
      behind += this.family.cost(moves[i]!, this.metric);
      const played = this.family.play(position, moves[i]!);
      if (behind > cost || !played.ok) break;
      position = played.value;
      if (same(position, to)) return [i + 1, behind];
    }
    return [0, 0];
  }

  /** The answer, if it is known or pending. */
  private answered(position: P): Promise<Advice<M>> | undefined {
    const known = this.about(position);
    if (known !== undefined) return Promise.resolve(known);
    return [this.pending, this.studied].find((asked) => asked?.position === position)?.advice;
  }

  private put(position: P, solver: Solver<P, M, I>): Asked<P, M> {
    const question = solver(position, this.metric, { offer: (moves) => this.consider(position, moves) });
    assertArguments(['what the solver returns', question, aQuestion]);
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
    const { status, moves, length, optimal, lowerBound, reason, stopReason } = solution;
    const advice = { status, moves, length, optimal, lowerBound, reason };
    if (status === 'unsolvable') this.hopeless = advice;
    // What a solver knew when it was stopped is no answer: the next one may have more time.
    else if (status === 'solved' && stopReason === 'cancelled') this.consider(position, moves);
    else if (status === 'solved') this.keep(position, { advice, at: 0, behind: 0 });
    return this.shortened(position, advice) ?? advice;
  }

  /** Keeps an answer, unless one as short is known. */
  private keep(position: P, place: Place<M>): void {
    const id = identityOf(position);
    const before = this.known.get(id);
    if (before === undefined || lengthOf(place) < lengthOf(before)) this.known.set(id, place);
  }

  /** Takes a solution from the current position for the best known, if it is; the rules are asked first. */
  private consider(position: P, moves: readonly M[]): void {
    if (position !== this.current) return;
    const length = replay(this.family, position, moves, this.metric);
    if (length < (this.best(position)?.length ?? Number.POSITIVE_INFINITY)) this.path = { moves, length };
  }

  /** The same advice with the best solution known; undefined if there is none. */
  private shortened(position: P, advice: Advice<M>): Advice<M> | undefined {
    const { path } = this;
    const isBetter =
      path !== undefined && same(position, this.current) && path.length < (advice.length ?? Number.POSITIVE_INFINITY);
    if (isBetter) return { ...advice, ...path, status: 'solved', optimal: path.length === advice.lowerBound };
    return advice.length === undefined ? undefined : advice;
  }

  private settle(question: Question<M>): void {
    if (this.pending?.question === question) this.pending = undefined;
    if (this.studied?.question === question) this.studied = undefined;
  }
}

const NOTHING = {
  status: 'stopped',
  moves: [],
  length: undefined,
  optimal: false,
  lowerBound: 0,
  reason: undefined,
} as const;

/** The advice for a position on a solution. */
function restOf<M>(place: Place<M>): Advice<M> {
  const { advice, at, behind } = place;
  if (at === 0) return advice;
  const lowerBound = Math.max(0, advice.lowerBound - behind);
  return { ...advice, moves: advice.moves.slice(at), length: lengthOf(place), lowerBound };
}

function lengthOf<M>({ advice, behind }: Place<M>): number {
  return advice.length! - behind;
}
