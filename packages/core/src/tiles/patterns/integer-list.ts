import { grown } from '../../search/tables/state-index.js';

/** A growable list of integers in a typed array. */
export class IntegerList {
  length = 0;
  items = new Int32Array(1024);

  push(value: number): void {
    if (this.length === this.items.length) this.items = grown(this.items, 2 * this.length);
    this.items[this.length++] = value;
  }
}
