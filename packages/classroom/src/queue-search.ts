import type { Counts, Outcome, Search, SearchOptions, Space } from '@slidewise/core/contract';
import { grown, newWords } from '@slidewise/core/internals';
import { type Algorithm, newSuccessors } from '@slidewise/core/search';

/** The order of the text's map of moves. */
const MOVES = 'DULR';
const FIRST_CAPACITY = 1024;
/** Words for a node besides its key: parent, edge, g, f. */
const NODE_WORDS = 4;
/** About what an entry takes in the set of boards that were taken, as text. */
const ENTRY_BYTES = 64;

/**
 * A* of a text: its queue may hold a board many times, and only boards that were taken from it count as known. What
 * counts as the same board there is up to the text: the board alone, or the board and its f.
 */
class QueueSearch implements Search<readonly number[]> {
  lowerBound = 0;
  private readonly tally = { expanded: 0, generated: 0, duplicates: 0, peakOpen: 0 };
  private readonly keys: number;
  private readonly out;
  private readonly state: Int32Array;
  private readonly successor: Int32Array;
  private readonly estimate: (state: Int32Array, at: number) => number;
  /** Keys and the rest of all nodes, in order of arrival. */
  private nodes: Int32Array;
  private size = 0;
  /** The queue: by f the nodes of it, first in, first out; and how many of them were taken. */
  private readonly queue: { readonly nodes: number[]; taken: number }[] = [];
  private readonly taken = new Set<string>();

  constructor(
    private readonly space: Space,
    private readonly options: SearchOptions,
    private readonly sameIf: 'board' | 'board and f',
  ) {
    this.keys = space.keyWords;
    this.out = newSuccessors(space);
    this.state = newWords(space.stateWords);
    this.successor = newWords(space.stateWords);
    this.estimate = space.heuristic(options.heuristic.id);
    this.nodes = newWords(FIRST_CAPACITY * this.width);
    space.start(this.state, 0);
    const key = newWords(this.keys);
    space.save(this.state, 0, key, 0);
    this.put(key, 0, -1, -1, 0, this.estimate(this.state, 0));
  }

  get counts(): Counts {
    return { ...this.tally, reopened: 0, stored: this.size, bytes: this.bytes };
  }

  step(expansions: number): Outcome<readonly number[]> | undefined {
    for (let left = expansions; left > 0; left--) {
      const outcome = this.expandFirst();
      if (outcome !== undefined) return outcome;
    }
    return undefined;
  }

  private get width(): number {
    return this.keys + NODE_WORDS;
  }

  private get bytes(): number {
    return this.nodes.byteLength + ENTRY_BYTES * this.taken.size;
  }

  private expandFirst(): Outcome<readonly number[]> | undefined {
    const { space, state, out, tally } = this;
    if (this.bytes + 4 * this.nodes.length > this.options.memoryLimit) return { status: 'stopped', reason: 'memory' };
    // 1. Take the node of the smallest f that came first.
    const first = this.queue.find((nodes) => nodes !== undefined && nodes.taken < nodes.nodes.length);
    if (first === undefined) return { status: 'unsolvable' };
    const node = first.nodes[first.taken++]!;
    const at = node * this.width;
    space.load(this.nodes, at, state, 0);
    if (space.isGoal(state, 0)) return { status: 'solved', path: this.pathTo(node), optimal: false };
    // 2. It is among those that were taken, whether it was before or not.
    this.taken.add(this.identity(this.nodes, at, this.fOf(node)));
    tally.expanded++;
    space.expand(state, 0, -1, out);
    tally.generated += out.count;
    // 3. Successors that were not taken enter the queue, whether they are in it or not.
    const g = this.nodes[at + this.keys + 2]! + 1;
    for (const move of MOVES) {
      for (let i = 0; i < out.count; i++) {
        const { names, of } = space.operators!;
        if (names[of(out.edges[i]!)] !== move) continue;
        space.child(state, 0, out.edges[i]!, this.successor, 0);
        const f = g + this.estimate(this.successor, 0);
        if (this.taken.has(this.identity(out.keys, i * this.keys, f))) tally.duplicates++;
        else this.put(out.keys, i * this.keys, node, out.edges[i]!, g, f);
      }
    }
    return undefined;
  }

  private put(key: Int32Array, keyAt: number, parent: number, edge: number, g: number, f: number): void {
    const { width } = this;
    if ((this.size + 1) * width > this.nodes.length) this.nodes = grown(this.nodes, 2 * this.nodes.length);
    const at = this.size * width;
    for (let i = 0; i < this.keys; i++) this.nodes[at + i] = key[keyAt + i]!;
    this.nodes.set([parent, edge, g, f], at + this.keys);
    this.queue[f] ??= { nodes: [], taken: 0 };
    this.queue[f].nodes.push(this.size++);
  }

  private fOf(node: number): number {
    return this.nodes[node * this.width + this.keys + 3]!;
  }

  private identity(key: Int32Array, at: number, f: number): string {
    const board = key.subarray(at, at + this.keys).join();
    return this.sameIf === 'board' ? board : `${board} ${f}`;
  }

  private pathTo(node: number): number[] {
    const path: number[] = [];
    for (let at = node; at > 0; at = this.nodes[at * this.width + this.keys]!) {
      path.push(this.nodes[at * this.width + this.keys + 1]!);
    }
    return path.reverse();
  }
}

/** The algorithm that asks whether a board was taken, with one notion of the same board. */
export function queueSearch(id: string, sameIf: 'board' | 'board and f'): Algorithm {
  return {
    id,
    title: 'A* with a queue of duplicates',
    summary: `A* that leaves out what was taken; the same if the ${sameIf} are equal`,
    informed: true,
    weighted: false,
    backwards: false,
    settings: [],
    complete: false,
    taught: true,
    shortestIf: 'never',
    start: (space, options) => new QueueSearch(space, options, sameIf),
  };
}
