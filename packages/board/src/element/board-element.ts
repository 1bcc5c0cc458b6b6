import type { Cell, Scene } from '@slidewise/core/contract';
import {
  CELL,
  drawFloor,
  drawTones,
  lookOf,
  type PieceOptions,
  SCHEMES,
  type Scheme,
  type Shift,
} from '@slidewise/core/draw';
import type { KeyCommand, SceneMove } from '@slidewise/core/session';
import { ARROWS, BoardState } from '../state/board-state.js';
import type { BoardWords } from '../state/board-words.js';
import type { Offset } from '../state/reach.js';
import { PieceView } from './piece-view.js';
import { ELEMENT_STYLE } from './playing-style.js';
import { arrowMarkup, goalPath, hintMarkup } from './shapes.js';
import { TRAY_STYLE } from './style.js';
import { dressTray, svgElement, viewBoxOf } from './tray.js';
import { Zoom } from './zoom.js';

/** What the events of a board bring along. */
export interface BoardEventMap {
  /** A move that the player has made. A board with a `position` plays it, unless the event is cancelled. */
  readonly move: { readonly slide: SceneMove; readonly text?: string; readonly position?: string };
  /** A board with a `position` is solved. */
  readonly solved: { readonly position: string };
  /** The piece that is selected now, by its number in the scene. */
  readonly select: { readonly piece: number | undefined };
  /** A sentence for screen readers. The board says it itself, unless the event is cancelled. */
  readonly announce: { readonly text: string };
  /** The key of one of `commands`. */
  readonly command: { readonly command: KeyCommand };
  /** The position, the family or the moves cannot be read. */
  readonly problem: { readonly message: string };
}

/** A move that is compared with others: `good` is green, `bad` is red and dotted. */
export interface ComparedMove {
  /** The pieces that it moves, and how far. */
  readonly shifts: readonly Shift[];
  /** How it is drawn. */
  readonly look: 'good' | 'bad';
}

let sheet: CSSStyleSheet | undefined;

// Where there is no page, on a server or in a test, the module can be imported all the same.
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** A board that shows any scene, and lets pointers and keys move its pieces. Where the scene comes from, elements say that extend it. */
export abstract class BoardElement extends Base {
  /** The attributes whose changes are heard. */
  static readonly observedAttributes: readonly string[] = ['name', 'view-only', 'letters', 'look', 'scheme', 'picture'];

