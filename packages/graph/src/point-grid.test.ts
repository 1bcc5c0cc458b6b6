import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf } from './graph.js';
import { PointGrid } from './point-grid.js';

const coordinate = fc.float({ min: -50, max: 50, noNaN: true });

test('the nearest node within reach is what a look at all of them finds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 200 }),
      coordinate,
      coordinate,
      fc.float({ min: Math.fround(0.1), max: 30, noNaN: true }),
      (places, x, y, within) => {
        const points = Float32Array.from(places.flat());
        const distances = places.map((_, i) => Math.hypot(points[2 * i]! - x, points[2 * i + 1]! - y));
        const least = Math.min(...distances);
        fc.pre(Math.abs(least - within) > 1e-3);
        const found = new PointGrid(points, boundsOf(points)).nearest(x, y, within);
        if (least > within) expect(found).toBe(-1);
        else expect(distances[found]).toBeCloseTo(least, 4);
      },
    ),
  );
});
