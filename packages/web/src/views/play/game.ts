import { goalGroups } from '@slidewise/core/draw';
import { Hints, Listeners, type SceneMove, type Session, type Solver } from '@slidewise/core/session';
import type { BestResult } from '../../collection/results.js';
import type { Schedule } from '../../schedule.js';
import type { OpenGame } from '../../share/game-address.js';
import { amount, t, tell } from '../../texts/index.js';
import { nameOf } from '../../texts/names.js';
import type { LiveQuestion } from '../../worker/client.js';
import type { SolveNews } from '../../worker/solver.js';
import { mainReasons, pieceNames, planInWords } from './hints.js';
import { Playback } from './playback.js';
import { clockText, Stopwatch } from './stopwatch.js';
import { MoveTimes } from './timing.js';

/** Solves positions in a worker. */
export type LiveSolver = (position: unknown, metric: string) => LiveQuestion<unknown>;

/** What a game needs of the world around it. */
export interface GameWorld {
  now(): number;
  readonly later: Schedule;
  solver(family: string, onNews: (news: SolveNews) => void): LiveSolver;
  /** Announces something to users of screen readers. */
  announce(text: string): void;
  /** Keeps the game as it is: on the device, in the address. */
  keep(session: Session): void;
  /** Notes the result; true if it is better than an earlier one. */
  note(result: BestResult): boolean;
}

/** How a game ended. */
export interface Ending extends Required<BestResult> {
  /** Better than an earlier one on this puzzle. */
  readonly best: boolean;
}

/** Moves that were taken back by a restart, and the time that they took. */
interface SetAside {
  readonly log: Session['log'];
  readonly elapsed: number;
}

/** The delay between a move and the solving of the new position, in milliseconds. */
const REST = 250;
/** And the game is kept so many milliseconds after a move at the latest. */
const KEEPING = 300;

/** A game on the screen: the session, its hints, the clock and the solution that is shown. It knows no page. */
export class Game {
  readonly session: Session;
  readonly hints: Hints<unknown, unknown, SolveNews>;
  readonly stopwatch: Stopwatch;
  readonly times: MoveTimes;
  /** When the board was first seen. */
  readonly openedAt: number;
  private shownPlayback: Playback | undefined;
  private over: Ending | undefined;
  private setAside: SetAside | undefined;
  private reviewed: number | undefined;
  /** The game is not kept. */
  private forgotten = false;
  private readonly listeners = new Listeners();
  private callOffPreparing: (() => void) | undefined;
  private callOffKeeping: (() => void) | undefined;
  private readonly stopListening: () => void;

  constructor(
    readonly open: OpenGame,
    private readonly world: GameWorld,
  ) {
    const { session } = open;
    this.session = session;
    this.stopwatch = new Stopwatch(world.now, session.elapsed);
    this.times = new MoveTimes(session);
    this.openedAt = world.now();
    this.hints = new Hints(session, {
      solver: (onNews) => this.solverWith(onNews),
      changed: () => this.followHints(),
      later: world.later,
    });
    this.stopListening = session.onChange(() => this.followSession());
    // A game that is found again goes on; one that has not begun waits for its first move.
    if (session.elapsed > 0) this.runClock();
    this.followEnd();
    this.prepareSoon(0);
  }

  /** The solution that is shown instead of the game. */
  get playback(): Playback | undefined {
    return this.shownPlayback;
  }

  /** How the game ended, while it stands at its end: also where that was reached by redoing moves, or by loading the page again. */
  get ending(): Ending | undefined {
    return this.over;
  }

  /** The length of a shortest solution from the start, as soon as it is known: by the solver, or by the review of the game. */
  get optimum(): number | undefined {
    return this.session.optimum ?? this.reviewed;
  }

  /** What the review of the game has proved. */
  learn(optimum: number): void {
    this.reviewed = optimum;
    this.notify();
  }

  /** What is counted, in the singular. */
  get unit(): string {
    return this.session.family.metrics.find(({ id }) => id === this.session.metric)!.unit;
  }

  /** What is to be done, in words. */
  get goalText(): string {
    const { family, goal, scene } = this.session;
    const named = family.goals.find(({ id }) => id === goal);
    if (named !== undefined) return nameOf('goals', `${family.id}/${goal}`, named).summary;
    if ((scene.goals ?? []).length === 0) return goal;
    const targets = scene.pieces.filter(({ role }) => role === 'target').length;
    const covered = targets > 1 ? t('the targets cover the marked cells') : t('the target covers the marked cells');
    if (!goalGroups(scene).some(({ isPlace }) => isPlace)) return covered;
    const filled = t('every outlined place is filled by a piece of just its shape');
    return targets === 0 ? filled : t('{goal}, and {other}', { goal: covered, other: filled });
  }