  private readonly state: BoardState;
  private readonly tray: HTMLElement;
  private readonly floor: HTMLElement;
  private readonly svg = svgElement('svg', { class: 'board', part: 'board' });
  private readonly help = svgElement('desc', { id: 'help' });
  private readonly ground = svgElement('g', { 'aria-hidden': 'true' });
  private readonly pieces = svgElement('g');
  private readonly coveredGoal = svgElement('path', { class: 'covered-goal', 'aria-hidden': 'true' });
  private readonly places = svgElement('g');
  private readonly arrows = svgElement('g', { 'aria-hidden': 'true' });
  private readonly status: HTMLElement;
  private readonly zooming: Zoom;
  private views: PieceView[] = [];
  private drawnScene: Scene | undefined;
  /** What of the scene does not move, as text. */
  private groundFacts = '';
  private drawnHint: readonly unknown[] = [];
  private dragged: readonly number[] = [];
  private isDue = false;
  private wasSolved: boolean | undefined;
  private hinted: readonly Shift[] = [];
  private planned: readonly (readonly Shift[])[] = [];
  private drawnComparison: readonly ComparedMove[] = [];
  private markedPieces: readonly number[] = [];
  private isSolved = false;
  private readonly forced = matchMedia('(forced-colors: active)');
  private readonly calm = matchMedia('(prefers-reduced-motion: reduce)');
  private readonly onForced = (): void => this.schedule();
  private readonly onPageKey = (event: KeyboardEvent): void => this.hearPage(event);

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    if (sheet === undefined) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(TRAY_STYLE + ELEMENT_STYLE);
    }
    root.adoptedStyleSheets = [sheet];
    this.tray = box('tray', 'tray');
    this.floor = box('floor', 'floor');
    const view = box('view', 'view');
    this.status = box('unseen');
    this.status.setAttribute('aria-live', 'polite');
    const defs = svgElement('g', { 'aria-hidden': 'true' });
    defs.innerHTML = drawTones();
    this.svg.append(this.help, defs, this.ground, this.pieces, this.coveredGoal, this.places, this.arrows);
    view.append(this.svg);
    this.floor.append(view);
    this.tray.append(this.floor);
    root.append(this.tray, this.status);
    this.zooming = new Zoom(view);
    this.state = new BoardState({
      move: (slide) => this.onMove(slide),
      select: (piece) => this.tell('select', { piece }),
      announce: (text) => this.announce(text),
      command: (command) => this.tell('command', { command }),
      focus: (piece) => this.focusPiece(piece),
      bump: (piece, way) => this.bump(piece, way),
      change: () => this.schedule(),
      offsets: (offsets) => this.showOffsets(offsets),
      cellSize: () => this.pixelsPerUnit() * CELL,
    });
    this.listen();
  }

  // What a page sets -----------------------------------------------------------------------------------------------

  /** What there is to see. */
  get scene(): Scene {
    return this.state.scene;
  }

  set scene(scene: Scene) {
    this.state.scene = scene;
    this.schedule();
  }

  /** The moves that pointers and keys can make, such as `Session#handSlides()`; undefined makes the board a picture. */
  get slides(): readonly SceneMove[] | undefined {
    return this.state.slides;
  }

  set slides(slides: readonly SceneMove[] | undefined) {
    this.state.slides = slides;
    this.schedule();
  }

  /** A move to show: its pieces glow, and arrows show how far they go. */
  get hint(): readonly Shift[] | undefined {
    return this.hinted;
  }

  set hint(hint: readonly Shift[] | undefined) {
    this.hinted = hint ?? [];
    this.schedule();
  }

  /** Moves to show one after the other, with numbered arrows; each is a list of shifts like `hint`. */
  get plan(): readonly (readonly Shift[])[] | undefined {
    return this.planned;
  }

  set plan(plan: readonly (readonly Shift[])[] | undefined) {
    this.planned = plan ?? [];
    this.schedule();
  }

  /** Moves to compare, as arrows alone. */
  get compared(): readonly ComparedMove[] | undefined {
    return this.drawnComparison;
  }

  set compared(compared: readonly ComparedMove[] | undefined) {
    this.drawnComparison = compared ?? [];
    this.schedule();
  }

  /** Pieces to highlight, by their numbers. */
  get marked(): readonly number[] | undefined {
    return this.markedPieces;
  }

  set marked(marked: readonly number[] | undefined) {
    this.markedPieces = marked ?? [];
    this.schedule();
  }

  /** Shown in its solved state. */
  get solved(): boolean {
    return this.isSolved;
  }

  set solved(solved: boolean) {
    this.isSolved = solved;
    this.schedule();
  }

  /** The piece that is selected, by its number. */
  get selection(): number | undefined {
    return this.state.selection;
  }

  set selection(piece: number | undefined) {
    this.state.select(piece);
  }

  /** The commands whose keys are told by the event `command`. */
  get commands(): readonly KeyCommand[] {
    return this.state.commands;
  }

  set commands(commands: readonly KeyCommand[]) {
    this.state.commands = commands;
  }

  /** What it says to screen readers, in a language; English by default. */
  get words(): BoardWords {
    return this.state.words;
  }

  set words(words: BoardWords) {
    this.state.words = words;
    this.schedule();
  }

  /** How many times the board is larger than its place, from 1 to 6. */
  get zoom(): number {
    return this.zooming.value;
  }

  set zoom(factor: number) {
    this.zooming.set(factor);
    this.zooming.reveal(this.views[this.state.current]?.element ?? null);
  }

  // The page ------------------------------------------------------------------------------------------------------

  /** Called by the page: the board is in it. */
  connectedCallback(): void {
    document.addEventListener('keydown', this.onPageKey);
    this.forced.addEventListener('change', this.onForced);
    this.render();
  }

  /** Called by the page: the board has left it. */
  disconnectedCallback(): void {
    document.removeEventListener('keydown', this.onPageKey);
    this.forced.removeEventListener('change', this.onForced);
  }

  /** Called by the page: an attribute has changed. */
  attributeChangedCallback(_name: string): void {
    this.schedule();
  }

  /** The player has made a move. */
  protected abstract onMove(slide: SceneMove): void;

  /** A key on the board; tells whether it means something. */
  protected hearKey(key: string, shift: boolean, now: number): boolean {
    return this.state.key(key, shift, now);
  }

  /** Tells the page; false if the page has cancelled what would follow. */
  protected tell<K extends string>(
    name: K,
    detail: K extends keyof BoardEventMap ? BoardEventMap[K] : object,
  ): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, cancelable: true, composed: true }));
  }

  protected announce(text: string): void {
    if (this.tell('announce', { text })) this.status.textContent = text;
  }

  // Pointers and keys ---------------------------------------------------------------------------------------------

  private listen(): void {
    const { svg, state } = this;
    const pieceOf = (event: Event): number | undefined => {
      const found = (event.target as Element).closest<SVGElement>('[data-piece]')?.dataset.piece;
      return found === undefined ? undefined : Number(found);
    };
    svg.addEventListener('pointerdown', (event) => {
      const piece = pieceOf(event);
      if (!state.interactive || event.button !== 0) return;
      const isTaken =
        piece === undefined
          ? state.oneGap && state.sweep.start(event.pointerId, this.cellUnder(event))
          : state.drag.start(piece, event);
      if (!isTaken) return;
      if (piece !== undefined) state.arrive(piece);
      svg.setPointerCapture(event.pointerId);
    });
    svg.addEventListener('pointermove', (event) => {
      state.drag.move(event);
      if (!state.sweep.has(event.pointerId)) return;
      for (const each of event.getCoalescedEvents?.() ?? [event])
        state.sweep.move(event.pointerId, this.cellUnder(each));
    });
    svg.addEventListener('pointerup', (event) => {
      state.sweep.end(event.pointerId);
      state.drag.end(event);
    });
    for (const lost of ['pointercancel', 'lostpointercapture'] as const) {
      svg.addEventListener(lost, (event) => {
        state.sweep.end(event.pointerId);
        state.drag.cancel(event);
      });
    }
    // At the tray: a listener for focus on a drawing would make the drawing a stop of Tab.
    this.tray.addEventListener('focusin', (event) => {
      const piece = pieceOf(event);
      if (piece !== undefined) state.arrive(piece);
    });
    this.tray.addEventListener('focusout', (event) => {
      const piece = pieceOf(event);
      if (piece !== undefined) state.leave(piece);
    });
    svg.addEventListener('keydown', (event) => {
      if (!state.interactive || event.ctrlKey || event.metaKey || event.altKey) return;
      if (this.hearKey(event.key, event.shiftKey, event.timeStamp)) event.preventDefault();
    });
    // A touch on the floor may scroll the board; one on a movable piece moves the piece.
    const onTouch = (event: TouchEvent): void => {
      const onPiece = (event.target as Element).closest('.piece:not(.stuck)') !== null;
      if (state.interactive && onPiece && event.touches.length === 1) event.preventDefault();
    };
    svg.addEventListener('touchmove', onTouch, { passive: false });
  }

  /** On the main board of a page, arrow keys work anywhere: no piece has to be selected first. */
  private hearPage(event: KeyboardEvent): void {
    const way = ARROWS[event.key];
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.id === 'main';
    if (way === undefined || !this.hasAttribute('page-keys') || !this.state.interactive || !isFree) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!this.state.oneGap) this.focusPiece(this.state.current, true);
    this.state.arrow(way, false);
    event.preventDefault();
  }

  /** Into a board that has no focus, it comes by the page alone. */
  private focusPiece(piece: number, fromPage = false): void {
    if (this.isDue) this.render();
    const isHere = this.shadowRoot!.activeElement !== null;
    if (isHere || fromPage || !this.state.oneGap) this.views[piece]?.element.focus();
  }

  private showOffsets(offsets: readonly Shift[]): void {
    const moving = offsets.map(({ piece }) => piece);
    for (const piece of this.dragged) if (!moving.includes(piece)) this.views[piece]?.drag(undefined);
    for (const offset of offsets) this.views[offset.piece]?.drag(offset);
    this.dragged = moving;
  }

  /** Nothing travels: the reader, or the page, wants less motion. */
  protected get isStill(): boolean {
    return this.hasAttribute('still') || this.calm.matches;
  }

  /** Pieces of a picture travel from place to place. */
  protected get travels(): boolean {
    return this.hasAttribute('moving');
  }

  private bump(piece: number, { rows, columns }: Offset): void {
    if (!this.isStill) this.views[piece]?.bump(rows, columns, 1 / this.pixelsPerUnit());
  }

  /** The cell of the board that is nearest to a pointer. */
  private cellUnder({ clientX, clientY }: MouseEvent): Cell {
    const { width, height } = this.state.scene;
    const { left, top } = this.svg.getBoundingClientRect();
    const cell = this.pixelsPerUnit() * CELL;
    const place = (length: number, count: number): number =>
      Math.max(0, Math.min(count - 1, Math.floor(length / cell)));
    return { row: place(clientY - top, height), column: place(clientX - left, width) };
  }

  private pixelsPerUnit(): number {
    return this.svg.getScreenCTM()?.a ?? 1;
  }

  // Drawing -------------------------------------------------------------------------------------------------------

  /** Draws everything that has changed, once for all that is set in one go. */
  protected schedule(): void {
    if (this.isDue) return;
    this.isDue = true;
    queueMicrotask(() => {
      if (this.isDue && this.isConnected) this.render();
    });
  }

  private get options(): PieceOptions {
    const scheme = this.getAttribute('scheme') as Scheme;
    return {
      plain: this.getAttribute('look') === 'plain' || this.forced.matches,
      letters: this.getAttribute('letters') !== 'hidden',
      scheme: SCHEMES.includes(scheme) ? scheme : undefined,
      picture: this.getAttribute('picture') ?? undefined,
    };
  }

  private render(): void {
    this.isDue = false;
    const { state, svg, tray } = this;
    const { scene, interactive, selection } = state;
    this.drawGround(scene);
    this.dressBoard(scene);
    tray.classList.toggle('interactive', interactive);
    tray.classList.toggle('solved', this.isSolved);
    svg.classList.toggle('solved', this.isSolved);
    const { options } = this;
    const ground = JSON.stringify([scene.exits[0]?.side, lookOf(scene), scene.width, scene.height, options]);
    const hinted = new Set([...this.hinted, ...(this.planned[0] ?? [])].map(({ piece }) => piece));
    const moved = this.views.filter((view) =>
      view.update(
        scene,
        ground,
        options,
        {
          shifts: interactive ? state.shiftsOf(view.piece) : undefined,
          focusable: state.current === view.piece,
          held: selection === view.piece,
          hinted: hinted.has(view.piece),
          marked: this.markedPieces.includes(view.piece),
          solved: this.isSolved,
        },
        this.words,
      ),
    );
    if (this.isStill) for (const view of moved) view.appear();
    else if (this.isSolved && this.wasSolved === false && tray.classList.contains('numbers')) this.ripple();
    // Only what has been seen before moves: a board that is opened stands still.
    if (this.wasSolved === undefined) void svg.getBoundingClientRect();
    tray.classList.toggle('moving', interactive || this.travels || this.isSolved);
    this.wasSolved = this.isSolved;
    this.drawPlaces();
    this.drawHint(scene);
  }

  private drawGround(scene: Scene): void {
    if (scene === this.drawnScene) return;
    this.drawnScene = scene;
    if (this.views.length !== scene.pieces.length) {
      this.views = scene.pieces.map((_, piece) => new PieceView(piece));
      this.pieces.replaceChildren(...this.views.map(({ element }) => element));
    }
    const { width, height, walls, exits, goals, reserved } = scene;
    const facts = JSON.stringify([width, height, walls, exits, goals, reserved]);
    if (facts === this.groundFacts) return;
    this.groundFacts = facts;
    this.svg.setAttribute('viewBox', viewBoxOf(scene));
    this.ground.innerHTML = drawFloor(scene);
    this.coveredGoal.setAttribute('d', goalPath(scene));
    dressTray(this.tray, this.floor, scene);
  }

  private dressBoard({ height, width }: Scene): void {
    const { svg, state } = this;
    const { words } = state;
    const wanted = words.board(this.getAttribute('name') ?? undefined, height, width);
    if (svg.getAttribute('aria-label') !== wanted) svg.setAttribute('aria-label', wanted);
    const role = state.interactive ? 'group' : 'img';
    if (svg.getAttribute('role') !== role) svg.setAttribute('role', role);
    const help = state.interactive ? (state.oneGap ? words.gapHelp : words.help) : '';
    if (this.help.textContent !== help) this.help.textContent = help;
    if (state.interactive) svg.setAttribute('aria-describedby', 'help');
    else svg.removeAttribute('aria-describedby');
  }

  private drawPlaces(): void {
    const { places } = this.state;
    if (places.length === 0 && this.places.childElementCount === 0) return;
    this.places.replaceChildren(
      ...places.map(({ row, column, slide }) => {
        const place = svgElement('g', { class: 'place' });
        const [x, y] = [column * CELL, row * CELL];
        place.innerHTML = `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}"/><circle cx="${x + CELL / 2}" cy="${y + CELL / 2}" r="7"/>`;
        place.addEventListener('mousedown', (event) => event.preventDefault());
        place.addEventListener('click', () => this.state.go(slide));
        return place;
      }),
    );
  }

  private drawHint(scene: Scene): void {
    const wanted = [this.hinted, this.planned, this.drawnComparison] as const;
    if (wanted.every((each, i) => each === this.drawnHint[i])) return;
    this.drawnHint = wanted;
    const shown = this.hinted.filter(({ piece }) => scene.pieces[piece] !== undefined);
    this.arrows.innerHTML = [
      ...shown.map((shift) => `<g class="arrow">${hintMarkup(scene, shift)}</g>`),
      ...this.planArrows(scene),
      ...this.drawnComparison.flatMap(({ shifts, look }) =>
        shifts.map((shift) => `<g class="arrow way ${look}">${arrowMarkup(scene, shift)}</g>`),
      ),
    ].join('');
    // By the script: a policy of the page may forbid styles in markup.
    for (const arrow of this.arrows.querySelectorAll<SVGElement>('[data-turn]')) {
      arrow.style.setProperty('--turn', arrow.dataset.turn!);
    }
    const first = shown[0] ?? this.planned[0]?.[0];
    if (first !== undefined) this.zooming.reveal(this.views[first.piece]?.element ?? null);
  }

  /** The last move first, so that the first lies on top. */
  private planArrows(scene: Scene): string[] {
    const gone = new Map<number, Offset>();
    const arrows = this.planned.flatMap((shifts, i) =>
      shifts.map((shift) => {
        const { rows, columns } = gone.get(shift.piece) ?? { rows: 0, columns: 0 };
        gone.set(shift.piece, { rows: rows + shift.rows, columns: columns + shift.columns });
        const markup = hintMarkup(scene, shift, { number: i + 1, rows, columns });
        return `<g class="arrow${i === 0 ? '' : ' later'}" data-turn="${i}">${markup}</g>`;
      }),
    );
    return arrows.reverse();
  }

  private ripple(): void {
    for (const [i, view] of this.views.entries()) view.ripple(20 * i);
  }
}

function box(name: string, part?: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  if (part !== undefined) element.setAttribute('part', part);
  return element;
}
