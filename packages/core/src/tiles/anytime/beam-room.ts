import { newBytes, OutOfMemory } from '../../out-of-memory.js';
import { type WasmInstance, WasmModule } from '../../wasm/module.js';
import { wholeLongs } from '../compiled/memory.js';
import { BeamHistory } from './beam-history.js';

/**
 * The memory of beams in TypeScript, which serves one beam after another. Arrays of their own would be garbage after each beam, and engines
 * let tens of megabytes of that pile up before they collect any, whatever the memory limit is. It grows in place where there is WebAssembly.
 */
export class BeamRoom {
  readonly history = new BeamHistory();
  /** A memory that can grow; undefined until it is needed, and null where there is none. */
  private instance: WasmInstance | undefined | null;
  private buffer: ArrayBuffer = new ArrayBuffer(0);
  private used = 0;

  /** What it takes, without the history. */
  get bytes(): number {
    return this.buffer.byteLength;
  }

  /** Begins again, with so many bytes for arrays. They have the content that was there before, and those of the beam before are gone. */
  clear(bytes: number): void {
    this.used = 0;
    if (bytes > this.buffer.byteLength) this.buffer = this.larger(bytes);
  }

  words(length: number): Int32Array {
    return new Int32Array(this.buffer, this.take(4 * length), length);
  }

  /** Unsigned numbers of so many bytes, one or two. */
  small(length: number, size: number): Uint8Array | Uint16Array {
    const at = this.take(size * length);
    return size === 1 ? new Uint8Array(this.buffer, at, length) : new Uint16Array(this.buffer, at, length);
  }

  private take(bytes: number): number {
    const at = this.used;
    this.used += wholeLongs(bytes);
    return at;
  }

  private larger(bytes: number): ArrayBuffer {
    if (this.instance === undefined) this.instance = new WasmModule().start(0) ?? null;
    if (this.instance === null) return newBytes(bytes).buffer;
    if (!this.instance.growTo(bytes)) throw new OutOfMemory('the machine has refused memory');
    return this.instance.words.buffer as ArrayBuffer;
  }
}
