import { hashWord } from './hash.js';
import type { KeySet } from './key-set.js';

const CHUNK_BITS = 9;
const CHUNK_WORDS = 1 << CHUNK_BITS;
const CHUNK_MASK = CHUNK_WORDS - 1;

/**
 * A set of one-word keys: open addressing over the keys themselves, so that a look-up is one memory access. Slots hold
 * key + 1, because fresh memory is zero; the key 0xffffffff is therefore not allowed. The order of arrival is kept in
 * chunks, which never need copying.
 */
export class WordSet implements KeySet {
  size = 0;
  private slots = new Int32Array(1024);
  private shift = 22;
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
      // While the slots are moved, the old ones and the new ones exist together.
      if (this.bytes + 8 * this.slots.length > limit) return false;
      this.grow();
    }
    return true;
  }

  /** One table of single words is so small that this would cost more than it saves. */
  fetch(): void {}

  addAll(keys: Int32Array, count: number, fresh: Int32Array): number {
    const { slots, shift } = this;
    const mask = slots.length - 1;
    let added = 0;
    for (let i = 0; i < count; i++) {
      const key = keys[i];
      const stored = (key + 1) | 0;
      let slot = hashWord(key) >>> shift;
      let found = slots[slot];
      while (found !== 0 && found !== stored) {
        slot = (slot + 1) & mask;
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

  private grow(): void {
    const slots = new Int32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    const shift = this.shift - 1;
    for (let i = 0; i < this.size; i++) {
      const key = this.chunks[i >>> CHUNK_BITS]![i & CHUNK_MASK];
      let slot = hashWord(key) >>> shift;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = (key + 1) | 0;
    }
    this.slots = slots;
    this.shift = shift;
  }
}
