/** A binary heap of node numbers that can move a node forward when its priority improves. */
export class OpenList {
  length = 0;
  private heap = new Int32Array(64);
  /** Where each node stands in the heap, plus 1; 0 for nodes that are not in it. */
  private places = new Int32Array(64);

  /** `before(a, b)`: node a comes out before node b. */
  constructor(private readonly before: (a: number, b: number) => boolean) {}

  get bytes(): number {
    return 4 * (this.heap.length + this.places.length);
  }

  get first(): number {
    return this.heap[0];
  }

  has(node: number): boolean {
    return node < this.places.length && this.places[node] !== 0;
  }

  push(node: number): void {
    if (this.length === this.heap.length) this.heap = doubled(this.heap);
    while (node >= this.places.length) this.places = doubled(this.places);
    this.rise(node, this.length++);
  }

  /** Restores the order after a waiting node's priority has improved. */
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

  /** Puts a node where it belongs, from the top down. */
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

/** The same numbers at the front of an array of twice the length. */
export function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
