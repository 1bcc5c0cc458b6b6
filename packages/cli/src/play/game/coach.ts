import type { Advice, Session, Slide, Solver } from '@slidewise/core/session';
import { mainReasons } from '../../solving/describe-reasons.js';
import { adviceMessage, SHOWN, whyMessage } from './game-texts.js';

/** What a coach needs of the game. */
export interface Coached {
  readonly solver: Solver<unknown, unknown>;
  now(): number;
  /** The key for another hint. */
  readonly hintKey: string;
  say(...message: string[]): void;
  /** Something has changed without a key press. */
  changed(): void;
  /** A move of the solution was played. */
  moved(): void;
}

/** A solution is played back in about this long, but no move faster or slower than can be followed. */
const PLAYBACK = { whole: 20_000, fastest: 120, slowest: 600 };
/** The message during playback: for a solution that is not proved shortest, no more than is known. */
const PLAYING = {
  shortest: 'This is the shortest solution; any key stops it.',
  known: 'This is the best solution known, perhaps not the shortest; any key stops it.',
};

/** The help in a game: the next move, the whole solution, and why it is so long. */
export class Coach {
  private hint: { readonly slide: Slide; readonly position: unknown } | undefined;
  private reasons: readonly number[] = [];
  private isAsking = false;
  private start: Advice<unknown> | 'asked' | undefined;
  private playback: { at: number; readonly period: number } | undefined;

  constructor(
    private readonly session: Session,
    private readonly game: Coached,
  ) {}

  /** The solver's result for the start, once it is known. */
  get studied(): Advice<unknown> | undefined {
    return this.start === 'asked' ? undefined : this.start;
  }

  /** Whether a hint is being computed. */
  get asking(): boolean {
    return this.isAsking;
  }

  /** The move that was hinted at, as long as it can be played. */
  get shownHint(): Slide | undefined {
    return this.hint?.position === this.session.position ? this.hint?.slide : undefined;
  }

  /** The pieces of the last explanation. */
  get mentioned(): readonly number[] {
    return this.reasons;
  }

  get playing(): boolean {
    return this.playback !== undefined;
  }

  /** Asks about the start, once, so that moves can be counted against a shortest solution. */
  study(): void {
    if (this.session.solved || this.start !== undefined) return;
    this.start = 'asked';
    this.session.study(this.game.solver).then(
      (advice) => {
        this.start = advice;
        if (advice.status === 'unsolvable') this.game.say(`This board has no solution: ${advice.reason}.`);
        this.game.changed();
      },
      (error: Error) => this.fail(error),
    );
  }

  /** The next move; asked again, the whole solution is played. */
  giveHint(): void {
    const { session, game } = this;
    if (this.shownHint !== undefined) {
      const left = session.advice?.moves.length ?? 1;
      const period = Math.max(PLAYBACK.fastest, Math.min(PLAYBACK.slowest, PLAYBACK.whole / left));
      this.playback = { at: game.now(), period };
      return;
    }
    if (session.advice !== undefined) {
      this.show(session.advice);
      return;
    }
    this.isAsking = true;
    game.say();
    session.advise(game.solver).then(
      (advice) => {
        // The position has changed meanwhile.
        if (advice === undefined || !this.isAsking) return;
        this.isAsking = false;
        this.show(advice);
        game.changed();
      },
      (error: Error) => this.fail(error),
    );
  }

  explain(): void {
    this.hint = undefined;
    // No bound means anything where there is no solution: neither here nor, since every move can be taken back, at the start.
    const hopeless = [this.session.advice, this.studied].find((advice) => advice?.status === 'unsolvable');
    if (hopeless !== undefined) {
      this.reasons = [];
      this.game.say(...adviceMessage(this.session, hopeless, this.game.hintKey));
      return;
    }
    const why = this.session.explain();
    this.reasons = mainReasons(why.reasons).flatMap(({ pieces }) => pieces);
    this.game.say(...whyMessage(this.session, why));
  }

  /** Milliseconds until the next move of the solution; undefined while none is played. */
  nextMove(): number | undefined {
    return this.playback === undefined ? undefined : Math.max(0, this.playback.at - this.game.now());
  }

  /** Plays the next move of the solution, if its time has come. */
  tick(): void {
    const { session, game, playback } = this;
    if (playback === undefined || game.now() < playback.at) return;
    const [move] = session.advice?.moves ?? [];
    if (move === undefined || session.solved || !session.play(move).ok) {
      this.stop();
      return;
    }
    session.note(SHOWN);
    session.takeHelp('shown');
    playback.at = game.now() + playback.period;
    game.moved();
    if (session.solved) this.stop();
    else game.say(session.advice?.optimal ? PLAYING.shortest : PLAYING.known);
  }

  /** Ends the playing of the solution. */
  stop(): void {
    this.playback = undefined;
  }

  /** The position has changed: messages about the last one are cleared. */
  moveOn(): void {
    this.isAsking = false;
    this.reasons = [];
  }

  /** Clears all highlights on the board. */
  clear(): void {
    this.hint = undefined;
    this.reasons = [];
  }

  private show(advice: Advice<unknown>): void {
    const { session, game } = this;
    const [move] = advice.moves;
    const slide = move === undefined ? undefined : session.effect(move);
    if (slide !== undefined) {
      this.hint = { slide, position: session.position };
      session.takeHelp('hinted');
    }
    // Highlights belong to the message: a hint and an explanation replace each other.
    this.reasons = [];
    game.say(...adviceMessage(session, advice, game.hintKey));
  }

  private fail(error: Error): void {
    this.isAsking = false;
    this.game.say(`The solver failed: ${error.message}`);
    this.game.changed();
  }
}
