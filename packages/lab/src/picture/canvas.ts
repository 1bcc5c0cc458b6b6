import type { Polyline } from './path.js';
import type { Color } from './svg-items.js';

/** One colour everywhere, or another at each pixel. */
export type Ink = Color | ((x: number, y: number) => Color);

/** Each row of pixels is looked at along so many lines. */
const SUBROWS = 4;

/** A part of a picture, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels to paint shapes on, with smooth edges; transparent at first. */
export class Canvas {
  /** Red, green, blue and opacity of each pixel, row by row. */
  readonly pixels: Uint8ClampedArray;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint8ClampedArray(width * height * 4);
  }

  /** Fills closed lines; what lies in an even number of them is outside. */
  fill(lines: readonly Polyline[], color: Ink, opacity: number): void {
    const mask = this.maskAround(lines, 1);
    for (let row = mask.top; row < mask.bottom; row++) {
      for (let sub = 0; sub < SUBROWS; sub++) {
        const crossings = crossingsAt(row + (sub + 0.5) / SUBROWS, lines);
        for (let i = 0; i + 1 < crossings.length; i += 2) {
          mask.addSpan(row, crossings[i]!, crossings[i + 1]!, 1 / SUBROWS);
        }
      }
    }
    this.paint(mask, color, opacity);
  }

  /** Draws along lines with a round pen. */
  stroke(lines: readonly Polyline[], width: number, color: Color, opacity: number): void {
    const mask = this.maskAround(lines, width);
    for (const line of lines) {
      for (let i = 1; i < line.length; i++) {
        const [[x0, y0], [x1, y1]] = [line[i - 1]!, line[i]!];
        mask.addSegment(x0, y0, x1, y1, width / 2);
      }
    }
    this.paint(mask, color, opacity);
  }

  /** Lays another picture over a part of this one; its top left corner is at a pixel. */
  draw(other: Canvas, left: number, top: number, part: Area): void {
    const [right, bottom] = [part.left + part.width, part.top + part.height];
    for (let y = Math.max(top, part.top); y < Math.min(top + other.height, bottom); y++) {
      for (let x = Math.max(left, part.left); x < Math.min(left + other.width, right); x++) {
        const i = 4 * ((y - top) * other.width + x - left);
        const above = other.pixels[i + 3]! / 255;
        if (above === 0) continue;
        this.blend(4 * (y * this.width + x), other.pixels[i]!, other.pixels[i + 1]!, other.pixels[i + 2]!, above);
      }
    }
  }

  private maskAround(lines: readonly Polyline[], margin: number): Mask {
    let [left, top, right, bottom] = [this.width, this.height, 0, 0];
    for (const line of lines) {
      for (const [x, y] of line) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
    }
    return new Mask(
      Math.max(0, Math.floor(left - margin)),
      Math.max(0, Math.floor(top - margin)),
      Math.min(this.width, Math.ceil(right + margin)),
      Math.min(this.height, Math.ceil(bottom + margin)),
    );
  }

  private paint(mask: Mask, ink: Ink, opacity: number): void {
    for (let row = mask.top; row < mask.bottom; row++) {
      for (let column = mask.left; column < mask.right; column++) {
        const above = Math.min(1, mask.at(row, column)) * opacity;
        if (above === 0) continue;
        const [red, green, blue] = typeof ink === 'function' ? ink(column + 0.5, row + 0.5) : ink;
        this.blend((row * this.width + column) * 4, red, green, blue, above);
      }
    }
  }

  /** Mixes a colour of some opacity into the pixel at an index. */
  private blend(i: number, red: number, green: number, blue: number, above: number): void {
    const { pixels } = this;
    const below = (pixels[i + 3]! / 255) * (1 - above);
    const sum = above + below;
    pixels[i] = (red * above + pixels[i]! * below) / sum;
    pixels[i + 1] = (green * above + pixels[i + 1]! * below) / sum;
    pixels[i + 2] = (blue * above + pixels[i + 2]! * below) / sum;
    pixels[i + 3] = sum * 255;
  }
}

/** How much of each pixel in a part of the picture a shape covers, from 0 to 1. */
class Mask {
  private readonly covered: Float32Array;
  private readonly width: number;

  constructor(
    readonly left: number,
    readonly top: number,
    readonly right: number,
    readonly bottom: number,
  ) {
    this.width = Math.max(0, right - left);
    this.covered = new Float32Array(this.width * Math.max(0, bottom - top));
  }

  at(row: number, column: number): number {
    return this.covered[(row - this.top) * this.width + column - this.left]!;
  }

  /** Adds a piece of a row, from an x to another. */
  addSpan(row: number, from: number, to: number, amount: number): void {
    const start = (row - this.top) * this.width - this.left;
    for (let x = Math.max(this.left, Math.floor(from)); x < Math.min(this.right, Math.ceil(to)); x++) {
      const part = Math.min(to, x + 1) - Math.max(from, x);
      this.covered[start + x]! += part * amount;
    }
  }

  /** Adds all that is not further than a radius from a line between two points. */
  addSegment(x0: number, y0: number, x1: number, y1: number, radius: number): void {
    const reach = radius + 1;
    const [dx, dy] = [x1 - x0, y1 - y0];
    const square = dx * dx + dy * dy;
    const [first, last] = [Math.floor(Math.min(y0, y1) - reach), Math.ceil(Math.max(y0, y1) + reach)];
    const [from, to] = [Math.floor(Math.min(x0, x1) - reach), Math.ceil(Math.max(x0, x1) + reach)];
    for (let row = Math.max(this.top, first); row < Math.min(this.bottom, last); row++) {
      for (let column = Math.max(this.left, from); column < Math.min(this.right, to); column++) {
        const px = column + 0.5 - x0;
        const py = row + 0.5 - y0;
        const t = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
        const [awayX, awayY] = [px - t * dx, py - t * dy];
        // Not Math.hypot, which takes several times as long.
        const part = radius + 0.5 - Math.sqrt(awayX * awayX + awayY * awayY);
        const i = (row - this.top) * this.width + column - this.left;
        // A line thinner than a pixel never covers one.
        const amount = Math.min(1, part, 2 * radius);
        if (amount > this.covered[i]!) this.covered[i] = amount;
      }
    }
  }
}

/** Where closed lines cross a height, from left to right. */
function crossingsAt(y: number, lines: readonly Polyline[]): number[] {
  const crossings: number[] = [];
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      const [[x0, y0], [x1, y1]] = [line[i - 1]!, line[i]!];
      if (y0 <= y !== y1 <= y) crossings.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    }
  }
  return crossings.sort((a, b) => a - b);
}