  /** Why there is nothing to win, as far as that is known: by a plain proof, or by the search that prepares hints. */
  get hopeless(): string | undefined {
    const { family, start, position, advice } = this.session;
    // What it counts is to be true of the board that is seen.
    const reason =
      family.refute(position) ?? family.refute(start) ?? (advice?.status === 'unsolvable' ? advice.reason : undefined);
    if (reason !== undefined) return t('This board cannot be solved: {why}.', { why: tell(reason) });
    return this.open.puzzle?.level === 'unsolvable' ? t('It is proved that this board cannot be solved.') : undefined;
  }

  slide(slide: SceneMove): void {
    const words = tell(this.session.moveMessage(slide.move));
    const played = this.session.playSlide(slide, { join: true });
    if (!played.ok) return;
    if (this.session.at > 0) this.times.note(this.stopwatch.elapsed);
    // Only a move by the player makes a result: redoing moves, or taking a solution over, does not solve it (again).
    if (this.session.solved) this.finish();
    else this.world.announce(`${words}. ${this.countText}`);
  }

  undo(): void {
    if (this.session.undo()) this.world.announce(t('Undone. {count}', { count: this.countText }));
  }

  redo(): void {
    if (this.session.redo()) this.world.announce(t('Redone. {count}', { count: this.countText }));
  }

  restart(): void {
    // Redoing these moves restores their time, too.
    this.setAside = { log: this.session.log, elapsed: this.stopwatch.elapsed };
    this.session.restart();
    this.stopwatch.reset();
    this.world.announce(t('Back at the start'));
    this.notify();
  }

  /** `7 moves of 12`. */
  get countText(): string {
    return amount(this.session.length, this.unit);
  }

  get clockText(): string {
    return clockText(this.stopwatch.elapsed);
  }

  /** A hint in steps: which piece, where, and why. After the last, does what it says. */
  async hint(): Promise<void> {
    if (this.hints.state.kind === 'plan') {
      this.doHint();
      return;
    }
    await this.hints.ask();
    this.announceHint();
  }

  /** Plays the move that was hinted at. */
  doHint(): void {
    const { state } = this.hints;
    if (state.kind === 'piece' || state.kind === 'move' || state.kind === 'plan') this.slide(state.slide);
  }

  /** Says what stands in the way. */
  why(): void {
    this.hints.explain();
    const { state } = this.hints;
    if (state.kind === 'reasons') {
      const { reasons } = state.explanation;
      const listed = mainReasons(reasons).map(({ why }) => `${tell(why)}.`);
      const more = reasons.length - listed.length;
      this.world.announce([...listed, ...(more > 0 ? [t('And {n} more.', { n: more })] : [])].join(' '));
    }
    this.announceError();
  }

  private announceHint(): void {
    const { state } = this.hints;
    if (state.kind === 'piece')
      this.world.announce(t('Hint: look at {pieces}', { pieces: pieceNames(this.session, state.slide) }));
    else if (state.kind === 'move') this.world.announce(t('Hint: {move}', { move: tell(state.words) }));
    else if (state.kind === 'plan') this.world.announce(planInWords(state.plan));
    else this.announceError();
  }

  private announceError(): void {
    const { state } = this.hints;
    if (state.kind === 'hopeless') this.world.announce(`${t('This board has no solution.')} ${tell(state.reason)}`);
    else if (state.kind === 'unknown') this.world.announce(t('No hint: {why}', { why: tell(state.reason) }));
  }

  // The solution --------------------------------------------------------------------------------------------------

  async showSolution(): Promise<void> {
    const { session, world } = this;
    await this.hints.solution(({ moves }) => {
      this.shownPlayback = new Playback(
        session.family,
        session.position,
        moves,
        () => this.followPlayback(),
        world.later,
      );
      world.announce(t('The solution has {n} {n:move|moves}', { n: moves.length }));
      this.notify();
    });
    this.announceError();
  }

  /** Shows the moves of the game again, each after as long as it took. */
  showReplay(): void {
    const { family, start, log, at } = this.session;
    const times = this.times.all;
    if (times === undefined) return;
    const moves = log.slice(0, at).map(({ move }) => move);
    const pauses = times.map((time, i) => time - (times[i - 1] ?? 0));
    const changed = (): void => this.followPlayback();
    this.shownPlayback = new Playback(family, start, moves, changed, this.world.later, pauses);
    this.shownPlayback.play();
  }

