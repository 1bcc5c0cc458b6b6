import { type Advice, Hints, type SceneMove, type Session, type Solver } from '@slidewise/core/session';
import {
  type HelpKeys,
  hintMessage,
  listedReasons,
  noHintMessage,
  playedMessage,
  SHOWN,
  type ShownHint,
  whyMessage,
} from './game-texts.js';

/** What hints need of the game. */
export interface HintPorts {
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
export class GameHints {
  private readonly hints: Hints;
  private start: Advice<unknown> | 'asked' | undefined;
  private playback: { at: number; readonly period: number } | undefined;

  constructor(
    private readonly session: Session,
    private readonly game: HintPorts,
  ) {
    this.hints = new Hints(session, { solver: () => game.solver, changed: () => this.tell() });
  }

  /** The solver's result for the start, once it is known. */
  get studied(): Advice<unknown> | undefined {
    return this.start === 'asked' ? undefined : this.start;
  }

  /** Whether a hint is being computed. */
  get asking(): boolean {
    return this.hints.state.kind === 'thinking';
  }

  /** The pieces that a hint is about. */
  get hinted(): readonly number[] {
    return this.hint?.slide.shifts.map(({ piece }) => piece) ?? [];
  }

  /** The hinted move, once it was shown. */
  get shownMove(): SceneMove | undefined {
    return this.hint === undefined || this.hint.kind === 'piece' ? undefined : this.hint.slide;
  }

  /** The pieces of the last explanation. */
  get mentioned(): readonly number[] {
    const { state } = this.hints;
    return state.kind === 'reasons' ? listedReasons(state.explanation).flatMap(({ pieces }) => pieces) : [];
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
        if (advice.status === 'unsolvable') this.game.say(`This board has no solution: ${advice.reason?.message}.`);
        this.game.changed();
      },
      (error: Error) => this.fail(error.message),
    );
  }

  /** Tells which piece is next; asked again, where it goes, then why; then plays the move. */
  giveHint(): void {
    const { hint } = this;
    if (hint?.kind === 'plan') this.playHint(hint.slide);
    else void this.hints.ask();
  }

  /** Plays the whole solution, move by move. */
  playSolution(): void {
    void this.hints.solution(({ moves }) => {
      const period = Math.max(PLAYBACK.fastest, Math.min(PLAYBACK.slowest, PLAYBACK.whole / moves.length));
      this.playback = { at: this.game.now(), period };
      this.game.changed();
    });
  }

  private playHint({ move }: SceneMove): void {
    const { session, game } = this;
    const words = session.inWords(move);
    session.play(move, { join: true });
    game.moved();
    if (session.solved) return;
    const { hint } = this;
    if (hint === undefined) game.say(...playedMessage(words, game.keys));
    else game.say(`Played: ${words}`, ...hintMessage(session, hint, game.keys));
  }

  /** Says why it takes so many moves; a hint is no longer shown then. */
  explain(): void {
    this.hints.dismiss();
    this.hints.explain();
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

  /** The position has changed: hints for the last one are cleared. */
  moveOn(): void {
    this.hints.follow();
  }

  /** Clears all highlights on the board. */
  clear(): void {
    this.hints.dismiss();
  }

  private get hint(): ShownHint | undefined {
    const { state } = this.hints;
    return state.kind === 'piece' || state.kind === 'move' || state.kind === 'plan' ? state : undefined;
  }

  /** Says what the hints have come to. */
  private tell(): void {
    const { session, game } = this;
    const { state } = this.hints;
    if (state.kind === 'thinking') game.say();
    else if (state.kind === 'hopeless') game.say(`There is no solution from here: ${state.reason.message}.`);
    else if (state.kind === 'reasons') game.say(...whyMessage(session, state.explanation));
    else if (state.kind === 'unknown' && state.advice === undefined) this.fail(state.reason.message);
    else if (state.kind === 'unknown') game.say(...noHintMessage(session, state.advice!));
    else if (this.hint !== undefined) {
      game.say(...hintMessage(session, this.hint, game.keys));
      game.helped();
    }
    game.changed();
  }

  private fail(reason: string): void {
    this.game.say(`The solver failed: ${reason}`);
    this.game.changed();
  }
}
