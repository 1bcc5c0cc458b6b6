import type { Arrow } from './review-steps.js';

const HEAD = 0.24;

/** The shapes of an arrow on a board: its shaft, and its head. */
export function arrowPaths(arrow: Arrow, cell: number): readonly [shaft: string, head: string] {
  const points = arrow.map(([x, y]) => [x * cell, y * cell] as const);
  const [tip, before] = [points.at(-1)!, points.at(-2)!];
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]);
  const [dx, dy] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
  const size = HEAD * cell;
  const base = [tip[0] - dx * size, tip[1] - dy * size] as const;
  const side = 0.72 * size;
  const text = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const shaft = [...points.slice(0, -1), base].map(([x, y]) => text(x, y)).join('L');
  const head = `M${text(...tip)}L${text(base[0] - dy * side, base[1] + dx * side)}L${text(base[0] + dy * side, base[1] - dx * side)}Z`;
  return [`M${shaft}`, head];
}
