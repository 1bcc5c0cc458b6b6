import { expect, test } from 'vitest';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { unwrap } from '../../result.js';
import { createPosition, namedGoal } from '../position.js';
import { Frame } from '../space/frame.js';
import { CompleteTable } from './complete-table.js';

test.each([
  [2, 3, 'stm', 21],
  [2, 3, 'mtm', 20],
  [2, 4, 'stm', 36],
  [2, 4, 'mtm', 25],
  [3, 3, 'stm', 31],
  [3, 3, 'mtm', 24],
  [2, 5, 'mtm', 36],
])('%i×%i, %s: the hardest boards take %i', (width, height, metric, hardest) => {
  const goal = namedGoal('blank-last', width * height);
  const frame = new Frame(unwrap(createPosition({ width, height, tiles: goal, goal })));
  const making = CompleteTable.inSlices(frame, metric, new MemoryTableCache());
  let step = making.next();
  while (!step.done) step = making.next();
  const { distances } = step.value;
  // Half of all boards are unsolvable, and have no distance.
  const farthest = distances.reduce((most, distance) => (distance === 255 ? most : Math.max(most, distance)), 0);
  expect(farthest).toBe(hardest);
});
