import type { Scene } from '@slidewise/core/contract';
import type { SceneMove } from '@slidewise/core/session';
import { BoardElement, type BoardEventMap } from '../element/board-element.js';
import type { Verdict, View } from '../engine/protocol.js';
import { CONTROLS_STYLE, Controls } from './controls.js';
import { EngineError, RemoteGame, said } from './engine.js';
import { ENGLISH, wordsFor } from './languages.js';
import type { Mode, Stage } from './modes/mode.js';
import { Play } from './modes/play.js';
import { Puzzle } from './modes/puzzle.js';
import type { ButtonName, PageWords } from './page-words.js';

/** What the events of a board with an engine bring along, besides those of every board. */
export interface PageBoardEventMap extends BoardEventMap {
  /** The position has been read, and is shown. */
  readonly ready: { readonly position: string };
  /** A move has been compared with the shortest solutions. */
  readonly judged: Verdict;
  /** A film or a search has come to its end. */
  readonly ended: Record<string, never>;
}

/** What only shows something is loaded when it is asked for. */
const MODES: Readonly<Record<string, () => Promise<new (stage: Stage) => Mode>>> = {
  play: async () => Play,
  puzzle: async () => Puzzle,
  film: async () => (await import('./modes/film.js')).Film,
  study: async () => (await import('./modes/study.js')).Study,
};

const TEXTS = [
  'family',
  'moves',
  'metric',
  'mode',
  'solution',
  'algorithm',
  'heuristic',
  'expansions',
  'pace',
] as const;
const FLAGS = ['controls', 'hints', 'autoplay'] as const;

/** Attributes of the game and its mode: if one changes, the board begins again. */
const BEGINNINGS: readonly string[] = ['position', ...TEXTS.slice(0, -1), ...FLAGS.slice(0, -1)];

const KEYS = ['undo', 'redo', 'restart', 'hint'] as const;

let sheet: CSSStyleSheet | undefined;

/** A board that plays by itself: reading, rules and solver are in a worker, which all boards of a page share. */
export class PageBoard extends BoardElement {
  static override readonly observedAttributes = [...BoardElement.observedAttributes, ...BEGINNINGS, 'lang'];

  // Properties that are attributes.
  /** The family of a text; by default what it looks like. */
  declare family: string;
  /** Moves to play first. */
  declare moves: string;
  /** What is counted; by default the family's first metric. */
  declare metric: string;
  /** What the board does: play, puzzle, film or study. */
  declare mode: string;
  /** The moves of a film. */
  declare solution: string;
  /** The search of a tree; A* by default. */
  declare algorithm: string;
  /** What guides that search. */
  declare heuristic: string;
  /** How far a tree grows: 30 by default, 100 at most. */
  declare expansions: string;
  /** Milliseconds from move to move; 900 by default. */
  declare pace: string;
  /** Whether buttons stand below the board. */
  declare controls: boolean;
  /** Whether there are hints, by a button and by the key h. */
  declare hints: boolean;
  /** Whether films and trees start by themselves, unless the reader wants less motion. */
  declare autoplay: boolean;

  private readonly panel = new Controls(
    (name) => this.press(name),
    (at) => this.run(async (mode) => mode.slid?.(at)),
  );
  private game: RemoteGame | undefined;
  private current: Mode | undefined;
  private view: View | undefined;
  private pageWords: PageWords = ENGLISH.page;
  private isOpening = false;
  private isMoving = false;
  private keys: Parameters<BoardElement['hearKey']>[] = [];

