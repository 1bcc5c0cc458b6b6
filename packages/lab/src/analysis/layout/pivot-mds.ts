import type { Pivots } from './pivots.js';
import type { Points } from './points.js';

/** Products of so many numbers go into the matrix of pivots at most: more nodes than that takes are sampled. */
const MOST_PRODUCTS = 2e8;
const NODES_A_SLICE = 1 << 12;
const ITERATIONS = 100;

/**
 * Classical scaling of the distances from a few pivots (PivotMDS, Brandes and Pich 2007): the two directions in which they vary most,
 * by power iteration. Yields now and then.
 */
export function* scalePivots({ count, distances }: Pivots, size: number, { x, y }: Points): Generator<void> {
  const means = new Float64Array(count);
  for (let node = 0; node < size; node++) {
    for (let p = 0; p < count; p++) means[p] += distances[node * count + p] ** 2;
  }
  let all = 0;
  for (let p = 0; p < count; p++) {
    means[p] /= size;
    all += means[p] / count;
  }
  /** A row of the squared distances, with all means taken away. */
  const centred = new Float64Array(count);
  const centre = (node: number): void => {
    let own = 0;
    for (let p = 0; p < count; p++) own += distances[node * count + p] ** 2 / count;
    for (let p = 0; p < count; p++) centred[p] = (own + means[p] - all - distances[node * count + p] ** 2) / 2;
  };
  const products = new Float64Array(count * count);
  const stride = Math.max(1, Math.ceil((size * count * count) / MOST_PRODUCTS));
  for (let node = 0, done = 0; node < size; node += stride) {
    centre(node);
    for (let p = 0; p < count; p++) {
      for (let q = 0; q <= p; q++) products[p * count + q] += centred[p] * centred[q];
    }
    if (++done % NODES_A_SLICE === 0) yield;
  }
  for (let p = 0; p < count; p++) for (let q = 0; q < p; q++) products[q * count + p] = products[p * count + q];
  const first = mainDirection(products, count);
  const second = mainDirection(products, count, first);
  yield;
  for (let node = 0; node < size; node++) {
    centre(node);
    let [along, across] = [0, 0];
    for (let p = 0; p < count; p++) {
      along += centred[p] * first[p];
      across += centred[p] * second[p];
    }
    x[node] = along;
    y[node] = across;
    if ((node + 1) % NODES_A_SLICE === 0) yield;
  }
}

/** The eigenvector of the largest eigenvalue, or of the largest of those that are perpendicular to another one. */
function mainDirection(matrix: Float64Array, count: number, beside?: Float64Array): Float64Array {
  let vector = Float64Array.from({ length: count }, (_, i) => 1 + ((i * 7919) % 101) / 101);
  for (let round = 0; round < ITERATIONS; round++) {
    if (beside !== undefined) removeShare(vector, beside);
    const next = new Float64Array(count);
    for (let p = 0; p < count; p++) {
      for (let q = 0; q < count; q++) next[p] += matrix[p * count + q] * vector[q];
    }
    const length = Math.sqrt(next.reduce((sum, value) => sum + value * value, 0));
    if (!(length > 0)) break;
    vector = next.map((value) => value / length);
  }
  if (beside !== undefined) removeShare(vector, beside);
  return vector;
}

function removeShare(vector: Float64Array, unit: Float64Array): void {
  let share = 0;
  for (let i = 0; i < vector.length; i++) share += vector[i] * unit[i];
  for (let i = 0; i < vector.length; i++) vector[i] -= share * unit[i];
}
