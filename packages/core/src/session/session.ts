import {
  aBoolean,
  aFunction,
  aList,
  aNumber,
  argumentError,
  assertArguments,
  aText,
  objectWith,
  oneOf,
  optional,
  placeIn,
  wholeNumber,
} from '../check.js';
import { aFamily, anIdOf, positionOf, someFamilies } from '../contract/checking/family-checks.js';
import type { Family } from '../contract/family.js';
import type { Explanation } from '../contract/heuristics.js';
import type { Ids } from '../contract/ids.js';
import { same } from '../contract/same.js';
import type { Scene } from '../contract/scene.js';
import type { MoveStyle } from '../contract/text.js';
import { unknownFormat, unknownMetric } from '../messages/en/names.js';
import { tooManyMovesOfBoard } from '../messages/en/session.js';
import type { Message } from '../messages/message.js';
import { ok, problem, type Result } from '../result.js';
import { type Advice, Adviser, type Solver } from './advice.js';
import type { Beginning } from './game-headers.js';
import { HELP, type Help, moreHelp } from './help.js';
import { Listeners } from './listeners.js';
import { formatToWrite, positionId } from './position-id.js';
import { type Entry, mostMoves, restoreGame, type Step, saveGame } from './saved-game.js';
import { canListSlides, nudgesOf, outcomeOf, type SceneMove, slideOf, slidesOf, sumOf } from './scene-moves.js';

const aBeginning = objectWith({
  format: aText,
  goal: aText,
  name: optional(aText),
  metric: optional(aText),
  optimum: optional(wholeNumber(0)),
});
const aSlide = objectWith({ shifts: aList });
const somePlayOptions = objectWith({ join: optional(aBoolean) });

/** The scene of a position, and its legal moves once they have been computed. */
interface View<P, M> {
  readonly position: P;
  readonly scene: Scene;
  slides?: readonly SceneMove<P, M>[];
  nudges?: readonly SceneMove<P, M>[];
}

/**
 * One game in progress, for every front end: moves, undo and redo, hints, notes, save and restore. It knows no family by name,
 * no clock and no screen; front ends listen for changes.
 */
export class Session<P = unknown, M = unknown, I extends Ids = Ids> {
  /** The metric in which moves are counted. */
  readonly metric: I['metric'];
  /** The name of the puzzle; undefined if it has none. */
  readonly name: string | undefined;
  /** The format in which moves and ids are written. */
  readonly format: I['format'];
  /** The goal in the words of the family. */
  readonly goal: string;
  /** The position from which the game began. */
  readonly start: P;
  /** Milliseconds that have been played; a front end with a clock keeps them. */
  elapsed = 0;
  private best: number | undefined;
  private helped: Help = 'clean';
  private steps: readonly Step<P, M>[] = [];
  private played = 0;
  private writtenStart: string | undefined;
  private shown: View<P, M> | undefined;
  /** The view before it: a move that is joined begins there, and its slides are listed already. */
  private earlier: View<P, M> | undefined;
  private readonly adviser: Adviser<P, M, I>;
  private readonly listeners = new Listeners();

  private constructor(
    /** The family of the puzzle. */
    readonly family: Family<P, M, I>,
    { position, format, goal, name, metric, optimum }: Beginning<P, I>,
  ) {
    this.start = position;
    // Moves are in the notation of the board that a saved game begins with, however the board was given.
    this.format = formatToWrite(family, position, format);
    this.goal = goal;
    this.name = name;
    this.metric = metric ?? family.metrics[0]!.id;
    this.best = optimum;
    this.adviser = new Adviser(family, this.metric, this.start);
  }

  /** The position from which the game began. */
  static start<P, M, I extends Ids = Ids>(family: Family<P, M, I>, beginning: Beginning<P, I>): Session<P, M, I> {
    assertArguments(['family', family, aFamily], ['beginning', beginning, aBeginning]);
    const { format, metric } = beginning;
    assertArguments(['beginning.format', format, anIdOf(unknownFormat, family.formats)]);
    assertArguments(['beginning.metric', metric, optional(anIdOf(unknownMetric, family.metrics))]);
    return new Session<P, M, I>(family, { ...beginning, position: positionOf(family, beginning.position) });
  }

  // What there is to see ------------------------------------------------------------------------------------------

