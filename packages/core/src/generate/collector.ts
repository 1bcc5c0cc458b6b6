import { aList, aTruth, demand, objectWith, placeIn } from '../check.js';
import type { Nearest } from './breeding.js';
import type { Round } from './island.js';
import { anOrder, ISLANDS, type Order } from './order.js';
import type { Generated } from './workshop.js';

const anIsland = placeIn(ISLANDS, 'islands');
const aRound = objectWith({ made: aList, last: aTruth });

/**
 * Puts the rounds of all islands in order, whatever order they come in: round by round, and in each round island by island. It leaves out boards of
 * which the like has been made already, and ends when there are enough.
 */
export class Collector<P = unknown> {
  /** The board that came nearest to the order so far, as long as none was made. */
  nearest: Nearest<P> | undefined;
  /** How many boards there are so far. */
  count = 0;
  private readonly waiting: Round<P>[][] = Array.from({ length: ISLANDS }, () => []);
  private readonly ended = new Array<boolean>(ISLANDS).fill(false);
  private readonly known = new Set<string>();
  /** Whose round is next. */
  private turn = 0;

  constructor(private readonly order: Order) {
    demand(['order', order, anOrder]);
  }

  /** There are enough boards, or no island makes any more. */
  get done(): boolean {
    return this.count >= this.order.count || this.ended.every(Boolean);
  }

  /** The next round of an island; the boards that are next. */
  add(island: number, round: Round<P>): readonly Generated<P>[] {
    demand(['island', island, anIsland], ['round', round, aRound]);
    this.waiting[island]!.push(round);
    const boards: Generated<P>[] = [];
    while (!this.done) {
      if (this.ended[this.turn] !== true) {
        const next = this.waiting[this.turn]!.shift();
        if (next === undefined) break;
        boards.push(...this.take(next));
        if (next.last) this.ended[this.turn] = true;
      }
      this.turn = (this.turn + 1) % ISLANDS;
    }
    return boards;
  }

  /** How many rounds of an island wait for others: it need not hurry. */
  ahead(island: number): number {
    demand(['island', island, anIsland]);
    return this.waiting[island]!.length;
  }

  private take({ made, nearest }: Round<P>): readonly Generated<P>[] {
    if (nearest !== undefined && nearest.length > (this.nearest?.length ?? -1)) this.nearest = nearest;
    const boards: Generated<P>[] = [];
    for (const { likeness, ...board } of made) {
      if (this.count >= this.order.count) break;
      if (this.known.has(likeness)) continue;
      this.known.add(likeness);
      this.count++;
      boards.push(board);
    }
    return boards;
  }
}
