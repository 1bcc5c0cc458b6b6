import { newBytes } from '../../out-of-memory.js';

/** A growable list of directions, one byte each: solutions of large boards have millions of moves. */
export class DirectionList {
  length = 0;
  private items = new Uint8Array(256);

  /** The last direction; -1 if the list is empty. */
  get last(): number {
    return this.length === 0 ? -1 : this.items[this.length - 1];
  }

  push(direction: number): void {
    if (this.length === this.items.length) {
      const larger = newBytes(2 * this.length);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length++] = direction;
  }

  pop(): void {
    this.length--;
  }

  /** A copy of the directions. */
  toArray(): Uint8Array {
    return this.items.slice(0, this.length);
  }
}
