import type { Family } from '@slidewise/core/contract';
import { newDraft } from './draft.js';
import { RatingStages } from './rating-stages.js';

/** Expansions between two steps: no user waits for them. */
const STEP = 65_536;

/**
 * The score of a position whose shortest solution is proved to be so long in the family's first metric: nothing is solved. Where more than so many positions lie near
 * the shortest solutions, the length is all that it goes by.
 */
export function scoreOfLength<P, M>(family: Family<P, M>, position: P, length: number, positions: number): number {
  const metric = family.metrics[0]!.id;
  const draft = newDraft<P, M>(family, metric);
  draft.optimum[metric] = length;
  const inquiry = new RatingStages({ family, position, metric, positions, limits: {}, onlyScore: true }, draft);
  const steps = inquiry.findMotions(length);
  while (!steps.next(STEP).done);
  return inquiry.score;
}
