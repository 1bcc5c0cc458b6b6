import type { Space, Successors } from '../../contract/space.js';
import { FREE, type FrogsPosition, type Jump, REACH } from './position.js';

/** Four bits for each stone: 0 if it is free, else the frog's number. The key is all there is to a state. */
export class FrogsSpace implements Space<Jump, FrogsPosition> {
  readonly keyWords = 1;
  readonly stateWords = 1;
  readonly maxSuccessors = 2 * REACH;
  private readonly first: number;
  private readonly goal: number;
  private readonly stones: number;

  constructor(private readonly begin: FrogsPosition) {
    const { row, goal } = begin;
    this.first = pack(row);
    this.goal = pack(goal);
    this.stones = row.length;
  }

  start(state: Int32Array, at: number): void {
    state[at] = this.first;
  }

  load(key: Int32Array, keyAt: number, state: Int32Array, at: number): void {
    state[at] = key[keyAt]!;
  }

  save(state: Int32Array, at: number, key: Int32Array, keyAt: number): void {
    key[keyAt] = state[at]!;
  }

  expand(state: Int32Array, at: number, _cameBy: number, out: Successors): void {
    const free = this.freeStone(state[at]!);
    out.count = 0;
    out.next = 0;
    for (let from = Math.max(0, free - REACH); from <= Math.min(free + REACH, this.stones - 1); from++) {
      if (from === free) continue;
      out.edges[out.count] = from;
      this.child(state, at, from, out.keys, out.count++);
    }
  }

  child(state: Int32Array, at: number, edge: number, into: Int32Array, intoAt: number): void {
    const word = state[at]!;
    const frog = (word >>> (4 * edge)) & 15;
    into[intoAt] = word ^ (frog << (4 * edge)) ^ (frog << (4 * this.freeStone(word)));
  }

  isGoal(state: Int32Array, at: number): boolean {
    return state[at] === this.goal;
  }

  compare(keys: Int32Array, a: number, b: number): number {
    for (let stone = 0; stone < this.stones; stone++) {
      const order = ((keys[a]! >>> (4 * stone)) & 15) - ((keys[b]! >>> (4 * stone)) & 15);
      if (order !== 0) return order;
    }
    return 0;
  }

  heuristic(id: string): (state: Int32Array, at: number) => number {
    if (id !== 'misplaced') return () => 0;
    return (state, at) => {
      let away = 0;
      for (let stone = 0; stone < this.stones; stone++) {
        const frog = (state[at]! >>> (4 * stone)) & 15;
        if (frog !== 0 && frog !== ((this.goal >>> (4 * stone)) & 15)) away++;
      }
      return away;
    };
  }

  moves(edges: readonly number[]): readonly Jump[] {
    return edges.map((from) => ({ from }));
  }

  positionAt(keys: Int32Array, at: number): FrogsPosition {
    const stones = Array.from({ length: this.stones }, (_, stone) => (keys[at]! >>> (4 * stone)) & 15);
    const row = stones.map((frog) => (frog === 0 ? FREE : String.fromCharCode(64 + frog))).join('');
    return Object.freeze({ row, goal: this.begin.goal });
  }

  private freeStone(word: number): number {
    let stone = 0;
    while (((word >>> (4 * stone)) & 15) !== 0) stone++;
    return stone;
  }
}

function pack(row: string): number {
  return [...row].reduce((word, stone, i) => word | ((stone === FREE ? 0 : stone.charCodeAt(0) - 64) << (4 * i)), 0);
}
