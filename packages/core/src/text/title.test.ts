import { expect, test } from 'vitest';
import { titleOf } from './title.js';

test('names of files as titles', () => {
  expect(['rush-hour/jam-01', 'tiles/4x3-easy', 'rush-hour/one-a-line:3', 'bricks/klotski'].map(titleOf)).toEqual([
    'Jam 1',
    '4×3 Easy',
    'One A Line 3',
    'Klotski',
  ]);
});
