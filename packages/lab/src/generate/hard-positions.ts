import {
  aCount,
  aFamily,
  aFunction,
  aNumber,
  anIdOf,
  anInteger,
  anObject,
  aRandom,
  aSize,
  assertArguments,
  aText,
  instanceOf,
  objectWith,
  optional,
  positionOf,
  wholeNumber,
} from '@slidewise/core/checking';
import { type Family, type Ids, type Making, makingOf, type Size } from '@slidewise/core/contract';
import { english } from '@slidewise/core/messages';
import type { Random } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { type Exploration, explore, goalDistances, pathTo } from '@slidewise/core/search';

/** The space that can be reached from a position, with the distance of each state from the nearest goal. */
export interface Landscape<P> {
  /** The position from which it was explored. */
  readonly position: P;
  /** The metric of the distances. */
  readonly metric: string;
  /** The states that can be reached. */
  readonly exploration: Exploration;
  /** By number of state; -1 where no solution exists. */
  readonly distances: Int32Array;
  /** The largest distance, or -1. */
  readonly hardest: number;
}

/** The default limit of states of a survey: about a second's work. */
const USUAL_LIMIT = 300_000;

/** The landscape of a position, by exhaustive backward search from all goals; undefined if it has more than `limit` states. */
export function survey<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  metric?: I['metric'],
  limit = USUAL_LIMIT,
): Landscape<P> | undefined {
  assertArguments(['family', family, aFamily], ['limit', limit, aCount]);
  const start = positionOf(family, position);
  const space = family.space(start, metric);
  const exploration = explore(space, limit);
  if (!exploration.complete) return undefined;
  const distances = goalDistances(space, exploration);
  const hardest = distances.reduce((most, distance) => Math.max(most, distance), -1);
  return { position: start, metric: metric ?? family.metrics[0]!.id, exploration, distances, hardest };
}

const aLandscape = objectWith({
  position: anObject,
  metric: aText,
  exploration: anObject,
  distances: instanceOf(Int32Array),
  hardest: aNumber,
});

/** The first position of a landscape at a distance from the nearest goal, if there is one. */
export function positionAt<P, M>(family: Family<P, M>, landscape: Landscape<P>, distance: number): P | undefined {
  assertArguments(['family', family, aFamily], ['landscape', landscape, aLandscape], ['distance', distance, anInteger]);
  const index = landscape.distances.indexOf(distance);
  if (index < 0) return undefined;
  const space = family.space(landscape.position, landscape.metric);
  let { position } = landscape;
  for (const move of space.moves(pathTo(space, landscape.exploration, index))) {
    position = unwrap(family.play(position, move));
  }
  return position;
}

/** Options for `evolve`. */
export interface EvolveOptions<P = unknown, I extends Ids = Ids> {
  /** The metric of the distances; by default the family's first. */
  readonly metric?: I['metric'];
  /** Of the boards; by default the small size of the family, of which thousands are surveyed in seconds. */
  readonly size?: Size;
  /** Larger spaces are skipped: those of more than 300,000 positions by default. */
  readonly limit?: number;
  /** How many positions are surveyed; 1000 by default. */
  readonly tries?: number;
  /** The size of the population; 30 by default. */
  readonly population?: number;
  /** Positions that it rejects are skipped. */
  readonly accept?: (position: P) => boolean;
}

/**
 * Breeds hard puzzles by a steady-state evolutionary algorithm: random positions fill the population, then mutations of hard members
 * replace easier ones. The fitness is the largest distance in the landscape. Yields each landscape that enters the population.
 */
export function evolve<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  random: Random,
  options: EvolveOptions<P, I> = {},
): Generator<Landscape<P>> {
  assertArguments(['family', family, aFamily], ['random', random, aRandom], ['options', options, someOptions]);
  assertArguments(['options.metric', options.metric, optional(anIdOf(english.unknownMetric, family.metrics))]);
  return breed(family, makingOf(family), random, options);
}

const someOptions = objectWith({
  size: optional(aSize),
  limit: optional(aCount),
  tries: optional(aCount),
  population: optional(wholeNumber(1)),
  accept: optional(aFunction),
});

function* breed<P, M, I extends Ids>(
  family: Family<P, M, I>,
  making: Making<P>,
  random: Random,
  options: EvolveOptions<P, I>,
): Generator<Landscape<P>> {
  const { metric, size = making.sizes.small, limit, tries = 1000, population = 30 } = options;
  /** The population: the hardest first, without duplicates. */
  const kept: Landscape<P>[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    const candidate =
      kept.length < population
        ? making.random(random, size)
        : variation(making, random, hardish(random, kept).position);
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

/** A random landscape, with a bias towards the hardest. */
function hardish<P>(random: Random, kept: readonly Landscape<P>[]): Landscape<P> {
  const part = random.integer(1000) / 1000;
  return kept[Math.floor(kept.length * part * part)]!;
}

function variation<P>(making: Making<P>, random: Random, position: P): P {
  let varied = position;
  for (let changes = 1 + random.integer(3); changes > 0; changes--) varied = making.vary(random, varied);
  return varied;
}

/** Landscapes with the same number of states and the same largest distance are nearly always the same one, from another position. */
function isLike<P>(a: Landscape<P>, b: Landscape<P>): boolean {
  return a.hardest === b.hardest && a.exploration.states.size === b.exploration.states.size;
}
