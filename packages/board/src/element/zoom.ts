const MOST = 6;

/** Makes a board larger than its place: by two fingers, by the wheel with Ctrl, or as its page says. */
export class Zoom {
  private factor = 1;
  private pinch: { readonly distance: number; readonly factor: number } | undefined;

  constructor(private readonly view: HTMLElement) {
    view.addEventListener('wheel', (event) => this.onWheel(event), { passive: false });
    view.addEventListener('touchstart', (event) => this.onTouches(event), { passive: true });
    view.addEventListener('touchmove', (event) => this.onPinch(event), { passive: false });
    for (const end of ['touchend', 'touchcancel'] as const) {
      view.addEventListener(end, () => {
        this.pinch = undefined;
      });
    }
  }

  get value(): number {
    return this.factor;
  }

  /** The point at `x`, `y` of the view stays where it is; by default its middle. */
  set(factor: number, x = this.view.clientWidth / 2, y = this.view.clientHeight / 2): void {
    const wanted = Math.max(1, Math.min(MOST, factor));
    const { view } = this;
    const ratio = wanted / this.factor;
    const [left, top] = [(view.scrollLeft + x) * ratio - x, (view.scrollTop + y) * ratio - y];
    this.factor = wanted;
    // The room that the board had stays its window.
    view.style.height = wanted > 1 ? `${view.clientHeight}px` : '';
    view.classList.toggle('zoomed', wanted > 1);
    view.style.setProperty('--zoom', String(wanted));
    view.scrollTo(left, top);
  }

  /** Scrolls until something is seen. */
  reveal(element: Element | null): void {
    if (this.factor > 1) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  private onWheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = this.view.getBoundingClientRect();
    this.set(this.factor * Math.exp(-event.deltaY / 200), event.clientX - box.left, event.clientY - box.top);
  }

  private onTouches({ touches }: TouchEvent): void {
    this.pinch = touches.length === 2 ? { distance: distanceOf(touches), factor: this.factor } : undefined;
  }

  private onPinch(event: TouchEvent): void {
    if (this.pinch === undefined || event.touches.length !== 2) return;
    event.preventDefault();
    const [a, b] = [event.touches[0]!, event.touches[1]!];
    const box = this.view.getBoundingClientRect();
    const [x, y] = [(a.clientX + b.clientX) / 2 - box.left, (a.clientY + b.clientY) / 2 - box.top];
    this.set((this.pinch.factor * distanceOf(event.touches)) / this.pinch.distance, x, y);
  }
}

function distanceOf(touches: TouchList): number {
  const [a, b] = [touches[0]!, touches[1]!];
  return Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY));
}
