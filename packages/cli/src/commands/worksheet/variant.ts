import type { Family } from '@slidewise/core/contract';
import { hashOf } from '@slidewise/core/internals';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';

/** So many moves lead away from the board. */
const MOVES = 30;

/** A board for a student, which can be reached from another one: a walk by lot that ends where nothing is solved, if it can. */
export function variantOf<P, M>(family: Family<P, M>, start: P, student: string | number, seed = 1): P {
  const random = seededRandom(hashOf(`${seed} ${student}`));
  let position = start;
  for (let i = 0; i < MOVES || (family.isSolved(position) && i < 2 * MOVES); i++) {
    const moves = family.moves(position, family.finestMetric);
    if (moves.length === 0) break;
    position = unwrap(family.play(position, random.pick(moves)));
  }
  return position;
}
