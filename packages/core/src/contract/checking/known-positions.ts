import type { Check } from '../../check.js';
import * as say from '../../messages/en/families.js';
import type { Message } from '../../messages/message.js';
import { ok, problem, type Result } from '../../result.js';
import { positionOf } from './family-checks.js';

/** One for each family that was defined, so that a position of another family is named as such. */
const all: KnownPositions<object>[] = [];

/** The positions that a family has made or checked, so that each is checked once. */
export class KnownPositions<P extends object> {
  private readonly known = new WeakSet<object>();

  constructor(
    private readonly title: string,
    /** The shape of plain data that may be a position. */
    private readonly shape: Check,
    /** Checks a set-up and makes it a position. */
    private readonly create: (setup: P) => Result<P>,
  ) {
    all.push(this as unknown as KnownPositions<object>);
  }

  /** See `Basics.check`. */
  check(value: unknown): Result<P> {
    if (typeof value === 'object' && value !== null && this.known.has(value)) return ok(value as P);
    const error = this.shape(value, 'position');
    if (error !== undefined) return problem(this.errorElsewhere(value) ?? error);
    const made = this.adopted(this.create(value as P));
    if (made.ok) return made;
    return problem(this.errorElsewhere(value) ?? say.noPosition({ family: this.title, why: made.problem }));
  }

  /** The position that a value stands for; throws a TypeError if it is none. */
  at(value: unknown): P {
    return positionOf(this, value);
  }

  /** Takes note of a position that the family has made. */
  adopt(position: P): P {
    this.known.add(position);
    return position;
  }

  adopted(result: Result<P>): Result<P> {
    if (result.ok) this.known.add(result.value);
    return result;
  }

  /** What is wrong with a value that is a position of another family. */
  private errorElsewhere(value: unknown): Message | undefined {
    const other = all.find((each) => each.title !== this.title && each.takes(value));
    return other && say.otherFamily({ family: this.title, other: other.title });
  }

  private takes(value: unknown): boolean {
    return this.shape(value, 'position') === undefined && this.create(value as P).ok;
  }
}