  /** The current position. */
  get position(): P {
    return this.positionAt(this.played);
  }

  /** What there is to see of the current position. */
  get scene(): Scene {
    return this.view().scene;
  }

  /** True if the current position is solved. */
  get solved(): boolean {
    return this.family.isSolved(this.position);
  }

  /** All moves of the game. The first `at` of them have been played; the others were undone and can be redone. */
  get log(): readonly Entry<M>[] {
    return this.steps;
  }

  /** How many moves of the log have been played. */
  get at(): number {
    return this.played;
  }

  /** True if there is a move to take back. */
  get canUndo(): boolean {
    return this.played > 0;
  }

  /** True if there is a move to play again. */
  get canRedo(): boolean {
    return this.played < this.steps.length;
  }

  /** The length of the moves so far in the metric. */
  get length(): number {
    return this.steps.slice(0, this.played).reduce((sum, { move }) => sum + this.family.cost(move, this.metric), 0);
  }

  /** The length of a shortest solution from the start, as soon as it is known. */
  get optimum(): number | undefined {
    return this.best;
  }

  /** How much the solver has helped in this game. */
  get help(): Help {
    return this.helped;
  }

  /** The current position as one portable line. */
  get id(): string {
    return positionId(this.family, this.position, this.format);
  }

  /** The position from which the game began as one portable line. */
  get startId(): string {
    this.writtenStart ??= positionId(this.family, this.start, this.format);
    return this.writtenStart;
  }

  /** The shortest moves, with what they do to the pieces: usually of one piece by one cell. Never many, on any board. */
  nudges(): readonly SceneMove<P, M>[] {
    const view = this.view();
    view.nudges ??= nudgesOf(this.family, view.position);
    return view.nudges;
  }

  /** Every legal move, with what it does to the pieces. On a wide and empty board, these may be very many. */
  slides(): readonly SceneMove<P, M>[] {
    const view = this.view();
    view.slides ??= slidesOf(this.family, view.position, this.metric);
    return view.slides;
  }

  /** The moves offered for dragging: every legal move, or on very large boards only the shortest, so that it is always fast. */
  handSlides(): readonly SceneMove<P, M>[] {
    return canListSlides(this.scene, this.nudges()) ? this.slides() : this.nudges();
  }

  /** What a move of the current position would do to the pieces, to show it; undefined if it is not legal. */
  effect(move: M): SceneMove<P, M> | undefined {
    const after = this.family.play(this.position, move);
    return after.ok ? slideOf(this.family, this.scene, after.value, move) : undefined;
  }

  /** What still has to happen, as explained by a heuristic. */
  explain(): Explanation {
    return this.family.explain(this.position, this.metric);
  }

  /** How the moves of this game are written. */
  get style(): MoveStyle {
    return { format: this.format, metric: this.metric };
  }

  /** A move of the current position as text. */
  print(move: M): string {
    return this.family.printMove(this.position, move, this.style);
  }

  /** A move of the current position as a message. */
  moveMessage(move: M): Message {
    return this.family.moveMessage(this.position, move);
  }

  /** A move of the current position in words. */
  inWords(move: M): string {
    return this.moveMessage(move).message;
  }

  /** A move of the log, by its place from 0, as a message. */
  loggedMessage(place: number): Message {
    assertArguments(['place', place, placeIn(this.steps.length, 'moves')]);
    return this.family.moveMessage(this.positionAt(place), this.steps[place]!.move);
  }

  /** A move of the log, by its place from 0, in words. */
  loggedInWords(place: number): string {
    return this.loggedMessage(place).message;
  }

  // Playing -------------------------------------------------------------------------------------------------------

  /**
   * Plays a move. With `join`, a further move of the same piece lengthens its last one if the metric counts them as
   * one, and moving it back undoes that. So a drag makes one move. (On very large boards, each step stays a move of its
   * own.)
   */
  play(move: M, options: { readonly join?: boolean } = {}): Result<void> {
    const error = somePlayOptions(options, 'options');
    if (error !== undefined) return problem(error);
    const after = this.family.play(this.position, move);
    if (!after.ok) return after;
    return this.perform(slideOf(this.family, this.scene, after.value, move), options.join === true);
  }

