import type { Family, TableCache } from '@slidewise/core/contract';
import { type Result, unwrap } from '@slidewise/core/result';
import { type Limits, prepare, type Solution, type Solving } from '@slidewise/core/solving';

/** Milliseconds of solving between two yields. */
const PIECE = 2;

/** Expansions to try a proof with, on boards that are usually too large for one: a second or two. */
const PROVING = 500_000;

/** A shortest solution as the family plans it; where it plans for quick ones, a proof is tried first. */
export function* solveProving<P, M>(
  family: Family<P, M>,
  position: P,
  metric: string,
  { limits, tables }: { readonly limits: Limits; readonly tables?: TableCache },
): Generator<'aside', Solution<M>, unknown> {
  const options = { metric, limits, ...(tables === undefined ? {} : { tables }) };
  const planned = unwrap(prepare(family, position, options));
  if (family.strategies.some(({ id, optimal }) => id === planned.algorithm && !optimal)) {
    const proving = unwrap(prepare(family, position, { ...options, algorithm: 'idastar-tt' }));
    const proof = yield* finishSolving(proving.start({ limits: { ...limits, expansions: PROVING } }));
    if (proof.status !== 'stopped') return proof;
  }
  return yield* finishSolving(planned.start());
}

function* finishSolving<P, M>(started: Result<Solving<P, M>>): Generator<'aside', Solution<M>, unknown> {
  const solving = unwrap(started);
  for (;;) {
    const solution = solving.work(PIECE);
    if (solution !== undefined) return solution;
    yield 'aside';
  }
}
