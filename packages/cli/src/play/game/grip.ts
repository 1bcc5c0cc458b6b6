import { hasOneFreeCell, type SceneMove, type Session, slideIntoGap } from '@slidewise/core/session';
import type { MouseEvent } from '../screen/input-events.js';
import { type Direction, directionsOf, movable, obstacle, slideTowards } from './directions.js';
import { ownersOf, place } from './picture.js';

/** A cell of the board. */
interface Cell {
  readonly row: number;
  readonly column: number;
}

/** What the hand reports to. */
interface Listeners {
  say(message: string): void;
  moved(): void;
}

/** What the player's hand does to the pieces of a game: it selects them, pushes them, and drags them with the mouse. */
export class Grip {
  /** Where one cell is free, arrows and clicks say enough, and nothing needs to be selected. */
  readonly oneFreeCell: boolean;
  private piece: number | undefined;
  private held: { readonly piece: number; readonly down: number; readonly right: number; moved: boolean } | undefined;

  constructor(
    private readonly session: Session,
    private readonly listeners: Listeners,
  ) {
    this.oneFreeCell = hasOneFreeCell(session.scene);
    if (!this.oneFreeCell) this.piece = this.firstChoice();
  }

  get selected(): number | undefined {
    return this.piece;
  }

  /** A piece to begin with: one that must go somewhere, if it can. */
  private firstChoice(): number | undefined {
    const can = movable(this.session);
    return can.find((piece) => this.session.scene.pieces[piece]!.role === 'target') ?? can[0];
  }

  selectNext(by: 1 | -1): void {
    const can = movable(this.session);
    if (this.session.solved || can.length === 0) return;
    const at = this.piece ?? (by > 0 ? -1 : can.length);
    const next = by > 0 ? can.find((piece) => piece > at) : can.findLast((piece) => piece < at);
    this.select(next ?? (by > 0 ? can[0]! : can.at(-1)!));
  }

  select(piece: number): void {
    this.piece = piece;
    this.sayWays(piece);
  }

  /** Lets go of a piece, where none has to be selected. */
  letGo(): void {
    if (this.oneFreeCell) this.piece = undefined;
  }

  push(direction: Direction): void {
    const { session, piece } = this;
    if (session.solved) return;
    const { rows, columns, name } = direction;
    if (this.oneFreeCell) {
      const slide = slideIntoGap(session.nudges(), direction);
      if (slide === undefined) this.listeners.say(`Nothing can move ${name}.`);
      else this.play(slide);
    } else if (piece === undefined) this.listeners.say('Select a piece first: Tab, its name, or a click.');
    else {
      const slide = session.slide(piece, rows, columns);
      if (slide === undefined) this.listeners.say(obstacle(session.scene, piece, direction));
      else this.play(slide);
    }
  }

  /** Enter and the space bar move what can go one way only. */
  pushOnlyWay(key: string): void {
    if ((key !== 'enter' && key !== ' ') || this.piece === undefined || this.session.solved) return;
    const ways = directionsOf(this.session, this.piece);
    if (ways.length === 1) this.play(this.session.slide(this.piece, ways[0]!.rows, ways[0]!.columns)!);
    else this.sayWays(this.piece);
  }

  /** What the mouse does, at a cell of the board if it is on one. */
  handleMouse({ action }: MouseEvent, cell: Cell | undefined): void {
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
      this.listeners.moved();
    } else if (action === 'release') {
      const held = this.held;
      this.held = undefined;
      if (held !== undefined && !held.moved && this.oneFreeCell) this.click(held.piece);
    }
  }

  /** A click moves a piece where there is no doubt about the way. */
  private click(piece: number): void {
    const [way] = directionsOf(this.session, piece);
    if (way === undefined) this.listeners.say(`${this.labelOf(piece)} cannot move now.`);
    else this.play(this.session.slide(piece, way.rows, way.columns)!);
  }

  private play(slide: SceneMove): void {
    this.session.playSlide(slide, { join: true });
    this.listeners.moved();
  }

  private sayWays(piece: number): void {
    const ways = directionsOf(this.session, piece).map(({ name }) => name);
    this.listeners.say(
      `${this.labelOf(piece)} ${ways.length === 0 ? 'cannot move now' : `can go ${ways.join(' or ')}`}.`,
    );
  }

  private labelOf(piece: number): string {
    return this.session.scene.pieces[piece]!.label;
  }
}
