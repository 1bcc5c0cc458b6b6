import { newWords } from '../../../out-of-memory.js';
import type { Explorer } from './explorer.js';

/** Distances of a whole component, from its solved states backwards. */
export class ComponentDistances {
  private distances = newWords(1 << 12);
  private queue = newWords(1 << 12);
  /** How many states there are at each distance; empty if none is solved. */
  readonly counts: number[] = [];
  private lastLayer = 0;

  constructor(private readonly explorer: Explorer) {}

  /** Measures the component that was explored last. */
  measure(): void {
    const { explorer, counts } = this;
    const { size, edges, edgeStarts } = explorer;
    counts.length = 0;
    if (this.distances.length < size) {
      this.distances = newWords(explorer.edgeStarts.length);
      this.queue = newWords(explorer.edgeStarts.length);
    }
    const { distances, queue } = this;
    let end = 0;
    for (let at = 0; at < size; at++) {
      if (explorer.isGoal(at)) {
        distances[at] = 0;
        queue[end++] = at;
      } else distances[at] = -1;
    }
    if (end === 0) return;
    let layer = 0;
    for (let distance = 1; layer < end; distance++) {
      const layerEnd = end;
      counts.push(layerEnd - layer);
      this.lastLayer = layer;
      for (; layer < layerEnd; layer++) {
        const at = queue[layer];
        const lastEdge = edgeStarts[at + 1];
        for (let edge = edgeStarts[at]; edge < lastEdge; edge++) {
          const next = edges[edge];
          if (distances[next] >= 0) continue;
          distances[next] = distance;
          queue[end++] = next;
        }
      }
    }
  }

  /** The states at the largest distance. */
  get farthest(): Int32Array {
    return this.queue.subarray(this.lastLayer, this.explorer.size);
  }

  /** A neighbour that is nearer to the goal by one, of a state that is not solved. */
  nearer(at: number): number {
    const { edges, edgeStarts } = this.explorer;
    let edge = edgeStarts[at];
    while (this.distances[edges[edge]] !== this.distances[at] - 1) edge++;
    return edges[edge];
  }
}
