import type { Shift } from '@slidewise/core/draw';
import type { SceneMove } from '@slidewise/core/session';
import type { Offset, Reach } from './reach.js';

/** The part of a board that a drag uses. */
export interface DragPorts {
  /** How many pixels of the screen a cell is wide. */
  unitsPerCell(): number;
  /** The places that a piece can reach. */
  reachOf(piece: number): Reach<unknown, unknown>;
  /** Shows pieces away from their places; none once it is over. */
  show(offsets: readonly Shift[]): void;
  /** Makes the move to the place where the piece was left. */
  drop(slide: SceneMove): void;
  /** A piece was pressed and not moved. */
  tap(piece: number): void;
}

/** Of a pointer event. */
interface Pointer {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** A pointer that moves less than this many pixels is a tap. */
const TAP = 6;

/**
 * A piece that is dragged: it follows its pointer as far as its neighbours allow, and snaps to a cell in the end. Other pointers, a second
 * finger or a palm, change nothing meanwhile.
 */
export class Drag {
  private holding:
    | {
        readonly reach: Reach<unknown, unknown>;
        readonly from: Pointer;
        readonly cell: number;
        at: Offset;
        moved: boolean;
      }
    | undefined;

  constructor(private readonly ports: DragPorts) {}

  /** Tells whether the pointer has the piece now: it has not while another one drags. */
  start(piece: number, from: Pointer): boolean {
    if (this.holding !== undefined && this.holding.from.pointerId !== from.pointerId) return false;
    this.holding = {
      reach: this.ports.reachOf(piece),
      from,
      cell: this.ports.unitsPerCell(),
      at: { rows: 0, columns: 0 },
      moved: false,
    };
    return true;
  }

  /** The pointer has moved, and the piece follows it. */
  move({ pointerId, clientX, clientY }: Pointer): void {
    const { holding } = this;
    if (holding?.from.pointerId !== pointerId) return;
    const [right, down] = [clientX - holding.from.clientX, clientY - holding.from.clientY];
    if (!holding.moved && Math.hypot(right, down) < TAP) return;
    holding.moved = true;
    holding.at = holding.reach.follow(holding.at, { rows: down / holding.cell, columns: right / holding.cell });
    this.ports.show(holding.reach.offsets(holding.at));
  }

  /** The pointer has left the piece, which snaps to the nearest cell. */
  end(pointer: Pointer): void {
    this.move(pointer);
    const { holding } = this;
    if (holding?.from.pointerId !== pointer.pointerId) return;
    this.cancel(pointer);
    if (!holding.moved) {
      this.ports.tap(holding.reach.piece);
      return;
    }
    const slide = holding.reach.slideTo({ rows: Math.round(holding.at.rows), columns: Math.round(holding.at.columns) });
    if (slide !== undefined) this.ports.drop(slide);
  }

  /** The pointer is lost: the piece goes back to its place. */
  cancel({ pointerId }: Pick<Pointer, 'pointerId'>): void {
    if (this.holding?.from.pointerId !== pointerId) return;
    this.holding = undefined;
    this.ports.show([]);
  }
}
