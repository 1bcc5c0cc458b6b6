import type { Layers } from '../../contract/engine/space.js';
import { newWords } from '../../out-of-memory.js';
import { type WasmInstance, wholePages } from '../../wasm/module.js';
import { type MemoryPlan, SHARED } from './memory.js';
import { RecordStream } from './record-stream.js';
import type { SearchCode } from './search-code.js';

const ARCHIVE_BITS = 12;
const ARCHIVE_KEYS = 1 << ARCHIVE_BITS;
const ARCHIVE_MASK = ARCHIVE_KEYS - 1;
const FIRST_SLOTS = 1 << 11;
/** Tables with more slots do not fit the processor's cache and get a smaller load factor. */
const CACHED_SLOTS = 1 << 15;
/** Slots for each key in a rebuilt table, so that it need not be rebuilt again soon. */
const ROOMY = 2.5;

/**
 * The layers of a breadth-first search by compiled code. WebAssembly memory holds the keys of the last three layers and two blocks of
 * records; the queue, and all keys for path reconstruction, stay outside.
 */
export class CompiledLayers implements Layers {
  size = 0;
  waiting = 1;
  peakWaiting = 0;
  generated = 0;
  private readonly expandRecords: (...operands: number[]) => number;
  private readonly enterKeys: (...operands: number[]) => number;
  private readonly archive: Int32Array[] = [];
  /** The queue: records in `head`, some of them read already, then outside, then in `tail`. */
  private headRecords = 1;
  private headRead = 0;
  private readonly outside: RecordStream;
  private tailRecords = 0;
  /** The first key that is in the table; those before `forgotten`, three layers back, need not be. */
  private first = 0;
  private forgotten = 0;
  private slots = FIRST_SLOTS;
  private needsRoom = true;

  /** `start` is the record of the start; `solved` is 0 if that is a goal, and -1 if not, or if the search continues past goals. */
  constructor(
    private readonly plan: MemoryPlan,
    private readonly keyWords: number,
    code: SearchCode,
    private readonly instance: WasmInstance,
    private readonly memoryLimit: number,
    start: Int32Array,
    public solved: number,
  ) {
    this.expandRecords = instance.find(code.expand);
    this.enterKeys = instance.find(code.enterKeys);
    this.outside = new RecordStream(plan.recordBytes / 4);
    this.passTable();
    instance.words.set(start, plan.head / 4);
    instance.words.set(start.subarray(0, plan.keyBytes / 4), plan.arrivals / 4);
    this.enterKeys(plan.arrivals, 1);
    this.archive.push(newWords(this.keyWords * ARCHIVE_KEYS));
    this.keep(1);
  }

  /** The initial memory, inside that of the code and outside. */
  static firstBytes({ table, keyBytes }: MemoryPlan, keyWords: number): { inside: number; outside: number } {
    return { inside: wholePages(table + FIRST_SLOTS * keyBytes), outside: 4 * keyWords * ARCHIVE_KEYS };
  }

  get bytes(): number {
    return this.instance.bytes + this.archive.length * this.archiveBytes + this.outside.bytes;
  }

  read(index: number, into: Int32Array, at: number): void {
    const { keyWords } = this;
    const chunk = this.archive[index >>> ARCHIVE_BITS];
    const from = (index & ARCHIVE_MASK) * keyWords;
    for (let i = 0; i < keyWords; i++) into[at + i] = chunk[from + i];
  }

  startLayer(forgotten: number): void {
    this.forgotten = forgotten;
  }

  expand(most: number): number {
    let expanded = 0;
    while (expanded < most && this.waiting > 0 && this.solved < 0) {
      if (this.headRead === this.headRecords) this.fillHead();
      // Not after every pause: the bytes must not depend on where a search pauses.
      if (this.needsRoom && !this.makeRoom()) break;
      expanded += this.expandHead(most - expanded);
    }
    return expanded;
  }

  private expandHead(most: number): number {
    const { plan } = this;
    const wanted = Math.min(most, this.headRecords - this.headRead);
    const expanded = this.expandRecords(
      plan.head + this.headRead * plan.recordBytes,
      wanted,
      plan.tail + this.tailRecords * plan.recordBytes,
      Math.min(plan.blockRecords - this.tailRecords, this.tableRoom),
    );
    const { words } = this.instance;
    const entered = words[SHARED.entered / 4];
    const solved = words[SHARED.solved / 4];
    if (solved > 0) this.solved = this.size + solved - 1;
    this.generated += words[SHARED.listed / 4];
    this.peakWaiting = Math.max(this.peakWaiting, this.waiting + words[SHARED.peak / 4]);
    this.waiting += entered - expanded;
    this.tailRecords += entered;
    this.headRead += expanded;
    this.keep(entered);
    this.needsRoom = expanded < wanted || this.headRead === this.headRecords;
    return expanded;
  }

