import type { Outcome } from '../../contract/engine/search.js';
import { newTally } from '../../search/counts.js';
import { DEEPEST } from '../ida/deepest.js';
import { manhattanOf, pathOf } from '../ida/manhattan-ida.js';
import { bestAutomaton, type PruningAutomaton, pruningAutomaton } from '../ida/pruning-automaton.js';
import { viewsOf } from '../ida/view-choice.js';
import { type Frame, neighbourTable } from '../space/frame.js';
import { FRAME, FRAME_BYTES, HEADER } from './memory.js';
import type { PatternMemory } from './pattern-memory.js';
import { EXHAUSTED, SOLVED } from './search-code.js';

/** Expansions in a call: an engine may replace code by a better compiled version between calls, but not within one. */
const IN_A_CALL = 1 << 16;

/** After so many generated nodes, starting threads pays. */
const WORTH_THREADS = 2_000_000;

/** `PatternIda` in WebAssembly: the same nodes in the same order. */
export class CompiledIda {
  readonly counts = newTally();
  lowerBound: number;
  private finding: Generator<void, PruningAutomaton> | undefined;
  /** See `PatternMemory.enter`. */
  kept: Int32Array | undefined;

  constructor(
    private readonly frame: Frame,
    private readonly memory: PatternMemory,
    /** What may be taken to find better pruning automata. */
    private readonly spareBytes = Number.POSITIVE_INFINITY,
  ) {
    const { board, blankGoal, width, height } = frame;
    const views = viewsOf(frame, memory.patterns);
    const data = memory.dataFor(frame, views);
    const { frames } = memory.plan;
    const room = Math.max(...views.sums);
    this.lowerBound = manhattanOf(frame) + 2 * room;
    const blank = board.indexOf(blankGoal);
    const automaton = pruningAutomaton(width, height, 0);
    data[HEADER.toGo / 4] = this.lowerBound;
    data[HEADER.leastExcess / 4] = DEEPEST;
    data[HEADER.automaton / 4] = memory.addressOf(automaton);
    const root = frames / 4;
    data[root + FRAME.blank / 4] = blank;
    data[root + FRAME.moves / 4] = automaton.unpruned[blank];
    data[root + FRAME.room / 4] = room;
    this.kept = data;
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    const { memory, counts } = this;
    if (this.lowerBound === 0) return { status: 'solved', path: [], optimal: true };
    memory.enter(this);
    const { data } = memory;
    for (let left = expansions; left > 0 && this.hasAutomaton(data); ) {
      const steps = Math.min(left, IN_A_CALL);
      const status = memory.search(memory.base, steps);
      const expanded = steps - data[HEADER.steps / 4];
      left -= expanded;
      counts.expanded += expanded;
      counts.generated += data[HEADER.generated / 4];
      if (status === EXHAUSTED) {
        this.deepen(data);
        if (counts.generated > WORTH_THREADS) return undefined;
      }
      if (status === SOLVED) {
        memory.leave(this);
        return { status: 'solved', path: this.path(data), optimal: true };
      }
    }
    return undefined;
  }

  /** Whether an iteration is over and the next one has not begun, in a search that is long enough for threads. */
  get couldUseThreads(): boolean {
    return this.finding !== undefined && this.counts.generated > WORTH_THREADS;
  }

  /** Starts the next iteration at the root. */
  private deepen(data: Int32Array): void {
    const { memory, frame } = this;
    const root = memory.plan.frames / 4;
    const excess = data[HEADER.leastExcess / 4];
    this.lowerBound += 2 * excess;
    this.finding = bestAutomaton(frame.width, frame.height, this.counts.generated, this.spareBytes);
    data[HEADER.leastExcess / 4] = DEEPEST;
    data[HEADER.toGo / 4] = this.lowerBound;
    data[root + FRAME.room / 4] += excess;
  }

  /** Continues to look for the automaton of an iteration; true once it is there. */
  private hasAutomaton(data: Int32Array): boolean {
    const step = this.finding?.next();
    if (step?.done === false) return false;
    if (step?.done) {
      const root = this.memory.plan.frames / 4;
      data[HEADER.automaton / 4] = this.memory.addressOf(step.value);
      data[root + FRAME.next / 4] = 0;
      data[root + FRAME.moves / 4] = step.value.unpruned[data[root + FRAME.blank / 4]];
      this.finding = undefined;
    }
    return true;
  }

  private path(data: Int32Array): number[] {
    const { frames } = this.memory.plan;
    const depth = (data[HEADER.frame / 4] - this.memory.base - frames) / FRAME_BYTES;
    const blanks = Int32Array.from({ length: depth + 1 }, (_, i) => data[(frames + i * FRAME_BYTES) / 4]);
    return pathOf(blanks, depth, neighbourTable(this.frame.width, this.frame.height));
  }
}
