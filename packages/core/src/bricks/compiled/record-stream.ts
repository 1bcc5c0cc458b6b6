import { newWords } from '../../out-of-memory.js';

const CHUNK_RECORDS = 1024;

/** A FIFO queue of records, written and read many at a time. A chunk that has been read is used again for writing. */
export class RecordStream {
  length = 0;
  private chunks: Int32Array[] = [];
  private readonly spare: Int32Array[] = [];
  private chunksMade = 0;
  /** The chunk that is being read, the next record in it, and the place of the next record to write in the last chunk. */
  private first = 0;
  private readAt = 0;
  private writeAt = CHUNK_RECORDS;

  constructor(private readonly recordWords: number) {}

  get bytes(): number {
    return this.chunksMade * this.chunkBytes;
  }

  /** The bytes that it would take with so many records more. */
  bytesWith(more: number): number {
    const chunks = Math.ceil((more - (CHUNK_RECORDS - this.writeAt)) / CHUNK_RECORDS) - this.spare.length;
    return this.bytes + Math.max(0, chunks) * this.chunkBytes;
  }

  /** Appends consecutive records. */
  write(from: Int32Array, at: number, records: number): void {
    const { recordWords } = this;
    for (let done = 0; done < records; ) {
      if (this.writeAt === CHUNK_RECORDS) this.startChunk();
      const some = Math.min(records - done, CHUNK_RECORDS - this.writeAt);
      const start = at + done * recordWords;
      this.chunks.at(-1)!.set(from.subarray(start, start + some * recordWords), this.writeAt * recordWords);
      this.writeAt += some;
      done += some;
    }
    this.length += records;
  }

  /** Takes out up to so many records. Returns how many. */
  read(into: Int32Array, at: number, most: number): number {
    const { recordWords } = this;
    const records = Math.min(most, this.length);
    for (let done = 0; done < records; ) {
      const some = Math.min(records - done, CHUNK_RECORDS - this.readAt);
      const start = this.readAt * recordWords;
      const chunk = this.chunks[this.first];
      into.set(chunk.subarray(start, start + some * recordWords), at + done * recordWords);
      this.readAt += some;
      done += some;
      if (this.readAt === CHUNK_RECORDS) this.endChunk();
    }
    this.length -= records;
    return records;
  }

  private startChunk(): void {
    let chunk = this.spare.pop();
    if (chunk === undefined) {
      chunk = newWords(CHUNK_RECORDS * this.recordWords);
      this.chunksMade++;
    }
    this.chunks.push(chunk);
    this.writeAt = 0;
  }

  private endChunk(): void {
    this.spare.push(this.chunks[this.first++]);
    this.readAt = 0;
    if (this.first < 1024) return;
    this.chunks = this.chunks.slice(this.first);
    this.first = 0;
  }

  private get chunkBytes(): number {
    return 4 * CHUNK_RECORDS * this.recordWords;
  }
}
