import { DEEPEST } from '../ida/deepest.js';
import { CONTROL, type ControlPlan, lower, NONE, REPORT } from './control.js';
import { FRAME, FRAME_BYTES, HEADER, type SearchPlan } from './memory.js';
import { EXHAUSTED, PAUSED, SOLVED } from './search-code.js';

/** Expansions in a call, between looks at what the other threads have found. */
const IN_A_CALL = 1 << 14;

/** Where a thread's data are, and the code that it runs. */
export interface Workplace {
  /** The memory of the code. */
  readonly words: Int32Array;
  readonly plan: SearchPlan;
  readonly control: ControlPlan;
  readonly controlAt: number;
  /** The address of its data: those of the root. */
  readonly base: number;
  /** Its number. */
  readonly thread: number;
  search(base: number, steps: number): number;
}

/** One thread's part of a search in many subtrees: it takes one subtree after another, in order, until none is left. */
export class SubtreeSearch {
  private readonly root: Int32Array;
  private readonly data: Int32Array;
  private readonly shared: Int32Array;
  private readonly isDone: Uint8Array;
  private readonly prefixes: Uint8Array;
  private readonly counts: Float64Array;
  private readonly report: Int32Array;
  private readonly solution: Uint8Array;
  private subtree = NONE;

  constructor(private readonly place: Workplace) {
    const { words, plan, control, controlAt, base, thread } = place;
    const { buffer } = words;
    this.data = words.subarray(base / 4, (base + plan.bytes) / 4);
    this.root = this.data.slice(0, (plan.frames + FRAME_BYTES) / 4);
    this.shared = words.subarray(controlAt / 4);
    this.prefixes = new Uint8Array(buffer, controlAt + control.prefixes);
    this.isDone = new Uint8Array(buffer, controlAt + control.isDone);
    this.counts = new Float64Array(buffer, controlAt + control.reportAt(thread), 2);
    this.report = new Int32Array(buffer, controlAt + control.reportAt(thread));
    this.solution = new Uint8Array(buffer, controlAt + control.solutionAt(thread), control.deepest);
  }

  /** Goes on for up to so many expansions; false once there is no subtree left to begin. */
  go(expansions: number): boolean {
    const { data, counts, place, shared } = this;
    for (let left = expansions; left > 0; ) {
      if (this.subtree === NONE && !this.begin()) return false;
      const steps = Math.min(left, IN_A_CALL);
      const status = place.search(place.base, steps);
      const expanded = steps - data[HEADER.steps / 4];
      left -= expanded;
      counts[0] += expanded;
      counts[1] += data[HEADER.generated / 4];
      if (status !== PAUSED) this.end(status);
      // What comes after a solution need not be searched.
      else if (Atomics.load(shared, CONTROL.solved) < this.subtree) this.finish();
    }
    return true;
  }

  /** Takes the next subtree; false if there is none. */
  private begin(): boolean {
    const { shared } = this;
    while (this.subtree === NONE) {
      const next = Atomics.add(shared, CONTROL.next, 1);
      if (next >= Atomics.load(shared, CONTROL.subtrees)) return false;
      if (this.isDone[next] !== 0) continue;
      this.subtree = next;
      if (Atomics.load(shared, CONTROL.solved) < next) this.finish();
      else this.enter();
    }
    return true;
  }

  /** Makes the moves of the subtree's prefix, if the bound allows them. */
  private enter(): void {
    const { data, shared, place, subtree } = this;
    const { base, plan } = place;
    const length = shared[CONTROL.prefixLength];
    data.set(this.root);
    data[HEADER.frame / 4] = base + plan.frames;
    data[HEADER.toGo / 4] = shared[CONTROL.bound];
    data[HEADER.leastExcess / 4] = DEEPEST;
    data[HEADER.automaton / 4] = shared[CONTROL.automaton];
    data[(plan.frames + FRAME.room) / 4] = shared[CONTROL.room];
    for (let i = 0; i < length; i++) {
      const frame = data[HEADER.frame / 4];
      data[HEADER.floor / 4] = frame;
      data[(frame - base + FRAME.moves) / 4] = 1 << this.prefixes[subtree * length + i];
      const status = place.search(base, 1);
      if (status !== PAUSED) {
        this.end(status);
        return;
      }
    }
    data[HEADER.floor / 4] = data[HEADER.frame / 4];
  }

  private end(status: number): void {
    const { data, shared, subtree, report, place } = this;
    if (status === EXHAUSTED) lower(shared, CONTROL.leastExcess, data[HEADER.leastExcess / 4]);
    if (status === SOLVED && subtree < report[REPORT.subtree]) {
      const { frames } = place.plan;
      const length = (data[HEADER.frame / 4] - place.base - frames) / FRAME_BYTES;
      for (let i = 0; i <= length; i++) this.solution[i] = data[(frames + i * FRAME_BYTES + FRAME.blank) / 4];
      report[REPORT.length] = length;
      report[REPORT.subtree] = subtree;
      lower(shared, CONTROL.solved, subtree);
    }
    this.finish();
  }

  private finish(): void {
    const { shared } = this;
    this.isDone[this.subtree] = 1;
    this.subtree = NONE;
    Atomics.add(shared, CONTROL.done, 1);
    Atomics.notify(shared, CONTROL.done);
  }
}
