import { aFunction, demand, objectWith, optional } from '../check.js';
import type { Ids } from '../contract/ids.js';
import type { Explanation } from '../contract/search.js';
import type { Advice, Question, Solver } from './advice.js';
import type { Session } from './session.js';
import type { Slide } from './slides.js';
import { type MoveReason, whyMove } from './why-move.js';

/** What is shown of the way on: nothing, a hint, the reasons, or why there is neither. */
export type HintState<P = unknown, M = unknown, N = unknown> =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'thinking';
      /** What the solver is doing. */
      readonly news?: N;
    }
  | ({ readonly kind: 'move' } & NextMove<P, M>)
  | ({
      readonly kind: 'explained';
      /** Why it takes so many moves. */
      readonly explanation: Explanation;
      /** Why this move. */
      readonly why: MoveReason | undefined;
    } & NextMove<P, M>)
  | {
      readonly kind: 'reasons';
      /** Why it takes so many moves. That names no move, and so it is no hint. */
      readonly explanation: Explanation;
    }
  | {
      readonly kind: 'hopeless';
      /** Why there is no solution. */
      readonly reason: string;
    }
  | {
      readonly kind: 'unknown';
      /** Why no solution is known. */
      readonly reason: string;
      /** What the solver has found out; left out if it has failed. */
      readonly advice?: Advice<M>;
    };

/** The first move of the best solution known. */
export interface NextMove<P, M> {
  /** The solution. */
  readonly advice: Advice<M>;
  /** The move in words. */
  readonly words: string;
  /** The move, with what it does to the pieces. */
  readonly slide: Slide<P, M>;
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

/** The hints of one game, for every front end: a move, why, the whole solution. Never about another position than the current one. */
export class Hints<P = unknown, M = unknown, N = unknown, I extends Ids = Ids> {
  private current: HintState<P, M, N> = { kind: 'none' };
  private question: Question<M> | undefined;
  private at: P;

  constructor(
    private readonly session: Session<P, M, I>,
    private readonly ports: HintPorts<P, M, N, I>,
  ) {
    demand(['session', session, aSession], ['ports', ports, somePorts]);
    this.at = session.position;
  }

  /** What is shown now. */
  get state(): HintState<P, M, N> {
    return this.current;
  }

  /** The game has changed: what was shown was about another position. */
  follow(): void {
    if (this.at === this.session.position) return;
    this.at = this.session.position;
    this.dismiss();
  }

  /** Solves the position in advance. */
  async prepare(): Promise<void> {
    await this.advise().catch(() => undefined);
  }

  /** Shows the next move, at once if it is known. */
  async ask(): Promise<void> {
    await this.withAdvice((advice) => this.showAdvice(advice));
  }

  /** Says why: of the move if one is shown, or else of the position. */
  explain(): void {
    const { current, session } = this;
    if (session.solved || current.kind === 'thinking' || current.kind === 'explained') return;
    const { family, position, metric, advice } = session;
    if (advice?.status === 'unsolvable') {
      this.showAdvice(advice);
      return;
    }
    const explanation = session.explain();
    if (current.kind === 'move') {
      const why = whyMove(family, position, metric, current.advice.moves);
      this.show({ ...current, kind: 'explained', explanation, why });
    } else this.show({ kind: 'reasons', explanation });
  }

  /** Hands on the best solution known, at once if there is a proved one. Where there is none, shows why. */
  async solution(use: (advice: Advice<M>) => void): Promise<void> {
    demand(['use', use, aFunction]);
    await this.withAdvice((advice) => {
      if (advice.length === undefined || advice.moves.length === 0) this.showAdvice(advice);
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
      this.show({ kind: 'unknown', reason: error instanceof Error ? error.message : String(error) });
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

  private showAdvice(advice: Advice<M>): void {
    const { session } = this;
    const { family, position } = session;
    const [move] = advice.moves;
    const slide = move === undefined ? undefined : session.effect(move);
    if (advice.status === 'unsolvable') {
      // The advice may be about an earlier position: what its reason counts is to be true of this one.
      const reason = family.refute(position) ?? advice.reason ?? 'there is no solution from here';
      this.show({ kind: 'hopeless', reason });
    } else if (slide === undefined) {
      this.show({ kind: 'unknown', reason: advice.reason ?? 'no solution was found', advice });
    } else {
      session.takeHelp('hinted');
      this.show({ kind: 'move', advice, words: session.inWords(slide.move), slide });
    }
  }

  private show(state: HintState<P, M, N>): void {
    this.current = state;
    this.ports.changed();
  }
}
