import {
  add,
  and,
  atLeast,
  bit,
  type Code,
  choose,
  constant,
  different,
  divide,
  get,
  greater,
  isZero,
  type Local,
  less,
  lessUnsigned,
  load,
  loopWhile,
  multiply,
  not,
  or,
  repeatWhile,
  set,
  shiftLeft,
  shiftRight,
  store,
  subtract,
  when,
  xor,
} from '../../wasm/code.js';
import type { WasmFunction } from '../../wasm/module.js';
import { ImageWriter } from './image-code.js';
import { addToKey, type Key, loadKey, newKey, storeKey, takeFromKey } from './key-code.js';
import { BATCH, SHARED } from './memory.js';
import { keyOffset, placeAfter, placeBefore, wordFor } from './place-code.js';
import { SuccessorWriter } from './successor-code.js';
import { TableWriter } from './table-code.js';
import type { Writing } from './writing.js';

/** The placements that reach a goal: a brick of some class on one of some cells. */
export type GoalOptions = readonly { readonly brickClass: number; readonly cells: number }[];

/** The compiled functions of a breadth-first search for one board. */
export interface SearchCode {
  /**
   * `expand(head, states, tail, room)`: expands up to `states` records from `head` on, while another batch of states fits. Returns the
   * number of expanded records, and leaves the other results in `SHARED`.
   */
  readonly expand: WasmFunction;
  /** `enterKeys(keys, count)` inserts keys into the table. */
  readonly enterKeys: WasmFunction;
}

/**
 * Generates the inner loops of a breadth-first search for one board: shapes, walls and goals are constants in the code (partial
 * evaluation). The code expands states in the same order as `CompactSpace.expand`.
 */
export class SearchWriter {
  private readonly images: ImageWriter;

  /** `goals` is left out if the search continues past goal states. */
  constructor(
    private readonly writing: Writing,
    private readonly goals?: readonly GoalOptions[],
  ) {
    this.images = new ImageWriter(writing);
  }

  write(): SearchCode {
    return { expand: this.writeExpand(), enterKeys: this.writeEnterKeys() };
  }

  private writeExpand(): WasmFunction {
    const { plan } = this.writing;
    const { candidateBytes } = plan;
    const lister = new SuccessorWriter(this.writing);
    const f = this.writing.module.addFunction('expand', 4);
    const run: Run = {
      head: f.parameter(0),
      states: f.parameter(1),
      tail: f.parameter(2),
      done: f.local(),
      next: f.local(),
      read: f.local(),
      entered: f.local(),
      listed: f.local(),
      peak: f.local(),
      solved: f.local(),
    };
    const { head, states, done, next, read, entered, listed, peak, solved } = run;
    const room = f.parameter(3);
    const [state, fetched] = f.words();
    const table = new TableWriter(f, plan);
    const start = constant(plan.candidates);
    const list = lister.write(f, state, (key, edge) => [
      storeKey(get(next), key),
      store(get(next), edge, plan.edgeAt),
      store(get(next), get(done), plan.parentAt),
      store(get(next), table.slotOf(key), plan.slotAt),
      set(next, add(get(next), constant(candidateBytes))),
    ]);
    const isRoom = atLeast(get(room), add(get(entered), constant(plan.mostInBatch)));
    f.does(
      table.begin(),
      set(peak, constant(-1)),
      loopWhile(and(less(get(done), get(states)), isRoom), [
        set(next, start),
        repeatWhile(
          [
            set(state, add(get(head), multiply(get(done), constant(plan.recordBytes)))),
            list,
            set(done, add(get(done), constant(1))),
          ],
          and(
            less(get(done), get(states)),
            lessUnsigned(get(next), constant(plan.candidates + BATCH * candidateBytes)),
          ),
        ),
        set(listed, add(get(listed), this.candidatesBetween(start, get(next)))),
        // Prefetch: every slot is read once before any is needed, so that the processor fetches many at a time.
        set(read, start),
        loopWhile(lessUnsigned(get(read), get(next)), [
          set(fetched, or(get(fetched), load(load(get(read), plan.slotAt)))),
          set(read, add(get(read), constant(candidateBytes))),
        ]),
        set(read, start),
        loopWhile(lessUnsigned(get(read), get(next)), [
          this.enterCandidate(f, run, table),
          set(read, add(get(read), constant(candidateBytes))),
        ]),
      ]),
      // Never read; without it, the compiler could remove the prefetching loads.
      store(constant(0), get(fetched), SHARED.fetched),
      store(constant(0), get(entered), SHARED.entered),
      store(constant(0), get(listed), SHARED.listed),
      store(constant(0), get(peak), SHARED.peak),
      store(constant(0), get(solved), SHARED.solved),
      get(done),
    );
    return f;
  }

  /** Looks up a candidate, and inserts it if it is new. */
  private enterCandidate(f: WasmFunction, run: Run, table: TableWriter): Code {
    const { plan } = this.writing;
    const { tail, entered, peak, read, solved } = run;
    const [slot, arrival, open] = f.words();
    const key = newKey(f, plan.keyBytes);
    return [
      loadKey(key, get(read)),
      set(slot, load(get(read), plan.slotAt)),
      table.find(key, slot, [
        storeKey(get(slot), key),
        set(arrival, multiply(get(entered), constant(plan.keyBytes))),
        storeKey(get(arrival), key, plan.arrivals),
        this.writeRecord(f, run, key),
        set(entered, add(get(entered), constant(1))),
        // Open states are those inserted minus those expanded; counted after the last successor of a state.
        set(open, subtract(get(entered), add(load(get(read), plan.parentAt), constant(1)))),
        set(peak, choose(and(greater(get(open), get(peak)), isZero(get(solved))), get(open), get(peak))),
        this.goals === undefined ? [] : this.stopIfSolved(f, run),
        set(tail, add(get(tail), constant(plan.recordBytes))),
      ]),
    ];
  }

