/** Where points go: `x' = a x + c y + e`, `y' = b x + d y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export type Point = readonly [x: number, y: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First the second, then the first. */
export function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function moved([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** How much longer lines become. */
export function scaleOf([a, b]: Matrix): number {
  return Math.hypot(a, b);
}

/** The matrix of a group of an SVG: `translate(240 120) rotate(90) scale(2)`, any of them, in any order. */
export function matrixOf(transform: string): Matrix {
  let matrix = IDENTITY;
  for (const [, name, given] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y = x] = given!
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === 'translate') matrix = times(matrix, [1, 0, 0, 1, x, y]);
    else if (name === 'scale') matrix = times(matrix, [x, 0, 0, y, 0, 0]);
    else if (name === 'rotate') {
      const angle = (x * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      matrix = times(matrix, [cos, sin, -sin, cos, 0, 0]);
    } else throw new Error(`A group with "${name}" cannot be drawn.`);
  }
  return matrix;
}
