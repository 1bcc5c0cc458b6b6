import { newWords } from '../../out-of-memory.js';
import { hashKey } from './hash.js';

/** A table that would exceed this fraction of the limit by doubling grows to the limit instead. */
const LAST_GROWTH = 1 / 8;

/** The most slots that a 32-bit hash can address. */
const MOST_SLOTS = 2 ** 30;

/**
 * Numbers distinct keys of any width from 0, in order of insertion; the keys are stored consecutively in `keys`. A hash table with
 * open addressing and linear probing holds the numbers.
 *
 * It grows by doubling, during which the old and the new arrays exist together. Close to the memory limit that would leave half of it
 * unused, so the last growth comes early: from an eighth of the limit at most to all the rest. Pages that are not written yet take no memory.
 */
export class StateIndex {
  size = 0;
  /** The number of keys that fit; callers with further arrays by state grow them to this. */
  capacity = 128;
  keys: Int32Array;
  private slots = new Int32Array(256);
  private shift = 24;

  constructor(readonly keyWords: number) {
    this.keys = newWords(this.capacity * keyWords);
  }

  get bytes(): number {
    return 4 * (this.slots.length + this.keys.length);
  }

  /**
   * Makes room for `more` further keys; false if that would take more than `limit` bytes, including `companions`: bytes for each
   * state in arrays of the caller.
   */
  reserve(more: number, limit: number, companions = 0): boolean {
    const needed = this.size + more;
    if (needed <= this.capacity) return true;
    const each = 4 * this.keyWords + companions;
    const before = this.bytes + companions * this.capacity;
    let capacity = 2 * this.capacity;
    while (capacity < needed) capacity *= 2;
    if (each * capacity + 4 * slotsFor(capacity) > LAST_GROWTH * limit) capacity = mostWithin(limit - before, each);
    if (capacity < needed) return false;
    this.grow(capacity);
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

  private grow(capacity: number): void {
    this.keys = grown(this.keys, capacity * this.keyWords);
    this.capacity = capacity;
    const length = slotsFor(capacity);
    if (length === this.slots.length) return;
    const slots = newWords(length);
    const mask = length - 1;
    this.shift = 32 - Math.log2(length);
    for (let index = 0; index < this.size; index++) {
      let slot = hashKey(this.keys, index * this.keyWords, this.keyWords) >>> this.shift;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = index + 1;
    }
    this.slots = slots;
  }
}

/** The number of slots: a power of two with a load factor of at most 3/4. */
function slotsFor(capacity: number): number {
  return 2 ** Math.max(8, Math.ceil(Math.log2((4 * capacity) / 3)));
}

/** How many states fit into so many bytes, if each takes `each` bytes besides its slots. */
function mostWithin(bytes: number, each: number): number {
  let most = 0;
  for (let slots = 256; slots <= MOST_SLOTS; slots *= 2) {
    most = Math.max(most, Math.floor(Math.min((3 * slots) / 4, (bytes - 4 * slots) / each)));
  }
  return most;
}

/** A longer array with the same numbers at its front. */
export function grown(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = newWords(length);
  larger.set(array);
  return larger;
}
