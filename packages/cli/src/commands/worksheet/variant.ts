import type { Family } from '@slidewise/core/contract';
import { hashOf } from '@slidewise/core/internals';
import { type Random, seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';

/** So many moves lead away from the board. */
const MOVES = 30;
/** Boards that are looked at for a student. */
const WALKS = 40;

/** The length of a shortest solution, if it is soon found. */
export type LengthOf<P> = (position: P) => Promise<number | undefined>;

/** A board for a student, which can be reached from another one and has shortest solutions of the same length, or nearly so. */
export async function variantOf<P, M>(
  family: Family<P, M>,
  start: P,
  student: string | number,
  lengthOf: LengthOf<P>,
  seed = 1,
): Promise<P> {
  const random = seededRandom(hashOf(`${seed} ${student}`));
  const wanted = await lengthOf(start);
  let [nearest, difference] = [walk(family, start, random), Number.POSITIVE_INFINITY];
  for (let i = 0; i < WALKS && wanted !== undefined && difference > 0; i++) {
    const position = i === 0 ? nearest : walk(family, start, random);
    const length = await lengthOf(position);
    if (length === undefined || Math.abs(length - wanted) >= difference) continue;
    [nearest, difference] = [position, Math.abs(length - wanted)];
  }
  return nearest;
}

/** A walk by lot, which ends where nothing is solved, if it can. */
function walk<P, M>(family: Family<P, M>, start: P, random: Random): P {
  let position = start;
  for (let i = 0; i < MOVES || (family.isSolved(position) && i < 2 * MOVES); i++) {
    const moves = family.moves(position, family.finestMetric);
    if (moves.length === 0) break;
    position = unwrap(family.play(position, random.pick(moves)));
  }
  return position;
}
