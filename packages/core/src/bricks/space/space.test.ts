import { expect, test } from 'vitest';
import type { Space } from '../../contract/engine/space.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { explore } from '../../search/explore.js';
import { type BricksIds, bricks } from '../index.js';
import type { BricksPosition } from '../position.js';
import { hasSymmetry, MirrorSpace } from './mirror-space.js';

const METRICS = ['steps', 'slides', 'moves'] as const;

test('leaving out moves that lead nowhere new loses nothing: every layer is complete', () => {
  const random = seededRandom(17);
  const sizes = [
    { width: 4, height: 4 },
    { width: 5, height: 3 },
    { width: 3, height: 4 },
  ];
  const boards: BricksPosition[] = Array.from({ length: 20 }, (_, i) => bricks.making.random(random, sizes[i % 3]!));
  // Bricks that pass over their own cells, bricks that go around corners, and many bricks of one class.
  for (const text of ['XXX./X.X./..../AB.C', 'XX../.A../.AAB/CDEF', 'XABC/DEF./GH.I/J.KL', 'AA.X/A.../.BCD/BB..']) {
    boards.push(unwrap(bricks.parse(text, { goal: '0 0' })).position);
  }
  let [compared, leftOut] = [0, 0];
  for (const position of boards) {
    for (const metric of METRICS) {
      for (const space of spacesOf(position, metric)) {
        const pruned = explore(space, 15_000);
        if (!pruned.complete) continue;
        const edges = { pruned: 0, full: 0 };
        explore(counting(space, edges, 'pruned', true));
        const full = explore(counting(space, edges, 'full', false));
        expect(countByDepth(pruned.depths), `${metric} ${JSON.stringify(position)}`).toEqual(countByDepth(full.depths));
        compared++;
        if (edges.pruned < edges.full) leftOut++;
      }
    }
  }
  expect(compared).toBeGreaterThan(50);
  expect(leftOut).toBeGreaterThan(0.8 * compared);
});

function spacesOf(position: BricksPosition, metric: BricksIds['metric']): Space[] {
  const plain = bricks.space(position, metric);
  return hasSymmetry(position) ? [plain, new MirrorSpace(position, metric)] : [plain];
}

/** The space, with or without pruning by the last move; it counts the edges. */
function counting(space: Space, edges: Record<string, number>, name: string, pruned: boolean): Space {
  const counted = Object.create(space) as Space;
  counted.expand = (state, at, cameBy, out) => {
    space.expand(state, at, pruned ? cameBy : -1, out);
    edges[name]! += out.count;
  };
  return counted;
}

function countByDepth(depths: Int32Array): number[] {
  const counts: number[] = [];
  for (const depth of depths) counts[depth] = (counts[depth] ?? 0) + 1;
  return counts;
}
