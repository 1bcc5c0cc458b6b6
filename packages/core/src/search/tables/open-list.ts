import { grown } from './state-index.js';

/** Bytes that it takes for each node. */
export const OPEN_BYTES = 8;

/** The open list: a binary heap of node numbers with decrease-key. */
export class OpenList {
  length = 0;
  private heap = new Int32Array(0);
  /** The index of each node in the heap, plus 1; 0 for nodes that are not in it. */
  private places = new Int32Array(0);

  /** `before(a, b)`: node a comes out before node b. */
  constructor(private readonly before: (a: number, b: number) => boolean) {}

  get bytes(): number {
    return 4 * (this.heap.length + this.places.length);
  }

  get first(): number {
    return this.heap[0];
  }

  has(node: number): boolean {
    return this.places[node] !== 0;
  }

  /** Makes room for nodes with numbers below this. */
  reserve(nodes: number): void {
    if (nodes <= this.heap.length) return;
    this.heap = grown(this.heap, nodes);
    this.places = grown(this.places, nodes);
  }

  push(node: number): void {
    this.rise(node, this.length++);
  }

  /** Decrease-key: restores the heap order after the rank of an open node has improved. */
  improve(node: number): void {
    this.rise(node, this.places[node] - 1);
  }

  pop(): number {
    const { heap, places } = this;
    const first = heap[0];
    places[first] = 0;
    const last = heap[--this.length];
    if (this.length > 0) this.sink(last);
    return first;
  }

  private rise(node: number, from: number): void {
    const { heap, places } = this;
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.before(node, heap[parent])) break;
      heap[at] = heap[parent];
      places[heap[at]] = at + 1;
      at = parent;
    }
    heap[at] = node;
    places[node] = at + 1;
  }

  /** Sifts a node down from the root. */
  private sink(node: number): void {
    const { heap, places, length } = this;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= length) break;
      if (child + 1 < length && this.before(heap[child + 1], heap[child])) child++;
      if (!this.before(heap[child], node)) break;
      heap[at] = heap[child];
      places[heap[at]] = at + 1;
      at = child;
    }
    heap[at] = node;
    places[node] = at + 1;
  }
}
