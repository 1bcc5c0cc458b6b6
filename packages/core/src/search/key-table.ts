import type { KeySet } from './key-set.js';

const CHUNK_BITS = 12;
const CHUNK_KEYS = 1 << CHUNK_BITS;
const CHUNK_MASK = CHUNK_KEYS - 1;
const FIRST_BITS = 8;

/**
 * A set of keys of two or more words. The keys stand in chunks, in order of arrival, which never need copying. The table finds
 * those that are not forgotten: a slot holds the number of a key, counted from the first one that is not, plus 1, and in the
 * bits above it a part of the key's hash, so that a slot with another key is nearly always passed by without looking at it.
 *
 * A layered search forgets all but three layers, so that the table stays small enough for the processor's cache.
 */
export class KeyTable implements KeySet {
  size = 0;
  /** The first key that the table knows, and the first that it still has to. */
  private first = 0;
  private forgotten = 0;
  private slotBits = FIRST_BITS;
  private slots = new Int32Array(1 << FIRST_BITS);
  private readonly chunks: Int32Array[] = [];
  /** Nobody reads this; but what is not kept, the compiler would not fetch. */
  private fetched = 0;

  constructor(private readonly keyWords: number) {}

  get bytes(): number {
    return 4 * (this.slots.length + this.chunks.length * this.chunkWords);
  }

  reserve(more: number, limit: number): boolean {
    while (this.chunks.length << CHUNK_BITS < this.size + more) {
      if (this.bytes + 4 * this.chunkWords > limit) return false;
      this.chunks.push(new Int32Array(this.chunkWords));
    }
    if ((this.size - this.first + more) * 4 <= this.slots.length * 3) return true;
    // Full: leave out what is forgotten; if that does not make it less than half full, it must grow.
    this.first = this.forgotten;
    while ((this.size - this.first + more) * 2 > this.slots.length) {
      // While the slots are moved, the old ones and the new ones exist together.
      if (this.bytes + 8 * this.slots.length > limit) return false;
      this.slotBits++;
      this.slots = new Int32Array(1 << this.slotBits);
    }
    this.fill();
    return true;
  }

  forget(before: number): void {
    this.forgotten = before;
  }

  fetch(keys: Int32Array, count: number): void {
    const { slots, keyWords } = this;
    const mask = slots.length - 1;
    for (let i = 0; i < count; i++) this.fetched |= slots[this.hash(keys, i * keyWords) & mask];
  }

  addAll(keys: Int32Array, count: number, fresh: Int32Array): number {
    let added = 0;
    for (let i = 0; i < count; i++) if (this.add(keys, i * this.keyWords)) fresh[added++] = i;
    return added;
  }

  private add(keys: Int32Array, at: number): boolean {
    const { slots, slotBits } = this;
    const mask = slots.length - 1;
    const hash = this.keyWords === 2 ? hashPair(keys[at], keys[at + 1]) : this.hash(keys, at);
    const tag = hash & ~mask;
    let slot = hash & mask;
    for (;;) {
      const found = slots[slot];
      if (found === 0) break;
      if ((found ^ tag) >>> slotBits === 0 && this.holds(this.first + (found & mask) - 1, keys, at)) return false;
      slot = (slot + 1) & mask;
    }
    const index = this.size++;
    slots[slot] = tag | (index - this.first + 1);
    const chunk = this.chunks[index >>> CHUNK_BITS]!;
    const base = (index & CHUNK_MASK) * this.keyWords;
    for (let i = 0; i < this.keyWords; i++) chunk[base + i] = keys[at + i];
    return true;
  }

  read(index: number, into: Int32Array, at: number): void {
    const chunk = this.chunks[index >>> CHUNK_BITS]!;
    const base = (index & CHUNK_MASK) * this.keyWords;
    for (let i = 0; i < this.keyWords; i++) into[at + i] = chunk[base + i];
  }

  private get chunkWords(): number {
    return CHUNK_KEYS * this.keyWords;
  }

  private holds(index: number, keys: Int32Array, at: number): boolean {
    const chunk = this.chunks[index >>> CHUNK_BITS]!;
    const base = (index & CHUNK_MASK) * this.keyWords;
    if (chunk[base] !== keys[at] || chunk[base + 1] !== keys[at + 1]) return false;
    for (let i = 2; i < this.keyWords; i++) if (chunk[base + i] !== keys[at + i]) return false;
    return true;
  }

  private hash(keys: Int32Array, at: number): number {
    let hash = hashPair(keys[at], keys[at + 1]);
    for (let i = 2; i < this.keyWords; i++) hash = hashPair(hash, keys[at + i]);
    return hash;
  }

  /** Enters all keys that are not forgotten into the table anew. */
  private fill(): void {
    const { slots, first } = this;
    const mask = slots.length - 1;
    slots.fill(0);
    for (let index = first; index < this.size; index++) {
      const hash = this.hash(this.chunks[index >>> CHUNK_BITS]!, (index & CHUNK_MASK) * this.keyWords);
      let slot = hash & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = (hash & ~mask) | (index - first + 1);
    }
  }
}

/** Two words stirred into one, with good bits at both ends. */
function hashPair(a: number, b: number): number {
  const mixed = Math.imul(a ^ (a >>> 15), 0x9e3779b1) ^ Math.imul(b ^ (b >>> 14), 0x85ebca6b);
  const stirred = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return stirred ^ (stirred >>> 13);
}
