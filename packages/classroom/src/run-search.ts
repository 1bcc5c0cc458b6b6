import { unwrap } from '@slidewise/core/result';
import type { Algorithm } from '@slidewise/core/search';
import { drive, prepareWith, type Solution } from '@slidewise/core/solving';
import type { Host, OneBoard } from './host.js';

const MOST_BYTES = 2 ** 30;

/** Solves a board by an algorithm that only a course has, and nothing else. */
export function runSearch(
  host: Host,
  algorithm: Algorithm,
  { family, reading: { position } }: OneBoard,
  { metric, heuristic, limit }: { readonly metric: string; readonly heuristic: string; readonly limit: number },
  signal: AbortSignal,
): Promise<Solution> {
  const options = { metric, algorithm: algorithm.id, heuristic, proveFirst: false };
  const limits = { expansions: limit, memory: MOST_BYTES };
  const solving = unwrap(unwrap(prepareWith([algorithm], family, position, { ...options, limits })).start());
  const timed = {
    work: (milliseconds?: number) => solving.work(milliseconds, () => host.now()),
    cancel: () => solving.cancel(),
  };
  return drive(timed, { yield: () => host.nextTurn(), signal });
}
