import type { Shift } from '@slidewise/core/draw';
import type { Slide } from '@slidewise/core/session';
import type { Offset, Reach } from './reach.js';

/** The part of a board that a drag uses. */
export interface DragPorts {
  /** How many pixels of the screen a cell is wide. */
  unitsPerCell(): number;
  reachOf(piece: number): Reach<unknown, unknown>;
  /** Shows pieces away from their places; none once it is over. */
  show(offsets: readonly Shift[]): void;
  drop(slide: Slide): void;
  tap(piece: number): void;
}

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** A pointer that moves less than this many pixels is a tap. */
const TAP = 6;

/** A piece that is dragged: it follows the pointer as far as its neighbours allow, and snaps to a cell in the end. */
export class Drag {
  private holding:
    | {
        readonly reach: Reach<unknown, unknown>;
        readonly from: Place;
        readonly cell: number;
        at: Offset;
        moved: boolean;
      }
    | undefined;

  constructor(private readonly ports: DragPorts) {}

  start(piece: number, { clientX, clientY }: Place): void {
    this.holding = {
      reach: this.ports.reachOf(piece),
      from: { clientX, clientY },
      cell: this.ports.unitsPerCell(),
      at: { rows: 0, columns: 0 },
      moved: false,
    };
  }

  move({ clientX, clientY }: Place): void {
    const { holding } = this;
    if (holding === undefined) return;
    const [right, down] = [clientX - holding.from.clientX, clientY - holding.from.clientY];
    if (!holding.moved && Math.hypot(right, down) < TAP) return;
    holding.moved = true;
    holding.at = holding.reach.follow(holding.at, { rows: down / holding.cell, columns: right / holding.cell });
    this.ports.show(holding.reach.offsets(holding.at));
  }

  end(place: Place): void {
    this.move(place);
    const { holding } = this;
    this.cancel();
    if (holding === undefined) return;
    if (!holding.moved) {
      this.ports.tap(holding.reach.piece);
      return;
    }
    const slide = holding.reach.slideTo({ rows: Math.round(holding.at.rows), columns: Math.round(holding.at.columns) });
    if (slide !== undefined) this.ports.drop(slide);
  }

  cancel(): void {
    if (this.holding === undefined) return;
    this.holding = undefined;
    this.ports.show([]);
  }
}
