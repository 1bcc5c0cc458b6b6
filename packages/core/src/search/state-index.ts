import { hashKey } from './hash.js';

/** Numbers distinct keys of any width from 0, in order of arrival; the keys stand one after another in `keys`. */
export class StateIndex {
  size = 0;
  keys: Int32Array;
  private slots = new Int32Array(256);
  private shift = 24;

  constructor(readonly keyWords: number) {
    this.keys = new Int32Array(128 * keyWords);
  }

  get bytes(): number {
    return 4 * (this.slots.length + this.keys.length);
  }

  reserve(more: number, limit: number): boolean {
    while ((this.size + more) * 4 > this.slots.length * 3) {
      if (this.bytes + 8 * this.slots.length > limit) return false;
      this.growSlots();
    }
    while ((this.size + more) * this.keyWords > this.keys.length) {
      if (this.bytes + 8 * this.keys.length > limit) return false;
      const keys = new Int32Array(this.keys.length * 2);
      keys.set(this.keys);
      this.keys = keys;
    }
    return true;
  }

  /** The number of a key that was there already, or ~number of one that is new. There must be room. */
  insert(keys: Int32Array, at: number): number {
    const slot = this.slotOf(keys, at);
    const found = this.slots[slot];
    if (found !== 0) return found - 1;
    const index = this.size++;
    this.slots[slot] = index + 1;
    const base = index * this.keyWords;
    for (let i = 0; i < this.keyWords; i++) this.keys[base + i] = keys[at + i];
    return ~index;
  }

  /** The number of a key, or -1. */
  find(keys: Int32Array, at: number): number {
    return this.slots[this.slotOf(keys, at)] - 1;
  }

  /** The slot that holds the key, or the empty one where it belongs. */
  private slotOf(keys: Int32Array, at: number): number {
    const { slots, keyWords } = this;
    const mask = slots.length - 1;
    let slot = hashKey(keys, at, keyWords) >>> this.shift;
    for (;;) {
      const found = slots[slot];
      if (found === 0 || this.holds(found - 1, keys, at)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private holds(index: number, keys: Int32Array, at: number): boolean {
    const base = index * this.keyWords;
    for (let i = 0; i < this.keyWords; i++) if (this.keys[base + i] !== keys[at + i]) return false;
    return true;
  }

  private growSlots(): void {
    const slots = new Int32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    this.shift--;
    for (let index = 0; index < this.size; index++) {
      let slot = hashKey(this.keys, index * this.keyWords, this.keyWords) >>> this.shift;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = index + 1;
    }
    this.slots = slots;
  }
}
