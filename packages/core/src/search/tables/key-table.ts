import type { Successors } from '../../contract/engine/space.js';
import { newWords } from '../../out-of-memory.js';
import type { KeySet } from './key-set.js';

const CHUNK_BITS = 12;
const CHUNK_KEYS = 1 << CHUNK_BITS;
const CHUNK_MASK = CHUNK_KEYS - 1;
const FIRST_ROOM = 256;
const CACHED_ROOM = 1 << 15;
/** Keys that are prefetched together when the table is rebuilt. */
const FETCHED_AT_ONCE = 32;
/** Words of keys that are moved by one call of `grow`: less than a millisecond of work. */
const WORDS_AT_ONCE = 1 << 16;

/**
 * A set of keys of two or more words. The keys are stored in chunks, in order of insertion, which never need copying.
 * Keys that are not forgotten lie in a hash table with open addressing and linear probing: a look-up is usually one
 * memory access. A slot of zeros is empty; whether the key of zeros is in the set is a flag.
 *
 * Breadth-first search forgets all but three layers, so that the table stays small enough for the processor's cache.
 */
export class KeyTable implements KeySet {
  size = 0;
  /** The first key that is in the table, and the first that must remain in it. */
  private first = 0;
  private forgotten = 0;
  /** How many slots there are: a power of two. */
  private room = FIRST_ROOM;
  private slots: Int32Array;
  /** The bytes of the slots that were replaced last: when that memory is freed is up to the garbage collector. */
  private replaced = 0;
  private hasZero = false;
  isGrowing = false;
  /** While it grows: the next key to move into the new slots. */
  private nextMoved = 0;
  private readonly chunks: Int32Array[] = [];
  /** Never read; without it, the compiler would remove the prefetching loads. */
  private fetched = 0;
  /** The slots to prefetch; if there are more than fit here, the others are not prefetched. */
  private readonly places = new Int32Array(1024);

  constructor(private readonly keyWords: number) {
    this.slots = new Int32Array(keyWords * FIRST_ROOM);
  }

  get bytes(): number {
    return 4 * (this.slots.length + this.chunks.length * this.chunkWords);
  }

  reserve(more: number, limit: number): boolean {
    if (this.isGrowing) return true;
    if (this.bytes > limit) return false;
    while (this.chunks.length * CHUNK_KEYS < this.size + more) {
      if (this.bytes + this.replaced + 4 * this.chunkWords > limit) return false;
      this.chunks.push(newWords(this.chunkWords));
    }
    if ((this.size - this.first + more) * 8 <= this.fullEighths * this.room) return true;
    // The load factor is reached: drop the forgotten keys; if that does not free enough slots, double the table.
    this.first = this.forgotten;
    let isNew = false;
    while ((this.size - this.first + more) * 8 > (this.fullEighths - 2) * this.room) {
      // While the slots are moved, the old ones and the new ones exist together.
      if (this.bytes + 8 * this.slots.length > limit) return false;
      this.replaced = 4 * this.slots.length;
      this.room *= 2;
      this.slots = newWords(this.keyWords * this.room);
      isNew = true;
    }
    if (!isNew) this.slots.fill(0);
    this.hasZero = false;
    this.nextMoved = this.first;
    this.isGrowing = true;
    this.grow();
    return true;
  }

  grow(): void {
    const { keyWords, size } = this;
    const end = Math.min(size, this.nextMoved + Math.max(1, Math.floor(WORDS_AT_ONCE / keyWords)));
    for (let index = this.nextMoved; index < end; ) {
      const chunk = this.chunks[index >>> CHUNK_BITS];
      const from = index & CHUNK_MASK;
      const to = Math.min(from + FETCHED_AT_ONCE, CHUNK_KEYS, from + end - index);
      this.touch(this.findPlaces(chunk, from, to, 0));
      for (let i = from; i < to; i++) this.enter(chunk, i * keyWords);
      index += to - from;
    }
    this.nextMoved = end;
    this.isGrowing = end < size;
  }

  forget(before: number): void {
    this.forgotten = before;
  }

  prefetch(lists: readonly Successors[], count: number): void {
    let places = 0;
    for (let i = 0; i < count; i++) places = this.findPlaces(lists[i].keys, 0, lists[i].count, places);
    this.touch(places);
  }

