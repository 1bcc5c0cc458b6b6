import { assertArguments, wholeNumber } from '@slidewise/core/checking';
import type { Family, Ids } from '@slidewise/core/contract';
import { ok, type Result } from '@slidewise/core/result';
import type { Nearest } from './breeding.js';
import { Collector } from './collector.js';
import { type Island, islandsOf } from './island.js';
import { type GenerateOptions, ISLANDS, makeOrder, type Order } from './order.js';
import type { Generated } from './workshop.js';

/**
 * Boards in the making. It does nothing between calls of `step`, and can be left at any time: what it has given is complete. In threads of its own choice a
 * program can do the same with `Island` and `Collector`: the boards and their order are the same.
 */
export class Generation<P = unknown, M = unknown> {
  private readonly collector: Collector<P>;
  private readonly islands: readonly Island<P, M>[];
  private next = 0;
  private readonly ended = new Set<number>();
  private cancelled = false;

  private constructor(
    family: Family<P, M>,
    /** What was asked for, with every default filled in. */
    readonly order: Order,
  ) {
    this.collector = new Collector(order);
    this.islands = islandsOf(
      family,
      order,
      Array.from({ length: ISLANDS }, (_, i) => i),
    );
  }

  /** The problem, if any, is with the options: no board can meet them. */
  static start<P, M, I extends Ids = Ids>(
    family: Family<P, M, I>,
    options: GenerateOptions<I> = {},
  ): Result<Generation<P, M>> {
    const order = makeOrder(family, options);
    return order.ok ? ok(new Generation(family as unknown as Family<P, M>, order.value)) : order;
  }

  /** There are as many boards as were asked for, or no more can be made, or it was cancelled. */
  get done(): boolean {
    return this.cancelled || this.collector.done;
  }

  /** How many boards there are so far. */
  get count(): number {
    return this.collector.count;
  }

  /** There is no other board like those that were made: every one has been tried. */
  get isExhausted(): boolean {
    return this.collector.isExhausted;
  }

  /** The board nearest to the wanted lengths, if none was made. */
  get nearest(): Nearest<P> | undefined {
    return this.collector.nearest;
  }

  /** Works for some rounds, each some hundredths of a second as a rule; the boards that are ready then. */
  step(rounds = 1): readonly Generated<P>[] {
    assertArguments(['rounds', rounds, wholeNumber(1)]);
    const boards: Generated<P>[] = [];
    for (let round = 0; round < rounds && !this.done; round++) {
      while (this.ended.has(this.next)) this.next = (this.next + 1) % ISLANDS;
      const worked = this.islands[this.next]!.work();
      if (worked.last) this.ended.add(this.next);
      boards.push(...this.collector.add(this.next, worked));
      this.next = (this.next + 1) % ISLANDS;
    }
    return boards;
  }

  /** Ends it: there will be no further board. */
  cancel(): void {
    this.cancelled = true;
  }

  /** All boards, as they are found. */
  *[Symbol.iterator](): Generator<Generated<P>, void> {
    while (!this.done) yield* this.step();
  }
}
