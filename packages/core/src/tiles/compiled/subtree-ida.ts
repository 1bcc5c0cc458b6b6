import type { Helpers, IterationPart, Outcome } from '../../contract/engine/search.js';
import { newTally } from '../../search/counts.js';
import { DEEPEST } from '../ida/deepest.js';
import { manhattanOf, pathOf } from '../ida/manhattan-ida.js';
import { bestAutomaton, type PruningAutomaton } from '../ida/pruning-automaton.js';
import { viewsOf } from '../ida/view-choice.js';
import { type Frame, neighbourTable } from '../space/frame.js';
import type { AssistTask } from './assist.js';
import { CONTROL, LONGEST_PREFIX, MOST_SUBTREES, NONE, REPORT } from './control.js';
import { FRAME } from './memory.js';
import type { PatternMemory } from './pattern-memory.js';
import { SubtreeSearch } from './subtree-search.js';

/** Enough subtrees that threads rarely wait for one another at the end of an iteration. */
const ENOUGH_SUBTREES = 1000;

/** How long to wait for the other threads in a step, in milliseconds. */
const PATIENCE = 2;

/** Where a search stands: a bound that is proved, with so many nodes … */
export interface IdaCheckpoint {
  readonly lowerBound: number;
  readonly expanded: number;
  readonly generated: number;
  /** … and the iteration with that bound, if it has begun. */
  readonly round?: {
    /** The nodes before it, which decide the pruning, and so the subtrees. */
    readonly tried: number;
    /** A character for each subtree: 1 if it is done. */
    readonly done: string;
    readonly leastExcess: number;
  };
}

/** Whether data from outside are a checkpoint. */
export function isCheckpoint(value: unknown): value is IdaCheckpoint {
  const { lowerBound, expanded, generated, round } = (value ?? {}) as IdaCheckpoint;
  const areCounts = [lowerBound, expanded, generated].every((count) => Number.isSafeInteger(count) && count >= 0);
  if (!areCounts || round === undefined) return areCounts;
  const { tried, done, leastExcess } = (round ?? {}) as NonNullable<IdaCheckpoint['round']>;
  return Number.isSafeInteger(tried) && /^[01]+$/.test(done) && Number.isSafeInteger(leastExcess) && leastExcess > 0;
}

/**
 * IDA* with pattern databases in several threads: each iteration is a round, in which every thread takes one subtree
 * of the root after another, in the order of depth-first search. The first subtree with a solution wins, whichever
 * thread finds it and when, so the answer is that of one thread. Only the counts of the last iteration depend on
 * timing.
 */
export class SubtreeIda {
  readonly counts = newTally();
  lowerBound: number;
  private readonly blank: number;
  private readonly leastRoom: number;
  private readonly leastBound: number;
  /** What was counted before the threads' counts. */
  private before: { readonly expanded: number; readonly generated: number };
  /** See `PatternMemory.enter`. */
  kept: Int32Array | undefined;
  private finding: Generator<void, PruningAutomaton> | undefined;
  private own: SubtreeSearch | undefined;
  /** The nodes before the iteration. */
  private tried: number;
  /** The iteration as it was when the search was left. */
  private resumed: IdaCheckpoint['round'];

  /** Goes on where a search of one thread has proved a bound with so many nodes. */
  constructor(
    private readonly frame: Frame,
    private readonly memory: PatternMemory,
    private readonly helpers: Helpers | undefined,
    proved: IdaCheckpoint,
    /** The part of the first iteration that is to be searched, if it is not all of it. */
    private readonly part?: IterationPart,
    /** What may be taken to find better pruning automata. */
    private readonly spareBytes = Number.POSITIVE_INFINITY,
  ) {
    const views = viewsOf(frame, memory.patterns);
    this.leastRoom = Math.max(...views.sums);
    this.leastBound = manhattanOf(frame) + 2 * this.leastRoom;
    this.blank = frame.board.indexOf(frame.blankGoal);
    this.before = proved;
    this.lowerBound = proved.lowerBound;
    this.counts.expanded = proved.expanded;
    this.counts.generated = proved.generated;
    this.resumed = proved.round;
    this.tried = proved.round?.tried ?? proved.generated;
    this.look();
  }

