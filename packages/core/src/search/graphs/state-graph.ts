import { aCount, aFunction, assertArguments, optional } from '../../check.js';
import { aSpace } from '../../contract/checking/family-checks.js';
import type { Space } from '../../contract/engine/space.js';
import { newWords } from '../../out-of-memory.js';
import { newSuccessors } from '../counts.js';
import { grown, StateIndex } from '../tables/state-index.js';
import { StateQueue } from '../tables/state-queue.js';

/**
 * A component of a space as an explicit graph, in compressed rows: the neighbours of state i are
 * `neighbours[offsets[i]]` up to `neighbours[offsets[i + 1] - 1]`, each once. States are numbered in order of their distance from the start.
 */
export interface StateGraph {
  /** The keys of the states, and their numbers. */
  readonly states: StateIndex;
  /** Where the row of each state begins; the end of the last comes last. */
  readonly offsets: Int32Array;
  /** The rows, one after another. */
  readonly neighbours: Int32Array;
  /** The distance of each state from the start, which is state 0. */
  readonly fromStart: Int32Array;
  /** The distance of each state from the nearest goal; -1 where no goal can be reached. */
  readonly toGoal: Int32Array;
  /** How many neighbours each state has in the space, where that may be more than in the graph because not all are wanted. */
  readonly degrees?: Int32Array;
}

/** A part of a component: its states are numbered in order of their distance from the start inside the part, and so are all distances. */
export interface PartialGraph extends StateGraph {
  /** 1 for states that have neighbours outside the part. */
  readonly cut: Uint8Array;
}

/** Whether a working state at a distance from the start is wanted in a graph; the start always is. */
export type Wanted = (state: Int32Array, at: number, fromStart: number) => boolean;

/** The words of a list of successors that is entered by itself. */
const LONG_LIST = 1 << 16;

/**
 * Explores a component, or the part of it that is wanted, and keeps its edges, a few states at a time. It gives up, for good, once there are more
 * than `most` states.
 */
export class GraphBuilding {
  private readonly states: StateIndex;
  private readonly queue: StateQueue;
  private readonly out;
  private readonly key: Int32Array;
  private offsets = new Int32Array(1024);
  private degrees = new Int32Array(1024);
  private neighbours = new Int32Array(8192);
  private edges = 0;
  private expanded = 0;
  /** Neighbours of the state that is being expanded that are not wanted. */
  private unwanted = 0;
  private readonly layerStarts = [0];
  private readonly goals: number[] = [];

  constructor(
    private readonly space: Space,
    /** The most states that there may be. */
    readonly most = 1 << 24,
    private readonly wanted?: Wanted,
  ) {
    assertArguments(['space', space, aSpace], ['most', most, aCount], ['wanted', wanted, optional(aFunction)]);
    const { keyWords, stateWords } = space;
    this.states = new StateIndex(keyWords);
    this.queue = new StateQueue(stateWords);
    this.out = newSuccessors(space);
    this.key = new Int32Array(keyWords);
    const { tail, tailAt } = this.queue;
    space.start(tail, tailAt);
    space.save(tail, tailAt, this.key, 0);
    this.queue.push();
    this.states.reserve(1, Number.POSITIVE_INFINITY);
    this.states.insert(this.key, 0);
  }

  /** States known so far. */
  get size(): number {
    return this.states.size;
  }

  /** True once there are more states than that. */
  get isTooLarge(): boolean {
    return this.states.size > this.most;
  }

  /** The bytes of its tables. */
  get bytes(): number {
    return (
      this.states.bytes + this.queue.bytes + 4 * (this.offsets.length + this.degrees.length + this.neighbours.length)
    );
  }

  /** Expanded states: all those that are at most as far from the start as any other. */
  get expansions(): number {
    return this.expanded;
  }

  /** The graph of the states that were expanded so far, a part of the component around the start; goals are not sought outside of it. */
  known(): PartialGraph {
    const size = Math.max(1, this.expanded);
    const states = this.states.first(size);
    const offsets = newWords(size + 1);
    const neighbours = newWords(this.edges);
    const cut = new Uint8Array(size);
    let end = 0;
    for (let at = 0; at < size; at++) {
      if (at >= this.expanded) cut[at] = 1;
      else {
        for (let i = this.offsets[at]; i < this.offsets[at + 1]; i++) {
          if (this.neighbours[i] < size) neighbours[end++] = this.neighbours[i];
          else cut[at] = 1;
        }
      }
      offsets[at + 1] = end;
    }
    const rows = { offsets, neighbours: neighbours.slice(0, end) };
    return { states, ...rows, cut, fromStart: distancesFrom([0], rows), toGoal: distancesFrom(this.goals, rows) };
  }

