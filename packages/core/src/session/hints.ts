import { aFunction, assertArguments, objectWith, oneOf, optional } from '../check.js';
import type { Explanation } from '../contract/heuristics.js';
import type { Ids } from '../contract/ids.js';
import { same } from '../contract/same.js';
import * as say from '../messages/en/session.js';
import type { Message } from '../messages/message.js';
import type { Advice, Question, Solver } from './advice.js';
import { type HintPlan, planOf } from './hint-plan.js';
import type { SceneMove } from './scene-moves.js';
import type { Session } from './session.js';

/** The steps of a hint: the piece, its way, the reason. */
export const HINT_STEPS = ['piece', 'move', 'plan'] as const;

/** A step of a hint. */
export type HintStep = (typeof HINT_STEPS)[number];

/** What is shown of the way on: nothing, a step of a hint, the reasons, or why there is neither. */
export type HintState<P = unknown, M = unknown, N = unknown> =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'thinking';
      /** What the solver is doing. */
      readonly news?: N;
    }
  | ({ readonly kind: 'piece' } & NextMove<P, M>)
  | ({ readonly kind: 'move' } & NextMove<P, M>)
  | ({
      readonly kind: 'plan';
      /** The next moves, and what they are for. */
      readonly plan: HintPlan<P, M>;
    } & NextMove<P, M>)
  | {
      readonly kind: 'reasons';
      /** Why it takes so many moves. That names no move, and so it is no hint. */
      readonly explanation: Explanation;
    }
  | {
      readonly kind: 'hopeless';
      /** Why there is no solution. */
      readonly reason: Message;
    }
  | {
      readonly kind: 'unknown';
      /** Why no solution is known. */
      readonly reason: Message;
      /** What the solver has found out; left out if it has failed. */
      readonly advice?: Advice<M>;
    };

/** The first move of the best solution known. */
export interface NextMove<P, M> {
  /** The solution. */
  readonly advice: Advice<M>;
  /** The move in words. */
  readonly words: Message;
  /** The move, with what it does to the pieces. */
  readonly slide: SceneMove<P, M>;
}

/** What hints need of a front end. */
export interface HintPorts<P, M, N, I extends Ids = Ids> {
  /** Solves positions, and tells what it is doing. */
  solver(onNews: (news: N) => void): Solver<P, M, I>;
  /** Called with every new state. */
  changed(): void;
  /**
   * Calls something later, and returns what calls that off. With it, hints wait a moment only where a solution is known. Left out: they
   * wait for the solver.
   */
  later?(action: () => void, milliseconds: number): () => void;
}

const aSession = objectWith({ advise: aFunction, effect: aFunction, explain: aFunction });
const somePorts = objectWith({ solver: aFunction, changed: aFunction, later: optional(aFunction) });

/** After so many milliseconds, a hint is the best that is known. */
const PATIENCE = 60;

/**
 * The hints of one game, for every front end: a move in steps, what stands in the way, the whole solution. Never about another position than the
 * current one.
 */
export class Hints<P = unknown, M = unknown, N = unknown, I extends Ids = Ids> {
  private current: HintState<P, M, N> = { kind: 'none' };
  private question: Question<M> | undefined;
  private at: P;

  constructor(
    private readonly session: Session<P, M, I>,
    private readonly ports: HintPorts<P, M, N, I>,
  ) {
    assertArguments(['session', session, aSession], ['ports', ports, somePorts]);
    this.at = session.position;
  }

  /** What is shown now. */
  get state(): HintState<P, M, N> {
    return this.current;
  }

  /** The game has changed: what was shown was about another position. A plan goes on if its move was played. */
  follow(): void {
    const { session, current } = this;
    if (this.at === session.position) return;
    this.at = session.position;
    const rest = current.kind === 'plan' && !session.solved ? this.restOf(current.plan) : undefined;
    if (rest === undefined) this.dismiss();
    else this.show(rest);
  }

  /** A plan whose first move was just played. */
  private restOf({ moves }: HintPlan<P, M>): HintState<P, M, N> | undefined {
    const { family, position, metric, bestKnown } = this.session;
    const [played, next] = moves;
    const [first] = bestKnown?.moves ?? [];
    if (played === undefined || next === undefined || !same(played.slide.position, position)) return undefined;
    if (!same(first, next.slide.move)) return undefined;
    const plan = planOf(family, position, metric, bestKnown!.moves, moves.length - 1);
    return { kind: 'plan', advice: bestKnown!, ...plan.moves[0]!, plan };
  }

  /** Solves the position in advance. */
  async prepare(): Promise<void> {
    await this.advise().catch(() => undefined);
  }

