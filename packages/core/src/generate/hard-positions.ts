import type { Family, Ids, Size } from '../family.js';
import type { Random } from '../random.js';
import { unwrap } from '../result.js';
import { type Exploration, explore, goalDistances, pathTo } from '../search/explore.js';

/** Everything that can be reached from a position, and how far each of it is from being solved. */
export interface Landscape<P> {
  readonly position: P;
  readonly metric: string;
  readonly exploration: Exploration;
  /** By number of state; -1 where no solution exists. */
  readonly distances: Int32Array;
  /** The largest distance, or -1. */
  readonly hardest: number;
}

/** The landscape of a position, or undefined if it has more than `limit` states. */
export function survey<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  metric: I['metric'],
  limit: number,
): Landscape<P> | undefined {
  const space = family.space(position, metric);
  const exploration = explore(space, limit);
  if (!exploration.complete) return undefined;
  const distances = goalDistances(space, exploration);
  const hardest = distances.reduce((most, distance) => Math.max(most, distance), -1);
  return { position, metric, exploration, distances, hardest };
}

/** The first position of a landscape that is as far from being solved as asked, if there is one. */
export function positionAt<P, M>(family: Family<P, M>, landscape: Landscape<P>, distance: number): P | undefined {
  const index = landscape.distances.indexOf(distance);
  if (index < 0) return undefined;
  const space = family.space(landscape.position, landscape.metric);
  let { position } = landscape;
  for (const move of space.moves(pathTo(space, landscape.exploration, index))) {
    position = unwrap(family.play(position, move));
  }
  return position;
}

export interface EvolveOptions<P = unknown, I extends Ids = Ids> {
  readonly metric: I['metric'];
  readonly size: Size;
  /** Larger spaces are passed over. */
  readonly limit: number;
  /** How many positions are surveyed. */
  readonly tries: number;
  /** How many landscapes are kept to breed from. */
  readonly population: number;
  /** Positions that are not wanted are passed over. */
  readonly accept?: (position: P) => boolean;
}

/**
 * Breeds hard puzzles: random positions first, then variations of the hardest ones found so far. Yields each landscape that
 * is hard enough to be kept, as it is found.
 */
export function* evolve<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  random: Random,
  options: EvolveOptions<P, I>,
): Generator<Landscape<P>> {
  const { metric, size, limit, tries, population } = options;
  /** The hardest first, at most one of each kind. */
  const kept: Landscape<P>[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    const candidate =
      kept.length < population
        ? family.random(random, size)
        : variation(family, random, hardish(random, kept).position);
    if (family.refute(candidate) !== undefined || options.accept?.(candidate) === false) continue;
    const landscape = survey(family, candidate, metric, limit);
    if (landscape === undefined || landscape.hardest < 1) continue;
    if (kept.length >= population && landscape.hardest < kept.at(-1)!.hardest) continue;
    if (kept.some((other) => isLike(other, landscape))) continue;
    kept.push(landscape);
    kept.sort((a, b) => b.hardest - a.hardest);
    if (kept.length > population) kept.pop();
    yield landscape;
  }
}

/** One of the landscapes, more likely one of the first. */
function hardish<P>(random: Random, kept: readonly Landscape<P>[]): Landscape<P> {
  const part = random.integer(1000) / 1000;
  return kept[Math.floor(kept.length * part * part)]!;
}

function variation<P, M>(family: Family<P, M>, random: Random, position: P): P {
  let varied = position;
  for (let changes = 1 + random.integer(3); changes > 0; changes--) varied = family.vary(random, varied);
  return varied;
}

/** Landscapes of one size and one height are nearly always the same one, seen from another position. */
function isLike<P>(a: Landscape<P>, b: Landscape<P>): boolean {
  return a.hardest === b.hardest && a.exploration.states.size === b.exploration.states.size;
}
