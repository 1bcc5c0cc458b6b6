import type { Explanation, Reason } from '@slidewise/core/contract';
import type { Shift } from '@slidewise/core/draw';
import type { Advice, Session } from '@slidewise/core/session';
import type { Later } from '../../later.js';
import type { LiveQuestion } from '../../worker/client.js';
import type { SolveNews } from '../../worker/solver.js';
import { type MoveReason, whyMove } from './why-move.js';

/** What there is to show about the way on. */
export type HintState =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking'; readonly news?: SolveNews }
  | ({ readonly kind: 'move' } & NextMove)
  | ({ readonly kind: 'explained'; readonly explanation: Explanation; readonly why: MoveReason | undefined } & NextMove)
  /** Why it takes so many moves, without naming one: no hint. */
  | { readonly kind: 'reasons'; readonly explanation: Explanation }
  | { readonly kind: 'hopeless'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

interface NextMove {
  readonly advice: Advice<unknown>;
  /** Its first move in words, and its effect on the pieces. */
  readonly words: string;
  readonly shifts: readonly Shift[];
}

export type LiveSolver = (position: unknown, metric: string) => LiveQuestion<unknown>;

/** After this many milliseconds, a hint is the best that is known. */
const PATIENCE = 60;

/** So many reasons are listed; on large boards there are dozens. */
const MOST_REASONS = 3;

/** The reasons that are listed: one more than the limit is, too, since a word on it would be as long. */
export function mainReasons<T>(reasons: readonly T[]): readonly T[] {
  return reasons.length <= MOST_REASONS + 1 ? reasons : reasons.slice(0, MOST_REASONS);
}

/** What is said and marked of an explanation: about a move on a large board, only what the move is for. */
export function reasonsToShow(state: Extract<HintState, { kind: 'explained' | 'reasons' }>): readonly Reason[] {
  const { reasons } = state.explanation;
  const isMany = mainReasons(reasons).length < reasons.length;
  return isMany && state.kind === 'explained' && state.why !== undefined ? [] : reasons;
}

/** The pieces to mark for an explanation. */
export function piecesToMark(state: HintState): readonly number[] | undefined {
  if (state.kind !== 'explained' && state.kind !== 'reasons') return undefined;
  const why = state.kind === 'explained' ? (state.why?.pieces ?? []) : [];
  return [...why, ...mainReasons(reasonsToShow(state)).flatMap(({ pieces }) => pieces)];
}

/** The hints of one game: never about another position than the one that is shown. */
export class Hints {
  private current: HintState = { kind: 'none' };
  private question: LiveQuestion<unknown> | undefined;
  private at: unknown;

  constructor(
    private readonly session: Session,
    private readonly solver: (onNews: (news: SolveNews) => void) => LiveSolver,
    private readonly changed: () => void,
    private readonly later: Later,
  ) {
    this.at = session.position;
  }

  get state(): HintState {
    return this.current;
  }

  /** The game has changed: what was shown was about another position. */
  follow(): void {
    if (this.at === this.session.position) return;
    this.at = this.session.position;
    this.show({ kind: 'none' });
  }

  /** Solves the position in advance. */
  async prepare(): Promise<void> {
    await this.advise().catch(() => undefined);
  }

  /** The first press shows a move, the second explains it. */
  async press(): Promise<void> {
    if (this.session.solved || this.current.kind === 'thinking') return;
    if (this.current.kind === 'move') {
      this.explain();
      return;
    }
    const advice = await this.wait();
    if (advice !== undefined) this.showAdvice(advice);
  }

  /** Says why it takes so many moves, beside the next move if that is shown. */
  explain(): void {
    const { current } = this;
    if (this.session.solved || current.kind === 'thinking' || current.kind === 'explained') return;
    const { family, position, metric } = this.session;
    const explanation = this.session.explain();
    if (current.kind === 'move') {
      const why = whyMove(family, position, metric, current.advice.moves);
      this.show({ ...current, kind: 'explained', explanation, why });
    } else this.show({ kind: 'reasons', explanation });
  }

  /** The whole solution, as far as it is known; undefined if the wait was cancelled or there is none. */
  async wayOn(): Promise<Advice<unknown> | undefined> {
    if (this.session.solved || this.current.kind === 'thinking') return undefined;
    const advice = await this.wait();
    if (advice === undefined) return undefined;
    if (advice.length === undefined) this.showAdvice(advice);
    else this.show({ kind: 'none' });
    return advice.length === undefined ? undefined : advice;
  }

  /** Ends the wait. */
  cancel(): void {
    this.question?.cancel();
    this.show({ kind: 'none' });
  }

  dismiss(): void {
    this.show({ kind: 'none' });
  }

  private async wait(): Promise<Advice<unknown> | undefined> {
    const { advice, bestKnown, position } = this.session;
    if (advice !== undefined) return advice;
    if (bestKnown === undefined) this.show({ kind: 'thinking' });
    let callOff = (): void => {};
    // A known solution is better than none, while a shorter one is searched for.
    const known = new Promise<Advice<unknown> | undefined>((resolve) => {
      callOff = this.later(() => {
        const best = this.session.bestKnown;
        if (best !== undefined) resolve(best);
        else this.question?.hurry();
      }, PATIENCE);
    });
    try {
      const found = await Promise.race([this.advise(), known]);
      // No answer if the position has changed or the wait was cancelled.
      const isWaiting = bestKnown !== undefined || this.current.kind === 'thinking';
      return isWaiting && position === this.session.position ? found : undefined;
    } catch (error) {
      this.show({ kind: 'unknown', reason: error instanceof Error ? error.message : String(error) });
      return undefined;
    } finally {
      callOff();
    }
  }

  private advise(): Promise<Advice<unknown> | undefined> {
    const { position } = this.session;
    return this.session.advise((asked, metric, incumbents) => {
      const onNews = (news: SolveNews): void => {
        if (news.moves !== undefined) incumbents.offer(news.moves);
        if (this.current.kind !== 'thinking' || position !== this.session.position) return;
        this.show({ kind: 'thinking', news });
      };
      // The answer to the last question is not needed any more.
      this.question?.cancel();
      this.question = this.solver(onNews)(asked, metric);
      return this.question;
    });
  }

  private showAdvice(advice: Advice<unknown>): void {
    const [move] = advice.moves;
    if (advice.status === 'unsolvable') {
      // The advice may be about an earlier position: what its reason counts is to be true of this one.
      const { family, position } = this.session;
      const reason = family.refute(position) ?? advice.reason ?? 'there is no solution from here';
      this.show({ kind: 'hopeless', reason });
    } else if (move === undefined) {
      this.show({ kind: 'unknown', reason: advice.reason ?? 'no solution was found' });
    } else {
      this.show({ kind: 'move', advice, words: this.session.inWords(move), shifts: this.shiftsOf(move) });
    }
  }

  private shiftsOf(move: unknown): readonly Shift[] {
    return this.session.effect(move)?.shifts ?? [];
  }

  private show(state: HintState): void {
    this.current = state;
    this.changed();
  }
}