  /** Writes the record of a candidate: its parent's, with one brick moved. */
  private writeRecord(f: WasmFunction, { head, tail, read }: Run, key: Key): Code {
    const { plan } = this.writing;
    const { covers, freeAt, cameAt, cellsAt } = plan;
    const [edge, parent, before, after] = f.words();
    const cover = (place: Local): Code => wordFor(covers, get(place));
    const cellsOfClass = add(get(tail), shiftLeft(shiftRight(get(edge), constant(10)), constant(2)));
    return [
      set(edge, load(get(read), plan.edgeAt)),
      set(parent, add(get(head), multiply(load(get(read), plan.parentAt), constant(plan.recordBytes)))),
      set(before, placeBefore(get(edge))),
      set(after, placeAfter(get(edge))),
      store(get(tail), and(or(load(get(parent), freeAt), cover(before)), not(cover(after))), freeAt),
      store(get(tail), get(edge), cameAt),
      this.writing.layout.classes.map((_, i) => store(get(tail), load(get(parent), cellsAt + 4 * i), cellsAt + 4 * i)),
      // A shift uses only the lowest five bits of its count: the cell.
      store(cellsOfClass, xor(load(cellsOfClass, cellsAt), or(bit(get(before)), bit(get(after)))), cellsAt),
      plan.symmetries === 0
        ? storeKey(get(tail), key)
        : [this.writeKeys(f, tail, parent, before, after), this.images.settle(f, tail)],
    ];
  }

  /** Writes the keys of a record and of its images, from its parent's. */
  private writeKeys(f: WasmFunction, record: Local, parent: Local, before: Local, after: Local): Code {
    const { keyBytes, terms, termsBytes, symmetries } = this.writing.plan;
    const key = newKey(f, keyBytes);
    const term = (place: Local): Code => keyOffset(keyBytes, get(place));
    return Array.from({ length: 1 + symmetries }, (_, k) => [
      loadKey(key, get(parent), k * keyBytes),
      takeFromKey(key, key, term(before), terms + k * termsBytes),
      addToKey(key, key, term(after), terms + k * termsBytes),
      storeKey(get(record), key, k * keyBytes),
    ]);
  }

  /** At the first goal state: its siblings are still inserted, but nothing that was generated after them counts. */
  private stopIfSolved(f: WasmFunction, run: Run): Code {
    const { tail, listed, next, read, done, states, solved, entered } = run;
    const { candidateBytes, parentAt } = this.writing.plan;
    const end = f.local();
    return when(and(isZero(get(solved)), this.isSolved(tail)), [
      set(solved, get(entered)),
      set(done, add(load(get(read), parentAt), constant(1))),
      set(states, constant(0)),
      set(end, get(read)),
      repeatWhile(
        set(end, add(get(end), constant(candidateBytes))),
        and(lessUnsigned(get(end), get(next)), less(load(get(end), parentAt), get(done))),
      ),
      set(listed, subtract(get(listed), this.candidatesBetween(get(end), get(next)))),
      set(next, get(end)),
    ]);
  }

  private isSolved(record: Local): Code {
    const ways = (this.goals ?? []).map((goal) =>
      goal.map(({ brickClass, cells }) =>
        and(load(get(record), this.writing.plan.cellsAt + 4 * brickClass), constant(cells)),
      ),
    );
    return and(constant(1), ...ways.map((goal) => different(or(constant(0), ...goal), constant(0))));
  }

  private candidatesBetween(from: Code, to: Code): Code {
    return divide(subtract(to, from), constant(this.writing.plan.candidateBytes));
  }

  private writeEnterKeys(): WasmFunction {
    const f = this.writing.module.addFunction('enterKeys', 2);
    const [at, left] = [f.parameter(0), f.parameter(1)];
    const slot = f.local();
    const table = new TableWriter(f, this.writing.plan);
    const key = newKey(f, this.writing.plan.keyBytes);
    f.does(
      table.begin(),
      loopWhile(greater(get(left), constant(0)), [
        loadKey(key, get(at)),
        set(slot, table.slotOf(key)),
        table.find(key, slot, storeKey(get(slot), key)),
        set(at, add(get(at), constant(this.writing.plan.keyBytes))),
        set(left, subtract(get(left), constant(1))),
      ]),
      constant(0),
    );
    return f;
  }
}

/** The locals of a call: records to expand, the place for new ones, and counters. */
interface Run {
  readonly head: Local;
  readonly states: Local;
  readonly tail: Local;
  /** How many states have been expanded. */
  readonly done: Local;
  /** The end of the candidates, and the one that is being looked up. */
  readonly next: Local;
  readonly read: Local;
  readonly entered: Local;
  readonly listed: Local;
  readonly peak: Local;
  /** The number of the goal state among those inserted, from 1; 0 if there is none. */
  readonly solved: Local;
}
