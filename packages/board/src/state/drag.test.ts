import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { type SceneMove, Session } from '@slidewise/core/session';
import { expect, test } from 'vitest';
import { Drag } from './drag.js';
import { Reach } from './reach.js';

/** Cells of ten pixels; B can go two to the right, C one down. */
function board() {
  const family = familyById('rush-hour')!;
  const session = Session.start(
    family,
    unwrap(family.parse('AABB..\n......\n..C...\n..C...\n......\n......', { goal: 'exit' })),
  );
  const piece = (label: string) => session.scene.pieces.findIndex((each) => each.label === label);
  const done = { dropped: [] as SceneMove[], tapped: [] as number[], shown: 0 };
  const drag = new Drag({
    unitsPerCell: () => 10,
    reachOf: (of) => new Reach(session.slides(), of),
    show: (offsets) => {
      done.shown = offsets.length;
    },
    drop: (slide) => done.dropped.push(slide),
    tap: (tapped) => done.tapped.push(tapped),
  });
  return { drag, done, b: piece('B'), c: piece('C') };
}

const finger = (pointerId: number, clientX: number, clientY = 0) => ({ pointerId, clientX, clientY });

test('a drag belongs to its pointer: a second finger takes no piece, moves none and ends nothing', () => {
  const { drag, done, b, c } = board();
  expect(drag.start(b, finger(1, 0))).toBe(true);
  drag.move(finger(1, 12));
  expect(drag.start(c, finger(2, 0))).toBe(false);
  drag.move(finger(2, 0, 30));
  drag.end(finger(2, 0, 30));
  drag.cancel({ pointerId: 2 });
  expect(done).toEqual({ dropped: [], tapped: [], shown: 1 });
  drag.move(finger(1, 21));
  drag.end(finger(1, 21));
  expect(done.dropped.map(({ shifts }) => shifts)).toEqual([[{ piece: b, rows: 0, columns: 2 }]]);
  // Free for the next.
  expect(drag.start(c, finger(2, 0))).toBe(true);
  drag.end(finger(2, 1));
  expect(done.tapped).toEqual([c]);
});

test('a drag that is cancelled moves nothing', () => {
  const { drag, done, b } = board();
  drag.start(b, finger(1, 0));
  drag.move(finger(1, 20));
  drag.cancel({ pointerId: 1 });
  drag.end(finger(1, 20));
  expect(done).toEqual({ dropped: [], tapped: [], shown: 0 });
});
