import type { Space } from '../contract/engine/space.js';
import { newWords } from '../out-of-memory.js';
import { grown, StateIndex } from './tables/state-index.js';

/** A walk from the start, which a local search makes: it knows its current state, and the edges that led there. */
export class Walk {
  /** The current state. */
  readonly state: Int32Array;
  /** How many edges it has. */
  length = 0;
  private edges = newWords(64);
  private readonly spare: Int32Array;

  constructor(private readonly space: Space) {
    this.state = newWords(space.stateWords);
    this.spare = newWords(space.stateWords);
    this.restart();
  }

  get bytes(): number {
    return 4 * (this.edges.length + this.state.length + this.spare.length);
  }

  restart(): void {
    this.length = 0;
    this.space.start(this.state, 0);
  }

  /** Whether one edge more fits into so many bytes. */
  hasRoom(limit: number): boolean {
    return this.length < this.edges.length || this.bytes + 4 * this.edges.length <= limit;
  }

  follow(edge: number): void {
    if (this.length === this.edges.length) this.edges = grown(this.edges, 2 * this.length);
    this.edges[this.length++] = edge;
    this.space.child(this.state, 0, edge, this.spare, 0);
    this.state.set(this.spare);
  }

  /** The edges from the start to the current state, without the loops of the walk. */
  path(): readonly number[] {
    const { space, edges, spare } = this;
    const met = new StateIndex(space.keyWords);
    const key = newWords(space.keyWords);
    const state = newWords(space.stateWords);
    const path: number[] = [];
    /** The place of each state on the path; -1 for those of loops that were cut off. */
    const places: number[] = [];
    const states: number[] = [];
    const note = (): void => {
      space.save(state, 0, key, 0);
      met.reserve(1, Number.POSITIVE_INFINITY);
      const found = met.insert(key, 0);
      const known = found < 0 ? ~found : found;
      const place = found < 0 ? -1 : places[known];
      if (place >= 0) {
        for (const left of states.splice(place + 1)) places[left] = -1;
        path.length = place;
        return;
      }
      places[known] = states.length;
      states.push(known);
    };
    space.start(state, 0);
    note();
    for (let i = 0; i < this.length; i++) {
      space.child(state, 0, edges[i], spare, 0);
      state.set(spare);
      path.push(edges[i]);
      note();
    }
    return path;
  }
}
