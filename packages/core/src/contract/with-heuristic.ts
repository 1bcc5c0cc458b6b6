import {
  aBoolean,
  aFunction,
  assertArguments,
  aText,
  type Check,
  check,
  listOf,
  objectWith,
  optional,
} from '../check.js';
import * as say from '../messages/en/families.js';
import { unknownMetric } from '../messages/en/names.js';
import type { Result } from '../result.js';
import type { Basics } from './basics.js';
import { checksOf, keepChecks } from './checking/checks.js';
import { aFamilyToSolve, anIdOf } from './checking/family-checks.js';
import type { Space } from './engine/space.js';
import type { Family } from './family.js';
import type { Heuristic } from './heuristics.js';

/** A heuristic of your own, for `withHeuristic`. */
export interface OwnHeuristic<P = unknown, Metric extends string = string, Id extends string = string> {
  /** A name that no heuristic of the family has. */
  readonly id: Id;
  /** The name for people; by default the id. */
  readonly title?: string;
  /** One line that says what it is. */
  readonly summary?: string;
  /** The metrics that it estimates; by default all of the family. */
  readonly metrics?: readonly Metric[];
  /** Your promise that it never exceeds the shortest length in any of its metrics. False by default: no solution is called optimal. */
  readonly admissible?: boolean;
  /** Your promise that it is admissible and changes by at most 1 along a move. False by default. */
  readonly consistent?: boolean;
  /** The estimate of what is left, from 0 up: 0 where the position is solved. A fraction is rounded up. */
  estimate(position: P, metric: Metric): number;
}

/** The positions of a family. */
type PositionOf<F> = F extends { check(value: unknown): Result<infer P> } ? P : never;
type MoveOf<F> = F extends { moves(position: never): readonly (infer M)[] } ? M : never;

/** The ids of a family with one more heuristic. */
interface MoreIds<F extends Basics, Id extends string> {
  readonly format: F['formats'][number]['id'];
  readonly metric: F['metrics'][number]['id'];
  readonly heuristic: F['heuristics'][number]['id'] | Id;
  readonly strategy: F['strategies'][number]['id'];
}

/** A family, or its basics, with one more heuristic. */
export type WithHeuristic<F extends Basics, Id extends string> = (F extends Family
  ? Family<PositionOf<F>, MoveOf<F>, MoreIds<F, Id>>
  : Basics<PositionOf<F>, MoveOf<F>, MoreIds<F, Id>>) &
  Pick<F, Extract<keyof F, 'editing' | 'making' | 'enumerating'>>;

const LARGEST = 1_000_000;
const anEstimate = check(
  () => say.numberBetween({ least: 0, most: LARGEST }),
  (value) => (value as number) >= 0 && (value as number) <= LARGEST,
);
const anId = check(say.aName, (value) => typeof value === 'string' && value !== '' && value !== 'bfs');

/**
 * The family with one more heuristic: generic algorithms can use it, `compare` and `measures` show it. It estimates whole positions, so
 * it is slower than the family's own.
 */
export function withHeuristic<F extends Basics, Id extends string>(
  family: F,
  heuristic: OwnHeuristic<PositionOf<F>, F['metrics'][number]['id'], Id>,
): WithHeuristic<F, Id>;
export function withHeuristic<P, M>(family: Basics<P, M>, own: OwnHeuristic<P>): Basics<P, M> {
  assertArguments(['family', family, aFamilyToSolve]);
  assertArguments(['heuristic', own, aHeuristicFor(family)]);
  const { id, title = id, summary = 'a heuristic that was added', admissible = false, consistent = false } = own;
  const metrics = own.metrics ?? family.metrics.map((metric) => metric.id);
  const added: Heuristic = { id, title, summary, metrics, admissible, consistent };
  const larger: Basics<P, M> = {
    ...family,
    heuristics: [...family.heuristics, added],
    space(position, metric = family.metrics[0]!.id, tables) {
      const space = family.space(position, metric, tables);
      const [others, prepare] = [space.heuristic.bind(space), space.prepareHeuristic?.bind(space)];
      space.heuristic = (wanted) => (wanted === id ? estimateOf(space, own, metric) : others(wanted));
      if (prepare !== undefined) space.prepareHeuristic = (wanted) => (wanted === id ? [] : prepare(wanted));
      return space;
    },
  };
  keepChecks(larger, checksOf(family));
  return larger;
}

function aHeuristicFor(family: Basics): Check {
  const shape = objectWith({
    id: anId,
    title: optional(aText),
    summary: optional(aText),
    metrics: optional(listOf(anIdOf(unknownMetric, family.metrics))),
    admissible: optional(aBoolean),
    consistent: optional(aBoolean),
    estimate: aFunction,
  });
  return (value, name) => {
    const error = shape(value, name);
    if (error !== undefined) return error;
    const { id, admissible, consistent } = value as OwnHeuristic;
    if (family.heuristics.some((other) => other.id === id)) {
      return say.heuristicTaken({ name, family: family.title, heuristic: id });
    }
    return consistent && !admissible ? say.consistentOnly({ name }) : undefined;
  };
}

/** The estimate for working states: of the position that each stands for. */
function estimateOf<P, M>(
  space: Space<M, P>,
  own: OwnHeuristic<P>,
  metric: string,
): (state: Int32Array, at: number) => number {
  const key = new Int32Array(space.keyWords);
  return (state, at) => {
    space.save(state, at, key, 0);
    const estimate = own.estimate(space.positionAt(key, 0), metric);
    assertArguments([`the estimate of "${own.id}"`, estimate, anEstimate]);
    if (own.admissible && estimate > 0 && space.isGoal(state, at)) {
      throw new TypeError(say.estimateAtGoal({ heuristic: own.id }).message);
    }
    return Math.ceil(estimate);
  };
}
