import {
  aCount,
  aFamily,
  aNumber,
  anIdOf,
  argumentError,
  aSignal,
  objectWith,
  optional,
} from '@slidewise/core/checking';
import type { Family, Ids } from '@slidewise/core/contract';
import { BreadthFirst } from '@slidewise/core/internals';
import { english } from '@slidewise/core/messages';
import { ok, problem, type Result, unwrap } from '@slidewise/core/result';
import { profileCancelled, profileOutOfMemory } from '../messages/en/studying.js';

/** The space that can be reached from a position. */
export interface SpaceProfile<P> {
  /** How many states there are. */
  readonly states: number;
  /** How many lie at each distance from the position. */
  readonly layers: readonly number[];
  /** The distance of the farthest ones. */
  readonly depth: number;
  /** Positions of the farthest states: all, or as many as were asked for. */
  readonly farthest: readonly P[];
  /** The most bytes that the search's tables took. */
  readonly bytes: number;
}

/** Options for `profile`. */
export interface ProfileOptions {
  /** Bytes of the search's tables. */
  readonly memory?: number;
  /** How many of the farthest positions are wanted; 1 by default. */
  readonly farthest?: number;
  /** The work stops soon after `aborted` has become true. */
  readonly signal?: { readonly aborted: boolean };
}

/** Expansions between two checks of the signal. */
const SLICE = 1 << 16;

const someOptions = objectWith({ memory: optional(aNumber), farthest: optional(aCount), signal: optional(aSignal) });

/** Explores the whole reachable space by breadth-first search; the problem, if any, is that a limit was hit. */
export function profile<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  metric?: I['metric'],
  options: ProfileOptions = {},
): Result<SpaceProfile<P>> {
  const error =
    argumentError(['family', family, aFamily], ['options', options, someOptions]) ??
    optional(anIdOf(english.unknownMetric, family.metrics))(metric, 'metric');
  if (error !== undefined) return problem(error);
  const start = family.check(position);
  if (!start.ok) return start;
  const space = family.space(start.value, metric);
  const memoryLimit = options.memory ?? Number.POSITIVE_INFINITY;
  const search = new BreadthFirst(space, { memoryLimit }, 'everything');
  for (;;) {
    const outcome = search.step(SLICE);
    const seen = { positions: search.counts.stored };
    if (outcome?.status === 'stopped' || search.counts.bytes > memoryLimit) return problem(profileOutOfMemory(seen));
    if (outcome !== undefined) break;
    if (options.signal?.aborted) return problem(profileCancelled(seen));
  }
  const layers = search.layerSizes;
  const farthest = Array.from({ length: Math.min(options.farthest ?? 1, layers.at(-1)!) }, (_, i) => {
    let reached = start.value;
    for (const move of space.moves(search.pathInLastLayer(i))) reached = unwrap(family.play(reached, move));
    return reached;
  });
  return ok({ states: search.counts.stored, layers, depth: layers.length - 1, farthest, bytes: search.counts.bytes });
}
