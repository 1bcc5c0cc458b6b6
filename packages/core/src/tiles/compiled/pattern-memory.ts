import { memoryOfTables } from '../../table-memory.js';
import { type WasmInstance, WasmModule, wholePages } from '../../wasm/module.js';
import { newSharedMemory, type SharedMemory, startOn, takeRoom } from '../../wasm/shared-memory.js';
import { DEEPEST } from '../ida/deepest.js';
import { fartherTable } from '../ida/manhattan-ida.js';
import type { PatternViews } from '../ida/pattern-views.js';
import { MOST_STATES, type PruningAutomaton } from '../ida/pruning-automaton.js';
import { viewCounts } from '../ida/view-choice.js';
import type { PatternLayout } from '../patterns/pattern-layout.js';
import { bytesOf, type PatternTable } from '../patterns/pattern-set.js';
import { type Frame, neighbourTable } from '../space/frame.js';
import type { AssistTask } from './assist.js';
import { CONTROL, ControlPlan } from './control.js';
import {
  canDescribe,
  copyPatterns,
  describe,
  describeMove,
  type LayoutPlaces,
  placeLayouts,
  placeTables,
} from './layout-memory.js';
import {
  DESCRIPTOR,
  DESCRIPTOR_BYTES,
  FRAME,
  FRAME_BYTES,
  FURTHER,
  FURTHER_BYTES,
  HEADER,
  MOVE_BYTES,
  SearchPlan,
  wholeLongs,
} from './memory.js';
import { writeSearch } from './search-code.js';
import type { Workplace } from './subtree-search.js';

/** Four transitions of a word each for a state. */
const STATE_BYTES = 16;

/**
 * The memory of compiled searches on boards of one kind: pattern databases, their look-up tables, the pruning automata, and the data of the
 * search that is being stepped. Searches take turns: one that enters puts the data of the one before out of the way.
 */
export class PatternMemory {
  /** `search(base, steps)`: see `writeSearch`. */
  readonly search: (base: number, steps: number) => number;
  private readonly automata = new Map<PruningAutomaton, number>();
  private nextAutomaton: number;
  private owner: MemoryUser | undefined;
  /** The search that has the other threads, if there are any. */
  threadsOwner: object | undefined;
  private readonly control: ControlPlan;

  private constructor(
    readonly plan: SearchPlan,
    private readonly instance: WasmInstance,
    private readonly places: Places,
    search: (...operands: number[]) => number,
    /** The patterns with their tables here, so that the ones that they were copied from can be forgotten. */
    readonly patterns: readonly PatternTable[],
    readonly threads: number,
    private readonly memory: SharedMemory | undefined,
    /** What it takes, with the tables. */
    readonly bytes: number,
  ) {
    this.control = new ControlPlan(threads, DEEPEST);
    this.search = search;
    this.nextAutomaton = places.automata;
  }

  /** The bytes that it would take. */
  static bytes(frame: Frame, patterns: readonly PatternTable[], threads: number): number {
    return wholePages(placesOf(planOf(frame, patterns), patterns, threads).end);
  }

  /**
   * Copies tables in slices; undefined where the platform or the board does not allow it. Tables in a memory shared
   * by threads stay where they are. All else comes beside them.
   */
  static *open(
    frame: Frame,
    patterns: readonly PatternTable[],
    threads: number,
  ): Generator<void, PatternMemory | undefined> {
    const plan = planOf(frame, patterns);
    if (!(yield* canDescribe(patterns))) return undefined;
    const module = new WasmModule();
    const search = writeSearch(module, plan);
    const home = memoryOfTables(patterns.map(({ table }) => table));
    const start = home && takeRoom(home, placesOf(plan, patterns, threads, 0).end);
    const places = placesOf(plan, patterns, threads, start);
    const isHome = start !== undefined;
    const memory = isHome ? home : threads > 1 ? newSharedMemory(places.end) : undefined;
    const instance = memory === undefined ? module.start(places.end) : startOn(module, memory);
    if (instance === undefined) return undefined;
    // The room that was taken is lost if the search does not go on: beside tables there is not much to copy.
    for (const _ of copyPatterns(instance.words, isHome ? [] : patterns, places)) if (!isHome) yield;
    const own = isHome ? patterns : withTablesIn(instance, patterns, places);
    const bytes = PatternMemory.bytes(frame, patterns, threads);
    return new PatternMemory(plan, instance, places, instance.find(search), own, memory ? threads : 1, memory, bytes);
  }

  /** The data of this thread's search from its base on. */
  get data(): Int32Array {
    return this.dataOf(0);
  }

  get base(): number {
    return this.places.search;
  }

  dataOf(thread: number): Int32Array {
    const base = this.baseOf(thread);
    return this.instance.words.subarray(base / 4, (base + this.plan.bytes) / 4);
  }

