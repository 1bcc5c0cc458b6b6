import type { Space } from '@slidewise/core/contract';
import { degreesOf, type PartialGraph, structureOf } from '@slidewise/core/internals';

/** What is counted in a map. Of a part, what has neighbours outside of it is no dead end, and is left out of the degrees. */
export interface MapFacts {
  /** How many positions there are. */
  readonly positions: number;
  /** Pairs of positions that are one move apart. */
  readonly edges: number;
  /** How many positions lie at each distance from the start. */
  readonly fromStart: readonly number[];
  /** How many lie at each distance from the nearest solved position; none if no solved position is there. */
  readonly toGoal: readonly number[];
  /** Solved positions. */
  readonly solved: number;
  /** Positions with one neighbour: the only move leads back. */
  readonly deadEnds: number;
  /** Positions without which the map would fall apart. */
  readonly articulationPoints: number;
  /** Two-connected parts (blocks): maximal parts that no single position cuts in two. */
  readonly blocks: number;
  /** How many positions have how many neighbours: index by number of neighbours. */
  readonly degrees: readonly number[];
  /** Labels of identical pieces, set by set: positions that differ by these only are one. */
  readonly identicalPieces: readonly (readonly string[])[];
  /** The symmetries of the whole map; of a part they are not sought. */
  readonly symmetries: MapSymmetries;
}

/** What is known of the symmetries of a map. */
export interface MapSymmetries {
  /** Each in words, such as `mirror images left to right`; none where there is none. */
  readonly summaries: readonly string[];
  /** How many positions there are if images of one another are counted once. */
  readonly positions: number;
}

/** Counts everything, in a few slices. */
export function* countFacts(space: Space, graph: PartialGraph, complete: boolean): Generator<void, MapFacts> {
  const { fromStart, toGoal, neighbours, cut } = graph;
  const layers = { fromStart: tally(fromStart), toGoal: tally(toGoal) };
  yield;
  const { articulationPoints, blocks } = structureOf(graph);
  yield;
  const degrees = complete ? degreesOf(graph) : innerDegrees(graph);
  yield;
  const symmetries = complete ? yield* countImages(space, graph) : { summaries: [], positions: cut.length };
  return {
    positions: fromStart.length,
    edges: neighbours.length / 2,
    ...layers,
    solved: layers.toGoal[0] ?? 0,
    deadEnds: degrees[1] ?? 0,
    articulationPoints,
    blocks,
    degrees,
    identicalPieces: space.identicalPieces?.() ?? [],
    symmetries,
  };
}

/** How often each number from 0 up occurs. */
function tally(values: Int32Array): number[] {
  const counts: number[] = [];
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    while (counts.length <= value) counts.push(0);
    if (value >= 0) counts[value]!++;
  }
  return counts;
}

function innerDegrees({ offsets, cut }: PartialGraph): number[] {
  const degrees: number[] = [];
  for (let at = 0; at < cut.length; at++) {
    if (cut[at] === 1) continue;
    const degree = offsets[at + 1]! - offsets[at]!;
    while (degrees.length <= degree) degrees.push(0);
    degrees[degree]!++;
  }
  return degrees;
}

const STATES_A_SLICE = 1 << 14;

/** Counts positions up to symmetry by Burnside's lemma: the mean number of those that a symmetry leaves as they are. */
function* countImages(space: Space, { states }: PartialGraph): Generator<void, MapSymmetries> {
  const { keyWords } = space;
  const image = new Int32Array(keyWords);
  const summaries: string[] = [];
  let fixed = states.size;
  for (const symmetry of space.symmetries?.() ?? []) {
    symmetry.image(states.keys, 0, image, 0);
    // If the image of one state is in the component, so are all.
    if (states.find(image, 0) < 0) continue;
    summaries.push(symmetry.summary);
    for (let at = 0; at < states.size; at++) {
      symmetry.image(states.keys, at * keyWords, image, 0);
      if (states.find(image, 0) === at) fixed++;
      if ((at + 1) % STATES_A_SLICE === 0) yield;
    }
  }
  return { summaries, positions: fixed / (1 + summaries.length) };
}
