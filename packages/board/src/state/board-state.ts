import type { Scene } from '@slidewise/core/contract';
import type { Shift } from '@slidewise/core/draw';
import { hasOneFreeCell, type KeyCommand, KeyMap, type SceneMove, slideIntoGap } from '@slidewise/core/session';
import { type BoardWords, type Direction, english } from './board-words.js';
import { Drag } from './drag.js';
import { emptyPlaces, type Place } from './places.js';
import { type Offset, Reach } from './reach.js';
import { Sweep } from './sweep.js';
import { nameOf, neighbourOf } from './words.js';

/** What a board tells its page. */
export interface BoardListener {
  /** A move that the player has made. The position changes once the page says so. */
  move(slide: SceneMove): void;
  /** The piece that is selected now. */
  select(piece: number | undefined): void;
  /** A sentence for screen readers. */
  announce(text: string): void;
  /** A key of one of the commands that the page has named. */
  command(command: KeyCommand): void;
  /** The keyboard's focus is to go to a piece. */
  focus(piece: number): void;
  /** A piece that is not free that way was told to go there. */
  bump(piece: number, direction: Offset): void;
  /** Something else that is seen has changed. */
  change(): void;
  /** Pieces are away from their places while one is dragged; none once it is over. */
  offsets(offsets: readonly Shift[]): void;
  /** How many pixels of the screen a cell is wide. */
  cellSize(): number;
}

/** The arrow keys, and where they lead. */
export const ARROWS: Readonly<Record<string, Offset>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

const DIRECTIONS = { '-1,0': 'up', '1,0': 'down', '0,-1': 'left', '0,1': 'right' } as Readonly<
  Record<string, Direction>
>;

/** Letters typed within this many milliseconds make one label. */
const TYPING = 800;

const EMPTY: Scene = { width: 1, height: 1, pieces: [], walls: [], exits: [] };

/** A board without a page: the scene, the moves that can be made, the selection, and what pointers and keys do to them. */
export class BoardState {
  /** The piece that a pointer drags. */
  readonly drag: Drag;
  /** Of the gap, where there is one alone. */
  readonly sweep: Sweep;
  private shown: Scene = EMPTY;
  private moves: readonly SceneMove[] | undefined;
  /** The piece that the Tab key leads to. */
  private atPiece = 0;
  private selected: number | undefined;
  private keyMap: KeyMap | undefined;
  private shifts: ReadonlyMap<number, readonly Shift[]> | undefined;
  private typed = '';
  private typedAt = 0;
  /** The commands whose keys are told. */
  commands: readonly KeyCommand[] = [];

  /** What it says, in a language. */
  words: BoardWords = english;

  constructor(private readonly listener: BoardListener) {
    this.drag = new Drag({
      unitsPerCell: () => listener.cellSize(),
      reachOf: (piece) => this.reachOf(piece),
      show: (offsets) => listener.offsets(offsets),
      drop: (slide) => this.go(slide),
      tap: (piece) => this.choose(piece),
    });
    this.sweep = new Sweep({
      scene: () => this.shown,
      slides: () => this.moves ?? [],
      move: (slide) => this.go(slide),
    });
  }

  /** What is shown. Another number of pieces ends the selection. */
  get scene(): Scene {
    return this.shown;
  }

  set scene(scene: Scene) {
    const isOther = scene.pieces.length !== this.shown.pieces.length;
    this.shown = scene;
    this.keyMap = undefined;
    if (!isOther) return;
    // Keys reach the target first.
    this.atPiece = Math.max(
      0,
      scene.pieces.findIndex(({ role }) => role === 'target'),
    );
    this.selected = undefined;
  }

  /** The moves that pointers and keys can make; undefined where the board is a picture. */
  get slides(): readonly SceneMove[] | undefined {
    return this.moves;
  }

  set slides(slides: readonly SceneMove[] | undefined) {
    this.moves = slides;
    this.shifts = undefined;
    if (slides === undefined) this.selected = undefined;
  }

  /** True if pointers and keys can move pieces. */
  get interactive(): boolean {
    return this.moves !== undefined;
  }

  /** The piece that the Tab key leads to. */
  get current(): number {
    return Math.max(0, Math.min(this.atPiece, this.shown.pieces.length - 1));
  }

  /** The piece whose places are shown, and that arrow keys move. */
  get selection(): number | undefined {
    return this.selected;
  }

  /** Arrow keys alone determine the move. */
  get oneGap(): boolean {
    return this.interactive && hasOneFreeCell(this.shown);
  }

