import { unwrap } from '@slidewise/core/result';
import { Session } from '@slidewise/core/session';
import { tiles } from '@slidewise/core/tiles';
import { expect, test } from 'vitest';
import { Sweep } from './sweep.js';

function sweepOn(text: string): { session: Session; sweep: Sweep; made: string[] } {
  const session = Session.start(tiles, unwrap(tiles.parse(text))) as unknown as Session;
  const made: string[] = [];
  const sweep = new Sweep({
    scene: () => session.scene,
    slides: () => session.handSlides(),
    move(slide) {
      made.push(session.inWords(slide.move));
      unwrap(session.playSlide(slide));
    },
  });
  return { session, sweep, made };
}

test('a pointer that begins in the gap takes it along, cell by cell, and round corners', () => {
  const { sweep, made, session } = sweepOn('1 2 3\n4 5 6\n7 8 0\n');
  expect(sweep.start(1, { row: 1, column: 1 })).toBe(false);
  expect(sweep.start(1, { row: 2, column: 2 })).toBe(true);
  // A quick pointer skips cells.
  sweep.move(1, { row: 2, column: 0 });
  sweep.move(1, { row: 2, column: 0 });
  sweep.move(1, { row: 1, column: 0 });
  expect(made).toEqual(['8 right', '7 right', '4 down']);
  sweep.move(2, { row: 0, column: 0 });
  expect(session.length).toBe(3);
  sweep.end(1);
  sweep.move(1, { row: 0, column: 0 });
  expect(session.length).toBe(3);
  expect(sweep.start(2, { row: 1, column: 0 })).toBe(true);
  sweep.move(2, { row: 0, column: 2 });
  expect(made.slice(3)).toEqual(['5 left', '6 left', '3 down']);
});

test('a move that the page does not make ends the sweep', () => {
  const { session } = sweepOn('1 2 3\n4 5 6\n7 8 0\n');
  let asked = 0;
  const sweep = new Sweep({ scene: () => session.scene, slides: () => session.handSlides(), move: () => asked++ });
  sweep.start(1, { row: 2, column: 2 });
  sweep.move(1, { row: 2, column: 0 });
  expect(asked).toBe(1);
});
