import type { Bounds } from './graph.js';

/** Lays nodes out on rings by their distance, each in the direction that it has in another layout. Nodes of no ring lie outside. */
export function ringsLayout(
  points: Float32Array,
  { left, right, top, bottom }: Bounds,
  distances: ArrayLike<number>,
  rings: number,
): Float32Array {
  const size = points.length / 2;
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const radius = Math.max(right - left, bottom - top) / 2;
  const directions = Float32Array.from({ length: size }, (_, i) =>
    Math.atan2(points[2 * i + 1] - middleY, points[2 * i] - middleX),
  );
  const layers: number[][] = Array.from({ length: rings + 1 }, () => []);
  for (let node = 0; node < size; node++) layers[Math.min(distances[node], rings)].push(node);
  const result = new Float32Array(2 * size);
  const last = Math.max(1, rings - 1);
  for (const [ring, nodes] of layers.entries()) {
    nodes.sort((a, b) => directions[a] - directions[b]);
    for (const [i, node] of nodes.entries()) {
      const even = ((i + 0.5) / nodes.length) * 2 * Math.PI - Math.PI;
      const angle = nodes.length < 6 ? directions[node] : even;
      // Spread a little, or neighbours in a full ring would hide each other.
      const spread = ((node * 7919) % 97) / 260;
      const away = ring === 0 && nodes.length === 1 ? 0 : ((ring + 0.35 + spread) / (last + 0.6)) * radius;
      result[2 * node] = middleX + away * Math.cos(angle);
      result[2 * node + 1] = middleY + away * Math.sin(angle);
    }
  }
  return result;
}
