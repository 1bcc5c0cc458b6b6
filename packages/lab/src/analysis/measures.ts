import {
  aFamily,
  anIdOf,
  assertArguments,
  aTableCache,
  objectWith,
  optional,
  positionOf,
} from '@slidewise/core/checking';
import type { Family, Ids, Named, TableCache } from '@slidewise/core/contract';
import { english, type Message } from '@slidewise/core/messages';
import { MemoryTableCache } from '@slidewise/core/solving';
import { tablesNotBuilt } from '../messages/en/studying.js';

/** The value of a heuristic, or of another figure of the family, for a position. */
export interface Measure extends Named {
  /** For heuristics: it never exceeds the shortest length. Left out for figures that are no estimates. */
  readonly admissible?: boolean;
  /** It answers a question: 1 is yes, 0 is no. */
  readonly isYesOrNo?: true;
  /** Left out where it cannot be computed. */
  readonly value?: number;
  /** Why it cannot be computed. */
  readonly reason?: Message;
}

/** Options for `measures`. */
export interface MeasureOptions<Metric extends string = string> {
  /** The first of the family by default. */
  readonly metric?: Metric;
  /** Heuristics whose tables are not on it are left out: building them may take minutes. */
  readonly tables?: TableCache;
}

const someOptions = objectWith({ tables: optional(aTableCache) });

/** Every heuristic of the family that counts in the metric, and every other figure, for one position. */
export function measures<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  options: MeasureOptions<I['metric']> = {},
): readonly Measure[] {
  assertArguments(['family', family, aFamily], ['options', options, someOptions]);
  assertArguments(['options.metric', options.metric, optional(anIdOf(english.unknownMetric, family.metrics))]);
  const board = positionOf(family, position);
  const { metric = family.metrics[0]!.id, tables = new MemoryTableCache() } = options;
  const space = family.space(board, metric, tables);
  const state = new Int32Array(space.stateWords);
  space.start(state, 0);
  const estimates = family.heuristics
    .filter((heuristic) => heuristic.metrics.includes(metric))
    .map((heuristic): Measure => {
      const { id, summary, admissible } = heuristic;
      // On a board that it does not fit, even to list the tables may take forever.
      const reason =
        heuristic.unfit?.(board) ??
        ((family.tables?.needed(board, metric, { heuristic: id }) ?? []).every((table) => tables.has(table.id))
          ? undefined
          : tablesNotBuilt());
      if (reason !== undefined) return { id, summary, admissible, reason };
      return { id, summary, admissible, value: space.heuristic(id)(state, 0) };
    });
  const figures = (family.figures ?? []).map(
    ({ id, summary, isYesOrNo, of }): Measure => ({ id, summary, ...(isYesOrNo && { isYesOrNo }), value: of(board) }),
  );
  return [...estimates, ...figures];
}
