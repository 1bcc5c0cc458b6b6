import { type Family, makingOf, type Size } from '@slidewise/core/contract';
import type { Random } from '@slidewise/core/generate';
import { ok, problem, type Result } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';

/** Random boards that are tried before giving up: most of them can be solved, or at least one in two. */
const MOST_TRIES = 60;

/** Solves a board; any solution will do. Undefined if it was cancelled. */
export type Ask = (position: unknown) => Promise<Pick<Solution, 'status' | 'length'> | undefined>;

/** A random board that can be solved, as proved by a solution, and is not solved already. Undefined if it was cancelled. */
export async function randomBoard(
  family: Family,
  size: Size,
  random: Random,
  ask: Ask,
): Promise<Result<unknown> | undefined> {
  const making = makingOf(family);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const position = making.random(random, size);
    if (family.isSolved(position) || family.refute(position) !== undefined) continue;
    const answer = await ask(position);
    if (answer === undefined) return undefined;
    // A search that was ended by a limit has a length, too, if it had found some way by then.
    if (answer.status !== 'unsolvable' && (answer.length ?? 0) > 0) return ok(position);
  }
  return problem(
    `No board of ${size.width}×${size.height} that can be solved turned up. Try again, or choose another size.`,
  );
}
