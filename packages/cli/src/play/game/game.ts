import { KeyMap, type Session } from '@slidewise/core/session';
import { HelpPage } from '../screen/help-page.js';
import type { InputEvent } from '../screen/input-events.js';
import type { Screen } from '../screen/screen.js';
import { arrowsOf, DIRECTIONS } from './directions.js';
import { gameHelp } from './game-help.js';
import { GameHints } from './game-hints.js';
import {
  factsOf,
  type GameCommand,
  goalOf,
  type HelpKeys,
  keysOf,
  resumedMessage,
  searching,
  solutionWarning,
  solvedMessage,
} from './game-texts.js';
import { Grip } from './grip.js';
import type { Mark } from './picture.js';
import { SavePrompt } from './save-prompt.js';
import type { GameEnd, Opening, Surroundings } from './surroundings.js';
import { drawGame, type Frame, type GameView } from './view.js';

/** A longer gap between two ticks is none of the player's time: the program was stopped, or the machine asleep. */
const LONGEST_TICK = 2000;

/** A game on the whole screen: what keys, mouse and time do to a session. */
export class Game implements Screen<GameEnd> {
  private readonly keyMap: KeyMap;
  private readonly grip: Grip;
  private typed = '';
  private message: readonly string[];
  private readonly hints: GameHints;
  private readonly helpKeys: HelpKeys;
  private prompt: SavePrompt | undefined;
  private help: HelpPage | undefined;
  /** The command that must be given twice, once it has been given. */
  private unsure: GameCommand | undefined;
  /** The file that the game was saved to, as it is now. */
  private saved: string | undefined;
  private frame: Frame | undefined;
  private lastTick: number;
  private changed: () => void = () => {};

  constructor(
    readonly session: Session,
    private readonly around: Surroundings,
    { resumed = false, error }: Opening = {},
  ) {
    this.keyMap = new KeyMap(session.scene);
    this.grip = new Grip(session, { say: (message) => this.say(message), moved: () => this.afterMove() });
    this.lastTick = around.now();
    this.helpKeys = { hint: this.keyMap.shown('hint'), solution: this.keyMap.shown('solution') };
    this.hints = new GameHints(session, {
      solver: around.solver,
      now: () => around.now(),
      keys: this.helpKeys,
      say: (...message) => this.say(...message),
      changed: () => this.changed(),
      moved: () => this.afterMove(),
      helped: () => void around.keep(),
    });
    session.onChange(() => this.changed());
    if (session.solved) this.message = ['This board is solved already.'];
    else if (resumed) this.message = resumedMessage(session, this.keyMap.shown('anew'));
    else this.message = error === undefined ? [] : [error];
  }

  /** The file that holds the game as it is now, if the player has saved it. */
  get savedAs(): string | undefined {
    return this.saved;
  }

  listen(changed: () => void): void {
    this.changed = changed;
    // A game may be shown again, after the player has looked for another puzzle.
    this.lastTick = this.around.now();
    this.hints.study();
  }

  // Drawing -------------------------------------------------------------------------------------------------------

  draw(columns: number, rows: number): readonly string[] {
    if (this.help !== undefined) return this.help.draw(columns, rows);
    this.frame = drawGame(this.view(), columns, rows);
    return this.frame.lines;
  }

  private view(): GameView {
    const { session, prompt, hints } = this;
    const { name, family, scene, log, at } = session;
    const state = this.around.solverState();
    return {
      title: [name, family.title].filter((text) => text !== undefined).join(' · '),
      scene,
      marks: this.marks(),
      arrows: arrowsOf(scene, hints.shownMove?.shifts ?? []),
      facts: factsOf(session, state, hints.studied),
      ...(session.solved ? {} : { goal: goalOf(session) }),
      message: hints.asking ? [...this.message, searching(state)] : this.message,
      log: log.slice(0, at).map(({ text }) => text),
      keys: prompt?.keys ?? keysOf(session, this.keyMap, this.commands(), this.grip.oneFreeCell, hints.playing),
      ...(prompt === undefined ? {} : { prompt }),
    };
  }

  private marks(): ReadonlyMap<number, Mark> {
    const marks = new Map<number, Mark>();
    for (const piece of this.hints.hinted) marks.set(piece, 'hint');
    const idle = this.hints.playing || this.session.solved;
    const { selected } = this.grip;
    if (selected !== undefined && !idle && !marks.has(selected)) marks.set(selected, 'selected');
    for (const piece of this.hints.mentioned) {
      if (!marks.has(piece)) marks.set(piece, 'reason');
    }
    return marks;
  }

  // Time ----------------------------------------------------------------------------------------------------------

  nextTick(): number | undefined {
    return this.hints.nextMove() ?? (this.session.solved ? undefined : 1000 - (this.session.elapsed % 1000));
  }