  /** Reserves memory for at least one more batch of new states; false if the memory limit forbids it. */
  private makeRoom(): boolean {
    const { plan } = this;
    while (this.archive.length * ARCHIVE_KEYS < this.size + plan.blockRecords) {
      if (this.bytes + this.archiveBytes > this.memoryLimit) return false;
      this.archive.push(newWords(this.keyWords * ARCHIVE_KEYS));
    }
    if (plan.blockRecords - this.tailRecords < plan.mostInBatch && !this.putTailOutside()) return false;
    return this.tableRoom >= plan.mostInBatch || this.renewTable();
  }

  private putTailOutside(): boolean {
    const { plan, outside } = this;
    if (this.bytes - outside.bytes + outside.bytesWith(this.tailRecords) > this.memoryLimit) return false;
    outside.write(this.instance.words, plan.tail / 4, this.tailRecords);
    this.tailRecords = 0;
    return true;
  }

  /** Copies the next records of the queue, which is not empty, into `head`. */
  private fillHead(): void {
    const { plan } = this;
    const { words } = this.instance;
    this.headRead = 0;
    this.headRecords = this.outside.read(words, plan.head / 4, plan.blockRecords);
    if (this.headRecords > 0) return;
    words.copyWithin(plan.head / 4, plan.tail / 4, (plan.tail + this.tailRecords * plan.recordBytes) / 4);
    this.headRecords = this.tailRecords;
    this.tailRecords = 0;
  }

  /** How many more keys the table takes. */
  private get tableRoom(): number {
    return roomIn(this.slots) - (this.size - this.first);
  }

  /** Rebuilds the table without the forgotten keys; if that does not free enough slots, it grows. */
  private renewTable(): boolean {
    const { plan, instance } = this;
    const kept = this.size - this.forgotten;
    // Counts the keys that it can hold, not the keys that it holds: a pause may cause an early rebuild.
    const most = this.first + roomIn(this.slots) - this.forgotten;
    const wanted = Math.max(this.slots, Math.ceil((most + plan.mostInBatch) * ROOMY));
    if (this.growTable(wanted)) this.slots = wanted;
    // Rebuilding it for a few more keys each time would dominate the search.
    else if (roomIn(this.slots) - kept < Math.max(plan.mostInBatch, this.slots / 16)) return false;
    this.first = this.forgotten;
    instance.words.fill(0, plan.table / 4, this.tableEnd / 4);
    this.passTable();
    for (let index = this.first; index < this.size; ) index += this.enterArchived(index);
    return true;
  }

  /** The table is the last thing in memory, and all its keys are outside, too: it grows in place. */
  private growTable(slots: number): boolean {
    const { plan, instance } = this;
    const end = plan.table + slots * plan.keyBytes;
    return this.bytes - instance.bytes + wholePages(end) <= this.memoryLimit && instance.growTo(end);
  }

  private get tableEnd(): number {
    return this.plan.table + this.slots * this.plan.keyBytes;
  }

  private passTable(): void {
    const { words } = this.instance;
    words[SHARED.tableEnd / 4] = this.tableEnd;
    words[SHARED.slots / 4] = this.slots;
  }

  /** Inserts keys of the archive into the table, from `index` on. Returns how many. */
  private enterArchived(index: number): number {
    const { plan, keyWords } = this;
    const { words } = this.instance;
    const from = index & ARCHIVE_MASK;
    const count = Math.min(plan.blockRecords, ARCHIVE_KEYS - from, this.size - index);
    copyKeys(
      this.archive[index >>> ARCHIVE_BITS],
      from * keyWords,
      keyWords,
      words,
      plan.arrivals / 4,
      plan.keyBytes / 4,
      count,
    );
    this.enterKeys(plan.arrivals, count);
    return count;
  }

  /** Appends the keys that were inserted last to the archive. */
  private keep(count: number): void {
    const { keyWords, plan } = this;
    const { words } = this.instance;
    for (let done = 0; done < count; ) {
      const at = this.size & ARCHIVE_MASK;
      const part = Math.min(count - done, ARCHIVE_KEYS - at);
      const from = (plan.arrivals + done * plan.keyBytes) / 4;
      const chunk = this.archive[this.size >>> ARCHIVE_BITS];
      copyKeys(words, from, plan.keyBytes / 4, chunk, at * keyWords, keyWords, part);
      this.size += part;
      done += part;
    }
  }

  private get archiveBytes(): number {
    return 4 * this.keyWords * ARCHIVE_KEYS;
  }
}

/** The most keys in a table of so many slots. */
function roomIn(slots: number): number {
  return slots * (slots <= CACHED_SLOTS ? 3 / 4 : 5 / 8);
}

/** Copies keys from one array to another; those inside have an even number of words, and outside they may be a word shorter. */
function copyKeys(
  from: Int32Array,
  fromAt: number,
  fromWords: number,
  into: Int32Array,
  intoAt: number,
  intoWords: number,
  count: number,
): void {
  if (fromWords === intoWords) {
    into.set(from.subarray(fromAt, fromAt + count * fromWords), intoAt);
    return;
  }
  const words = Math.min(fromWords, intoWords);
  for (let key = 0; key < count; key++) {
    for (let i = 0; i < words; i++) into[intoAt + key * intoWords + i] = from[fromAt + key * fromWords + i];
    for (let i = words; i < intoWords; i++) into[intoAt + key * intoWords + i] = 0;
  }
}
