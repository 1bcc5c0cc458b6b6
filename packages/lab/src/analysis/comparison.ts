import {
  aFamily,
  anIdOf,
  anObject,
  assertArguments,
  aTableCache,
  aText,
  objectWith,
  oneOf,
  optional,
  positionOf,
} from '@slidewise/core/checking';
import type { Family, SearchSettings, TableCache } from '@slidewise/core/contract';
import { english } from '@slidewise/core/messages';
import { algorithms } from '@slidewise/core/search';
import { algorithmId, heuristicId, MemoryTableCache } from '@slidewise/core/solving';

/** A configuration for solving a board: algorithm, heuristic, weight. */
export interface Way {
  /** The id of the algorithm or strategy. */
  readonly algorithm: string;
  /** Left out where the algorithm uses none. */
  readonly heuristic?: string;
  /** For algorithms that take one; left out where the usual one will do. */
  readonly weight?: number;
}

const aWay = objectWith({ algorithm: aText, heuristic: optional(aText) });

/**
 * Every way to solve a board of a family: the generic algorithms and the family's own, each that asks a heuristic with every one there is.
 * Those that are only taught are left out unless they are asked for. Not all fit every board: `prepare` says why one does not.
 */
export function allWays(family: Family, which: 'rivals' | 'all' = 'rivals'): readonly Way[] {
  assertArguments(['family', family, aFamily], ['which', which, oneOf(['rivals', 'all'])]);
  const own = family.strategies.map(({ id, heuristics }) => ({ id, informed: heuristics.length > 0 }));
  return [...algorithms.filter(({ taught }) => which === 'all' || !taught), ...own].flatMap(
    ({ id: algorithm, informed }): Way[] =>
      informed ? family.heuristics.map(({ id: heuristic }) => ({ algorithm, heuristic })) : [{ algorithm }],
  );
}

/** The heuristics that can evaluate a position in a metric. */
export function heuristicsFor(family: Family, position: unknown, metric: string): Family['heuristics'] {
  assertArguments(['family', family, aFamily]);
  assertArguments(['metric', metric, anIdOf(english.unknownMetric, family.metrics)]);
  const board = positionOf(family, position);
  return family.heuristics.filter(({ metrics, unfit }) => metrics.includes(metric) && unfit?.(board) === undefined);
}

/** Those of all ways whose heuristic can evaluate the position, and is one that the algorithm can use. */
export function waysFor(family: Family, position: unknown, metric: string): readonly Way[] {
  const usable = new Set(heuristicsFor(family, position, metric).map(({ id }) => id));
  return allWays(family).filter(({ algorithm, heuristic }) => {
    if (heuristic === undefined) return true;
    const strategy = family.strategies.find(({ id }) => id === algorithm);
    return usable.has(heuristic) && (strategy?.heuristics.includes(heuristic) ?? true);
  });
}

/** Whether this is the configuration that the family plans. */
export function isPlanned(
  family: Family,
  position: unknown,
  metric: string,
  way: Way,
  tables: TableCache = new MemoryTableCache(),
): boolean {
  assertArguments(['family', family, aFamily]);
  assertArguments(['metric', metric, anIdOf(english.unknownMetric, family.metrics)]);
  assertArguments(['way', way, aWay], ['tables', tables, aTableCache]);
  const plan = family.plan(positionOf(family, position), metric, tables);
  return way.algorithm === plan.algorithm && (way.heuristic ?? plan.heuristic) === plan.heuristic;
}

/**
 * Whether the first solution that it finds is sure to be shortest, by what its algorithm and its heuristic say of themselves. Of a way that
 * leaves out a heuristic that matters, nothing is promised.
 */
export function promisesShortest(family: Family, way: Way): boolean {
  assertArguments(['family', family, aFamily], ['way', way, aWay]);
  const algorithm = algorithmId(family, way.algorithm);
  const strategy = family.strategies.find(({ id }) => id === algorithm);
  if (strategy !== undefined) return strategy.optimal;
  const shortestIf = algorithms.find(({ id }) => id === algorithm)?.shortestIf ?? 'never';
  if (shortestIf === 'always' || shortestIf === 'never') return shortestIf === 'always';
  const wanted = way.heuristic && heuristicId(way.heuristic);
  const heuristic = family.heuristics.find(({ id }) => id === wanted);
  return heuristic?.admissible === true && heuristic[shortestIf];
}

/** Whether its algorithm takes a weight. */
export function takesWeight(way: Way): boolean {
  assertArguments(['way', way, aWay]);
  return algorithms.some(({ id, weighted }) => id === way.algorithm && weighted);
}

/** Those of some settings that its algorithm takes. */
export function settingsFor(way: Way, settings: SearchSettings): SearchSettings {
  assertArguments(['way', way, aWay], ['settings', settings, anObject]);
  const taken = algorithms.find(({ id }) => id === way.algorithm)?.settings ?? [];
  return Object.fromEntries(Object.entries(settings).filter(([name]) => taken.some((known) => known === name)));
}
