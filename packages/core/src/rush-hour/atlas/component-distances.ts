import { newWords } from '../../out-of-memory.js';
import type { Board } from './board.js';
import { type Explorer, STATE_WORDS } from './explorer.js';
import type { Grid } from './grid.js';
import { ARRANGEMENT_BITS, ARRANGEMENT_MASK } from './line-kinds.js';

/** Distances of a whole component, from its solved states backwards. */
export class ComponentDistances {
  private distances = newWords(1 << 12);
  private queue = newWords(1 << 12);
  /** How many states there are at each distance; empty if none is solved. */
  readonly counts: number[] = [];
  private lastLayer = 0;

  constructor(
    private readonly grid: Grid,
    private readonly explorer: Explorer,
  ) {}

  /** Measures the component that was explored last; false if none of its states is solved. */
  measure(): boolean {
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
    if (end === 0) return false;
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
    return true;
  }

  /** The number of the hardest state: of the farthest ones the first in the order of the published enumeration. */
  hardest(board: Board): number {
    const { queue, lastLayer, explorer } = this;
    let best = queue[lastLayer];
    for (let i = lastLayer + 1; i < explorer.size; i++) if (this.isBefore(board, queue[i], best)) best = queue[i];
    return best;
  }

  /**
   * The cells of horizontal vehicles make a number, the last row being worth most; then those of vertical vehicles. Walls are the same for
   * all states of a component.
   */
  private isBefore(board: Board, a: number, b: number): boolean {
    const { states } = this.explorer;
    const atA = a * STATE_WORDS;
    const atB = b * STATE_WORDS;
    const rowsA = states[atA];
    const rowsB = states[atB];
    if (rowsA !== rowsB) {
      for (let row = this.grid.height - 1; row >= 0; row--) {
        const { masks } = board.kinds[row];
        const shift = ARRANGEMENT_BITS * row;
        const difference = masks[(rowsA >> shift) & ARRANGEMENT_MASK] - masks[(rowsB >> shift) & ARRANGEMENT_MASK];
        if (difference !== 0) return difference < 0;
      }
    }
    return states[atA + 3] === states[atB + 3] ? states[atA + 2] < states[atB + 2] : states[atA + 3] < states[atB + 3];
  }

  /** A neighbour that is nearer to the goal by one, of a state that is not solved. */
  nearer(at: number): number {
    const { edges, edgeStarts } = this.explorer;
    let edge = edgeStarts[at];
    while (this.distances[edges[edge]] !== this.distances[at] - 1) edge++;
    return edges[edge];
  }
}