  checkpoint(): IdaCheckpoint {
    const { lowerBound, memory, tried } = this;
    const { expanded, generated } = this.counts;
    const known = { lowerBound, expanded, generated };
    if (this.finding !== undefined || memory.threadsOwner !== this)
      return this.resumed ? { ...known, round: this.resumed } : known;
    const { shared, isDone } = memory;
    // Subtrees after a solution were given up, not searched. The excesses are read after the finished parts, so that none is missing.
    const most = Math.min(shared[CONTROL.subtrees], Atomics.load(shared, CONTROL.solved));
    const done = Array.from({ length: shared[CONTROL.subtrees] }, (_, i) => (i < most && isDone[i] !== 0 ? 1 : 0));
    const round = { tried, done: done.join(''), leastExcess: Atomics.load(shared, CONTROL.leastExcess) };
    return { ...known, round };
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    if (this.memory.threadsOwner !== this) this.seize();
    this.memory.enter(this);
    if (this.finding !== undefined) {
      const step = this.finding.next();
      if (!step.done) return undefined;
      this.finding = undefined;
      this.open(step.value);
    }
    const { shared } = this.memory;
    const done = Atomics.load(shared, CONTROL.done);
    const busy = this.own!.go(expansions);
    const outcome = Atomics.load(shared, CONTROL.done) === shared[CONTROL.subtrees] ? this.close() : undefined;
    if (outcome === undefined && this.finding === undefined && !busy)
      Atomics.wait(shared, CONTROL.done, done, PATIENCE);
    this.count();
    return outcome;
  }

  /** Lets the helpers rest. */
  release(): void {
    if (this.memory.threadsOwner !== this) return;
    this.resumed = this.checkpoint().round;
    this.memory.dismiss();
  }

  private look(): void {
    this.finding = bestAutomaton(this.frame.width, this.frame.height, this.tried, this.spareBytes);
  }

  /** Takes the memory over, from another search perhaps; a round that it had begun is begun again. */
  private seize(): void {
    const { frame, memory } = this;
    memory.dismiss();
    this.before = { ...this.counts };
    const views = viewsOf(frame, memory.patterns);
    for (let thread = 0; thread < memory.threads; thread++) {
      const data = memory.dataFor(frame, views, thread);
      const root = memory.plan.frames / 4;
      data[root + FRAME.blank / 4] = this.blank;
      if (thread === 0) this.kept = data;
      else memory.dataOf(thread).set(data);
      memory.countsOf(thread).fill(0);
    }
    memory.threadsOwner = this;
    memory.enter(this);
    this.own = new SubtreeSearch(memory.workplace(0));
    memory.shared[CONTROL.next] = NONE;
    const tasks = Array.from({ length: memory.threads - 1 }, (_, i): AssistTask => memory.taskFor(i + 1));
    if (tasks.length > 0) this.helpers!.help('tiles', tasks);
    if (this.finding === undefined) this.look();
  }

  /** Begins an iteration. */
  private open(automaton: PruningAutomaton): void {
    const { memory, frame } = this;
    const { shared } = memory;
    const prefixes = prefixesOf(frame, automaton, this.blank, this.lowerBound);
    const [{ length }] = prefixes as [Uint8Array];
    // No thread may begin a subtree before everything is written.
    Atomics.store(shared, CONTROL.next, NONE);
    for (const [i, prefix] of prefixes.entries()) memory.prefixes.set(prefix, i * length);
    memory.isDone.fill(0, 0, prefixes.length);
    for (let thread = 0; thread < memory.threads; thread++) memory.reportOf(thread)[REPORT.subtree] = NONE;
    shared[CONTROL.bound] = this.lowerBound;
    shared[CONTROL.room] = this.leastRoom + (this.lowerBound - this.leastBound) / 2;
    shared[CONTROL.automaton] = memory.addressOf(automaton);
    shared[CONTROL.subtrees] = prefixes.length;
    shared[CONTROL.prefixLength] = length;
    shared[CONTROL.done] = 0;
    shared[CONTROL.solved] = NONE;
    shared[CONTROL.leastExcess] = DEEPEST;
    this.takeUp(prefixes.length);
    this.leaveToOthers(prefixes.length);
    Atomics.store(shared, CONTROL.next, 0);
    Atomics.add(shared, CONTROL.round, 1);
    Atomics.notify(shared, CONTROL.round);
  }

