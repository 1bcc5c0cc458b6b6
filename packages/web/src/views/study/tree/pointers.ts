/** The effects of pointers on a picture. */
interface Moves {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: { readonly x: number; readonly y: number }): void;
  /** Where the picture is on the screen. */
  corner(): { readonly left: number; readonly top: number };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pointer that moves less than this, in pixels, is a click. */
const STEADY = 4;

/** One pointer moves a picture, two of them zoom it as well. */
export class Pointers {
  /** The last touch was more than a click. */
  dragged = false;
  private readonly held = new Map<number, Point>();
  private travelled = 0;

  constructor(private readonly moves: Moves) {}

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.held.size === 0) {
      this.dragged = false;
      this.travelled = 0;
    }
    this.held.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, capturer: Pick<Element, 'setPointerCapture'>): void {
    const before = this.held.get(event.pointerId);
    if (before === undefined) return;
    // It was let go outside the picture.
    if (event.buttons === 0) {
      this.up(event);
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
    const others = [...this.held].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.held.set(event.pointerId, now);
    if (this.travelled < STEADY) return;
    if (!this.dragged) {
      this.dragged = true;
      // Not before: a captured pointer clicks the picture, and no node in it.
      capturer.setPointerCapture(event.pointerId);
    }
    const [other] = others;
    if (other === undefined) this.moves.pan(now.x - before.x, now.y - before.y);
    else {
      const { left, top } = this.moves.corner();
      this.moves.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      const distance = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      this.moves.zoom(distance(now) / distance(before), {
        x: (now.x + other.x) / 2 - left,
        y: (now.y + other.y) / 2 - top,
      });
    }
  }

  up(event: PointerEvent): void {
    this.held.delete(event.pointerId);
  }
}
