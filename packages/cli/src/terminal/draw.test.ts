import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import picocolors from 'picocolors';
import { expect, test } from 'vitest';
import { drawScene, piecePaints } from './draw.js';

test('goals and cells that only targets may enter are drawn differently', () => {
  const bricks = familyById('bricks')!;
  const { position } = unwrap(bricks.parse('master: X\ngoal: 0 2\nXA.\n#-#\n', {}));
  expect(drawScene(bricks.scene(position))).toEqual(['┌───────┐', '│ X A - │', '│ # : # │', '└───────┘']);
});

test('bricks have the colours of their woods, and the target its own', () => {
  const bricks = familyById('bricks')!;
  const { position } = unwrap(bricks.parse('master: X\ngoal: 2 2\nXAABB\nCDEEE\nCD.FF\n..GFF\n', {}));
  const scene = bricks.scene(position);
  const paints = piecePaints(scene, picocolors.createColors(true));
  const look = new Map(scene.pieces.map(({ label }, i) => [label, paints[i]!('text')]));
  expect(look.get('A')).toBe(look.get('B'));
  expect(look.get('C')).toBe(look.get('D'));
  expect(new Set(['A', 'C', 'G', 'X'].map((label) => look.get(label))).size).toBe(4);
});
