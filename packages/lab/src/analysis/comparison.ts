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
export interface Method {
  /** The id of the algorithm or strategy. */
  readonly algorithm: string;
  /** Left out where the algorithm uses none. */
  readonly heuristic?: string;
  /** For algorithms that take one; left out where the usual one will do. */
  readonly weight?: number;
}

const aMethod = objectWith({ algorithm: aText, heuristic: optional(aText) });

/**
 * Every method to solve a board of a family: the generic algorithms and the family's own, each that asks a heuristic with every one there is.
 * Those that are only taught are left out unless they are asked for. Not all fit every board: `prepare` says why one does not.
 */
export function allMethods(family: Family, which: 'rivals' | 'all' = 'rivals'): readonly Method[] {
  assertArguments(['family', family, aFamily], ['which', which, oneOf(['rivals', 'all'])]);
  const own = family.strategies.map(({ id, heuristics }) => ({ id, informed: heuristics.length > 0 }));
  return [...algorithms.filter(({ taught }) => which === 'all' || !taught), ...own].flatMap(
    ({ id: algorithm, informed }): Method[] =>
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

/** The methods whose heuristic can evaluate the position and suits the algorithm. */
export function methodsFor(family: Family, position: unknown, metric: string): readonly Method[] {
  const usable = new Set(heuristicsFor(family, position, metric).map(({ id }) => id));
  return allMethods(family).filter(({ algorithm, heuristic }) => {
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
  method: Method,
  tables: TableCache = new MemoryTableCache(),
): boolean {
  assertArguments(['family', family, aFamily]);
  assertArguments(['metric', metric, anIdOf(english.unknownMetric, family.metrics)]);
  assertArguments(['method', method, aMethod], ['tables', tables, aTableCache]);
  const plan = family.plan(positionOf(family, position), metric, tables);
  return method.algorithm === plan.algorithm && (method.heuristic ?? plan.heuristic) === plan.heuristic;
}

/**
 * Whether the first solution that it finds is sure to be shortest, by what its algorithm and its heuristic say of themselves. Of a method that
 * leaves out a heuristic that matters, nothing is promised.
 */
export function promisesShortest(family: Family, method: Method): boolean {
  assertArguments(['family', family, aFamily], ['method', method, aMethod]);
  const algorithm = algorithmId(family, method.algorithm);
  const strategy = family.strategies.find(({ id }) => id === algorithm);
  if (strategy !== undefined) return strategy.optimal;
  const shortestIf = algorithms.find(({ id }) => id === algorithm)?.shortestIf ?? 'never';
  if (shortestIf === 'always' || shortestIf === 'never') return shortestIf === 'always';
  const wanted = method.heuristic && heuristicId(method.heuristic);
  const heuristic = family.heuristics.find(({ id }) => id === wanted);
  return heuristic?.admissible === true && heuristic[shortestIf];
}

/** Whether its algorithm takes a weight. */
export function takesWeight(method: Method): boolean {
  assertArguments(['method', method, aMethod]);
  return algorithms.some(({ id, weighted }) => id === method.algorithm && weighted);
}

/** Those of some settings that its algorithm takes. */
export function settingsFor(method: Method, settings: SearchSettings): SearchSettings {
  assertArguments(['method', method, aMethod], ['settings', settings, anObject]);
  const taken = algorithms.find(({ id }) => id === method.algorithm)?.settings ?? [];
  return Object.fromEntries(Object.entries(settings).filter(([name]) => taken.some((known) => known === name)));
}
