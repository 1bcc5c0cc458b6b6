import {
  aFamily,
  aNumber,
  anObject,
  assertArguments,
  instanceOf,
  objectWith,
  optional,
  positionOf,
} from '@slidewise/core/checking';
import type { Family, Ids, Trace } from '@slidewise/core/contract';
import { ok, type Result } from '@slidewise/core/result';
import type { Solution, Solving } from '@slidewise/core/solving';
import { GrowingTree, type TreeNode } from './growing-tree.js';
import { prepareTree, type TreeOptions, type TreeSearch } from './prepare-tree.js';
import { TreeBoards } from './tree-boards.js';
import { aTreeSearch } from './tree-kinds.js';

// A search runs in one thread and is viewed in another: its events are recorded as numbers, and the tree grows from
// the record, forwards and backwards.

/** A few steps of a search. */
export interface RecordPart<M = unknown> {
  /** Where the events of each step end in `events`. */
  readonly ends: Int32Array;
  /** The events of all steps, one after another. */
  readonly events: Int32Array;
  /** `COUNTED` numbers after each step: successors generated, states stored, lower bound. */
  readonly counts: Int32Array;
  /** Everything that is known at the end of the search, with its last step. */
  readonly solution?: Solution<M>;
}

const someNumbers = instanceOf(Int32Array);
const aPart = objectWith({ ends: someNumbers, events: someNumbers, counts: someNumbers, solution: optional(anObject) });

const COUNTED = 3;
const ENTER = 0;
const EXPAND = 1;
const GOAL = 2;
/** How many numbers an event of each kind takes, the kind included. */
const SIZES = [6, 2, 2];

/** Runs a search and records its events. The first step of the record is the state before anything is expanded. */
export class SearchRecorder<P, M> {
  private events: number[] = [];
  private ends: number[] = [];
  private counts: number[] = [];
  private solving!: Solving<P, M>;
  private solution: Solution<M> | undefined;

  private constructor(/** The search that is recorded. */ readonly search: TreeSearch) {}

  /** The problem, if any, is with the options. */
  static start<P, M, I extends Ids = Ids>(
    family: Family<P, M, I>,
    position: P,
    options: TreeOptions<I> = {},
  ): Result<SearchRecorder<P, M>> {
    const prepared = prepareTree(family, position, options);
    if (!prepared.ok) return prepared;
    const recorder = new SearchRecorder<P, M>(prepared.value.search);
    const solving = prepared.value.start(recorder.trace());
    if (!solving.ok) return solving;
    recorder.solving = solving.value;
    recorder.endStep();
    return ok(recorder);
  }

  /** True once the search has ended. */
  get over(): boolean {
    return this.solution !== undefined;
  }

  /** Expands one more node, if the search has not ended. */
  step(): void {
    if (this.over) return;
    this.solution = this.solving.step(1);
    this.endStep();
  }

  /** The record since the last call. */
  take(): RecordPart<M> {
    const part = {
      ends: Int32Array.from(this.ends),
      events: Int32Array.from(this.events),
      counts: Int32Array.from(this.counts),
      ...(this.solution === undefined ? {} : { solution: this.solution }),
    };
    [this.events, this.ends, this.counts] = [[], [], []];
    return part;
  }

  private endStep(): void {
    const { counts, ownBound } = this.solving.progress;
    this.ends.push(this.events.length);
    // The bound that this search has proved itself, without what was known of the start.
    this.counts.push(counts.generated, counts.stored, this.solution?.optimal ? this.solution.lowerBound : ownBound);
  }

  private trace(): Trace {
    return {
      enter: (node, parent, edge, g, h) => this.events.push(ENTER, node, parent, edge, g, h),
      expand: (node) => this.events.push(EXPAND, node),
      goal: (node) => this.events.push(GOAL, node),
    };
  }
}

/** What was counted after a step. */
export interface StepCounts {
  /** Nodes that were expanded so far. */
  readonly expanded: number;
  /** Successors that were generated so far. */
  readonly generated: number;
  /** Distinct states that were stored so far. */
  readonly stored: number;
  /** The proved lower bound so far. */
  readonly lowerBound: number;
}

/** What one step of a search did. */
export interface StepNews {
  /** The node that was expanded; left out where the step expanded none. */
  readonly expanded?: number;
  /** How many successors were generated. */
  readonly generated: number;
  /** The nodes that are new in the tree. */
  readonly entered: readonly number[];
  /** The nodes to which a cheaper path was found. */
  readonly improved: readonly number[];
  /** How many successors changed nothing: their boards were known already, by a path that is as cheap. */
  readonly duplicates: number;
}

/** The tree of a recorded search, as it was after any of its steps. */
export class SearchReplay<P, M> {
  /** The tree at the current step. */
  readonly tree: GrowingTree;
  private readonly boards: TreeBoards<P, M>;
  /** Everything that is known at the end of the search, once its last step is known. */
  solution: Solution<M> | undefined;
  private readonly steps: { readonly part: RecordPart<M>; readonly index: number }[] = [];
  private done = 0;

