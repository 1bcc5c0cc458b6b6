import { aNumber, assertArguments } from '../check.js';
import type { Basics } from '../contract/basics.js';
import { aFamilyToSolve, positionOf } from '../contract/checking/family-checks.js';
import type { Message } from '../messages/message.js';
import type { Work } from './drive.js';
import { Pace, SLICE, usualClock } from './pace.js';

/** The result of looking for a proof without search. */
export interface Refutation {
  /** Why there is no solution; left out where only a search can decide. */
  readonly reason?: Message;
}

/** Looks for a proof without search that there is no solution: on large boards that takes a while. */
export class Refuting<P, M> implements Work<Refutation> {
  private readonly position: P;
  private readonly steps: Iterator<unknown>;
  private readonly pace = new Pace();
  private found: Refutation | undefined;

  constructor(
    private readonly family: Basics<P, M>,
    position: P,
  ) {
    assertArguments(['family', family, aFamilyToSolve]);
    this.position = positionOf(family, position);
    this.steps = (family.prepare?.(this.position) ?? [])[Symbol.iterator]();
  }

  /** Works for about so many milliseconds; what came of it, once that is known. */
  work(milliseconds = SLICE): Refutation | undefined {
    assertArguments(['milliseconds', milliseconds, aNumber]);
    this.pace.keep(milliseconds, usualClock(), () => {
      if (!this.steps.next().done) return 'aside';
      const reason = this.family.refute(this.position);
      this.found = reason === undefined ? {} : { reason };
      return 'over';
    });
    return this.found;
  }

  /** Ends it: nothing is known unless all was done. */
  cancel(): Refutation {
    return this.found ?? {};
  }
}