  /** Shows the next step of a hint, or the one that is asked for; at once if the move is known. */
  async ask(step: HintStep = this.nextStep): Promise<void> {
    assertArguments(['step', step, oneOf(HINT_STEPS)]);
    const { current } = this;
    if (current.kind === 'piece' || current.kind === 'move') this.showStep(step, current);
    else if (current.kind !== 'plan') await this.withAdvice((advice) => this.showAdvice(advice, step));
  }

  /** Says what stands in the way. That names no move, and is no hint. */
  explain(): void {
    const { current, session } = this;
    if (session.solved || current.kind === 'thinking') return;
    const { advice } = session;
    if (advice?.status === 'unsolvable') this.showAdvice(advice, 'piece');
    else this.show({ kind: 'reasons', explanation: session.explain() });
  }

  /** Hands on the best solution known, at once if there is a proved one. Where there is none, shows why. */
  async solution(use: (advice: Advice<M>) => void): Promise<void> {
    assertArguments(['use', use, aFunction]);
    await this.withAdvice((advice) => {
      if (advice.length === undefined || advice.moves.length === 0) this.showAdvice(advice, 'piece');
      else {
        this.dismiss();
        use(advice);
      }
    });
  }

  /** Ends the wait. */
  cancel(): void {
    this.question?.cancel();
    this.dismiss();
  }

  /** Shows nothing any more. */
  dismiss(): void {
    this.show({ kind: 'none' });
  }

  private async withAdvice(use: (advice: Advice<M>) => void): Promise<void> {
    if (this.session.solved || this.current.kind === 'thinking') return;
    const { advice } = this.session;
    if (advice !== undefined) {
      use(advice);
      return;
    }
    const found = await this.wait();
    if (found !== undefined) use(found);
  }

  private async wait(): Promise<Advice<M> | undefined> {
    const { session, ports } = this;
    const { position } = session;
    const isPatient = ports.later === undefined || session.bestKnown === undefined;
    if (isPatient) this.show({ kind: 'thinking' });
    let callOff = (): void => {};
    // A known solution is better than none, while a shorter one is searched for.
    const known = new Promise<Advice<M>>((resolve) => {
      const settle = (): void => {
        const best = session.bestKnown;
        if (best !== undefined) resolve(best);
        else this.question?.hurry?.();
      };
      if (ports.later !== undefined) callOff = ports.later(settle, PATIENCE);
    });
    try {
      const found = await Promise.race([this.advise(), known]);
      // No answer if the position has changed or the wait was cancelled.
      return position === session.position && (!isPatient || this.current.kind === 'thinking') ? found : undefined;
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      this.show({ kind: 'unknown', reason: say.solverFailed({ error: said }) });
      return undefined;
    } finally {
      callOff();
    }
  }

  private advise(): Promise<Advice<M> | undefined> {
    const { session } = this;
    const { position } = session;
    const onNews = (news: N): void => {
      if (this.current.kind === 'thinking' && position === session.position) this.show({ kind: 'thinking', news });
    };
    return session.advise((...asked) => {
      // The answer to the last question is not needed any more.
      this.question?.cancel();
      this.question = this.ports.solver(onNews)(...asked);
      return this.question;
    });
  }

  private get nextStep(): HintStep {
    const { kind } = this.current;
    return kind === 'piece' ? 'move' : kind === 'move' ? 'plan' : 'piece';
  }

  private showStep(kind: HintStep, { advice, words, slide }: NextMove<P, M>): void {
    const { family, position, metric } = this.session;
    const next = { advice, words, slide };
    if (kind !== 'plan') this.show({ kind, ...next });
    else this.show({ kind, ...next, plan: planOf(family, position, metric, advice.moves) });
  }

  private showAdvice(advice: Advice<M>, step: HintStep): void {
    const { session } = this;
    const { family, position } = session;
    const [move] = advice.moves;
    const slide = move === undefined ? undefined : session.effect(move);
    if (advice.status === 'unsolvable') {
      // The advice may be about an earlier position: what its reason counts is to be true of this one.
      const reason = family.refute(position) ?? advice.reason ?? say.noSolutionFromHere();
      this.show({ kind: 'hopeless', reason });
    } else if (slide === undefined) {
      this.show({ kind: 'unknown', reason: advice.reason ?? say.noSolutionFound(), advice });
    } else {
      session.takeHelp('hinted');
      this.showStep(step, { advice, words: session.moveMessage(slide.move), slide });
    }
  }

  private show(state: HintState<P, M, N>): void {
    this.current = state;
    this.ports.changed();
  }
}
