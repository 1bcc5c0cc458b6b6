import type { Bounds } from './graph.js';

const NODES_A_CELL = 4;

/** Finds nodes by their place: a grid of square cells, each with a list of its nodes. */
export class PointGrid {
  private readonly cells: number;
  private readonly starts: Uint32Array;
  private readonly nodes: Uint32Array;

  constructor(
    private readonly points: Float32Array,
    private readonly bounds: Bounds,
  ) {
    const size = points.length / 2;
    const cells = Math.max(1, Math.round(Math.sqrt(size / NODES_A_CELL)));
    this.cells = cells;
    this.starts = new Uint32Array(cells * cells + 1);
    this.nodes = new Uint32Array(size);
    const home = new Uint32Array(size);
    for (let node = 0; node < size; node++) {
      home[node] = this.row(points[2 * node + 1]) * cells + this.column(points[2 * node]);
      this.starts[home[node] + 1]++;
    }
    for (let i = 0; i < cells * cells; i++) this.starts[i + 1] += this.starts[i];
    const at = this.starts.slice();
    for (let node = 0; node < size; node++) this.nodes[at[home[node]]++] = node;
  }

  /** The nearest node within a distance; -1 if there is none. */
  nearest(x: number, y: number, within: number): number {
    const [fromColumn, toColumn] = [this.column(x - within), this.column(x + within)];
    let [best, least] = [-1, within * within];
    for (let row = this.row(y - within); row <= this.row(y + within); row++) {
      const end = this.starts[row * this.cells + toColumn + 1];
      for (let i = this.starts[row * this.cells + fromColumn]; i < end; i++) {
        const node = this.nodes[i];
        const distance = (this.points[2 * node] - x) ** 2 + (this.points[2 * node + 1] - y) ** 2;
        if (distance < least) [best, least] = [node, distance];
      }
    }
    return best;
  }

  private column(x: number): number {
    const { left, right } = this.bounds;
    return this.cell((x - left) / Math.max(1e-6, right - left));
  }

  private row(y: number): number {
    const { top, bottom } = this.bounds;
    return this.cell((y - top) / Math.max(1e-6, bottom - top));
  }

  private cell(part: number): number {
    return Math.min(this.cells - 1, Math.max(0, Math.floor(part * this.cells)));
  }
}