  /** How far moves can take a piece. */
  shiftsOf(piece: number): readonly Shift[] {
    if (this.shifts === undefined) {
      const byPiece = new Map<number, Shift[]>();
      for (const shift of (this.moves ?? []).flatMap(({ shifts }) => shifts)) {
        const known = byPiece.get(shift.piece);
        if (known === undefined) byPiece.set(shift.piece, [shift]);
        else known.push(shift);
      }
      this.shifts = byPiece;
    }
    return this.shifts.get(piece) ?? [];
  }

  /** Where the selected piece can go. */
  get places(): readonly Place[] {
    return this.selected === undefined ? [] : emptyPlaces(this.shown, this.reachOf(this.selected));
  }

  /** Selects a piece, or none. */
  select(piece: number | undefined): void {
    if (this.selected === piece) return;
    this.selected = piece;
    this.listener.select(piece);
    this.listener.change();
  }

  /** A piece is pressed, or chosen by a key: it goes where it can go, or shows its places. */
  choose(piece: number): void {
    this.arrive(piece);
    const { all } = this.reachOf(piece);
    if (all.length === 1) {
      this.go(all[0]!);
    } else if (all.length === 0) {
      this.select(undefined);
      this.listener.bump(piece, { rows: 0, columns: 0 });
      this.listener.announce(this.words.cannotMove(nameOf(this.shown.pieces[piece]!, this.words)));
    } else {
      this.select(this.selected === piece ? undefined : piece);
    }
  }

  /** Makes a move and ends the selection. */
  go(slide: SceneMove): void {
    this.select(undefined);
    this.listener.move(slide);
  }

  /** The focus has come to a piece. */
  arrive(piece: number): void {
    if (this.atPiece === piece) return;
    this.atPiece = piece;
    this.listener.change();
  }

  /** The focus has left a piece. */
  leave(piece: number): void {
    if (this.selected === piece) this.select(undefined);
  }

  /** An arrow key; with Shift it goes from piece to piece. */
  arrow(direction: Offset, shift: boolean): void {
    if (shift) this.walk(direction);
    else if (this.oneGap) this.push(direction);
    else this.nudge(direction);
  }

  /** A key on the board; tells whether it means something. */
  key(key: string, shift: boolean, now: number): boolean {
    const direction = ARROWS[key];
    if (direction !== undefined) this.arrow(direction, shift);
    else if (key === 'Enter' || key === ' ') this.choose(this.current);
    else if (key === 'Escape') this.select(undefined);
    // What is no letter has a small name in the map: `home`, `f1`.
    else return this.type(key.length === 1 ? key : key.toLowerCase(), now);
    return true;
  }

  private reachOf(piece: number): Reach<unknown, unknown> {
    return new Reach(this.moves ?? [], piece);
  }

  /** Moves the current piece by one cell, if that is free. */
  private nudge(direction: Offset): void {
    const piece = this.current;
    const slide = this.reachOf(piece).slideTo(direction);
    if (slide !== undefined) {
      this.listener.move(slide);
      return;
    }
    const named = this.shown.pieces[piece];
    if (named === undefined) return;
    this.listener.bump(piece, direction);
    this.listener.announce(this.words.blockedThatWay(nameOf(named, this.words)));
  }

  /** Moves the piece beside the gap into it, in the direction of the arrow key. */
  private push(direction: Offset): void {
    const slide = slideIntoGap(this.moves ?? [], direction);
    if (slide === undefined) {
      this.listener.announce(this.words.nothingMoves(DIRECTIONS[`${direction.rows},${direction.columns}`]!));
      return;
    }
    // The moved piece becomes current, so that screen readers announce it.
    const { piece } = slide.shifts[0]!;
    this.arrive(piece);
    this.listener.move(slide);
    this.listener.focus(piece);
  }

  /** To the nearest piece that way. */
  private walk({ rows, columns }: Offset): void {
    this.select(undefined);
    const next = neighbourOf(this.shown.pieces, this.current, rows, columns);
    if (next !== undefined) this.focus(next);
  }

  private focus(piece: number): void {
    this.arrive(piece);
    this.listener.focus(piece);
  }

  /** A key that names a piece, or part of its name, or a command. */
  private type(key: string, now: number): boolean {
    this.keyMap ??= new KeyMap(this.shown);
    const meaning = this.keyMap.meaning(key, now - this.typedAt > TYPING ? '' : this.typed, this.commands);
    this.typed = meaning !== undefined && 'piece' in meaning ? meaning.typed : '';
    this.typedAt = now;
    if (meaning === undefined) return false;
    if ('piece' in meaning) this.focus(meaning.piece);
    else this.listener.command(meaning.command);
    return true;
  }
}
