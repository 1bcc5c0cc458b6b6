import type { Bounds } from './graph.js';

/** The largest scale at which a graph is fitted: small graphs need not fill the screen. */
const MOST_FITTED = 80;
const MOST_SCALE = 400;
/** Room for what is written above and below a graph. */
const CAPTION = 76;

/** The part of the plane that a canvas shows: screen x is (x - view.x) * view.scale + half of the width. */
export class Viewport {
  x = 0;
  y = 0;
  scale = 1;
  width = 1;
  height = 1;
  private fitted = 1;

  /** True until the user zooms: then a resized canvas shows all again. */
  get isFitted(): boolean {
    return this.scale === this.fitted;
  }

  /** Shows all. */
  fit({ left, right, top, bottom }: Bounds): void {
    const beside = this.width < 700 ? 24 : 48;
    const above = Math.min(CAPTION, this.height / 5);
    const across = Math.max(1e-3, right - left);
    const down = Math.max(1e-3, bottom - top);
    this.scale = Math.min((this.width - 2 * beside) / across, (this.height - 2 * above) / down, MOST_FITTED);
    this.x = (left + right) / 2;
    this.y = (top + bottom) / 2;
    this.fitted = this.scale;
  }

  /** Zooms around a place on the screen, by default its middle. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const before = this.scale;
    this.scale = Math.max(this.fitted / 4, Math.min(MOST_SCALE, before * factor));
    this.x += (x - this.width / 2) * (1 / before - 1 / this.scale);
    this.y += (y - this.height / 2) * (1 / before - 1 / this.scale);
  }

  /** Moves the plane by so many pixels. */
  pan(x: number, y: number): void {
    this.x -= x / this.scale;
    this.y -= y / this.scale;
  }

  /** Puts a point into the middle. */
  centre(x: number, y: number): void {
    this.x = x;
    this.y = y;
  }

  screenX(x: number): number {
    return (x - this.x) * this.scale + this.width / 2;
  }

  screenY(y: number): number {
    return (y - this.y) * this.scale + this.height / 2;
  }

  planeX(screenX: number): number {
    return (screenX - this.width / 2) / this.scale + this.x;
  }

  planeY(screenY: number): number {
    return (screenY - this.height / 2) / this.scale + this.y;
  }
}
