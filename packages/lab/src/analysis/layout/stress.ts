import type { Pivots } from './pivots.js';
import type { Points, Rows } from './points.js';

const NODES_A_SLICE = 1 << 10;
/** The step size at the end, as a part of that which would satisfy the strongest term at once. */
const LAST_STEP = 0.1;
/** Keeps nodes in one place from being divided by nothing. */
const TINY = 1e-6;
/** Numbers without a common factor with nearly any size: nodes are visited in steps of one of these. */
const STRIDES = [7919, 104729, 15485863, 32452843, 49979687, 67867967, 86028121, 982451653] as const;

/**
 * Improves a drawing by stochastic gradient descent on its stress (Zheng, Pawar and Goodman 2019). In the sparse model
 * (Ortmann, Klimenta and Brandes 2017), terms are all edges and the distances from pivots, weighed by the nodes around
 * each pivot. Yields now and then.
 */
export function* reduceStress(
  { offsets, neighbours }: Rows,
  pivots: Pivots,
  { x, y }: Points,
  sweeps: number,
): Generator<void> {
  const { farthest } = pivots;
  const size = offsets.length - 1;
  const problem = { rows: { offsets, neighbours }, pivots, points: { x, y }, weights: weightsOf(pivots, size) };
  const heaviest = problem.weights.reduce((most, weight) => Math.max(most, weight), 1);
  const firstStep = farthest * farthest;
  const decay = (LAST_STEP / heaviest / firstStep) ** (1 / Math.max(1, sweeps - 1));
  for (let sweep = 0, step = firstStep; sweep < sweeps; sweep++, step *= decay) {
    const stride = strideFor(size, sweep);
    for (let visit = 0, node = (sweep * 31) % size; visit < size; visit += NODES_A_SLICE) {
      node = moveNodes(problem, node, stride, Math.min(NODES_A_SLICE, size - visit), step);
      yield;
    }
  }
}

interface StressInputs {
  readonly rows: Rows;
  readonly pivots: Pivots;
  readonly points: Points;
  readonly weights: Float64Array;
}

/** Moves some nodes, and their neighbours, towards the distances that they should have. Returns the next node. */
function moveNodes(
  { rows, pivots, points, weights }: StressInputs,
  first: number,
  stride: number,
  visits: number,
  step: number,
): number {
  const { offsets, neighbours } = rows;
  const { count, nodes, distances, farthest } = pivots;
  const { x, y } = points;
  const size = offsets.length - 1;
  const span = farthest + 2;
  const edgeShare = Math.min(1, step) / 2;
  let node = first;
  for (let left = visits; left > 0; left--) {
    let hereX = x[node];
    let hereY = y[node];
    for (let i = offsets[node], end = offsets[node + 1]; i < end; i++) {
      const other = neighbours[i];
      if (other <= node) continue;
      const dx = hereX - x[other];
      const dy = hereY - y[other];
      const length = Math.sqrt(dx * dx + dy * dy) + TINY;
      const pull = (edgeShare * (length - 1)) / length;
      hereX -= pull * dx;
      hereY -= pull * dy;
      x[other] += pull * dx;
      y[other] += pull * dy;
    }
    for (let p = 0, at = node * count; p < count; p++, at++) {
      const distance = distances[at];
      // Edges are terms of their own.
      if (distance < 2) continue;
      const pivot = nodes[p];
      const dx = hereX - x[pivot];
      const dy = hereY - y[pivot];
      const length = Math.sqrt(dx * dx + dy * dy) + TINY;
      const pull = (Math.min(1, step * weights[p * span + distance]) * (length - distance)) / (2 * length);
      hereX -= pull * dx;
      hereY -= pull * dy;
    }
    x[node] = hereX;
    y[node] = hereY;
    node += stride;
    if (node >= size) node -= size;
  }
  return node;
}

/** The weight of a term by pivot × (farthest + 2) + distance: how many nodes of the pivot's region are at most half as far from it. */
function weightsOf({ count, distances, nearest, farthest }: Pivots, size: number): Float64Array {
  const span = farthest + 2;
  const around = new Int32Array(count * span);
  for (let node = 0; node < size; node++) {
    const pivot = nearest[node];
    around[pivot * span + distances[node * count + pivot]]++;
  }
  const weights = new Float64Array(count * span);
  for (let pivot = 0; pivot < count; pivot++) {
    let [inside, ring] = [0, 0];
    for (let distance = 1; distance < span; distance++) {
      for (; ring <= distance / 2; ring++) inside += around[pivot * span + ring];
      weights[pivot * span + distance] = inside / (distance * distance);
    }
  }
  return weights;
}

/** A stride that leads through all nodes. */
function strideFor(size: number, sweep: number): number {
  for (let i = 0; i < STRIDES.length; i++) {
    const stride = STRIDES[(sweep + i) % STRIDES.length]! % size;
    if (gcd(stride, size) === 1) return stride;
  }
  return 1;
}

function gcd(a: number, b: number): number {
  return a === 0 ? b : gcd(b % a, a);
}