  constructor(
    family: Family<P, M>,
    start: P,
    /** The search that is shown. */
    readonly search: TreeSearch,
  ) {
    assertArguments(['family', family, aFamily], ['search', search, aTreeSearch]);
    const position = positionOf(family, start);
    this.tree = new GrowingTree(search.ranking);
    const space = family.space(position, search.metric);
    this.boards = new TreeBoards(family, position, search, space, this.tree);
  }

  /** The number of the last recorded step; -1 if there is none. Step 0 is the state before anything is expanded. */
  get last(): number {
    return this.steps.length - 1;
  }

  /** The step that the tree shows; -1 before there is any. */
  get at(): number {
    return this.done - 1;
  }

  /** The tree shows the end of the search. */
  get atEnd(): boolean {
    return this.solution !== undefined && this.at === this.last;
  }

  /** Adds the next part of the recording. */
  append(part: RecordPart<M>): void {
    assertArguments(['part', part, aPart]);
    for (let index = 0; index < part.ends.length; index++) this.steps.push({ part, index });
    this.solution = part.solution ?? this.solution;
  }

  /** Grows or shrinks the tree to its state after a step, or after the nearest recorded one. */
  goTo(step: number): void {
    assertArguments(['step', step, aNumber]);
    const wanted = Math.max(0, Math.min(this.last, step)) + 1;
    if (wanted === this.done || this.last < 0) return;
    while (this.done < wanted) this.grow(this.eventsOf(this.done++));
    while (this.done > wanted) this.shrink(this.eventsOf(--this.done));
    this.boards.forgetPositions();
  }

  /** The nodes of the tree at the current step. */
  get nodes(): readonly TreeNode[] {
    return this.tree.nodes;
  }

  /** The position of a node. */
  position(id: number): P {
    return this.boards.position(id);
  }

  /** The move that leads to a node from its parent; none leads to a root. */
  move(id: number): M | undefined {
    return this.boards.move(id);
  }

  /** The open nodes that are expanded next, in order. */
  next(count: number): number[] {
    return this.boards.next(count);
  }

  /** The counts at the current step. */
  get counts(): StepCounts {
    const expanded = this.tree.expanded.length;
    const step = this.steps[this.at];
    if (step === undefined) return { expanded, generated: 0, stored: 0, lowerBound: 0 };
    const [generated, stored, lowerBound] = step.part.counts.subarray(step.index * COUNTED) as unknown as number[];
    return { expanded, generated: generated!, stored: stored!, lowerBound: lowerBound! };
  }

  /** What the step that is shown did; undefined before the first one. */
  get news(): StepNews | undefined {
    if (this.at < 1) return undefined;
    const events = this.eventsOf(this.at);
    const entries = new Map<number, number>();
    let [expanded, all]: [number | undefined, number] = [undefined, 0];
    for (let i = 0; i < events.length; i += SIZES[events[i]!]!) {
      const id = events[i + 1]!;
      if (events[i] === EXPAND) expanded = id;
      if (events[i] !== ENTER) continue;
      entries.set(id, (entries.get(id) ?? 0) + 1);
      all++;
    }
    const [before, after] = [this.steps[this.at - 1]!, this.steps[this.at]!];
    const generated = after.part.counts[after.index * COUNTED]! - before.part.counts[before.index * COUNTED]!;
    // All of its entries belong to this step: it was not there before.
    const isNew = ([id, times]: readonly [number, number]): boolean => times > this.nodes[id]!.improvements;
    const ids = (of: readonly (readonly [number, number])[]): number[] => of.map(([id]) => id);
    return {
      ...(expanded === undefined ? {} : { expanded }),
      generated,
      entered: ids([...entries].filter(isNew)),
      improved: ids([...entries].filter((entry) => !isNew(entry))),
      duplicates: Math.max(0, generated - all),
    };
  }

  private eventsOf(step: number): Int32Array {
    const { part, index } = this.steps[step]!;
    return part.events.subarray(index === 0 ? 0 : part.ends[index - 1], part.ends[index]);
  }

  private grow(events: Int32Array): void {
    const { tree } = this;
    for (let i = 0; i < events.length; i += SIZES[events[i]!]!) {
      if (events[i] === ENTER)
        tree.enter(events[i + 1]!, events[i + 2]!, events[i + 3]!, events[i + 4]!, events[i + 5]!);
      else if (events[i] === EXPAND) tree.expand(events[i + 1]!);
      else tree.goal(events[i + 1]!);
    }
  }

  private shrink(events: Int32Array): void {
    const { tree } = this;
    const starts: number[] = [];
    for (let i = 0; i < events.length; i += SIZES[events[i]!]!) starts.push(i);
    for (const i of starts.reverse()) {
      if (events[i] === ENTER) tree.takeBackEnter(events[i + 1]!);
      else if (events[i] === EXPAND) tree.takeBackExpand();
      else tree.takeBackGoal();
    }
  }
}