  constructor() {
    super();
    const root = this.shadowRoot!;
    if (sheet === undefined) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(CONTROLS_STYLE);
    }
    root.adoptedStyleSheets.push(sheet);
    root.append(this.panel.element);
    this.addEventListener('command', (event) => {
      const { command } = (event as CustomEvent<BoardEventMap['command']>).detail;
      this.press(command as ButtonName);
    });
  }

  /** The position, as an id, after the moves of the player. */
  get position(): string | undefined {
    return this.view?.position;
  }

  set position(position: string | undefined) {
    if (position === undefined) this.removeAttribute('position');
    else this.setAttribute('position', position);
  }

  /** Presses a button, whether it is shown or not: `undo`, `redo`, `restart`, `hint`, `play` … */
  press(name: ButtonName): void {
    this.run((mode) => mode.press(name));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.current?.close?.();
    this.game?.close();
    this.game = undefined;
  }

  override attributeChangedCallback(name: string): void {
    super.attributeChangedCallback(name);
    if (name === 'view-only' && this.view !== undefined) this.show(this.view);
    else if (BEGINNINGS.includes(name) || name === 'lang') this.begin();
  }

  /** Once for all attributes that are set in one go. */
  private begin(): void {
    if (this.isOpening) return;
    this.isOpening = true;
    queueMicrotask(() => {
      this.isOpening = false;
      if (this.isConnected) void this.open();
    });
  }

  private async open(): Promise<void> {
    this.current?.close?.();
    this.current = undefined;
    this.game?.close();
    this.game = undefined;
    const text = this.getAttribute('position');
    if (text === null) return;
    const game = new RemoteGame();
    this.game = game;
    try {
      const language = this.closest('[lang]')?.getAttribute('lang') ?? '';
      const words = await wordsFor(language);
      const view = await game.ask('open', { text, ...this.settings('family', 'moves', 'metric') });
      if (this.game !== game) return;
      this.words = words.board;
      this.pageWords = words.page;
      await this.start(game, view);
    } catch (error) {
      this.fail(error, game);
    }
  }

  private async start(game: RemoteGame, view: View): Promise<void> {
    const name = this.getAttribute('mode') ?? 'play';
    const load = Object.hasOwn(MODES, name) ? MODES[name] : undefined;
    if (load === undefined) {
      throw new EngineError(said(`there is no mode "${name}": expected ${Object.keys(MODES).join(', ')}`));
    }
    const mode = new (await load())(this.stage(game));
    if (this.game !== game) return;
    this.current = mode;
    this.panel.arrange(mode.buttons, mode.hasSlider === true);
    this.panel.name(this.pageWords);
    this.panel.say('');
    this.commands = KEYS.filter((key) => mode.isPlayed === true && mode.buttons.includes(key));
    this.show(view);
    this.tell('ready', { position: view.position });
    await mode.opened(view);
  }

  private stage(game: RemoteGame): Stage {
    const board = this;
    return {
      game,
      controls: this.panel,
      get words() {
        return board.pageWords;
      },
      get still() {
        return board.isStill;
      },
      hints: this.hasAttribute('hints'),
      attribute: (name) => this.getAttribute(name) ?? undefined,
      say: (message) => this.words.tell(message),
      announce: (text) => this.announce(text),
      show: (view) => this.show(view),
      picture: (scene) => this.showPicture(scene),
      point: (shifts) => {
        this.hint = shifts;
      },
      judged: (verdict) => this.tell('judged', verdict),
      ended: () => this.tell('ended', {}),
    };
  }

  private settings<K extends string>(...names: readonly K[]): Partial<Record<K, string>> {
    const found = names.flatMap((name) => {
      const value = this.getAttribute(name);
      return value === null ? [] : [[name, value] as const];
    });
    return Object.fromEntries(found) as Partial<Record<K, string>>;
  }

  /** Lets the mode do something; what goes wrong is shown. */
  private run(work: (mode: Mode) => Promise<void>): void {
    const { current: mode, game } = this;
    if (mode === undefined || game === undefined) return;
    work(mode).catch((error) => this.fail(error, game));
  }

  private fail(error: unknown, game: RemoteGame): void {
    if (this.game !== game) return;
    if (!(error instanceof EngineError)) throw error;
    const message = this.words.tell(error.said);
    this.panel.say(message, 'wrong');
    this.tell('problem', { message });
  }

  private show(view: View): void {
    this.view = view;
    const isPlayed = this.current?.isPlayed === true && !view.solved && !this.hasAttribute('view-only');
    this.scene = view.scene;
    this.solved = view.solved;
    this.slides = isPlayed ? view.slides : undefined;
    this.hint = undefined;
    this.isMoving = false;
    const [first, ...others] = this.keys;
    this.keys = others;
    if (first !== undefined) this.hearKey(...first);
  }

  private showPicture(scene: Scene): void {
    this.scene = scene;
    this.solved = false;
    this.slides = undefined;
  }

  protected override get travels(): boolean {
    return this.current?.isPlayed !== true || super.travels;
  }

  /** Keys that come before the answer to a move wait for it. */
  protected override hearKey(...key: Parameters<BoardElement['hearKey']>): boolean {
    if (!this.isMoving) return super.hearKey(...key);
    this.keys.push(key);
    return true;
  }

  protected override onMove(slide: SceneMove): void {
    const { game, view } = this;
    if (game === undefined || view === undefined) return;
    // The piece stays where the player has put it until the engine has answered.
    this.scene = shifted(this.scene, slide);
    this.slides = [];
    this.hint = undefined;
    this.isMoving = true;
    this.run((mode) => game.inTurn(() => this.playMove(slide, game)).then(async (played) => mode.moved?.(played)));
  }

  private async playMove(slide: SceneMove, game: RemoteGame): Promise<View> {
    const before = this.view!;
    try {
      const { text, position, words } = await game.ask('describe', slide.move);
      if (!this.tell('move', { slide, text, position })) {
        this.show(before);
        return before;
      }
      const view = await game.ask('play', slide.move);
      this.show(view);
      this.announce(this.words.tell(words));
      if (view.solved) this.tell('solved', { position });
      return view;
    } catch (error) {
      this.show(before);
      throw error;
    }
  }
}

for (const name of TEXTS) {
  Object.defineProperty(PageBoard.prototype, name, {
    get(this: PageBoard) {
      return this.getAttribute(name) ?? '';
    },
    set(this: PageBoard, value: unknown) {
      this.setAttribute(name, String(value));
    },
  });
}
for (const name of FLAGS) {
  Object.defineProperty(PageBoard.prototype, name, {
    get(this: PageBoard) {
      return this.hasAttribute(name);
    },
    set(this: PageBoard, value: unknown) {
      this.toggleAttribute(name, Boolean(value));
    },
  });
}

/** The scene after a move, before the engine has sent it. */
function shifted(scene: Scene, { shifts }: SceneMove): Scene {
  const pieces = scene.pieces.map((piece, i) => {
    const shift = shifts.find((each) => each.piece === i);
    if (shift === undefined) return piece;
    const cells = piece.cells.map(({ row, column }) => ({ row: row + shift.rows, column: column + shift.columns }));
    return { ...piece, cells };
  });
  return { ...scene, pieces };
}

/** Makes `<slidewise-board>` a board that plays by itself. */
export function definePageBoard(): void {
  if (customElements.get('slidewise-board') === undefined) customElements.define('slidewise-board', PageBoard);
}