  tick(): void {
    const now = this.around.now();
    // The clock does not run while the help is shown.
    const idle = this.session.solved || this.help !== undefined;
    if (!idle) this.session.elapsed += Math.min(LONGEST_TICK, now - this.lastTick);
    this.lastTick = now;
    this.hints.tick();
  }

  // Events --------------------------------------------------------------------------------------------------------

  handle(event: InputEvent): GameEnd | undefined {
    this.tick();
    if (this.help !== undefined) {
      if (this.help.handle(event)) this.help = undefined;
      if (event.kind === 'mouse' || event.key !== 'ctrl-c') return undefined;
    }
    const wasPlaying = this.hints.playing;
    if (event.kind === 'mouse') {
      if (this.prompt === undefined && !wasPlaying)
        this.grip.handleMouse(event, this.frame?.cellAt(event.row, event.column));
      return undefined;
    }
    const { key } = event;
    if (this.prompt !== undefined) {
      this.handlePrompt(this.prompt, key);
      return undefined;
    }
    if (wasPlaying) {
      this.hints.stop();
      this.say('Stopped. It is your turn.');
      if (key !== 'q' && key !== 'ctrl-c') return undefined;
    }
    const direction = DIRECTIONS[key];
    if (direction === undefined) return this.handleKey(key);
    this.grip.push(direction);
    this.typed = '';
    this.unsure = undefined;
    return undefined;
  }

  private handleKey(key: string): GameEnd | undefined {
    const { typed, unsure } = this;
    this.typed = '';
    this.unsure = undefined;
    if (key === 'tab' || key === 'back-tab') this.grip.selectNext(key === 'tab' ? 1 : -1);
    else if (key === 'escape') this.forget();
    else {
      // Once it is solved there is nothing to select any more.
      const board = this.session.solved ? new KeyMap({ pieces: [] }) : this.keyMap;
      const meaning = board.meaning(key, typed, this.commands());
      if (meaning === undefined) this.grip.pushOnlyWay(key);
      else if ('command' in meaning) return this.execute(meaning.command, meaning.command === unsure);
      else {
        this.typed = meaning.typed;
        this.grip.select(meaning.piece);
      }
    }
    return undefined;
  }

  private commands(): GameCommand[] {
    const { session, around } = this;
    const next: GameCommand[] = around.hasNext() ? ['next'] : [];
    if (session.solved) return [...next, 'other', 'undo', 'restart', 'anew', 'save', 'help', 'quit'];
    return ['undo', 'redo', 'hint', 'why', 'solution', 'restart', 'anew', 'save', 'other', 'help', 'quit'];
  }

  /** Executes a command; `sure` if it was given twice. */
  private execute(command: GameCommand, sure: boolean): GameEnd | undefined {
    const { session } = this;
    switch (command) {
      case 'undo':
        return this.moved(session.undo(), 'There is no move to undo.');
      case 'redo':
        return this.moved(session.redo(), 'There is no move to redo.');
      case 'restart':
        return this.moved(session.goTo(0), 'This is the start.');
      case 'hint':
        this.hints.giveHint();
        return undefined;
      case 'solution':
        return this.playSolution(sure);
      case 'why':
        this.hints.explain();
        return undefined;
      case 'save':
        this.prompt = new SavePrompt(session);
        return undefined;
      case 'help':
        this.help = new HelpPage(gameHelp(session.scene, this.keyMap, this.grip.oneFreeCell));
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
    const error = this.around.keep();
    if (error === undefined || sure || this.saved !== undefined) return command;
    this.unsure = command;
    const [save, again] = [this.keyMap.shown('save'), this.keyMap.shown(command)];
    this.say(`Your game ${error}.`, `${save} saves it elsewhere; ${again} again leaves without it.`);
    return undefined;
  }

  // Moving --------------------------------------------------------------------------------------------------------

  private moved(done: boolean, otherwise: string): undefined {
    if (done) this.afterMove();
    else this.say(otherwise);
  }

  private afterMove(): void {
    this.hints.moveOn();
    this.saved = undefined;
    this.message = this.session.solved ? this.finish() : [];
    // Not only at the end: a program that is killed has none. What goes wrong is told before the player leaves.
    this.around.keep();
  }

  private playSolution(sure: boolean): undefined {
    if (sure || this.session.help === 'shown') this.hints.playSolution();
    else {
      this.unsure = 'solution';
      this.say(solutionWarning(this.helpKeys));
    }
  }

  private finish(): string[] {
    const error = this.around.noteResult();
    return [...solvedMessage(this.session), ...(error === undefined ? [] : [`The result ${error}.`])];
  }

  private forget(): void {
    this.hints.clear();
    this.grip.letGo();
    this.message = [];
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
