import type { Space, Survey } from '../contract/engine/space.js';
import { newWords } from '../out-of-memory.js';
import { newSuccessors, sameKey } from './counts.js';
import { hashKey } from './tables/hash.js';
import { grown } from './tables/state-index.js';

const FIRST_ROOM = 1 << 12;

/**
 * Explores one space after another, with the distance of every state from the nearest goal: `explore` and `goalDistances` for thousands of small
 * spaces. Its arrays serve again: slots of the hash table that were filled for an earlier space count as empty. Spaces may bring a faster way.
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
  /** The edge by which each state was first reached: from the start, then from the goals. */
  private cameBy = newWords(FIRST_ROOM);
  private distances = newWords(FIRST_ROOM);
  private queue = newWords(FIRST_ROOM);

  /** The space, or undefined if it has more than `limit` states. */
  survey(space: Space, limit: number): Survey | undefined {
    const survey = space.survey?.(limit);
    this.explored = survey?.size ?? this.explore(space, limit);
    return this.explored > limit ? undefined : (survey ?? this.measure(space, this.explored));
  }

  private explore(space: Space, limit: number): number {
    const { keyWords, stateWords } = space;
    const out = newSuccessors(space);
    this.begin(keyWords, stateWords);
    space.start(this.states, 0);
    space.save(this.states, 0, this.keys, 0);
    this.enter(0, keyWords);
    this.cameBy[0] = -1;
    let size = 1;
    for (let at = 0; at < size && size <= limit; at++) {
      out.next = 0;
      do {
        space.expand(this.states, at * stateWords, this.cameBy[at], out, out.next);
        this.reserve(size, out.count, space);
        const { slots, stamps, epoch, keys } = this;
        for (let i = 0; i < out.count; i++) {
          const slot = this.slotOf(out.keys, i * keyWords, keyWords);
          if (stamps[slot] === epoch) continue;
          stamps[slot] = epoch;
          slots[slot] = size;
          for (let w = 0; w < keyWords; w++) keys[size * keyWords + w] = out.keys[i * keyWords + w];
          space.child(this.states, at * stateWords, out.edges[i], this.states, size * stateWords);
          this.cameBy[size++] = out.edges[i];
        }
      } while (out.next !== 0);
    }
    return size;
  }

  /** Multi-source breadth-first search from all goals. */
  private measure(space: Space, size: number): Survey {
    const { distances, queue, slots, keys, states, cameBy } = this;
    const { keyWords, stateWords } = space;
    const out = newSuccessors(space);
    distances.fill(-1, 0, size);
    let end = 0;
    for (let at = 0; at < size; at++) {
      if (!space.isGoal(states, at * stateWords)) continue;
      distances[at] = 0;
      cameBy[at] = -1;
      queue[end++] = at;
    }
    for (let read = 0; read < end; read++) {
      const at = queue[read];
      out.next = 0;
      do {
        space.expand(states, at * stateWords, cameBy[at], out, out.next);
        for (let i = 0; i < out.count; i++) {
          const next = slots[this.slotOf(out.keys, i * keyWords, keyWords)];
          if (distances[next] >= 0) continue;
          distances[next] = distances[at] + 1;
          cameBy[next] = out.edges[i];
          queue[end++] = next;
        }
      } while (out.next !== 0);
    }
    const hardest = end === 0 ? -1 : distances[queue[end - 1]];
    const view = distances.subarray(0, size);
    return {
      size,
      hardest,
      hardestState: view.indexOf(hardest),
      distances: view,
      read: (state, into, at) => {
        for (let w = 0; w < keyWords; w++) into[at + w] = keys[state * keyWords + w];
      },
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

  /** Makes room for `more` states, beside those that there are. */
  private reserve(size: number, more: number, { keyWords, stateWords }: Space): void {
    if (size + more <= this.room) return;
    while (this.room < size + more) this.room *= 2;
    const { room } = this;
    // They may be longer already: an earlier space may have had wider keys and states.
    if (this.keys.length < room * keyWords) this.keys = grown(this.keys, room * keyWords);
    if (this.states.length < room * stateWords) this.states = grown(this.states, room * stateWords);
    this.cameBy = grown(this.cameBy, room);
    this.distances = newWords(room);
    this.queue = newWords(room);
    this.slots = newWords(4 * room);
    this.stamps = newWords(4 * room);
    this.shift = 32 - Math.log2(4 * room);
    for (let state = 0; state < size; state++) this.enter(state, keyWords);
  }
}
