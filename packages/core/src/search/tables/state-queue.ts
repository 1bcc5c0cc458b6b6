import { newWords } from '../../out-of-memory.js';

/**
 * A FIFO queue of fixed-size records in chunks. Chunks that have been read are written again, so the queue takes
 * little more memory than its records.
 *
 * The record to read stands in `head` at `headAt`; a new one is written into `tail` at `tailAt` and then kept by
 * `push`.
 */
export class StateQueue {
  length = 0;
  head: Int32Array;
  headAt = 0;
  tail: Int32Array;
  tailAt = 0;
  private readonly chunkWords: number;
  /** The chunks between the head's and the tail's, and the tail's; those before `nextChunk` have been read. */
  private waiting: Int32Array[] = [];
  private nextChunk = 0;
  private readonly spare: Int32Array[] = [];
  private chunks = 1;

  /** Small chunks waste little memory on small spaces; large ones let more records be read together. */
  constructor(
    readonly recordWords: number,
    recordsAChunk = 48,
  ) {
    this.chunkWords = recordWords * recordsAChunk;
    this.head = new Int32Array(this.chunkWords);
    this.tail = this.head;
  }

  get bytes(): number {
    return 4 * this.chunks * this.chunkWords;
  }

  /** How many records stand in `head` from the one to read on, up to its end. */
  get inHead(): number {
    return (this.chunkWords - this.headAt) / this.recordWords;
  }

  /** The bytes that it would take with so many records more. */
  bytesWith(more: number): number {
    // Each chunk that fills is followed by another.
    const filled = Math.floor((this.tailAt + more * this.recordWords) / this.chunkWords);
    return this.bytes + 4 * this.chunkWords * Math.max(0, filled - this.spare.length);
  }

  push(): void {
    this.length++;
    this.tailAt += this.recordWords;
    if (this.tailAt < this.chunkWords) return;
    this.tail = this.spare.pop() ?? this.newChunk();
    this.tailAt = 0;
    this.waiting.push(this.tail);
  }

  shift(): void {
    this.length--;
    this.headAt += this.recordWords;
    if (this.headAt < this.chunkWords) return;
    this.spare.push(this.head);
    // A full chunk always has a successor: `push` makes it when the chunk fills.
    this.head = this.waiting[this.nextChunk++];
    this.headAt = 0;
    if (this.nextChunk < 1024) return;
    this.waiting = this.waiting.slice(this.nextChunk);
    this.nextChunk = 0;
  }

  private newChunk(): Int32Array {
    this.chunks++;
    return newWords(this.chunkWords);
  }
}
