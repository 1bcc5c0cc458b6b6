import { newWords } from '../../out-of-memory.js';
import { hashWord } from './hash.js';
import type { KeySet } from './key-set.js';

const CHUNK_BITS = 8;
const CHUNK_WORDS = 1 << CHUNK_BITS;
const CHUNK_MASK = CHUNK_WORDS - 1;

/**
 * A set of one-word keys: a hash table with open addressing and linear probing, which holds the keys themselves, so that a look-up is
 * usually one memory access. Slots hold key + 1, because new memory is zero; the key 0xffffffff is therefore not allowed. The keys
 * in order of insertion are stored in chunks, which never need copying.
 *
 * The number of slots is a power of two or three quarters of one, so that a table that has just grown is not half empty.
 */
export class WordSet implements KeySet {
  size = 0;
  /** Boards with keys of one word are small: their tables grow at once. */
  readonly isGrowing = false;
  /** The number of slots is 2 ** roomBits × quarters / 4. */
  private roomBits = 10;
  private quarters = 4;
  private slots = new Int32Array(1024);
  /** The bytes of the slots that were replaced last. */
  private replaced = 0;
  private readonly chunks: Int32Array[] = [];
  /** How many keys there is room for. */
  private capacity = 0;

  get bytes(): number {
    return 4 * (this.slots.length + this.chunks.length * CHUNK_WORDS);
  }

  reserve(more: number, limit: number): boolean {
    if (this.bytes > limit) return false;
    if (this.size + more <= this.capacity) return true;
    while (this.chunks.length << CHUNK_BITS < this.size + more) {
      if (this.bytes + this.replaced + 4 * CHUNK_WORDS > limit) return false;
      this.chunks.push(newWords(CHUNK_WORDS));
    }
    while ((this.size + more) * 5 > this.slots.length * 4) {
      // The old slots are counted, too: when their memory is freed is up to the garbage collector.
      if (this.bytes + 6 * this.slots.length > limit) return false;
      this.replaced = 4 * this.slots.length;
      this.enlarge();
    }
    this.capacity = Math.min(this.chunks.length << CHUNK_BITS, Math.floor((this.slots.length * 4) / 5));
    return true;
  }

  grow(): void {}

  /** Does nothing: a table of single words is so small that prefetching would cost more than it saves. */
  prefetch(): void {}

  addAll(keys: Int32Array, count: number, fresh: Int32Array): number {
    const { slots, quarters, slotShift } = this;
    let added = 0;
    for (let i = 0; i < count; i++) {
      const key = keys[i];
      const stored = (key + 1) | 0;
      let slot = Math.imul(hashWord(key) >>> 2, quarters) >>> slotShift;
      let found = slots[slot];
      while (found !== 0 && found !== stored) {
        slot = slot + 1 < slots.length ? slot + 1 : 0;
        found = slots[slot];
      }
      if (found === stored) continue;
      slots[slot] = stored;
      fresh[added++] = i;
    }
    for (let i = 0; i < added; i++, this.size++) {
      this.chunks[this.size >>> CHUNK_BITS][this.size & CHUNK_MASK] = keys[fresh[i]];
    }
    return added;
  }

  /** Does nothing, for the same reason. */
  forget(): void {}

  read(index: number, into: Int32Array, at: number): void {
    into[at] = this.chunks[index >>> CHUNK_BITS][index & CHUNK_MASK];
  }

  /** Of a hash, the 30 high bits are used: as many as can be multiplied by `quarters` without overflow. */
  private get slotShift(): number {
    return 32 - this.roomBits;
  }

  private enlarge(): void {
    if (this.quarters === 4) this.roomBits++;
    this.quarters = 7 - this.quarters;
    // The chunks have all keys, so the old slots are released before the new ones are allocated.
    this.slots = new Int32Array(0);
    this.slots = newWords(this.quarters * 2 ** (this.roomBits - 2));
    for (let at = 0; at < this.size; at += CHUNK_WORDS) this.fill(this.chunks[at >>> CHUNK_BITS], this.size - at);
  }

  /** Inserts the first `most` keys of a chunk into new slots. */
  private fill(chunk: Int32Array, most: number): void {
    const { slots, quarters, slotShift } = this;
    const end = Math.min(most, CHUNK_WORDS);
    for (let i = 0; i < end; i++) {
      let slot = Math.imul(hashWord(chunk[i]) >>> 2, quarters) >>> slotShift;
      while (slots[slot] !== 0) slot = slot + 1 < slots.length ? slot + 1 : 0;
      slots[slot] = chunk[i] + 1;
    }
  }
}
