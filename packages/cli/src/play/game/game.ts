import {
  type Command,
  hasOneFreeCell,
  KeyMap,
  type Session,
  type Slide,
  type Solver,
  slideIntoGap,
} from '@slidewise/core/session';
import { HelpPage } from '../screen/help-page.js';
import type { InputEvent, MouseEvent } from '../screen/input-events.js';
import type { Screen } from '../screen/screen.js';
import { Coach } from './coach.js';
import { gameHelp } from './game-help.js';
import { factsOf, goalOf, keysOf, resumedMessage, searching, solvedMessage } from './game-texts.js';
import { arrowsOf, DIRECTIONS, type Direction, movable, obstacle, slideTowards, waysOf } from './hand.js';
import { type Mark, ownersOf, place } from './picture.js';
import { SavePrompt } from './save-prompt.js';
import type { SolverState } from './solver-thread.js';
import { drawGame, type Frame, type GameView } from './view.js';

/** What the player wants after a game. */
export type GameEnd = 'quit' | 'next' | 'other' | 'anew';

/** What a game needs from around it. */
export interface Surroundings {
  readonly solver: Solver<unknown, unknown>;
  /** How far the solver is; undefined if it is not at work. */
  solverState(): SolverState | undefined;
  now(): number;
  /** Whether there is another puzzle after this one. */
  hasNext(): boolean;
  /** Keeps the game for later; if it cannot be, says why, to go on after "Your game". */
  keep(): string | undefined;
  /** Notes that the puzzle is solved; if that cannot be, says why, to go on after "The result". */
  noteResult(): string | undefined;
}

/** What is to be said when a game begins. */
export interface Opening {
  /** Whether it goes on where it was left. */
  readonly resumed?: boolean;
  readonly trouble?: string;
}

/** A longer gap between two ticks is none of the player's time: the program was stopped, or the machine asleep. */
const LONGEST_TICK = 2000;

/** A game on the whole screen: what keys, mouse and time do to a session. */
export class Game implements Screen<GameEnd> {
  private readonly keyMap: KeyMap;
  private readonly oneFreeCell: boolean;
  private selected: number | undefined;
  private typed = '';
  private message: readonly string[];
  private readonly coach: Coach;
  private prompt: SavePrompt | undefined;
  private help: HelpPage | undefined;
  /** The command that must be given twice, once it has been given. */
  private unsure: Command | undefined;
  /** The file that the game was saved to, as it is now. */
  private saved: string | undefined;
  private held: { readonly piece: number; readonly down: number; readonly right: number; moved: boolean } | undefined;
  private frame: Frame | undefined;
  private lastTick: number;
  private changed: () => void = () => {};

  constructor(
    readonly session: Session,
    private readonly around: Surroundings,
    { resumed = false, trouble }: Opening = {},
  ) {
    const { scene } = session;
    this.keyMap = new KeyMap(scene);
    this.oneFreeCell = hasOneFreeCell(scene);
    this.lastTick = around.now();
    if (!this.oneFreeCell) this.selected = this.firstChoice();
    this.coach = new Coach(session, {
      solver: around.solver,
      now: () => around.now(),
      hintKey: this.keyMap.shown('hint'),
      say: (...message) => this.say(...message),
      changed: () => this.changed(),
      moved: () => this.afterMove(),
    });
    session.onChange(() => this.changed());
    if (session.solved) this.message = ['This board is solved already.'];
    else if (resumed) this.message = resumedMessage(session, this.keyMap.shown('anew'));
    else this.message = [...(trouble === undefined ? [] : [trouble]), goalOf(session)];
  }

  /** The file that holds the game as it is now, if the player has saved it. */
  get savedAs(): string | undefined {
    return this.saved;
  }

  listen(changed: () => void): void {
    this.changed = changed;
    // A game may be shown again, after the player has looked for another puzzle.
    this.lastTick = this.around.now();
    this.coach.study();
  }

  // Drawing -------------------------------------------------------------------------------------------------------

  draw(columns: number, rows: number): readonly string[] {
    if (this.help !== undefined) return this.help.draw(columns, rows);
    this.frame = drawGame(this.view(), columns, rows);
    return this.frame.lines;
  }

  private view(): GameView {
    const { session, prompt, coach } = this;
    const { name, family, scene, log, at } = session;
    const state = this.around.solverState();
    return {
      title: [name, family.title].filter((text) => text !== undefined).join(' · '),
      scene,
      marks: this.marks(),
      arrows: arrowsOf(scene, coach.shownHint?.shifts ?? []),
      facts: factsOf(session, state, coach.studied),
      message: coach.asking ? [...this.message, searching(state)] : this.message,
      log: log.slice(0, at).map(({ text }) => text),
      keys: prompt?.keys ?? keysOf(session, this.keyMap, this.commands(), this.oneFreeCell, coach.playing),
      ...(prompt === undefined ? {} : { prompt }),
    };
  }

