import type { Check } from '../../check.js';
import type { KnownPositions } from './known-positions.js';

/** What the parts of a family check arguments with. */
export interface Checks<P extends object> {
  readonly positions: KnownPositions<P>;
  readonly aMove: Check;
  /** The metric, by default the first; throws a TypeError if there is none of that name. */
  counted(metric?: string): string;
}

const kept = new WeakMap<object, object>();

export function keepChecks<P extends object>(basics: object, checks: Checks<P>): void {
  kept.set(basics, checks);
}

/** Those of something that `defineBasics` has made. */
export function checksOf<P extends object>(basics: object): Checks<P> {
  return kept.get(basics) as Checks<P>;
}
