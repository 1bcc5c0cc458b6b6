import { hashWord } from './hash.js';
import type { KeySet } from './key-set.js';

const CHUNK_BITS = 8;
const CHUNK_WORDS = 1 << CHUNK_BITS;
const CHUNK_MASK = CHUNK_WORDS - 1;

/**
 * A set of one-word keys: open addressing over the keys themselves, so that a look-up is one memory access. Slots hold
 * key + 1, because fresh memory is zero; the key 0xffffffff is therefore not allowed. The order of arrival is kept in
 * chunks, which never need copying.
 *
 * There are a power of two of slots or three quarters of one, so that a table that has just grown is not half empty.
 */
export class WordSet implements KeySet {
  size = 0;
  /** The number of slots is 2 ** roomBits × quarters / 4. */
  private roomBits = 10;
  private quarters = 4;
  private slots = new Int32Array(1024);
  private readonly chunks: Int32Array[] = [];

  get bytes(): number {
    return 4 * (this.slots.length + this.chunks.length * CHUNK_WORDS);
  }

  reserve(more: number, limit: number): boolean {
    while (this.chunks.length << CHUNK_BITS < this.size + more) {
      if (this.bytes + 4 * CHUNK_WORDS > limit) return false;
      this.chunks.push(new Int32Array(CHUNK_WORDS));
    }
    while ((this.size + more) * 8 > this.slots.length * 7) {
      // Nobody knows when the memory of the old slots will be free.
      if (this.bytes + 6 * this.slots.length > limit) return false;
      this.grow();
    }
    return true;
  }

  /** One table of single words is so small that this would cost more than it saves. */
  fetch(): void {}

  addAll(keys: Int32Array, count: number, fresh: Int32Array): number {
    const { slots, quarters, hashShift, slotShift } = this;
    let added = 0;
    for (let i = 0; i < count; i++) {
      const key = keys[i];
      const stored = (key + 1) | 0;
      let slot = Math.imul(hashWord(key) >>> hashShift, quarters) >>> slotShift;
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
      this.chunks[this.size >>> CHUNK_BITS]![this.size & CHUNK_MASK] = keys[fresh[i]];
    }
    return added;
  }

  /** So would forgetting. */
  forget(): void {}

  read(index: number, into: Int32Array, at: number): void {
    into[at] = this.chunks[index >>> CHUNK_BITS]![index & CHUNK_MASK];
  }

  // A hash gives as many bits as can be multiplied by the quarters, or two more than the slot has; the lowest are dropped then.

  private get hashShift(): number {
    return Math.max(2, 30 - this.roomBits);
  }

  private get slotShift(): number {
    return 34 - this.roomBits - this.hashShift;
  }

  private grow(): void {
    if (this.quarters === 4) this.roomBits++;
    this.quarters = 7 - this.quarters;
    // The order of arrival has all keys: the old slots can go before the new ones come.
    this.slots = new Int32Array(0);
    this.slots = new Int32Array(this.quarters * 2 ** (this.roomBits - 2));
    const { slots, quarters, hashShift, slotShift } = this;
    for (let i = 0; i < this.size; i++) {
      const key = this.chunks[i >>> CHUNK_BITS]![i & CHUNK_MASK];
      let slot = Math.imul(hashWord(key) >>> hashShift, quarters) >>> slotShift;
      while (slots[slot] !== 0) slot = slot + 1 < slots.length ? slot + 1 : 0;
      slots[slot] = (key + 1) | 0;
    }
  }
}