  /** What was done already in the iteration, before it was left. */
  private takeUp(subtrees: number): void {
    const { resumed, memory } = this;
    this.resumed = undefined;
    if (resumed?.done.length !== subtrees) return;
    const { shared, isDone } = memory;
    for (let i = 0; i < subtrees; i++) isDone[i] = resumed.done[i] === '1' ? 1 : 0;
    shared[CONTROL.done] = resumed.done.replaceAll('0', '').length;
    shared[CONTROL.leastExcess] = resumed.leastExcess;
  }

  /** What is not in the part counts as done. */
  private leaveToOthers(subtrees: number): void {
    if (this.part === undefined) return;
    const { part, parts } = this.part;
    const { shared, isDone } = this.memory;
    const [from, to] = [part, part + 1].map((k) => Math.floor((k * subtrees) / parts));
    isDone.fill(1, 0, from).fill(1, to, subtrees);
    shared[CONTROL.done] = subtrees - (to! - from!);
  }

  /** Ends an iteration: with the solution, or the next bound. */
  private close(): Outcome<readonly number[]> | undefined {
    const { memory, frame } = this;
    const { shared } = memory;
    const solved = shared[CONTROL.solved];
    if (solved === NONE) {
      this.count();
      this.lowerBound += 2 * shared[CONTROL.leastExcess];
      this.tried = this.counts.generated;
      this.look();
      return undefined;
    }
    const finders = Array.from({ length: memory.threads }, (_, thread) => thread);
    const finder = finders.find((thread) => memory.reportOf(thread)[REPORT.subtree] === solved)!;
    const length = memory.reportOf(finder)[REPORT.length];
    const blanks = Int32Array.from(memory.solutionOf(finder).subarray(0, length + 1));
    memory.dismiss();
    const path = pathOf(blanks, length, neighbourTable(frame.width, frame.height));
    return { status: 'solved', path, optimal: true };
  }

  private count(): void {
    this.counts.expanded = this.before.expanded;
    this.counts.generated = this.before.generated;
    for (let thread = 0; thread < this.memory.threads; thread++) {
      const [expanded, generated] = this.memory.countsOf(thread);
      this.counts.expanded += expanded!;
      this.counts.generated += generated!;
    }
  }
}

/**
 * The first moves of all paths that are not pruned, until there are enough. They stay shorter than solutions: a path
 * may end early, where all further moves are pruned, and be a solution.
 */
function prefixesOf(
  { width, height }: Frame,
  { next, unpruned }: PruningAutomaton,
  start: number,
  bound: number,
): Uint8Array[] {
  const neighbours = neighbourTable(width, height);
  const longest = Math.min(LONGEST_PREFIX, bound);
  let layer = [{ moves: new Uint8Array(0), blank: start, state: 0 }];
  for (let length = 0; layer.length < ENOUGH_SUBTREES && length < longest; length++) {
    const longer = layer.flatMap(({ moves, blank, state }) =>
      [0, 1, 2, 3]
        .filter((direction) => ((unpruned[state * width * height + blank] >> direction) & 1) !== 0)
        .map((direction) => ({
          moves: Uint8Array.of(...moves, direction),
          blank: neighbours[4 * blank + direction],
          state: next[4 * state + direction],
        })),
    );
    if (longer.length === 0 || longer.length > MOST_SUBTREES) break;
    layer = longer;
  }
  return layer.map(({ moves }) => moves);
}