  private marks(): ReadonlyMap<number, Mark> {
    const marks = new Map<number, Mark>();
    for (const { piece } of this.coach.shownHint?.shifts ?? []) marks.set(piece, 'hint');
    const idle = this.coach.playing || this.session.solved;
    if (this.selected !== undefined && !idle && !marks.has(this.selected)) marks.set(this.selected, 'selected');
    for (const piece of this.coach.mentioned) {
      if (!marks.has(piece)) marks.set(piece, 'reason');
    }
    return marks;
  }

  // Time ----------------------------------------------------------------------------------------------------------

  nextTick(): number | undefined {
    return this.coach.nextMove() ?? (this.session.solved ? undefined : 1000 - (this.session.elapsed % 1000));
  }

  tick(): void {
    const now = this.around.now();
    // The clock does not run while the help is shown.
    const idle = this.session.solved || this.help !== undefined;
    if (!idle) this.session.elapsed += Math.min(LONGEST_TICK, now - this.lastTick);
    this.lastTick = now;
    this.coach.tick();
  }

  // Events --------------------------------------------------------------------------------------------------------

  handle(event: InputEvent): GameEnd | undefined {
    this.tick();
    if (this.help !== undefined) {
      if (this.help.handle(event)) this.help = undefined;
      if (event.kind === 'mouse' || event.key !== 'ctrl-c') return undefined;
    }
    const wasPlaying = this.coach.playing;
    if (event.kind === 'mouse') {
      if (this.prompt === undefined && !wasPlaying) this.handleMouse(event);
      return undefined;
    }
    const { key } = event;
    if (this.prompt !== undefined) {
      this.handlePrompt(this.prompt, key);
      return undefined;
    }
    if (wasPlaying) {
      this.coach.stop();
      this.say('Stopped. It is your turn.');
      if (key !== 'q' && key !== 'ctrl-c') return undefined;
    }
    const direction = DIRECTIONS[key];
    if (direction !== undefined) this.push(direction);
    else return this.handleKey(key);
    this.typed = '';
    return undefined;
  }

  private handleKey(key: string): GameEnd | undefined {
    const { typed, unsure } = this;
    this.typed = '';
    this.unsure = undefined;
    if (key === 'tab' || key === 'back-tab') this.selectNext(key === 'tab' ? 1 : -1);
    else if (key === 'escape') this.forget();
    else {
      // Once it is solved there is nothing to select any more.
      const board = this.session.solved ? new KeyMap({ pieces: [] }) : this.keyMap;
      const meaning = board.meaning(key, typed, this.commands());
      if (meaning === undefined) this.pushOnlyWay(key);
      else if ('command' in meaning) return this.obey(meaning.command, meaning.command === unsure);
      else {
        this.typed = meaning.typed;
        this.select(meaning.piece);
      }
    }
    return undefined;
  }

  private commands(): Command[] {
    const { session, around } = this;
    const next: Command[] = around.hasNext() ? ['next'] : [];
    if (session.solved) return [...next, 'other', 'undo', 'restart', 'anew', 'save', 'help', 'quit'];
    return ['undo', 'redo', 'hint', 'why', 'restart', 'anew', 'save', 'other', 'help', 'quit'];
  }

  /** Executes a command; `sure` if it was given twice. */
  private obey(command: Command, sure: boolean): GameEnd | undefined {
    const { session } = this;
    switch (command) {
      case 'undo':
        return this.moved(session.undo(), 'There is no move to undo.');
      case 'redo':
        return this.moved(session.redo(), 'There is no move to redo.');
      case 'restart':
        return this.moved(session.goTo(0), 'This is the start.');
      case 'hint':
        this.coach.giveHint();
        return undefined;
      case 'why':
        this.coach.tellWhy();
        return undefined;
      case 'save':
        this.prompt = new SavePrompt(session);
        return undefined;
      case 'help':
        this.help = new HelpPage(gameHelp(session.scene, this.keyMap, this.oneFreeCell));
        return undefined;
      case 'anew':
        return this.beginAnew(sure);
      case 'next':
        return command;
      case 'other':
      case 'quit':
        return this.leave(command, sure);
    }
  }

  // Leaving -------------------------------------------------------------------------------------------------------

  private beginAnew(sure: boolean): GameEnd | undefined {
    const { solved, log } = this.session;
    if (sure || solved || log.length === 0) return 'anew';
    this.unsure = 'anew';
    this.say(`A new game forgets this one. ${this.keyMap.shown('anew')} again begins it.`);
    return undefined;
  }

  /** No game is lost unless the player knows. */
  private leave(command: 'other' | 'quit', sure: boolean): GameEnd | undefined {
    const trouble = this.around.keep();
    if (trouble === undefined || sure || this.saved !== undefined) return command;
    this.unsure = command;
    const [save, again] = [this.keyMap.shown('save'), this.keyMap.shown(command)];
    this.say(`Your game ${trouble}.`, `${save} saves it elsewhere; ${again} again leaves without it.`);
    return undefined;
  }

