import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outline } from './outline.js';

/** The corners of the loops of a path; with a radius of 0 every arc ends where it starts, at a corner. */
function loopsOf(path: string): [number, number][][] {
  return path
    .split('Z')
    .filter((loop) => loop !== '')
    .map((loop) =>
      [...loop.matchAll(/[ML](\S+) (\S+?)A/g)].map(([, x, y]): [number, number] => [Number(x), Number(y)]),
    );
}

/** Twice the area inside, positive where the loop is walked clockwise on a screen. */
function twiceArea(loop: [number, number][]): number {
  return loop.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = loop[(i + 1) % loop.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

const sharp = { cell: 1, inset: 0, radius: 0 };

test('a bar is one rounded rectangle', () => {
  const bar = [0, 1].map((column) => ({ row: 0, column }));
  expect(outline(bar, { cell: 10, inset: 1, radius: 2 })).toBe(
    'M17 1A2 2 0 0 1 19 3L19 7A2 2 0 0 1 17 9L3 9A2 2 0 0 1 1 7L1 3A2 2 0 0 1 3 1Z',
  );
});

test('an inner corner turns the other way, and a hole is a loop of its own', () => {
  const at = (...cells: [number, number][]) => cells.map(([row, column]) => ({ row, column }));
  expect(outline(at([0, 0], [1, 0], [1, 1]), sharp).match(/A0 0 0 0 0 /g)).toHaveLength(1);
  const ring = at([0, 0], [0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1], [2, 2]);
  expect(loopsOf(outline(ring, sharp)).map(twiceArea)).toEqual([18, -2]);
});

test('cells that touch at a corner stay apart', () => {
  const loops = loopsOf(
    outline(
      [
        { row: 0, column: 0 },
        { row: 1, column: 1 },
      ],
      sharp,
    ),
  );
  expect(loops.map(twiceArea)).toEqual([2, 2]);
});

test('whatever the cells, the loops hold exactly their area', () => {
  const cell = fc.record({ row: fc.nat(5), column: fc.nat(5) });
  const cells = fc.uniqueArray(cell, { selector: ({ row, column }) => row * 6 + column, maxLength: 36 });
  fc.assert(
    fc.property(cells, (shape) => {
      const loops = loopsOf(outline(shape, sharp));
      expect(loops.reduce((sum, loop) => sum + twiceArea(loop), 0)).toBe(2 * shape.length);
    }),
  );
});
