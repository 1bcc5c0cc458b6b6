import { hashWord } from '@slidewise/core/internals';
import { type Random, seedWord } from '@slidewise/core/random';
import { gapOf, type News } from './breeding.js';
import { ISLANDS } from './order.js';
import type { Stock } from './stock.js';
import type { Workshop } from './workshop.js';

/** The work of a board, in states: to reach it and to solve it. */
const EACH = 3000;

/**
 * Makes boards from known spaces: positions at the wanted distances in random order, each by one island only. So
 * there is an end when all were tried.
 */
export class FromStock<P, M> {
  constructor(
    private readonly workshop: Workshop<P, M>,
    private readonly stock: Stock<P>,
    private readonly random: Random,
    private readonly island: number,
  ) {}

  *run(): Generator<News<P>, void> {
    const { workshop, stock } = this;
    yield { work: stock.distances.length };
    let isFruitless = true;
    for (const state of workshop.order.hardest ? this.hardestFirst() : this.atRandom()) {
      const made = workshop.finish(stock.at(state), stock.distances[state]!);
      if (made !== undefined) isFruitless = false;
      yield { work: EACH, ...(made === undefined ? {} : { made }) };
    }
    if (isFruitless) yield* this.nearest();
  }

  /** The states of this island in the range, each time at a random distance. */
  private *atRandom(): Generator<number> {
    const { random, stock } = this;
    const { range } = this.workshop.order;
    const layers = new Map<number, number[]>();
    for (const state of this.own()) {
      const distance = stock.distances[state]!;
      if (gapOf(distance, range) !== 0) continue;
      const layer = layers.get(distance);
      if (layer === undefined) layers.set(distance, [state]);
      else layer.push(state);
    }
    const open = [...layers.values()].map((layer) => random.shuffle(layer));
    while (open.length > 0) {
      const layer = random.pick(open);
      yield layer.pop()!;
      if (layer.length === 0) open.splice(open.indexOf(layer), 1);
    }
  }

  /** The hardest states of all components in the range, the hardest first: islands take turns. */
  private hardestFirst(): readonly number[] {
    const { stock, island } = this;
    const { range, seed } = this.workshop.order;
    const states: number[] = [];
    for (let state = 0; state < stock.distances.length; state++) {
      if (stock.isHardest(state) && gapOf(stock.distances[state]!, range) === 0) states.push(state);
    }
    const place = (state: number): number => hashWord(hashWord(seedWord(seed)) + state) >>> 0;
    return states
      .sort((a, b) => stock.distances[b]! - stock.distances[a]! || place(a) - place(b) || a - b)
      .filter((_, rank) => rank % ISLANDS === island);
  }

  /** What comes nearest to the range of what can be made at all. */
  private *nearest(): Generator<News<P>, void> {
    const { workshop, stock } = this;
    const { range, hardest } = workshop.order;
    const gap = (state: number): number => gapOf(stock.distances[state]!, range);
    const others = [...this.own()].filter(
      (state) => stock.distances[state]! > 0 && gap(state) > 0 && (!hardest || stock.isHardest(state)),
    );
    for (const state of others.sort((a, b) => gap(a) - gap(b) || a - b)) {
      const length = stock.distances[state]!;
      const made = workshop.finish(stock.at(state), length);
      yield { work: EACH, ...(made && { nearest: { position: made.position, length } }) };
      if (made !== undefined) return;
    }
  }

  private *own(): Generator<number> {
    for (let state = this.island; state < this.stock.distances.length; state += ISLANDS) yield state;
  }
}
