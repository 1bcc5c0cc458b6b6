import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { Session } from '@slidewise/core/session';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Reach } from './reach.js';

function sessionOf(family: string, text: string): Session {
  const found = familyById(family)!;
  return Session.start(found, unwrap(found.parse(text, {})));
}

const HOME = { rows: 0, columns: 0 };
const cars = sessionOf('rush-hour', '.....A\nBBB..A\nXXC..A\n..C...\n..D...\n..D...');
const corner = sessionOf('bricks', 'goal: 0 2\nX#.\n..A\n.#A');
const open = sessionOf('bricks', 'goal: 2 2\nX..\n...\n...');
const tiles = sessionOf('tiles', '1 2 3\n4 5 6\n7 0 8');

test('a vehicle follows the hand along its line and stops at its neighbour', () => {
  const reach = new Reach(cars.slides(), 1);
  expect(reach.follow(HOME, { rows: 0.3, columns: 1.25 })).toEqual({ rows: 0, columns: 1.25 });
  expect(reach.follow(HOME, { rows: -4, columns: 9 })).toEqual({ rows: 0, columns: 2 });
  expect(reach.follow({ rows: 0, columns: 2 }, { rows: 0, columns: -3 })).toEqual(HOME);
});

test('a brick goes round a corner with the hand, and does not go round it by itself', () => {
  const reach = new Reach(corner.slides(), 1);
  expect(reach.follow(HOME, { rows: 0, columns: 1.4 })).toEqual(HOME);
  expect(reach.follow(HOME, { rows: 0.4, columns: 1 })).toEqual({ rows: 0.4, columns: 0 });
  expect(reach.follow(HOME, { rows: 1.1, columns: 0.7 })).toEqual({ rows: 1, columns: 0.7 });
  expect(reach.slideTo({ rows: 1, columns: 1 })).toBeDefined();
  expect(reach.slideTo({ rows: 0, columns: 1 })).toBeUndefined();
});

test('where there is room, a brick goes across it', () => {
  const reach = new Reach(open.slides(), 0);
  expect(reach.follow(HOME, { rows: 1.3, columns: 1.6 })).toEqual({ rows: 1.3, columns: 1.6 });
  expect(reach.follow(HOME, { rows: 5, columns: 1.5 })).toEqual({ rows: 2, columns: 1.5 });
});

test('whatever the hand does, a piece is never drawn where another is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(cars, corner, open, tiles),
      fc.nat(20),
      fc.array(fc.record({ rows: fc.double({ min: -4, max: 4 }), columns: fc.double({ min: -4, max: 4 }) }), {
        maxLength: 6,
      }),
      (session, number, hands) => {
        const piece = number % session.scene.pieces.length;
        const reach = new Reach(session.slides(), piece);
        let at = HOME;
        for (const hand of hands) at = reach.follow(at, hand);
        const others = session.scene.pieces.filter((_, i) => !reach.offsets(at).some((shift) => shift.piece === i));
        const taken = [...others.flatMap(({ cells }) => cells), ...session.scene.walls];
        for (const { row, column } of session.scene.pieces[piece]!.cells) {
          for (const cell of taken) {
            const apart =
              Math.abs(cell.row - row - at.rows) >= 1 - 1e-6 || Math.abs(cell.column - column - at.columns) >= 1 - 1e-6;
            expect(apart).toBe(true);
          }
        }
      },
    ),
  );
});

test('tiles between the hand and the gap are pushed along', () => {
  const reach = new Reach(tiles.slides(), 1);
  expect(reach.follow(HOME, { rows: 3, columns: 0 })).toEqual({ rows: 1, columns: 0 });
  expect(reach.offsets({ rows: 0.5, columns: 0 })).toEqual([
    { piece: 1, rows: 0.5, columns: 0 },
    { piece: 4, rows: 0.5, columns: 0 },
  ]);
  expect(new Reach(tiles.slides(), 0).all).toEqual([]);
});