  addAll(keys: Int32Array, count: number, fresh: Int32Array): number {
    let added = 0;
    for (let i = 0; i < count; i++) if (this.add(keys, i * this.keyWords)) fresh[added++] = i;
    return added;
  }

  private add(keys: Int32Array, at: number): boolean {
    const { keyWords } = this;
    if (!this.enter(keys, at)) return false;
    const index = this.size++;
    const chunk = this.chunks[index >>> CHUNK_BITS];
    const base = (index & CHUNK_MASK) * keyWords;
    for (let i = 0; i < keyWords; i++) chunk[base + i] = keys[at + i];
    return true;
  }

  read(index: number, into: Int32Array, at: number): void {
    const chunk = this.chunks[index >>> CHUNK_BITS];
    const base = (index & CHUNK_MASK) * this.keyWords;
    for (let i = 0; i < this.keyWords; i++) into[at + i] = chunk[base + i];
  }

  /** Appends the home slots of some keys to the first `before` places. Returns the new number of places. */
  private findPlaces(keys: Int32Array, from: number, to: number, before: number): number {
    const { places, keyWords } = this;
    if (before + to - from > places.length) return before;
    let count = before;
    if (keyWords === 2) {
      const mask = this.slots.length - 2;
      for (let i = 2 * from; i < 2 * to; i += 2) places[count++] = (hashPair(keys[i], keys[i + 1]) << 1) & mask;
    } else {
      const mask = this.room - 1;
      for (let i = from; i < to; i++) places[count++] = (this.hash(keys, i * keyWords) & mask) * keyWords;
    }
    return count;
  }

  /** Reads the places independently of each other, so that the processor fetches many at a time. */
  private touch(count: number): void {
    const { slots, places } = this;
    let fetched = 0;
    for (let i = 0; i < count; i++) fetched |= slots[places[i]];
    this.fetched |= fetched;
  }

  /** The maximal load factor, in eighths: long probe sequences are cheap only while the table fits into the cache. */
  private get fullEighths(): number {
    return this.room <= CACHED_ROOM ? 6 : 5;
  }

  private get chunkWords(): number {
    return CHUNK_KEYS * this.keyWords;
  }

  /** Puts a key into the table; false if it is there already. */
  private enter(keys: Int32Array, at: number): boolean {
    return this.keyWords === 2 ? this.enterPair(keys[at], keys[at + 1]) : this.enterLong(keys, at);
  }

  private enterPair(a: number, b: number): boolean {
    const { slots } = this;
    const mask = slots.length - 2;
    let slot = (hashPair(a, b) << 1) & mask;
    for (;;) {
      const first = slots[slot];
      const second = slots[slot + 1];
      if (first === a && second === b) return (a | b) === 0 && this.enterZero();
      if ((first | second) === 0) break;
      slot = (slot + 2) & mask;
    }
    slots[slot] = a;
    slots[slot + 1] = b;
    return true;
  }

  private enterLong(keys: Int32Array, at: number): boolean {
    const { slots, keyWords } = this;
    const mask = this.room - 1;
    let slot = this.hash(keys, at) & mask;
    for (;;) {
      const base = slot * keyWords;
      let [different, filled] = [0, 0];
      for (let i = 0; i < keyWords; i++) {
        different |= slots[base + i] ^ keys[at + i];
        filled |= slots[base + i];
      }
      if (different === 0) return filled === 0 && this.enterZero();
      if (filled === 0) break;
      slot = (slot + 1) & mask;
    }
    for (let i = 0; i < keyWords; i++) slots[slot * keyWords + i] = keys[at + i];
    return true;
  }

  private enterZero(): boolean {
    if (this.hasZero) return false;
    this.hasZero = true;
    return true;
  }

  private hash(keys: Int32Array, at: number): number {
    let hash = hashPair(keys[at], keys[at + 1]);
    for (let i = 2; i < this.keyWords; i++) hash = hashPair(hash, keys[at + i]);
    return hash;
  }
}

/** A hash of two words; its low bits are good. */
function hashPair(a: number, b: number): number {
  const mixed = Math.imul(a ^ (a >>> 15), 0x9e3779b1) ^ Math.imul(b ^ (b >>> 14), 0x85ebca6b);
  const stirred = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return stirred ^ (stirred >>> 13);
}
