import type { Family, Scene, ScenePiece, Space, Successors } from '@slidewise/core/contract';
import { newSuccessors } from '@slidewise/core/search';

const BYTES = 4;

/**
 * A space of vehicles with states as ordered lists: a vehicle that moves goes to the end of the list. A course's text
 * had this mistake before it was found, which makes many states of one board.
 */
class ListOrderSpace implements Space {
  readonly keyWords: number;
  readonly stateWords: number;
  readonly maxSuccessors: number;
  private readonly listWords: number;
  private readonly inner: Successors;
  /** The number of the vehicle that each edge moves. */
  private readonly moved = new Map<number, number>();
  private readonly expanded: Uint8Array;

  constructor(
    private readonly boards: Space,
    /** In the order of the first list. */
    private readonly vehicles: readonly string[],
  ) {
    this.listWords = Math.ceil(vehicles.length / BYTES);
    this.keyWords = boards.keyWords + this.listWords;
    this.stateWords = boards.stateWords + this.listWords;
    this.maxSuccessors = boards.maxSuccessors;
    this.inner = newSuccessors(boards);
    this.expanded = new Uint8Array(BYTES * this.listWords);
  }

  start(state: Int32Array, at: number): void {
    this.boards.start(state, at);
    const list = this.listAt(state, at + this.boards.stateWords);
    for (let i = 0; i < this.vehicles.length; i++) list[i] = i;
  }

  load(key: Int32Array, keyAt: number, state: Int32Array, at: number): void {
    this.boards.load(key, keyAt, state, at);
    this.copyList(key, keyAt + this.boards.keyWords, state, at + this.boards.stateWords);
  }

  save(state: Int32Array, at: number, key: Int32Array, keyAt: number): void {
    this.boards.save(state, at, key, keyAt);
    this.copyList(state, at + this.boards.stateWords, key, keyAt + this.boards.keyWords);
  }

  expand(state: Int32Array, at: number, _cameBy: number, out: Successors, from = 0): void {
    const { boards, inner } = this;
    boards.expand(state, at, -1, inner, from);
    for (let i = 0; i < inner.count; i++) {
      const keyAt = i * this.keyWords;
      for (let word = 0; word < boards.keyWords; word++) {
        out.keys[keyAt + word] = inner.keys[i * boards.keyWords + word]!;
      }
      this.toEnd(state, at + boards.stateWords, inner.edges[i]!, out.keys, keyAt + boards.keyWords);
      out.edges[i] = inner.edges[i]!;
    }
    out.count = inner.count;
    out.next = inner.next;
  }

  child(state: Int32Array, at: number, edge: number, into: Int32Array, intoAt: number): void {
    const { boards } = this;
    boards.child(state, at, edge, into, intoAt);
    this.toEnd(state, at + boards.stateWords, edge, into, intoAt + boards.stateWords);
  }

  isGoal(state: Int32Array, at: number): boolean {
    return this.boards.isGoal(state, at);
  }

  /** By board, then by list. */
  compare(keys: Int32Array, a: number, b: number): number {
    const order = this.boards.compare(keys, a, b);
    if (order !== 0) return order;
    const [first, second] = [a, b].map((at) => this.listAt(keys, at + this.boards.keyWords));
    for (const [i, vehicle] of first!.entries()) if (vehicle !== second![i]) return vehicle - second![i]!;
    return 0;
  }

  heuristic(id: string): (state: Int32Array, at: number) => number {
    return this.boards.heuristic(id);
  }

  moves(edges: readonly number[]): readonly unknown[] {
    return this.boards.moves(edges);
  }

  positionAt(keys: Int32Array, at: number, beside?: unknown): unknown {
    return this.boards.positionAt(keys, at, beside);
  }

  private listAt(words: Int32Array, at: number): Uint8Array {
    return new Uint8Array(words.buffer, words.byteOffset + BYTES * at, BYTES * this.listWords);
  }

  private copyList(from: Int32Array, fromAt: number, to: Int32Array, toAt: number): void {
    for (let i = 0; i < this.listWords; i++) to[toAt + i] = from[fromAt + i]!;
  }

  /** Writes a list with the vehicle that an edge moves at its end. */
  private toEnd(from: Int32Array, fromAt: number, edge: number, to: Int32Array, toAt: number): void {
    const vehicle = this.vehicleOf(edge);
    this.expanded.set(this.listAt(from, fromAt));
    const list = this.listAt(to, toAt);
    let place = 0;
    for (let i = 0; i < this.vehicles.length; i++) {
      if (this.expanded[i] !== vehicle) list[place++] = this.expanded[i]!;
    }
    list[place] = vehicle;
    list.fill(0, this.vehicles.length);
  }

  private vehicleOf(edge: number): number {
    const known = this.moved.get(edge);
    if (known !== undefined) return known;
    const [move] = this.boards.moves([edge]) as readonly { readonly vehicle: string }[];
    const vehicle = this.vehicles.indexOf(move!.vehicle);
    this.moved.set(edge, vehicle);
    return vehicle;
  }
}

/** The family of vehicles whose searches take lists in another order for other boards. */
export function withListOrder(family: Family): Family {
  return {
    ...family,
    space: (position, metric, tables) =>
      new ListOrderSpace(family.space(position, metric, tables), inReadingOrder(family.scene(position))),
  };
}

/** The vehicles as the text finds them: row by row. */
function inReadingOrder({ pieces, width }: Scene): string[] {
  const place = ({ cells: [first] }: ScenePiece): number => first!.row * width + first!.column;
  return [...pieces].sort((a, b) => place(a) - place(b)).map(({ label }) => label);
}