  /** Plays a slide that this session has listed for the current position: the rules need not play its move again. */
  playSlide(slide: SceneMove<P, M>, options: { readonly join?: boolean } = {}): Result<void> {
    const error = argumentError(['slide', slide, aSlide], ['options', options, somePlayOptions]);
    if (error !== undefined) return problem(error);
    const { slides, nudges } = this.view();
    const isListed = slides?.includes(slide) === true || nudges?.includes(slide) === true;
    return isListed ? this.perform(slide, options.join === true) : this.play(slide.move, options);
  }

  /** Plays a move that is given as text, in any of the family's notations. */
  playText(text: string): Result<void> {
    const move = this.family.parseMove(this.position, text);
    return move.ok ? this.play(move.value) : move;
  }

  /** The legal move of a piece by so many cells, if there is one; on very large boards, only single steps are found. */
  slide(piece: number, rows: number, columns: number): SceneMove<P, M> | undefined {
    assertArguments(['piece', piece, aNumber], ['rows', rows, aNumber], ['columns', columns, aNumber]);
    const takes = ({ shifts }: SceneMove): boolean =>
      shifts.some((shift) => shift.piece === piece && shift.rows === rows && shift.columns === columns);
    const step = this.nudges().find(takes);
    if (step !== undefined) return step;
    const mayBeLonger = Math.abs(rows) + Math.abs(columns) > 1 || this.family.metrics.some(({ pushes }) => pushes);
    if (!mayBeLonger || !canListSlides(this.scene, this.nudges())) return undefined;
    // Of several moves, the one that pushes the fewest pieces.
    return this.slides()
      .filter(takes)
      .sort((a, b) => a.shifts.length - b.shifts.length)[0];
  }

  /** Takes the last move back; false if there is none. */
  undo(): boolean {
    return this.goTo(this.played - 1);
  }

  /** Plays the next move of the log again; false if there is none. */
  redo(): boolean {
    return this.goTo(this.played + 1);
  }

  /** Back to the start; everything can be redone. */
  restart(): void {
    this.goTo(0);
  }

  /** To the position after so many moves of the log; false if there is none such, or it is the current one. */
  goTo(at: number): boolean {
    assertArguments(['at', at, aNumber]);
    if (!Number.isInteger(at) || at < 0 || at > this.steps.length || at === this.played) return false;
    this.walkTo(at);
    this.changed();
    return true;
  }

  /** Notes something about the last move; an empty text takes the note away. */
  note(text: string): boolean {
    assertArguments(['text', text, aText]);
    const last = this.steps[this.played - 1];
    if (last === undefined) return false;
    const { note: _, ...bare } = last;
    this.steps = this.steps.with(this.played - 1, text === '' ? bare : { ...bare, note: text });
    this.listeners.tell();
    return true;
  }

  // Hints ---------------------------------------------------------------------------------------------------------

  /** The cached advice for the current position. */
  get advice(): Advice<M> | undefined {
    return this.adviser.about(this.position);
  }

  /** The best solution known from here: before the solver has answered, one that it has offered or one that goes back first. */
  get bestKnown(): Advice<M> | undefined {
    return this.adviser.best(this.position);
  }

  /** The best solution from here. Undefined if the position has changed meanwhile: an answer is never stale. */
  async advise(solver: Solver<P, M, I>): Promise<Advice<M> | undefined> {
    assertArguments(['solver', solver, aFunction]);
    const { position } = this;
    const advice = await this.adviser.ask(position, solver);
    if (position === this.start) this.learn(advice);
    return position === this.position ? advice : undefined;
  }

  /** The solver's result for the start, whatever is played meanwhile: if it is proved optimal, it sets the optimum. */
  async study(solver: Solver<P, M, I>): Promise<Advice<M>> {
    assertArguments(['solver', solver, aFunction]);
    const advice = await this.adviser.study(this.start, solver);
    this.learn(advice);
    return advice;
  }

  /** Remembers that the solver has helped. Undo and restart do not undo that: only a new game begins without help. */
  takeHelp(help: Help): void {
    assertArguments(['help', help, oneOf(HELP)]);
    this.helped = moreHelp(this.helped, help);
  }

  // Saving --------------------------------------------------------------------------------------------------------

  /** The game as text, for `Session.restore`. */
  save(): string {
    return saveGame(this);
  }

