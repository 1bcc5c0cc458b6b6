import type { AtlasRow } from '../../contract/facets/enumerating.js';
import { unwrap } from '../../result.js';
import { explore, goalDistances } from '../../search/explore.js';
import { showCount } from '../../text/amounts.js';
import { print } from '../notation/notation.js';
import type { BricksPosition } from '../position.js';
import { createSpace } from '../space/space.js';
import type { PieceSet } from './pieces.js';
import { inReadingNames, outline, solvedBoards } from './placements.js';

/** The hardest position of a component, and how many positions are at each distance. */
interface Hardest {
  readonly position: BricksPosition;
  readonly outline: string;
  readonly counts: readonly number[];
}

/**
 * The hardest start of a set of bricks, as a row; undefined if no board of the set is solved. Explores the component of each solved board
 * once.
 */
export function hardestStart(set: PieceSet, width: number, height: number, metric: string): AtlasRow | undefined {
  const seen = new Set<string>();
  let best: Hardest | undefined;
  for (const solved of solvedBoards(set, width, height)) {
    if (seen.has(outline(solved))) continue;
    const hardest = hardestOf(solved, metric, seen);
    if (best === undefined || isHarder(hardest, best)) best = hardest;
  }
  if (best === undefined) return undefined;
  const { position, counts } = best;
  return {
    text: unwrap(print(inReadingNames(position), 'grid')),
    metric,
    length: counts.length - 1,
    positions: counts.reduce((sum, count) => sum + count),
    distances: counts,
  };
}

/** Farther from the goals; of those that are as far, the first in the order of their outlines. */
function isHarder(a: Hardest, b: Hardest): boolean {
  return a.counts.length === b.counts.length ? a.outline < b.outline : a.counts.length > b.counts.length;
}

/** The hardest position of a component; its solved boards are added to those that have been seen. */
function hardestOf(start: BricksPosition, metric: string, seen: Set<string>): Hardest {
  const space = createSpace(start, metric);
  const exploration = explore(space);
  const { states, complete } = exploration;
  if (!complete)
    throw new Error(`the boards have more than ${showCount(states.size)} positions each, which is too many`);
  const distances = goalDistances(space, exploration);
  const counts: number[] = [];
  for (const distance of distances) counts[distance] = (counts[distance] ?? 0) + 1;
  const { keyWords } = space;
  let hardest = -1;
  for (const [at, distance] of distances.entries()) {
    if (distance === 0) seen.add(outline(space.positionAt(states.keys, at * keyWords)));
    if (distance !== counts.length - 1) continue;
    if (hardest < 0 || space.compare(states.keys, at * keyWords, hardest * keyWords) < 0) hardest = at;
  }
  const position = space.positionAt(states.keys, hardest * keyWords);
  return { position, outline: outline(position), counts };
}
