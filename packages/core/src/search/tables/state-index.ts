import { newWords } from '../../out-of-memory.js';
import { hashKey } from './hash.js';

/** A table that would exceed this fraction of the limit by doubling grows to the limit instead. */
const LAST_GROWTH = 1 / 8;

/** Words of keys that one call of `grow` copies or hashes: less than a millisecond of work. */
const WORDS_AT_ONCE = 1 << 17;

/** Tables of so many words grow at once. */
const SMALL = 1 << 17;

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
  /** How many keys there are. */
  size = 0;
  /** The number of keys that fit; callers with further arrays by state grow them to this. */
  capacity = 128;
  /** The keys, one after another. */
  keys: Int32Array;
  private slots: Int32Array = new Int32Array(256);
  private growth: Growth | undefined;
  private shift = 24;

  constructor(
    /** How many words a key has. */
    readonly keyWords: number,
  ) {
    this.keys = newWords(this.capacity * keyWords);
  }

  /** The memory that it takes. */
  get bytes(): number {
    return 4 * (this.slots.length + this.keys.length);
  }

  /**
   * Makes room for `more` further keys; false if that would take more than `limit` bytes, including `companions`: bytes for each
   * state in arrays of the caller.
   */
  reserve(more: number, limit: number, companions = 0): boolean {
    const hasRoom = this.begin(more, limit, companions);
    while (this.isGrowing) this.grow();
    return hasRoom;
  }

  /** Begins to make room, as `reserve` does: while `isGrowing`, no key may be added, since the growth of a large table takes seconds. */
  begin(more: number, limit: number, companions = 0): boolean {
    if (this.isGrowing) return true;
    const needed = this.size + more;
    if (needed <= this.capacity) return true;
    const each = 4 * this.keyWords + companions;
    const before = this.bytes + companions * this.capacity;
    let capacity = 2 * this.capacity;
    while (capacity < needed) capacity *= 2;
    if (each * capacity + 4 * slotsFor(capacity) > LAST_GROWTH * limit) capacity = mostWithin(limit - before, each);
    if (capacity < needed) return false;
    const length = slotsFor(capacity);
    const mayStay = length === this.slots.length;
    this.growth = {
      capacity,
      keys: newWords(capacity * this.keyWords),
      slots: mayStay ? this.slots : newWords(length),
      copied: 0,
      placed: mayStay ? this.size : 0,
    };
    while (this.isGrowing && this.size * this.keyWords <= SMALL) this.grow();
    return true;
  }

  /** Whether `grow` has to be called before keys are added. */
  get isGrowing(): boolean {
    return this.growth !== undefined;
  }

  /** Goes on growing for less than a millisecond. */
  grow(): void {
    const { growth, keyWords } = this;
    if (growth === undefined) return;
    const words = this.size * keyWords;
    if (growth.copied < words) {
      const end = Math.min(words, growth.copied + WORDS_AT_ONCE);
      growth.keys.set(this.keys.subarray(growth.copied, end), growth.copied);
      growth.copied = end;
      return;
    }
    this.place(growth, Math.min(this.size, growth.placed + Math.ceil(WORDS_AT_ONCE / 8 / keyWords)));
    if (growth.placed < this.size) return;
    this.keys = growth.keys;
    this.slots = growth.slots;
    this.shift = 32 - Math.log2(growth.slots.length);
    this.capacity = growth.capacity;
    this.growth = undefined;
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
    const found = this.slots[this.slotOf(keys, at)] - 1;
    return found < this.size ? found : -1;
  }

  /** The first keys alone, to be read: nothing is copied, since all keys may take gigabytes. */
  first(count: number): StateIndex {
    const first = new StateIndex(this.keyWords);
    first.keys = this.keys;
    first.slots = this.slots;
    first.shift = this.shift;
    first.capacity = this.capacity;
    first.size = count;
    return first;
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

  /** Puts the keys up to number `end` into the larger table. */
  private place(growth: Growth, end: number): void {
    const { keys, keyWords } = this;
    const { slots } = growth;
    const mask = slots.length - 1;
    const shift = 32 - Math.log2(slots.length);
    for (let index = growth.placed; index < end; index++) {
      let slot = hashKey(keys, index * keyWords, keyWords) >>> shift;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = index + 1;
    }
    growth.placed = end;
  }
}

/** The larger arrays of a table that is growing, and how many words and keys have come into them. */
interface Growth {
  readonly capacity: number;
  readonly keys: Int32Array;
  readonly slots: Int32Array;
  copied: number;
  placed: number;
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