  private baseOf(thread: number): number {
    return this.places.search + thread * this.plan.bytes;
  }

  // What threads share: see `CONTROL` and `ControlPlan`.

  get shared(): Int32Array {
    return this.instance.words.subarray(this.places.control / 4);
  }

  get prefixes(): Uint8Array {
    return this.controlBytes(this.control.prefixes);
  }

  get isDone(): Uint8Array {
    return this.controlBytes(this.control.isDone);
  }

  solutionOf(thread: number): Uint8Array {
    return this.controlBytes(this.control.solutionAt(thread));
  }

  reportOf(thread: number): Int32Array {
    return this.shared.subarray(this.control.reportAt(thread) / 4);
  }

  /** States expanded and moves generated by a thread. */
  countsOf(thread: number): Float64Array {
    const { words } = this.instance;
    return new Float64Array(words.buffer, this.places.control + this.control.reportAt(thread), 2);
  }

  private controlBytes(at: number): Uint8Array {
    return new Uint8Array(this.instance.words.buffer, this.places.control + at);
  }

  workplace(thread: number): Workplace {
    const { instance, plan, control, search, places } = this;
    return {
      words: instance.words,
      plan,
      control,
      controlAt: places.control,
      base: this.baseOf(thread),
      thread,
      search,
    };
  }

  /** What another thread needs to take part in the search that has the threadsOwner. */
  taskFor(thread: number): AssistTask {
    const { plan, places, threads, shared } = this;
    const { cells, views, patterns } = plan;
    const session = Atomics.load(shared, CONTROL.session);
    const base = this.baseOf(thread);
    return { memory: this.memory!, cells, views, patterns, controlAt: places.control, base, thread, threads, session };
  }

  /** Ends the work of other threads; they are no longer at it when this returns. */
  dismiss(): void {
    const { shared } = this;
    this.threadsOwner = undefined;
    Atomics.add(shared, CONTROL.session, 1);
    Atomics.add(shared, CONTROL.round, 1);
    Atomics.notify(shared, CONTROL.round);
    for (let at = Atomics.load(shared, CONTROL.helpers); at > 0; at = Atomics.load(shared, CONTROL.helpers)) {
      Atomics.wait(shared, CONTROL.helpers, at);
    }
  }

  /** Puts the data of a guest in place, and those of the one before out of the way. */
  enter(guest: MemoryUser): void {
    if (this.owner === guest) return;
    const { data } = this;
    // Frames behind the current one are written before they are read.
    if (this.owner !== undefined)
      this.owner.kept = data.slice(0, (data[HEADER.frame / 4] - this.base + FRAME_BYTES) / 4);
    data.set(guest.kept!);
    guest.kept = undefined;
    this.owner = guest;
  }

  /** The data of the guest are not needed any more. */
  leave(guest: MemoryUser): void {
    if (this.owner === guest) this.owner = undefined;
  }

  /** The address of an automaton. */
  addressOf(automaton: PruningAutomaton): number {
    let at = this.automata.get(automaton);
    if (at === undefined) {
      at = this.nextAutomaton;
      const { next } = automaton;
      const words = this.instance.words.subarray(at / 4, at / 4 + next.length);
      const unpruned = (state: number): number =>
        [1, 2, 4, 8].reduce((bits, bit, direction) => (next[4 * state + direction] < 0 ? bits : bits | bit), 0);
      for (let i = 0; i < next.length; i++) words[i] = next[i] < 0 ? 0 : 16 * next[i] + unpruned(next[i]);
      this.automata.set(automaton, at);
      this.nextAutomaton += 4 * next.length;
    }
    return at;
  }