  /** Expands up to so many further states; of neighbours with long keys, so many lists. The graph once there are no others. */
  step(expansions: number): StateGraph | undefined {
    assertArguments(['expansions', expansions, aCount]);
    for (let left = expansions; left > 0 && this.expanded < this.states.size; left--) {
      if (this.isTooLarge) return undefined;
      if (this.states.isGrowing) this.states.grow();
      else if (!this.mustGrow()) this.expand();
    }
    return this.expanded < this.states.size || this.isTooLarge ? undefined : this.finish();
  }

  /** Whether the table of states has begun to grow, which it does step by step. */
  private mustGrow(): boolean {
    this.states.begin(this.space.maxSuccessors, Number.POSITIVE_INFINITY);
    return this.states.isGrowing;
  }

  /** Enters the neighbours of a state; of very many one list, since all may take seconds. */
  private expand(): void {
    do this.enterList();
    while (this.out.next !== 0 && this.out.keys.length < LONG_LIST);
  }

  private enterList(): void {
    const { space, states, queue, out } = this;
    const { keyWords, maxSuccessors } = space;
    const at = this.expanded;
    if (out.next === 0) this.beginRow(at);
    const row = this.offsets[at];
    const depth = this.layerStarts.length - 2;
    const { head, headAt } = queue;
    states.reserve(maxSuccessors, Number.POSITIVE_INFINITY);
    const room = this.edges + maxSuccessors;
    if (room > this.neighbours.length) this.neighbours = grown(this.neighbours, 2 * room);
    space.expand(head, headAt, -1, out, out.next);
    for (let i = 0; i < out.count; i++) {
      let found = states.find(out.keys, i * keyWords);
      if (found < 0) {
        space.child(head, headAt, out.edges[i], queue.tail, queue.tailAt);
        if (this.wanted?.(queue.tail, queue.tailAt, depth + 1) === false) {
          this.unwanted++;
          continue;
        }
        queue.push();
        found = ~states.insert(out.keys, i * keyWords);
      }
      this.edges = addNeighbour(this.neighbours, row, this.edges, found);
    }
    if (out.next !== 0) return;
    if (space.isGoal(head, headAt)) this.goals.push(at);
    queue.shift();
    this.expanded++;
    this.offsets[at + 1] = this.edges;
    this.degrees[at] = this.edges - row + this.unwanted;
  }

  private beginRow(at: number): void {
    if (at === this.layerStarts.at(-1)) this.layerStarts.push(this.states.size);
    if (at + 2 > this.offsets.length) {
      this.offsets = grown(this.offsets, 2 * this.offsets.length);
      this.degrees = grown(this.degrees, this.offsets.length);
    }
    this.unwanted = 0;
  }

  private finish(): StateGraph {
    const { states } = this;
    const offsets = this.offsets.slice(0, states.size + 1);
    const neighbours = this.neighbours.slice(0, this.edges);
    const degrees = this.degrees.slice(0, states.size);
    const fromStart = new Int32Array(states.size);
    for (const [depth, start] of this.layerStarts.entries()) fromStart.fill(depth, start, this.layerStarts[depth + 1]);
    const toGoal = distancesFrom(this.goals, { offsets, neighbours });
    const graph = { states, offsets, neighbours, fromStart, toGoal };
    return this.wanted === undefined ? graph : { ...graph, degrees };
  }
}

/**
 * Adds a neighbour to the last row, and returns the end of the row. Two moves may lead to the same state, where pieces are
 * alike; rows are short.
 */
export function addNeighbour(neighbours: Int32Array, row: number, end: number, state: number): number {
  for (let i = row; i < end; i++) if (neighbours[i] === state) return end;
  neighbours[end] = state;
  return end + 1;
}

/** The distance of every node from the nearest of the sources, by breadth-first search; -1 where it cannot be reached. */
export function distancesFrom(
  sources: readonly number[],
  { offsets, neighbours }: Pick<StateGraph, 'offsets' | 'neighbours'>,
): Int32Array {
  const size = offsets.length - 1;
  const distances = new Int32Array(size).fill(-1);
  const queue = new Int32Array(size);
  let end = 0;
  for (const source of sources) {
    distances[source] = 0;
    queue[end++] = source;
  }
  for (let read = 0; read < end; read++) {
    const at = queue[read];
    for (let i = offsets[at]; i < offsets[at + 1]; i++) {
      const next = neighbours[i];
      if (distances[next] >= 0) continue;
      distances[next] = distances[at] + 1;
      queue[end++] = next;
    }
  }
  return distances;
}
