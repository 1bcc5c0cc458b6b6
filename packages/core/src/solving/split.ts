import { aNumber, argumentError, check, objectWith, optional } from '../check.js';
import { somePart } from '../contract/checking/family-checks.js';
import type { IterationPart, PartSearch } from '../contract/engine/search.js';
import * as say from '../messages/en/solving.js';
import { ok, problem, type Result } from '../result.js';
import { Preparation } from './prepare.js';

/**
 * Searches one part of an iteration. The first iteration with a part that is not exhausted has the shortest
 * solutions; the first such part has the solution of an uncut search. Without a part, it begins. The problem is that
 * the search cannot be cut.
 */
export function startPart<P, M>(
  prepared: Preparation<P, M>,
  limits: { readonly memory: number },
  part?: IterationPart,
): Result<PartSearch<readonly M[]>> {
  const aPreparation = check(say.preparation, (value) => value instanceof Preparation);
  const error = argumentError(
    ['prepared', prepared, aPreparation],
    ['limits', limits, objectWith({ memory: aNumber })],
    ['part', part, optional(somePart)],
  );
  if (error !== undefined) return problem(error);
  const { family, position, choice, cache: tables } = prepared;
  const { id, strategy, heuristic, weight } = choice;
  const refuted = family.refute(position);
  if (refuted !== undefined) return problem(say.nothingToSearch({ why: refuted }));
  if (!strategy?.splitting?.heuristics.includes(heuristic.id)) return problem(say.noParts({ algorithm: id }));
  const options = { heuristic, weight, memoryLimit: limits.memory, tables, untilLimit: false };
  return ok(strategy.splitting.start(position, options, part));
}
