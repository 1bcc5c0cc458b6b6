import { aCount, assertArguments } from '@slidewise/core/checking';
import { type Family, type Space, same } from '@slidewise/core/contract';
import { grown } from '@slidewise/core/internals';
import { unwrap } from '@slidewise/core/result';
import type { GrowingTree } from './growing-tree.js';
import type { TreeSearch } from './prepare-tree.js';

/** The boards of a search tree: the position of a node, the move that leads to it, and the order of the open list. */
export class TreeBoards<P, M> {
  private readonly positions = new Map<number, P>();
  /** The key of every node that was asked for, one after another in the order of `keyPlaces`. */
  private keys: Int32Array<ArrayBuffer>;
  private readonly keyPlaces = new Map<number, number>();
  private readonly states: readonly [Int32Array, Int32Array];

  constructor(
    private readonly family: Family<P, M>,
    private readonly start: P,
    private readonly search: Pick<TreeSearch, 'metric' | 'frontier'>,
    private readonly space: Space<M>,
    private readonly tree: GrowingTree,
  ) {
    this.keys = new Int32Array(64 * space.keyWords);
    this.states = [new Int32Array(space.stateWords), new Int32Array(space.stateWords)];
  }

  /** The position of a node. */
  position(id: number): P {
    this.tree.assertNode(id);
    const known = this.positions.get(id);
    if (known !== undefined) return known;
    const edges = this.tree.pathTo(id).slice(1);
    const moves = this.space.moves(edges.map((node) => this.tree.nodes[node]!.edge));
    const found = moves.reduce((position, move) => unwrap(this.family.play(position, move)), this.start);
    this.positions.set(id, found);
    return found;
  }

  /** The move that leads to a node from its parent; none leads to a root. */
  move(id: number): M | undefined {
    this.tree.assertNode(id);
    const { parent } = this.tree.nodes[id]!;
    if (parent < 0) return undefined;
    // Not the last of the space's moves: in metrics that count steps, it may have joined several edges to one move.
    const [before, after] = [this.position(parent), this.position(id)];
    const moves = this.family.moves(before, this.search.metric);
    return moves.find((move) => same(unwrap(this.family.play(before, move)), after));
  }

  /** Parents have changed: identical pieces may have changed places, for these nodes and their descendants. */
  forgetPositions(): void {
    this.positions.clear();
  }

  /** The open nodes that are expanded next, in order; where lots decide, equals are as their boards read. */
  next(count: number): number[] {
    assertArguments(['count', count, aCount]);
    const { nodes } = this.tree;
    const { frontier } = this.search;
    if (frontier === 'path') return [];
    const open = nodes.flatMap(({ id, state }) => (state === 'open' ? [id] : []));
    if (frontier === 'queue') return open.slice(0, count);
    if (frontier === 'buckets' || frontier === 'stacks') {
      const sign = frontier === 'buckets' ? 1 : -1;
      const arrived = (id: number): number => sign * nodes[id]!.arrival;
      return open.sort((a, b) => nodes[a]!.f - nodes[b]!.f || arrived(a) - arrived(b)).slice(0, count);
    }
    // Boards are compared only among ties that may be shown.
    const rank = (a: number, b: number): number => nodes[a]!.f - nodes[b]!.f || nodes[a]!.h - nodes[b]!.h;
    const last = nth(open, count, rank);
    const candidates = last === undefined ? open : open.filter((id) => rank(id, last) <= 0);
    return candidates.sort((a, b) => rank(a, b) || this.compare(a, b)).slice(0, count);
  }

  /** The lexicographic order of two boards. */
  private compare(a: number, b: number): number {
    const [first, second] = [this.keyPlace(a), this.keyPlace(b)];
    return this.space.compare(this.keys, first, second);
  }

  /** The place of a node's key. The board of a node never changes, even if its parent does. */
  private keyPlace(id: number): number {
    for (const node of this.keyPlaces.has(id) ? [] : this.tree.pathTo(id)) {
      if (!this.keyPlaces.has(node)) this.addKey(node);
    }
    return this.keyPlaces.get(id)!;
  }

  private addKey(id: number): void {
    const { space } = this;
    const [state, child] = this.states;
    const { parent, edge } = this.tree.nodes[id]!;
    const place = this.keyPlaces.size * space.keyWords;
    if (place + space.keyWords > this.keys.length) this.keys = grown(this.keys, 2 * this.keys.length);
    if (parent < 0) space.start(child, 0);
    else {
      space.load(this.keys, this.keyPlaces.get(parent)!, state, 0);
      space.child(state, 0, edge, child, 0);
    }
    space.save(child, 0, this.keys, place);
    this.keyPlaces.set(id, place);
  }
}

/** More than these are found faster by sorting all. */
const MOST_SELECTED = 100;

/** Selection: the last of the `count` first items in an order; undefined if there are no more than these. */
function nth(items: readonly number[], count: number, order: (a: number, b: number) => number): number | undefined {
  if (items.length <= count) return undefined;
  if (count > MOST_SELECTED) return items.toSorted(order)[count - 1];
  const first: number[] = [];
  for (const item of items) {
    if (first.length === count && order(item, first.at(-1)!) >= 0) continue;
    let at = first.length;
    while (at > 0 && order(item, first[at - 1]!) < 0) at--;
    first.splice(at, 0, item);
    if (first.length > count) first.pop();
  }
  return first.at(-1);
}
