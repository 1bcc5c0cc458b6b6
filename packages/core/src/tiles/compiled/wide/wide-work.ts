import { type WasmInstance, WasmModule } from '../../../wasm/module.js';
import { type SharedMemory, startOn } from '../../../wasm/shared-memory.js';
import { writeKeep, writeScore } from './wide-code.js';
import {
  BLOCK,
  CHUNK_WORDS,
  MOST_VALUE,
  OUT,
  OUT_WORDS,
  RECORD_WORDS,
  WIDE,
  type WideCode,
  WORK,
} from './wide-plan.js';

/** What is done with the chunks of a layer. */
export const SCORE = 0;
export const KEEP = 1;

/** Of a board: at least so many places are needed for them. */
const MOST_SUCCESSORS = 4;

type Score = (first: number, end: number, histogram: number) => number;
type Keep = (first: number, end: number, out: number, outEnd: number, history: number, reached: number) => number;

/** One thread's part of the work on a layer: it takes one chunk after another. */
export class LayerWorker {
  constructor(
    private readonly instance: WasmInstance,
    private readonly code: WideCode,
    private readonly thread: number,
    private readonly score: Score,
    private readonly keep: Keep,
  ) {}

  /** Does a chunk of the phase; false if all are taken. */
  doChunk(): boolean {
    const { code, thread } = this;
    const { words } = this.instance;
    const work = code.work / 4;
    // Counting down: a thread that comes too late for a phase takes nothing from the next one.
    const left = Atomics.sub(words, work + WORK.left, 1);
    if (left <= 0) return false;
    const at = code.chunks / 4 + CHUNK_WORDS * (words[work + WORK.chunks] - left);
    const [first, end] = [words[at], words[at + 1]];
    if (words[work + WORK.kind] === SCORE) this.score(first, end, code.histograms + 4 * MOST_VALUE * thread);
    else this.keepAll(words, first, end, words[at + 2]);
    Atomics.add(words, work + WORK.done, 1);
    Atomics.notify(words, work + WORK.done);
    return true;
  }

  /** Makes boards of a chunk, in rooms of this thread: each range of parents is recorded. */
  private keepAll(words: Int32Array, first: number, end: number, history: number): void {
    const { code } = this;
    const work = code.work / 4;
    const own = work + WORK.out + OUT_WORDS * this.thread;
    for (let from = first; from < end; ) {
      if (words[own + OUT.end] - words[own + OUT.next] < MOST_SUCCESSORS) {
        const block = Atomics.add(words, work + WORK.given, BLOCK);
        if (block + BLOCK > words[WIDE.room / 4]) return;
        words[own + OUT.next] = block;
        words[own + OUT.end] = block + BLOCK;
      }
      const out = words[own + OUT.next];
      const made = this.keep(from, end, out, words[own + OUT.end], history + from - first, 4 * (own + OUT.reached));
      const next = (made - words[WIDE.next / 4]) / code.boardBytes;
      const record = code.records / 4 + RECORD_WORDS * Atomics.add(words, work + WORK.records, 1);
      words[record] = from;
      words[record + 1] = words[own + OUT.reached];
      words[record + 2] = history + from - first;
      words[record + 3] = out;
      words[record + 4] = next;
      words[own + OUT.next] = next;
      from = words[own + OUT.reached];
    }
  }
}

/** Compiles the code for a thread, on a memory of its own with so many bytes, or on a shared one. */
export function workerOf(code: WideCode, thread: number, bytes: number, memory?: SharedMemory) {
  const module = new WasmModule();
  const [score, keep] = [writeScore(module, code), writeKeep(module, code)];
  const instance = memory === undefined ? module.start(bytes) : startOn(module, memory);
  if (instance === undefined) return undefined;
  return { instance, worker: new LayerWorker(instance, code, thread, instance.find(score), instance.find(keep)) };
}
