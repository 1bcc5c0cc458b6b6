/** A graph in the plane. */
export interface Graph {
  /** Two numbers for each node: across and down. */
  readonly points: Float32Array;
  /** Two nodes for each edge. */
  readonly edges: Uint32Array;
}

/** The smallest box around all points. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function boundsOf(points: Float32Array): Bounds {
  let [left, right, top, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (let i = 0; i < points.length; i += 2) {
    left = Math.min(left, points[i]);
    right = Math.max(right, points[i]);
    top = Math.min(top, points[i + 1]);
    bottom = Math.max(bottom, points[i + 1]);
  }
  return { left, right, top, bottom };
}

/** The sum of the lengths of all edges. */
export function totalLength({ points, edges }: Graph): number {
  let sum = 0;
  for (let i = 0; i < edges.length; i += 2) {
    const [a, b] = [2 * edges[i], 2 * edges[i + 1]];
    sum += Math.hypot(points[a] - points[b], points[a + 1] - points[b + 1]);
  }
  return sum;
}

/** Lists the neighbours of each node. */
export function neighboursOf(size: number, edges: Uint32Array): (node: number) => Uint32Array {
  const starts = new Uint32Array(size + 1);
  for (const node of edges) starts[node + 1]++;
  for (let i = 0; i < size; i++) starts[i + 1] += starts[i];
  const rows = new Uint32Array(edges.length);
  const at = starts.slice(0, size);
  for (let i = 0; i < edges.length; i += 2) {
    rows[at[edges[i]]++] = edges[i + 1];
    rows[at[edges[i + 1]]++] = edges[i];
  }
  return (node) => rows.subarray(starts[node], starts[node + 1]);
}
