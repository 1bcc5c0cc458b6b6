/** A search in many subtrees, as all its threads see it: words in shared memory. */
export const CONTROL = {
  /** Changes when a round begins: an iteration of the search. */
  round: 0,
  /** The bound of the round, the room of the root, and the address of the automaton. */
  bound: 1,
  room: 2,
  automaton: 3,
  /** The next subtree that no thread has begun, how many there are, how long their prefixes are, and how many are done. */
  next: 4,
  subtrees: 5,
  prefixLength: 6,
  done: 7,
  /** The first subtree in which a solution was found so far, or `NONE`. */
  solved: 8,
  /** The least excess of all that was cut off in the round. */
  leastExcess: 9,
  /** Changes when a search is over, or another one has taken the memory over: those who help with an older one must leave. */
  session: 10,
  /** How many helpers are at work. */
  helpers: 11,
};
const CONTROL_WORDS = 12;

/** More than any number of subtrees. */
export const NONE = 1 << 30;
export const MOST_SUBTREES = 1 << 13;
export const LONGEST_PREFIX = 32;

/** What each thread reports to the others: expanded and generated, as 64-bit floating-point numbers; the subtree of its solution, its length … */
const REPORT_BYTES = 32;
export const REPORT = { subtree: 4, length: 5 };

/** Where the parts of the control data are, in bytes from its address on. */
export class ControlPlan {
  readonly prefixes = 4 * CONTROL_WORDS;
  readonly isDone = this.prefixes + MOST_SUBTREES * LONGEST_PREFIX;
  readonly reports = this.isDone + MOST_SUBTREES;
  readonly solutions: number;
  readonly bytes: number;

  constructor(
    threads: number,
    /** The longest solution. */
    readonly deepest: number,
  ) {
    this.solutions = this.reports + threads * REPORT_BYTES;
    this.bytes = this.solutions + threads * deepest;
  }

  reportAt(thread: number): number {
    return this.reports + thread * REPORT_BYTES;
  }

  /** … and the cells of the blank on the way, a byte each. */
  solutionAt(thread: number): number {
    return this.solutions + thread * this.deepest;
  }
}

/** Makes a shared word the less of itself and a value. */
export function lower(words: Int32Array, index: number, value: number): void {
  for (let before = Atomics.load(words, index); value < before; ) {
    const found = Atomics.compareExchange(words, index, before, value);
    if (found === before) return;
    before = found;
  }
}