  /** The game that a text holds, of one of the given families, replayed by the rules. */
  static restore<P, M, I extends Ids>(text: string, families: readonly Family<P, M, I>[]): Result<Session<P, M, I>>;
  static restore(text: string, families: readonly Family[]): Result<Session>;
  static restore(text: string, families: readonly Family[]): Result<Session> {
    const error = someFamilies(families, 'families');
    if (error !== undefined) return problem(error);
    const game = restoreGame(text, families);
    if (!game.ok) return game;
    const { family, beginning, elapsed, help, steps, at } = game.value;
    const session = Session.start(family, beginning);
    session.elapsed = elapsed;
    session.takeHelp(help);
    session.steps = steps;
    session.played = at;
    session.adviser.arrive(session.position);
    return ok(session);
  }

  // Listening -----------------------------------------------------------------------------------------------------

  /** Calls the listener after every change; returns a function that removes it. */
  onChange(listener: () => void): () => void {
    return this.listeners.add(listener);
  }

  private learn({ optimal, length }: Advice<M>): void {
    if (!optimal || this.best === length) return;
    this.best = length;
    this.listeners.tell();
  }

  private changed(): void {
    this.adviser.arrive(this.position);
    this.listeners.tell();
  }

  /** To the position after so many moves of the log, move by move: the best solution known comes along. */
  private walkTo(at: number): void {
    // Looking for the way back takes long on large boards: not for each of many moves.
    const isOne = Math.abs(at - this.played) === 1;
    while (this.played !== at) {
      const from = this.position;
      const isForward = at > this.played;
      const { move } = this.steps[isForward ? this.played : this.played - 1]!;
      this.played += isForward ? 1 : -1;
      const back = (): M | undefined => (isForward ? (isOne ? this.moveTo(from) : undefined) : move);
      this.adviser.follow(from, this.position, this.family.cost(move, this.metric), back);
    }
  }

  /** The move from here to a position. */
  private moveTo(position: P): M | undefined {
    return this.handSlides().find((slide) => same(slide.position, position))?.move;
  }

  private positionAt(played: number): P {
    return played === 0 ? this.start : this.steps[played - 1]!.position;
  }

  private view(): View<P, M> {
    const { position } = this;
    if (this.shown?.position === position) return this.shown;
    const known = this.earlier?.position === position ? this.earlier : undefined;
    this.earlier = this.shown;
    this.shown = known ?? { position, scene: this.family.scene(position) };
    return this.shown;
  }

  /** Plays a legal move of the current position. */
  private perform(slide: SceneMove<P, M>, join: boolean): Result<void> {
    if (join && this.joins(slide)) return ok(undefined);
    const most = mostMoves(this.scene.pieces.length);
    if (this.played >= most) return problem(tooManyMovesOfBoard({ most }));
    this.append(this.played, this.stepBy(this.position, slide));
    return ok(undefined);
  }

  private stepBy(from: P, { move, position, shifts }: SceneMove<P, M>): Step<P, M> {
    return { move, text: this.family.printMove(from, move, this.style), position, shifts };
  }

  /** Puts a step after the first `kept` ones, in place of all later ones. */
  private append(kept: number, step: Step<P, M>): void {
    this.walkTo(kept);
    this.steps = [...this.steps.slice(0, kept), step];
    this.walkTo(kept + 1);
    this.changed();
  }

  /** Joins a move to the one before it, if possible; returns whether it did. */
  private joins({ move, position, shifts }: SceneMove<P, M>): boolean {
    const last = this.steps[this.played - 1];
    if (last === undefined) return false;
    const before = this.positionAt(this.played - 1);
    if (same(before, position)) return this.undo();
    if (!canListSlides(this.scene, this.nudges())) return false;
    const { cost } = this.family;
    const whole = outcomeOf(sumOf(last.shifts, shifts));
    const joined = this.slidesAt(before).find((slide) => outcomeOf(slide.shifts) === whole);
    if (joined === undefined) return false;
    if (cost(joined.move, this.metric) >= cost(last.move, this.metric) + cost(move, this.metric)) return false;
    this.append(this.played - 1, this.stepBy(before, joined));
    return true;
  }

  private slidesAt(position: P): readonly SceneMove<P, M>[] {
    const known = this.earlier?.position === position ? this.earlier.slides : undefined;
    return known ?? slidesOf(this.family, position, this.metric);
  }
}
