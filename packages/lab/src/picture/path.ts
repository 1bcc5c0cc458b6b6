import type { Point } from './matrix.js';

/** A line of points; a closed one ends where it starts. */
export type Polyline = readonly Point[];

/** How far apart, at most, the ends of the short lines are that stand for a curve. */
const STEP = 1.5;

const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 };

/** A part of a path, in absolute places. */
export type PathPart =
  | { readonly kind: 'move' | 'line'; readonly to: Point }
  | { readonly kind: 'quadratic'; readonly control: Point; readonly to: Point }
  | { readonly kind: 'cubic'; readonly controls: readonly [Point, Point]; readonly to: Point }
  | { readonly kind: 'arc'; readonly radius: number; readonly clockwise: boolean; readonly to: Point }
  | { readonly kind: 'close'; readonly to: Point };

/** The parts of an SVG path. Knows M, L, H, V, Q, C, A (circles only) and Z, and all but A from the last point, too. */
export function readPath(path: string): PathPart[] {
  const parts: PathPart[] = [];
  let start: Point = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [x, y] = parts.at(-1)?.to ?? [0, 0];
    const absolute = command.toUpperCase();
    if (NUMBERS[absolute] !== numbers.length || command === 'a') {
      throw new Error(`A path with "${command}${rest}" cannot be drawn.`);
    }
    if (command !== absolute) {
      const isDown = (i: number): boolean => absolute === 'V' || (absolute !== 'H' && i % 2 === 1);
      for (const i of numbers.keys()) numbers[i]! += isDown(i) ? y : x;
    }
    const at = (i: number): Point => [numbers[i]!, numbers[i + 1]!];
    if (absolute === 'M') {
      start = at(0);
      parts.push({ kind: 'move', to: start });
    } else if (absolute === 'L') parts.push({ kind: 'line', to: at(0) });
    else if (absolute === 'H') parts.push({ kind: 'line', to: [numbers[0]!, y] });
    else if (absolute === 'V') parts.push({ kind: 'line', to: [x, numbers[0]!] });
    else if (absolute === 'Q') parts.push({ kind: 'quadratic', control: at(0), to: at(2) });
    else if (absolute === 'C') parts.push({ kind: 'cubic', controls: [at(0), at(2)], to: at(4) });
    else if (absolute === 'A') parts.push({ kind: 'arc', radius: numbers[0]!, clockwise: numbers[4] === 1, to: at(5) });
    else parts.push({ kind: 'close', to: start });
  }
  return parts;
}

/** The lines of a path, curves cut into short lines. */
export function flatten(path: string): Polyline[] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const part of readPath(path)) {
    const from = line.at(-1) ?? [0, 0];
    if (part.kind === 'move') {
      line = [part.to];
      lines.push(line);
    } else if (part.kind === 'quadratic') line.push(...parabola(from, part.control, part.to));
    else if (part.kind === 'cubic') line.push(...cubic(from, ...part.controls, part.to));
    else if (part.kind === 'arc') line.push(...arc(from, part.radius, part.clockwise, part.to));
    else line.push(part.to);
  }
  return lines;
}

function parabola([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point): Point[] {
  const count = 12;
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2];
  });
}

function cubic([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point): Point[] {
  const count = 12;
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
  });
}

/** The shorter arc of a circle from a point to another. */
function arc([x0, y0]: Point, radius: number, clockwise: boolean, [x1, y1]: Point): Point[] {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const chord = Math.hypot(dx, dy);
  if (chord === 0) return [];
  const r = Math.max(radius, chord / 2);
  const height = Math.sqrt(r * r - (chord / 2) ** 2) * (clockwise ? 1 : -1);
  const [cx, cy] = [(x0 + x1) / 2 - (dy / chord) * height, (y0 + y1) / 2 + (dx / chord) * height];
  const start = Math.atan2(y0 - cy, x0 - cx);
  const angle = 2 * Math.asin(Math.min(1, chord / 2 / r)) * (clockwise ? 1 : -1);
  const count = Math.max(4, Math.ceil((Math.abs(angle) * r) / STEP));
  return Array.from({ length: count }, (_, i) => {
    const at = start + (angle * (i + 1)) / count;
    return i === count - 1 ? [x1, y1] : [cx + r * Math.cos(at), cy + r * Math.sin(at)];
  });
}

/** The path of a rectangle with round corners. */
export function roundedRect(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  if (r === 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`;
  const corner = (toX: number, toY: number): string => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  return [
    `M${x + r} ${y}H${right - r}${corner(right, y + r)}V${bottom - r}${corner(right - r, bottom)}`,
    `H${x + r}${corner(x, bottom - r)}V${y + r}${corner(x + r, y)}Z`,
  ].join('');
}

/** Lines cut into dashes: so much drawn, so much left out. */
export function dashed(lines: readonly Polyline[], [on, off]: Point): Polyline[] {
  const dashes: Point[][] = [];
  for (const line of lines) {
    let [left, drawing] = [on, true];
    let dash: Point[] = [line[0]!];
    for (let i = 1; i < line.length; i++) {
      let [x, y] = line[i - 1]!;
      const [toX, toY] = line[i]!;
      for (let rest = Math.hypot(toX - x, toY - y); rest > 0; ) {
        const part = Math.min(left, rest);
        [x, y] = [x + ((toX - x) * part) / rest, y + ((toY - y) * part) / rest];
        dash.push([x, y]);
        [rest, left] = [rest - part, left - part];
        if (left > 0) continue;
        if (drawing) dashes.push(dash);
        [dash, drawing] = [[[x, y]], !drawing];
        left = drawing ? on : off;
      }
    }
    if (drawing && dash.length > 1) dashes.push(dash);
  }
  return dashes;
}
