import { expect, test } from 'vitest';
import { seededRandom } from '../../random.js';
import { partitions } from './partitions.js';
import { buildPattern } from './pattern-build.js';
import { excessAt, placementOf } from './pattern-estimate.js';
import { PatternLayout } from './pattern-layout.js';
import { patternRequests } from './pattern-set.js';
import { tableUses } from './table-sharing.js';

function finish<T>(generator: Generator<unknown, T>): T {
  let step = generator.next();
  while (!step.done) step = generator.next();
  return step.value;
}

test('6-6-6-6 on 5×5 takes two tables', () => {
  const shape = { width: 5, height: 5, blankGoal: 24 };
  const uses = tableUses(shape, partitions(shape, 'pdb-663').flat());
  expect(uses.map(({ tableGoals }) => tableGoals[0])).toEqual([0, 0, 0, 12]);
  expect(patternRequests(shape, 'pdb-663').map(({ id }) => id)).toEqual([
    'tiles-patterns-v2-5x5-24-0.1.2.5.6.7',
    'tiles-patterns-v2-5x5-24-12.17.18.19.22.23',
  ]);
});

test('a group finds in the table of another one what its own table would say', () => {
  const shape = { width: 4, height: 4, blankGoal: 15 };
  const groups = [
    [0, 1, 4],
    [2, 3, 7],
    [8, 12, 13],
  ];
  const layout = PatternLayout.for(4, 4, 3);
  const random = seededRandom(3);
  const uses = tableUses(shape, groups, 3);
  expect(uses.filter(({ turn }) => turn !== undefined)).toHaveLength(2);
  const shared = finish(buildPattern({ ...shape, goals: groups[0]! }));
  for (const { goals, turn } of uses) {
    const own = { goals, layout, table: finish(buildPattern({ ...shape, goals })) };
    const turned = { goals, layout, table: shared, ...(turn === undefined ? {} : { turn }) };
    for (let i = 0; i < 500; i++) {
      const places = Int32Array.from(random.shuffle(Array.from({ length: 16 }, (_, cell) => cell)));
      const [a, b] = [own, turned].map((pattern) => {
        const { set, order } = placementOf(pattern, places);
        return excessAt(pattern, set, order, places[15]!);
      });
      expect(b).toBe(a);
    }
  }
});

test('a group whose blank would be shut in elsewhere does not share', () => {
  // The tiles around a corner: the blank in it is cut off from the rest, and its image is not.
  const shape = { width: 4, height: 4, blankGoal: 15 };
  const groups = [
    [1, 4, 5],
    [10, 11, 14],
  ];
  expect(tableUses(shape, groups, 3).every(({ turn }) => turn === undefined)).toBe(true);
});
