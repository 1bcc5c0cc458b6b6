import type { Family } from '@slidewise/core/contract';
import { english } from '@slidewise/core/messages';
import { type Failure, failure } from '@slidewise/server/answers';

/** What is wrong with the metric or a heuristic, for a family. */
export function flagError(
  label: string,
  family: Family,
  { metric, heuristic = [] }: { readonly metric?: string; readonly heuristic?: readonly string[] },
): Failure | undefined {
  const { metrics, heuristics } = family;
  if (metric !== undefined && !metrics.some(({ id }) => id === metric)) {
    return failure(label, english.unknownMetric(metric, metrics));
  }
  const unknown = heuristic.find((wanted) => !heuristics.some(({ id }) => id === wanted));
  return unknown === undefined ? undefined : failure(label, english.unknownHeuristic(unknown, heuristics));
}
