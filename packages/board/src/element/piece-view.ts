import type { Cell, Scene, ScenePiece } from '@slidewise/core/contract';
import { CELL, drawPiece, type PieceOptions, type Shift, shapeOf } from '@slidewise/core/draw';
import type { BoardWords, Direction } from '../state/board-words.js';
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

const CLASSES = ['target', 'stuck', 'held', 'hinted', 'marked'] as const;

/** How far a target comes out of its exit, in cells. */
const OUT = 0.42;

/** A piece in the page: drawn once, then only moved. */
export class PieceView {
  readonly element = svgElement('g', { class: 'piece' });
  private readonly drive = svgElement('g', { class: 'drive' });
  private readonly drawn = svgElement('g', { class: 'drawn', 'aria-hidden': 'true' });
  private readonly rings = [svgElement('path', { class: 'piece-case' }), svgElement('path', { class: 'piece-ring' })];
  /** What it was drawn from, and what is told of it: all that is still the same is left as it is. */
  private own: ScenePiece | undefined;
  private ground = '';
  private told: { readonly directions: string; readonly words: BoardWords } | undefined;
  private attributes: Readonly<Record<string, string>> = {};
  private classes: readonly string[] = [];
  private drivenTo = '';
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

  /**
   * Draws it, if it looks different from before, and puts it where it is now. `ground` names all beside the piece that drawings depend on.
   * Tells whether it has moved.
   */
  update(scene: Scene, ground: string, options: PieceOptions, look: PieceLook, words: BoardWords): boolean {
    const own = scene.pieces[this.piece]!;
    const before = this.own;
    this.own = own;
    if (before === undefined || ground !== this.ground || !isAlike(before, own)) {
      this.ground = ground;
      this.told = undefined;
      this.drawn.innerHTML = drawPiece(scene, this.piece, options);
      const { cells } = shapeOf(own.cells);
      for (const ring of this.rings) ring.setAttribute('d', ringPath(cells));
    }
    const isElsewhere = before === undefined || !isSame(before.cells[0], own.cells[0]);
    this.name(own, isElsewhere, look, words);
    this.classify(own.role === 'target', look);
    this.driveOut(scene, look.solved && own.role === 'target');
    const corner = isElsewhere ? shapeOf(own.cells).corner : this.place;
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

  private name(own: ScenePiece, isElsewhere: boolean, look: PieceLook, words: BoardWords): void {
    const { shifts, focusable, held } = look;
    if (shifts === undefined) {
      this.told = undefined;
      this.describe({});
      return;
    }
    const ways: readonly Direction[] = directionsOf(shifts);
    const directions = ways.join();
    const isNew = isElsewhere || this.told?.directions !== directions || this.told.words !== words;
    this.told = { directions, words };
    this.describe({
      role: 'button',
      tabindex: focusable ? '0' : '-1',
      'aria-label': isNew ? pieceWords(own, ways, words) : this.attributes['aria-label']!,
      'aria-pressed': String(held),
    });
  }

  private describe(wanted: Readonly<Record<string, string>>): void {
    const before = this.attributes;
    this.attributes = wanted;
    for (const name of Object.keys(before)) if (!(name in wanted)) this.element.removeAttribute(name);
    for (const [name, value] of Object.entries(wanted)) {
      if (before[name] !== value) this.element.setAttribute(name, value);
    }
  }

  private classify(target: boolean, { shifts, held, hinted, marked }: PieceLook): void {
    const flags = { target, stuck: shifts?.length === 0, held, hinted, marked };
    const before = this.classes;
    this.classes = CLASSES.filter((name) => flags[name]);
    if (this.classes.join() === before.join()) return;
    for (const name of CLASSES) this.element.classList.toggle(name, flags[name]);
  }

  private driveOut(scene: Scene, out: boolean): void {
    const place = out ? this.outside(scene) : '';
    if (place !== this.drivenTo) this.drive.style.transform = place;
    this.drivenTo = place;
  }

  private outside(scene: Scene): string {
    const exit = scene.exits[0];
    if (exit === undefined) return '';
    const { corner, rows, columns } = shapeOf(scene.pieces[this.piece]!.cells);
    const [x, y] = {
      right: [scene.width - corner.column - columns + OUT, 0],
      left: [-corner.column - OUT, 0],
      bottom: [0, scene.height - corner.row - rows + OUT],
      top: [0, -corner.row - OUT],
    }[exit.side] as [number, number];
    return `translate(${x * CELL}px, ${y * CELL}px)`;
  }
}

/** Whether two pieces look the same, wherever they are. */
function isAlike(a: ScenePiece, b: ScenePiece): boolean {
  if (a.label !== b.label || a.role !== b.role || a.cells.length !== b.cells.length) return false;
  const [first, then] = [a.cells[0], b.cells[0]];
  if (first === undefined || then === undefined) return true;
  const [rows, columns] = [then.row - first.row, then.column - first.column];
  return a.cells.every(({ row, column }, i) => isSame(b.cells[i], { row: row + rows, column: column + columns }));
}

function isSame(a: Cell | undefined, b: Cell | undefined): boolean {
  return a?.row === b?.row && a?.column === b?.column;
}
