import { aCount, aFamily, aNumber, assertArguments, positionOf } from '@slidewise/core/checking';
import type { Family } from '@slidewise/core/contract';
import { BreadthFirst, Pace, SLICE, usualClock } from '@slidewise/core/internals';
import type { Work } from '@slidewise/core/solving';

/** How many states can be reached. */
export interface Reachable {
  /** How many states were counted. */
  readonly count: number;
  /** There are no others. */
  readonly complete: boolean;
}

/** Counts the states that can be reached from a position, a few at a time, and no further than a bound. */
export class ReachableCount implements Work<Reachable> {
  private readonly pace = new Pace();
  private readonly search: BreadthFirst;
  private seenAll = false;

  constructor(
    family: Family,
    position: unknown,
    metric: string,
    /** Once there are more than this, it stops. */
    readonly most: number,
  ) {
    assertArguments(['family', family, aFamily], ['most', most, aCount]);
    const options = { memoryLimit: Number.POSITIVE_INFINITY };
    this.search = new BreadthFirst(family.space(positionOf(family, position), metric), options, 'everything');
  }

  /** How many states were found; positions that differ by identical pieces only are one state. */
  get count(): number {
    return this.search.counts.stored;
  }

  /** All reachable states have been found. */
  get complete(): boolean {
    return this.seenAll;
  }

  /** Expands up to so many further states; true once it has ended. */
  step(expansions: number): boolean {
    assertArguments(['expansions', expansions, aCount]);
    if (!this.seenAll && this.count <= this.most) this.seenAll = this.search.step(expansions) !== undefined;
    return this.seenAll || this.count > this.most;
  }

  /** Works for about so many milliseconds; what was counted, once that is all, or more than the bound. */
  work(milliseconds = SLICE): Reachable | undefined {
    assertArguments(['milliseconds', milliseconds, aNumber]);
    let over = false;
    this.pace.keep(milliseconds, usualClock(), (expansions) => {
      over = this.step(expansions);
      return over ? 'over' : 'expansions';
    });
    return over ? this.cancel() : undefined;
  }

  /** What has been counted so far. */
  cancel(): Reachable {
    return { count: this.count, complete: this.complete };
  }
}
