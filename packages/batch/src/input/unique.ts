import { createHash } from 'node:crypto';
import type { BoardItem, Place } from '../kinds/board.js';

const FIRST_SLOTS = 2 ** 12;
/** Three words of the fingerprint, the number of the item plus 1, and its line. */
const WORDS = 5;

/**
 * The same items; one whose text was there before refers to the first that had it. Texts are compared to the letter: blanks in front move the columns of mistakes, blank lines their lines, and
 * either stands in the row.
 */
export async function* shareTwins(items: AsyncIterable<BoardItem>): AsyncGenerator<BoardItem> {
  const seen = new Fingerprints();
  let number = 0;
  for await (const item of items) {
    const { board, line, family = '', text } = item;
    const first = { number, line };
    const sameAs = text === undefined ? first : seen.firstOf(`${family}\n${text}`, first);
    yield sameAs.number === number ? item : { board, line, sameAs };
    number++;
  }
}

/**
 * A set of texts: 96 bits of a hash of each, in a table with open addressing, 20 bytes a slot. Among 10⁷ texts two
 * collide with a chance of one in 10¹⁵.
 */
export class Fingerprints {
  private slots = new Uint32Array(FIRST_SLOTS * WORDS);
  private count = 0;

  /** The first item that had this text: the given one if it is new. */
  firstOf(text: string, item: Place): Place {
    const hash = createHash('sha1').update(text).digest();
    const [a, b, c] = [hash.readUInt32LE(0), hash.readUInt32LE(4), hash.readUInt32LE(8)];
    const slot = this.find(a, b, c);
    const [number, line] = this.slots.subarray(slot + 3, slot + WORDS) as unknown as [number, number];
    if (number !== 0) return { number: number - 1, line };
    this.slots.set([a, b, c, item.number + 1, item.line], slot);
    if (++this.count * 3 > (this.slots.length / WORDS) * 2) this.grow();
    return item;
  }

  private find(a: number, b: number, c: number): number {
    const { slots } = this;
    const mask = slots.length / WORDS - 1;
    for (let i = a & mask; ; i = (i + 1) & mask) {
      const slot = i * WORDS;
      if (slots[slot + 3] === 0 || (slots[slot] === a && slots[slot + 1] === b && slots[slot + 2] === c)) return slot;
    }
  }

  private grow(): void {
    const old = this.slots;
    this.slots = new Uint32Array(old.length * 2);
    for (let slot = 0; slot < old.length; slot += WORDS) {
      if (old[slot + 3] === 0) continue;
      const to = this.find(old[slot]!, old[slot + 1]!, old[slot + 2]!);
      this.slots.set(old.subarray(slot, slot + WORDS), to);
    }
  }
}
