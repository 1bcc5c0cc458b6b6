import type { Space } from '../contract/space.js';
import { newWords } from '../out-of-memory.js';
import { edgesTo, newSuccessors, sameKey } from './counts.js';
import { hashKey } from './hash.js';
import { grown } from './state-index.js';

/** A space that has been explored; what it says holds until the surveyor that made it explores another one. */
export interface Survey {
  /** How many positions it has. */
  readonly size: number;
  /** The largest distance from the nearest goal; -1 where no goal can be reached. */
  readonly hardest: number;
  /** The state of that distance that was found first. */
  readonly hardestState: number;
  /** The distance of each state from the nearest goal; -1 where there is none. */
  readonly distances: Int32Array;
  /** The edges of a shortest path from the start to a state. */
  pathTo(state: number): readonly number[];
}

const FIRST_ROOM = 1 << 12;

/**
 * Explores one space after another, with the distance of every state from the nearest goal: `explore` and `goalDistances` for thousands of small
 * spaces. Its arrays serve again: slots of the hash table that were filled for an earlier space count as empty. The edges are
 * kept, so that the way back from the goals generates and looks up nothing.
 */
export class Surveyor {
  /** How many states the last survey has stored, also where it was given up: the work that it was. */
  explored = 0;
  private epoch = 0;
  private slots = newWords(4 * FIRST_ROOM);
  private stamps = newWords(4 * FIRST_ROOM);
  private shift = 32 - Math.log2(4 * FIRST_ROOM);
  /** How many states there is room for. */
  private room = FIRST_ROOM;
  private keys = newWords(0);
  private states = newWords(0);
  private parents = newWords(FIRST_ROOM);
  private cameBy = newWords(FIRST_ROOM);
  private distances = newWords(FIRST_ROOM);
  private queue = newWords(FIRST_ROOM);
  /** The neighbours of each state, one after another, and where those of a state start. */
  private neighbours = newWords(8 * FIRST_ROOM);
  private starts = newWords(FIRST_ROOM + 1);

  /** The space, or undefined if it has more than `limit` states. */
  survey(space: Space, limit: number): Survey | undefined {
    const size = this.explore(space, limit);
    return size > limit ? undefined : this.measure(space, size);
  }

  private explore(space: Space, limit: number): number {
    const { keyWords, stateWords } = space;
    const out = newSuccessors(space);
    this.begin(keyWords, stateWords);
    space.start(this.states, 0);
    space.save(this.states, 0, this.keys, 0);
    this.enter(0, keyWords);
    this.parents[0] = -1;
    let [size, edges] = [1, 0];
    for (let at = 0; at < size && size <= limit; at++) {
      this.starts[at] = edges;
      out.next = 0;
      do {
        space.expand(this.states, at * stateWords, -1, out, out.next);
        this.reserve(size, out.count, edges, space);
        const { slots, stamps, neighbours, epoch, keys } = this;
        for (let i = 0; i < out.count; i++) {
          const slot = this.slotOf(out.keys, i * keyWords, keyWords);
          if (stamps[slot] !== epoch) {
            stamps[slot] = epoch;
            slots[slot] = size;
            for (let w = 0; w < keyWords; w++) keys[size * keyWords + w] = out.keys[i * keyWords + w];
            space.child(this.states, at * stateWords, out.edges[i], this.states, size * stateWords);
            this.parents[size] = at;
            this.cameBy[size] = out.edges[i];
            size++;
          }
          neighbours[edges++] = slots[slot];
        }
      } while (out.next !== 0);
    }
    this.starts[size] = edges;
    this.explored = size;
    return size;
  }

  /** Multi-source breadth-first search from all goals, along the edges that were kept. */
  private measure(space: Space, size: number): Survey {
    const { distances, queue, starts, neighbours, parents, cameBy } = this;
    distances.fill(-1, 0, size);
    let end = 0;
    for (let at = 0; at < size; at++) {
      if (!space.isGoal(this.states, at * space.stateWords)) continue;
      distances[at] = 0;
      queue[end++] = at;
    }
    for (let read = 0; read < end; read++) {
      const at = queue[read];
      for (let i = starts[at]; i < starts[at + 1]; i++) {
        const next = neighbours[i];
        if (distances[next] >= 0) continue;
        distances[next] = distances[at] + 1;
        queue[end++] = next;
      }
    }
    const hardest = end === 0 ? -1 : distances[queue[end - 1]];
    const view = distances.subarray(0, size);
    return {
      size,
      hardest,
      hardestState: view.indexOf(hardest),
      distances: view,
      pathTo: (state) => edgesTo(state, parents, cameBy),
    };
  }

  private begin(keyWords: number, stateWords: number): void {
    this.epoch++;
    if (this.keys.length < this.room * keyWords) this.keys = newWords(this.room * keyWords);
    if (this.states.length < this.room * stateWords) this.states = newWords(this.room * stateWords);
  }

  /** The slot that holds a key of this space, or the one where it belongs. */
  private slotOf(from: Int32Array, at: number, words: number): number {
    const { slots, stamps, keys, epoch } = this;
    const mask = slots.length - 1;
    let slot = hashKey(from, at, words) >>> this.shift;
    while (stamps[slot] === epoch && !sameKey(keys, slots[slot] * words, from, at, words)) slot = (slot + 1) & mask;
    return slot;
  }

  /** Puts the key of a state, which is new, into the table. */
  private enter(state: number, keyWords: number): void {
    const slot = this.slotOf(this.keys, state * keyWords, keyWords);
    this.stamps[slot] = this.epoch;
    this.slots[slot] = state;
  }

  /** Makes room for `more` states, beside those that there are, and as many edges. */
  private reserve(size: number, more: number, edges: number, { keyWords, stateWords }: Space): void {
    if (edges + more > this.neighbours.length) this.neighbours = grown(this.neighbours, 2 * (edges + more));
    if (size + more <= this.room) return;
    while (this.room < size + more) this.room *= 2;
    const { room } = this;
    this.keys = grown(this.keys, room * keyWords);
    this.states = grown(this.states, room * stateWords);
    this.parents = grown(this.parents, room);
    this.cameBy = grown(this.cameBy, room);
    this.starts = grown(this.starts, room + 1);
    this.distances = newWords(room);
    this.queue = newWords(room);
    this.slots = newWords(4 * room);
    this.stamps = newWords(4 * room);
    this.shift = 32 - Math.log2(4 * room);
    for (let state = 0; state < size; state++) this.enter(state, keyWords);
  }
}
