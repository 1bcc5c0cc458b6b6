/** What a canvas hears of pointers and the wheel, in CSS pixels. */
export interface Gestures {
  pan(x: number, y: number): void;
  zoom(factor: number, x: number, y: number): void;
  /** A click or tap; `reach` is how far beside a node it may be. */
  click(x: number, y: number, reach: number): void;
  /** A mouse over a place; undefined when it has left. */
  hover(place: { readonly x: number; readonly y: number } | undefined): void;
}

/** A pointer that has moved farther than that is no click. */
const CLICK = 4;

/** Listens: drag to pan, pinch or wheel to zoom, click to choose. */
export function listenToGestures(canvas: HTMLCanvasElement, gestures: Gestures): void {
  const held = new Map<number, readonly [x: number, y: number]>();
  let moved = 0;
  const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void): void =>
    canvas.addEventListener(type, listener, { passive: false });

  on('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    held.set(event.pointerId, [event.offsetX, event.offsetY]);
    if (held.size === 1) moved = 0;
  });
  on('pointermove', (event) => {
    const { offsetX: x, offsetY: y } = event;
    const before = held.get(event.pointerId);
    if (before === undefined) {
      gestures.hover(event.pointerType === 'touch' ? undefined : { x, y });
      return;
    }
    const others = [...held].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    if (others.length === 1) {
      const [other] = others;
      const apart = ([x, y]: readonly [number, number]): number => Math.hypot(x - other[0], y - other[1]);
      gestures.pan((x - before[0]) / 2, (y - before[1]) / 2);
      gestures.zoom(apart([x, y]) / Math.max(1, apart(before)), (x + other[0]) / 2, (y + other[1]) / 2);
      moved = Number.POSITIVE_INFINITY;
    } else if (others.length === 0) {
      moved += Math.abs(x - before[0]) + Math.abs(y - before[1]);
      if (moved > CLICK) gestures.pan(x - before[0], y - before[1]);
    }
    held.set(event.pointerId, [x, y]);
  });
  const release = (event: PointerEvent): void => {
    const wasHeld = held.delete(event.pointerId);
    if (!wasHeld || moved > CLICK || event.type !== 'pointerup') return;
    gestures.click(event.offsetX, event.offsetY, event.pointerType === 'touch' ? 26 : 14);
  };
  on('pointerup', release);
  on('pointercancel', release);
  on('pointerleave', () => gestures.hover(undefined));
  on('wheel', (event) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
    const step = (lines ? 0.05 : 0.0016) * (event.ctrlKey ? 4 : 1);
    gestures.zoom(Math.exp(-event.deltaY * step), event.offsetX, event.offsetY);
  });
  on('dblclick', (event) => gestures.zoom(2, event.offsetX, event.offsetY));
}