  // Moving --------------------------------------------------------------------------------------------------------

  private push(direction: Direction): void {
    const { session } = this;
    if (session.solved) return;
    const { rows, columns, name } = direction;
    if (this.oneFreeCell) {
      const slide = slideIntoGap(session.nudges(), direction);
      if (slide === undefined) this.say(`Nothing can move ${name}.`);
      else this.play(slide);
    } else if (this.selected === undefined) this.say('Select a piece first: Tab, its name, or a click.');
    else {
      const slide = session.slide(this.selected, rows, columns);
      if (slide === undefined) this.say(obstacle(session.scene, this.selected, direction));
      else this.play(slide);
    }
  }

  /** Enter and the space bar move what can go one way only. */
  private pushOnlyWay(key: string): void {
    if ((key !== 'enter' && key !== ' ') || this.selected === undefined || this.session.solved) return;
    const ways = waysOf(this.session, this.selected);
    if (ways.length === 1) this.play(this.session.slide(this.selected, ways[0]!.rows, ways[0]!.columns)!);
    else this.sayWays(this.selected);
  }

  private play(slide: Slide): void {
    this.session.play(slide.move, { join: true });
    this.afterMove();
  }

  private moved(done: boolean, otherwise: string): undefined {
    if (done) this.afterMove();
    else this.say(otherwise);
  }

  private afterMove(): void {
    this.coach.moveOn();
    this.saved = undefined;
    this.message = this.session.solved ? this.finish() : [];
  }

  private finish(): string[] {
    const trouble = this.around.noteResult();
    return [...solvedMessage(this.session), ...(trouble === undefined ? [] : [`The result ${trouble}.`])];
  }

  // Selecting -----------------------------------------------------------------------------------------------------

  /** A piece to begin with: one that must go somewhere, if it can. */
  private firstChoice(): number | undefined {
    const can = movable(this.session);
    return can.find((piece) => this.session.scene.pieces[piece]!.role === 'target') ?? can[0];
  }

  private selectNext(by: 1 | -1): void {
    const can = movable(this.session);
    if (this.session.solved || can.length === 0) return;
    const at = this.selected ?? (by > 0 ? -1 : can.length);
    const next = by > 0 ? can.find((piece) => piece > at) : can.findLast((piece) => piece < at);
    this.select(next ?? (by > 0 ? can[0]! : can.at(-1)!));
  }

  private select(piece: number): void {
    this.selected = piece;
    this.sayWays(piece);
  }

  private sayWays(piece: number): void {
    const ways = waysOf(this.session, piece).map(({ name }) => name);
    this.say(`${this.labelOf(piece)} ${ways.length === 0 ? 'cannot move now' : `can go ${ways.join(' or ')}`}.`);
  }

  private labelOf(piece: number): string {
    return this.session.scene.pieces[piece]!.label;
  }

  private forget(): void {
    this.coach.clear();
    if (this.oneFreeCell) this.selected = undefined;
    this.message = [];
  }

  private handleMouse({ action, row, column }: MouseEvent): void {
    const cell = this.frame?.cellAt(row, column);
    if (action === 'press') {
      const piece = cell === undefined ? undefined : ownersOf(this.session.scene).get(place(cell));
      if (cell === undefined || piece === undefined || this.session.solved) return;
      const first = this.session.scene.pieces[piece]!.cells[0]!;
      this.held = { piece, down: cell.row - first.row, right: cell.column - first.column, moved: false };
      if (!this.oneFreeCell) this.select(piece);
    } else if (action === 'drag' && this.held !== undefined && cell !== undefined) {
      const { piece, down, right } = this.held;
      if (!slideTowards(this.session, piece, { row: cell.row - down, column: cell.column - right })) return;
      this.held.moved = true;
      this.afterMove();
    } else if (action === 'release') {
      const held = this.held;
      this.held = undefined;
      if (held !== undefined && !held.moved && this.oneFreeCell) this.click(held.piece);
    }
  }

  /** A click moves a piece where there is no doubt about the way. */
  private click(piece: number): void {
    const [way] = waysOf(this.session, piece);
    if (way === undefined) this.say(`${this.labelOf(piece)} cannot move now.`);
    else this.play(this.session.slide(piece, way.rows, way.columns)!);
  }

  // Saying --------------------------------------------------------------------------------------------------------

  private say(...message: string[]): void {
    this.message = message;
  }

  private handlePrompt(prompt: SavePrompt, key: string): void {
    const outcome = prompt.handle(key);
    if (outcome === undefined) return;
    this.prompt = undefined;
    this.saved = outcome.saved ?? this.saved;
    this.say(outcome.message);
  }
}
