import type { Space, Successors } from '../contract/engine/space.js';
import { newWords } from '../out-of-memory.js';
import { sameKey } from './counts.js';
import { hashKey } from './tables/hash.js';
import { grown } from './tables/state-index.js';

/** Words for a state on the path besides its state and key: hash, edge, node, first and next of its successors. */
const FRAME_WORDS = 5;

/** The path of a depth-first search, with the successors that are still to be tried at each of its states. */
export class PathStack {
  /** The depth of the deepest state; -1 while there is none. */
  depth = -1;
  /** The deepest state, in `states` at `stateAt`. */
  states: Int32Array;
  private keys: Int32Array;
  private frames: Int32Array;
  private pendingKeys: Int32Array;
  private pendingEdges: Int32Array;
  /** How many successors are kept in all. */
  private pending = 0;

  constructor(private readonly space: Space) {
    this.states = newWords(16 * space.stateWords);
    this.keys = newWords(16 * space.keyWords);
    this.frames = newWords(16 * FRAME_WORDS);
    this.pendingKeys = newWords(64 * space.keyWords);
    this.pendingEdges = newWords(64);
  }

  get bytes(): number {
    const { states, keys, frames, pendingKeys, pendingEdges } = this;
    return 4 * (states.length + keys.length + frames.length + pendingKeys.length + pendingEdges.length);
  }

  get stateAt(): number {
    return this.depth * this.space.stateWords;
  }

  get node(): number {
    return this.depth < 0 ? -1 : this.frames[this.depth * FRAME_WORDS + 2];
  }

  set node(node: number) {
    this.frames[this.depth * FRAME_WORDS + 2] = node;
  }

  /** The node of the state before the deepest one, and the edge from there; -1 at the start. */
  get parentNode(): number {
    return this.depth === 0 ? -1 : this.frames[(this.depth - 1) * FRAME_WORDS + 2];
  }

  get edge(): number {
    return this.frames[this.depth * FRAME_WORDS + 1];
  }

  /** The start becomes the only state. */
  restart(): void {
    this.pending = 0;
    this.depth = 0;
    this.space.start(this.states, 0);
    this.space.save(this.states, 0, this.keys, 0);
    this.note(-1);
  }

  /** Makes room for a deeper path and so many further successors; false if that takes more bytes than allowed. */
  reserve(successors: number, limit: number): boolean {
    const { space } = this;
    const frames = this.depth + 2;
    const pending = this.pending + successors;
    while (this.frames.length < frames * FRAME_WORDS) {
      const length = 2 * (this.frames.length / FRAME_WORDS);
      const more = 4 * (length / 2) * (space.stateWords + space.keyWords + FRAME_WORDS);
      if (this.bytes + more > limit) return false;
      this.states = grown(this.states, length * space.stateWords);
      this.keys = grown(this.keys, length * space.keyWords);
      this.frames = grown(this.frames, length * FRAME_WORDS);
    }
    while (this.pendingEdges.length < pending) {
      const length = 2 * this.pendingEdges.length;
      if (this.bytes + 2 * length * (space.keyWords + 1) > limit) return false;
      this.pendingKeys = grown(this.pendingKeys, length * space.keyWords);
      this.pendingEdges = grown(this.pendingEdges, length);
    }
    return true;
  }

  /** Keeps the successors of the deepest state, in an order. There must be room. */
  append({ keys, edges, count }: Successors, order: Int32Array): void {
    const { keyWords } = this.space;
    for (let turn = 0; turn < count; turn++) {
      const from = order[turn] * keyWords;
      const to = this.pending * keyWords;
      for (let word = 0; word < keyWords; word++) this.pendingKeys[to + word] = keys[from + word];
      this.pendingEdges[this.pending++] = edges[order[turn]];
    }
  }

  /** The number of the next successor of the deepest state, or -1. */
  takeNext(): number {
    const at = this.depth * FRAME_WORDS + 4;
    return this.frames[at] === this.pending ? -1 : this.frames[at]++;
  }

  /** The keys of the successors: number n stands at n × `keyWords`. */
  get successorKeys(): Int32Array {
    return this.pendingKeys;
  }

  /** Whether a successor is on the path already. */
  repeats(successor: number): boolean {
    const { keyWords } = this.space;
    const at = successor * keyWords;
    const hash = hashKey(this.pendingKeys, at, keyWords);
    for (let depth = this.depth; depth >= 0; depth--) {
      if (this.frames[depth * FRAME_WORDS] !== hash) continue;
      if (sameKey(this.keys, depth * keyWords, this.pendingKeys, at, keyWords)) return true;
    }
    return false;
  }

  /** A successor of the deepest state becomes the deepest. There must be room. */
  descend(successor: number): void {
    const { space, states, stateAt } = this;
    const { keyWords, stateWords } = space;
    const edge = this.pendingEdges[successor];
    space.child(states, stateAt, edge, states, stateAt + stateWords);
    this.depth++;
    const [from, to] = [successor * keyWords, this.depth * keyWords];
    for (let word = 0; word < keyWords; word++) this.keys[to + word] = this.pendingKeys[from + word];
    this.note(edge);
  }

  /** Leaves the deepest state and forgets its successors. */
  leave(): void {
    this.pending = this.frames[this.depth * FRAME_WORDS + 3];
    this.depth--;
  }

  /** The edges from the start to the deepest state. */
  edges(): readonly number[] {
    return Array.from({ length: this.depth }, (_, i) => this.frames[(i + 1) * FRAME_WORDS + 1]);
  }

  private note(edge: number): void {
    const { frames, pending, depth } = this;
    const at = depth * FRAME_WORDS;
    frames[at] = hashKey(this.keys, depth * this.space.keyWords, this.space.keyWords);
    frames[at + 1] = edge;
    frames[at + 2] = -1;
    frames[at + 3] = pending;
    frames[at + 4] = pending;
  }
}
