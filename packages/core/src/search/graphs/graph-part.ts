import type { Space } from '../../contract/engine/space.js';
import { newWords } from '../../out-of-memory.js';
import { newSuccessors } from '../counts.js';
import { grown, StateIndex } from '../tables/state-index.js';
import { addNeighbour, distancesFrom, type PartialGraph } from './state-graph.js';

/** A part of a component: all states up to some distance from the nearest of some states, which must hang together. */
export class PartBuilding {
  private readonly states: StateIndex;
  private readonly out;
  private readonly state: Int32Array;
  private collected = 0;
  private linked = 0;
  private offsets = newWords(1024);
  private neighbours = newWords(8192);
  private edges = 0;
  private cut = new Uint8Array(0);
  private readonly goals: number[] = [];
  private full = false;

  /** `seeds` are keys, one after another; the first is the start. There are no more than `most` states, but for the seeds. */
  constructor(
    private readonly space: Space,
    seeds: Int32Array,
    private readonly most: number,
  ) {
    const { keyWords, stateWords } = space;
    this.states = new StateIndex(keyWords);
    this.out = newSuccessors(space);
    this.state = new Int32Array(stateWords);
    for (let at = 0; at < seeds.length; at += keyWords) {
      this.states.reserve(1, Number.POSITIVE_INFINITY);
      this.states.insert(seeds, at);
    }
  }

  /** How many states there are so far. */
  get size(): number {
    return this.states.size;
  }

  /** The memory that it takes. */
  get bytes(): number {
    return this.states.bytes + 4 * (this.offsets.length + this.neighbours.length);
  }

  /** No further states are collected. */
  close(): void {
    this.full = true;
  }

  /** Expands up to so many further states, twice in all: once to collect them, once to find their edges. The graph once that is done. */
  step(expansions: number): PartialGraph | undefined {
    for (let left = expansions; left > 0; left--) {
      if (this.states.isGrowing) this.states.grow();
      else if (this.collecting) this.collect();
      else if (this.linked < this.states.size) this.link();
      else break;
    }
    return this.collecting || this.linked < this.states.size ? undefined : this.finish();
  }

  private get collecting(): boolean {
    return !this.full && this.collected < this.states.size && this.states.size < this.most;
  }

  private collect(): void {
    const { states, out, space } = this;
    states.begin(space.maxSuccessors, Number.POSITIVE_INFINITY);
    if (states.isGrowing) return;
    this.expand(this.collected++, () => {
      states.reserve(out.count, Number.POSITIVE_INFINITY);
      for (let i = 0; i < out.count && states.size < this.most; i++) states.insert(out.keys, i * space.keyWords);
    });
  }

  private link(): void {
    const { states, out, space } = this;
    const at = this.linked++;
    if (this.cut.length < states.size) this.cut = new Uint8Array(states.size);
    if (at + 2 > this.offsets.length) this.offsets = grown(this.offsets, 2 * this.offsets.length);
    const row = this.edges;
    this.expand(at, () => {
      const room = this.edges + out.count;
      if (room > this.neighbours.length) this.neighbours = grown(this.neighbours, 2 * room);
      for (let i = 0; i < out.count; i++) {
        const found = states.find(out.keys, i * space.keyWords);
        if (found < 0) this.cut[at] = 1;
        else this.edges = addNeighbour(this.neighbours, row, this.edges, found);
      }
    });
    if (space.isGoal(this.state, 0)) this.goals.push(at);
    this.offsets[at + 1] = this.edges;
  }

  private expand(at: number, listed: () => void): void {
    const { space, state, out } = this;
    space.load(this.states.keys, at * space.keyWords, state, 0);
    out.next = 0;
    do {
      space.expand(state, 0, -1, out, out.next);
      listed();
    } while (out.next !== 0);
  }

  /** Numbers the states anew, in order of their distance from the start. */
  private finish(): PartialGraph {
    const { keyWords } = this.space;
    const rows = { offsets: this.offsets, neighbours: this.neighbours };
    const order = breadthFirstOrder(rows, this.states.size);
    const numbers = newWords(this.states.size);
    for (const [number, state] of order.entries()) numbers[state] = number;
    const states = new StateIndex(keyWords);
    states.reserve(order.length, Number.POSITIVE_INFINITY);
    const offsets = newWords(order.length + 1);
    const neighbours = newWords(this.edges);
    const cut = new Uint8Array(order.length);
    let end = 0;
    for (const [number, state] of order.entries()) {
      states.insert(this.states.keys, state * keyWords);
      for (let i = rows.offsets[state]; i < rows.offsets[state + 1]; i++) {
        neighbours[end++] = numbers[rows.neighbours[i]];
      }
      offsets[number + 1] = end;
      cut[number] = this.cut[state];
    }
    const graph = { offsets, neighbours };
    const goals = this.goals.map((goal) => numbers[goal]);
    return { states, ...graph, cut, fromStart: distancesFrom([0], graph), toGoal: distancesFrom(goals, graph) };
  }
}

/** All states in order of their distance from state 0. */
function breadthFirstOrder(
  { offsets, neighbours }: { offsets: Int32Array; neighbours: Int32Array },
  size: number,
): Int32Array {
  const seen = new Uint8Array(size);
  const order = newWords(size);
  seen[0] = 1;
  let end = 1;
  for (let read = 0; read < end; read++) {
    for (let i = offsets[order[read]]; i < offsets[order[read] + 1]; i++) {
      const next = neighbours[i];
      if (seen[next] === 1) continue;
      seen[next] = 1;
      order[end++] = next;
    }
  }
  return order.slice(0, end);
}
