import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { expect, test } from 'vitest';
import { drawScene } from './draw.js';

test('goals and cells that only targets may enter are drawn differently', () => {
  const bricks = familyById('bricks')!;
  const { position } = unwrap(bricks.parse('master: X\ngoal: 0 2\nXA.\n#-#\n', {}));
  expect(drawScene(bricks.scene(position))).toEqual(['┌───────┐', '│ X A - │', '│ # : # │', '└───────┘']);
});
