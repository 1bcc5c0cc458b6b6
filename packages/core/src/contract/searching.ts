import type { Strategy } from './engine/search.js';
import type { Space } from './engine/space.js';
import type { TableCache } from './engine/tables.js';
import type { Heuristic } from './heuristics.js';
import type { Ids, Plan } from './ids.js';

/** What a family provides for searches: packed spaces, heuristics, its own algorithms, and which of them to use by default. */
export interface Searching<P, M, I extends Ids = Ids> {
  /** The first is the zero heuristic (`zeroHeuristic`). */
  readonly heuristics: readonly Heuristic<I['heuristic'], I['metric']>[];
  /** Algorithms that only this family has, besides the generic ones. */
  readonly strategies: readonly Strategy<P, M, I['strategy'], I['heuristic']>[];
  /**
   * Precomputes, in slices, the tables of the members below and of `refute`, so that they are fast on large boards. Caches them with the
   * position, and yields their bytes so far.
   */
  prepare?(position: P): Generator<number, void>;
  /**
   * The packed state space for searches: an optimisation of the rules, never a second opinion. Reachable positions have spaces with the
   * same keys.
   */
  space(position: P, metric?: I['metric'], tables?: TableCache): Space<M, P>;
  /** Its spaces list their goals, so that a search can run backwards. */
  readonly backwards?: boolean;
  /**
   * The default plan for a position: small boards get a proof. It may depend on the cached tables and on the bytes that the search may
   * take, by default any.
   */
  plan(position: P, metric: I['metric'], tables: TableCache, memoryLimit?: number): Plan;
  /** Takes part in a search that another thread has begun: works on its task until that is over. */
  assist?(task: unknown): void;
}
