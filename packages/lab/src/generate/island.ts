import { aFamily, assertArguments, listOf, placeIn } from '@slidewise/core/checking';
import type { Family } from '@slidewise/core/contract';
import { hashWord } from '@slidewise/core/internals';
import { seededRandom, seedWord } from '@slidewise/core/random';
import { Breeding, type Nearest, type News } from './breeding.js';
import { FromStock } from './from-stock.js';
import { anOrder, ISLANDS, type Order } from './order.js';
import { Walks } from './walks.js';
import { type Made, Workshop } from './workshop.js';

/** What an island has made in a round. */
export interface Round<P = unknown> {
  /** The boards that were made in this round. */
  readonly made: readonly Made<P>[];
  /** The board that came nearest to the order, if a nearer one was found in this round. */
  readonly nearest?: Nearest<P>;
  /** There will be no further round: it has tried everything, or it gives up. */
  readonly last: boolean;
  /** It has tried everything: it is the last, and no board was left out. */
  readonly isExhausted?: boolean;
}

/** The work of a round, in states: some hundredths of a second. */
const ROUND = 60_000;

/**
 * One of the independent lines of work of an order. The result of a round follows from the order and the number
 * alone, so any thread can work on any island.
 */
export class Island<P = unknown, M = unknown> {
  private news: Generator<News<P>, void> | undefined;

  constructor(
    private readonly workshop: Workshop<P, M>,
    /** The number of the island, from 0. */
    readonly number: number,
  ) {}

  /** Works for a round. */
  work(): Round<P> {
    const { workshop } = this;
    this.news ??= this.begin();
    const made: Made<P>[] = [];
    let nearest: Nearest<P> | undefined;
    for (let work = 0; work < ROUND; ) {
      const next = this.news.next();
      if (next.done === true)
        return { made, ...(nearest && { nearest }), last: true, isExhausted: workshop.stock() !== undefined };
      work += next.value.work;
      if (next.value.made !== undefined) made.push(next.value.made);
      if (next.value.nearest !== undefined) nearest = this.tidied(next.value.nearest);
    }
    return { made, ...(nearest && { nearest }), last: false };
  }

  /** Begins with the first round: where all boards are to be listed, that takes a second. */
  private begin(): Generator<News<P>, void> {
    const { workshop, number } = this;
    const random = seededRandom(hashWord(hashWord(seedWord(workshop.order.seed)) + number + 1));
    const stock = workshop.stock();
    if (stock !== undefined) return new FromStock(workshop, stock, random, number).run();
    return workshop.explores ? new Breeding(workshop, random).run() : new Walks(workshop, random).run();
  }

  private tidied({ position, length }: Nearest<P>): Nearest<P> {
    return { position: this.workshop.puzzles?.tidy?.(position) ?? position, length };
  }
}

/** The islands of an order that work in one thread: they share tables. */
export function islandsOf<P, M>(family: Family<P, M>, order: Order, numbers: readonly number[]): Island<P, M>[] {
  assertArguments(['family', family, aFamily], ['order', order, anOrder]);
  assertArguments(['numbers', numbers, listOf(placeIn(ISLANDS, 'islands'))]);
  const workshop = new Workshop(family, order);
  return numbers.map((number) => new Island(workshop, number));
}
