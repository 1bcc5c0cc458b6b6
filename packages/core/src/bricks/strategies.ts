import type { Strategy } from '../contract/engine/search.js';
import { noneSolved } from '../messages/en/solving.js';
import { BreadthFirst } from '../search/breadth-first.js';
import { inMoves } from '../search/in-moves.js';
import type { BricksPosition } from './position.js';
import type { BrickMove } from './rules.js';
import { hasSymmetry, MirrorSpace } from './space/mirror-space.js';
import { createSpace } from './space/space.js';

export const strategies = [
  // Breadth-first search with symmetry reduction: half the time and half the memory on boards with a reflection symmetry.
  {
    id: 'bfs-mirror',
    title: 'Breadth first, mirrored',
    aliases: ['mirror'],
    summary: 'breadth first, mirror images of a position counted once; shortest',
    optimal: true,
    traceable: true,
    heuristics: [],
    start(position, metric, options) {
      const symmetric = hasSymmetry(position);
      const space = symmetric ? new MirrorSpace(position, metric) : createSpace(position, metric);
      const search = inMoves(space, new BreadthFirst(space, options));
      return {
        step(expansions) {
          const outcome = search.step(expansions);
          if (outcome?.status !== 'unsolvable' || !symmetric) return outcome;
          const { stored } = search.counts;
          return { ...outcome, reason: noneSolved({ positions: stored, mirrored: true }) };
        },
        get counts() {
          return search.counts;
        },
        get lowerBound() {
          return search.lowerBound;
        },
      };
    },
  },
] as const satisfies readonly Strategy<BricksPosition, BrickMove>[];
