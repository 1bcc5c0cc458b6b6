import { expect, test } from 'vitest';
import { familyById } from '../families.js';
import { unwrap } from '../result.js';
import { drawSvg } from './svg.js';
import { TARGET_TONE, TONES, toneOf } from './tones.js';

const piece = (...places: [row: number, column: number][]) => ({
  label: 'A',
  role: 'piece' as const,
  cells: places.map(([row, column]) => ({ row, column })),
});

test('one shape has one tone, at every place and for every order of its cells', () => {
  expect(toneOf(piece([2, 3], [2, 4]))).toBe(toneOf(piece([0, 1], [0, 0])));
  expect(toneOf(piece([5, 5], [6, 5], [6, 6]))).toBe(toneOf(piece([1, 1], [0, 0], [1, 0])));
  expect(toneOf({ ...piece([0, 0]), role: 'target' })).toBe('target');
});

test('the usual rectangles differ, and a shape with a hole is no rectangle', () => {
  const rectangle = (rows: number, columns: number) =>
    piece(
      ...Array.from({ length: rows * columns }, (_, i) => [Math.floor(i / columns), i % columns] as [number, number]),
    );
  const usual = [rectangle(1, 1), rectangle(1, 2), rectangle(2, 1), rectangle(1, 3), rectangle(3, 1), rectangle(2, 2)];
  expect(new Set(usual.map(toneOf)).size).toBe(usual.length);
  expect(TONES[toneOf(piece([0, 0], [1, 1])) as number]).toBeDefined();
  // However long a straight piece is, its hue is that of its direction.
  for (const length of [4, 5, 6, 9]) {
    expect([rectangle(1, 2), rectangle(1, 3)].map(toneOf)).toContain(toneOf(rectangle(1, length)));
    expect([rectangle(2, 1), rectangle(3, 1)].map(toneOf)).toContain(toneOf(rectangle(length, 1)));
  }
});

test('a picture is drawn in these colours', () => {
  const rushHour = familyById('rush-hour')!;
  const { position } = unwrap(
    rushHour.parse('......\n.B....\nXXB...\n..B...\n......\nAA.CC.\n'.replace('.B....', '..B...'), {}),
  );
  const svg = drawSvg(rushHour.scene(position));
  const fills = [...svg.matchAll(/class="sw-piece[^"]*" fill="(#\w+)"/g)].map(([, fill]) => fill);
  expect(new Set(fills)).toEqual(new Set([TARGET_TONE, TONES[1], TONES[4]]));
});
