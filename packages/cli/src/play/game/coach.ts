import type { Advice, Session, Slide, Solver } from '@slidewise/core/session';
import { adviceMessage, type HelpKeys, listedReasons, playedMessage, SHOWN, whyMessage } from './game-texts.js';

/** What a coach needs of the game. */
export interface Coached {
  readonly solver: Solver<unknown, unknown>;
  now(): number;
  readonly keys: HelpKeys;
  say(...message: string[]): void;
  /** Something has changed without a key press. */
  changed(): void;
  /** A move of the solution was played. */
  moved(): void;
  /** The solver has helped, which the result will tell. */
  helped(): void;
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

  /** Shows the next move. Asked again, plays it. */
  giveHint(): void {
    const { shownHint } = this;
    if (shownHint === undefined) this.ask((advice) => this.show(advice));
    else this.playHint(shownHint);
  }

  /** Plays the whole solution, move by move. */
  playSolution(): void {
    this.ask((advice) => {
      if (advice.moves.length === 0) {
        this.show(advice);
        return;
      }
      const period = Math.max(PLAYBACK.fastest, Math.min(PLAYBACK.slowest, PLAYBACK.whole / advice.moves.length));
      this.playback = { at: this.game.now(), period };
    });
  }

  /** Hands on the advice for the position, as soon as there is some. */
  private ask(use: (advice: Advice<unknown>) => void): void {
    const { session, game } = this;
    if (session.advice !== undefined) {
      use(session.advice);
      return;
    }
    this.isAsking = true;
    game.say();
    session.advise(game.solver).then(
      (advice) => {
        // The position has changed meanwhile.
        if (advice === undefined || !this.isAsking) return;
        this.isAsking = false;
        use(advice);
        game.changed();
      },
      (error: Error) => this.fail(error),
    );
  }

  private playHint({ move }: Slide): void {
    const { session, game } = this;
    const words = session.inWords(move);
    session.play(move, { join: true });
    game.moved();
    if (!session.solved) game.say(...playedMessage(words, game.keys));
  }

  explain(): void {
    this.hint = undefined;
    // No bound means anything where there is no solution: neither here nor, since every move can be taken back, at the start.
    const hopeless = [this.session.advice, this.studied].find((advice) => advice?.status === 'unsolvable');
    if (hopeless !== undefined) {
      this.reasons = [];
      this.game.say(...adviceMessage(this.session, hopeless, this.game.keys));
      return;
    }
    const why = this.session.explain();
    this.reasons = listedReasons(why).flatMap(({ pieces }) => pieces);
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
      game.helped();
    }
    // Highlights belong to the message: a hint and an explanation replace each other.
    this.reasons = [];
    game.say(...adviceMessage(session, advice, game.keys));
  }

  private fail(error: Error): void {
    this.isAsking = false;
    this.game.say(`The solver failed: ${error.message}`);
    this.game.changed();
  }
}
