import { expect, test } from 'vitest';
import { families } from '../families.js';
import { newSuccessors } from '../search/counts.js';
import { describeContract } from '../testing/contract/describe-contract.js';
import { samples } from '../testing/samples.js';
import type { Space } from './engine/space.js';

// Every family must keep the promises of the contract; a new one is tested as soon as it is in the registry.
for (const family of families) describeContract(family);

// What a family may lack is checked only where there is some: one of them must have it.
test.each<[string, (space: Space) => number | undefined]>([
  ['identical pieces', (space) => space.identicalPieces?.().length],
  ['symmetries', (space) => space.symmetries?.().length],
  ['goals that are listed', (space) => space.goals?.().length],
  ['layers of its own', (space) => space.layers?.(1e8, 'goal')?.size],
  ['a survey of its own', (space) => space.survey?.(10)?.size],
  ['what heuristics look up', (space) => (space.prepareHeuristic === undefined ? 0 : 1)],
  ['costs in a finer metric', (space) => (space.finerCost === undefined ? 0 : 1)],
])('some space has %s', async (_, count) => {
  for (const { loadCompiledSearch } of families) await loadCompiledSearch?.();
  const counts = families.flatMap((family) =>
    samples(family, 'small', 20).map((board) => count(family.space(board)) ?? 0),
  );
  expect(Math.max(...counts)).toBeGreaterThan(0);
});

test('some board has more successors than one list takes', () => {
  const size = { width: 40, height: 40 };
  const large = families.filter(({ making }) => making?.plain(size).ok);
  const lists = large.map((family) => {
    const space = family.space(samples(family, size, 1)[0]);
    const [state, out] = [new Int32Array(space.stateWords), newSuccessors(space)];
    space.start(state, 0);
    space.expand(state, 0, -1, out);
    return out.next > 0;
  });
  expect(lists).toContain(true);
});
