import type { Cell, Scene } from '@slidewise/core/contract';
import { CELL, drawPiece, lookOf, type PieceOptions, type Shift, shapeOf } from '@slidewise/core/draw';
import type { BoardWords } from '../state/board-words.js';
import { directionsOf, pieceWords } from '../state/words.js';
import { ringPath } from './shapes.js';
import { svgElement } from './tray.js';

/** What is seen of a piece besides its drawing. */
export interface PieceLook {
  /** How far moves can take it; undefined on a picture. */
  readonly shifts: readonly Shift[] | undefined;
  readonly focusable: boolean;
  readonly held: boolean;
  readonly hinted: boolean;
  readonly marked: boolean;
  readonly solved: boolean;
}

/** How far a target comes out of its exit, in cells. */
const OUT = 0.42;

/** A piece in the page: drawn once, then only moved. */
export class PieceView {
  readonly element = svgElement('g', { class: 'piece' });
  private readonly drive = svgElement('g', { class: 'drive' });
  private readonly drawn = svgElement('g', { class: 'drawn', 'aria-hidden': 'true' });
  private readonly rings = [svgElement('path', { class: 'piece-case' }), svgElement('path', { class: 'piece-ring' })];
  private signature = '';
  private place: Cell = { row: 0, column: 0 };
  private placed = false;
  private offset: Shift | undefined;
  /** Where it was let go, until it is placed. */
  private dropped: Shift | undefined;

  constructor(readonly piece: number) {
    this.element.dataset.piece = String(piece);
    this.drive.append(this.drawn);
    this.element.append(this.drive, ...this.rings);
  }

  /** Draws it, if it looks different from before, and puts it where it is now. Tells whether it has moved. */
  update(scene: Scene, options: PieceOptions, look: PieceLook, words: BoardWords): boolean {
    const own = scene.pieces[this.piece]!;
    const { corner, cells } = shapeOf(own.cells);
    // Where the exit is decides which way a vehicle looks.
    const facts = [own.label, own.role, cells, scene.exits[0]?.side, lookOf(scene), scene.width, options];
    const signature = JSON.stringify(facts);
    if (signature !== this.signature) {
      this.signature = signature;
      this.drawn.innerHTML = drawPiece(scene, this.piece, options);
      for (const ring of this.rings) ring.setAttribute('d', ringPath(cells));
      this.element.classList.toggle('target', own.role === 'target');
    }
    this.name(pieceWords(own, directionsOf(look.shifts ?? []), words), look);
    const { classList } = this.element;
    classList.toggle('stuck', look.shifts?.length === 0);
    classList.toggle('held', look.held);
    classList.toggle('hinted', look.hinted);
    classList.toggle('marked', look.marked);
    this.driveOut(scene, look.solved && own.role === 'target');
    const far = Math.abs(corner.row - this.place.row) + Math.abs(corner.column - this.place.column);
    const moved = this.placed && far > 0;
    if (this.placed && far === 0) return false;
    // True to the distance that is left: a piece that was dragged is almost there.
    const { rows, columns } = this.dropped ?? { rows: 0, columns: 0 };
    const left = Math.hypot(corner.row - this.place.row - rows, corner.column - this.place.column - columns);
    this.dropped = undefined;
    this.element.style.setProperty('--move', `${Math.round(90 + 45 * left)}ms`);
    this.place = corner;
    this.placed = true;
    this.put();
    return moved;
  }

  /** Shows it away from its place while it is dragged. */
  drag(offset: Shift | undefined): void {
    if (offset === undefined && this.offset === undefined) return;
    if ((offset === undefined) !== (this.offset === undefined)) {
      this.element.classList.toggle('lifted', offset !== undefined);
    }
    this.dropped = offset === undefined ? this.offset : undefined;
    this.offset = offset;
    this.put();
  }

  /** Shakes it a little: an obstacle stands there. */
  bump(rows: number, columns: number, pixel: number): void {
    const [x, y] = rows === 0 && columns === 0 ? [2 * pixel, 0] : [2 * columns * pixel, 2 * rows * pixel];
    const there = `translate(${x}px, ${y}px)`;
    const back = rows === 0 && columns === 0 ? `translate(${-x}px, 0)` : 'none';
    this.drive.animate({ transform: ['none', there, back, 'none'] }, 140);
  }

  /** For readers who prefer no motion: it appears where it is now. */
  appear(): void {
    this.drawn.animate({ opacity: [0.2, 1] }, 160);
  }

  /** One of the tiles that ripple when all are in their places. */
  ripple(delay: number): void {
    this.drawn.animate({ transform: ['none', 'scale(.93)', 'none'] }, { duration: 260, delay, easing: 'ease-out' });
  }

  private put(): void {
    const { rows, columns } = this.offset ?? { rows: 0, columns: 0 };
    const [x, y] = [(this.place.column + columns) * CELL, (this.place.row + rows) * CELL];
    this.element.style.transform = `translate(${x}px, ${y}px)`;
  }

  private name(words: string, { shifts, focusable, held }: PieceLook): void {
    const { element } = this;
    if (shifts === undefined) {
      for (const name of ['role', 'tabindex', 'aria-label', 'aria-pressed']) element.removeAttribute(name);
      return;
    }
    const wanted = {
      role: 'button',
      tabindex: focusable ? '0' : '-1',
      'aria-label': words,
      'aria-pressed': String(held),
    };
    for (const [name, value] of Object.entries(wanted)) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  }

  private driveOut(scene: Scene, out: boolean): void {
    const exit = scene.exits[0];
    if (!out || exit === undefined) {
      this.drive.style.transform = '';
      return;
    }
    const { corner, rows, columns } = shapeOf(scene.pieces[this.piece]!.cells);
    const [x, y] = {
      right: [scene.width - corner.column - columns + OUT, 0],
      left: [-corner.column - OUT, 0],
      bottom: [0, scene.height - corner.row - rows + OUT],
      top: [0, -corner.row - OUT],
    }[exit.side] as [number, number];
    this.drive.style.transform = `translate(${x * CELL}px, ${y * CELL}px)`;
  }
}
