/** How often nodes are drawn towards their neighbours; fewer times in large graphs. */
const SWEEPS = 60;
const MOST_VISITS = 12_000_000;

/** Neighbours at the same distance pull less: they lie in the same column anyway. */
const BESIDE = 0.35;

/** The width of small graphs. */
const LEAST_WIDTH = 12;

/** As many units of height as of width. */
const HEIGHT = 0.62;

/**
 * Lays nodes out in columns by their distance, 0 on the right (layers of Sugiyama, Tagawa and Toda 1981). A column is sorted by the mean
 * of the neighbours, and as high as the root of its size. Nodes without a distance lie left of all.
 */
export function layersLayout(
  distances: ArrayLike<number>,
  neighbours: (node: number) => ArrayLike<number>,
): Float32Array {
  const size = distances.length;
  let most = 0;
  for (let node = 0; node < size; node++) most = Math.max(most, distances[node]);
  const layerOf = (node: number): number => (distances[node] < 0 ? most + 1 : distances[node]);
  const layers: number[][] = Array.from({ length: most + 2 }, () => []);
  for (let node = 0; node < size; node++) layers[layerOf(node)].push(node);
  const largest = layers.reduce((largest, layer) => Math.max(largest, layer.length), 1);
  let edges = 0;
  for (let node = 0; node < size; node++) edges += neighbours(node).length;
  const heights = Float32Array.from({ length: size }, (_, node) => scatter(node) - 0.5);
  const sweeps = Math.max(4, Math.min(SWEEPS, Math.floor(MOST_VISITS / Math.max(1, edges))));
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (const layer of layers) order(layer, heights, distances, neighbours, largest);
    layers.reverse();
  }
  const points = new Float32Array(2 * size);
  const width = most + 1;
  // Few columns lie farther apart, so that small graphs fill the frame.
  const apart = Math.max(1, LEAST_WIDTH / width);
  for (let node = 0; node < size; node++) {
    // Nodes of a column are spread a little, or edges inside it could not be seen.
    const spread = size < 60 ? 0 : (scatter(3 * node + 1) + scatter(5 * node + 2) - 1) * 0.8;
    points[2 * node] = apart * (width - layerOf(node) - spread);
    points[2 * node + 1] = apart * heights[node] * width * HEIGHT;
  }
  return points;
}

/** Puts the nodes of a column into the order of the mean height of their neighbours, and spreads them evenly. */
function order(
  layer: number[],
  heights: Float32Array,
  distances: ArrayLike<number>,
  neighbours: (node: number) => ArrayLike<number>,
  largest: number,
): void {
  const means = layer.map((node) => {
    let [sum, weights] = [BESIDE * heights[node], BESIDE];
    const row = neighbours(node);
    for (let i = 0; i < row.length; i++) {
      const weight = distances[row[i]] === distances[node] ? BESIDE : 1;
      sum += weight * heights[row[i]];
      weights += weight;
    }
    return sum / weights;
  });
  for (const [i, node] of layer.entries()) heights[node] = means[i];
  layer.sort((a, b) => heights[a] - heights[b] || a - b);
  const high = Math.sqrt(layer.length / largest);
  for (const [i, node] of layer.entries()) {
    heights[node] = layer.length > 1 ? (i / (layer.length - 1) - 0.5) * high : 0;
  }
}

/** A number from 0 to 1 that looks random, the same for the same node. */
function scatter(node: number): number {
  return ((Math.imul(node + 1, 0x9e3779b1) >>> 8) & 0xffff) / 0xffff;
}
