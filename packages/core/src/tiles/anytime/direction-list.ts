/** A list of directions that grows: large boards take millions of moves, which are a byte each here. */
export class DirectionList {
  length = 0;
  private items = new Uint8Array(256);

  /** The last one; -1 if there is none. */
  get last(): number {
    return this.length === 0 ? -1 : this.items[this.length - 1];
  }

  push(direction: number): void {
    if (this.length === this.items.length) {
      const larger = new Uint8Array(2 * this.length);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length++] = direction;
  }

  pop(): void {
    this.length--;
  }

  /** All of them, as they are now. */
  toArray(): Uint8Array {
    return this.items.slice(0, this.length);
  }
}
