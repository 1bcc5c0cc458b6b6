import type { SearchOptions } from '../contract/engine/search.js';
import type { Space, Successors } from '../contract/engine/space.js';
import { unknownOrder } from '../messages/en/solving.js';
import type { Message } from '../messages/message.js';
import { newWords } from '../out-of-memory.js';
import { type Random, seededRandom } from '../random.js';
import { shorten } from '../text/rows.js';

/** Up to this many successors are ordered by insertion sort, which is fastest for few. */
const FEW = 64;

/** Orders that every space has: as boards read, the other way round, or another one each time, by the seed. */
const ORDERS = ['reads', 'reversed', 'shuffled'] as const;

/** Why an order of successors cannot be used in a space, if it cannot. */
export function orderError({ operators }: Space, order: string): Message | undefined {
  if (ORDERS.some((known) => known === order)) return undefined;
  const names = operators?.names ?? [];
  const isWhole = names.length > 0 && order.length === names.length && names.every((name) => order.includes(name));
  if (isWhole) return undefined;
  return unknownOrder({ id: shorten(order), known: ORDERS, letters: names.length === 0 ? null : names.join('') });
}

/** The order in which the successors of a state are tried. Those by one operator stay as their boards read. */
export class SuccessorOrder {
  private readonly byBoard: Int32Array;
  private readonly result: Int32Array;
  /** The place of each operator in the wanted order; undefined if operators do not matter. */
  private readonly rank: Int32Array | undefined;
  private readonly isReversed: boolean;
  private readonly random: Random | undefined;

  constructor(
    private readonly space: Space,
    { order = 'reads', seed = 1 }: Pick<SearchOptions, 'order' | 'seed'>,
  ) {
    this.byBoard = newWords(space.maxSuccessors);
    this.rank = ORDERS.some((known) => known === order)
      ? undefined
      : Int32Array.from(space.operators!.names, (name) => order.indexOf(name));
    this.result = this.rank === undefined ? this.byBoard : newWords(space.maxSuccessors);
    this.isReversed = order === 'reversed';
    this.random = order === 'shuffled' ? seededRandom(seed) : undefined;
  }

  /** The numbers of the successors in their order; overwritten by the next call. */
  of(out: Successors): Int32Array {
    const { space, byBoard, rank, result, random } = this;
    const { count } = out;
    putInOrder(space, out, byBoard);
    if (this.isReversed) byBoard.subarray(0, count).reverse();
    for (let i = random === undefined ? 0 : count - 1; i > 0; i--) {
      const j = random!.integer(i + 1);
      [byBoard[i], byBoard[j]] = [byBoard[j], byBoard[i]];
    }
    if (rank === undefined) return byBoard;
    let place = 0;
    for (let turn = 0; turn < rank.length; turn++) {
      for (let i = 0; i < count; i++) {
        if (rank[space.operators!.of(out.edges[byBoard[i]])] === turn) result[place++] = byBoard[i];
      }
    }
    return result;
  }
}

/** Writes the order in which the boards of successors read: the order in which a space generates them depends on its packing. */
function putInOrder(space: Space, { count, keys }: Successors, order: Int32Array): void {
  const { keyWords } = space;
  if (count > FEW) {
    for (let i = 0; i < count; i++) order[i] = i;
    order.subarray(0, count).sort((a, b) => space.compare(keys, a * keyWords, b * keyWords));
    return;
  }
  for (let i = 0; i < count; i++) {
    let at = i;
    for (; at > 0 && space.compare(keys, order[at - 1] * keyWords, i * keyWords) > 0; at--) order[at] = order[at - 1];
    order[at] = i;
  }
}