  closeSolution(): void {
    this.shownPlayback?.stop();
    this.shownPlayback = undefined;
    this.notify();
  }

  /** Help is taken once a move is seen: to open the film and close it again shows nothing. */
  private followPlayback(): void {
    if (this.shownPlayback?.isReplay === false && this.shownPlayback.at > 0) {
      this.session.takeHelp('shown');
      this.keepSoon();
    }
    this.notify();
  }

  /** Makes what was shown so far part of the game. */
  takeOver(): void {
    const playback = this.shownPlayback;
    if (playback === undefined) return;
    this.closeSolution();
    for (const move of playback.moves.slice(0, playback.at)) this.session.play(move);
  }

  /** Back to before a move of the game that was played, to find a better one. */
  replayFrom(number: number): void {
    this.session.goTo(number - 1);
    this.world.announce(t('Back to before move {n}', { n: number }));
  }

  // The clock and the end -----------------------------------------------------------------------------------------

  /** The page is seen again, or no longer. */
  seen(visible: boolean): void {
    if (!visible) this.stopwatch.stop();
    else this.runClock();
    this.keep();
    this.notify();
  }

  /** The next time it begins afresh: without moves, time and help. */
  forget(): void {
    this.forgotten = true;
  }

  leave(): void {
    this.stopwatch.stop();
    this.keep();
    this.callOffPreparing?.();
    this.shownPlayback?.stop();
    this.hints.cancel();
    this.stopListening();
    this.listeners.clear();
  }

  /** Keeps the game now. */
  keep(): void {
    this.callOffKeeping?.();
    this.callOffKeeping = undefined;
    if (this.forgotten) return;
    this.session.elapsed = this.stopwatch.elapsed + (this.setAside?.elapsed ?? 0);
    this.world.keep(this.session);
  }

  onChange(listener: () => void): () => void {
    return this.listeners.add(listener);
  }

  private followSession(): void {
    this.hints.follow();
    this.followRestart();
    this.followEnd();
    if (!this.session.solved) {
      this.runClock();
      this.prepareSoon(REST);
    }
    this.keepSoon();
    this.notify();
  }

  private runClock(): void {
    if (this.session.canUndo && !this.session.solved) this.stopwatch.start();
  }

  /** After a restart, the time of the moves before it comes back with them, and is forgotten as soon as others are played. */
  private followRestart(): void {
    const { setAside, session } = this;
    if (setAside === undefined || (session.log === setAside.log && !session.canUndo)) return;
    if (session.log === setAside.log) this.stopwatch.add(setAside.elapsed);
    this.setAside = undefined;
  }

  private followEnd(): void {
    this.over = this.session.solved ? { ...this.result, best: false } : undefined;
    if (this.session.solved) this.stopwatch.stop();
  }

  private get result(): Required<BestResult> {
    const { length, help } = this.session;
    // The clock shows the seconds that are over, and so does the result.
    return { length, seconds: Math.floor(this.stopwatch.elapsed / 1000), help };
  }

  private finish(): void {
    const { result } = this;
    this.over = { ...result, best: this.world.note(result) };
    const help = { clean: [], hinted: [t('with hints')], shown: [t('with moves that were shown')] }[result.help];
    this.world.announce([t('Solved in {count}', { count: this.countText }), this.clockText, ...help].join(', '));
    this.keep();
    this.notify();
  }

  /** The solver, whose solutions are also known before its answer. */
  private solverWith(onNews: (news: SolveNews) => void): Solver<unknown, unknown> {
    return (position, metric, incumbents) => {
      const hear = (news: SolveNews): void => {
        if (news.moves !== undefined) incumbents.offer(news.moves);
        onNews(news);
      };
      return this.world.solver(this.session.family.id, hear)(position, metric);
    };
  }

  private followHints(): void {
    if (this.session.help === 'hinted') this.keepSoon();
    this.notify();
  }

  private prepareSoon(milliseconds: number): void {
    this.callOffPreparing?.();
    this.callOffPreparing = this.world.later(() => void this.hints.prepare(), milliseconds);
  }

  /** Not with every move: some browsers count how often an address is changed. */
  private keepSoon(): void {
    this.callOffKeeping ??= this.world.later(() => this.keep(), KEEPING);
  }

  private notify(): void {
    this.listeners.tell();
  }
}