  /** The data of a search on the frame's board, up to the frame of the root, of which only the sums are written. */
  dataFor(frame: Frame, views: PatternViews, thread = 0): Int32Array {
    const { plan, places } = this;
    const { cells, width, height, board } = frame;
    const data = new Int32Array((plan.frames + FRAME_BYTES) / 4);
    const bytes = new Uint8Array(data.buffer);
    const neighbours = neighbourTable(width, height);
    const base = this.baseOf(thread);
    data[HEADER.frame / 4] = base + plan.frames;
    data[HEADER.floor / 4] = base + plan.frames;
    data[HEADER.further / 4] = base + plan.further;
    for (const [view, sum] of views.sums.entries()) {
      const later = view - plan.viewsAtOnce;
      const at = later < 0 ? plan.frames + FRAME.sum + 4 * view : plan.further + FURTHER_BYTES * later + FURTHER.sum;
      data[at / 4] = sum;
    }
    for (const [cell, tile] of board.entries()) data[plan.board / 4 + cell] = base + plan.rows + tile * plan.rowBytes;
    for (const [way, from] of neighbours.entries()) {
      bytes[plan.neighbours + way] = from;
      if (from >= 0) bytes[plan.legal + (way >> 2)] |= 1 << (way & 3);
    }
    const farther = fartherTable(frame);
    for (let tile = 0; tile < cells; tile++) {
      const row = plan.rows + tile * plan.rowBytes;
      bytes.set(farther.subarray(4 * cells * tile, 4 * cells * (tile + 1)), row);
      for (let view = 0; view < plan.views; view++) {
        const descriptor = base + plan.descriptors + views.patternOf[view * cells + tile] * DESCRIPTOR_BYTES;
        data[(row + plan.patternsAt) / 4 + view] = descriptor;
      }
    }
    const own = this.patterns.map(({ table }) => table);
    for (const [p, { layout, table }] of views.patterns.entries()) {
      const at = places.layouts.get(layout)!;
      const descriptor = (plan.descriptors + p * DESCRIPTOR_BYTES) / 4;
      const moves = plan.moves + p * plan.movesBytes;
      data[descriptor + DESCRIPTOR.cells / 4] = views.sets[p];
      data[descriptor + DESCRIPTOR.orderAndExcess / 4] = views.orders[p] + 65_536 * views.excess[p];
      data[descriptor + DESCRIPTOR.moves / 4] = base + moves;
      describe(data, descriptor, layout, at, places.tables[own.indexOf(table)]);
      const seen = views.seenAs.subarray(p * cells);
      for (const [way, neighbour] of neighbours.entries()) {
        if (neighbour < 0) continue;
        describeMove(data, (moves + way * MOVE_BYTES) / 4, layout, at, seen[neighbour], seen[way >> 2]);
      }
    }
    return data;
  }
}

/** A memory, and the threads that it was made for: where the platform shares none, it has one all the same. */
interface Made {
  readonly memory: PatternMemory;
  readonly threads: number;
}

const made = new WeakMap<PatternTable, Made>();

/**
 * The memory for some patterns, made once, and again when more threads are to work in it; undefined where the platform, the board or the limit does not allow it. If it is the
 * limit that forbids more threads, it is the one for fewer.
 */
export function* compiledPatterns(
  frame: Frame,
  patterns: readonly PatternTable[],
  memoryLimit: number,
  threads = 1,
): Generator<number, PatternMemory | undefined> {
  const known = made.get(patterns[0]);
  const isSame = known?.memory.patterns.length === patterns.length;
  if (isSame && known.threads >= threads) return known.memory;
  if (bytesOf(patterns) + PatternMemory.bytes(frame, patterns, threads) > memoryLimit)
    return isSame ? known.memory : undefined;
  const opening = PatternMemory.open(frame, patterns, threads);
  let step = opening.next();
  for (; !step.done; step = opening.next()) yield 1;
  // The old tables and the new ones are of the same memory.
  const memory = step.value;
  if (memory !== undefined) for (const [first] of [patterns, memory.patterns]) made.set(first, { memory, threads });
  return memory;
}

/** A search that takes turns with others; `kept` are its data while others are in place. */
interface MemoryUser {
  kept: Int32Array | undefined;
}

/** Where everything stands in the memory. */
interface Places {
  readonly layouts: ReadonlyMap<PatternLayout, LayoutPlaces>;
  readonly automata: number;
  readonly search: number;
  readonly control: number;
  readonly tables: readonly number[];
  readonly end: number;
}

function planOf(frame: Frame, patterns: readonly PatternTable[]): SearchPlan {
  const { views, patterns: most } = viewCounts(frame, patterns);
  return new SearchPlan(frame.cells, views, most);
}

/** The patterns with the tables that were copied into a memory. */
function withTablesIn({ words }: WasmInstance, patterns: readonly PatternTable[], { tables }: Places): PatternTable[] {
  const bytes = new Uint8Array(words.buffer);
  const views = new Map<Uint8Array, Uint8Array>();
  return patterns.map((pattern, i) => {
    const { table } = pattern;
    const view = views.get(table) ?? bytes.subarray(tables[i], tables[i] + table.length);
    views.set(table, view);
    return { ...pattern, table: view };
  });
}

/** From `start` on where the tables lie in the memory already, else from its beginning. */
function placesOf(plan: SearchPlan, patterns: readonly PatternTable[], threads: number, start?: number): Places {
  let end = start ?? 0;
  const take = (bytes: number): number => {
    const at = end;
    end = wholeLongs(end + bytes);
    return at;
  };
  const layouts = placeLayouts(patterns, take);
  const automata = take(STATE_BYTES * MOST_STATES);
  const search = take(threads * plan.bytes);
  const control = take(new ControlPlan(threads, DEEPEST).bytes);
  const tables = start === undefined ? placeTables(patterns, take) : patterns.map(({ table }) => table.byteOffset);
  return { layouts, automata, search, control, tables, end };
}
