import { aBoolean, aList, assertArguments, objectWith, placeIn } from '@slidewise/core/checking';
import { gapOf, type Nearest } from './breeding.js';
import type { Round } from './island.js';
import { anOrder, ISLANDS, type Order } from './order.js';
import type { Generated, Made } from './workshop.js';

const anIsland = placeIn(ISLANDS, 'islands');
const aRound = objectWith({ made: aList, last: aBoolean });

/** So many rounds of all islands without a board, and boards of components that have one already are as good as others: a second or two. */
const IDLE_TURNS = 6;

/**
 * Puts the rounds of all islands in order, whatever order they come in: round by round, and in each round a board of each island in turn. It leaves out boards of
 * which the like has been made already, and ends when there are enough. Of a component there is one board; others come when there has been nothing else for
 * long.
 */
export class Collector<P = unknown> {
  /** The board that came nearest to the order so far, as long as none was made. */
  nearest: Nearest<P> | undefined;
  /** How many boards there are so far. */
  count = 0;
  private readonly waiting: Round<P>[][] = Array.from({ length: ISLANDS }, () => []);
  private readonly ended = new Array<boolean>(ISLANDS).fill(false);
  private readonly exhausted = new Array<boolean>(ISLANDS).fill(false);
  private readonly known = new Set<string>();
  private readonly components = new Set<string>();
  /** Boards of components that have one already. */
  private readonly spare: Generated<P>[] = [];
  /** How many rounds of all islands have brought nothing, and how many boards there were before this one. */
  private idle = 0;
  private before = 0;
  /** What is left of this round, of each island. */
  private readonly others: (readonly Made<P>[])[] = [];
  /** Whose round is next. */
  private turn = 0;

  constructor(private readonly order: Order) {
    assertArguments(['order', order, anOrder]);
  }

  /** There are enough boards, or no island makes any more. */
  get done(): boolean {
    return this.count >= this.order.count || this.ended.every(Boolean);
  }

  /** There is no other board like those that were made: every one has been tried. */
  get isExhausted(): boolean {
    return this.exhausted.every(Boolean);
  }

  /** The next round of an island; the boards that are next. */
  add(island: number, round: Round<P>): readonly Generated<P>[] {
    assertArguments(['island', island, anIsland], ['round', round, aRound]);
    this.waiting[island]!.push(round);
    const boards: Generated<P>[] = [];
    while (!this.done) {
      if (this.ended[this.turn] !== true) {
        const next = this.waiting[this.turn]!.shift();
        if (next === undefined) break;
        this.see(next);
        const [first, ...others] = next.made;
        if (first !== undefined) boards.push(...this.take([first]));
        this.others.push(others);
        if (next.last) this.ended[this.turn] = true;
        if (next.isExhausted) this.exhausted[this.turn] = true;
      }
      this.turn = (this.turn + 1) % ISLANDS;
      if (this.turn === 0 || this.done) boards.push(...this.endTurn());
    }
    return boards;
  }

  /** How many rounds of an island wait for others: it need not hurry. */
  ahead(island: number): number {
    assertArguments(['island', island, anIsland]);
    return this.waiting[island]!.length;
  }

  /** The second boards of all islands, then the third: what an island makes one after another looks alike. */
  private endTurn(): readonly Generated<P>[] {
    const { others } = this;
    const boards: Generated<P>[] = [];
    for (let rank = 0; others.some((made) => made.length > rank); rank++) {
      boards.push(...this.take(others.flatMap((made) => made.slice(rank, rank + 1))));
    }
    others.length = 0;
    this.idle = this.count > this.before ? 0 : this.idle + 1;
    if (this.idle >= IDLE_TURNS || this.ended.every(Boolean)) {
      const spare = this.spare.splice(0, this.order.count - this.count);
      this.count += spare.length;
      boards.push(...spare);
    }
    this.before = this.count;
    return boards;
  }

  private see({ nearest }: Round<P>): void {
    if (nearest === undefined) return;
    const { range } = this.order;
    const before = this.nearest === undefined ? Number.POSITIVE_INFINITY : gapOf(this.nearest.length, range);
    if (gapOf(nearest.length, range) < before) this.nearest = nearest;
  }

  private take(made: readonly Made<P>[]): readonly Generated<P>[] {
    const boards: Generated<P>[] = [];
    for (const { likeness, component, ...board } of made) {
      if (this.count >= this.order.count) break;
      if (this.known.has(likeness)) continue;
      this.known.add(likeness);
      if (component !== undefined && this.components.has(component)) {
        if (this.spare.length < this.order.count) this.spare.push(board);
        continue;
      }
      if (component !== undefined) this.components.add(component);
      this.count++;
      boards.push(board);
    }
    return boards;
  }
}
